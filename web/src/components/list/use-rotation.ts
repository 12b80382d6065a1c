import { useEffect, useState } from 'react';
import { usePrefersReducedMotion } from '../../lib/browser/reduced-motion';

/** How long one slide is shown. */
const SLIDE_MILLISECONDS = 5_000;

/** Why a carousel pauses for a moment. */
type Hold = 'pointer' | 'focus';

/** Shows `count` slides one after another, unless the carousel is paused or held. */
export function useRotation(count: number) {
  const [current, setCurrent] = useState(0);
  const reducedMotion = usePrefersReducedMotion();
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  const paused = choice ? choice === 'pause' : reducedMotion;
  const [holds, setHolds] = useState<ReadonlySet<Hold>>(new Set());
  const rotating = !paused && holds.size === 0;

  useEffect(() => {
    if (!rotating) return;
    const timer = setInterval(() => setCurrent((slide) => (slide + 1) % count), SLIDE_MILLISECONDS);
    return () => clearInterval(timer);
  }, [rotating, count]);

  const hold = (reason: Hold) => setHolds((now) => new Set([...now, reason]));
  const release = (reason: Hold) => setHolds((now) => new Set([...now].filter((other) => other !== reason)));
  const togglePause = () => {
    setChoice(paused ? 'play' : 'pause');
    // Play starts the carousel although pointer and focus are still on the button.
    if (paused) setHolds(new Set());
  };
  return { current, paused, rotating, hold, release, togglePause };
}
