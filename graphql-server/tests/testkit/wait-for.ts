import { setTimeout as pause } from 'node:timers/promises';

/** The limit for a condition that never comes true; it measures nothing. */
const PATIENCE_MILLISECONDS = 30_000;
const PAUSE_MILLISECONDS = 25;

/** Checks repeatedly until the condition is true; fails with its name when that takes too long. */
export async function waitFor(
  condition: string,
  isTrue: () => boolean | Promise<boolean>,
  patienceMilliseconds = PATIENCE_MILLISECONDS,
): Promise<void> {
  const end = Date.now() + patienceMilliseconds;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`Waited in vain: ${condition}`);
    await pause(PAUSE_MILLISECONDS);
  }
}
