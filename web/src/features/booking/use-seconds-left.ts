import { useEffect, useEffectEvent, useState } from 'react';

// The server decides what becomes of a hold up to a minute after its end, and later while the gateway is away.
const ASK_AGAIN_MILLISECONDS = 10_000;

/**
 * Counts down from what the server said, by a clock that no change of the computer's time moves. The same `seconds`
 * for another hold start over by `key`. At the end `onEnd` is called, and again every ten seconds until something comes
 * of it.
 */
export function useSecondsLeft(seconds: number, onEnd: () => void): number {
  const [deadline] = useState(() => performance.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const tick = () => setLeft(Math.max(0, Math.ceil((deadline - performance.now()) / 1000)));
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [deadline]);
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
