import {
  RazorpayRefusal,
  type CheckoutResult,
  type Dispute,
  type DisputeEvent,
  type NewRefund,
  type Order,
  type Payment,
  type Refund,
  type Settlement,
} from './razorpay-entities';
import { isOld, type Ledger, type NewOrder, type PayOutcome, type PayRequest } from './razorpay-ledger';
import { disputeAfter } from './razorpay-disputes';
import { settleNow } from './razorpay-settlements';
import type { Mode, Modes } from './razorpay-modes';
import { sign, type Webhooks } from './razorpay-webhooks';

interface DeskDependencies {
  ledger: Ledger;
  modes: Modes;
  webhooks: Webhooks;
  keySecret: string;
}

interface Announcing {
  webhook?: boolean;
}

export interface DisputeRequest extends Announcing {
  event: DisputeEvent;
  /** The whole payment when left out. */
  amount?: number;
}

const REFUSED_REFUNDS: Partial<Record<Mode['refunds'], string>> = {
  refused: 'The payment cannot be refunded. Please contact support.',
  // https://razorpay.com/docs/payments/refunds/errors
  'no balance': 'Your account does not have enough balance to carry out the refund operation.',
};

// From the page above.
const OLD_REFUSED = 'Refund is not supported by the bank because the payment is more than 6 months old';

// https://razorpay.com/docs/api/refunds/normal-refunds-idempotent
function inProgress(): RazorpayRefusal {
  return new RazorpayRefusal('Request failed because another request is in progress', undefined, 409);
}

/** The actions of the stand-in. Each action changes the ledger, announces the change and stores it. */
export class RazorpayDesk {
  readonly ledger: Ledger;
  readonly modes: Modes;

  constructor(private readonly dependencies: DeskDependencies) {
    this.ledger = dependencies.ledger;
    this.modes = dependencies.modes;
  }

  createOrder(request: NewOrder): Promise<Order> {
    return this.kept(this.ledger.createOrder(request));
  }

  async pay(orderId: string, { webhook = true, ...request }: PayRequest & Announcing) {
    const payment = this.ledger.pay(orderId, request);
    // Razorpay authorises first, even when it captures at once.
    if (webhook && request.outcome === 'capture')
      this.announcePayment({ ...payment, status: 'authorized', captured: false }, 'authorise');
    if (webhook) this.announcePayment(payment, request.outcome);
    await this.ledger.keep();
    return { payment, checkout: this.checkoutResult(payment) };
  }

  /** Pays as the checkout's form does: only an unpaid order, captured as the account is set. */
  async payInCheckout(
    orderId: string,
    { succeeds, ...guest }: Pick<PayRequest, 'email' | 'contact'> & { succeeds: boolean },
  ) {
    if (this.ledger.order(orderId).status === 'paid') {
      throw new RazorpayRefusal('Payment already done for this order.');
    }
    return this.pay(orderId, { ...guest, outcome: succeeds ? this.modes.current.checkout : 'fail' });
  }

  async capture(paymentId: string, amount: number, currency: string | undefined): Promise<Payment> {
    const payment = this.ledger.capture(paymentId, amount, currency);
    this.announcePayment(payment, 'capture');
    return this.kept(payment);
  }

  async requestRefund(request: Omit<NewRefund, 'status'>): Promise<Refund> {
    const { refunds } = this.modes.current;
    const refusal = REFUSED_REFUNDS[refunds];
    if (refusal) throw new RazorpayRefusal(refusal);
    const isInstantOfOld = request.speed === 'optimum' && isOld(this.ledger.payment(request.paymentId));
    if (refunds === 'old refused' && isInstantOfOld) throw new RazorpayRefusal(OLD_REFUSED);
    const { refund, isNew } = this.ledger.requestRefund({ ...request, status: 'pending' });
    if (refunds === 'in progress') throw await this.kept(inProgress());
    if (isNew && (refunds === 'processed' || refunds === 'failed')) {
      this.settleAndAnnounce(refund.id, { status: refunds });
    }
    return this.kept(refund);
  }

  /** Refunds as a person would in Razorpay's own dashboard, without our key and notes. */
  async refundInDashboard(
    paymentId: string,
    { amount, webhook }: { amount?: number } & Announcing,
  ): Promise<Refund> {
    const speed = isOld(this.ledger.payment(paymentId)) ? 'optimum' : 'normal';
    const { refund } = this.ledger.requestRefund({ paymentId, amount, speed, status: 'pending' });
    return this.kept(this.settleAndAnnounce(refund.id, { status: 'processed', webhook }));
  }

  /** Lets this many days pass for a payment. */
  age(paymentId: string, days: number): Promise<Payment> {
    return this.kept(this.ledger.age(paymentId, days));
  }

  releaseUncaptured(paymentId: string): Promise<Payment> {
    return this.kept(this.ledger.releaseUncaptured(paymentId));
  }

  /** Settles all waiting money, as if its two days were over. */
  settleNow(): Promise<Settlement | null> {
    return this.kept(settleNow(this.ledger.state));
  }

  /** The guest's bank opens or continues a dispute. */
  async dispute(paymentId: string, { event, amount, webhook = true }: DisputeRequest): Promise<Dispute> {
    const payment = this.ledger.payment(paymentId);
    const dispute = disputeAfter(event, payment, this.ledger.state.disputes?.[paymentId], amount);
    this.ledger.keepDispute(dispute);
    if (webhook) this.dependencies.webhooks.announce(event, { payment, dispute });
    return this.kept(dispute);
  }

  async settleRefund(
    refundId: string,
    settling: { status: 'processed' | 'failed' } & Announcing,
  ): Promise<Refund> {
    return this.kept(this.settleAndAnnounce(refundId, settling));
  }

  private settleAndAnnounce(
    refundId: string,
    settling: { status: 'processed' | 'failed' } & Announcing,
  ): Refund {
    const { status, webhook = true } = settling;
    const refund = this.ledger.settleRefund(refundId, status);
    const payment = this.ledger.payment(refund.payment_id);
    if (webhook) this.dependencies.webhooks.announce(`refund.${status}`, { refund, payment });
    return refund;
  }

  private announcePayment(payment: Payment, outcome: PayOutcome): void {
    const order = this.ledger.order(payment.order_id);
    const { webhooks } = this.dependencies;
    const announcements = {
      begin: () => undefined,
      capture: () => {
        webhooks.announce('payment.captured', { payment });
        webhooks.announce('order.paid', { payment, order });
      },
      authorise: () => webhooks.announce('payment.authorized', { payment }),
      fail: () => webhooks.announce('payment.failed', { payment }),
    };
    announcements[outcome]();
  }

  private checkoutResult(payment: Payment): CheckoutResult {
    return {
      razorpay_payment_id: payment.id,
      razorpay_order_id: payment.order_id,
      razorpay_signature: sign(`${payment.order_id}|${payment.id}`, this.dependencies.keySecret),
    };
  }

  private async kept<Entity>(entity: Entity): Promise<Entity> {
    await this.ledger.keep();
    return entity;
  }
}
