import { t } from '../../../../lib/texts/texts';
import type { Question } from './second-press';

/** In percent: when a price or an exchange rate changes by more than this, the form asks once more. */
const LARGE_CHANGE_PERCENT = 40;

/** A figure before and after a change, in minor units. */
export interface FigureChange {
  /** What the figure is called. */
  label: string;
  before: number;
  after: number;
}

/** 0 when the figure was 0 before, because the form sets its first value. */
const percentOf = ({ before, after }: FigureChange): number =>
  before === 0 ? 0 : (Math.abs(after - before) / before) * 100;

/** The question before a form makes large changes. It names the largest one; null when all changes are small. */
export function questionOfChanges(
  changes: readonly FigureChange[],
  write: (minorUnits: number) => string,
): Question | null {
  const [largest] = changes.toSorted((one, other) => percentOf(other) - percentOf(one));
  if (!largest || percentOf(largest) <= LARGE_CHANGE_PERCENT) return null;
  const { label, before, after } = largest;
  return {
    title: t`${label}: ${write(before)} before, ${write(after)} now?`,
    text: differenceInWords(largest),
    button: t`Change to ${write(after)}`,
  };
}

function differenceInWords(change: FigureChange): string {
  const percent = Math.round(percentOf(change)).toLocaleString('en');
  return change.after > change.before
    ? t`That is ${percent} % more. Guests pay it from now on.`
    : t`That is ${percent} % less. Guests pay it from now on.`;
}
