import { createUnionType, Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { inCurrency, rupees, type CurrencyCode } from '../../platform/money/money';
import { Money } from '../../platform/money/money.type';
import { InvalidInput } from '../../platform/refusals/refusal.type';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import { RateChangeEntryView, RateChangeView, RestrictionRuleView } from '../rate-book/rate-book.results';
import { SlabWarningView } from '../rate-book/slab-warnings/slab-warning.results';
import { RoomTypeNameScalar } from '../rooms/room.results';
import type { Grid, GridNight, GridRow } from './rate-grid.service';

const RateSource = { OVERRIDE: 'OVERRIDE', SEASON: 'SEASON', BASE: 'BASE' } as const;
type RateSource = (typeof RateSource)[keyof typeof RateSource];

registerEnumType(RateSource, {
  name: 'RateSource',
  description: 'The source of the rate of a night.',
  valuesConfig: {
    OVERRIDE: { description: 'An override of this date.' },
    SEASON: { description: 'A season.' },
    BASE: { description: 'The room type’s base rate.' },
  },
});

@ObjectType({ description: 'For the administrator: one night of one room type.' })
class RateGridNight {
  @Field(() => PlainDateScalar, { description: 'The night.' })
  date: string;

  @Field(() => Money, { description: 'The rate with the grid’s plan, in the currency of rates, before tax.' })
  rate: Money;

  @Field(() => RateSource, { description: 'The source of the rate.' })
  source: RateSource;

  @Field(() => String, { nullable: true, description: 'The season that the rate comes from.' })
  season: string | null;

  @Field(() => RateChangeView, {
    nullable: true,
    description: 'The override of this date, if it has one.',
  })
  own: RateChangeView | null;

  @Field(() => Money, { description: 'The price for a guest with tax and without a promotion, in INR.' })
  total: Money;

  @Field(() => [RestrictionRuleView], { description: 'The restrictions of the date.' })
  restrictions: RestrictionRuleView[];

  @Field(() => Int, {
    nullable: true,
    description: 'Rooms that are free; null for a type that is not on sale.',
  })
  roomsFree: number | null;

  @Field(() => SlabWarningView, {
    nullable: true,
    description: 'The warning that the night is slightly above the limit of a tax slab.',
  })
  slabWarning: SlabWarningView | null;

  static of(
    { night, rateCents, own, totalPaise, restrictions, warning, ...values }: GridNight,
    currency: CurrencyCode,
  ): RateGridNight {
    return Object.assign(new RateGridNight(), {
      ...values,
      date: night,
      rate: inCurrency(rateCents, currency),
      own: own && RateChangeView.of(own),
      total: rupees(totalPaise),
      restrictions: restrictions.map(({ rule }) => RestrictionRuleView.of(rule)),
      slabWarning: warning && SlabWarningView.of(warning, currency),
    });
  }
}

@ObjectType({ description: 'For the administrator: one room type with its nights.' })
class RateGridRow {
  @Field(() => RoomTypeNameScalar, { description: 'The code of the room type.' })
  roomType: string;

  @Field({ description: 'The title of the room type, as guests see it.' })
  title: string;

  @Field({ description: 'Whether it is on sale.' })
  onSale: boolean;

  @Field(() => [RateGridNight], { description: 'One for each day of the grid.' })
  nights: RateGridNight[];

  static of({ type, nights }: GridRow, currency: CurrencyCode): RateGridRow {
    return Object.assign(new RateGridRow(), {
      roomType: type.code,
      title: type.name,
      onSale: type.onSale,
      nights: nights.map((night) => RateGridNight.of(night, currency)),
    });
  }
}

@ObjectType({ description: 'For the administrator: the rates of all room types, day by day.' })
export class RateGrid {
  @Field(() => Int, { description: 'The version of the rates. Send it back with `changeRates`.' })
  version: number;

  @Field(() => RateChangeEntryView, {
    nullable: true,
    description: 'The change that `undoRateChange` takes back; null when there is none.',
  })
  lastChange: RateChangeEntryView | null;

  @Field(() => [PlainDateScalar], { description: 'The days, one after the other.' })
  days: string[];

  @Field(() => String, {
    nullable: true,
    description: 'The title of the rate plan of these rates, which a guest gets who chooses no plan.',
  })
  planName: string | null;

  @Field(() => [RateGridRow], { description: 'In the owner’s order.' })
  rows: RateGridRow[];

  static of({ lastChange, rows, ...grid }: Grid, currency: CurrencyCode): RateGrid {
    return Object.assign(new RateGrid(), {
      ...grid,
      lastChange: lastChange && RateChangeEntryView.of(lastChange),
      rows: rows.map((row) => RateGridRow.of(row, currency)),
    });
  }
}

export const RateGridResult = createUnionType({
  name: 'RateGridResult',
  description: 'The grid, or the faults of the dates.',
  types: () => [RateGrid, InvalidInput] as const,
});
