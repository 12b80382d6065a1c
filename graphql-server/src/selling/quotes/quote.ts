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

/** A room that a guest asks for, with its dates. */
export interface StayRequest extends Guests {
  roomType: RoomTypeName;
  checkin: PlainDate;
  checkout: PlainDate;
  /** The code of a rate plan; left out or null for the first plan. */
  plan?: string | null;
  /** The extras of the stay; left out when there are no extras. */
  extras?: readonly WantedExtra[];
  /** The rooms, by id, one of which the guest gets; left out or null for any room of the type. */
  roomIds?: readonly number[] | null;
  /** The listing from which the guest booked. */
  listing?: string;
}

/** The rooms of a booking from a listing. */
export interface ListingChoice {
  roomType: RoomTypeName;
  /** The rooms one of which the guest gets; null for any room of the type. */
  roomIds: readonly number[] | null;
  /** The listing's id. */
  listing: string;
}

/** Finds what a listing sells, or why it sells nothing at present. */
export interface SellingListings {
  choiceFrom(
    listing: string,
    roomType: RoomTypeName | null | undefined,
  ): Promise<ListingChoice | { fault: FieldFaultParts }>;
}

/** Services accounting code of accommodation (Notification 11/2017-Central Tax (Rate), annexure). */
const SAC_ACCOMMODATION = '996311';

/** An extra as it was sold. Its line keeps these values, so that a changed stay keeps its price. */
export interface SoldExtra {
  code: string;
  /** The title for guests. */
  name: string;
  unit: ExtraUnit;
  /** The number of pieces that the guest asked for; 1 for other units. */
  pieces: number;
  quantity: number;
  /** The exchange rate of its price, in paise. */
  paisePerUnit: number;
}

/**
 * The supplements for further guests when the night was sold. The line keeps them, so that a changed stay keeps its
 * price.
 */
export interface SoldSupplement extends Supplements {
  /** The part of the night's rate for guests beyond the included number, in cents. */
  cents: number;
  /** The exchange rate of the night's price, in paise. */
  paisePerUnit: number;
}

/** One charge with its tax. Amounts are in paise, except the rate, which is in cents of the property's currency. */
export interface ChargeLine {
  /** Null on a line for several nights. */
  night: PlainDate | null;
  /**
   * The source of the rate: BASE is the room type's own rate, DESK a rate that the staff set. Null on a line for
   * several nights.
   */
  rateSource: RateSource | null;
  rateCents: number | null;
  /** After discount, before tax. */
  valuePaise: number;
  discountPaise: number;
  /** GST in percent, both halves together; null on a line with several taxes. */
  taxPercent: number | null;
  cgstPaise: number;
  sgstPaise: number;
  sac: string;
  /** The supplements, on the line of a night whose type charges for further guests. They are included in the rate. */
  supplement?: SoldSupplement | null;
  /** The extra, on the line of an extra. Its rate is the price of one piece. */
  extra?: SoldExtra | null;
}

/** The line of an extra. */
export interface ExtraCharge extends ChargeLine {
  extra: SoldExtra;
}

export interface QuotedStay extends StayRequest {
  /** The title of the room type, as guests see it. */
  roomTitle: string;
  plan: string;
  /** The title of the rate plan, as guests see it. */
  planName: string;
  /** The lines of the nights. */
  lines: readonly ChargeLine[];
  /** The lines of the extras that are charged in addition to the nights. */
  extraLines: readonly ExtraCharge[];
  /** The titles of the extras that the price of the nights includes. */
  includedExtras: readonly string[];
}

/** The promotion that makes a booking cheaper. */
export interface UsedPromotion {
  promotion: Promotion;
  /** The saving, in paise with tax. */
  savedPaise: number;
}

/** The price of one booking: the lines of each stay. Their sums are derived (`sumsOf`). */
export interface QuoteAmounts {
  /** The exchange rate of the lines: paise for one unit of the property's currency. */
  paisePerUnit: number;
  stays: readonly QuotedStay[];
  /** Null at the full price. */
  promotion: UsedPromotion | null;
}

const PAISE_PER_RUPEE = 100;

/** The currency of the rates of a quote. When one unit costs one rupee, it is the rupee. */
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

/** The part of a night's value for guests beyond the included number, in paise before discount and tax. */
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

/** One half of one tax, summed over all lines. */
interface TaxSum {
  /** The label, such as 'CGST 9%'. */
  label: string;
  amount: number;
}

/** The sums of the lines of a quote or a folio, in paise. */
export interface QuoteSums {
  roomCharge: number;
  /** Extras before tax. */
  extrasCharge: number;
  taxes: TaxSum[];
  total: number;
}

const labelOf = (half: string, percent: number | null) =>
  percent === null ? half : `${half} ${percent / 2}%`;

/** Adds up the lines. Taxes are in the order in which the lines name them. */
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

/** The sums over all stays of a quote. */
export function sumsOfQuote({ stays }: Pick<QuoteAmounts, 'stays'>): QuoteSums {
  return sumsOf(stays.flatMap(({ lines, extraLines }) => [...lines, ...extraLines]));
}

/** Converts paise to cents of the property's currency, at the exchange rate of the quote. */
export function centsOf(paise: number, { paisePerUnit }: Pick<QuoteAmounts, 'paisePerUnit'>): number {
  return divideHalfUp(paise * 100, paisePerUnit);
}

/** The first stay of a booking, which its mails and lists name. */
export function firstStayOf<Stay>({ stays }: { stays: readonly Stay[] }): Stay {
  const [first] = stays;
  if (!first) throw new Error('A booking has at least one stay.');
  return first;
}
