import { useId } from 'react';
import { useSecondsLeft, writeCountdown } from './use-seconds-left';
import { plural, t } from '../../../lib/texts/texts';

// Screen readers read the time only at these minutes, because reading every second would drown everything else. Each
// sentence stays true until the next.
const SPOKEN_MINUTES = [10, 5, 2, 1];

function spokenAt(left: number, isUnpaid: boolean): string {
  const minutes = SPOKEN_MINUTES.findLast((minute) => left <= minute * 60);
  if (left === 0 || minutes === undefined) return '';
  return isUnpaid
    ? plural(minutes, {
        one: 'Less than # minute left to confirm',
        other: 'Less than # minutes left to confirm',
      })
    : plural(minutes, {
        one: 'Less than # minute left to pay',
        other: 'Less than # minutes left to pay',
      });
}

interface CountdownProps {
  /** When the hold ends, in milliseconds of `performance.now()`. */
  endsAt: number;
  /** See {@link useSecondsLeft}. */
  onCheck: () => void;
  /** Whether the hold is confirmed without a payment. */
  isUnpaid?: boolean;
}

/** The time left to pay, or to confirm with the code. */
export function Countdown({ endsAt, onCheck, isUnpaid = false }: CountdownProps) {
  const left = useSecondsLeft(endsAt, onCheck);
  const label = useId();
  return (
    <div>
      <p id={label} className="text-sm text-quiet">
        {isUnpaid ? t`Time left to confirm` : t`Time left to pay`}
      </p>
      <p role="timer" aria-labelledby={label} className="tabular text-4xl font-semibold">
        {writeCountdown(left)}
      </p>
      <span className="sr-only" aria-live="polite">
        {spokenAt(left, isUnpaid)}
      </span>
    </div>
  );
}
