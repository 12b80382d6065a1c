import type { BookingStatus } from '../../../generated/graphql';

/** Reads the booking's state; null when the reading failed. */
export type ReadStatus = () => Promise<BookingStatus | null>;

const PAUSES_IN_SECONDS = [1, 2, 3, 5, 5, 5, 10, 10, 10, 15, 15, 15, 20, 20, 20, 20];

function seconds(count: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, count * 1000);
    signal.addEventListener('abort', finish);
  });
}

/** Resolves once the page is visible: a hidden tab sends no requests. */
function untilVisible(signal: AbortSignal): Promise<void> {
  if (document.visibilityState === 'visible') return Promise.resolve();
  return new Promise((resolve) => {
    const finish = () => {
      if (document.visibilityState === 'hidden' && !signal.aborted) return;
      document.removeEventListener('visibilitychange', finish);
      signal.removeEventListener('abort', finish);
      resolve();
    };
    document.addEventListener('visibilitychange', finish);
    signal.addEventListener('abort', finish);
  });
}

/**
 * Waits with growing pauses until a booking is no longer held. Null when it is still held after about three minutes, or
 * when the signal was aborted.
 */
export async function waitForOutcome(
  readStatus: ReadStatus,
  signal: AbortSignal,
): Promise<BookingStatus | null> {
  for (const pause of PAUSES_IN_SECONDS) {
    await seconds(pause, signal);
    await untilVisible(signal);
    if (signal.aborted) return null;
    const status = await readStatus();
    if (status !== null && status !== 'HELD') return status;
  }
  return null;
}
