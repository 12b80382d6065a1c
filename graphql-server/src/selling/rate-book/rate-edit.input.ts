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

@InputType({ description: 'The rule of a restriction.' })
class RestrictionRuleInput {
  @Field(() => RestrictionKind, { description: 'The kind.' })
  kind: RestrictionKind;

  @Field(() => Int, {
    nullable: true,
    description: 'The number of nights, 1 to 30, for kinds that have one.',
  })
  nights?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The number of days before arrival, 0 to 730, for kinds that have one.',
  })
  days?: number | null;
}

@InputType()
abstract class DatesInput {
  @Field(() => PlainDateScalar, { description: 'The first date.' })
  from: string;

  @Field(() => PlainDateScalar, {
    description: 'The last date, included; at most five years later.',
  })
  to: string;

  @Field(() => [Int], { description: '1 is Monday, 7 is Sunday. Empty means all.' })
  weekdays: number[];

  @Field(() => [RoomTypeNameScalar], { description: 'Codes of room types. Empty means all.' })
  roomTypes: string[];
}

@InputType({ description: 'Overrides: rates of single dates.' })
class RateFillInput extends DatesInput {
  @Field(() => RateChangeInput, { nullable: true, description: 'Null removes the dates’ overrides.' })
  change?: RateChangeInput | null;
}

@InputType({ description: 'Dates with their own rates.' })
class SeasonInput extends DatesInput {
  @Field(() => Int, {
    nullable: true,
    description: 'The id of the season to replace; null for a new season.',
  })
  id?: number | null;

  @Field({ description: 'The owner’s name for it, at most 60 characters.' })
  name: string;

  @Field(() => Int, { description: 'When a date has several seasons, the highest number counts; 1 to 100.' })
  priority: number;

  @Field(() => RateChangeInput, { description: 'Its rates.' })
  change: RateChangeInput;
}

@InputType({ description: 'A rule for stays on some dates.' })
class RestrictionInput extends DatesInput {
  @Field(() => Int, {
    nullable: true,
    description: 'The id of the restriction to replace; null for a new restriction.',
  })
  id?: number | null;

  @Field({ description: 'The owner’s name for it, at most 60 characters.' })
  name: string;

  @Field(() => RestrictionRuleInput, { description: 'The rule.' })
  rule: RestrictionRuleInput;
}

@InputType({ description: 'One change of rates: exactly one of its fields.' })
export class RateEditInput {
  @Field(() => RateFillInput, { nullable: true, description: 'Sets or removes overrides.' })
  fill?: RateFillInput | null;

  @Field(() => SeasonInput, { nullable: true, description: 'Adds or replaces a season.' })
  season?: SeasonInput | null;

  @Field(() => Int, { nullable: true, description: 'Deletes the season with this id.' })
  deleteSeason?: number | null;

  @Field(() => RestrictionInput, { nullable: true, description: 'Adds or replaces a restriction.' })
  restriction?: RestrictionInput | null;

  @Field(() => Int, { nullable: true, description: 'Deletes the restriction with this id.' })
  deleteRestriction?: number | null;

  @Field(() => PromotionInput, { nullable: true, description: 'Adds or replaces a promotion.' })
  promotion?: PromotionInput | null;

  @Field(() => Int, { nullable: true, description: 'Deletes the promotion with this id.' })
  deletePromotion?: number | null;
}
