import type { EntityManager } from 'typeorm';
import type { BookedOrder, BookingRecord } from '../core/booking-record';
import type { RefundReason } from '../../payments/core/refund.states';
import type { Actor } from '../../platform/states/actor';
import type { HotelTime } from '../../platform/time/clock';

/** What a payment of an order for a change has led to, or can lead to. */
export type ChangePaymentState = 'open' | 'applied' | 'over';

/** Payments for the difference of a changed booking. `checkout` applies them like those that confirm. */
export interface ChangePayments {
  /** True while a payment of the order could still be used. It takes no room. */
  isAwaited(booking: BookingRecord, order: BookedOrder, time: HotelTime): Promise<boolean>;
  /** Applies the change to the locked booking, now that it is paid; or says why the money goes back. */
  applyPayment(
    manager: EntityManager,
    paid: { booking: BookingRecord; order: BookedOrder },
    actor: Actor,
    time: HotelTime,
  ): Promise<RefundReason | null>;
  stateOf(order: BookedOrder): Promise<ChangePaymentState>;
}
