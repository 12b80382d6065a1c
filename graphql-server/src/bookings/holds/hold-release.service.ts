import type { DataSource } from 'typeorm';
import type { BookingRecord } from '../core/booking-record';
import type { BookingRepository } from '../core/booking.repository';
import type { BookingService } from '../core/booking.service';
import type { CaptureService } from '../checkout/capture.service';
import { GatewayError } from '../../payments/core/payment-gateway';
import { inTransaction } from '../../platform/database/database';
import type { Logger } from '../../platform/log/log';
import { guestActor, type Actor } from '../../platform/states/actor';
import type { RequestClock } from '../../platform/time/clock';

type ReleaseOutcome =
  | { kind: 'HoldReleased' }
  | { kind: 'BookingConfirmed'; booking: BookingRecord }
  | { kind: 'BookingNotFound' };

/** Gives the rooms of a hold back because its guest no longer wants them. */
export class HoldRelease {
  constructor(
    private readonly database: DataSource,
    private readonly bookings: BookingRepository,
    private readonly bookingService: BookingService,
    private readonly capture: CaptureService,
    private readonly log: Logger,
  ) {}

  /**
   * Releases the hold of that token. One that has ended stays as it is, and one that was paid is a booking: money that
   * the gateway has captured counts first. `guestUid` is null for a visitor.
   */
  async release(token: string, guestUid: string | null, clock: RequestClock): Promise<ReleaseOutcome> {
    const found = await this.bookingService.findByToken(token);
    if (!found) return { kind: 'BookingNotFound' };
    const actor = guestActor(guestUid);
    if (found.status === 'HELD') await this.bringInPayments(found, actor, clock);
    const booking = await this.expire(found.id, actor, clock);
    return booking.status === 'EXPIRED' ? { kind: 'HoldReleased' } : { kind: 'BookingConfirmed', booking };
  }

  /** A gateway that does not respond keeps no room held. Money that comes later is applied as a late payment. */
  private async bringInPayments(
    { orders, reference }: BookingRecord,
    actor: Actor,
    clock: RequestClock,
  ): Promise<void> {
    try {
      for (const { gatewayId } of orders) await this.capture.bringInOrder(gatewayId, actor, clock);
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      this.log.warn({ reference, err: error }, 'A released hold could not be checked for payments');
    }
  }

  private async expire(id: string, actor: Actor, clock: RequestClock): Promise<BookingRecord> {
    const now = await clock.now();
    return inTransaction(this.database, async (manager) => {
      const booking = await this.bookings.lockById(manager, id);
      if (!booking) throw new Error('A hold is never deleted while its guest looks at it.');
      if (booking.status === 'HELD') {
        await this.bookingService.expire(manager, booking, { actor, reason: 'released by the guest' }, now);
        await this.bookings.forgetIdempotencyKey(manager, booking);
      }
      return booking;
    });
  }
}
