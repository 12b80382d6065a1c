/**
 * The port to whoever takes the money. Amounts are paise. Every call may throw a {@link GatewayError};
 * none may run inside a database transaction, since a rollback would forget real money.
 */
export interface PaymentGateway {
  /** What the browser needs to open the gateway's checkout. */
  readonly checkout: { scriptUrl: string; keyId: string };
  createOrder(order: { amount: number; receipt: string }): Promise<{ id: string; amount: number }>;
  /** True when the signature proves that the guest came back from this order's checkout. It proves no payment. */
  verifyCheckout(proof: { orderId: string; paymentId: string; signature: string }): boolean;
  /** The event that the gateway signed; null when the signature is not its own. */
  parseWebhook(rawBody: Buffer, headers: { signature?: string; eventId?: string }): GatewayEvent | null;
  fetchPayment(paymentId: string): Promise<GatewayPayment>;
  fetchOrderPayments(orderId: string): Promise<GatewayPayment[]>;
  capturePayment(payment: { id: string; amount: number; currency: string }): Promise<GatewayPayment>;
  /** The same key always names the same refund, however often it is sent. */
  refund(refund: { paymentId: string; amount: number; idempotencyKey: string }): Promise<GatewayRefund>;
  fetchRefund(refundId: string): Promise<GatewayRefund>;
  /** Every refund of the payment, those made in the gateway's dashboard among them. */
  fetchPaymentRefunds(paymentId: string): Promise<GatewayRefund[]>;
}

/**
 * CREATED means that the guest is at it: an attempt whose end is not known yet. RELEASED means that the gateway gave
 * an authorised payment back without it ever being captured.
 */
export type GatewayPaymentStatus = 'CREATED' | 'AUTHORISED' | 'CAPTURED' | 'FAILED' | 'RELEASED';

export interface GatewayPayment {
  id: string;
  orderId: string | null;
  amount: number;
  currency: string;
  status: GatewayPaymentStatus;
  /** All of it was captured and has gone back since. */
  refunded: boolean;
  /** How much has gone back or is on its way back, in paise. */
  amountRefunded: number;
  method: string | null;
  /** The gateway's own words for a failure. */
  failure: string | null;
  createdAt: Date;
}

export interface GatewayRefund {
  id: string;
  paymentId: string;
  amount: number;
  status: 'PENDING' | 'PROCESSED' | 'FAILED';
  /** Ours, given back in the refund's notes; null for one that was made in the gateway's dashboard. */
  idempotencyKey: string | null;
}

export interface GatewayDispute {
  id: string;
  paymentId: string;
  /** What the guest's bank asks for, in paise. */
  amount: number;
  /** What was taken from the hotel, in paise; 0 unless lost. */
  amountDeducted: number;
  currency: string;
  status: 'OPEN' | 'UNDER_REVIEW' | 'WON' | 'LOST' | 'CLOSED';
  reasonCode: string | null;
  phase: string | null;
  respondBy: Date | null;
}

export interface GatewayEvent {
  /** Unique at the gateway: the same event sent again has the same id. */
  id: string;
  type: string;
  /** False for a body that is genuine but of a form that we do not know. */
  understood: boolean;
  payment: GatewayPayment | null;
  refund: GatewayRefund | null;
  dispute: GatewayDispute | null;
  /** As it was sent. */
  body: object;
}

/**
 * 'unreachable': nothing is known of what happened there, ask again later; 'rejected': the gateway said no;
 * 'in progress': an earlier try of the same request is not finished, ask again later; 'no balance': the hotel's
 * balance at the gateway is too low for a refund.
 */
export type GatewayErrorKind = 'unreachable' | 'rejected' | 'in progress' | 'no balance';

export class GatewayError extends Error {
  override readonly name = 'GatewayError';

  constructor(
    readonly kind: GatewayErrorKind,
    message: string,
    options?: { cause: unknown },
  ) {
    super(message, options);
  }
}
