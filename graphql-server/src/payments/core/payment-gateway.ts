/**
 * The port to the payment gateway. Amounts are in paise. Every call may throw a {@link GatewayError}. Never call it
 * inside a database transaction: a rollback would forget real money.
 */
export interface PaymentGateway {
  /** What the browser needs to open the gateway's checkout. */
  readonly checkout: { scriptUrl: string; keyId: string };
  createOrder(order: { amount: number; receipt: string }): Promise<{ id: string; amount: number }>;
  /**
   * True when the signature proves that the guest comes from the checkout of this order. It does not prove a payment.
   */
  verifyCheckout(proof: { orderId: string; paymentId: string; signature: string }): boolean;
  /** The event that the gateway signed; null when the signature is not valid. */
  parseWebhook(rawBody: Buffer, headers: { signature?: string; eventId?: string }): GatewayEvent | null;
  fetchPayment(paymentId: string): Promise<GatewayPayment>;
  fetchOrderPayments(orderId: string): Promise<GatewayPayment[]>;
  capturePayment(payment: { id: string; amount: number; currency: string }): Promise<GatewayPayment>;
  /** Requests a refund. A key always identifies one refund, however often it is sent. */
  refund(refund: RefundRequest): Promise<GatewayRefund>;
  fetchRefund(refundId: string): Promise<GatewayRefund>;
  /** Every refund of the payment, including refunds made in the gateway's dashboard. */
  fetchPaymentRefunds(paymentId: string): Promise<GatewayRefund[]>;
  /** The last thousand disputes of all payments, newest first. */
  fetchDisputes(): Promise<GatewayDispute[]>;
  /** All payments that were started between two moments. */
  fetchPaymentsWithin(time: GatewayTime): Promise<GatewayPayment[]>;
  /** All refunds that were made between two moments. */
  fetchRefundsWithin(time: GatewayTime): Promise<GatewayRefund[]>;
  /** All settlements that were made between two moments. */
  fetchSettlementsWithin(time: GatewayTime): Promise<GatewaySettlement[]>;
  /** The lines of all settlements of a day in India. */
  fetchSettledItems(day: string): Promise<SettledItem[]>;
}

/** The time from the first instant until before the second, by the gateway's clock. */
export interface GatewayTime {
  from: Date;
  before: Date;
}

/** A sum that the gateway sent to the hotel's bank. */
export interface GatewaySettlement {
  id: string;
  /** The amount that reaches the bank, in paise. */
  amount: number;
  status: 'CREATED' | 'PROCESSED' | 'FAILED';
  /** The bank's number of the transfer; null until it is known. */
  utr: string | null;
  createdAt: Date;
}

/** A line of a settlement: a payment less its fee, a refund, or a correction such as a lost dispute. */
export interface SettledItem {
  id: string;
  settlementId: string;
  type: 'PAYMENT' | 'REFUND' | 'ADJUSTMENT';
  /** The payment to which a refund or a correction belongs. */
  paymentId: string | null;
  /** The amount that the hotel receives, after the fee, in paise. */
  credit: number;
  /** The amount that the hotel pays, in paise. */
  debit: number;
  /** Without tax, in paise. */
  fee: number;
  /** GST on the fee, in paise. */
  feeTax: number;
  settledAt: Date;
}

/**
 * CREATED is an attempt in progress. RELEASED is an authorised payment that the gateway returned without capturing it.
 */
export type GatewayPaymentStatus = 'CREATED' | 'AUTHORISED' | 'CAPTURED' | 'FAILED' | 'RELEASED';

export interface GatewayPayment {
  id: string;
  orderId: string | null;
  amount: number;
  currency: string;
  status: GatewayPaymentStatus;
  /** True when the whole payment was captured and later refunded. */
  refunded: boolean;
  /** How much was refunded or is being refunded, in paise. */
  amountRefunded: number;
  method: string | null;
  /**
   * What the guest paid with, such as a card's network, bank and last four digits or a UPI address; null when the gateway
   * does not say. It is never stored, only its keyed hash.
   */
  payer: string | null;
  /** The gateway's message about a failure. */
  failure: string | null;
  createdAt: Date;
  /** The gateway's fee without tax, in paise; null while it is not known. */
  fee: number | null;
  /** GST on the fee, in paise. */
  feeTax: number | null;
}

export interface RefundRequest {
  paymentId: string;
  amount: number;
  /** `optimum` costs more, but is the only way to refund old payments. */
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
  /** The amount that the guest's bank claims, in paise. */
  amount: number;
  /** The amount that was taken from the hotel, in paise; 0 unless the dispute is lost. */
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
  /** Unique at the gateway: a repeated event has an unchanged id. */
  id: string;
  type: string;
  /** When the gateway made the event; null when the gateway does not say. */
  createdAt: Date | null;
  /** False for a body with a valid signature that we cannot read. */
  understood: boolean;
  payment: GatewayPayment | null;
  refund: GatewayRefund | null;
  dispute: GatewayDispute | null;
  /** The body as it was sent. */
  body: object;
}

/**
 * 'unreachable': we do not know what happened at the gateway, so we ask again later. 'rejected': the gateway refused.
 * 'in progress': an earlier attempt of this request is not finished, so we ask again later. 'no balance': the hotel's
 * balance at the gateway is too low for a refund. 'too old': the payment is too old for a normal refund. 'busy': we
 * sent too many requests, and nothing was done.
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

/**
 * True when the gateway received the request and rejected it. The gateway's own records then say what was done before.
 */
export function isRejection({ kind }: GatewayError): boolean {
  return REJECTIONS.includes(kind);
}

/** True when further requests would not get a response now either. */
export function isAway({ kind }: GatewayError): boolean {
  return kind === 'unreachable' || kind === 'busy';
}
