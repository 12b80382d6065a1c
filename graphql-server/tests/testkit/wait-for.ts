import { setTimeout as pause } from 'node:timers/promises';

/** Only what never comes is waited for so long; how fast it comes is not measured here. */
const PATIENCE_MILLISECONDS = 30_000;
const PAUSE_MILLISECONDS = 25;

/** Looks again and again until the fact is there; fails with its name when it does not come. */
export async function waitFor(
  fact: string,
  isTrue: () => boolean | Promise<boolean>,
  patienceMilliseconds = PATIENCE_MILLISECONDS,
): Promise<void> {
  const end = Date.now() + patienceMilliseconds;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`Waited in vain: ${fact}`);
    await pause(PAUSE_MILLISECONDS);
  }
}
