import { createUnionType, Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { rupees } from '../../platform/money/money';
import { Money } from '../../platform/money/money.type';
import { DEFAULT_LOCALE } from '../../platform/locale/locale';
import { FieldFault, InvalidInput } from '../../platform/refusals/refusal.type';
import type { FieldFaultParts } from '../../platform/refusals/sentence';
import { dateInZone, daysBetween } from '../../platform/time/dates';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import type { HotelMoment } from '../rates/cancellation-promise';
import { CancellationPromiseView } from '../rates/cancellation-promise.results';
import { partsInWords, paymentSentence } from '../rates/payment-terms';
import { cancellationTermsOf } from '../rates/policy-sentence';
import { firstStayOf, sumsOfQuote } from '../quotes/quote';
import { paymentParts } from '../quotes/quoted-terms';
import { freeTermsOfQuote, promiseOfQuote } from '../quotes/quoted-promise';
import { OfferPromotion } from '../quotes/promotions/promotion-terms.results';
import type { PromotionTerms } from '../quotes/promotions/promotion-terms.service';
import { Quote, QuotedPromotion } from '../quotes/quote.results';
import { RoomTypeNameScalar, RoomTypeView } from '../rooms/room.results';
import type { RoomTypeName } from '../rooms/room-type.entity';
import { ArrivalRule, CalendarState, type CalendarDay } from './calendar-day';
import type {
  CombinationFound,
  OfferedPromotion,
  PlanPrice,
  StayOptionFound,
  StayOptionsFound,
} from './stay-option.service';

registerEnumType(CalendarState, {
  name: 'CalendarState',
  description: 'Whether the night of a day can be booked.',
  valuesConfig: {
    OPEN: { description: 'A room is free.' },
    SOLD_OUT: { description: 'No room is free.' },
    CLOSED: { description: 'The hotel does not sell the night, or it is over.' },
  },
});

registerEnumType(ArrivalRule, {
  name: 'ArrivalRule',
  description: 'Why no stay can begin on a day.',
  valuesConfig: {
    PASSED: { description: 'The day is over, or it is too late to book a room for tonight.' },
    TOO_FAR_AHEAD: { description: 'The day is after the last check-in day that can be booked.' },
    NOT_SOLD: { description: 'The hotel does not sell this night, or has no room for so many guests.' },
    CLOSED_TO_ARRIVAL: { description: 'No stay may begin on the day, but guests may stay through it.' },
    BOOKED_TOO_LATE: { description: 'A stay that begins on the day had to be booked earlier.' },
    BOOKED_TOO_EARLY: { description: 'A stay that begins on the day can be booked only nearer to it.' },
  },
});

@ObjectType('CalendarDay', { description: 'One day of the calendar, with the night that begins on it.' })
export class CalendarDayView {
  @Field(() => PlainDateScalar, { description: 'The day.' })
  date: string;

  @Field(() => CalendarState, { description: 'Whether the night can be booked.' })
  state: CalendarState;

  @Field(() => Int, { description: 'Rooms that are free on this night; 0 when it is not open.' })
  roomsFree: number;

  @Field(() => Money, {
    nullable: true,
    description:
      'The price of this night alone with tax, in INR, in the cheapest type; null when it is not open.',
  })
  lowestPrice: Money | null;

  @Field(() => RoomTypeNameScalar, {
    nullable: true,
    description: 'The room type of the lowest price; null when the night is not open.',
  })
  roomType: RoomTypeName | null;

  @Field(() => ArrivalRule, {
    nullable: true,
    description: 'Why no stay can begin on this day; null when the rules allow it.',
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

/** The hotel and the moment for which results are shown. */
interface ShownAt {
  hotel: Parameters<typeof RoomTypeView.of>[1];
  moment: HotelMoment;
}

@InputType({ description: 'The guests of a room in a search.' })
export class RoomPartyInput {
  @Field(() => Int, { description: 'How many adults stay in the room; at least 1.' })
  adults: number;

  @Field(() => [Int], {
    nullable: 'items',
    defaultValue: [],
    description:
      'The age of each child of the room, in years, 0 to 17; null while it is unknown, which the response names.',
  })
  ages: (number | null)[];
}

@ObjectType('PlanPrice', { description: 'The price of a stay on one rate plan.' })
export class PlanPriceView {
  @Field({ description: 'The code of the plan.' })
  plan: string;

  @Field({ description: 'The title of the plan, as guests see it.' })
  name: string;

  @Field({
    description:
      'The conditions of cancellation. They name the moments while a cancellation of the stay is free.',
  })
  cancellationTerms: string;

  @Field(() => [String], { description: 'The titles of the extras that its price includes.' })
  includedExtras: string[];

  @Field(() => Money, {
    nullable: true,
    description: 'The price with tax, in INR; null when a rule refuses the stay.',
  })
  total: Money | null;

  @Field(() => QuotedPromotion, {
    nullable: true,
    description: 'The promotion in the total; null at the full price.',
  })
  promotion: QuotedPromotion | null;

  @Field(() => CancellationPromiseView, {
    nullable: true,
    description: 'What its conditions of cancellation mean for this stay; null when a rule refuses the stay.',
  })
  promise: CancellationPromiseView | null;

  @Field({ description: 'The payment terms of the plan, as a sentence.' })
  paymentTerms: string;

  @Field(() => String, {
    nullable: true,
    description:
      'What is paid at booking and what later, such as ‘₹9,812.88 at booking, ₹22,896.72 at the hotel’; null when the whole price is paid at booking, and when a rule refuses the stay.',
  })
  paymentParts: string | null;

  static of({ plan, quote }: PlanPrice, moment: HotelMoment): PlanPriceView {
    const { code, name, policy, terms } = plan;
    const today = dateInZone(moment.now, moment.timeZone);
    const promise = quote && promiseOfQuote(quote, policy, moment);
    return Object.assign(new PlanPriceView(), {
      plan: code,
      name,
      includedExtras: quote ? firstStayOf(quote).includedExtras : [],
      cancellationTerms:
        quote && promise?.freeUntil
          ? freeTermsOfQuote(quote, policy, moment)
          : cancellationTermsOf(policy, DEFAULT_LOCALE),
      total: quote && rupees(sumsOfQuote(quote).total),
      promotion: quote?.promotion ? QuotedPromotion.of(quote.promotion) : null,
      promise,
      paymentTerms: paymentSentence(terms, DEFAULT_LOCALE),
      paymentParts: quote && partsInWords(paymentParts(quote, [plan], today), DEFAULT_LOCALE),
    });
  }
}

@ObjectType({ description: 'A room of a combination, with its guests.' })
export class CombinationRoom {
  @Field(() => RoomTypeView, { description: 'The room type.' })
  roomType: RoomTypeView;

  @Field(() => Int, { description: 'How many guests stay in the room, children included.' })
  guests: number;

  @Field(() => [Int], { description: 'The ages of the children among them, in years.' })
  children: readonly number[];
}

@ObjectType({ description: 'Several free rooms that together sleep all guests.' })
export class StayCombination {
  @Field(() => [CombinationRoom], { description: 'Each room with its guests.' })
  rooms: CombinationRoom[];

  @Field(() => [PlanPriceView], { description: 'Its price on each rate plan that can be booked.' })
  plans: PlanPriceView[];

  static of({ rooms, plans }: CombinationFound, shown: ShownAt): StayCombination {
    return Object.assign(new StayCombination(), {
      rooms: rooms.map(({ type, guests, children }) =>
        Object.assign(new CombinationRoom(), {
          roomType: RoomTypeView.of(type, shown.hotel),
          guests,
          children,
        }),
      ),
      plans: plans.map((one) => PlanPriceView.of(one, shown.moment)),
    });
  }
}

@ObjectType('PromotionOnOffer', {
  description:
    'A promotion that the stay fits and whose code is no secret: the search with its code applies it.',
})
class PromotionOnOfferView {
  @Field({ description: 'The title for guests.' })
  name: string;

  @Field({ description: 'The code in capitals.' })
  code: string;

  @Field(() => Money, {
    description: 'The saving with tax, in INR; nothing when the guest receives the promotion at the hotel.',
  })
  saved: Money;

  static of({ savedPaise, ...offer }: OfferedPromotion): PromotionOnOfferView {
    return Object.assign(new PromotionOnOfferView(), { ...offer, saved: rupees(savedPaise) });
  }
}

@ObjectType({
  description: 'One room type for the searched stay. With several rooms, all of them are of this type.',
})
export class StayOption {
  @Field(() => RoomTypeView, { description: 'The room type.' })
  roomType: RoomTypeView;

  @Field(() => Int, { description: 'The number of rooms that are free for all nights.' })
  roomsFree: number;

  @Field(() => Quote, { nullable: true, description: 'The price of the stay; null when a rule refuses it.' })
  quote: Quote | null;

  @Field(() => [PlanPriceView], { description: 'Its price on each rate plan that can be booked.' })
  plans: PlanPriceView[];

  @Field(() => [FieldFault], {
    description:
      'The rules that refuse the stay in this type; empty when it can be booked, or is only sold out.',
  })
  faults: FieldFault[];

  @Field(() => FieldFault, {
    nullable: true,
    description:
      'Why the code does not change the price of the quote; null when it does, or when no code was entered.',
  })
  codeFault: FieldFault | null;

  @Field(() => [PromotionOnOfferView], {
    description:
      'Promotions that a press would apply, the largest saving first; empty when a code was entered or the type cannot be booked.',
  })
  offers: PromotionOnOfferView[];

  @Field(() => [NearestStay], {
    description: 'Up to two stays in this type that can be booked instead, the nearest first.',
  })
  nearest: NearestStay[];

  static of(
    { roomType, quote, plans, offers, ...option }: StayOptionFound,
    { hotel, moment }: ShownAt,
  ): StayOption {
    return Object.assign(new StayOption(), {
      ...option,
      roomType: RoomTypeView.of(roomType, hotel),
      quote: quote && Quote.of(quote),
      plans: plans.map((one) => PlanPriceView.of(one, moment)),
      offers: offers.map((offer) => PromotionOnOfferView.of(offer)),
    });
  }
}

/**
 * The fault of the code that all types with a price share; null when the code works in one type, or has different
 * faults.
 */
function faultOfAll(options: readonly StayOptionFound[]): FieldFaultParts | null {
  const [first, ...others] = options.filter(({ quote }) => quote !== null).map(({ codeFault }) => codeFault);
  const isSame = others.every((one) => JSON.stringify(one) === JSON.stringify(first));
  return isSame ? (first ?? null) : null;
}

interface FoundOptions extends StayOptionsFound {
  codeFault: FieldFaultParts | null;
  /** The promotion of the code. */
  promotion: PromotionTerms | null;
}

@ObjectType({ description: 'The hotel’s offers for a stay.' })
export class StayOptions {
  @Field(() => PlainDateScalar, { description: 'First night.' })
  checkin: string;

  @Field(() => PlainDateScalar, { description: 'Day of leaving.' })
  checkout: string;

  @Field(() => Int, { description: 'Nights of the stay.' })
  nights: number;

  @Field(() => Int, { description: 'How many guests come, children included.' })
  guests: number;

  @Field(() => [Int], { description: 'The ages of the children among them, in years.' })
  children: readonly number[];

  @Field(() => Int, { description: 'How many rooms are searched for.' })
  roomCount: number;

  @Field(() => [StayOption], { description: 'Each room type, in the hotel’s order.' })
  options: StayOption[];

  @Field(() => [StayCombination], {
    description:
      'Up to three combinations of rooms, the cheapest first: when no single room takes the guests, when several rooms are cheaper, or when several rooms are searched for.',
  })
  combinations: StayCombination[];

  @Field(() => FieldFault, {
    nullable: true,
    description:
      'Why the code changes no price in any room type, when all types have one reason; otherwise null.',
  })
  codeFault: FieldFault | null;

  @Field(() => OfferPromotion, {
    nullable: true,
    description: 'The promotion of the code with its conditions; null without a code.',
  })
  promotion: OfferPromotion | null;

  static of(
    { stay, options, combinations, codeFault, promotion }: FoundOptions,
    shown: ShownAt,
  ): StayOptions {
    const { checkin, checkout, rooms } = stay;
    return Object.assign(new StayOptions(), {
      checkin,
      checkout,
      guests: rooms.reduce((sum, { guests }) => sum + guests, 0),
      children: rooms.flatMap(({ children = [] }) => children),
      roomCount: rooms.length,
      codeFault: codeFault ?? faultOfAll(options),
      promotion: promotion && OfferPromotion.of(promotion),
      nights: daysBetween(checkin, checkout),
      options: options.map((option) => StayOption.of(option, shown)),
      combinations: combinations.map((one) => StayCombination.of(one, shown)),
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
  description: 'The offers, or the faults of the input.',
  types: () => [StayOptions, InvalidInput] as const,
});
