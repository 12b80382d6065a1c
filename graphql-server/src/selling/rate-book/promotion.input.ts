import { Field, ID, InputType, Int } from 'type-graphql';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import { RoomTypeNameScalar } from '../rooms/room.results';
import { DiscountKind } from './promotion.results';

@InputType({ description: 'The discount of a promotion.' })
class DiscountInput {
  @Field(() => DiscountKind, { description: 'The kind.' })
  kind: DiscountKind;

  @Field(() => Int, {
    nullable: true,
    description: 'For PERCENT: hundredths of a percent, from 1 to 9900, such as 1000 for 10 %.',
  })
  hundredths?: number | null;

  @Field(() => Int, { nullable: true, description: 'For the amounts: cents of the currency of rates.' })
  cents?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'For FREE_NIGHTS: the number of consecutive nights, 2 to 30.',
  })
  stayNights?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'For FREE_NIGHTS: the number of these nights that are paid, at least 1 and fewer than all.',
  })
  payNights?: number | null;
}

@InputType({ description: 'The owner’s form for a promotion. Every field is replaced.' })
export class PromotionInput {
  @Field(() => Int, {
    nullable: true,
    description: 'The id of the promotion to replace; null for a new promotion.',
  })
  id?: number | null;

  @Field({ description: 'The title for guests, at most 60 characters.' })
  name: string;

  @Field(() => String, {
    nullable: true,
    description:
      '3 to 30 letters, digits and hyphens, in capital or small letters. When null, the promotion applies without a code.',
  })
  code?: string | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether guests whose stay it fits see it in the results, so that the code is no secret.',
  })
  isOffered: boolean;

  @Field(() => ID, { nullable: true, description: 'The offer that describes it to guests.' })
  offerId?: string | null;

  @Field(() => DiscountInput, { description: 'The discount.' })
  discount: DiscountInput;

  @Field(() => PlainDateScalar, {
    nullable: true,
    description: 'The first booking date; null for no limit.',
  })
  bookingFrom?: string | null;

  @Field(() => PlainDateScalar, { nullable: true, description: 'The last booking date; null for no limit.' })
  bookingTo?: string | null;

  @Field(() => PlainDateScalar, {
    nullable: true,
    description: 'Each night of the stay must be on this date or later.',
  })
  stayFrom?: string | null;

  @Field(() => PlainDateScalar, {
    nullable: true,
    description: 'Each night of the stay must be on this date or earlier.',
  })
  stayTo?: string | null;

  @Field(() => [Int], {
    defaultValue: [],
    description: 'Weekdays of the nights: 1 is Monday, 7 is Sunday. Empty means all.',
  })
  weekdays: number[];

  @Field(() => Int, { defaultValue: 1, description: 'The least number of nights of a stay, 1 to 30.' })
  minimumNights: number;

  @Field(() => [RoomTypeNameScalar], {
    defaultValue: [],
    description: 'Codes of room types. Empty means all.',
  })
  roomTypes: string[];

  @Field(() => [String], { defaultValue: [], description: 'Codes of rate plans. Empty means all.' })
  plans: string[];

  @Field(() => Int, {
    nullable: true,
    description: 'The most bookings with it, 1 to 1000000; null for any number.',
  })
  totalUses?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The most bookings with it for one guest; null for any number.',
  })
  usesPerGuest?: number | null;
}
