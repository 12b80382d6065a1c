import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import type { Discount, Promotion } from '../pricing/rate-book';
import { RoomTypeNameScalar } from '../rooms/room.results';

export enum DiscountKind {
  PERCENT = 'PERCENT',
  AMOUNT_PER_NIGHT = 'AMOUNT_PER_NIGHT',
  AMOUNT_PER_STAY = 'AMOUNT_PER_STAY',
  FREE_NIGHTS = 'FREE_NIGHTS',
  VALUE_ADDED = 'VALUE_ADDED',
}

registerEnumType(DiscountKind, {
  name: 'DiscountKind',
  description: 'The kind of a discount.',
  valuesConfig: {
    PERCENT: { description: 'A percentage of each night.' },
    AMOUNT_PER_NIGHT: { description: 'An amount off each night.' },
    AMOUNT_PER_STAY: { description: 'An amount off the stay, spread over its nights by their value.' },
    FREE_NIGHTS: {
      description:
        'Of a number of consecutive nights, only some are paid. The cheapest are free; of equally cheap nights, the later ones.',
    },
    VALUE_ADDED: { description: 'No discount: the guest receives something at the hotel.' },
  },
});

@ObjectType('Discount', { description: 'The discount of a promotion.' })
class DiscountView {
  @Field(() => DiscountKind, { description: 'The kind.' })
  kind: DiscountKind;

  @Field(() => Int, {
    nullable: true,
    description: 'For PERCENT: hundredths of a percent, such as 1000 for 10 %.',
  })
  hundredths: number | null;

  @Field(() => Int, { nullable: true, description: 'For the amounts: cents of the currency of rates.' })
  cents: number | null;

  @Field(() => Int, { nullable: true, description: 'For FREE_NIGHTS: the number of consecutive nights.' })
  stayNights: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'For FREE_NIGHTS: the number of these nights that are paid.',
  })
  payNights: number | null;

  static of(discount: Discount): DiscountView {
    const nothing = { hundredths: null, cents: null, stayNights: null, payNights: null };
    return Object.assign(new DiscountView(), nothing, discount);
  }
}

@ObjectType('Promotion', { description: 'For the administrator: a discount with its conditions.' })
export class PromotionView {
  @Field(() => Int, { description: 'Its id.' })
  id: number;

  @Field({ description: 'The title for guests.' })
  name: string;

  @Field(() => String, {
    nullable: true,
    description: 'The code in capitals; null when the promotion applies without a code.',
  })
  code: string | null;

  @Field({ description: 'Whether guests whose stay it fits see it in the results.' })
  isOffered: boolean;

  @Field(() => ID, {
    nullable: true,
    description: 'The offer that describes it to guests; null when there is none.',
  })
  offerId: string | null;

  @Field(() => DiscountView, { description: 'The discount.' })
  discount: DiscountView;

  @Field(() => PlainDateScalar, {
    nullable: true,
    description: 'The first booking date; null for no limit.',
  })
  bookingFrom: string | null;

  @Field(() => PlainDateScalar, { nullable: true, description: 'The last booking date; null for no limit.' })
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
  weekdays: number[];

  @Field(() => Int, { description: 'The least number of nights of a stay.' })
  minimumNights: number;

  @Field(() => [RoomTypeNameScalar], { description: 'Codes of room types. Empty means all.' })
  roomTypes: string[];

  @Field(() => [String], { description: 'Codes of rate plans. Empty means all.' })
  plans: string[];

  @Field(() => Int, {
    nullable: true,
    description: 'The most bookings with it; null for any number.',
  })
  totalUses: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The most bookings with it for one guest; null for any number.',
  })
  usesPerGuest: number | null;

  @Field(() => Int, { description: 'How many held or confirmed bookings use it now.' })
  uses: number;

  static of(
    { discount, bookingDates, stayDates, types, ...promotion }: Promotion,
    uses: number,
  ): PromotionView {
    return Object.assign(new PromotionView(), {
      ...promotion,
      discount: DiscountView.of(discount),
      bookingFrom: bookingDates.from,
      bookingTo: bookingDates.to,
      stayFrom: stayDates.from,
      stayTo: stayDates.to,
      roomTypes: types,
      uses,
    });
  }
}
