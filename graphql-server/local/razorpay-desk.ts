import {
  RazorpayRefusal,
  type CheckoutResult,
  type Order,
  type Payment,
  type Refund,
} from './razorpay-entities';
import type { Ledger, NewOrder, NewRefund, PayOutcome, PayRequest } from './razorpay-ledger';
import type { Modes } from './razorpay-modes';
import { sign, type Webhooks } from './razorpay-webhooks';

interface Parts {
  ledger: Ledger;
  modes: Modes;
  webhooks: Webhooks;
  keySecret: string;
}

interface Announcing {
  webhook?: boolean;
}

/** What can be done at the stand-in: each act changes the ledger, announces itself and is kept. */
export class RazorpayDesk {
  readonly ledger: Ledger;
  readonly modes: Modes;

  constructor(private readonly parts: Parts) {
    this.ledger = parts.ledger;
    this.modes = parts.modes;
  }

  createOrder(request: NewOrder): Promise<Order> {
    return this.kept(this.ledger.createOrder(request));
  }

  async pay(orderId: string, { webhook = true, ...request }: PayRequest & Announcing) {
    const payment = this.ledger.pay(orderId, request);
    if (webhook) this.announcePayment(payment, request.outcome);
    await this.ledger.keep();
    return { payment, checkout: this.checkoutResult(payment) };
  }

  /** What the checkout's form does: only an unpaid order, and as the account captures. */
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
    if (refunds === 'refused')
      throw new RazorpayRefusal('Your account does not have enough balance to refund.');
    const { refund, isNew } = this.ledger.requestRefund({ ...request, status: 'pending' });
    if (isNew && refunds !== 'pending') this.settleAndAnnounce(refund.id, { status: refunds });
    return this.kept(refund);
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
    if (webhook) this.parts.webhooks.announce(`refund.${status}`, { refund, payment });
    return refund;
  }

  private announcePayment(payment: Payment, outcome: PayOutcome): void {
    const order = this.ledger.order(payment.order_id);
    const { webhooks } = this.parts;
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
      razorpay_signature: sign(`${payment.order_id}|${payment.id}`, this.parts.keySecret),
    };
  }

  private async kept<Entity>(entity: Entity): Promise<Entity> {
    await this.ledger.keep();
    return entity;
  }
}
