import { divideHalfUp, type CurrencyCode } from '../../platform/money/money';
import type { FieldFaultParts } from '../../platform/refusals/sentence';
import type { PlainDate } from '../../platform/time/dates';
import type { ExtraLine, WantedExtra } from '../pricing/extras';
import type { RateSource } from '../pricing/night-rate';
import type { NightLine } from '../pricing/price';
import type { ExtraUnit, Promotion } from '../pricing/rate-book';
import { canCharge, type Supplements } from '../pricing/supplements';
import type { Guests } from '../rooms/guests.policy';
import type { RoomTypeName } from '../rooms/room-type.entity';

/** A room that a guest wants, with its dates. */
export interface StayRequest extends Guests {
  roomType: RoomTypeName;
  checkin: PlainDate;
  checkout: PlainDate;
  /** The code of a rate plan; left out or null for the first one. */
  plan?: string | null;
  /** What the guest adds to the stay. Left out for nothing. */
  extras?: readonly WantedExtra[];
  /** The guest gets one of these rooms, by id; left out or null when any room of the type will do. */
  roomIds?: readonly number[] | null;
  /** The listing that the guest booked from. */
  listing?: string;
}

/** What a guest books who books from a listing. */
export interface ListingChoice {
  roomType: RoomTypeName;
  /** The guest gets one of these rooms; null when any room of the type will do. */
  roomIds: readonly number[] | null;
  /** The listing's id. */
  listing: string;
}

/** Finds what a listing sells, or says why it sells nothing at present. */
export interface SellingListings {
  choiceFrom(
    listing: string,
    roomType: RoomTypeName | null | undefined,
  ): Promise<ListingChoice | { fault: FieldFaultParts }>;
}

/** Services accounting code of accommodation (Notification 11/2017-Central Tax (Rate), annexure). */
const SAC_ACCOMMODATION = '996311';

/** What an extra was sold as. A line keeps it, so that a changed stay keeps its price. */
export interface SoldExtra {
  code: string;
  /** What guests call it. */
  name: string;
  unit: ExtraUnit;
  /** How many pieces the guest asked for; 1 for other units. */
  pieces: number;
  quantity: number;
  /** The exchange rate that its price was made with. */
  paisePerUnit: number;
}

/** What further guests cost a night when it was sold. A line keeps it, so that a changed stay keeps its price. */
export interface SoldSupplement extends Supplements {
  /** What of the night's rate guests beyond the included number cost, in cents. */
  cents: number;
  /** The exchange rate that the night's price was made with. */
  paisePerUnit: number;
}

/** One charge with its tax. Amounts are paise, except that the rate is in cents of the property's currency. */
export interface ChargeLine {
  /** Null on a line for several nights. */
  night: PlainDate | null;
  /** Where the rate comes from: BASE is the room type's own, DESK was set by the staff. Null on a line for several nights. */
  rateSource: RateSource | null;
  rateCents: number | null;
  /** After discount, before tax. */
  valuePaise: number;
  discountPaise: number;
  /** GST in percent, both halves together; null on a line of several taxes. */
  taxPercent: number | null;
  cgstPaise: number;
  sgstPaise: number;
  sac: string;
  /** On the line of a night whose type charges for further guests. It is part of the rate. */
  supplement?: SoldSupplement | null;
  /** On the line of an extra. Its rate is the price of one. */
  extra?: SoldExtra | null;
}

/** The line of an extra. */
export interface ExtraCharge extends ChargeLine {
  extra: SoldExtra;
}

export interface QuotedStay extends StayRequest {
  /** What guests call the room type. */
  roomTitle: string;
  plan: string;
  /** What guests call the rate plan. */
  planName: string;
  /** Its nights. */
  lines: readonly ChargeLine[];
  /** What the guest pays beside the nights. */
  extraLines: readonly ExtraCharge[];
  /** What guests call the extras that the price of the nights contains. */
  includedExtras: readonly string[];
}

/** The promotion that makes a booking cheaper. */
export interface UsedPromotion {
  promotion: Promotion;
  /** What it saves, in paise with tax. */
  savedPaise: number;
}

/** The price of one booking: the lines of each stay. Their sums are derived (`sumsOf`). */
export interface QuoteAmounts {
  /** The exchange rate that the lines were made with: paise for one unit of the property's currency. */
  paisePerUnit: number;
  stays: readonly QuotedStay[];
  /** Null when it is the full price. */
  promotion: UsedPromotion | null;
}

const PAISE_PER_RUPEE = 100;

/** The currency of the rates of a quote. One unit that is a rupee is the rupee itself. */
export function rateCurrencyOf({ paisePerUnit }: Pick<QuoteAmounts, 'paisePerUnit'>): CurrencyCode {
  return paisePerUnit === PAISE_PER_RUPEE ? 'INR' : 'USD';
}

/** A night of the rate book as a charge of accommodation. */
export function chargeOf(
  { supplementCents: cents, ...night }: NightLine,
  supplements: Supplements,
  paisePerUnit: number,
): ChargeLine {
  const supplement = canCharge(supplements) ? { cents, ...supplements, paisePerUnit } : null;
  return { ...night, sac: SAC_ACCOMMODATION, supplement };
}

/** What of a night's value is for guests beyond the included number, in paise before discount and tax. */
export function supplementPaise({ supplement }: Pick<ChargeLine, 'supplement'>): number {
  return supplement ? divideHalfUp(supplement.cents * supplement.paisePerUnit, 100) : 0;
}

/** An extra of the rate book as a charge. */
export function chargeOfExtra(
  { code, name, unit, pieces, quantity, cents, ...amounts }: ExtraLine,
  paisePerUnit: number,
): ExtraCharge {
  const extra = { code, name, unit, pieces, quantity, paisePerUnit };
  return { night: null, rateSource: null, rateCents: cents, discountPaise: 0, ...amounts, extra };
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
  /** Extras before tax. */
  extrasCharge: number;
  taxes: TaxSum[];
  total: number;
}

const labelOf = (half: string, percent: number | null) =>
  percent === null ? half : `${half} ${percent / 2}%`;

/** Adds the lines up. Taxes are in the order in which the lines name them. */
export function sumsOf(lines: readonly ChargeLine[]): QuoteSums {
  const taxes = new Map<string, number>();
  const add = (label: string, amount: number) => taxes.set(label, (taxes.get(label) ?? 0) + amount);
  let [roomCharge, extrasCharge] = [0, 0];
  for (const { valuePaise, taxPercent, cgstPaise, sgstPaise, extra } of lines) {
    if (extra) extrasCharge += valuePaise;
    else roomCharge += valuePaise;
    add(labelOf('CGST', taxPercent), cgstPaise);
    add(labelOf('SGST', taxPercent), sgstPaise);
  }
  const taxSums = [...taxes].map(([label, amount]) => ({ label, amount }));
  const total = taxSums.reduce((sum, { amount }) => sum + amount, roomCharge + extrasCharge);
  return { roomCharge, extrasCharge, taxes: taxSums, total };
}

/** What all stays of a quote come to. */
export function sumsOfQuote({ stays }: Pick<QuoteAmounts, 'stays'>): QuoteSums {
  return sumsOf(stays.flatMap(({ lines, extraLines }) => [...lines, ...extraLines]));
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
