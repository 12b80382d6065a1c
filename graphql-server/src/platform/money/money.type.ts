import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { MinorUnits } from './minor-units.scalar';
import type { CurrencyCode, MoneyAmount } from './money';

export const Currency = { INR: 'INR', USD: 'USD' } as const;

registerEnumType(Currency, {
  name: 'Currency',
  description: 'ISO 4217 code. Rates are shown in USD; guests are charged in INR.',
  valuesConfig: {
    INR: { description: 'Indian rupee; amounts are paise.' },
    USD: { description: 'US dollar; amounts are cents.' },
  },
});

@ObjectType({ description: 'An amount in minor units with its currency.' })
export class Money implements MoneyAmount {
  @Field(() => MinorUnits, { description: 'Minor units: paise for INR, cents for USD.' })
  amount: number;

  @Field(() => Currency, { description: 'The currency of the amount.' })
  currency: CurrencyCode;
}
