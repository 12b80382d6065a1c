import { addDays, dateInZone, instantInZone } from '../../src/platform/time/dates';

/** The hotel's midnight, midnight in UTC, and the begin of the hotel's business day, by the hotel's clock. */
const TURNS = ['00:00', '05:30', '06:00'];
// Longer than most test files take, and shorter than Vitest waits for a worker that does not answer.
const NEAR_MILLISECONDS = 30_000;
const ZONE = 'Asia/Kolkata';

/** The milliseconds until the next of these times, when it is near; otherwise null. */
function untilTurnOfDay(now: Date): number | null {
  const today = dateInZone(now, ZONE);
  const waits = [today, addDays(today, 1)]
    .flatMap((day) => TURNS.map((time) => instantInZone(day, time, ZONE).getTime() - now.getTime()))
    .filter((wait) => wait > 0 && wait <= NEAR_MILLISECONDS);
  return waits.length > 0 ? Math.min(...waits) : null;
}

/** Stands still until the next day, when it begins within seconds: a test file counts its days from one today. */
export function passTurnOfDay(): void {
  const wait = untilTurnOfDay(new Date());
  if (wait !== null) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, wait + 1_000);
}

const MINUTE_MILLISECONDS = 60_000;

/**
 * The minutes, perhaps below zero, from now to a time of the hotel's today. A test that lets hours pass begins there, so
 * that its outcome does not depend on the hour at which it runs.
 */
export function minutesUntil(time: string): number {
  const now = new Date();
  const wanted = instantInZone(dateInZone(now, ZONE), time, ZONE);
  return Math.round((wanted.getTime() - now.getTime()) / MINUTE_MILLISECONDS);
}
