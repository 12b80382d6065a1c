import type { DataSource } from 'typeorm';
import { payableUntil } from './balance-due';
import { balanceDueDay, guestBalance, type BookedOrder, type BookingRecord } from '../core/booking-record';
import type { BookingRepository } from '../core/booking.repository';
import type { OrderRepository } from '../core/order.repository';
import { GatewayError, type PaymentGateway } from '../../payments/core/payment-gateway';
import type { PaymentRepository } from '../../payments/core/payment.repository';
import { SMALLEST_REFUND_PAISE } from '../../payments/core/refund.states';
import { inTransaction } from '../../platform/database/database';
import type { Logger } from '../../platform/log/log';
import type { PlainDate } from '../../platform/time/dates';
import { newestBalanceOrder, OWING_STATES } from './balance-payments';

/** The order with which the balance is paid, or why there is no order. */
export type BalanceOrderOutcome =
  | { kind: 'BalanceOrder'; booking: BookingRecord; order: BookedOrder }
  | { kind: 'NothingToPay' }
  | { kind: 'BalanceUnavailable' };

interface BalanceOrdersNeeds {
  database: DataSource;
  bookings: BookingRepository;
  orders: OrderRepository;
  payments: PaymentRepository;
  gateway: PaymentGateway;
  log: Logger;
  settings: { maxOrderPaise: number };
}

/** Makes the order with which a guest pays what a booking owes. Nothing is held, so a failure changes nothing. */
export class BalanceOrders {
  constructor(private readonly needs: BalanceOrdersNeeds) {}

  /** An order for all that the booking owes now, or for as much as one order may have. */
  async orderFor(booking: BookingRecord): Promise<BalanceOrderOutcome> {
    const amountPaise = await this.amountOf(booking);
    if (amountPaise === 0) return { kind: 'NothingToPay' };
    const open = await this.openOrder(booking, amountPaise);
    if (open) return { kind: 'BalanceOrder', booking, order: open };
    try {
      const made = await this.needs.gateway.createOrder({ amount: amountPaise, receipt: booking.reference });
      if (made.amount !== amountPaise) throw new GatewayError('rejected', 'The order’s amount is not ours');
      return await this.keep(booking, made.id, amountPaise);
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      const { reference } = booking;
      this.needs.log.error({ alert: 'order failed', reference, err: error }, 'No order could be made');
      return { kind: 'BalanceUnavailable' };
    }
  }

  /** Whether the guest can pay something on the page now. */
  async isPayable(booking: BookingRecord): Promise<boolean> {
    return (await this.amountOf(booking)) > 0;
  }

  /** The day by which the balance is to be paid; null when it is paid at the hotel. */
  async dueDayOf(booking: BookingRecord): Promise<PlainDate | null> {
    if (booking.terms.balanceDaysBefore === undefined) return null;
    return balanceDueDay(booking, guestBalance(booking, await this.needs.payments.keptOf(booking.id)));
  }

  /** The last day on which the balance can be paid before the booking is cancelled; null when it is not cancelled for that. */
  async lastDayOf(booking: BookingRecord): Promise<PlainDate | null> {
    return payableUntil(this.needs.database.manager, booking);
  }

  private async amountOf(booking: BookingRecord): Promise<number> {
    // The portal that sold the stay collects its price.
    if (!OWING_STATES.has(booking.status) || booking.channel === 'PORTAL') return 0;
    const balance = guestBalance(booking, await this.needs.payments.keptOf(booking.id));
    if (balance < SMALLEST_REFUND_PAISE) return 0;
    const { maxOrderPaise } = this.needs.settings;
    if (balance <= maxOrderPaise) return balance;
    // The rest after a part payment must be 0 or at least the gateway's smallest amount.
    return Math.min(maxOrderPaise, balance - SMALLEST_REFUND_PAISE);
  }

  /** The newest order of that amount that nobody has paid: two tabs pay one order, which the gateway takes once. */
  private async openOrder(booking: BookingRecord, amountPaise: number): Promise<BookedOrder | null> {
    const order = newestBalanceOrder(booking);
    if (order?.amountPaise !== amountPaise) return null;
    const { captured } = await this.needs.payments.capturedOf(order.id);
    const isWatched = await this.needs.orders.isWatched(order.id);
    return captured === 0 && isWatched ? order : null;
  }

  private keep(booking: BookingRecord, gatewayId: string, amountPaise: number): Promise<BalanceOrderOutcome> {
    return inTransaction(this.needs.database, async (manager) => {
      const locked = await this.needs.bookings.lockById(manager, booking.id);
      if (!locked || !OWING_STATES.has(locked.status)) return { kind: 'NothingToPay' };
      const kept = { kind: 'BALANCE' as const, gatewayId, amountPaise };
      const id = await this.needs.orders.addFurther(manager, booking.id, kept);
      return { kind: 'BalanceOrder', booking: locked, order: { id, ...kept } };
    });
  }
}
