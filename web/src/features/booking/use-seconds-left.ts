import { useEffect, useState } from 'react';

/**
 * Counts down from what the server said, by a clock that no change of the computer's time moves. The same `seconds`
 * for another hold start over by `key`.
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
  useEffect(() => {
    if (ended) onEnd();
  }, [ended, onEnd]);
  return left;
}

/** '14:05' */
export function writeCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
