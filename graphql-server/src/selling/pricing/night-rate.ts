import { divideExactlyHalfUp } from '../../platform/money/money';
import type { PlainDate } from '../../platform/time/dates';
import {
  isDateOf,
  isFor,
  type PlanRates,
  type RateBook,
  type RateChange,
  type RoomTypeCode,
  type Season,
  type TypeRates,
} from './rate-book';
import { supplementCents, type Party } from './supplements';

/** The source of the rate of a night. */
type BookedRateSource = 'OVERRIDE' | 'SEASON' | 'BASE';

/** The source of a rate; `DESK` is a rate that the staff set. */
export type RateSource = BookedRateSource | 'DESK';

/** The price of one night before discounts and tax. */
export interface NightRate {
  night: PlainDate;
  source: BookedRateSource;
  /** With rate plan and supplements, in cents of the property's currency, rounded half up, to show to guests. */
  rateCents: number;
  /** The part for guests beyond the included number, in cents. */
  supplementCents: number;
  /** The value in paise, computed exactly and rounded once, half up. */
  valuePaise: number;
}

// A rate is kept as a whole number of ten-thousandths of hundredths of a cent, which is exact after two percentages.
const HUNDREDTHS = 10_000n;
const SCALE = HUNDREDTHS * HUNDREDTHS;

/** The season whose rate counts on this date, unless the date has an override; null without a season. */
export function seasonOf(
  { seasons }: Pick<RateBook, 'seasons'>,
  roomType: RoomTypeCode,
  night: PlainDate,
): Season | null {
  return seasons.find((one) => isFor(one.types, roomType) && isDateOf(one, night)) ?? null;
}

/** The date's override, otherwise the season's rate, otherwise the base rate; in hundredths of hundredths of a cent. */
function rateBeforePlan(
  { seasons }: Pick<RateBook, 'seasons'>,
  type: TypeRates,
  night: PlainDate,
): { source: BookedRateSource; amount: bigint } {
  const base = BigInt(type.baseCents);
  const changed = (change: RateChange): bigint =>
    change.kind === 'AMOUNT'
      ? BigInt(change.cents) * HUNDREDTHS
      : base * (HUNDREDTHS + BigInt(change.hundredths));
  const override = type.overrides.get(night);
  if (override) return { source: 'OVERRIDE', amount: changed(override) };
  const season = seasonOf({ seasons }, type.code, night);
  return season
    ? { source: 'SEASON', amount: changed(season.change) }
    : { source: 'BASE', amount: base * HUNDREDTHS };
}

/** The rate after the rate plan, in `SCALE` parts of a cent. Never below 0. */
function rateWithPlan(amount: bigint, { change }: PlanRates): bigint {
  if (!change) return amount * HUNDREDTHS;
  const after =
    change.kind === 'AMOUNT'
      ? amount * HUNDREDTHS + BigInt(change.cents) * SCALE
      : amount * (HUNDREDTHS + BigInt(change.hundredths));
  return after > 0n ? after : 0n;
}

/**
 * The highest rate before the rate plan, in cents, at which a night without supplements is worth at most this many
 * paise. Null when even one cent is too much.
 */
export function highestRateWithin(
  mostPaise: number,
  { change }: Pick<PlanRates, 'change'>,
  paisePerUnit: number,
): number | null {
  // The highest exact rate, in `SCALE` parts of a cent, that is still rounded to this many paise.
  const most = (SCALE * 100n * (2n * BigInt(mostPaise) + 1n) - 1n) / (2n * BigInt(paisePerUnit));
  const cents =
    change?.kind === 'PERCENT'
      ? most / (HUNDREDTHS * (HUNDREDTHS + BigInt(change.hundredths)))
      : most / SCALE - BigInt(change?.cents ?? 0);
  return cents > 0n ? Number(cents) : null;
}

/** The price of one night for the party. `paisePerUnit` is paise for one unit of the property's currency. */
export function rateOfNight(
  book: Pick<RateBook, 'seasons'>,
  { type, plan, party }: { type: TypeRates; plan: PlanRates; party: Party },
  night: PlainDate,
  paisePerUnit: number,
): NightRate {
  const { source, amount } = rateBeforePlan(book, type, night);
  const supplement = supplementCents(type.supplements, party);
  const exact = rateWithPlan(amount, plan) + BigInt(supplement) * SCALE;
  return {
    night,
    source,
    rateCents: Number(divideExactlyHalfUp(exact, SCALE)),
    supplementCents: supplement,
    valuePaise: Number(divideExactlyHalfUp(exact * BigInt(paisePerUnit), SCALE * 100n)),
  };
}
