import { grossOf, type BookedLine, type BookedStay, type BookingRecord } from '../core/booking-record';
import type { PlainDate } from '../../platform/time/dates';
import { gstPercent, halfOfGst, type TaxPeriod } from '../../selling/pricing/gst';
import { discountsOf, unmetCondition } from '../../selling/pricing/promotions';
import type { ChargeLine, UsedPromotion } from '../../selling/quotes/quote';

/** A kept night as it was sold, and as it is charged for the guests after the change. */
export interface KeptNight {
  before: BookedLine;
  /** The sold line itself, unless the price changes with the guests. */
  line: ChargeLine;
}

/** A kept night whose price changes with its discount or its guests. */
interface RepricedNight {
  before: BookedLine;
  after: ChargeLine;
}

/** The nights of a stay after a change. */
export interface ChangedNights {
  kept: BookedLine[];
  repriced: RepricedNight[];
  added: ChargeLine[];
}

export interface PromotionTerms {
  taxPeriods: readonly TaxPeriod[];
  today: PlainDate;
}

const fullValueOf = ({ valuePaise, discountPaise }: ChargeLine) => valuePaise + discountPaise;

/** The night with this discount. Its tax is calculated from the value after the discount. */
export function discounted(
  { night, rateSource, rateCents, sac, supplement = null, ...amounts }: ChargeLine,
  discountPaise: number,
  { taxPeriods }: PromotionTerms,
): ChargeLine {
  const valuePaise = amounts.valuePaise + amounts.discountPaise - discountPaise;
  const taxPercent = night === null ? amounts.taxPercent : gstPercent(taxPeriods, night, valuePaise);
  const half = halfOfGst(valuePaise, taxPercent ?? 0);
  const tax = { taxPercent, cgstPaise: half, sgstPaise: half };
  return { night, rateSource, rateCents, valuePaise, discountPaise, ...tax, sac, supplement };
}

/**
 * What the booking's promotion takes off each night of the stay; nothing when the stay no longer meets the conditions.
 */
function discountsAfter(
  { promotion: used, paisePerUnit }: BookingRecord,
  stay: { roomType: string; plan: string },
  nights: readonly ChargeLine[],
  today: PlainDate,
): number[] {
  const none = nights.map(() => 0);
  if (!used) return none;
  const values = nights.map(fullValueOf);
  const named = nights.map(({ night }, index) => ({ night: night ?? '', valuePaise: values[index] ?? 0 }));
  // The booking already uses the promotion, so its booking dates and its limit of uses are not checked again.
  const promotion = { ...used.promotion, bookingDates: { from: null, to: null } };
  return unmetCondition(promotion, { ...stay, nights: named }, today)
    ? none
    : discountsOf(promotion.discount, values, paisePerUnit);
}

/**
 * Evaluates the promotion of the booking again for the whole stay, kept and new nights alike. A night that loses its
 * discount costs its full price.
 */
export function withPromotion(
  booking: BookingRecord,
  { asked, plan }: { asked: { roomType: string }; plan: string },
  { kept, added }: { kept: readonly KeptNight[]; added: readonly ChargeLine[] },
  terms: PromotionTerms,
): ChangedNights {
  const nights = [...kept.map(({ line }) => line), ...added].toSorted((one, other) =>
    (one.night ?? '').localeCompare(other.night ?? ''),
  );
  const stay = { roomType: asked.roomType, plan };
  const discounts = booking.promotion
    ? discountsAfter(booking, stay, nights, terms.today)
    : nights.map(({ discountPaise }) => discountPaise);
  const discountOf = new Map(nights.map((line, index) => [line, discounts[index] ?? 0]));
  const priced = (line: ChargeLine) => {
    const discountPaise = discountOf.get(line) ?? 0;
    return line.discountPaise === discountPaise ? line : discounted(line, discountPaise, terms);
  };
  const after = kept.map(({ before, line }) => ({ before, after: priced(line) }));
  return {
    kept: after.filter((night) => night.after === night.before).map(({ before }) => before),
    repriced: after.filter((night) => night.after !== night.before),
    added: added.map(priced),
  };
}

function savingOf(line: ChargeLine, terms: PromotionTerms): number {
  return line.discountPaise === 0 ? 0 : grossOf(discounted(line, 0, terms)) - grossOf(line);
}

/** The promotion of the booking and its saving after a change; null when no room meets its conditions any more. */
export function promotionAfter(
  booking: BookingRecord,
  stays: readonly { stay: Pick<BookedStay, 'roomType' | 'plan'>; lines: readonly ChargeLine[] }[],
  terms: PromotionTerms,
): UsedPromotion | null {
  const { promotion: used } = booking;
  if (!used) return null;
  const { promotion } = used;
  const savedPaise = stays
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => sum + savingOf(line, terms), 0);
  if (savedPaise > 0) return { promotion, savedPaise };
  const isGranted = stays.some(({ stay, lines }) => {
    const nights = lines.map((line) => ({ night: line.night ?? '', valuePaise: fullValueOf(line) }));
    const always = { ...promotion, bookingDates: { from: null, to: null } };
    return unmetCondition(always, { ...stay, nights }, terms.today) === null;
  });
  return isGranted ? { promotion, savedPaise: 0 } : null;
}
