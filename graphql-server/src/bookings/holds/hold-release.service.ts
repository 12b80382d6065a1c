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

/** Releases the rooms of a hold that its guest no longer wants. */
export class HoldRelease {
  constructor(
    private readonly database: DataSource,
    private readonly bookings: BookingRepository,
    private readonly bookingService: BookingService,
    private readonly capture: CaptureService,
    private readonly log: Logger,
  ) {}

  /**
   * Releases the hold of this token. A hold that has ended stays as it is. A paid hold is a booking: if the gateway has
   * already captured the money, the payment is applied instead. `guestUid` is null for a visitor.
   */
  async release(token: string, guestUid: string | null, clock: RequestClock): Promise<ReleaseOutcome> {
    const found = await this.bookingService.findByToken(token);
    if (!found) return { kind: 'BookingNotFound' };
    const actor = guestActor(guestUid);
    if (found.status === 'HELD') await this.applyReceivedPayments(found, actor, clock);
    const booking = await this.expire(found.id, actor, clock);
    return booking.status === 'EXPIRED' ? { kind: 'HoldReleased' } : { kind: 'BookingConfirmed', booking };
  }

  /**
   * When the gateway does not respond, the rooms are still released. Money that arrives later is applied as a late
   * payment.
   */
  private async applyReceivedPayments(
    { orders, reference }: BookingRecord,
    actor: Actor,
    clock: RequestClock,
  ): Promise<void> {
    try {
      for (const { gatewayId } of orders) await this.capture.applyPaymentsOfOrder(gatewayId, actor, clock);
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
