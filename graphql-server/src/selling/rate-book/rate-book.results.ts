import { createUnionType, Field, GraphQLISODateTime, Int, ObjectType, registerEnumType } from 'type-graphql';
import { InvalidInput, RecordNotFound, Refusal } from '../../platform/refusals/refusal.type';
import { sentence } from '../../platform/refusals/sentence';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import type { RateChange, RestrictionRule } from '../pricing/rate-book';
import { PromotionView } from './promotion.results';
import { Quote } from '../quotes/quote.results';
import { RoomTypeNameScalar } from '../rooms/room.results';
import { SlabWarningView } from './slab-warnings/slab-warning.results';
import type { RateBookState } from './rate-book.service';
import type { RateChangeEntry } from './rate-change.entity';

export enum RateChangeKind {
  AMOUNT = 'AMOUNT',
  PERCENT = 'PERCENT',
}

registerEnumType(RateChangeKind, {
  name: 'RateChangeKind',
  description: 'How a rate differs from the rate of the room type.',
  valuesConfig: {
    AMOUNT: { description: 'The rate is this amount.' },
    PERCENT: { description: 'The rate is higher or lower by a percentage.' },
  },
});

export enum RestrictionKind {
  MINIMUM_NIGHTS_BY_ARRIVAL = 'MINIMUM_NIGHTS_BY_ARRIVAL',
  MAXIMUM_NIGHTS_BY_ARRIVAL = 'MAXIMUM_NIGHTS_BY_ARRIVAL',
  MINIMUM_NIGHTS_OF_STAYS = 'MINIMUM_NIGHTS_OF_STAYS',
  CLOSED_TO_ARRIVAL = 'CLOSED_TO_ARRIVAL',
  CLOSED_TO_DEPARTURE = 'CLOSED_TO_DEPARTURE',
  STOP_SALE = 'STOP_SALE',
  BOOK_DAYS_BEFORE_AT_LEAST = 'BOOK_DAYS_BEFORE_AT_LEAST',
  BOOK_DAYS_BEFORE_AT_MOST = 'BOOK_DAYS_BEFORE_AT_MOST',
}

registerEnumType(RestrictionKind, {
  name: 'RestrictionKind',
  description: 'The kind of a restriction.',
  valuesConfig: {
    MINIMUM_NIGHTS_BY_ARRIVAL: {
      description: 'The least number of nights for stays that begin on the date.',
    },
    MAXIMUM_NIGHTS_BY_ARRIVAL: { description: 'The most nights for stays that begin on the date.' },
    MINIMUM_NIGHTS_OF_STAYS: { description: 'The least number of nights for stays that include the night.' },
    CLOSED_TO_ARRIVAL: { description: 'No stay may begin on the date.' },
    CLOSED_TO_DEPARTURE: { description: 'No stay may end on the date.' },
    STOP_SALE: { description: 'The night is not sold.' },
    BOOK_DAYS_BEFORE_AT_LEAST: {
      description: 'Stays that begin on the date must be booked at least this many days before.',
    },
    BOOK_DAYS_BEFORE_AT_MOST: {
      description: 'Stays that begin on the date can be booked at most this many days before.',
    },
  },
});

@ObjectType('RateChange', { description: 'How a rate differs from the rate of the room type.' })
export class RateChangeView {
  @Field(() => RateChangeKind, { description: 'The kind.' })
  kind: RateChangeKind;

  @Field(() => Int, { nullable: true, description: 'For AMOUNT: cents of the currency of rates.' })
  cents: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'For PERCENT: hundredths of a percent, such as 4000 for 40 % more.',
  })
  hundredths: number | null;

  static of(change: RateChange): RateChangeView {
    return Object.assign(new RateChangeView(), { cents: null, hundredths: null, ...change });
  }
}

@ObjectType('RestrictionRule', { description: 'The rule of a restriction.' })
export class RestrictionRuleView {
  @Field(() => RestrictionKind, { description: 'The kind.' })
  kind: RestrictionKind;

  @Field(() => Int, { nullable: true, description: 'The number of nights, for kinds that have one.' })
  nights: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The number of days before arrival, for kinds that have one.',
  })
  days: number | null;

  static of(rule: RestrictionRule): RestrictionRuleView {
    return Object.assign(new RestrictionRuleView(), { nights: null, days: null, ...rule });
  }
}

@ObjectType()
abstract class OnDates {
  @Field(() => Int, { description: 'Its id.' })
  id: number;

  @Field({ description: 'The owner’s name for it.' })
  name: string;

  @Field(() => PlainDateScalar, { description: 'The first date.' })
  from: string;

  @Field(() => PlainDateScalar, { description: 'The last date, included.' })
  to: string;

  @Field(() => [Int], { description: '1 is Monday, 7 is Sunday. Empty means all.' })
  weekdays: number[];

  @Field(() => [RoomTypeNameScalar], { description: 'Codes of room types. Empty means all.' })
  roomTypes: string[];
}

@ObjectType('Season', { description: 'For the administrator: dates with their own rates.' })
class SeasonView extends OnDates {
  @Field(() => Int, { description: 'When a date has several seasons, the highest number counts.' })
  priority: number;

  @Field(() => RateChangeView, { description: 'Its rates.' })
  change: RateChangeView;
}

@ObjectType('Restriction', { description: 'For the administrator: a rule for stays on some dates.' })
class RestrictionView extends OnDates {
  @Field(() => RestrictionRuleView, { description: 'The rule.' })
  rule: RestrictionRuleView;
}

@ObjectType('RateChangeEntry', { description: 'For the administrator: one change of rates.' })
export class RateChangeEntryView {
  @Field(() => Int, { description: 'Its id, and the version of the rates after it.' })
  id: number;

  @Field({ description: 'The field of `RateEditInput` that was used.' })
  kind: string;

  @Field({
    description: 'The name of the person who made it; the address of an account that is not of the staff.',
  })
  changedBy: string;

  @Field(() => GraphQLISODateTime, { description: 'When.' })
  changedAt: Date;

  @Field(() => Int, {
    nullable: true,
    description: 'The change that it undid; null for any other change.',
  })
  undoes: number | null;

  static of({ id, edit, changedBy, changedAt, undoes }: RateChangeEntry): RateChangeEntryView {
    const { kind } = edit as { kind: string };
    return Object.assign(new RateChangeEntryView(), { id, kind, changedBy, changedAt, undoes });
  }
}

@ObjectType('RateBook', {
  description: 'For the administrator: seasons, restrictions, promotions and the last changes.',
})
export class RateBookView {
  @Field(() => Int, { description: 'Counts the changes. Send it back with the next change.' })
  version: number;

  @Field(() => [SeasonView], { description: 'In the order in which they are tried.' })
  seasons: SeasonView[];

  @Field(() => [RestrictionView], { description: 'In the order in which they were added.' })
  restrictions: RestrictionView[];

  @Field(() => [PromotionView], { description: 'In the order in which they were added.' })
  promotions: PromotionView[];

  @Field(() => [RateChangeEntryView], { description: 'The last 20, the newest first.' })
  changes: RateChangeEntryView[];

  static of({ version, rules, changes, uses }: RateBookState): RateBookView {
    return Object.assign(new RateBookView(), {
      version,
      seasons: rules.seasons.map(({ types, change, ...season }) => ({
        ...season,
        roomTypes: types,
        change: RateChangeView.of(change),
      })),
      restrictions: rules.restrictions.map(({ types, rule, ...restriction }) => ({
        ...restriction,
        roomTypes: types,
        rule: RestrictionRuleView.of(rule),
      })),
      promotions: rules.promotions.map((one) => PromotionView.of(one, uses.get(one.id) ?? 0)),
      changes: changes.map((change) => RateChangeEntryView.of(change)),
    });
  }
}

@ObjectType({ description: 'The rates are changed. Existing bookings keep their rates.' })
export class RatesSaved {
  @Field(() => RateBookView, { description: 'The present rates.' })
  rates: RateBookView;

  constructor(state: RateBookState) {
    this.rates = RateBookView.of(state);
  }
}

@ObjectType({
  implements: Refusal,
  description: 'The rates were changed since the form was opened; nothing was stored.',
})
export class RatesChanged extends Refusal {
  @Field(() => RateBookView, { description: 'The present rates.' })
  rates: RateBookView;

  constructor(state: RateBookState) {
    super(sentence('SETTINGS_CHANGED'));
    this.rates = RateBookView.of(state);
  }
}

@ObjectType({ description: 'The price of a stay before and after a change of rates that is not saved yet.' })
export class RatePreview {
  @Field(() => Quote, {
    nullable: true,
    description: 'The present price; null when a restriction refuses the stay.',
  })
  before: Quote | null;

  @Field(() => Quote, {
    nullable: true,
    description: 'The price after the change; null when a restriction refuses the stay.',
  })
  after: Quote | null;

  @Field(() => [SlabWarningView], {
    description:
      'The warnings after the change, for the first night of a season or of overrides: each type and plan whose price is slightly above the limit of a tax slab.',
  })
  slabWarnings: SlabWarningView[];
}

export const ChangeRatesResult = createUnionType({
  name: 'ChangeRatesResult',
  description: 'The changed rates, or a refusal.',
  types: () => [RatesSaved, RatesChanged, InvalidInput, RecordNotFound] as const,
});

export const UndoRateChangeResult = createUnionType({
  name: 'UndoRateChangeResult',
  description: 'The rates without the change, or a refusal when no change can be undone.',
  types: () => [RatesSaved, RatesChanged, RecordNotFound] as const,
});

export const RatePreviewResult = createUnionType({
  name: 'RatePreviewResult',
  description: 'The price of the stay, the faults of the form, or a refusal when its record does not exist.',
  types: () => [RatePreview, InvalidInput, RecordNotFound] as const,
});
