import { Field, ID, InputType, Int } from 'type-graphql';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import { RoomTypeNameScalar } from '../rooms/room.results';
import { DiscountKind } from './promotion.results';

@InputType({ description: 'What a promotion takes off.' })
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

  @Field(() => Int, { nullable: true, description: 'For FREE_NIGHTS: so many nights in a row, 2 to 30, …' })
  stayNights?: number | null;

  @Field(() => Int, { nullable: true, description: '… cost as much as so many, at least 1 and fewer.' })
  payNights?: number | null;
}

@InputType({ description: 'The owner’s form for a promotion. Every field is replaced.' })
export class PromotionInput {
  @Field(() => Int, { nullable: true, description: 'The promotion that it replaces; null for a new one.' })
  id?: number | null;

  @Field({ description: 'What guests call it, 60 characters at most.' })
  name: string;

  @Field(() => String, {
    nullable: true,
    description: '3 to 30 letters, digits and hyphens; capitals do not matter. Null: it applies by itself.',
  })
  code?: string | null;

  @Field(() => ID, { nullable: true, description: 'The offer that guests read about it.' })
  offerId?: string | null;

  @Field(() => DiscountInput, { description: 'What it takes off.' })
  discount: DiscountInput;

  @Field(() => PlainDateScalar, {
    nullable: true,
    description: 'It is booked from this date on; null: always.',
  })
  bookingFrom?: string | null;

  @Field(() => PlainDateScalar, { nullable: true, description: 'The last date on which it is booked.' })
  bookingTo?: string | null;

  @Field(() => PlainDateScalar, { nullable: true, description: 'No night of the stay is before this one.' })
  stayFrom?: string | null;

  @Field(() => PlainDateScalar, { nullable: true, description: 'No night of the stay is after this one.' })
  stayTo?: string | null;

  @Field(() => [Int], {
    defaultValue: [],
    description: 'Of the nights: 1 is Monday, 7 is Sunday. Empty: all.',
  })
  weekdays: number[];

  @Field(() => Int, { defaultValue: 1, description: 'A stay has so many nights at least, 1 to 30.' })
  minimumNights: number;

  @Field(() => [RoomTypeNameScalar], { defaultValue: [], description: 'Codes of room types. Empty: all.' })
  roomTypes: string[];

  @Field(() => [String], { defaultValue: [], description: 'Codes of rate plans. Empty: all.' })
  plans: string[];

  @Field(() => Int, {
    nullable: true,
    description: 'How many bookings can be made with it, 1 to 1000000; null: any number.',
  })
  totalUses?: number | null;

  @Field(() => Int, { nullable: true, description: 'The same for one guest.' })
  usesPerGuest?: number | null;
}
