import type { FilingKind } from '../../../../generated/graphql';
import { plural, t } from '../../../../lib/texts/texts';

export const FILING_WORDS: Readonly<Record<FilingKind, string>> = {
  ARRIVAL: t`Form III at arrival`,
  DEPARTURE: t`Form III at departure`,
};

const HOUR = 3_600_000;

/** '5 hours left', or '2 hours late'; both times are by the hotel's clock. */
export function timeLeft(dueAt: string, at: string): { words: string; isLate: boolean } {
  const left = Date.parse(dueAt) - Date.parse(at);
  const hours = Math.floor(Math.abs(left) / HOUR);
  if (left < 0)
    return { words: plural(hours, { one: 'late by # hour', other: 'late by # hours' }), isLate: true };
  return { words: plural(hours, { one: '# hour left', other: '# hours left' }), isLate: false };
}
