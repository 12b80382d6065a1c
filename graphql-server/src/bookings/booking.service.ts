import { randomUUID } from 'node:crypto';
import { In, type DataSource, type EntityManager } from 'typeorm';
import type { Clock } from '../platform/time/clock';
import { nightsOf } from '../platform/time/dates';
import { lockByName } from '../platform/database/database';
import { hashOfToken, makeReference, type KeyedSecrets } from '../platform/secrets/keyed-secrets';
import { mailboxKey } from '../platform/text/mailbox-key';
import type { SolvedChallenge } from '../platform/secrets/proof-of-work';
import { emailKey } from '../platform/text/text-rules';
import { findRecord, updateRecord } from '../platform/database/plain-statements';
import { foldText } from '../platform/text/search-pattern';
import { insertWithHistory, transition, type Cause } from '../platform/states/transition';
import type { QuoteAmounts } from '../rooms/quote';
import type { RoomService } from '../rooms/room.service';
import type { AvailabilityService } from './availability.service';
import { Booking } from './booking.entity';
import type { GuestDetails } from './booking.policy';
import { bookingStates, type BookingStatus } from './booking.states';
import type { Requester, HoldLimits } from './hold-limits';
import { phoneKey } from './phone-key';
import { HOLD_MINUTES } from './checkout-durations.policy';
import { RoomNight } from './room-night.entity';

export interface HoldRequest extends Requester {
  guest: GuestDetails;
  quote: QuoteAmounts;
  requestDigest: string;
  /** What the guest's browser was asked to work out before; null when it sent nothing of use. */
  solved: SolvedChallenge | null;
}

export type HoldOutcome =
  | { kind: 'held'; booking: Booking }
  | { kind: 'sent before'; booking: Booking }
  | { kind: 'too many holds' }
  | { kind: 'challenge required'; tries: number }
  | { kind: 'room unavailable' };

const LIFE_CYCLE = { machine: bookingStates, entity: Booking };

/** Holds, confirms and releases rooms. */
export class BookingService {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly rooms: RoomService,
    private readonly availability: AvailabilityService,
    private readonly secrets: KeyedSecrets,
    private readonly limits: HoldLimits,
  ) {}

  /** Opens the booking's page; derived, so that every mail carries the same one. */
  accessToken(booking: Booking): string {
    return this.secrets.token('booking page', booking.id);
  }

  /** A token that was made with another `APP_SECRET` opens nothing, though its hash is still kept. */
  async findByToken(token: string): Promise<Booking | null> {
    const { manager } = this.database;
    const booking = await findRecord(manager, Booking, 'WHERE token_hash = $1', [hashOfToken(token)]);
    return booking && this.accessToken(booking) === token ? booking : null;
  }

  findById(id: string): Promise<Booking | null> {
    return findRecord(this.database.manager, Booking, 'WHERE id = $1', [id]);
  }

  findByOrder(orderId: string): Promise<Booking | null> {
    return findRecord(this.database.manager, Booking, 'WHERE gateway_order_id = $1', [orderId]);
  }

  findByReference(reference: string): Promise<Booking | null> {
    return findRecord(this.database.manager, Booking, 'WHERE reference = $1', [reference]);
  }

  findByIdempotencyKey(key: string): Promise<Booking | null> {
    return findRecord(this.database.manager, Booking, 'WHERE idempotency_key = $1', [key]);
  }

  /** The booking of that order, locked until the transaction ends. */
  lockByOrder(manager: EntityManager, orderId: string): Promise<Booking | null> {
    return findRecord(manager, Booking, 'WHERE gateway_order_id = $1 FOR UPDATE', [orderId]);
  }

  lockById(manager: EntityManager, id: string): Promise<Booking | null> {
    return findRecord(manager, Booking, 'WHERE id = $1 FOR UPDATE', [id]);
  }

  /** Whole seconds until the hold lapses, by the database's time; 0 when it has. */
  async holdSecondsLeft(booking: Booking): Promise<number> {
    const left = booking.holdExpiresAt.getTime() - (await this.clock.now()).getTime();
    return Math.max(0, Math.floor(left / 1000));
  }

  /** Held and paid bookings that were made by that guest, or for that verified address; newest first. */
  async ofGuest(
    guest: { uid: string; verifiedEmail: string | null },
    part: { skip: number; take: number },
  ): Promise<{ bookings: Booking[]; totalCount: number }> {
    const status = In(['HELD', 'CONFIRMED']);
    const theirs = [{ guestUid: guest.uid, status }];
    const addressed = guest.verifiedEmail ? [{ emailKey: emailKey(guest.verifiedEmail), status }] : [];
    const [bookings, totalCount] = await this.database.getRepository(Booking).findAndCount({
      ...part,
      where: [...theirs, ...addressed],
      order: { createdAt: 'DESC', id: 'ASC' },
    });
    return { bookings, totalCount };
  }

  /**
   * Takes a room for the stay, or says why not. Runs inside the caller's transaction; the caller runs the whole
   * transaction again when a unique key was lost to another (see `inTransaction`).
   */
  async hold(manager: EntityManager, request: HoldRequest): Promise<HoldOutcome> {
    const { guest, quote } = request;
    // Locks in one order for everybody: key, mailbox, the caller's networks from the widest, room type.
    if (guest.idempotencyKey) {
      await lockByName(manager, `idempotency ${guest.idempotencyKey}`);
      const sent = await findRecord(manager, Booking, 'WHERE idempotency_key = $1', [guest.idempotencyKey]);
      if (sent) return { kind: 'sent before', booking: sent };
    }
    if (await this.limits.areReached(manager, request)) return { kind: 'too many holds' };
    await this.rooms.lockRoomType(manager, quote.roomType);
    const roomId = await this.availability.bestFittingRoom(manager, quote.roomType, quote);
    if (roomId === null) return { kind: 'room unavailable' };
    const tries = await this.limits.triesMissing(manager, request);
    if (tries > 0) return { kind: 'challenge required', tries };
    const booking = await this.insertHold(manager, request, roomId);
    return { kind: 'held', booking };
  }

  /** Confirms a locked booking, which has a room. */
  async confirm(manager: EntityManager, booking: Booking, cause: Cause): Promise<void> {
    const confirmedAt = await this.clock.now(manager);
    const { roomId } = booking;
    await transition(manager, LIFE_CYCLE, booking, 'CONFIRMED', cause, { confirmedAt, roomId });
  }

  /** Ends a locked hold and releases its room. */
  async expire(manager: EntityManager, booking: Booking, cause: Cause): Promise<void> {
    const expiredAt = await this.clock.now(manager);
    await transition(manager, LIFE_CYCLE, booking, 'EXPIRED', cause, { expiredAt, roomId: null });
    await manager.delete(RoomNight, { bookingId: booking.id });
  }

  /** Finds a room again for a booking whose hold lapsed; false when none is free for all nights. */
  async takeRoomAgain(manager: EntityManager, booking: Booking): Promise<boolean> {
    await this.rooms.lockRoomType(manager, booking.roomTypeName);
    const roomId = await this.availability.bestFittingRoom(manager, booking.roomTypeName, booking);
    if (roomId === null) return false;
    booking.roomId = roomId;
    await this.takeNights(manager, booking);
    return true;
  }

  /** True while a room of the booking's type is free for all of its nights; takes none. */
  async hasFreeRoom({ roomTypeName, checkin, checkout }: Booking): Promise<boolean> {
    const { manager } = this.database;
    return (await this.availability.bestFittingRoom(manager, roomTypeName, { checkin, checkout })) !== null;
  }

  /**
   * True when the same guest has booked any of these nights again since. One that was made before is the guest's
   * other room. Anybody can hold a room under this address: unpaid, it counts only from the same caller or account.
   */
  async hasRebooked(booking: Booking, manager: EntityManager = this.database.manager): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      `SELECT 1 FROM bookings WHERE email_key = $1 AND id <> $2 AND created_at > $5
         AND checkin < $4 AND checkout > $3
         AND (status = 'CONFIRMED' OR status = 'HELD' AND (caller_hash = $6 OR guest_uid = $7)) LIMIT 1`,
      [
        booking.emailKey,
        booking.id,
        booking.checkin,
        booking.checkout,
        booking.createdAt,
        booking.callerHash,
        booking.guestUid,
      ],
    );
    return rows.length > 0;
  }

  /** Remembers the gateway's order of a hold; false when the hold has ended meanwhile or has an order already. */
  async attachOrder(booking: Booking, orderId: string): Promise<boolean> {
    const attached: [unknown[], number] = await this.database.query(
      `UPDATE bookings SET gateway_order_id = $2 WHERE id = $1 AND status = 'HELD' AND gateway_order_id IS NULL`,
      [booking.id, orderId],
    );
    return attached[1] === 1;
  }

  /** Lets the same form be sent again after its hold came to nothing. */
  async forgetIdempotencyKey(manager: EntityManager, booking: Booking): Promise<void> {
    await updateRecord(manager, Booking, booking.id, { idempotencyKey: null });
  }

  async extendHold(manager: EntityManager, booking: Booking): Promise<void> {
    await manager.query(
      `UPDATE bookings SET hold_extended = true, hold_expires_at = hotel_now() + make_interval(mins => $2) WHERE id = $1`,
      [booking.id, HOLD_MINUTES],
    );
  }

  private async insertHold(manager: EntityManager, request: HoldRequest, roomId: number): Promise<Booking> {
    const { guest, quote } = request;
    const [callerHash, callerSiteHash = null, callerBlockHash = null] = request.callerHashes;
    const now = await this.clock.now(manager);
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
    await this.takeNights(manager, booking);
    return booking;
  }

  private async takeNights(
    manager: EntityManager,
    { id, roomId, checkin, checkout }: Booking,
  ): Promise<void> {
    if (roomId === null) throw new Error(`Booking ${id} has no room to take nights of.`);
    await manager.query(
      'INSERT INTO room_nights (room_id, night, booking_id) SELECT $1, night, $2 FROM unnest($3::date[]) AS night',
      [roomId, id, nightsOf(checkin, checkout)],
    );
  }
}
