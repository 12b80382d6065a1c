import { createUnionType, Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { dollars, rupees } from '../platform/money/money';
import { Money } from '../platform/money/money.type';
import { PlainDateScalar } from '../platform/time/plain-date.scalar';
import { InvalidInput } from '../platform/refusals/refusal.type';
import type { QuoteAmounts } from './quote';
import { RoomTypeName, type RoomType } from './room-type.entity';

registerEnumType(RoomTypeName, {
  name: 'RoomTypeName',
  description: 'The four room types that the hotel sells.',
  valuesConfig: {
    Single: { description: 'For up to 2 guests.' },
    Double: { description: 'For up to 3 guests.' },
    Deluxe: { description: 'For up to 4 guests, with more space.' },
    Suite: { description: 'For up to 6 guests; the largest rooms.' },
  },
});

@ObjectType('RoomType', { description: 'A type of room: what is sold.' })
export class RoomTypeView {
  @Field(() => RoomTypeName, { description: 'Its name.' })
  name: RoomTypeName;

  @Field(() => Money, { description: 'US dollars a night, before GST.' })
  nightlyRate: Money;

  @Field(() => Int, { description: 'How many guests one room sleeps.' })
  capacity: number;

  @Field({ description: 'One sentence about it.' })
  description: string;

  static of(roomType: RoomType): RoomTypeView {
    return Object.assign(new RoomTypeView(), {
      name: roomType.name,
      nightlyRate: dollars(roomType.nightlyRateCents),
      capacity: roomType.capacity,
      description: roomType.description,
    });
  }
}

@ObjectType({ description: 'One tax on the stay.' })
export class TaxLine {
  @Field({ description: 'Its name and percentage, such as CGST 9%.' })
  label: string;

  @Field(() => Money, { description: 'For the whole stay, in INR.' })
  amount: Money;
}

@ObjectType('Quote', { description: 'The price of a stay, made by the server. Rounded per night.' })
export class Quote {
  @Field(() => RoomTypeName, { description: 'The room type quoted.' })
  roomType: RoomTypeName;

  @Field(() => PlainDateScalar, { description: 'First night.' })
  checkin: string;

  @Field(() => PlainDateScalar, { description: 'The day of leaving; its night is not part of the stay.' })
  checkout: string;

  @Field(() => Int, { description: 'Nights of the stay, 1 to 30.' })
  nights: number;

  @Field(() => Int, { description: 'How many guests stay.' })
  guests: number;

  @Field(() => Money, { description: 'US dollars a night, before GST.' })
  nightlyRate: Money;

  @Field(() => Int, { description: 'The exchange rate: paise per US dollar.' })
  paisePerDollar: number;

  @Field(() => Money, { description: 'All nights in INR, before GST.' })
  roomCharge: Money;

  @Field(() => [TaxLine], { description: 'GST as its CGST and SGST halves.' })
  taxes: TaxLine[];

  @Field(() => Money, { description: 'What is charged, in INR.' })
  total: Money;

  @Field(() => Money, { description: 'The total at the exchange rate, in USD, for comparison.' })
  totalInDollars: Money;

  static of(quote: QuoteAmounts): Quote {
    return Object.assign(new Quote(), {
      roomType: quote.roomType,
      checkin: quote.checkin,
      checkout: quote.checkout,
      nights: quote.nights,
      guests: quote.guests,
      nightlyRate: dollars(quote.nightlyRateCents),
      paisePerDollar: quote.paisePerDollar,
      roomCharge: rupees(quote.roomCharge),
      taxes: quote.taxes.map(({ label, amount }) => ({ label, amount: rupees(amount) })),
      total: rupees(quote.total),
      totalInDollars: dollars(quote.totalCents),
    });
  }
}

export const QuoteResult = createUnionType({
  name: 'QuoteResult',
  description: 'The quote, or what is wrong with the stay asked for.',
  types: () => [Quote, InvalidInput] as const,
});
