import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Staff } from '../../access/accounts/authorisation';
import type { BoundsService } from '../../access/staff/bounds.service';
import type { AuditService } from '../../access/audit/audit.service';
import type { Booking } from '../../bookings/core/booking.entity';
import type { BookingRecord } from '../../bookings/core/booking-record';
import type { BookingRepository } from '../../bookings/core/booking.repository';
import type { BookingStart, RoomSale, Sale, SaleObstacle } from '../../bookings/core/room-sale.service';
import type { BookingEmails } from '../../bookings/core/booking-emails.service';
import type { DoNotRent, DoNotRentQuestion } from '../../guests/records/do-not-rent';
import { queueMail } from '../../mails/notifications/mail-queue';
import { lockByName } from '../../platform/database/database';
import type { InvalidInputOutcome } from '../../platform/refusals/outcomes';
import { fieldFault } from '../../platform/refusals/sentence';
import { staffActor } from '../../platform/states/actor';
import type { HotelTime, RequestClock } from '../../platform/time/clock';
import { addDays, startOfDay, type PlainDate } from '../../platform/time/dates';
import type { PropertyService } from '../../selling/property/property.service';
import type { QuoteAmounts } from '../../selling/quotes/quote';
import type { RoomTypeQueue } from '../../selling/stays/room-type-queue';
import { optionFaults, type DeskBookingForm } from './desk-booking.policy';
import type { DeskBookingRepository } from './desk-booking.repository';
import { portalText, type PortalBookingService } from '../portals/portal-booking.service';
import { DeskQuotes, type DeskStay } from './desk-quote.service';
import type { RoomShortage, RoomShortages } from './room-shortages.service';

/** The staff's form for a booking. */
export interface DeskBookingRequest extends DeskBookingForm {
  stays: DeskStay[];
  code: string | null;
  /** The rooms are kept tentatively until the end of this date; null books firmly. */
  optionUntil: PlainDate | null;
  /** The total in paise that the form showed. */
  expectedTotal: number;
  /** Whether to book although the hotel does not rent to the guest. */
  despiteDoNotRent: boolean;
}

interface Made {
  kind: 'DeskBookingMade';
  booking: BookingRecord;
}

type NotRented = { kind: 'GuestNotRentedTo'; question: NonNullable<DoNotRentQuestion> };

type Refused =
  | NotRented
  | { kind: 'PriceChanged'; quote: QuoteAmounts }
  | { kind: 'DeskRoomsSoldOut'; shortages: RoomShortage[] }
  | { kind: 'RoomTypeBusy' }
  | { kind: 'IdempotencyConflict' }
  | InvalidInputOutcome;

type StoredOutcome =
  | NotRented
  | Made
  | { kind: 'SentBefore'; booking: BookingRecord }
  | { kind: 'PortalNumberTaken'; reference: string }
  | InvalidInputOutcome
  | SaleObstacle;

/** Bookings by the desk require no payment before arrival. */
const PAY_AT_HOTEL = { dueAtBookingPercent: 0 } as const;

interface DeskBookingServiceNeeds {
  bookings: BookingRepository;
  deskBookings: DeskBookingRepository;
  sale: RoomSale;
  quotes: DeskQuotes;
  shortages: RoomShortages;
  roomTypeQueue: RoomTypeQueue;
  emails: BookingEmails;
  property: Pick<PropertyService, 'plans' | 'current'>;
  audit: AuditService;
  bounds: BoundsService;
  portalBookings: Pick<PortalBookingService, 'choose' | 'begin'>;
  doNotRent: Pick<DoNotRent, 'askAboutPerson'>;
}

/** Makes bookings for guests at the desk, on the phone, or from a portal. */
export class DeskBookingService {
  constructor(private readonly needs: DeskBookingServiceNeeds) {}

  /** Books all rooms or none, firmly or until the option ends. A repeated key returns the booking that it made. */
  async create(request: DeskBookingRequest, who: Staff, clock: RequestClock): Promise<Made | Refused> {
    const digest = digestOf(request);
    const sent = await this.needs.bookings.findByIdempotencyKey(request.idempotencyKey);
    if (sent) return sameAgain(sent, digest);
    const time = { now: await clock.now(), today: await clock.businessDay() };
    const quoted = await this.needs.quotes.quote(
      { ...request, despiteRestrictions: request.restrictionsReason !== null },
      time,
    );
    if (quoted.kind === 'InvalidInput') return quoted;
    const { quote, loweredPaise } = quoted;
    const { optionUntil } = request;
    const faults = optionUntil ? optionFaults(optionUntil, await clock.today(), arrivalIn(quote)) : [];
    if (optionUntil && soldBy(request)?.collector === 'PORTAL')
      faults.push(fieldFault('optionUntil', 'PORTAL_STAY_IS_FIRM'));
    if (faults.length > 0) return { kind: 'InvalidInput', faults };
    if (DeskQuotes.totalOf(quote) !== request.expectedTotal) return { kind: 'PriceChanged', quote };
    const types = quote.stays.map(({ roomType }) => roomType);
    const outcome = await this.needs.roomTypeQueue.transact(types, clock, (manager) =>
      this.book(manager, { request, quote, loweredPaise, digest, who }, time),
    );
    switch (outcome.kind) {
      case 'DeskBookingMade':
      case 'GuestNotRentedTo':
      case 'InvalidInput':
      case 'RoomTypeBusy':
        return outcome;
      case 'SentBefore':
        return sameAgain(outcome.booking, digest);
      case 'RoomUnavailable':
        return this.unavailable(quote, outcome, request);
      case 'ExtraSoldOut': {
        const { name, day } = outcome.extra;
        const sold = { extra: name, date: day };
        return { kind: 'InvalidInput', faults: [fieldFault('stays.0.extras', 'EXTRA_SOLD_OUT', sold)] };
      }
      case 'PortalNumberTaken': {
        const { reference } = outcome;
        const field = request.portalBooking ? 'portalBooking.number' : 'portal';
        return { kind: 'InvalidInput', faults: [fieldFault(field, 'PORTAL_NUMBER_TAKEN', { reference })] };
      }
      case 'PromotionUsedUp':
        return this.requoted(request, time);
    }
  }

  private async book(
    manager: EntityManager,
    {
      request,
      quote,
      loweredPaise,
      digest,
      who,
    }: {
      request: DeskBookingRequest;
      quote: QuoteAmounts;
      loweredPaise: number;
      digest: string;
      who: Staff;
    },
    time: HotelTime,
  ): Promise<StoredOutcome> {
    const { now } = time;
    const { idempotencyKey, optionUntil } = request;
    await lockByName(manager, `idempotency ${idempotencyKey}`);
    const sent = await this.needs.bookings.findByIdempotencyKey(idempotencyKey, manager);
    if (sent) return { kind: 'SentBefore', booking: sent };
    const step = { who, action: 'createDeskBooking', despite: request.despiteDoNotRent } as const;
    const question = await this.needs.doNotRent.askAboutPerson(manager, request, step);
    if (question) return { kind: 'GuestNotRentedTo', question };
    const found = await this.needs.sale.findRooms(manager, quote, request.email);
    if (found.kind !== 'Found') return found;
    const agreed = soldBy(request);
    const chosen =
      agreed &&
      (await this.needs.portalBookings.choose(manager, who, agreed, {
        reference: null,
        portalId: null,
        totalPaise: DeskQuotes.totalOf(quote),
      }));
    if (chosen && chosen.kind !== 'Chosen') return ofPortalBooking(chosen);
    const portal = chosen && agreed ? portalText(chosen.portal, agreed.number) : request.portal;
    const taken = agreed && agreed.number === null ? null : await this.bookingOfPortal(manager, portal);
    if (taken) return { kind: 'PortalNumberTaken', reference: taken };
    const sale = this.saleOf(request, quote);
    const start = this.startOf(request, digest, now);
    const cause = {
      actor: staffActor(who.uid),
      reason: optionUntil ? 'kept at the desk' : 'booked at the desk',
    };
    const fresh = this.needs.sale.newBooking(request, sale, start, now);
    const booking = await this.needs.sale.insert(manager, fresh, sale, found.rooms, cause);
    const given = { kind: 'desk price', amountPaise: loweredPaise, bookingId: booking.id } as const;
    await this.needs.bounds.note(manager, who, given);
    const { rateReason, restrictionsReason } = request;
    await this.needs.deskBookings.add(manager, {
      bookingId: booking.id,
      madeBy: who.uid,
      optionUntil,
      portal,
      rateReason,
      restrictionsReason,
    });
    if (chosen) {
      const sold = { bookingId: booking.id, totalPaise: DeskQuotes.totalOf(quote), idempotencyKey };
      await this.needs.portalBookings.begin(manager, who, chosen.terms, sold, time);
    }
    await this.note(manager, who, booking, request);
    if (optionUntil) await queueMail(manager, { kind: 'option kept', bookingId: booking.id });
    else await this.needs.emails.queueConfirmation(manager, booking, false);
    return { kind: 'DeskBookingMade', booking };
  }

  /** The booking that has the portal's number already. A portal without a number may have any number of bookings. */
  private bookingOfPortal(manager: EntityManager, portal: string | null): Promise<string | null> {
    return portal && /\d/.test(portal)
      ? this.needs.deskBookings.withPortal(manager, portal)
      : Promise.resolve(null);
  }

  private saleOf({ stays }: DeskBookingRequest, quote: QuoteAmounts): Sale {
    return {
      // The room is chosen, not promised: the desk may move the stay like any other stay.
      quote: { ...quote, stays: quote.stays.map((stay) => ({ ...stay, roomIds: null })) },
      plans: quote.stays.map(({ plan }) => {
        const stored = this.needs.property.plans.find(({ code }) => code === plan);
        if (!stored) throw new Error('There is no rate plan: the hotel has no policy.');
        return stored;
      }),
      guestNames: stays.map(({ guestName }) => guestName),
    };
  }

  private startOf(
    { channel, optionUntil, idempotencyKey }: DeskBookingRequest,
    digest: string,
    now: Date,
  ): BookingStart {
    return {
      status: optionUntil ? 'TENTATIVE' : 'CONFIRMED',
      channel,
      terms: PAY_AT_HOTEL,
      holdExpiresAt: optionUntil ? endOfOption(optionUntil, this.needs.property.current.timeZone) : now,
      heldSince: null,
      confirmedAt: optionUntil ? null : now,
      idempotencyKey,
      requestDigest: digest,
      requestDigestVersion: 1,
      callerHash: '',
      callerSiteHash: null,
      callerBlockHash: null,
      guestUid: null,
      isAddressProven: false,
    };
  }

  /** The audit entry contains the decisions of the staff, and no data of the guest. */
  private async note(
    manager: EntityManager,
    who: Staff,
    { id: recordId, reference, status }: Booking,
    { channel, stays, optionUntil, expectedTotal }: DeskBookingRequest,
  ): Promise<void> {
    // The audit entry outlives the booking, so it does not contain what was entered.
    const details = { reference, channel, status, totalPaise: expectedTotal, optionUntil };
    const booked = stays.map(({ roomType, checkin, checkout, guests, roomNumber, ratePaise }) => ({
      roomType,
      checkin,
      checkout,
      guests,
      roomNumber,
      ratePaise,
    }));
    const rows = { recordId, before: {}, after: { stays: booked } };
    await this.needs.audit.noteChange(manager, { who, action: 'createDeskBooking', details }, rows);
  }

  private async unavailable(
    quote: QuoteAmounts,
    { stay }: Extract<SaleObstacle, { kind: 'RoomUnavailable' }>,
    { stays }: DeskBookingRequest,
  ): Promise<Refused> {
    const index = quote.stays.indexOf(stay);
    const room = stays[index]?.roomNumber;
    if (room)
      return {
        kind: 'InvalidInput',
        faults: [fieldFault(`stays.${index}.roomNumber`, 'DESK_ROOM_NOT_FREE', { room })],
      };
    return { kind: 'DeskRoomsSoldOut', shortages: await this.needs.shortages.of(quote.stays) };
  }

  /** The price without the promotion that other guests have used up. */
  private async requoted(request: DeskBookingRequest, time: HotelTime): Promise<Refused> {
    const despiteRestrictions = request.restrictionsReason !== null;
    const again = await this.needs.quotes.quote({ ...request, despiteRestrictions }, time);
    return again.kind === 'InvalidInput' ? again : { kind: 'PriceChanged', quote: again.quote };
  }
}

/** The faults with the fields of this form. */
const ofPortalBooking = ({ faults }: InvalidInputOutcome): InvalidInputOutcome => ({
  kind: 'InvalidInput',
  faults: faults.map((fault) => ({ ...fault, field: `portalBooking.${fault.field}` })),
});

/** What was agreed with the portal that sold the stay; null when no portal was chosen. */
const soldBy = ({ channel, portalBooking }: DeskBookingRequest) =>
  channel === 'PORTAL' ? portalBooking : null;

/** The instant at which an option ends: 00:00 at the hotel after its date. */
export function endOfOption(until: PlainDate, timeZone: string): Date {
  return startOfDay(addDays(until, 1), timeZone);
}

const arrivalIn = ({ stays }: QuoteAmounts): PlainDate =>
  stays.map(({ checkin }) => checkin).toSorted()[0] ?? '';

function sameAgain(booking: BookingRecord, digest: string): Made | Refused {
  return booking.requestDigest === digest
    ? { kind: 'DeskBookingMade', booking }
    : { kind: 'IdempotencyConflict' };
}

/** Equal forms have equal digests, so that a key with another form is refused. */
function digestOf({ idempotencyKey, expectedTotal, despiteDoNotRent, ...form }: DeskBookingRequest): string {
  return createHash('sha256')
    .update(JSON.stringify(['desk', form]))
    .digest('hex');
}
