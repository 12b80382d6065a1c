import type { EntityManager } from 'typeorm';
import { lockByName } from '../../platform/database/database';
import { hashOfToken, type KeyedSecrets } from '../../platform/secrets/keyed-secrets';
import type { SolvedChallenge } from '../../platform/secrets/proof-of-work';
import { emailKey } from '../../platform/text/text-rules';
import { guestActor } from '../../platform/states/actor';
import { dateInZone } from '../../platform/time/dates';
import { transition, type Cause } from '../../platform/states/transition';
import type { StoredPlan } from '../../selling/rates/rate-plan.repository';
import type { QuoteAmounts } from '../../selling/quotes/quote';
import { termsOfQuote } from '../../selling/quotes/quoted-terms';
import { asksForMoney, type AgreedTerms } from '../../selling/rates/payment-terms';
import type { RoomService } from '../../selling/rooms/room.service';
import type { FreedNights, RoomNightRepository } from '../../selling/stays/room-night.repository';
import type { StayRepository } from '../../selling/stays/stay.repository';
import { Booking } from './booking.entity';
import type { GuestDetails } from './booking.policy';
import { bookingPageToken, type LinkedBooking } from './booking-page-token';
import type { BookingRecord } from './booking-record';
import type { BookingRepository } from './booking.repository';
import { bookingStates } from './booking.states';
import { HOLD_MINUTES, LONGEST_HOLD_MINUTES } from './checkout-durations.policy';
import type { Requester, HoldLimits, MissingWork } from './hold-limits';
import type { RoomSale, SaleObstacle } from './room-sale.service';
import type { UnsecuredRooms } from './unsecured-rooms';

/** The digest of a form, and the version of the method that made it. */
export interface RequestDigest {
  digest: string;
  version: number;
}

export interface HoldRequest extends Requester {
  guest: GuestDetails;
  quote: QuoteAmounts;
  /** The rate plans of the stays, in the order of the stays. */
  plans: readonly StoredPlan[];
  requestDigest: RequestDigest;
  /** The token of the guest's hold that this hold replaces; null when it replaces none. */
  replaces: string | null;
  /** The challenge that the guest's browser has solved; null without a valid solution. */
  solved: SolvedChallenge | null;
}

export type HoldOutcome =
  | { kind: 'Held'; booking: BookingRecord }
  | { kind: 'SentBefore'; booking: BookingRecord }
  /** The hold that should be replaced is already paid. */
  | { kind: 'AlreadyPaid'; booking: BookingRecord }
  | { kind: 'TooManyHolds'; why?: WhyTooMany }
  | { kind: 'ChallengeRequired'; work: MissingWork }
  /** No more rooms of a type may be booked for a night without paying now. */
  | { kind: 'PayAtHotelUsedUp' }
  | SaleObstacle;

/** Why a guest cannot hold more rooms, if it is not the number of open holds. */
export type WhyTooMany = 'CANCELLED_TOO_OFTEN' | 'TOO_MANY_UNPAID_BOOKINGS' | 'CODES_NOT_ENTERED';

/** A stay that does not take place, with what the hotel keeps of its price, in paise. */
export interface EndedStay {
  id: string;
  as: 'CANCELLED' | 'NO_SHOW';
  keptPaise: number;
}

const LIFE_CYCLE = { machine: bookingStates, entity: Booking };

/** Whole seconds until the hold lapses; 0 when it has lapsed. */
export function holdSecondsLeft({ holdExpiresAt }: Booking, now: Date): number {
  return Math.max(0, Math.floor((holdExpiresAt.getTime() - now.getTime()) / 1000));
}

function heldSince({ heldSince: first, createdAt }: Booking): Date {
  return first ?? createdAt;
}

/** When a hold made now lapses. A hold that replaces another one never lapses before the replaced hold would have. */
function endOfHold(now: Date, replaced: Booking | null): Date {
  const usual = now.getTime() + HOLD_MINUTES * 60_000;
  if (!replaced) return new Date(usual);
  const last = heldSince(replaced).getTime() + LONGEST_HOLD_MINUTES * 60_000;
  return new Date(Math.max(Math.min(usual, last), replaced.holdExpiresAt.getTime()));
}

interface BookingServiceNeeds {
  bookings: BookingRepository;
  stays: StayRepository;
  roomNights: RoomNightRepository;
  rooms: RoomService;
  secrets: KeyedSecrets;
  limits: HoldLimits;
  unsecured: UnsecuredRooms;
  sale: RoomSale;
  property: { readonly current: { timeZone: string } };
}

/** Holds, confirms and releases rooms: all rooms of a booking, or none. */
export class BookingService {
  constructor(private readonly needs: BookingServiceNeeds) {}

  /** The token of the booking's page. It is derived, so that every mail contains one token until the link is replaced. */
  accessToken(booking: LinkedBooking): string {
    return bookingPageToken(this.needs.secrets, booking);
  }

  /** Replaces the link of a locked booking. Earlier links stop working. */
  async renewLink(manager: EntityManager, booking: Booking): Promise<void> {
    const linkVersion = booking.linkVersion + 1;
    const token = this.accessToken({ id: booking.id, linkVersion });
    await this.needs.bookings.setLink(manager, booking, { linkVersion, tokenHash: hashOfToken(token) });
  }

  /** A token that was made with another `APP_SECRET` finds no booking, although its hash is still stored. */
  async findByToken(token: string): Promise<BookingRecord | null> {
    const booking = await this.needs.bookings.findByToken(token);
    return booking && this.accessToken(booking) === token ? booking : null;
  }

  /**
   * Takes a room for each stay, or says why this is not possible. A replaced hold ends first, so that its rooms are
   * free for the new hold; if the new hold is refused, the earlier one continues. Runs inside the caller's transaction,
   * which `inTransaction` repeats when another transaction has inserted the same unique key.
   */
  async hold(manager: EntityManager, request: HoldRequest, now: Date): Promise<HoldOutcome> {
    const replaced = request.replaces && (await this.findByToken(request.replaces));
    if (!replaced) return this.takeRooms(manager, request, now);
    const booking = await this.needs.bookings.lockById(manager, replaced.id);
    if (booking?.status === 'CONFIRMED') return { kind: 'AlreadyPaid', booking };
    if (booking?.status !== 'HELD') return this.takeRooms(manager, request, now);
    await manager.query('SAVEPOINT before_replacing');
    const cause = { actor: guestActor(request.guestUid), reason: 'replaced by another hold of the guest' };
    await this.expire(manager, booking, cause, now);
    const outcome = await this.takeRooms(manager, request, now, booking);
    if (outcome.kind === 'Held') await this.needs.bookings.noteReplacement(manager, booking, outcome.booking);
    else await manager.query('ROLLBACK TO SAVEPOINT before_replacing');
    return outcome;
  }

  private async takeRooms(
    manager: EntityManager,
    request: HoldRequest,
    now: Date,
    replaced: Booking | null = null,
  ): Promise<HoldOutcome> {
    const { guest, quote } = request;
    // All code takes these locks in this order: the replaced booking, idempotency key, mailbox, the caller's networks
    // from the widest, promotion, extras by code, room types by number.
    if (guest.idempotencyKey) {
      await lockByName(manager, `idempotency ${guest.idempotencyKey}`);
      const sent = await this.needs.bookings.findByIdempotencyKey(guest.idempotencyKey, manager);
      if (sent) return { kind: 'SentBefore', booking: sent };
    }
    // A request that waits for a type must not hold the lock of its caller: other guests behind the same address
    // would wait for a type that they do not want. The lock itself is taken later, in the order above.
    await this.needs.rooms.awaitRoomTypes(manager, typesOf(quote.stays));
    const standing = await this.needs.limits.standingOf(manager, request);
    if (standing === 'refused') return { kind: 'TooManyHolds' };
    if (standing === 'cancels too often') return { kind: 'TooManyHolds', why: 'CANCELLED_TOO_OFTEN' };
    const terms = this.termsOf(request, now);
    const isUnpaid = !asksForMoney(terms);
    if (isUnpaid && !(await this.needs.limits.allowsUnpaid(manager, request)))
      return { kind: 'TooManyHolds', why: 'TOO_MANY_UNPAID_BOOKINGS' };
    if (isUnpaid && (await this.needs.limits.lapsesTooOften(manager, request)))
      return { kind: 'TooManyHolds', why: 'CODES_NOT_ENTERED' };
    const found = await this.needs.sale.findRooms(manager, quote, guest.email);
    if (found.kind !== 'Found') return found;
    if (isUnpaid && !(await this.needs.unsecured.fits(manager, quote.stays)))
      return { kind: 'PayAtHotelUsedUp' };
    const work = await this.needs.limits.workMissing(manager, request, { standing, isUnpaid });
    if (work.tries > 0) return { kind: 'ChallengeRequired', work };
    const cause = { actor: guestActor(request.guestUid), reason: 'booking form sent' };
    const hold = this.newHold(request, terms, now, replaced);
    const booking = await this.needs.sale.insert(manager, hold, request, found.rooms, cause);
    return { kind: 'Held', booking };
  }

  /** Confirms a locked booking whose stays have rooms. */
  async confirm(manager: EntityManager, booking: BookingRecord, cause: Cause, now: Date): Promise<void> {
    await transition(manager, LIFE_CYCLE, booking, 'CONFIRMED', cause, { confirmedAt: now });
  }

  /** Confirms a locked booking again whose cancellation is taken back, if no stay of it was left. */
  async confirmAgain(manager: EntityManager, booking: BookingRecord, cause: Cause): Promise<void> {
    if (booking.status === 'CANCELLED') await transition(manager, LIFE_CYCLE, booking, 'CONFIRMED', cause);
  }

  /** Ends a locked hold and releases its rooms. */
  async expire(manager: EntityManager, booking: BookingRecord, cause: Cause, now: Date): Promise<void> {
    await transition(manager, LIFE_CYCLE, booking, 'EXPIRED', cause, { expiredAt: now });
    await this.needs.roomNights.releaseNights(manager, booking.stays);
    await this.setRooms(manager, booking, null);
  }

  /** Ends stays of a locked booking and frees their nights. When no stay is left, the booking becomes cancelled. Returns the nights. */
  async endStays(
    manager: EntityManager,
    booking: BookingRecord,
    ended: readonly EndedStay[],
    cause: Cause,
  ): Promise<FreedNights[]> {
    if (ended.length === 0) return [];
    const steps = ended.map(({ id, as, keptPaise }) => {
      const stay = booking.stays.find((one) => one.id === id);
      if (!stay) throw new Error(`Booking ${booking.id} has no stay ${id}.`);
      return { stay, as, keptPaise };
    });
    await this.needs.stays.end(manager, steps, cause);
    const freed = await this.needs.roomNights.releaseNights(manager, ended);
    if (booking.stays.every(({ status }) => status === 'CANCELLED'))
      await transition(manager, LIFE_CYCLE, booking, 'CANCELLED', cause);
    return freed;
  }

  /** Finds rooms again for a booking whose hold lapsed; false when one of its stays finds no room. */
  async takeRoomsAgain(manager: EntityManager, booking: BookingRecord): Promise<boolean> {
    const { stays } = booking;
    await this.needs.rooms.lockRoomTypes(manager, typesOf(stays));
    const found = await this.needs.roomNights.roomsFor(stays, manager);
    if ('withoutRoom' in found) return false;
    await this.setRooms(manager, booking, found.rooms);
    await this.needs.roomNights.takeNights(manager, withRooms(stays, found.rooms));
    return true;
  }

  /** True while rooms are free for all stays of the booking. Takes no room. */
  async hasFreeRooms({ stays }: BookingRecord): Promise<boolean> {
    return 'rooms' in (await this.needs.roomNights.roomsFor(stays));
  }

  /** Assigns each stay its room in the list, or removes the rooms of all stays when the list is null. */
  private async setRooms(
    manager: EntityManager,
    { stays }: BookingRecord,
    rooms: readonly number[] | null,
  ): Promise<void> {
    for (const [index, stay] of stays.entries()) stay.roomId = rooms?.[index] ?? null;
    await this.needs.stays.setRooms(manager, new Map(stays.map(({ id, roomId }) => [id, roomId])));
  }

  private termsOf({ quote, plans }: HoldRequest, now: Date): AgreedTerms {
    return termsOfQuote(quote, plans, dateInZone(now, this.needs.property.current.timeZone));
  }

  private newHold(request: HoldRequest, terms: AgreedTerms, now: Date, replaced: Booking | null): Booking {
    const { guest, requestDigest, guestUid, verifiedEmail, callerHashes } = request;
    const [callerHash, callerSiteHash = null, callerBlockHash = null] = callerHashes;
    return this.needs.sale.newBooking(
      guest,
      request,
      {
        status: 'HELD',
        channel: 'SITE',
        terms,
        holdExpiresAt: endOfHold(now, replaced),
        heldSince: replaced && heldSince(replaced),
        confirmedAt: null,
        idempotencyKey: guest.idempotencyKey,
        requestDigest: requestDigest.digest,
        requestDigestVersion: requestDigest.version,
        callerHash,
        callerSiteHash,
        callerBlockHash,
        guestUid,
        isAddressProven: verifiedEmail !== null && emailKey(verifiedEmail) === emailKey(guest.email),
      },
      now,
    );
  }
}

function typesOf(stays: readonly { roomType: string }[]): string[] {
  return [...new Set(stays.map(({ roomType }) => roomType))];
}

function withRooms<Stay extends object>(
  stays: readonly Stay[],
  rooms: readonly number[],
): (Stay & { roomId: number })[] {
  return stays.map((stay, index) => {
    const roomId = rooms[index];
    if (roomId === undefined) throw new Error('Every stay of a booking needs a room.');
    return { ...stay, roomId };
  });
}
