import type { EntityManager } from 'typeorm';
import { firstOrderOf } from '../core/booking-record';
import type { BookingRepository, LapsedHold } from '../core/booking.repository';
import type { BookingService } from '../core/booking.service';
import { HOLD_MINUTES } from '../core/checkout-durations.policy';
import type { Cause } from '../../platform/states/transition';
import type { SweptHolds } from './swept-holds';

/** The holds of new bookings, for the sweep. */
export class BookingHolds implements SweptHolds {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly bookingService: BookingService,
  ) {}

  lapsed(): Promise<LapsedHold[]> {
    return this.bookings.lapsedHolds();
  }

  async extendOnce(manager: EntityManager, { id }: LapsedHold): Promise<boolean> {
    const booking = await this.bookings.lockById(manager, id);
    if (booking?.status !== 'HELD' || booking.holdExtended) return false;
    await this.bookings.extendHold(manager, booking, HOLD_MINUTES);
    return true;
  }

  async expire(manager: EntityManager, hold: LapsedHold, cause: Cause, now: Date): Promise<void> {
    const booking = await this.bookings.lockById(manager, hold.id);
    // The hold was paid, released or extended in the meantime.
    if (booking?.status !== 'HELD' || booking.holdExpiresAt > now) return;
    // An order was made in the meantime; the next sweep asks the gateway about it first.
    if ((firstOrderOf(booking)?.gatewayId ?? null) !== hold.orderId) return;
    await this.bookingService.expire(manager, booking, cause, now);
  }
}
