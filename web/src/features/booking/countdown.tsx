import { useSecondsLeft, writeCountdown } from './use-seconds-left';

// A screen reader hears these and no others: a clock that speaks each second lets nobody pay.
const SPOKEN_MINUTES = [10, 5, 2, 1];

function spokenAt(left: number): string {
  const minutes = SPOKEN_MINUTES.findLast((minute) => left <= minute * 60);
  if (left === 0 || minutes === undefined) return '';
  return `Your room is held for ${minutes} more ${minutes === 1 ? 'minute' : 'minutes'}`;
}

/** How long the room is still kept. */
export function Countdown({ seconds, onEnd }: { seconds: number; onEnd: () => void }) {
  const left = useSecondsLeft(seconds, onEnd);
  return (
    <>
      <span role="timer" aria-label="Time left" className="tabular text-4xl font-semibold">
        {writeCountdown(left)}
      </span>
      <span className="sr-only" aria-live="polite">
        {spokenAt(left)}
      </span>
    </>
  );
}
