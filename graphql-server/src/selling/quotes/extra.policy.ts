import { fieldFault, type FieldFaultParts } from '../../platform/refusals/sentence';
import type { PlainDate } from '../../platform/time/dates';
import { usesOf, type ExtraUse, type WantedExtra } from '../pricing/extras';
import type { QuotedStay } from './quote';
import { formPrefix } from './stay.policy';

/** The most pieces of an extra in a stay. */
const MAXIMUM_PIECES = 20;

/**
 * Faults of the extras of one stay: an extra that cannot be booked, an extra named twice, or a number of pieces that is
 * not sold.
 */
export function extraFaults(
  wanted: readonly WantedExtra[],
  offered: readonly { code: string; onSale: boolean }[],
): FieldFaultParts[] {
  const codes = wanted.map(({ code }) => code);
  const isUnknown = codes.some((code) => !offered.some((extra) => extra.code === code && extra.onSale));
  if (isUnknown || new Set(codes).size < codes.length) return [fieldFault('extras', 'EXTRA_UNKNOWN')];
  return wanted.every(({ pieces }) => pieces >= 1 && pieces <= MAXIMUM_PIECES)
    ? []
    : [fieldFault('extras', 'EXTRA_PIECES', { pieces: MAXIMUM_PIECES })];
}

/** The uses of extras by these stays. */
export function usesOfStays(
  stays: readonly Pick<QuotedStay, 'checkin' | 'checkout' | 'extraLines'>[],
): ExtraUse[] {
  return usesOf(
    stays.flatMap(({ checkin, checkout, extraLines }) =>
      extraLines.map(({ extra: { code, unit, quantity } }) => ({ code, unit, quantity, checkin, checkout })),
    ),
  );
}

/** The fault of a sold-out extra, at the first stay that asks for it on that day. */
export function soldOutFault(
  { code, name, day }: { code: string; name: string; day: PlainDate },
  stays: readonly Pick<QuotedStay, 'checkin' | 'checkout' | 'extraLines'>[],
): FieldFaultParts {
  const index = stays.findIndex((stay) =>
    usesOfStays([stay]).some((use) => use.code === code && use.day === day),
  );
  return fieldFault(`${formPrefix(Math.max(0, index))}extras`, 'EXTRA_SOLD_OUT', { extra: name, date: day });
}
