import { createUnionType, Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { InvalidInput } from '../../../platform/refusals/refusal.type';
import { PlainDateScalar } from '../../../platform/time/plain-date.scalar';
import { PromotionState, type PromotionTerms } from './promotion-terms.service';

registerEnumType(PromotionState, {
  name: 'PromotionState',
  description: 'Whether a promotion can be booked today.',
  valuesConfig: {
    OPEN: { description: 'It can, for stays that meet its conditions.' },
    NOT_YET: { description: 'It can from a later date on.' },
    ENDED: { description: 'The last date on which it could be booked is over.' },
    USED_UP: { description: 'As many bookings as it is for were made with it.' },
  },
});

@ObjectType({ description: 'A room type or a rate plan that a promotion is for.' })
class PromotionChoice {
  @Field({ description: 'Its code, such as Deluxe.' })
  code: string;

  @Field({ description: 'What guests call it.' })
  name: string;
}

@ObjectType({
  description: 'What an offer takes off the price of a booking, with the conditions that a stay has to meet.',
})
export class OfferPromotion {
  @Field({ description: 'What guests call it.' })
  name: string;

  @Field(() => String, {
    nullable: true,
    description: 'Guests enter this code; null when it applies by itself.',
  })
  code: string | null;

  @Field(() => PromotionState, { description: 'Whether it can be booked today.' })
  state: PromotionState;

  @Field(() => PlainDateScalar, {
    nullable: true,
    description: 'It is booked from this date on; null: always.',
  })
  bookingFrom: string | null;

  @Field(() => PlainDateScalar, { nullable: true, description: 'The last date on which it is booked.' })
  bookingTo: string | null;

  @Field(() => PlainDateScalar, { nullable: true, description: 'No night of the stay is before this one.' })
  stayFrom: string | null;

  @Field(() => PlainDateScalar, { nullable: true, description: 'No night of the stay is after this one.' })
  stayTo: string | null;

  @Field(() => [Int], { description: 'Of the nights: 1 is Monday, 7 is Sunday. Empty: all.' })
  weekdays: readonly number[];

  @Field(() => Int, { description: 'A stay has so many nights at least.' })
  minimumNights: number;

  @Field(() => [PromotionChoice], { description: 'Room types. Empty: all.' })
  roomTypes: PromotionChoice[];

  @Field(() => [PromotionChoice], { description: 'Rate plans. Empty: all.' })
  plans: PromotionChoice[];

  static of({ promotion, roomTypes, plans, ...terms }: PromotionTerms): OfferPromotion {
    const { name, code, weekdays, bookingDates, stayDates } = promotion;
    const choicesOf = (choices: PromotionTerms['plans']) =>
      choices.map((choice) => Object.assign(new PromotionChoice(), choice));
    return Object.assign(new OfferPromotion(), {
      name,
      code,
      weekdays,
      ...terms,
      bookingFrom: bookingDates.from,
      bookingTo: bookingDates.to,
      stayFrom: stayDates.from,
      stayTo: stayDates.to,
      roomTypes: choicesOf(roomTypes),
      plans: choicesOf(plans),
    });
  }
}

export const PromotionOfCodeResult = createUnionType({
  name: 'PromotionOfCodeResult',
  description: 'The promotion of a code, or why there is none.',
  types: () => [OfferPromotion, InvalidInput] as const,
});
