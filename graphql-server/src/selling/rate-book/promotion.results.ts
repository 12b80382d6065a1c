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
  description: 'What a promotion takes off.',
  valuesConfig: {
    PERCENT: { description: 'A percentage of each night.' },
    AMOUNT_PER_NIGHT: { description: 'An amount off each night.' },
    AMOUNT_PER_STAY: { description: 'An amount off the stay, spread over its nights by their value.' },
    FREE_NIGHTS: {
      description:
        'Of so many nights in a row only some are paid. The cheapest are free; of equals, the later ones.',
    },
    VALUE_ADDED: { description: 'Nothing: the guest gets something at the hotel.' },
  },
});

@ObjectType('Discount', { description: 'What a promotion takes off.' })
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

  @Field(() => Int, { nullable: true, description: 'For FREE_NIGHTS: so many nights in a row …' })
  stayNights: number | null;

  @Field(() => Int, { nullable: true, description: '… cost as much as so many.' })
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

  @Field({ description: 'What guests call it.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'In capitals; null when it applies by itself.' })
  code: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The offer that guests read about it; null when there is none.',
  })
  offerId: string | null;

  @Field(() => DiscountView, { description: 'What it takes off.' })
  discount: DiscountView;

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
  weekdays: number[];

  @Field(() => Int, { description: 'A stay has so many nights at least.' })
  minimumNights: number;

  @Field(() => [RoomTypeNameScalar], { description: 'Codes of room types. Empty: all.' })
  roomTypes: string[];

  @Field(() => [String], { description: 'Codes of rate plans. Empty: all.' })
  plans: string[];

  @Field(() => Int, {
    nullable: true,
    description: 'How many bookings can be made with it; null: any number.',
  })
  totalUses: number | null;

  @Field(() => Int, { nullable: true, description: 'The same for one guest.' })
  usesPerGuest: number | null;

  @Field(() => Int, { description: 'How many bookings are held or made with it now.' })
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
