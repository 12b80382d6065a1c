import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { FolioRepository } from '../folio/folio.repository';
import { hashOfToken, makeReference, type KeyedSecrets } from '../../platform/secrets/keyed-secrets';
import { mailboxKey } from '../../platform/text/mailbox-key';
import { emailKey } from '../../platform/text/text-rules';
import { foldText } from '../../platform/text/search-pattern';
import type { Cause } from '../../platform/states/transition';
import type { PropertySource } from '../../selling/property/property.service';
import type { CancellationPolicy } from '../../selling/rates/policy.entity';
import type { StoredPlan } from '../../selling/rates/rate-plan.repository';
import type { ChargeLine, QuoteAmounts, QuotedStay } from '../../selling/quotes/quote';
import { usesOfStays } from '../../selling/quotes/extra.policy';
import type { RoomService } from '../../selling/rooms/room.service';
import {
  overlap,
  type RoomNightRepository,
  type StayDates,
  type WantedRoom,
} from '../../selling/stays/room-night.repository';
import type { StayRepository } from '../../selling/stays/stay.repository';
import type { Booking } from './booking.entity';
import type { BookedLine, BookedStay, BookingRecord } from './booking-record';
import { bookingPageToken } from './booking-page-token';
import type { BookingRepository } from './booking.repository';
import { phoneKey } from './phone-key';
import type { ExtraUses, SoldOutExtra } from './extra-uses';
import type { PromotionUses } from './promotion-uses';

/** Why rooms cannot be sold as quoted. */
export type SaleObstacle =
  /** Other guests have used up the quoted promotion in the meantime. */
  | { kind: 'PromotionUsedUp' }
  /** Other guests have bought the last piece of a day in the meantime. */
  | { kind: 'ExtraSoldOut'; extra: SoldOutExtra }
  | { kind: 'RoomUnavailable'; stay: QuotedStay };

type SoldByPortal = StayDates & WantedRoom;

/** What is sold, and on which terms. */
export interface Sale {
  quote: QuoteAmounts;
  /** The rate plans of the stays, in the order of the stays. */
  plans: readonly StoredPlan[];
  /** The names of the guests of each room, in the order of the stays; null for an unknown name. */
  guestNames?: readonly (string | null)[];
}

/** The person who books, as the booking stores them. */
interface BookingGuest {
  name: string;
  email: string | null;
  phone: string | null;
  specialRequests: string | null;
}

/** The fields in which bookings of the site and of the desk differ. */
export type BookingStart = Pick<
  Booking,
  | 'status'
  | 'channel'
  | 'terms'
  | 'holdExpiresAt'
  | 'heldSince'
  | 'confirmedAt'
  | 'idempotencyKey'
  | 'requestDigest'
  | 'requestDigestVersion'
  | 'callerHash'
  | 'callerSiteHash'
  | 'callerBlockHash'
  | 'guestUid'
  | 'isAddressProven'
>;

interface RoomSaleNeeds {
  bookings: BookingRepository;
  stays: StayRepository;
  roomNights: RoomNightRepository;
  folio: FolioRepository;
  rooms: RoomService;
  secrets: KeyedSecrets;
  promotions: PromotionUses;
  extras: ExtraUses;
  property: PropertySource;
}

/** Sells rooms: finds one for each stay and writes the booking with its stays, nights and charges. */
export class RoomSale {
  constructor(private readonly needs: RoomSaleNeeds) {}

  /**
   * Finds a room for each stay of the quote, or says why not all can be sold. Locks the promotion, the extras by code
   * and the room types by number, so that nobody else can sell them until the transaction ends.
   */
  async findRooms(
    manager: EntityManager,
    quote: QuoteAmounts,
    email: string | null,
  ): Promise<{ kind: 'Found'; rooms: number[] } | SaleObstacle> {
    const used = quote.promotion?.promotion;
    if (used && !(await this.needs.promotions.lock(manager, used, email))) return { kind: 'PromotionUsedUp' };
    const soldOut = await this.needs.extras.lockAndFindSoldOut(manager, usesOfStays(quote.stays));
    if (soldOut) return { kind: 'ExtraSoldOut', extra: soldOut };
    await this.needs.rooms.lockRoomTypes(manager, [...new Set(quote.stays.map(({ roomType }) => roomType))]);
    const found = await this.needs.roomNights.roomsFor(quote.stays, manager);
    return 'withoutRoom' in found
      ? { kind: 'RoomUnavailable', stay: found.withoutRoom }
      : { kind: 'Found', rooms: found.rooms };
  }

  /**
   * A room for each stay that a portal has sold, or null where none is free: what a portal has sold cannot be refused.
   * Locks the room types by number.
   */
  async findRoomsOfPortal(
    manager: EntityManager,
    stays: readonly SoldByPortal[],
  ): Promise<(number | null)[]> {
    await this.needs.rooms.lockRoomTypes(manager, [...new Set(stays.map(({ roomType }) => roomType))]);
    const found: (number | null)[] = [];
    for (const stay of stays) {
      const given = stays.flatMap((other, index) => (overlap(other, stay) ? (found[index] ?? []) : []));
      found.push(await this.needs.roomNights.bestFittingRoom(stay, manager, given));
    }
    return found;
  }

  /** Writes the booking with everything that is sold, in the rooms that {@link findRooms} has found; null leaves a stay unplaced. */
  async insert(
    manager: EntityManager,
    booking: Booking,
    { quote, plans, guestNames = [] }: Sale,
    rooms: readonly (number | null)[],
    cause: Cause,
  ): Promise<BookingRecord> {
    await this.needs.bookings.add(manager, booking, cause);
    const stays = quote.stays.map((stay, index) => {
      const { id: ratePlanId, policy } = planAt(plans, index);
      const sold = { id: randomUUID(), ratePlanId, policy, roomId: roomAt(rooms, index) };
      return { ...stay, ...sold, guestName: guestNames[index] ?? null };
    });
    await this.needs.stays.add(manager, booking.id, stays);
    const placed = stays.flatMap((stay) => (stay.roomId === null ? [] : [{ ...stay, roomId: stay.roomId }]));
    await this.needs.roomNights.takeNights(manager, placed);
    const sold = stays.map(({ id, lines, extraLines }) => ({
      stayId: id,
      lines: [...lines, ...extraLines],
    }));
    await this.needs.folio.addSold(manager, booking.id, sold);
    const { promotion } = quote;
    if (promotion) await this.needs.promotions.set(manager, booking.id, promotion);
    return {
      ...booking,
      promotion,
      stays: stays.map(bookedStay),
      lines: sold.flatMap(({ stayId, lines }) => lines.map((line) => soldLine(stayId, line))),
      orders: [],
    };
  }

  /** A booking made now, not yet written to the database. */
  newBooking(guest: BookingGuest, { quote, plans }: Sale, start: BookingStart, now: Date): Booking {
    const { referencePrefix, uidDomain, countryCode } = this.needs.property.current;
    const [id, reference] = [randomUUID(), makeReference(referencePrefix)];
    const { name, email, phone, specialRequests } = guest;
    return {
      id,
      reference,
      name,
      email,
      phone,
      specialRequests,
      nameKey: foldText(name),
      guestErasedAt: null,
      emailKey: email === null ? null : emailKey(email),
      mailboxKey: email === null ? '' : mailboxKey(email),
      phoneKey: phone === null ? null : phoneKey(phone, countryCode),
      calendarUid: `${reference}@${uidDomain}`,
      calendarSequence: 0,
      calendarChangedAt: null,
      locale: 'en',
      // A server of the previous version knows only one policy for the whole booking.
      policy: planAt(plans, 0).policy,
      paisePerUnit: quote.paisePerUnit,
      holdExtended: false,
      expiredAt: null,
      orderAskedAt: null,
      replacedBy: null,
      linkVersion: 0,
      tokenHash: hashOfToken(bookingPageToken(this.needs.secrets, { id, linkVersion: 0 })),
      createdAt: now,
      ...start,
    };
  }
}

function planAt(plans: readonly StoredPlan[], index: number): StoredPlan {
  const plan = plans[index];
  if (!plan) throw new Error('Every stay of a booking has a rate plan.');
  return plan;
}

function roomAt(rooms: readonly (number | null)[], index: number): number | null {
  const room = rooms[index];
  if (room === undefined) throw new Error('Every stay of a booking needs a room.');
  return room;
}

function soldLine(stayId: string, line: ChargeLine): BookedLine {
  const extra = line.extra ?? null;
  const kind = extra ? 'EXTRA' : 'ROOM_NIGHT';
  return { ...line, id: null, changeId: null, stayId, kind, extra, reverses: null };
}

type SoldStay = QuotedStay & {
  id: string;
  roomId: number | null;
  policy: CancellationPolicy;
  guestName: string | null;
};

function bookedStay({
  id,
  roomId,
  roomType,
  roomTitle,
  checkin,
  checkout,
  guests,
  children = [],
  roomIds = null,
  plan,
  planName,
  policy,
  includedExtras,
  guestName,
}: SoldStay): BookedStay {
  const sold = { plan, planName, policy, includedExtras };
  const kept = { id, roomId, roomType, roomTitle, checkin, checkout, guests, children, roomIds, ...sold };
  const unchanged = { passedSteps: 0, leastChargePaise: 0 };
  return { ...kept, ...unchanged, guestName, status: 'EXPECTED', keptPaise: null, deadlines: null };
}
