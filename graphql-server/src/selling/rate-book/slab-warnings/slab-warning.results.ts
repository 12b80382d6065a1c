import { createUnionType, Field, ObjectType } from 'type-graphql';
import { inCurrency, rupees, type CurrencyCode } from '../../../platform/money/money';
import { Money } from '../../../platform/money/money.type';
import { InvalidInput } from '../../../platform/refusals/refusal.type';
import { PlainDateScalar } from '../../../platform/time/plain-date.scalar';
import type { SlabWarning } from '../../pricing/near-slab';
import { RoomTypeNameScalar } from '../../rooms/room.results';
import type { NamedSlabWarning } from './slab-warnings.service';

@ObjectType('SlabWarning', {
  description:
    'For the administrator: a night slightly above the limit of a tax slab. Of the amount that the guest pays more than at the limit, the tax is larger than the hotel’s share.',
})
export class SlabWarningView {
  @Field(() => RoomTypeNameScalar, {
    nullable: true,
    description: 'The room type; null for a rate without a room type yet.',
  })
  roomType: string | null;

  @Field(() => String, { nullable: true, description: 'The title of the room type, as guests see it.' })
  roomTitle: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The code of the plan; null for a plan that is not saved.',
  })
  plan: string | null;

  @Field(() => String, { nullable: true, description: 'The title of the plan, as guests see it.' })
  planName: string | null;

  @Field(() => PlainDateScalar, { description: 'The night.' })
  night: string;

  @Field(() => Money, { description: 'The rate of the night with the plan, in the currency of rates.' })
  rate: Money;

  @Field(() => Money, { description: 'The price of the night before tax, in INR.' })
  value: Money;

  @Field(() => Money, { description: 'The price of the night with tax, in INR.' })
  total: Money;

  @Field(() => Money, { description: 'The limit below this price: a night before tax, in INR.' })
  limit: Money;

  @Field(() => Money, { description: 'The price of a night at the limit with tax, in INR.' })
  totalAtLimit: Money;

  @Field(() => Money, {
    description: 'The highest rate before the plan that is within the limit, in the currency of rates.',
  })
  rateAtLimit: Money;

  static of(
    warning: SlabWarning & Partial<Pick<NamedSlabWarning, 'roomType' | 'roomTitle' | 'plan' | 'planName'>>,
    currency: CurrencyCode,
  ): SlabWarningView {
    return Object.assign(new SlabWarningView(), {
      roomType: null,
      roomTitle: null,
      plan: null,
      planName: null,
      ...warning,
      rate: inCurrency(warning.rateCents, currency),
      value: rupees(warning.valuePaise),
      total: rupees(warning.totalPaise),
      limit: rupees(warning.limitPaise),
      totalAtLimit: rupees(warning.totalAtLimitPaise),
      rateAtLimit: inCurrency(warning.rateAtLimitCents, currency),
    });
  }
}

@ObjectType({ description: 'For the administrator: nights slightly above the limit of a tax slab.' })
export class SlabWarnings {
  @Field(() => [SlabWarningView], {
    description: 'By room type, then by plan; empty when there are no warnings.',
  })
  warnings: SlabWarningView[];
}

export const SlabWarningsResult = createUnionType({
  name: 'SlabWarningsResult',
  description: 'The warnings, or the faults of the rates.',
  types: () => [SlabWarnings, InvalidInput] as const,
});
