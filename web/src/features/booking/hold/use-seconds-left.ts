import { useEffect, useEffectEvent, useState } from 'react';

// The server decides what becomes of a hold up to a minute after its end, and later while the gateway is away.
const ASK_AGAIN_MILLISECONDS = 10_000;

/** When a hold ends of which the server just said how many seconds are left; in milliseconds of `performance.now()`. */
export function endOfHold(secondsLeft: number): number {
  return performance.now() + secondsLeft * 1000;
}

function secondsUntil(endsAt: number): number {
  return Math.max(0, Math.ceil((endsAt - performance.now()) / 1000));
}

/**
 * Counts down to `endsAt`, which {@link endOfHold} told when the server's response arrived: whatever is shown later
 * shows the true rest. A change of the computer's clock does not move it. Another end starts over by `key`. At the end
 * `onEnd` is called, and again every ten seconds until something comes of it.
 */
export function useSecondsLeft(endsAt: number, onEnd: () => void): number {
  const [left, setLeft] = useState(() => secondsUntil(endsAt));
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsUntil(endsAt)), 500);
    return () => clearInterval(timer);
  }, [endsAt]);
  const ended = left === 0;
  const tellEnd = useEffectEvent(onEnd);
  useEffect(() => {
    if (!ended) return;
    tellEnd();
    const timer = setInterval(() => tellEnd(), ASK_AGAIN_MILLISECONDS);
    return () => clearInterval(timer);
  }, [ended]);
  return left;
}

/** '14:05' */
export function writeCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
