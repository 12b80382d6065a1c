import { createHash } from 'node:crypto';
import { createUnionType, Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ExtraUnit } from '../extras/extra-unit';
import { inCurrency, rupees, type CurrencyCode } from '../../platform/money/money';
import { Money } from '../../platform/money/money.type';
import { InvalidInput } from '../../platform/refusals/refusal.type';
import { daysBetween } from '../../platform/time/dates';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import type { RateSource } from '../pricing/night-rate';
import type { RoomTypeName } from '../rooms/room-type.entity';
import { CancellationPromiseView } from '../rates/cancellation-promise.results';
import { RoomTypeNameScalar } from '../rooms/room.results';
import { QuotedPayment } from './quoted-payment.results';
import {
  centsOf,
  firstStayOf,
  rateCurrencyOf,
  sumsOf,
  sumsOfQuote,
  supplementPaise,
  type ChargeLine,
  type ExtraCharge,
  type QuoteAmounts,
  type QuotedStay,
  type UsedPromotion,
} from './quote';

@ObjectType({ description: 'One tax on the stay.' })
export class TaxLine {
  @Field({ description: 'Its name and percentage, such as CGST 9%.' })
  label: string;

  @Field(() => Money, { description: 'The amount for all stays, in INR.' })
  amount: Money;
}

const QuotedRateSource = { OVERRIDE: 'OVERRIDE', SEASON: 'SEASON', BASE: 'BASE', DESK: 'DESK' } as const;

registerEnumType(QuotedRateSource, {
  name: 'QuotedRateSource',
  description: 'The source of the rate of a night.',
  valuesConfig: {
    OVERRIDE: { description: 'The override of that date.' },
    SEASON: { description: 'The season of that date.' },
    BASE: { description: 'The room type’s base rate.' },
    DESK: { description: 'A rate that the staff set.' },
  },
});

@ObjectType({ description: 'One night of a stay, as charged.' })
export class QuotedNight {
  @Field(() => PlainDateScalar, {
    nullable: true,
    description: 'The night; null on a line for several nights.',
  })
  night: string | null;

  @Field(() => Money, {
    nullable: true,
    description:
      'The rate of the night with its plan and supplements, before discount and GST, in the currency of rates; null on a line for several nights.',
  })
  rate: Money | null;

  @Field(() => QuotedRateSource, {
    nullable: true,
    description: 'The source of the rate; null on a line for several nights.',
  })
  source: RateSource | null;

  @Field(() => Money, { description: 'After discount, before GST, in INR.' })
  value: Money;

  @Field(() => Money, {
    description:
      'The part of the night for guests beyond those in the rate, before discount and GST, in INR.',
  })
  supplement: Money;

  @Field(() => Money, { description: 'The discount of a promotion, before GST, in INR.' })
  discount: Money;

  @Field(() => Int, { nullable: true, description: 'GST in percent; null on a line with several taxes.' })
  taxPercent: number | null;

  @Field(() => Money, { description: 'CGST, one half of GST, in INR.' })
  cgst: Money;

  @Field(() => Money, { description: 'SGST, one half of GST, in INR.' })
  sgst: Money;

  @Field(() => Money, { description: 'GST of the night, both halves, in INR.' })
  tax: Money;

  static of(line: ChargeLine, currency: CurrencyCode): QuotedNight {
    const { night, rateCents, rateSource: source, valuePaise, discountPaise, taxPercent } = line;
    return Object.assign(new QuotedNight(), {
      night,
      source,
      taxPercent,
      value: rupees(valuePaise),
      discount: rupees(discountPaise),
      rate: rateCents === null ? null : inCurrency(rateCents, currency),
      supplement: rupees(supplementPaise(line)),
      ...halvesOf(line),
    });
  }
}

/** The GST of a line. */
function halvesOf({ cgstPaise, sgstPaise }: Pick<ChargeLine, 'cgstPaise' | 'sgstPaise'>) {
  return { cgst: rupees(cgstPaise), sgst: rupees(sgstPaise), tax: rupees(cgstPaise + sgstPaise) };
}

@ObjectType('QuotedExtra', { description: 'An extra of a stay, as charged.' })
export class QuotedExtra {
  @Field({ description: 'Its code, such as BREAKFAST.' })
  code: string;

  @Field({ description: 'The title for guests.' })
  name: string;

  @Field(() => ExtraUnit, { description: 'How often its price is charged.' })
  unit: ExtraUnit;

  @Field(() => Int, { description: 'The number of pieces that the guest asked for; 1 for other units.' })
  pieces: number;

  @Field(() => Int, { description: 'How many times its price is charged for this stay.' })
  quantity: number;

  @Field(() => Money, { description: 'The amount before GST, in INR.' })
  value: Money;

  @Field(() => Int, { nullable: true, description: 'GST in percent.' })
  taxPercent: number | null;

  @Field(() => Money, { description: 'CGST, one half of GST, in INR.' })
  cgst: Money;

  @Field(() => Money, { description: 'SGST, one half of GST, in INR.' })
  sgst: Money;

  @Field(() => Money, { description: 'GST of the extra, both halves, in INR.' })
  tax: Money;

  @Field(() => Money, { description: 'The amount with GST, in INR.' })
  total: Money;

  static of(line: ExtraCharge): QuotedExtra {
    const { extra, valuePaise, cgstPaise, sgstPaise, taxPercent } = line;
    const { code, name, unit, pieces, quantity } = extra;
    return Object.assign(new QuotedExtra(), {
      code,
      name,
      unit: ExtraUnit[unit],
      pieces,
      quantity,
      taxPercent,
      value: rupees(valuePaise),
      total: rupees(valuePaise + cgstPaise + sgstPaise),
      ...halvesOf(line),
    });
  }
}

@ObjectType('QuotedStay', { description: 'The price of one stay of a booking.' })
export class QuotedStayView {
  @Field(() => RoomTypeNameScalar, { description: 'The room type quoted.' })
  roomType: RoomTypeName;

  @Field({ description: 'The title of the room type, as guests see it.' })
  roomTitle: string;

  @Field({ description: 'The code of its rate plan.' })
  plan: string;

  @Field({ description: 'The title of the rate plan, as guests see it.' })
  planName: string;

  @Field(() => Money, { description: 'All nights of the stay in INR, before GST.' })
  roomCharge: Money;

  @Field(() => Money, {
    description:
      'The part of the nights for guests beyond those in the rate, before discount and GST, in INR.',
  })
  supplement: Money;

  @Field(() => PlainDateScalar, { description: 'First night.' })
  checkin: string;

  @Field(() => PlainDateScalar, { description: 'The day of leaving; its night is not part of the stay.' })
  checkout: string;

  @Field(() => Int, { description: 'How many guests stay, children included.' })
  guests: number;

  @Field(() => [Int], { description: 'The ages of the children among them, in years.' })
  children: readonly number[];

  @Field(() => [QuotedNight], { description: 'Each night with its tax.' })
  nights: QuotedNight[];

  @Field(() => [QuotedExtra], { description: 'The extras of the stay.' })
  extras: QuotedExtra[];

  @Field(() => [String], {
    description: 'The titles of the extras that the price of the nights includes.',
  })
  includedExtras: string[];

  @Field(() => Money, { description: 'The price of the stay with extras and GST, in INR.' })
  total: Money;

  static of({ lines, extraLines, ...stay }: QuotedStay, currency: CurrencyCode): QuotedStayView {
    const { roomCharge, total } = sumsOf([...lines, ...extraLines]);
    return Object.assign(new QuotedStayView(), {
      roomType: stay.roomType,
      roomTitle: stay.roomTitle,
      plan: stay.plan,
      planName: stay.planName,
      roomCharge: rupees(roomCharge),
      supplement: rupees(lines.reduce((sum, line) => sum + supplementPaise(line), 0)),
      checkin: stay.checkin,
      checkout: stay.checkout,
      guests: stay.guests,
      children: stay.children ?? [],
      nights: lines.map((line) => QuotedNight.of(line, currency)),
      extras: extraLines.map((extra) => QuotedExtra.of(extra)),
      includedExtras: stay.includedExtras,
      total: rupees(total),
    });
  }
}

@ObjectType('QuotedPromotion', { description: 'The promotion of a booking.' })
export class QuotedPromotion {
  @Field({ description: 'The title for guests.' })
  name: string;

  @Field(() => String, {
    nullable: true,
    description: 'The code; null when the promotion applies without a code.',
  })
  code: string | null;

  @Field(() => Money, {
    description: 'The saving with GST, in INR; nothing when the guest receives the promotion at the hotel.',
  })
  saved: Money;

  static of({ promotion: { name, code }, savedPaise }: UsedPromotion): QuotedPromotion {
    return Object.assign(new QuotedPromotion(), { name, code, saved: rupees(savedPaise) });
  }
}

const VERSION_LENGTH = 22;

@ObjectType('Quote', {
  description:
    'The price of a booking, calculated by the server. Each night is rounded separately. Single fields describe the first stay; sums cover all stays.',
})
export class Quote {
  @Field(() => RoomTypeNameScalar, { description: 'The room type of the first stay.' })
  roomType: RoomTypeName;

  @Field(() => PlainDateScalar, { description: 'First night of the first stay.' })
  checkin: string;

  @Field(() => PlainDateScalar, {
    description: 'The day of leaving of the first stay; its night is not part of the stay.',
  })
  checkout: string;

  @Field(() => Int, { description: 'Nights of the first stay, 1 to 30.' })
  nights: number;

  @Field(() => Int, { description: 'How many guests stay in the first room.' })
  guests: number;

  @Field(() => Money, {
    description: 'The first night of the first stay in the currency of rates, before discount and GST.',
  })
  nightlyRate: Money;

  @Field(() => Int, {
    description: 'The exchange rate: paise for one unit of the currency of rates; 100 when that is INR.',
  })
  paisePerDollar: number;

  @Field(() => [QuotedStayView], { description: 'Each stay, the first one first.' })
  stays: QuotedStayView[];

  @Field(() => QuotedPromotion, { nullable: true, description: 'The promotion; null at the full price.' })
  promotion: QuotedPromotion | null;

  @Field(() => Money, { description: 'The nights of all stays in INR, before GST.' })
  roomCharge: Money;

  @Field(() => Money, { description: 'The extras of all stays in INR, before GST.' })
  extrasCharge: Money;

  @Field(() => [TaxLine], { description: 'GST as its CGST and SGST halves.' })
  taxes: TaxLine[];

  @Field(() => Money, { description: 'The total that is charged, in INR.' })
  total: Money;

  @Field(() => Money, { description: 'The total in the currency of rates, for comparison.' })
  totalInDollars: Money;

  @Field(() => CancellationPromiseView, {
    nullable: true,
    description:
      'What the conditions of cancellation mean for a new booking of these stays; null for a booking, and when its stays differ in plan or first day.',
  })
  promise: CancellationPromiseView | null = null;

  @Field(() => String, {
    nullable: true,
    description:
      'All conditions of cancellation for a new booking of these stays, as sentences that name the moments; null where there is no promise.',
  })
  datedTerms: string | null = null;

  @Field(() => QuotedPayment, {
    nullable: true,
    description: 'When the price is paid, if these stays are booked now; null for a booking.',
  })
  payment: QuotedPayment | null = null;

  @Field({
    description:
      'Identifies these lines: two quotes have the same version only when their lines, exchange rate and promotion are equal.',
  })
  get version(): string {
    const { stays, promotion, paisePerDollar } = this;
    const lines = JSON.stringify([stays, promotion, paisePerDollar]);
    return createHash('sha256').update(lines).digest('base64url').slice(0, VERSION_LENGTH);
  }

  static of(quote: QuoteAmounts): Quote {
    const { roomType, checkin, checkout, guests, lines } = firstStayOf(quote);
    const { roomCharge, extrasCharge, taxes, total } = sumsOfQuote(quote);
    const currency = rateCurrencyOf(quote);
    return Object.assign(new Quote(), {
      roomType,
      checkin,
      checkout,
      nights: daysBetween(checkin, checkout),
      guests,
      nightlyRate: inCurrency(lines[0]?.rateCents ?? 0, currency),
      paisePerDollar: quote.paisePerUnit,
      stays: quote.stays.map((stay) => QuotedStayView.of(stay, currency)),
      promotion: quote.promotion && QuotedPromotion.of(quote.promotion),
      roomCharge: rupees(roomCharge),
      extrasCharge: rupees(extrasCharge),
      taxes: taxes.map(({ label, amount }) => ({ label, amount: rupees(amount) })),
      total: rupees(total),
      totalInDollars: inCurrency(centsOf(total, quote), currency),
    });
  }
}

export const QuoteResult = createUnionType({
  name: 'QuoteResult',
  description: 'The quote, or the faults of the input.',
  types: () => [Quote, InvalidInput] as const,
});
