/**
 * The port to the payment gateway. Amounts are paise. Every call may throw a {@link GatewayError}. Never call it inside a
 * database transaction: a rollback would forget real money.
 */
export interface PaymentGateway {
  /** What the browser needs to open the gateway's checkout. */
  readonly checkout: { scriptUrl: string; keyId: string };
  createOrder(order: { amount: number; receipt: string }): Promise<{ id: string; amount: number }>;
  /** True when the signature proves that the guest comes from this order's checkout. It does not prove a payment. */
  verifyCheckout(proof: { orderId: string; paymentId: string; signature: string }): boolean;
  /** The event that the gateway signed; null when the signature is not valid. */
  parseWebhook(rawBody: Buffer, headers: { signature?: string; eventId?: string }): GatewayEvent | null;
  fetchPayment(paymentId: string): Promise<GatewayPayment>;
  fetchOrderPayments(orderId: string): Promise<GatewayPayment[]>;
  capturePayment(payment: { id: string; amount: number; currency: string }): Promise<GatewayPayment>;
  /** The same key always names the same refund, however often it is sent. */
  refund(refund: RefundRequest): Promise<GatewayRefund>;
  fetchRefund(refundId: string): Promise<GatewayRefund>;
  /** Every refund of the payment, those made in the gateway's dashboard among them. */
  fetchPaymentRefunds(paymentId: string): Promise<GatewayRefund[]>;
  /** The disputes of all payments, newest first: the last thousand. */
  fetchDisputes(): Promise<GatewayDispute[]>;
  /** All payments that were begun in this time. */
  fetchPaymentsWithin(time: GatewayTime): Promise<GatewayPayment[]>;
  /** All refunds that were made in this time. */
  fetchRefundsWithin(time: GatewayTime): Promise<GatewayRefund[]>;
  /** All settlements that were made in this time. */
  fetchSettlementsWithin(time: GatewayTime): Promise<GatewaySettlement[]>;
  /** The lines of all settlements of a day in India. */
  fetchSettledItems(day: string): Promise<SettledItem[]>;
}

/** From the first instant until before the second one, by the gateway's clock. */
export interface GatewayTime {
  from: Date;
  before: Date;
}

/** Money that the gateway sent to the hotel's bank at once. */
export interface GatewaySettlement {
  id: string;
  /** What reaches the bank, in paise. */
  amount: number;
  status: 'CREATED' | 'PROCESSED' | 'FAILED';
  /** By which the bank names the transfer; null before it is known. */
  utr: string | null;
  createdAt: Date;
}

/** A line of a settlement: a payment less its fee, a refund, or a correction such as a lost dispute. */
export interface SettledItem {
  id: string;
  settlementId: string;
  type: 'PAYMENT' | 'REFUND' | 'ADJUSTMENT';
  /** Of the payment that a refund or a correction is about. */
  paymentId: string | null;
  /** What comes to the hotel, after the fee, in paise. */
  credit: number;
  /** What goes from the hotel, in paise. */
  debit: number;
  /** Without tax, in paise. */
  fee: number;
  /** GST on the fee, in paise. */
  feeTax: number;
  settledAt: Date;
}

/**
 * CREATED is an attempt in progress. RELEASED is an authorised payment that the gateway gave back without capturing
 * it.
 */
export type GatewayPaymentStatus = 'CREATED' | 'AUTHORISED' | 'CAPTURED' | 'FAILED' | 'RELEASED';

export interface GatewayPayment {
  id: string;
  orderId: string | null;
  amount: number;
  currency: string;
  status: GatewayPaymentStatus;
  /** True when all of it was captured and refunded since. */
  refunded: boolean;
  /** How much was refunded or is being refunded, in paise. */
  amountRefunded: number;
  method: string | null;
  /** The gateway's own words for a failure. */
  failure: string | null;
  createdAt: Date;
  /** What the gateway keeps of it, without tax, in paise; null while it is not known. */
  fee: number | null;
  /** GST on the fee, in paise. */
  feeTax: number | null;
}

export interface RefundRequest {
  paymentId: string;
  amount: number;
  /** `optimum` is dearer, and the only way for the money of old payments. */
  speed: 'normal' | 'optimum';
  idempotencyKey: string;
}

export interface GatewayRefund {
  id: string;
  paymentId: string;
  amount: number;
  status: 'PENDING' | 'PROCESSED' | 'FAILED';
  /** Our key, from the refund's notes; null for a refund that was made in the gateway's dashboard. */
  idempotencyKey: string | null;
  createdAt: Date;
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
  /** Null when the gateway does not say. */
  createdAt: Date | null;
}

export interface GatewayEvent {
  /** Unique at the gateway: the same event sent again has the same id. */
  id: string;
  type: string;
  /** When the gateway made it; null when it does not say. */
  createdAt: Date | null;
  /** False for a body with a valid signature that we cannot read. */
  understood: boolean;
  payment: GatewayPayment | null;
  refund: GatewayRefund | null;
  dispute: GatewayDispute | null;
  /** As it was sent. */
  body: object;
}

/**
 * 'unreachable': we do not know what happened there, so we ask again later. 'rejected': the gateway refused. 'in
 * progress': an earlier try of the same request is not finished, so we ask again later. 'no balance': the hotel's balance
 * at the gateway is too low for a refund. 'too old': a normal refund does not reach the payment any more. 'busy': we ask
 * too often, and nothing was done.
 */
export type GatewayErrorKind = 'unreachable' | 'busy' | 'rejected' | 'in progress' | 'no balance' | 'too old';

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

const REJECTIONS: readonly GatewayErrorKind[] = ['rejected', 'no balance', 'too old'];

/** The gateway received the request and rejected it. Its own records then say what has been done already. */
export function isRejection({ kind }: GatewayError): boolean {
  return REJECTIONS.includes(kind);
}

/** Further requests would have no response now either. */
export function isAway({ kind }: GatewayError): boolean {
  return kind === 'unreachable' || kind === 'busy';
}
