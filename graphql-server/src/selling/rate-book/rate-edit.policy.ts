import { z } from 'zod';
import { line, listOf, wholeNumber } from '../../platform/text/form-rules';
import { fault } from '../../platform/text/input-faults';
import { addDays, isPlainDate } from '../../platform/time/dates';
import type { RateChange, RestrictionRule, Weekday } from '../pricing/rate-book';
import { promotionRules } from './promotion.policy';

/** The bounds of the owner's forms for rates. */
const RATE_LIMITS = {
  name: 60,
  rateCents: 10_000_000,
  /** Hundredths of a percent: at most ten times the base rate. */
  raiseHundredths: 90_000,
  priority: 100,
  nights: 30,
  days: 730,
  roomTypes: 200,
  /** The most dates in a range: five years. */
  dates: 1_830,
} as const;

const CHANGE = fault('RATE_CHANGE_INVALID', { maximum: RATE_LIMITS.rateCents / 100 });
const RULE = fault('RESTRICTION_INVALID', { nights: RATE_LIMITS.nights, days: RATE_LIMITS.days });
const DATES = fault('DATES_INVALID');

const isBetween = (value: number | null | undefined, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most;

// The form has both numbers, and the kind decides which of them counts.
const change = z
  .object({
    kind: z.enum(['AMOUNT', 'PERCENT']),
    cents: z.int().nullish(),
    hundredths: z.int().nullish(),
  })
  .transform(({ kind, cents, hundredths }, context): RateChange => {
    if (kind === 'AMOUNT' && isBetween(cents, 1, RATE_LIMITS.rateCents)) return { kind, cents };
    if (kind === 'PERCENT' && isBetween(hundredths, -9_999, RATE_LIMITS.raiseHundredths))
      return { kind, hundredths };
    context.addIssue({ code: 'custom', message: CHANGE });
    return z.NEVER;
  });

const RULES_OF_NIGHTS = [
  'MINIMUM_NIGHTS_BY_ARRIVAL',
  'MAXIMUM_NIGHTS_BY_ARRIVAL',
  'MINIMUM_NIGHTS_OF_STAYS',
] as const;
const RULES_OF_DAYS = ['BOOK_DAYS_BEFORE_AT_LEAST', 'BOOK_DAYS_BEFORE_AT_MOST'] as const;
const RULES_ALONE = ['CLOSED_TO_ARRIVAL', 'CLOSED_TO_DEPARTURE', 'STOP_SALE'] as const;

const isOneOf = <Kind extends string>(kinds: readonly Kind[], kind: string): kind is Kind =>
  kinds.some((one) => one === kind);

const rule = z
  .object({
    kind: z.enum([...RULES_OF_NIGHTS, ...RULES_OF_DAYS, ...RULES_ALONE]),
    nights: z.int().nullish(),
    days: z.int().nullish(),
  })
  .transform(({ kind, nights, days }, context): RestrictionRule => {
    if (isOneOf(RULES_ALONE, kind)) return { kind };
    if (isOneOf(RULES_OF_NIGHTS, kind) && isBetween(nights, 1, RATE_LIMITS.nights)) return { kind, nights };
    if (isOneOf(RULES_OF_DAYS, kind) && isBetween(days, 0, RATE_LIMITS.days)) return { kind, days };
    context.addIssue({ code: 'custom', message: RULE });
    return z.NEVER;
  });

const date = z.string().refine(isPlainDate, DATES);

const weekdays = z
  .array(z.custom<Weekday>((value) => isBetween(value as number, 1, 7), fault('VALUE_INVALID')))
  .max(7, fault('VALUE_INVALID'))
  .transform((days) => [...new Set(days)].toSorted((one, other) => one - other));

const dates = z.object({
  from: date,
  to: date,
  weekdays,
  roomTypes: listOf('roomTypes', RATE_LIMITS.roomTypes, z.string()),
});

function withRange<Form extends z.ZodObject<typeof dates.shape>>(form: Form) {
  return form.superRefine((value, context) => {
    const { from, to } = value as { from: string; to: string };
    if (isPlainDate(from) && isPlainDate(to) && from <= to && to <= addDays(from, RATE_LIMITS.dates)) return;
    context.addIssue({ code: 'custom', path: ['to'], message: DATES });
  });
}

const id = z.int().min(1).nullish();
const name = line('name', 'rateName', RATE_LIMITS.name);

const seasonRules = withRange(
  dates.extend({
    id,
    name,
    priority: wholeNumber('priority', { minimum: 1, maximum: RATE_LIMITS.priority }),
    change,
  }),
);
const restrictionRules = withRange(dates.extend({ id, name, rule }));
const fillRules = withRange(dates.extend({ change: change.nullish().transform((value) => value ?? null) }));

const EDITS = [
  'fill',
  'season',
  'deleteSeason',
  'restriction',
  'deleteRestriction',
  'promotion',
  'deletePromotion',
] as const;

/** The rules of one change of rates: exactly one of its fields must be set. */
export const rateEditRules = z
  .object({
    fill: fillRules.nullish(),
    season: seasonRules.nullish(),
    deleteSeason: id,
    restriction: restrictionRules.nullish(),
    deleteRestriction: id,
    promotion: promotionRules.nullish(),
    deletePromotion: id,
  })
  .transform((edit, context) => {
    const given = EDITS.filter((field) => edit[field] !== null && edit[field] !== undefined);
    const [kind] = given;
    if (kind && given.length === 1) return { kind, ...edit };
    context.addIssue({ code: 'custom', path: ['edit'], message: fault('VALUE_INVALID') });
    return z.NEVER;
  });

/** One change of rates, checked. */
export type RateEdit = z.output<typeof rateEditRules>;
