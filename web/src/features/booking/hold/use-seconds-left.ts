import { useEffect, useEffectEvent, useState } from 'react';

// The server decides within a minute after the end of a hold, or later if the gateway cannot be reached.
const ASK_AGAIN_MILLISECONDS = 10_000;

/** The end of a hold, from the seconds that the server just sent, in milliseconds of `performance.now()`. */
export function endOfHold(secondsLeft: number): number {
  return performance.now() + secondsLeft * 1000;
}

function secondsUntil(endsAt: number): number {
  return Math.max(0, Math.ceil((endsAt - performance.now()) / 1000));
}

/**
 * Counts down to `endsAt`, which {@link endOfHold} computed when the server's response arrived. A change of the
 * computer's clock does not matter. For another end, give the component another `key`. `onCheck` is called when the
 * page must ask the server: at the end, every ten seconds after it, and when the page becomes visible again, because
 * `performance.now()` stops while a phone sleeps.
 */
export function useSecondsLeft(endsAt: number, onCheck: () => void): number {
  const [left, setLeft] = useState(() => secondsUntil(endsAt));
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsUntil(endsAt)), 500);
    return () => clearInterval(timer);
  }, [endsAt]);
  const ended = left === 0;
  const check = useEffectEvent(onCheck);
  useEffect(() => {
    if (!ended) return;
    check();
    const timer = setInterval(() => check(), ASK_AGAIN_MILLISECONDS);
    return () => clearInterval(timer);
  }, [ended]);
  useEffect(() => {
    const checkWhenVisible = () => {
      if (document.visibilityState === 'visible') check();
    };
    document.addEventListener('visibilitychange', checkWhenVisible);
    return () => document.removeEventListener('visibilitychange', checkWhenVisible);
  }, []);
  return left;
}

/** '14:05' */
export function writeCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
