import { Field, InputType, Int } from 'type-graphql';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import { PromotionInput } from './promotion.input';
import { RoomTypeNameScalar } from '../rooms/room.results';
import { RateChangeKind, RestrictionKind } from './rate-book.results';

@InputType({ description: 'How a rate differs from the rate of the room type.' })
class RateChangeInput {
  @Field(() => RateChangeKind, { description: 'The kind.' })
  kind: RateChangeKind;

  @Field(() => Int, { nullable: true, description: 'For AMOUNT: cents of the currency of rates.' })
  cents?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'For PERCENT: hundredths of a percent, from -9999 to 90000, such as 4000 for 40 % more.',
  })
  hundredths?: number | null;
}

@InputType({ description: 'What a restriction asks for.' })
class RestrictionRuleInput {
  @Field(() => RestrictionKind, { description: 'The kind.' })
  kind: RestrictionKind;

  @Field(() => Int, { nullable: true, description: 'How many nights, 1 to 30, where the kind has them.' })
  nights?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How many days before arrival, 0 to 730, where the kind has them.',
  })
  days?: number | null;
}

@InputType()
abstract class DatesInput {
  @Field(() => PlainDateScalar, { description: 'The first date.' })
  from: string;

  @Field(() => PlainDateScalar, {
    description: 'The last date, which belongs to it; at most five years later.',
  })
  to: string;

  @Field(() => [Int], { description: '1 is Monday, 7 is Sunday. Empty: all.' })
  weekdays: number[];

  @Field(() => [RoomTypeNameScalar], { description: 'Codes of room types. Empty: all.' })
  roomTypes: string[];
}

@InputType({ description: 'Rates for single dates.' })
class RateFillInput extends DatesInput {
  @Field(() => RateChangeInput, { nullable: true, description: 'Null takes the dates’ own rates away.' })
  change?: RateChangeInput | null;
}

@InputType({ description: 'Dates with rates of their own.' })
class SeasonInput extends DatesInput {
  @Field(() => Int, { nullable: true, description: 'The season that it replaces; null for a new one.' })
  id?: number | null;

  @Field({ description: 'The owner’s word for it, 60 characters at most.' })
  name: string;

  @Field(() => Int, { description: 'Of several seasons of a date, the highest number counts; 1 to 100.' })
  priority: number;

  @Field(() => RateChangeInput, { description: 'Its rates.' })
  change: RateChangeInput;
}

@InputType({ description: 'A rule for stays on some dates.' })
class RestrictionInput extends DatesInput {
  @Field(() => Int, { nullable: true, description: 'The restriction that it replaces; null for a new one.' })
  id?: number | null;

  @Field({ description: 'The owner’s word for it, 60 characters at most.' })
  name: string;

  @Field(() => RestrictionRuleInput, { description: 'What it asks for.' })
  rule: RestrictionRuleInput;
}

@InputType({ description: 'One change of rates: exactly one of its fields.' })
export class RateEditInput {
  @Field(() => RateFillInput, { nullable: true, description: 'Sets or takes away rates of single dates.' })
  fill?: RateFillInput | null;

  @Field(() => SeasonInput, { nullable: true, description: 'Adds or replaces a season.' })
  season?: SeasonInput | null;

  @Field(() => Int, { nullable: true, description: 'Deletes the season of this id.' })
  deleteSeason?: number | null;

  @Field(() => RestrictionInput, { nullable: true, description: 'Adds or replaces a restriction.' })
  restriction?: RestrictionInput | null;

  @Field(() => Int, { nullable: true, description: 'Deletes the restriction of this id.' })
  deleteRestriction?: number | null;

  @Field(() => PromotionInput, { nullable: true, description: 'Adds or replaces a promotion.' })
  promotion?: PromotionInput | null;

  @Field(() => Int, { nullable: true, description: 'Deletes the promotion of this id.' })
  deletePromotion?: number | null;
}
