import type { EntityManager } from 'typeorm';
import type { BookedOrder, BookingRecord } from '../core/booking-record';
import type { RefundReason } from '../../payments/core/refund.states';
import type { Actor } from '../../platform/states/actor';
import type { HotelTime } from '../../platform/time/clock';

/** The state of an order for a change, as far as its payments are concerned. */
export type ChangePaymentState = 'open' | 'applied' | 'over';

/**
 * Payments for the difference of a changed booking. `checkout` applies them in the same way as payments that confirm
 * bookings.
 */
export interface ChangePayments {
  /** True while a payment of the order could still be used. Takes no room. */
  isAwaited(booking: BookingRecord, order: BookedOrder, time: HotelTime): Promise<boolean>;
  /** Applies the paid change to the locked booking, or says why the money is refunded. */
  applyPayment(
    manager: EntityManager,
    paid: { booking: BookingRecord; order: BookedOrder },
    actor: Actor,
    time: HotelTime,
  ): Promise<RefundReason | null>;
  stateOf(order: BookedOrder): Promise<ChangePaymentState>;
}
