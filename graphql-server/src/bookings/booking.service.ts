import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { lockByName } from '../platform/database/database';
import { hashOfToken, makeReference, type KeyedSecrets } from '../platform/secrets/keyed-secrets';
import { mailboxKey } from '../platform/text/mailbox-key';
import type { SolvedChallenge } from '../platform/secrets/proof-of-work';
import { emailKey } from '../platform/text/text-rules';
import { foldText } from '../platform/text/search-pattern';
import { insertWithHistory, transition, type Cause } from '../platform/states/transition';
import type { QuoteAmounts } from '../rooms/quote';
import type { RoomService } from '../rooms/room.service';
import { Booking } from './booking.entity';
import type { GuestDetails } from './booking.policy';
import type { BookingRepository } from './booking.repository';
import { bookingStates, type BookingStatus } from './booking.states';
import type { Requester, HoldLimits } from './hold-limits';
import { phoneKey } from './phone-key';
import { HOLD_MINUTES } from './checkout-durations.policy';
import type { RoomNightRepository } from './room-night.repository';

export interface HoldRequest extends Requester {
  guest: GuestDetails;
  quote: QuoteAmounts;
  requestDigest: string;
  /** The challenge that the guest's browser has solved; null without a valid solution. */
  solved: SolvedChallenge | null;
}

export type HoldOutcome =
  | { kind: 'Held'; booking: Booking }
  | { kind: 'SentBefore'; booking: Booking }
  | { kind: 'TooManyHolds' }
  | { kind: 'ChallengeRequired'; tries: number }
  | { kind: 'RoomUnavailable' };

const LIFE_CYCLE = { machine: bookingStates, entity: Booking };

/** Whole seconds until the hold lapses; 0 when it has. */
export function holdSecondsLeft({ holdExpiresAt }: Booking, now: Date): number {
  return Math.max(0, Math.floor((holdExpiresAt.getTime() - now.getTime()) / 1000));
}

/** Holds, confirms and releases rooms. */
export class BookingService {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly roomNights: RoomNightRepository,
    private readonly rooms: RoomService,
    private readonly secrets: KeyedSecrets,
    private readonly limits: HoldLimits,
  ) {}

  /** Opens the booking's page. It is derived, so that every mail carries the same one. */
  accessToken(booking: Booking): string {
    return this.secrets.token('booking page', booking.id);
  }

  /** A token that was made with another `APP_SECRET` opens nothing, although its hash is still stored. */
  async findByToken(token: string): Promise<Booking | null> {
    const booking = await this.bookings.findByToken(token);
    return booking && this.accessToken(booking) === token ? booking : null;
  }

  /**
   * Takes a room for the stay, or says why not. It runs inside the caller's transaction, which `inTransaction` repeats
   * when another one has inserted the same unique key.
   */
  async hold(manager: EntityManager, request: HoldRequest, now: Date): Promise<HoldOutcome> {
    const { guest, quote } = request;
    // Everybody locks in this order: idempotency key, mailbox, the caller's networks from the widest, room type.
    if (guest.idempotencyKey) {
      await lockByName(manager, `idempotency ${guest.idempotencyKey}`);
      const sent = await this.bookings.findByIdempotencyKey(guest.idempotencyKey, manager);
      if (sent) return { kind: 'SentBefore', booking: sent };
    }
    const standing = await this.limits.standingOf(manager, request);
    if (standing === 'refused') return { kind: 'TooManyHolds' };
    await this.rooms.lockRoomType(manager, quote.roomType);
    const roomId = await this.roomNights.bestFittingRoom(quote.roomType, quote, manager);
    if (roomId === null) return { kind: 'RoomUnavailable' };
    const tries = await this.limits.triesMissing(manager, request, standing);
    if (tries > 0) return { kind: 'ChallengeRequired', tries };
    const booking = await this.insertHold(manager, request, roomId, now);
    return { kind: 'Held', booking };
  }

  /** Confirms a locked booking that has a room. */
  async confirm(manager: EntityManager, booking: Booking, cause: Cause, now: Date): Promise<void> {
    const { roomId } = booking;
    await transition(manager, LIFE_CYCLE, booking, 'CONFIRMED', cause, { confirmedAt: now, roomId });
  }

  /** Ends a locked hold and releases its room. */
  async expire(manager: EntityManager, booking: Booking, cause: Cause, now: Date): Promise<void> {
    await transition(manager, LIFE_CYCLE, booking, 'EXPIRED', cause, { expiredAt: now, roomId: null });
    await this.roomNights.releaseNights(manager, booking.id);
  }

  /** Finds a room again for a booking whose hold lapsed; false when none is free for all nights. */
  async takeRoomAgain(manager: EntityManager, booking: Booking): Promise<boolean> {
    await this.rooms.lockRoomType(manager, booking.roomTypeName);
    const roomId = await this.roomNights.bestFittingRoom(booking.roomTypeName, booking, manager);
    if (roomId === null) return false;
    booking.roomId = roomId;
    await this.roomNights.takeNights(manager, booking);
    return true;
  }

  /** True while a room of the booking's type is free for all of its nights; takes none. */
  async hasFreeRoom(booking: Booking): Promise<boolean> {
    return (await this.roomNights.bestFittingRoom(booking.roomTypeName, booking)) !== null;
  }

  private async insertHold(
    manager: EntityManager,
    request: HoldRequest,
    roomId: number,
    now: Date,
  ): Promise<Booking> {
    const { guest, quote } = request;
    const [callerHash, callerSiteHash = null, callerBlockHash = null] = request.callerHashes;
    const id = randomUUID();
    const booking = {
      id,
      reference: makeReference('SC'),
      status: 'HELD' as BookingStatus,
      name: guest.name,
      nameKey: foldText(guest.name),
      email: guest.email,
      emailKey: emailKey(guest.email),
      mailboxKey: mailboxKey(guest.email),
      phone: guest.phone,
      phoneKey: phoneKey(guest.phone),
      checkin: quote.checkin,
      checkout: quote.checkout,
      guests: quote.guests,
      roomTypeName: quote.roomType,
      roomId,
      specialRequests: guest.specialRequests,
      quote,
      totalPaise: quote.total,
      holdExpiresAt: new Date(now.getTime() + HOLD_MINUTES * 60_000),
      holdExtended: false,
      expiredAt: null,
      confirmedAt: null,
      gatewayOrderId: null,
      reconciledAt: null,
      tokenHash: hashOfToken(this.secrets.token('booking page', id)),
      idempotencyKey: guest.idempotencyKey,
      requestDigest: request.requestDigest,
      callerHash,
      callerSiteHash,
      callerBlockHash,
      guestUid: request.guestUid,
      createdAt: now,
    };
    await insertWithHistory(manager, LIFE_CYCLE, booking, { actor: 'guest', reason: 'booking form sent' });
    await this.roomNights.takeNights(manager, booking);
    return booking;
  }
}
