import type { EntityManager } from 'typeorm';
import type { BookedOrder, BookingRecord } from '../core/booking-record';
import { guestBalance } from '../core/booking-record';
import type { BookingEmails } from '../core/booking-emails.service';
import type { FurtherPayments, OrderPaymentState } from '../checkout/further-payments';
import type { PaymentRepository } from '../../payments/core/payment.repository';
import type { RefundReason } from '../../payments/core/refund.states';

/** The states in which a booking can have a balance. */
export const OWING_STATES: ReadonlySet<BookingRecord['status']> = new Set(['CONFIRMED', 'CANCELLED']);

/** The order with which the balance was last to be paid. */
export const newestBalanceOrder = ({ orders }: Pick<BookingRecord, 'orders'>): BookedOrder | undefined =>
  orders.findLast(({ kind }) => kind === 'BALANCE');

/** Keeps captured money for the balance of a booking, or says why it goes back. Money is never kept in part. */
export class BalancePayments implements FurtherPayments {
  constructor(
    private readonly payments: Pick<PaymentRepository, 'keptOf' | 'lockKeptOf' | 'capturedOf'>,
    private readonly emails: Pick<BookingEmails, 'queueReceipt'>,
  ) {}

  /** A payment that is not captured costs the guest nothing, so a payment that would be refunded is not captured. */
  async isAwaited(booking: BookingRecord, { id, amountPaise }: BookedOrder): Promise<boolean> {
    if (!OWING_STATES.has(booking.status) || newestBalanceOrder(booking)?.id !== id) return false;
    if ((await this.payments.capturedOf(id)).captured > 0) return false;
    return amountPaise <= guestBalance(booking, await this.payments.keptOf(booking.id));
  }

  /** The payment itself is captured already, so the balance that it pays must not be below zero after it. */
  async applyPayment(
    manager: EntityManager,
    { booking, order }: { booking: BookingRecord; order: BookedOrder },
  ): Promise<RefundReason | null> {
    if (!OWING_STATES.has(booking.status)) return 'too late';
    if ((await this.payments.capturedOf(order.id, manager)).captured > 1) return 'balance paid twice';
    const balance = guestBalance(booking, await this.payments.lockKeptOf(manager, booking.id));
    if (balance < 0) return 'balance paid twice';
    await this.emails.queueReceipt(manager, booking, order);
    return null;
  }

  async stateOf(order: BookedOrder, booking: BookingRecord): Promise<OrderPaymentState> {
    const { kept } = await this.payments.capturedOf(order.id);
    if (kept > 0) return 'applied';
    return (await this.isAwaited(booking, order)) ? 'open' : 'over';
  }
}
