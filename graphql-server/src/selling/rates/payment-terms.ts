import { SMALLEST_REFUND_PAISE } from '../../payments/core/refund.states';
import type { Locale } from '../../platform/locale/locale';
import { rupees, writeMoney } from '../../platform/money/money';
import { addDays, shortDate, type PlainDate } from '../../platform/time/dates';
import { wordsOfPolicy } from './policy-sentence';
import type { PaymentTerms } from './rate-plan.entity';

/** The payment terms of a booking. */
export interface AgreedTerms extends PaymentTerms {
  /** The amount that was agreed for confirming the booking, in paise; left out when the percentage is 0 or 100. */
  dueAtBookingPaise?: number;
  /**
   * The day on which the rest was agreed to be due; left out when it is paid at the hotel. A later arrival does not move it,
   * so that nobody postpones a payment by a change of dates.
   */
  balanceDueOn?: PlainDate;
}

/** A price and its parts, in paise with tax. */
export interface TermsPrice {
  totalPaise: number;
  /** The first nights of all rooms together. A night without a price counts as no night. */
  firstNightsPaise: number;
}

/** What is paid at booking and what later, in paise with tax. */
export interface PaymentParts {
  dueNowPaise: number;
  restPaise: number;
  /** Null when the rest is paid at the hotel, or when there is no rest. */
  restDueOn: PlainDate | null;
}

export const PAID_IN_FULL = { dueAtBookingPercent: 100 } as const satisfies PaymentTerms;

/** Whether the terms ask for money to confirm the booking. */
export function asksForMoney({ dueAtBookingPercent, firstNightDue }: PaymentTerms): boolean {
  return dueAtBookingPercent > 0 || firstNightDue === true;
}

/** Whether a part of the price confirms the booking, and the rest is paid later. */
export function isPaidInParts(terms: PaymentTerms): boolean {
  return terms.dueAtBookingPercent < 100 && asksForMoney(terms);
}

/** What the terms ask for to confirm a booking of that price, in paise. */
export function dueAtBookingOf(
  { dueAtBookingPaise, dueAtBookingPercent }: AgreedTerms,
  totalPaise: number,
): number {
  return dueAtBookingPaise ?? Math.ceil((totalPaise * dueAtBookingPercent) / 100);
}

/**
 * The day on which the rest is due: the agreed number of days before arrival, or an earlier agreed day; null when it is
 * paid at the hotel.
 */
export function balanceDueOn(
  { balanceDaysBefore, balanceDueOn: agreed }: AgreedTerms,
  arrival: PlainDate,
): PlainDate | null {
  if (balanceDaysBefore === undefined) return null;
  const dueOn = addDays(arrival, -balanceDaysBefore);
  return agreed !== undefined && agreed < dueOn ? agreed : dueOn;
}

/**
 * What the terms ask for to confirm a booking of that price, in paise. The gateway takes no amount below ₹1, so that no
 * smaller part is asked for and no smaller rest is left.
 */
export function partDueAtBooking(
  { dueAtBookingPercent, firstNightDue }: PaymentTerms,
  { totalPaise, firstNightsPaise }: TermsPrice,
): number {
  const percentPaise = Math.ceil((totalPaise * dueAtBookingPercent) / 100);
  const part = Math.min(totalPaise, Math.max(percentPaise, firstNightDue ? firstNightsPaise : 0));
  if (part === 0) return 0;
  const least = Math.max(part, SMALLEST_REFUND_PAISE);
  return totalPaise - least < SMALLEST_REFUND_PAISE ? totalPaise : least;
}

/**
 * The terms for rooms of several plans together, because one order confirms all rooms: the most that any plan asks for,
 * as early as any plan asks for it.
 */
export function strictestTerms(all: readonly PaymentTerms[]): PaymentTerms {
  const days = all.flatMap(({ balanceDaysBefore }) => balanceDaysBefore ?? []);
  const releases = all.flatMap(({ releaseDaysAfter }) => releaseDaysAfter ?? []);
  return {
    dueAtBookingPercent: Math.max(...all.map(({ dueAtBookingPercent }) => dueAtBookingPercent)),
    ...(all.some(({ firstNightDue }) => firstNightDue) && { firstNightDue: true }),
    ...(days.length > 0 && { balanceDaysBefore: Math.max(...days) }),
    ...(releases.length > 0 && { releaseDaysAfter: Math.min(...releases) }),
  };
}

/**
 * The terms of a booking that is made today. When the due day of the rest has come already, the whole price is due at
 * booking.
 */
export function agreedTerms(
  terms: PaymentTerms,
  price: TermsPrice,
  { arrival, today }: { arrival: PlainDate; today: PlainDate },
): AgreedTerms {
  if (terms.dueAtBookingPercent >= 100) return PAID_IN_FULL;
  const dueOn = balanceDueOn(terms, arrival);
  if (dueOn !== null && dueOn <= today) return PAID_IN_FULL;
  const dueAtBookingPaise = partDueAtBooking(terms, price);
  if (dueAtBookingPaise === price.totalPaise) return PAID_IN_FULL;
  const agreed = dueOn === null ? terms : { ...terms, balanceDueOn: dueOn };
  return dueAtBookingPaise === 0 ? agreed : { ...agreed, dueAtBookingPaise };
}

/**
 * The amount that the guest pays before a change is made, in paise. It is what the terms ask for to confirm a booking of
 * the new price, less what is paid; after the due day of the rest, it is everything that is owed. Neither the amount nor
 * the rest is below the gateway's smallest amount.
 */
export function partDueAtChange(
  terms: AgreedTerms,
  price: TermsPrice & { keptPaise: number },
  { arrival, today }: { arrival: PlainDate; today: PlainDate },
): number {
  const dueOn = balanceDueOn(terms, arrival);
  const owedPaise = Math.max(0, price.totalPaise - price.keptPaise);
  if (dueOn !== null && dueOn <= today) return owedPaise;
  const part = partDueAtBooking(terms, price) - price.keptPaise;
  if (part < SMALLEST_REFUND_PAISE) return 0;
  return owedPaise - part < SMALLEST_REFUND_PAISE ? owedPaise : part;
}

/** The terms as guests read them, such as '30 % is paid at booking, and the rest 14 days before arrival.' */
export function paymentSentence(terms: PaymentTerms, locale: Locale): string {
  const { words } = wordsOfPolicy(locale);
  const { dueAtBookingPercent: percent, firstNightDue, balanceDaysBefore: days, releaseDaysAfter } = terms;
  if (percent >= 100) return words('payAll');
  const release =
    releaseDaysAfter === undefined ? '' : ` ${words('releasedAfter', { count: releaseDaysAfter })}`;
  const rest = days === undefined ? words('restAtHotel') : words('restBefore', { count: days });
  const part = percent > 0 ? words('percentAtBooking', { percent }) : '';
  const night = firstNightDue ? words('firstNightAtBooking') : '';
  const first = part && night ? words('moreOfBoth', { part, night }) : part || night;
  return `${first ? words('partAndRest', { first, rest }) : words('allAtHotel')}${release}`;
}

/** The parts for guests, such as '₹9,812.88 at booking, ₹22,896.72 at the hotel'; null when nothing is paid later. */
export function partsInWords(
  { dueNowPaise, restPaise, restDueOn }: PaymentParts,
  locale: Locale,
): string | null {
  if (restPaise === 0) return null;
  const { words } = wordsOfPolicy(locale);
  const amounts = { now: writeMoney(rupees(dueNowPaise)), rest: writeMoney(rupees(restPaise)) };
  // When nothing is due at booking, everything is paid at the hotel, so the sentence names no day.
  if (dueNowPaise === 0) return words('nothingNowAtHotel', amounts);
  return restDueOn === null
    ? words('partsAtHotel', amounts)
    : words('partsByDay', { ...amounts, day: shortDate(restDueOn, locale) });
}
