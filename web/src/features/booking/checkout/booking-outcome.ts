/** Asks for the booking's state; null when the answer could not be had. */
export type AskStatus = () => Promise<string | null>;

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

/** Resolves once the page can be seen: a hidden tab asks nothing. */
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
 * Waits until a booking is no longer held, with growing pauses and an end: CONFIRMED, EXPIRED, or null when
 * nothing was decided in about three minutes or the waiting was called off.
 */
export async function waitForOutcome(ask: AskStatus, signal: AbortSignal): Promise<string | null> {
  for (const pause of PAUSES_IN_SECONDS) {
    await seconds(pause, signal);
    await untilVisible(signal);
    if (signal.aborted) return null;
    const status = await ask();
    if (status !== null && status !== 'HELD') return status;
  }
  return null;
}
