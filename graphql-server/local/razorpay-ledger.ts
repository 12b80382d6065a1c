import { randomBytes } from 'node:crypto';
import type { JsonFile } from './json-file';
import {
  existing,
  FAILURE,
  NO_FAILURE,
  refuseUnless,
  type Card,
  type Delivery,
  type Dispute,
  type NewRefund,
  type Order,
  type Payment,
  type Refund,
  type SettledItem,
  type Settlement,
} from './razorpay-entities';

/** The whole stored state. */
export interface LedgerState {
  orders: Record<string, Order>;
  payments: Record<string, Payment>;
  refunds: Record<string, Refund>;
  /** By idempotency key: the refund that it made, and its request. */
  refundKeys: Record<string, { refundId: string; request: string }>;
  deliveries: Delivery[];
  /** By payment. Missing in a state file of an earlier version. */
  disputes?: Record<string, Dispute>;
  /** `settlements` and `items` are missing in a state file of an earlier version. */
  settlements?: Settlement[];
  settledItems?: SettledItem[];
  /** Payments that are not settled, as while Razorpay checks them. */
  heldBack?: string[];
}

export interface NewOrder {
  amount: number;
  currency?: string;
  receipt?: string;
  notes?: Record<string, string>;
}

/** `begin` is a guest who is still at the bank. A later call with the payment's id ends the attempt. */
export type PayOutcome = 'begin' | 'capture' | 'authorise' | 'fail';

export interface PayRequest {
  outcome: PayOutcome;
  /** Differs from the order's amount only to test the hotel's reaction. */
  amount?: number;
  currency?: string;
  email?: string;
  contact?: string;
  /** The card's last four digits; without them the payment does not say what the guest paid with. */
  card?: string;
  /** Instead of a new payment: a payment in progress, or a failed payment that is authorised late. */
  paymentId?: string;
}

const SMALLEST_AMOUNT = 100;
const LONGEST_RECEIPT = 40;
const MOST_NOTES = 15;
const SHORTEST_IDEMPOTENCY_KEY = 10;
const FEE_PERCENT = 2;
const GST_ON_FEE_PERCENT = 18;
const SECONDS_A_DAY = 24 * 60 * 60;
// Razorpay says 'six months' without a number of days.
const DAYS_OF_NORMAL_REFUNDS = 183;

const ID_CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ID_LENGTH = 14;

const STATUS_AFTER = {
  begin: 'created',
  capture: 'captured',
  authorise: 'authorized',
  fail: 'failed',
} as const;

/** Orders, payments and refunds, with the refusals of the real service. */
export class Ledger {
  private constructor(
    readonly state: LedgerState,
    private readonly file: JsonFile<LedgerState> | null,
  ) {}

  static async open(file: JsonFile<LedgerState> | null): Promise<Ledger> {
    const empty: LedgerState = { orders: {}, payments: {}, refunds: {}, refundKeys: {}, deliveries: [] };
    return new Ledger((await file?.read()) ?? empty, file);
  }

  /** Resolves when all changes so far are on the disk. */
  async keep(): Promise<void> {
    await this.file?.save(this.state);
  }

  order(id: string): Order {
    return existing(this.state.orders[id]);
  }

  payment(id: string): Payment {
    return existing(this.state.payments[id]);
  }

  refund(id: string): Refund {
    return existing(this.state.refunds[id]);
  }

  /** Payments that were started in these seconds, newest first, like all lists of the API. */
  paymentsWithin(seconds: Seconds): Payment[] {
    return within(Object.values(this.state.payments), seconds);
  }

  refundsWithin(seconds: Seconds): Refund[] {
    return within(Object.values(this.state.refunds), seconds);
  }

  ordersWith(receipt: string | undefined): Order[] {
    return Object.values(this.state.orders).filter((order) => !receipt || order.receipt === receipt);
  }

  paymentsOf(orderId: string): Payment[] {
    this.order(orderId);
    return Object.values(this.state.payments).filter(({ order_id }) => order_id === orderId);
  }

  refundsOf(paymentId: string): Refund[] {
    this.payment(paymentId);
    return Object.values(this.state.refunds).filter(({ payment_id }) => payment_id === paymentId);
  }

  createOrder({ amount, currency = 'INR', receipt, notes }: NewOrder): Order {
    refuseUnless(Number.isInteger(amount), 'The amount must be an integer.', 'amount');
    refuseUnless(amount >= SMALLEST_AMOUNT, 'Order amount less than minimum amount allowed', 'amount');
    const hasFittingReceipt = (receipt ?? '').length <= LONGEST_RECEIPT;
    refuseUnless(hasFittingReceipt, 'The receipt may not be greater than 40 characters.', 'receipt');
    const hasFewNotes = Object.keys(notes ?? {}).length <= MOST_NOTES;
    refuseUnless(hasFewNotes, 'You have exceeded the maximum number of notes fields allowed (15)', 'notes');
    const order: Order = {
      id: newId('order'),
      entity: 'order',
      amount,
      amount_paid: 0,
      amount_due: amount,
      currency,
      receipt: receipt ?? null,
      status: 'created',
      attempts: 0,
      notes: notes ?? [],
      created_at: now(),
    };
    this.state.orders[order.id] = order;
    return order;
  }

  /** Makes a guest's attempt to pay. The order may be paid already, because Razorpay allows this, too. */
  pay(orderId: string, { outcome, paymentId, ...request }: PayRequest): Payment {
    const order = this.order(orderId);
    const payment = paymentId ? this.payment(paymentId) : this.attempt(order, request);
    const isCaptured = outcome === 'capture';
    Object.assign(payment, {
      status: STATUS_AFTER[outcome],
      captured: isCaptured,
      ...(outcome === 'fail' ? FAILURE : NO_FAILURE),
    });
    if (isCaptured) this.settle(order, payment);
    return payment;
  }

  capture(paymentId: string, amount: number, currency: string | undefined): Payment {
    const payment = this.payment(paymentId);
    refuseUnless(!payment.captured, 'This payment has already been captured');
    const isAuthorised = payment.status === 'authorized';
    refuseUnless(
      isAuthorised,
      'Only payments which have been authorized and not yet captured can be captured',
    );
    const isSameAmount = amount === payment.amount && (currency ?? payment.currency) === payment.currency;
    refuseUnless(isSameAmount, 'Capture amount must be equal to the amount authorized', 'amount');
    Object.assign(payment, { status: 'captured', captured: true });
    this.settle(this.order(payment.order_id), payment);
    return payment;
  }

  /** A new refund, or the refund that this idempotency key made before. */
  requestRefund(request: NewRefund): { refund: Refund; isNew: boolean } {
    const { idempotencyKey: key, status, ...body } = request;
    const text = JSON.stringify(body);
    if (key === undefined) return { refund: this.createRefund(request), isNew: true };
    const isLongEnough = key.length >= SHORTEST_IDEMPOTENCY_KEY;
    refuseUnless(isLongEnough, 'The idempotency key must have at least 10 characters.');
    const earlier = this.state.refundKeys[key];
    if (earlier) {
      refuseUnless(
        earlier.request === text,
        'Different request body sent for the same Refund Idempotency Header',
      );
      return { refund: this.refund(earlier.refundId), isNew: false };
    }
    const refund = this.createRefund({ ...body, status });
    this.state.refundKeys[key] = { refundId: refund.id, request: text };
    return { refund, isNew: true };
  }

  /** Returns authorised money that was not captured in time, as Razorpay does automatically. */
  releaseUncaptured(paymentId: string): Payment {
    const payment = this.payment(paymentId);
    refuseUnless(payment.status === 'authorized', 'The payment is not waiting to be captured');
    return Object.assign(payment, {
      status: 'refunded' as const,
      refund_status: 'full' as const,
      amount_refunded: payment.amount,
    });
  }

  /** Makes a payment older. */
  age(paymentId: string, days: number): Payment {
    const payment = this.payment(paymentId);
    payment.created_at -= days * SECONDS_A_DAY;
    return payment;
  }

  /** All disputes, newest first. */
  disputes(): Dispute[] {
    return Object.values(this.state.disputes ?? {}).toReversed();
  }

  /** Stores a dispute. */
  keepDispute(dispute: Dispute): void {
    this.state.disputes = { ...this.state.disputes, [dispute.payment_id]: dispute };
  }

  /** Ends a refund: the guest has the money, or the refund failed. */
  settleRefund(refundId: string, status: 'processed' | 'failed'): Refund {
    const refund = this.refund(refundId);
    refund.status = status;
    refund.acquirer_data = { arn: status === 'processed' ? newId('arn') : null };
    this.countRefunds(this.payment(refund.payment_id));
    return refund;
  }

  private attempt(order: Order, request: Omit<PayRequest, 'outcome' | 'paymentId'>): Payment {
    order.attempts += 1;
    if (order.status === 'created') order.status = 'attempted';
    const payment: Payment = {
      id: newId('pay'),
      entity: 'payment',
      amount: request.amount ?? order.amount,
      currency: request.currency ?? order.currency,
      status: 'failed',
      order_id: order.id,
      invoice_id: null,
      international: false,
      method: 'card',
      card: request.card === undefined ? null : cardOf(request.card),
      amount_refunded: 0,
      refund_status: null,
      captured: false,
      description: null,
      email: request.email ?? null,
      contact: request.contact ?? null,
      notes: order.notes,
      fee: null,
      tax: null,
      ...NO_FAILURE,
      created_at: now(),
    };
    this.state.payments[payment.id] = payment;
    return payment;
  }

  private settle(order: Order, payment: Payment): void {
    const bareFee = Math.round((payment.amount * FEE_PERCENT) / 100);
    payment.tax = Math.round((bareFee * GST_ON_FEE_PERCENT) / 100);
    // As at Razorpay, the fee includes its tax.
    payment.fee = bareFee + payment.tax;
    Object.assign(order, { status: 'paid', amount_paid: order.amount, amount_due: 0 });
  }

  private createRefund({ paymentId, amount, notes, receipt, speed, status }: NewRefund): Refund {
    const payment = this.payment(paymentId);
    refuseUnless(payment.captured, 'The payment status should be captured for action to be taken');
    const left = payment.amount - payment.amount_refunded;
    const wanted = amount ?? left;
    refuseUnless(left > 0, 'The payment has been fully refunded already');
    // https://razorpay.com/docs/payments/refunds/errors
    refuseUnless(
      speed === 'optimum' || !isOld(payment),
      'Payment is more than 6 months old, only instant refund is supported',
    );
    refuseUnless(wanted >= SMALLEST_AMOUNT, 'The amount must be at least INR 1.00', 'amount');
    refuseUnless(
      wanted <= left,
      'The total refund amount is greater than the refund payment amount',
      'amount',
    );
    const refund: Refund = {
      id: newId('rfnd'),
      entity: 'refund',
      amount: wanted,
      currency: payment.currency,
      payment_id: payment.id,
      notes: notes ?? [],
      receipt: receipt ?? null,
      acquirer_data: { arn: null },
      status,
      speed_processed: speed === 'optimum' ? 'instant' : 'normal',
      speed_requested: speed ?? 'normal',
      created_at: now(),
    };
    this.state.refunds[refund.id] = refund;
    this.countRefunds(payment);
    return refund;
  }

  // The money of a failed refund belongs to the hotel again.
  private countRefunds(payment: Payment): void {
    const counted = this.refundsOf(payment.id).filter(({ status }) => status !== 'failed');
    payment.amount_refunded = counted.reduce((sum, { amount }) => sum + amount, 0);
    const isFull = payment.amount_refunded === payment.amount;
    payment.refund_status = isFull ? 'full' : payment.amount_refunded > 0 ? 'partial' : null;
    payment.status = isFull ? 'refunded' : 'captured';
  }
}

function cardOf(last4: string): Card {
  return { id: newId('card'), entity: 'card', last4, network: 'Visa', issuer: 'HDFC' };
}

/** A period in which entities were made; both ends are included. */
export interface Seconds {
  from: number;
  to: number;
}

/** The entities that were made in these seconds, newest first. */
export function within<Entity extends { created_at: number }>(
  entities: Entity[],
  { from, to }: Seconds,
): Entity[] {
  return entities
    .filter(({ created_at }) => created_at >= from && created_at <= to)
    .toSorted((one, other) => other.created_at - one.created_at);
}

/** Whether the payment is so old that only an instant refund reaches it. */
export function isOld({ created_at }: Payment): boolean {
  return created_at < now() - DAYS_OF_NORMAL_REFUNDS * SECONDS_A_DAY;
}

/** An identifier in Razorpay's form, such as `pay_29QQoUBi66xm2f`. */
export function newId(prefix: string): string {
  const characters = [...randomBytes(ID_LENGTH)].map((byte) => ID_CHARACTERS[byte % ID_CHARACTERS.length]);
  return `${prefix}_${characters.join('')}`;
}

/** The time in whole seconds, as Razorpay counts it. */
export function now(): number {
  return Math.floor(Date.now() / 1000);
}
