import type { PlainDate } from '../../platform/time/dates';
import { gstPercent, halfOfGst, type TaxPeriod } from './gst';
import { highestRateWithin, type NightRate } from './night-rate';
import type { PlanRates } from './rate-book';

/** A night whose value is slightly above the limit of a tax slab. Amounts are in paise. */
export interface NearSlab {
  limitPaise: number;
  /** What a guest pays with tax for a night exactly at the limit. */
  totalAtLimitPaise: number;
}

/** GST on a night of this value, both halves, in paise. */
function taxOf(periods: readonly TaxPeriod[], night: PlainDate, valuePaise: number): number {
  return 2 * halfOfGst(valuePaise, gstPercent(periods, night, valuePaise));
}

/** What a guest pays with tax for a night of this value, in paise. The newest period must come first. */
export function totalOfNight(periods: readonly TaxPeriod[], night: PlainDate, valuePaise: number): number {
  return valuePaise + taxOf(periods, night, valuePaise);
}

/**
 * The limit below this value, when the night is slightly above it: of the amount that the guest pays more than at the
 * limit, the tax is larger than the hotel's share. Null for any other night.
 */
export function nearSlabOf(
  periods: readonly TaxPeriod[],
  night: PlainDate,
  valuePaise: number,
): NearSlab | null {
  const slabs = periods.find(({ validFrom }) => validFrom <= night)?.slabs ?? [];
  const limits = slabs.flatMap(({ upToPaise }) => (upToPaise === null ? [] : [upToPaise]));
  const limitPaise = limits.findLast((limit) => limit < valuePaise);
  if (limitPaise === undefined) return null;
  const moreTax = taxOf(periods, night, valuePaise) - taxOf(periods, night, limitPaise);
  if (moreTax <= valuePaise - limitPaise) return null;
  return { limitPaise, totalAtLimitPaise: totalOfNight(periods, night, limitPaise) };
}

/** A warning to the owner: the rate of a night is slightly above the limit of a tax slab. */
export interface SlabWarning extends NearSlab {
  night: PlainDate;
  /** With rate plan and supplements, in cents of the property's currency. */
  rateCents: number;
  valuePaise: number;
  /** With tax. */
  totalPaise: number;
  /** The highest rate before the rate plan at which the night is within the limit, in cents. */
  rateAtLimitCents: number;
}

/**
 * The warning about a night at this rate; null when no warning is needed, or when no rate would be within the limit.
 */
export function slabWarningOf(
  periods: readonly TaxPeriod[],
  plan: Pick<PlanRates, 'change'>,
  { night, rateCents, valuePaise }: Pick<NightRate, 'night' | 'rateCents' | 'valuePaise'>,
  paisePerUnit: number,
): SlabWarning | null {
  const near = nearSlabOf(periods, night, valuePaise);
  const rateAtLimitCents = near && highestRateWithin(near.limitPaise, plan, paisePerUnit);
  if (!near || rateAtLimitCents === null) return null;
  const totalPaise = totalOfNight(periods, night, valuePaise);
  return { ...near, night, rateCents, valuePaise, totalPaise, rateAtLimitCents };
}
