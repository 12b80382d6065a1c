import { createUnionType, Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { InvalidInput } from '../../../platform/refusals/refusal.type';
import { PlainDateScalar } from '../../../platform/time/plain-date.scalar';
import { PromotionState, type PromotionTerms } from './promotion-terms.service';

registerEnumType(PromotionState, {
  name: 'PromotionState',
  description: 'Whether a promotion can be booked today.',
  valuesConfig: {
    OPEN: { description: 'The promotion can be booked, for stays that meet its conditions.' },
    NOT_YET: { description: 'The promotion can be booked from a later date on.' },
    ENDED: { description: 'The last booking date of the promotion is over.' },
    USED_UP: { description: 'All uses of the promotion are taken.' },
  },
});

@ObjectType({ description: 'A room type or a rate plan to which a promotion applies.' })
class PromotionChoice {
  @Field({ description: 'Its code, such as Deluxe.' })
  code: string;

  @Field({ description: 'The title for guests.' })
  name: string;
}

@ObjectType({
  description: 'The discount of an offer, with the conditions that a stay must meet.',
})
export class OfferPromotion {
  @Field({ description: 'The title for guests.' })
  name: string;

  @Field(() => String, {
    nullable: true,
    description: 'The code that guests enter; null when the promotion applies without a code.',
  })
  code: string | null;

  @Field(() => PromotionState, { description: 'Whether the promotion can be booked today.' })
  state: PromotionState;

  @Field(() => PlainDateScalar, {
    nullable: true,
    description: 'The first booking date; null when there is none.',
  })
  bookingFrom: string | null;

  @Field(() => PlainDateScalar, {
    nullable: true,
    description: 'The last booking date; null when there is none.',
  })
  bookingTo: string | null;

  @Field(() => PlainDateScalar, {
    nullable: true,
    description: 'Each night of the stay must be on this date or later.',
  })
  stayFrom: string | null;

  @Field(() => PlainDateScalar, {
    nullable: true,
    description: 'Each night of the stay must be on this date or earlier.',
  })
  stayTo: string | null;

  @Field(() => [Int], { description: 'Weekdays of the nights: 1 is Monday, 7 is Sunday. Empty means all.' })
  weekdays: readonly number[];

  @Field(() => Int, { description: 'The least number of nights of a stay.' })
  minimumNights: number;

  @Field(() => [PromotionChoice], { description: 'Room types. Empty means all.' })
  roomTypes: PromotionChoice[];

  @Field(() => [PromotionChoice], { description: 'Rate plans. Empty means all.' })
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
  description: 'The promotion of a code, or why it does not exist.',
  types: () => [OfferPromotion, InvalidInput] as const,
});
