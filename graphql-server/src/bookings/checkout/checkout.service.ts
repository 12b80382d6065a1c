import type { EntityManager } from 'typeorm';
import type { BillingDetailsRepository } from '../billing-details/billing-details.repository';
import type { BillingDetailsInput } from '../billing-details/billing-details.results';
import type { GuestDetails } from '../core/booking.policy';
import { isUnpaidHold, type BookingRecord } from '../core/booking-record';
import type { BookingRepository } from '../core/booking.repository';
import type {
  BookingService,
  HoldOutcome,
  HoldRequest,
  RequestDigest,
  WhyTooMany,
} from '../core/booking.service';
import type { Requester } from '../core/hold-limits';
import type { FieldFaultParts } from '../../platform/refusals/sentence';
import { readInput } from '../../platform/text/input-faults';
import { seenCode } from '../../platform/text/pasted-text';
import type { RequestClock } from '../../platform/time/clock';
import type { PlainDate } from '../../platform/time/dates';
import type { InvalidInputOutcome, RateLimitedOutcome } from '../../platform/refusals/outcomes';
import { fieldFault } from '../../platform/refusals/sentence';
import type { PropertyService } from '../../selling/property/property.service';
import type { StoredPlan } from '../../selling/rates/rate-plan.repository';
import {
  sumsOfQuote,
  type QuoteAmounts,
  type SellingListings,
  type StayRequest,
} from '../../selling/quotes/quote';
import type { RoomTypeName } from '../../selling/rooms/room-type.entity';
import { asksForMoney } from '../../selling/rates/payment-terms';
import { paymentParts } from '../../selling/quotes/quoted-terms';
import { soldOutFault } from '../../selling/quotes/extra.policy';
import type { QuoteService } from '../../selling/quotes/quote.service';
import type { RoomService } from '../../selling/rooms/room.service';
import type { AvailabilityService, StayAlternativeFound } from '../../selling/stays/availability.service';
import type { BookingChallenges, SolvingRequester } from './booking-challenges';
import { bookingFormRules, type BookingGuest } from './checkout.policy';
import type { HoldOrders, HoldOrderOutcome } from './hold-orders.service';
import { digestOf } from './request-digest';
import type { BookingCodes } from '../pay-at-hotel/booking-codes.service';
import type { UnpaidConfirmation } from '../pay-at-hotel/unpaid-confirmation.service';
import { guestActor } from '../../platform/states/actor';
import type { RoomTypeQueue } from '../../selling/stays/room-type-queue';

export interface BookingRequest extends Omit<StayRequest, 'roomType' | 'roomIds' | 'listing'> {
  /** The first type on sale when left out. */
  roomType?: RoomTypeName | null;
  /** The listing of the first room. */
  listing?: string | null;
  name: string;
  email: string;
  phone: string;
  specialRequests?: string | null;
  /** To whom the invoice is made out. */
  billing?: BillingDetailsInput | null;
  /** The rooms after the first one. */
  furtherStays: readonly StayRequest[];
  /** The code of a promotion. */
  code?: string | null;
  idempotencyKey?: string | null;
  /** The total in paise that the guest saw. */
  expectedTotal?: number | null;
  /** What the guest saw as due now, in paise. */
  expectedDue?: number | null;
  /** The solution of the challenge that an earlier try returned. */
  challengeSolution?: string | null;
  /** The token of the hold that the new hold replaces. */
  replaces?: string | null;
}

/** A form that was read: its stays, and the guest's details or their faults. */
export interface BookingForm {
  request: BookingRequest;
  guest: { ok: true; value: BookingGuest } | { ok: false; faults: FieldFaultParts[] };
}

type CreateBookingOutcome =
  | HoldOrderOutcome
  | { kind: 'BookingConfirmed'; booking: BookingRecord }
  | (InvalidInputOutcome & { code?: 'TOTAL_TOO_HIGH' })
  | { kind: 'PriceChanged'; quote: QuoteAmounts; why?: 'DUE_CHANGED' }
  | { kind: 'TooManyHolds'; why?: WhyTooMany }
  | { kind: 'PayAtHotelUsedUp' }
  | RateLimitedOutcome
  | { kind: 'ChallengeRequired'; challenge: string }
  | { kind: 'RoomTypeBusy' }
  | { kind: 'RoomUnavailable'; alternatives: StayAlternativeFound[]; field?: string }
  | { kind: 'IdempotencyConflict' }
  | { kind: 'NotOpen' };

type ContinueBookingOutcome =
  HoldOrderOutcome | { kind: 'BookingConfirmed'; booking: BookingRecord } | { kind: 'BookingNotFound' };

/** The smallest amount of the gateway: ₹1. */
const SMALLEST_ORDER_PAISE = 100;

/** The code in the form in which codes are compared; null when the guest entered none. */
function codeOf({ code }: BookingRequest): string | null {
  return code ? seenCode(code) || null : null;
}

/** Whether the guest saw another amount. A form may leave out what the guest saw. */
function isOther(seen: number | null | undefined, amount: number): boolean {
  return typeof seen === 'number' && seen !== amount;
}

/** A requester with the address from which the form came. */
export interface CallingRequester extends Requester {
  caller: string;
}

/** A hold of a form: to be paid, to be confirmed by a code, or confirmed at once. */
type TakenOutcome = HoldOutcome | { kind: 'Confirmed'; booking: BookingRecord } | RateLimitedOutcome;

interface CheckoutServiceNeeds {
  rooms: RoomService;
  quotes: QuoteService;
  availability: AvailabilityService;
  listings: SellingListings;
  bookings: BookingRepository;
  bookingService: BookingService;
  holdOrders: HoldOrders;
  challenges: BookingChallenges;
  roomTypeQueue: RoomTypeQueue;
  codes: Pick<BookingCodes, 'send'>;
  unpaid: Pick<UnpaidConfirmation, 'confirm'>;
  billingDetails: BillingDetailsRepository;
  property: Pick<PropertyService, 'current' | 'isOpen' | 'plans'>;
  settings: { maxOrderPaise: number };
}

/** Turns a booking form into a hold with an order. `HoldOrders` makes the order after the transaction. */
export class CheckoutService {
  constructor(private readonly needs: CheckoutServiceNeeds) {}

  /** Validates the guest's details. `createBooking` checks the stays. */
  readForm(request: BookingRequest): BookingForm {
    return { request, guest: readInput(bookingFormRules(this.needs.property.current), request) };
  }

  /** All stays of the form, the first one first, and the faults of its listing. */
  private async staysOf(
    request: BookingRequest,
  ): Promise<{ stays: StayRequest[]; faults: FieldFaultParts[] }> {
    const { checkin, checkout, guests, children, plan, extras, furtherStays } = request;
    const listed = request.listing
      ? await this.needs.listings.choiceFrom(request.listing, request.roomType)
      : null;
    const wanted = request.roomType === undefined ? await this.needs.rooms.defaultType() : request.roomType;
    // With nothing on sale, or null in the form, this code matches no room type, and the quote refuses it.
    const first = { roomType: wanted ?? '', checkin, checkout, guests, children, plan, extras };
    if (listed && 'fault' in listed) return { stays: [first, ...furtherStays], faults: [listed.fault] };
    return { stays: [{ ...first, ...listed }, ...furtherStays], faults: [] };
  }

  async createBooking(
    { request, guest }: BookingForm,
    requester: CallingRequester,
    clock: RequestClock,
  ): Promise<CreateBookingOutcome> {
    const { stays, faults: listingFaults } = await this.staysOf(request);
    // Before today's prices and dates are checked: a hold keeps its original prices and dates.
    const code = codeOf(request);
    const requestDigest = guest.ok ? digestOf(guest.value, stays, code) : null;
    const sentBefore =
      guest.ok && requestDigest ? await this.sentBefore(requestDigest, guest.value, clock) : null;
    if (sentBefore) return sentBefore;
    if (!this.needs.property.isOpen) return { kind: 'NotOpen' };
    const using = guest.ok ? { email: guest.value.email, replaces: request.replaces ?? null } : null;
    const time = await clock.time();
    const priced = await this.needs.quotes.quote(stays, time, { code, guest: using });
    if (!guest.ok || !requestDigest || priced.kind === 'InvalidInput' || listingFaults.length > 0) {
      const stayFaults = priced.kind === 'InvalidInput' ? priced.faults : [];
      return {
        kind: 'InvalidInput',
        faults: [...(guest.ok ? [] : guest.faults), ...listingFaults, ...stayFaults],
      };
    }
    const { quote } = priced;
    const { total } = sumsOfQuote(quote);
    const duePaise = this.dueNow(quote, time.today);
    if (duePaise > this.needs.settings.maxOrderPaise) {
      const faults = [fieldFault('checkout', 'TOTAL_TOO_HIGH')];
      return { kind: 'InvalidInput', faults, code: 'TOTAL_TOO_HIGH' };
    }
    if (total < SMALLEST_ORDER_PAISE)
      return { kind: 'InvalidInput', faults: [fieldFault('checkout', 'TOTAL_TOO_LOW')] };
    if (isOther(request.expectedTotal, total)) return { kind: 'PriceChanged', quote };
    if (isOther(request.expectedDue, duePaise)) return { kind: 'PriceChanged', quote, why: 'DUE_CHANGED' };
    const solved = await this.needs.challenges.check(
      request.challengeSolution,
      guest.value,
      quote,
      await clock.now(),
    );
    const replaces = request.replaces ?? null;
    const held = await this.holdAndOrder(
      { guest: guest.value, quote, requestDigest },
      { ...requester, solved, replaces },
      clock,
    );
    if (held.kind !== 'PromotionUsedUp') return held;
    const again = await this.needs.quotes.quote(stays, await clock.time(), { code, guest: using });
    return again.kind === 'InvalidInput' ? again : { kind: 'PriceChanged', quote: again.quote };
  }

  /** The hold for a guest who left the checkout. Makes the order if that had failed before. */
  async continueBooking(token: string, clock: RequestClock): Promise<ContinueBookingOutcome> {
    const booking = await this.needs.bookingService.findByToken(token);
    if (!booking) return { kind: 'BookingNotFound' };
    if (booking.status === 'CONFIRMED') return { kind: 'BookingConfirmed', booking };
    return this.needs.holdOrders.withOrder(booking, clock);
  }

  /** A quote names only existing plans, and an open hotel has at least one plan. */
  private planOf(code: string): StoredPlan {
    const plan = this.needs.property.plans.find((one) => one.code === code);
    if (!plan) throw new Error('There is no rate plan: the hotel has no policy.');
    return plan;
  }

  /** What confirms a booking of the quote that is made on that day, in paise. */
  private dueNow(quote: QuoteAmounts, today: PlainDate): number {
    const plans = quote.stays.map(({ plan }) => this.planOf(plan));
    return paymentParts(quote, plans, today).dueNowPaise;
  }

  /** The outcome of the form when it was sent before; null when its key is new. */
  private async sentBefore(
    { digest }: RequestDigest,
    { idempotencyKey }: GuestDetails,
    clock: RequestClock,
  ): Promise<CreateBookingOutcome | null> {
    if (!idempotencyKey) return null;
    const booking = await this.needs.bookings.findByIdempotencyKey(idempotencyKey);
    return booking ? this.repeatedOutcome(booking, digest, clock) : null;
  }

  private async repeatedOutcome(
    booking: BookingRecord,
    requestDigest: string,
    clock: RequestClock,
  ): Promise<CreateBookingOutcome> {
    if (booking.requestDigest !== requestDigest) return { kind: 'IdempotencyConflict' };
    if (booking.status === 'CONFIRMED') return { kind: 'BookingConfirmed', booking };
    return this.needs.holdOrders.withOrder(booking, clock);
  }

  private async holdAndOrder(
    { guest, quote, requestDigest }: Pick<HoldRequest, 'quote' | 'requestDigest'> & { guest: BookingGuest },
    { caller, ...requester }: CallingRequester & SolvingRequester & Pick<HoldRequest, 'replaces'>,
    clock: RequestClock,
  ): Promise<CreateBookingOutcome | { kind: 'PromotionUsedUp' }> {
    const plans = quote.stays.map(({ plan }) => this.planOf(plan));
    const request = { guest, quote, plans, ...requester, requestDigest };
    const isUnpaid = plans.every(({ terms }) => !asksForMoney(terms));
    const types = quote.stays.map(({ roomType }) => roomType);
    const outcome = await this.needs.roomTypeQueue.transact(types, clock, async (manager, now) => {
      if (isUnpaid) await manager.query('SAVEPOINT before_hold');
      const held = await this.needs.bookingService.hold(manager, request, now);
      if (held.kind === 'Held' && guest.billing)
        await this.needs.billingDetails.set(manager, held.booking.id, guest.billing);
      const taken = held.kind === 'Held' ? await this.prove(manager, held.booking, caller, now) : held;
      if (taken.kind === 'RateLimited') await manager.query('ROLLBACK TO SAVEPOINT before_hold');
      return taken;
    });
    switch (outcome.kind) {
      case 'TooManyHolds':
      case 'PromotionUsedUp':
      case 'PayAtHotelUsedUp':
      case 'RateLimited':
      case 'RoomTypeBusy':
        return outcome;
      case 'ExtraSoldOut':
        return { kind: 'InvalidInput', faults: [soldOutFault(outcome.extra, quote.stays)] };
      case 'ChallengeRequired':
        return {
          kind: 'ChallengeRequired',
          challenge: await this.needs.challenges.make(guest, quote, outcome.work, await clock.now()),
        };
      case 'RoomUnavailable': {
        const { stay } = outcome;
        const alternatives = await this.needs.availability.alternatives(stay, await clock.time());
        const further = quote.stays.indexOf(stay) - 1;
        const field = further < 0 ? undefined : `furtherStays.${further}.roomType`;
        return { kind: 'RoomUnavailable', alternatives, field };
      }
      case 'AlreadyPaid':
      case 'Confirmed':
        return { kind: 'BookingConfirmed', booking: outcome.booking };
      case 'SentBefore':
        return this.repeatedOutcome(outcome.booking, requestDigest.digest, clock);
      case 'Held':
        return this.needs.holdOrders.withOrder(outcome.booking, clock);
    }
  }

  /**
   * A hold that needs no payment is confirmed at once if the guest is signed in with its verified address; otherwise a code is
   * mailed. Any other hold waits for its payment.
   */
  private async prove(
    manager: EntityManager,
    booking: BookingRecord,
    caller: string,
    now: Date,
  ): Promise<TakenOutcome> {
    if (!isUnpaidHold(booking)) return { kind: 'Held', booking };
    if (booking.isAddressProven) {
      const cause = { actor: guestActor(booking.guestUid), reason: 'paid at the hotel' };
      await this.needs.unpaid.confirm(manager, booking, cause, now);
      return { kind: 'Confirmed', booking };
    }
    const sent = await this.needs.codes.send(manager, booking, caller, now);
    return sent.kind === 'RateLimited' ? sent : { kind: 'Held', booking };
  }
}
