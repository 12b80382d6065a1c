import type { EntityManager } from 'typeorm';
import { lockByName } from '../../platform/database/database';
import type { KeyedSecrets } from '../../platform/secrets/keyed-secrets';
import type { SolvedChallenge } from '../../platform/secrets/proof-of-work';
import { guestActor } from '../../platform/states/actor';
import { transition, type Cause } from '../../platform/states/transition';
import type { PaymentTerms } from '../../selling/rates/rate-plan.entity';
import type { StoredPlan } from '../../selling/rates/rate-plan.repository';
import type { QuoteAmounts } from '../../selling/quotes/quote';
import type { RoomService } from '../../selling/rooms/room.service';
import type { RoomNightRepository } from '../../selling/stays/room-night.repository';
import type { StayRepository } from '../../selling/stays/stay.repository';
import { Booking } from './booking.entity';
import type { GuestDetails } from './booking.policy';
import type { BookingRecord } from './booking-record';
import type { BookingRepository } from './booking.repository';
import { bookingStates } from './booking.states';
import { HOLD_MINUTES, LONGEST_HOLD_MINUTES } from './checkout-durations.policy';
import type { Requester, HoldLimits } from './hold-limits';
import type { RoomSale, SaleObstacle } from './room-sale.service';

/** The digest of a form, and how it was made. */
export interface RequestDigest {
  digest: string;
  version: number;
}

export interface HoldRequest extends Requester {
  guest: GuestDetails;
  quote: QuoteAmounts;
  /** The plans of the stays, in their order. */
  plans: readonly StoredPlan[];
  requestDigest: RequestDigest;
  /** The token of the guest's hold that this one takes the place of. */
  replaces: string | null;
  /** The challenge that the guest's browser has solved; null without a valid solution. */
  solved: SolvedChallenge | null;
}

export type HoldOutcome =
  | { kind: 'Held'; booking: BookingRecord }
  | { kind: 'SentBefore'; booking: BookingRecord }
  /** The hold that this one was to replace is a booking. */
  | { kind: 'AlreadyPaid'; booking: BookingRecord }
  | { kind: 'TooManyHolds' }
  | { kind: 'ChallengeRequired'; tries: number }
  | SaleObstacle;

/** A stay that does not take place, with what the hotel keeps of it in paise. */
export interface EndedStay {
  id: string;
  as: 'CANCELLED' | 'NO_SHOW';
  keptPaise: number;
}

const LIFE_CYCLE = { machine: bookingStates, entity: Booking };

/** Whole seconds until the hold lapses; 0 when it has. */
export function holdSecondsLeft({ holdExpiresAt }: Booking, now: Date): number {
  return Math.max(0, Math.floor((holdExpiresAt.getTime() - now.getTime()) / 1000));
}

function heldSince({ heldSince: first, createdAt }: Booking): Date {
  return first ?? createdAt;
}

/** When a hold of this moment lapses. One that replaces another never lapses before that one would have. */
function endOfHold(now: Date, replaced: Booking | null): Date {
  const usual = now.getTime() + HOLD_MINUTES * 60_000;
  if (!replaced) return new Date(usual);
  const last = heldSince(replaced).getTime() + LONGEST_HOLD_MINUTES * 60_000;
  return new Date(Math.max(Math.min(usual, last), replaced.holdExpiresAt.getTime()));
}

/** Holds, confirms and releases rooms: all rooms of a booking, or none. */
export class BookingService {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly stays: StayRepository,
    private readonly roomNights: RoomNightRepository,
    private readonly rooms: RoomService,
    private readonly secrets: KeyedSecrets,
    private readonly limits: HoldLimits,
    private readonly sale: RoomSale,
  ) {}

  /** Opens the booking's page. It is derived, so that every mail carries the same one. */
  accessToken(booking: Pick<Booking, 'id'>): string {
    return this.secrets.token('booking page', booking.id);
  }

  /** A token that was made with another `APP_SECRET` opens nothing, although its hash is still stored. */
  async findByToken(token: string): Promise<BookingRecord | null> {
    const booking = await this.bookings.findByToken(token);
    return booking && this.accessToken(booking) === token ? booking : null;
  }

  /**
   * Takes a room for each stay, or says why not. A hold that is replaced ends first, so that its rooms are free for this
   * one; if this one is refused, it has not ended. It runs inside the caller's transaction, which `inTransaction` repeats
   * when another one has inserted the same unique key.
   */
  async hold(manager: EntityManager, request: HoldRequest, now: Date): Promise<HoldOutcome> {
    const replaced = request.replaces && (await this.findByToken(request.replaces));
    if (!replaced) return this.takeRooms(manager, request, now);
    const booking = await this.bookings.lockById(manager, replaced.id);
    if (booking?.status === 'CONFIRMED') return { kind: 'AlreadyPaid', booking };
    if (booking?.status !== 'HELD') return this.takeRooms(manager, request, now);
    await manager.query('SAVEPOINT before_replacing');
    const cause = { actor: guestActor(request.guestUid), reason: 'replaced by another hold of the guest' };
    await this.expire(manager, booking, cause, now);
    const outcome = await this.takeRooms(manager, request, now, booking);
    if (outcome.kind === 'Held') await this.bookings.noteReplacement(manager, booking, outcome.booking);
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
    // Everybody locks in this order: a booking that is replaced, idempotency key, mailbox, the caller's networks from the
    // widest, promotion, extras by code, room types by number.
    if (guest.idempotencyKey) {
      await lockByName(manager, `idempotency ${guest.idempotencyKey}`);
      const sent = await this.bookings.findByIdempotencyKey(guest.idempotencyKey, manager);
      if (sent) return { kind: 'SentBefore', booking: sent };
    }
    // Whoever waits for a type must not have the lock of its caller: others behind the same address would wait for a type
    // that they do not want. The lock itself is taken later, in the order above.
    await this.rooms.awaitRoomTypes(manager, typesOf(quote.stays));
    const standing = await this.limits.standingOf(manager, request);
    if (standing === 'refused') return { kind: 'TooManyHolds' };
    const found = await this.sale.findRooms(manager, quote, guest.email);
    if (found.kind !== 'Found') return found;
    const tries = await this.limits.triesMissing(manager, request, standing);
    if (tries > 0) return { kind: 'ChallengeRequired', tries };
    const cause = { actor: guestActor(request.guestUid), reason: 'booking form sent' };
    const hold = this.newHold(request, now, replaced);
    const booking = await this.sale.insert(manager, hold, request, found.rooms, cause);
    return { kind: 'Held', booking };
  }

  /** Confirms a locked booking whose stays have rooms. */
  async confirm(manager: EntityManager, booking: BookingRecord, cause: Cause, now: Date): Promise<void> {
    await transition(manager, LIFE_CYCLE, booking, 'CONFIRMED', cause, { confirmedAt: now });
  }

  /** Ends a locked hold and releases its rooms. */
  async expire(manager: EntityManager, booking: BookingRecord, cause: Cause, now: Date): Promise<void> {
    await transition(manager, LIFE_CYCLE, booking, 'EXPIRED', cause, { expiredAt: now });
    await this.roomNights.releaseNights(manager, booking.stays);
    await this.setRooms(manager, booking, null);
  }

  /** Ends stays of a locked booking and frees their nights. The booking is cancelled with the last of its stays. */
  async endStays(
    manager: EntityManager,
    booking: BookingRecord,
    ended: readonly EndedStay[],
    cause: Cause,
  ): Promise<void> {
    for (const { id, as, keptPaise } of ended) {
      const stay = booking.stays.find((one) => one.id === id);
      if (!stay) throw new Error(`Booking ${booking.id} has no stay ${id}.`);
      await this.stays.end(manager, stay, as, keptPaise, cause);
    }
    await this.roomNights.releaseNights(manager, ended);
    if (booking.stays.every(({ status }) => status === 'CANCELLED'))
      await transition(manager, LIFE_CYCLE, booking, 'CANCELLED', cause);
  }

  /** Finds rooms again for a booking whose hold lapsed; false when one of its stays finds none. */
  async takeRoomsAgain(manager: EntityManager, booking: BookingRecord): Promise<boolean> {
    const { stays } = booking;
    await this.rooms.lockRoomTypes(manager, typesOf(stays));
    const found = await this.roomNights.roomsFor(stays, manager);
    if ('withoutRoom' in found) return false;
    await this.setRooms(manager, booking, found.rooms);
    await this.roomNights.takeNights(manager, withRooms(stays, found.rooms));
    return true;
  }

  /** True while rooms are free for all stays of the booking; takes none. */
  async hasFreeRooms({ stays }: BookingRecord): Promise<boolean> {
    return 'rooms' in (await this.roomNights.roomsFor(stays));
  }

  /** Gives each stay its room in the list, or none of them a room. */
  private async setRooms(
    manager: EntityManager,
    { stays }: BookingRecord,
    rooms: readonly number[] | null,
  ): Promise<void> {
    for (const [index, stay] of stays.entries()) stay.roomId = rooms?.[index] ?? null;
    await this.stays.setRooms(manager, new Map(stays.map(({ id, roomId }) => [id, roomId])));
  }

  private newHold(request: HoldRequest, now: Date, replaced: Booking | null): Booking {
    const { guest, plans, requestDigest, guestUid, callerHashes } = request;
    const [callerHash, callerSiteHash = null, callerBlockHash = null] = callerHashes;
    return this.sale.newBooking(
      guest,
      request,
      {
        status: 'HELD',
        channel: 'SITE',
        terms: strictestTerms(plans),
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
      },
      now,
    );
  }
}

/** One order confirms all rooms, so it asks for the highest part. */
function strictestTerms(plans: readonly StoredPlan[]): PaymentTerms {
  return { dueAtBookingPercent: Math.max(...plans.map(({ terms }) => terms.dueAtBookingPercent)) };
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
