import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Needs } from '../../access/accounts/access';
import { staffOf } from '../../access/accounts/authorisation';
import type { RequestContext } from '../../access/accounts/request-context';
import { IdempotencyConflict, PriceChanged, RoomTypeBusy } from '../../bookings/core/booking.results';
import { rupees } from '../../platform/money/money';
import { GuestNotRentedTo } from '../../guests/records/guest-record.results';
import { resultOf } from '../../platform/refusals/outcomes';
import { InvalidInput } from '../../platform/refusals/refusal.type';
import { readInput } from '../../platform/text/input-faults';
import type { RequestClock, HotelTime } from '../../platform/time/clock';
import { addDays } from '../../platform/time/dates';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import { Quote, QuoteResult } from '../../selling/quotes/quote.results';
import type { DeskAvailabilityService } from './desk-availability.service';
import { CreateDeskBookingInput, DeskQuoteInput, type DeskStayInput } from './desk-booking.inputs';
import { deskBookingRules, deskStaysRules, type DeskStayDetails } from './desk-booking.policy';
import {
  CreateDeskBookingResult,
  DeskAvailability,
  DeskAvailabilityResult,
  DeskBookingMade,
  DeskRoomsSoldOut,
} from './desk-booking.results';
import type { DeskBookingService } from './desk-booking.service';
import type { DeskQuotes, DeskStay } from './desk-quote.service';

/** The desk can sell from the business day on. */
async function deskTime(clock: RequestClock): Promise<HotelTime> {
  return { now: await clock.now(), today: await clock.businessDay() };
}

function staysOf(given: readonly DeskStayInput[], details: readonly DeskStayDetails[]): DeskStay[] {
  return given.flatMap((stay, index) => {
    const checked = details[index];
    return checked ? [{ ...stay, ...checked }] : [];
  });
}

/** Bookings by the staff at the desk and by phone. */
@Resolver()
export class DeskBookingResolver {
  constructor(
    private readonly availability: DeskAvailabilityService,
    private readonly quotes: DeskQuotes,
    private readonly deskBookings: DeskBookingService,
  ) {}

  @Needs('bookings.create')
  @Query(() => DeskAvailabilityResult, {
    description: 'For the administrator: which rooms of each type are free for all nights of a stay.',
  })
  async deskAvailability(
    @Arg('checkin', () => PlainDateScalar, {
      nullable: true,
      description: 'First night, from the business day on; tonight when left out.',
    })
    checkin: string | undefined,
    @Arg('checkout', () => PlainDateScalar, {
      nullable: true,
      description: 'Day of leaving; the day after check-in when left out.',
    })
    checkout: string | undefined,
    @Ctx() { clock }: RequestContext,
  ): Promise<typeof DeskAvailabilityResult> {
    const time = await deskTime(clock);
    const first = checkin ?? time.today;
    const stay = { checkin: first, checkout: checkout ?? addDays(first, 1) };
    return resultOf(await this.availability.of(stay, time), {
      DeskAvailability: ({ roomTypes }) =>
        Object.assign(new DeskAvailability(), { businessDay: time.today, ...stay, roomTypes }),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
    });
  }

  @Needs('bookings.create')
  @Query(() => QuoteResult, {
    description: 'For the administrator: what a booking by the staff would cost now. Books nothing.',
  })
  async deskQuote(
    @Arg('input', () => DeskQuoteInput, { description: 'The rooms.' }) input: DeskQuoteInput,
    @Ctx() { clock }: RequestContext,
  ): Promise<typeof QuoteResult> {
    const form = readInput(deskStaysRules, input);
    if (!form.ok) return new InvalidInput(form.faults);
    const { code = null, email = null, despiteRestrictions } = input;
    const stays = staysOf(input.stays, form.value.stays);
    const outcome = await this.quotes.quote(
      { stays, code, email, despiteRestrictions },
      await deskTime(clock),
    );
    return resultOf(outcome, {
      Quote: ({ quote }) => Quote.of(quote),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
    });
  }

  @Needs('bookings.create')
  @Mutation(() => CreateDeskBookingResult, {
    description:
      'For the administrator: books rooms for a guest who pays at the hotel, or keeps them tentatively.',
  })
  async createDeskBooking(
    @Arg('input', () => CreateDeskBookingInput, { description: 'The form.' }) input: CreateDeskBookingInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof CreateDeskBookingResult> {
    const who = staffOf(context);
    const form = readInput(deskBookingRules, input);
    if (!form.ok) return new InvalidInput(form.faults);
    const { expectedTotal, despiteDoNotRent, optionUntil = null, code } = input;
    const request = {
      ...form.value,
      expectedTotal,
      despiteDoNotRent,
      optionUntil,
      code: code?.trim() || null,
      stays: staysOf(input.stays, form.value.stays),
    };
    return resultOf(await this.deskBookings.create(request, who, context.clock), {
      DeskBookingMade: ({ booking: { reference, status } }) =>
        Object.assign(new DeskBookingMade(), { reference, status }),
      PriceChanged: ({ quote }) => new PriceChanged(Quote.of(quote), rupees(expectedTotal)),
      DeskRoomsSoldOut: ({ shortages }) => new DeskRoomsSoldOut(shortages),
      RoomTypeBusy: () => new RoomTypeBusy(),
      IdempotencyConflict: () => new IdempotencyConflict(),
      GuestNotRentedTo: ({ question }) => new GuestNotRentedTo(question),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
    });
  }
}
