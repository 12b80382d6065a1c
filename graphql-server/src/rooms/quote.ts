import { divideHalfUp } from '../platform/money/money';
import { nightsOf, type PlainDate } from '../platform/time/dates';
import type { TaxPeriod } from '../property/tax-period.entity';
import { gstPercent, halfOfGst } from './gst';
import type { RoomTypeName } from './room-type.entity';

/** A room that a guest wants, with its dates. */
export interface StayRequest {
  roomType: RoomTypeName;
  checkin: PlainDate;
  checkout: PlainDate;
  guests: number;
}

/** Services accounting code of accommodation (Notification 11/2017-Central Tax (Rate), annexure). */
const SAC_ACCOMMODATION = '996311';

/** One charge with its tax. Amounts are paise, except that the rate is in cents of the property's currency. */
export interface ChargeLine {
  /** Null on a line for several nights. */
  night: PlainDate | null;
  /** Where the rate comes from: BASE is the room type's own. Null on a line for several nights. */
  rateSource: 'BASE' | null;
  rateCents: number | null;
  /** After discount, before tax. */
  valuePaise: number;
  discountPaise: number;
  /** GST in percent, both halves together; null on a line of several taxes. */
  taxPercent: number | null;
  cgstPaise: number;
  sgstPaise: number;
  sac: string;
}

export interface QuotedStay extends StayRequest {
  /** What guests call the room type. */
  roomTitle: string;
  lines: readonly ChargeLine[];
}

/** The price of one booking: the lines of each stay. Their sums are derived (`sumsOf`). */
export interface QuoteAmounts {
  /** The exchange rate that the lines were made with: paise for one unit of the property's currency. */
  paisePerUnit: number;
  stays: readonly QuotedStay[];
}

/** What a stay is priced with. */
export interface StayPricing {
  /** US cents a night. */
  nightlyRateCents: number;
  paisePerUnit: number;
  /** The newest first. */
  taxPeriods: readonly TaxPeriod[];
}

/** One line for each night. Each night is rounded by itself, so that three nights cost three times one night. */
export function linesOfStay(
  stay: StayRequest,
  { nightlyRateCents, paisePerUnit, taxPeriods }: StayPricing,
): ChargeLine[] {
  const valuePaise = divideHalfUp(nightlyRateCents * paisePerUnit, 100);
  return nightsOf(stay.checkin, stay.checkout).map((night) => {
    const taxPercent = gstPercent(taxPeriods, night, valuePaise);
    const half = halfOfGst(valuePaise, taxPercent);
    return {
      night,
      rateSource: 'BASE',
      rateCents: nightlyRateCents,
      valuePaise,
      discountPaise: 0,
      taxPercent,
      cgstPaise: half,
      sgstPaise: half,
      sac: SAC_ACCOMMODATION,
    };
  });
}

/** One half of one tax over all lines. */
interface TaxSum {
  /** Such as 'CGST 9%'. */
  label: string;
  amount: number;
}

/** What the lines of a quote or of a folio come to, in paise. */
export interface QuoteSums {
  roomCharge: number;
  taxes: TaxSum[];
  total: number;
}

const labelOf = (half: string, percent: number | null) =>
  percent === null ? half : `${half} ${percent / 2}%`;

/** Adds the lines up. Taxes are in the order in which the lines name them. */
export function sumsOf(lines: readonly ChargeLine[]): QuoteSums {
  const taxes = new Map<string, number>();
  const add = (label: string, amount: number) => taxes.set(label, (taxes.get(label) ?? 0) + amount);
  let roomCharge = 0;
  for (const { valuePaise, taxPercent, cgstPaise, sgstPaise } of lines) {
    roomCharge += valuePaise;
    add(labelOf('CGST', taxPercent), cgstPaise);
    add(labelOf('SGST', taxPercent), sgstPaise);
  }
  const taxSums = [...taxes].map(([label, amount]) => ({ label, amount }));
  const total = taxSums.reduce((sum, { amount }) => sum + amount, roomCharge);
  return { roomCharge, taxes: taxSums, total };
}

/** What all stays of a quote come to. */
export function sumsOfQuote({ stays }: Pick<QuoteAmounts, 'stays'>): QuoteSums {
  return sumsOf(stays.flatMap(({ lines }) => lines));
}

/** Cents of the property's currency, at the exchange rate of the quote. */
export function centsOf(paise: number, { paisePerUnit }: Pick<QuoteAmounts, 'paisePerUnit'>): number {
  return divideHalfUp(paise * 100, paisePerUnit);
}

/** The stay that a booking begins with: its reference, mails and lists name it. */
export function firstStayOf<Stay>({ stays }: { stays: readonly Stay[] }): Stay {
  const [first] = stays;
  if (!first) throw new Error('A booking has at least one stay.');
  return first;
}
