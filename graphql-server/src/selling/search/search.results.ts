import { createUnionType, Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { rupees } from '../../platform/money/money';
import { Money } from '../../platform/money/money.type';
import { DEFAULT_LOCALE } from '../../platform/locale/locale';
import { FieldFault, InvalidInput } from '../../platform/refusals/refusal.type';
import type { FieldFaultParts } from '../../platform/refusals/sentence';
import { daysBetween } from '../../platform/time/dates';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import { cancellationTermsOf } from '../rates/policy-sentence';
import { firstStayOf, sumsOfQuote } from '../quotes/quote';
import { OfferPromotion } from '../quotes/promotions/promotion-terms.results';
import type { PromotionTerms } from '../quotes/promotions/promotion-terms.service';
import { Quote, QuotedPromotion } from '../quotes/quote.results';
import { RoomTypeNameScalar, RoomTypeView } from '../rooms/room.results';
import type { RoomTypeName } from '../rooms/room-type.entity';
import { ArrivalRule, CalendarState, type CalendarDay } from './calendar-day';
import type { PlanPrice, StayOptionFound } from './stay-option.service';

registerEnumType(CalendarState, {
  name: 'CalendarState',
  description: 'Whether the night of a day can be bought.',
  valuesConfig: {
    OPEN: { description: 'A room is free.' },
    SOLD_OUT: { description: 'No room is free.' },
    CLOSED: { description: 'The hotel does not sell it, or it is over.' },
  },
});

registerEnumType(ArrivalRule, {
  name: 'ArrivalRule',
  description: 'Why no stay can begin on a day.',
  valuesConfig: {
    PASSED: { description: 'The day is over, or it is too late to book a room for tonight.' },
    TOO_FAR_AHEAD: { description: 'It cannot be booked yet: the booking window is shorter.' },
    NOT_SOLD: { description: 'The hotel does not sell this night, or has no room for so many guests.' },
    CLOSED_TO_ARRIVAL: { description: 'Guests may stay through, but not arrive.' },
    BOOKED_TOO_LATE: { description: 'It had to be booked earlier.' },
    BOOKED_TOO_EARLY: { description: 'It can be booked only nearer to the day.' },
  },
});

@ObjectType('CalendarDay', { description: 'One day of the calendar, with the night that begins on it.' })
export class CalendarDayView {
  @Field(() => PlainDateScalar, { description: 'The day.' })
  date: string;

  @Field(() => CalendarState, { description: 'Whether the night can be bought.' })
  state: CalendarState;

  @Field(() => Int, { description: 'Rooms that are free on this night; 0 when it is not open.' })
  roomsFree: number;

  @Field(() => Money, {
    nullable: true,
    description:
      'What this night costs by itself with tax, in INR, in the cheapest type; null when it is not open.',
  })
  lowestPrice: Money | null;

  @Field(() => RoomTypeNameScalar, {
    nullable: true,
    description: 'The type of the lowest price; null when the night is not open.',
  })
  roomType: RoomTypeName | null;

  @Field(() => ArrivalRule, {
    nullable: true,
    description: 'Why no stay can begin on this day; null when one can, if a room is free.',
  })
  noArrival: ArrivalRule | null;

  @Field({ description: 'Whether no stay may end on this day.' })
  closedToDeparture: boolean;

  @Field(() => Int, { description: 'The fewest nights of a stay that begins on this day; 1 without a rule.' })
  minimumNights: number;

  static of({ lowestPaise, ...day }: CalendarDay): CalendarDayView {
    return Object.assign(new CalendarDayView(), {
      ...day,
      lowestPrice: lowestPaise === null ? null : rupees(lowestPaise),
    });
  }
}

@ObjectType({ description: 'Prices and free rooms, day by day.' })
export class StayCalendar {
  @Field(() => [CalendarDayView], { description: 'Each day from the first one on.' })
  days: CalendarDayView[];

  static of(days: readonly CalendarDay[]): StayCalendar {
    return Object.assign(new StayCalendar(), { days: days.map((day) => CalendarDayView.of(day)) });
  }
}

@ObjectType({ description: 'The dates of a stay that can be booked.' })
export class NearestStay {
  @Field(() => PlainDateScalar, { description: 'First night.' })
  checkin: string;

  @Field(() => PlainDateScalar, { description: 'Day of leaving.' })
  checkout: string;
}

@ObjectType('PlanPrice', { description: 'What a stay costs on one rate plan.' })
export class PlanPriceView {
  @Field({ description: 'The code of the plan.' })
  plan: string;

  @Field({ description: 'What guests call the plan.' })
  name: string;

  @Field({ description: 'What it costs to cancel.' })
  cancellationTerms: string;

  @Field(() => [String], { description: 'What guests call the extras that its price contains.' })
  includedExtras: string[];

  @Field(() => Money, { nullable: true, description: 'With tax, in INR; null when a rule refuses the stay.' })
  total: Money | null;

  @Field(() => QuotedPromotion, {
    nullable: true,
    description: 'The promotion in the total; null when it is the full price.',
  })
  promotion: QuotedPromotion | null;

  static of({ plan: { code, name, policy }, quote }: PlanPrice): PlanPriceView {
    return Object.assign(new PlanPriceView(), {
      plan: code,
      name,
      includedExtras: quote ? firstStayOf(quote).includedExtras : [],
      cancellationTerms: cancellationTermsOf(policy, DEFAULT_LOCALE),
      total: quote && rupees(sumsOfQuote(quote).total),
      promotion: quote?.promotion ? QuotedPromotion.of(quote.promotion) : null,
    });
  }
}

@ObjectType({ description: 'One room type for the stay that was searched for.' })
export class StayOption {
  @Field(() => RoomTypeView, { description: 'The room type.' })
  roomType: RoomTypeView;

  @Field(() => Int, { description: 'Rooms that are free for all nights; 0 when none is.' })
  roomsFree: number;

  @Field(() => Quote, { nullable: true, description: 'What the stay costs; null when a rule refuses it.' })
  quote: Quote | null;

  @Field(() => [PlanPriceView], { description: 'Its price on each rate plan that can be booked.' })
  plans: PlanPriceView[];

  @Field(() => [FieldFault], {
    description:
      'Which rules refuse the stay in this type; empty when it can be booked, or is only sold out.',
  })
  faults: FieldFault[];

  @Field(() => FieldFault, {
    nullable: true,
    description: 'Why the code changes no price of the quote; null when it does, or when none was entered.',
  })
  codeFault: FieldFault | null;

  @Field(() => [NearestStay], {
    description: 'Up to two stays in this type that can be booked instead, the nearest first.',
  })
  nearest: NearestStay[];

  static of(
    { roomType, quote, plans, ...option }: StayOptionFound,
    hotel: Parameters<typeof RoomTypeView.of>[1],
  ): StayOption {
    return Object.assign(new StayOption(), {
      ...option,
      roomType: RoomTypeView.of(roomType, hotel),
      quote: quote && Quote.of(quote),
      plans: plans.map((one) => PlanPriceView.of(one)),
    });
  }
}

/** The fault that the code has in every type with a price; null when it is used in one, or faulty in different ways. */
function faultOfAll(options: readonly StayOptionFound[]): FieldFaultParts | null {
  const [first, ...others] = options.filter(({ quote }) => quote !== null).map(({ codeFault }) => codeFault);
  const isSame = others.every((one) => JSON.stringify(one) === JSON.stringify(first));
  return isSame ? (first ?? null) : null;
}

interface FoundOptions {
  options: readonly StayOptionFound[];
  codeFault: FieldFaultParts | null;
  /** Of the code. */
  promotion: PromotionTerms | null;
}

@ObjectType({ description: 'What the hotel offers for a stay.' })
export class StayOptions {
  @Field(() => PlainDateScalar, { description: 'First night.' })
  checkin: string;

  @Field(() => PlainDateScalar, { description: 'Day of leaving.' })
  checkout: string;

  @Field(() => Int, { description: 'Nights of the stay.' })
  nights: number;

  @Field(() => Int, { description: 'How many guests stay in the room, children included.' })
  guests: number;

  @Field(() => [Int], { description: 'How old the children among them are, in years.' })
  children: readonly number[];

  @Field(() => [StayOption], { description: 'Each room type, in the hotel’s order.' })
  options: StayOption[];

  @Field(() => FieldFault, {
    nullable: true,
    description:
      'Why the code changes no price in any room type, when the reason is the same in all; else null.',
  })
  codeFault: FieldFault | null;

  @Field(() => OfferPromotion, {
    nullable: true,
    description: 'The promotion of the code with its conditions; null without one.',
  })
  promotion: OfferPromotion | null;

  static of(
    stay: Pick<StayOptions, 'checkin' | 'checkout' | 'guests' | 'children'>,
    { options, codeFault, promotion }: FoundOptions,
    hotel: Parameters<typeof RoomTypeView.of>[1],
  ): StayOptions {
    return Object.assign(new StayOptions(), {
      ...stay,
      codeFault: codeFault ?? faultOfAll(options),
      promotion: promotion && OfferPromotion.of(promotion),
      nights: daysBetween(stay.checkin, stay.checkout),
      options: options.map((option) => StayOption.of(option, hotel)),
    });
  }
}

export const StayCalendarResult = createUnionType({
  name: 'StayCalendarResult',
  description: 'The calendar, or the faults of the input.',
  types: () => [StayCalendar, InvalidInput] as const,
});

export const StayOptionsResult = createUnionType({
  name: 'StayOptionsResult',
  description: 'What can be booked, or the faults of the input.',
  types: () => [StayOptions, InvalidInput] as const,
});
