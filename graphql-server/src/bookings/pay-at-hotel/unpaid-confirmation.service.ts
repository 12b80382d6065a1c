import type { DataSource, EntityManager } from 'typeorm';
import { inTransaction } from '../../platform/database/database';
import type { InvalidInputOutcome, RateLimitedOutcome } from '../../platform/refusals/outcomes';
import { guestActor } from '../../platform/states/actor';
import type { Cause } from '../../platform/states/transition';
import { readInput } from '../../platform/text/input-faults';
import type { RequestClock } from '../../platform/time/clock';
import type { PropertySource } from '../../selling/property/property.service';
import type { RoomService } from '../../selling/rooms/room.service';
import type { RoomTypeQueue } from '../../selling/stays/room-type-queue';
import { proofRules } from '../address-proofs/address-proof.policy';
import type { BookingEmails } from '../core/booking-emails.service';
import { isUnpaidHold, type BookingRecord } from '../core/booking-record';
import type { BookingRepository } from '../core/booking.repository';
import { holdSecondsLeft, type BookingService, type WhyTooMany } from '../core/booking.service';
import type { HoldLimits } from '../core/hold-limits';
import type { UnsecuredRooms } from '../core/unsecured-rooms';
import type { BookingCodes, CodeRefusal } from './booking-codes.service';

type StoredOutcome =
  | { kind: 'BookingConfirmed'; booking: BookingRecord }
  | { kind: 'HoldExpired' }
  | { kind: 'PayAtHotelUsedUp' }
  | { kind: 'TooManyHolds'; why: WhyTooMany }
  | CodeRefusal;

type ConfirmOutcome =
  StoredOutcome | { kind: 'BookingNotFound' } | { kind: 'RoomTypeBusy' } | InvalidInputOutcome;

type SendOutcome =
  | { kind: 'AddressCodeRequired'; booking: BookingRecord }
  | { kind: 'CodeTooSoon'; retryAfterSeconds: number }
  | { kind: 'BookingConfirmed'; booking: BookingRecord }
  | { kind: 'BookingNotFound' }
  | { kind: 'HoldExpired' }
  | RateLimitedOutcome;

interface UnpaidConfirmationNeeds {
  database: DataSource;
  bookings: BookingRepository;
  bookingService: BookingService;
  rooms: Pick<RoomService, 'lockRoomTypes'>;
  roomTypeQueue: RoomTypeQueue;
  limits: Pick<HoldLimits, 'allowsUnpaidOf'>;
  unsecured: Pick<UnsecuredRooms, 'fits'>;
  codes: BookingCodes;
  emails: BookingEmails;
  property: PropertySource;
}

/** Confirms holds that are paid for at the hotel, once the guest has proven the address. */
export class UnpaidConfirmation {
  constructor(private readonly needs: UnpaidConfirmationNeeds) {}

  /**
   * Confirms the hold of this token with the mailed code. The share of unsecured rooms and the limits are checked again under
   * their locks, because the hotel may have changed them. `guestUid` is null for a visitor.
   */
  async confirmWithCode(
    token: string,
    form: { otp: string },
    guestUid: string | null,
    clock: RequestClock,
  ): Promise<ConfirmOutcome> {
    const input = readInput(proofRules, form);
    if (!input.ok) return { kind: 'InvalidInput', faults: input.faults };
    const found = await this.needs.bookingService.findByToken(token);
    if (!found) return { kind: 'BookingNotFound' };
    const types = found.stays.map(({ roomType }) => roomType);
    return this.needs.roomTypeQueue.transact(types, clock, async (manager, now): Promise<StoredOutcome> => {
      const booking = await this.needs.bookings.lockById(manager, found.id);
      if (booking?.status === 'CONFIRMED') return { kind: 'BookingConfirmed', booking };
      if (!booking || !isUnpaidHold(booking) || holdSecondsLeft(booking, now) === 0)
        return { kind: 'HoldExpired' };
      const refused =
        (await this.needs.codes.refusalOf(manager, booking.id, input.value.otp, now)) ??
        (await this.obstacleTo(manager, booking));
      if (refused) return refused;
      await this.needs.codes.use(manager, booking.id);
      await this.needs.bookings.correct(manager, booking, { isAddressProven: true }, this.country);
      const cause = { actor: guestActor(guestUid), reason: 'address proven; paid at the hotel' };
      await this.confirm(manager, booking, cause, now);
      return { kind: 'BookingConfirmed', booking };
    });
  }

  /** Confirms a locked hold whose guest has proven the e-mail address, and queues the mails. */
  async confirm(manager: EntityManager, booking: BookingRecord, cause: Cause, now: Date): Promise<void> {
    await this.needs.bookingService.confirm(manager, booking, cause, now);
    await this.needs.emails.queueConfirmation(manager, booking, false);
  }

  /** Mails another code for the hold of this token. `caller` is the address of the person who asks. */
  async sendCode(token: string, caller: string, clock: RequestClock): Promise<SendOutcome> {
    const found = await this.needs.bookingService.findByToken(token);
    if (!found) return { kind: 'BookingNotFound' };
    const now = await clock.now();
    return inTransaction(this.needs.database, async (manager): Promise<SendOutcome> => {
      const booking = await this.needs.bookings.lockById(manager, found.id);
      if (booking?.status === 'CONFIRMED') return { kind: 'BookingConfirmed', booking };
      if (!booking || !isUnpaidHold(booking) || holdSecondsLeft(booking, now) === 0)
        return { kind: 'HoldExpired' };
      await manager.query('SAVEPOINT before_code');
      const sent = await this.needs.codes.send(manager, booking, caller, now);
      // A refused request must not use up a limit, since no mail was sent.
      if (sent.kind === 'RateLimited') await manager.query('ROLLBACK TO SAVEPOINT before_code');
      return sent.kind === 'Sent' ? { kind: 'AddressCodeRequired', booking } : sent;
    });
  }

  private async obstacleTo(manager: EntityManager, booking: BookingRecord): Promise<StoredOutcome | null> {
    const { id, stays } = booking;
    if (!(await this.needs.limits.allowsUnpaidOf(manager, booking, stays)))
      return { kind: 'TooManyHolds', why: 'TOO_MANY_UNPAID_BOOKINGS' };
    await this.needs.rooms.lockRoomTypes(
      manager,
      stays.map(({ roomType }) => roomType),
    );
    return (await this.needs.unsecured.fits(manager, stays, { apart: id }))
      ? null
      : { kind: 'PayAtHotelUsedUp' };
  }

  private get country() {
    return this.needs.property.current.countryCode;
  }
}
