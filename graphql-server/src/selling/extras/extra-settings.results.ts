import { createUnionType, Field, InputType, Int, ObjectType } from 'type-graphql';
import { inCurrency, rupees, type CurrencyCode } from '../../platform/money/money';
import { Money } from '../../platform/money/money.type';
import { InvalidInput, RecordNotFound, Refusal } from '../../platform/refusals/refusal.type';
import { sentence } from '../../platform/refusals/sentence';
import { lineOfExtra } from '../pricing/extras';
import type { Extra as PricedExtra } from '../pricing/rate-book';
import { EXTRA_LIMITS } from './extra-settings.policy';
import { ExtraUnit } from './extra-unit';
import type { Extra } from './extra.entity';

const TAX =
  'GST in percent, both halves together. Null for a restaurant supply, whose tax follows from the hotel’s setting.';

@InputType({ description: 'The owner’s form for an extra. Every field is replaced.' })
export class ExtraInput {
  @Field({ description: `The name for guests, at most ${EXTRA_LIMITS.name} characters.` })
  name: string;

  @Field(() => String, {
    nullable: true,
    description: `The description for guests, at most ${EXTRA_LIMITS.description} characters.`,
  })
  description?: string | null;

  @Field(() => ExtraUnit, { description: 'How often its price is charged.' })
  unit: ExtraUnit;

  @Field(() => Int, {
    description: `The price of one piece before tax, in cents of the currency of rates: 1 to ${EXTRA_LIMITS.cents.maximum}.`,
  })
  cents: number;

  @Field(() => Int, { nullable: true, description: TAX })
  taxPercent?: number | null;

  @Field({ description: 'The services accounting code: 4 to 8 digits.' })
  sac: string;

  @Field(() => Int, {
    nullable: true,
    description: `How many can be sold for one day, 1 to ${EXTRA_LIMITS.dailyLimit.maximum}; null for any number. An extra that is charged by the night counts on each night; any other extra counts on the day of check-in.`,
  })
  dailyLimit?: number | null;

  @Field({ defaultValue: true, description: 'Whether it can be booked.' })
  onSale: boolean;

  @Field(() => Int, { defaultValue: 0, description: 'Its place in the list; the lowest number comes first.' })
  sortOrder: number;
}

@ObjectType('Extra', { description: 'An extra that guests can add to a room, such as breakfast.' })
export class ExtraView {
  @Field({ description: 'Its code, such as BREAKFAST. It never changes.' })
  code: string;

  @Field({ description: 'The name for guests.' })
  name: string;

  @Field({ description: 'The description for guests; may be empty.' })
  description: string;

  @Field(() => ExtraUnit, { description: 'How often its price is charged.' })
  unit: ExtraUnit;

  @Field(() => Money, { description: 'The price of one piece in the currency of rates, before GST.' })
  price: Money;

  @Field(() => Money, { description: 'The price of one piece today with GST, in INR.' })
  priceWithTax: Money;

  static of(
    extra: PricedExtra & Pick<Extra, 'description'>,
    { rateCurrency, paisePerUnit }: { rateCurrency: CurrencyCode; paisePerUnit: number },
  ): ExtraView {
    const { code, name, description, unit, cents } = extra;
    const one = lineOfExtra(extra, { nights: 1, guests: 1, pieces: 1 }, paisePerUnit);
    return Object.assign(new ExtraView(), {
      code,
      name,
      description,
      unit: ExtraUnit[unit],
      price: inCurrency(cents, rateCurrency),
      priceWithTax: rupees(one.valuePaise + one.cgstPaise + one.sgstPaise),
    });
  }
}

@ObjectType({ description: 'For the administrator: an extra, as it is stored.' })
export class ExtraSetting {
  @Field(() => Int, { description: 'Its id.' })
  id: number;

  @Field(() => Int, { description: 'Counts the changes. Send it back with the form.' })
  version: number;

  @Field({ description: 'Its code, which never changes.' })
  code: string;

  @Field({ description: 'The name for guests.' })
  name: string;

  @Field({ description: 'The description for guests.' })
  description: string;

  @Field(() => ExtraUnit, { description: 'How often its price is charged.' })
  unit: ExtraUnit;

  @Field(() => Int, { description: 'The price of one piece before tax, in cents of the currency of rates.' })
  cents: number;

  @Field(() => Int, { nullable: true, description: TAX })
  taxPercent: number | null;

  @Field({ description: 'The services accounting code.' })
  sac: string;

  @Field(() => Int, { nullable: true, description: 'How many can be sold for one day; null for any number.' })
  dailyLimit: number | null;

  @Field({ description: 'Whether it can be booked.' })
  onSale: boolean;

  @Field(() => Int, { description: 'Its place in the list.' })
  sortOrder: number;

  static of(extra: Extra): ExtraSetting {
    return Object.assign(new ExtraSetting(), extra);
  }
}

@ObjectType({ description: 'The extra is stored. Existing bookings keep the extras that they were sold.' })
export class ExtraSaved {
  @Field(() => ExtraSetting, { description: 'The stored extra.' })
  extra: ExtraSetting;

  constructor(stored: Extra) {
    this.extra = ExtraSetting.of(stored);
  }
}

@ObjectType({
  implements: Refusal,
  description: 'The extra was changed since the form was opened; nothing was stored.',
})
export class ExtraChanged extends Refusal {
  @Field(() => ExtraSetting, { description: 'The extra as it is stored now.' })
  extra: ExtraSetting;

  constructor(stored: Extra) {
    super(sentence('SETTINGS_CHANGED'));
    this.extra = ExtraSetting.of(stored);
  }
}

export const AddExtraResult = createUnionType({
  name: 'AddExtraResult',
  description: 'The stored extra, or the faults of the form.',
  types: () => [ExtraSaved, InvalidInput] as const,
});

export const EditExtraResult = createUnionType({
  name: 'EditExtraResult',
  description: 'The stored extra, or a refusal.',
  types: () => [ExtraSaved, ExtraChanged, InvalidInput, RecordNotFound] as const,
});
