import type { EntityManager } from 'typeorm';
import type { OrderKind } from '../core/order.entity';
import type { BookedOrder, BookingRecord } from '../core/booking-record';
import type { RefundReason } from '../../payments/core/refund.states';
import type { Actor } from '../../platform/states/actor';
import type { HotelTime } from '../../platform/time/clock';

/** The state of an order, as far as its payments are concerned. */
export type OrderPaymentState = 'open' | 'applied' | 'over';

/**
 * What becomes of payments of a confirmed booking, such as for a change or the balance. `checkout` treats them like the
 * payments that confirm bookings.
 */
export interface FurtherPayments {
  /** True while a payment of the order could still be used. Takes no room. */
  isAwaited(booking: BookingRecord, order: BookedOrder, time: HotelTime): Promise<boolean>;
  /** Applies the money to the locked booking, or says why the money is refunded. */
  applyPayment(
    manager: EntityManager,
    paid: { booking: BookingRecord; order: BookedOrder },
    actor: Actor,
    time: HotelTime,
  ): Promise<RefundReason | null>;
  /** The state of the order; `over` once the hotel would no longer capture a payment of it. */
  stateOf(order: BookedOrder, booking: BookingRecord): Promise<OrderPaymentState>;
}

/** Who applies the payments of each kind of order that comes after the first one. */
export type FurtherPaymentsByKind = Readonly<Record<Exclude<OrderKind, 'FIRST_PAYMENT'>, FurtherPayments>>;

/** Who applies the payments of the order; null for the order that confirms the booking. */
export function furtherPaymentsOf(
  byKind: FurtherPaymentsByKind,
  { kind }: Pick<BookedOrder, 'kind'>,
): FurtherPayments | null {
  return kind === 'FIRST_PAYMENT' ? null : byKind[kind];
}
