/** A part of an event in a trace of Chromium. Its times are in microseconds; `tdur` is time of the processor. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { frame?: string; data?: { documentLoaderURL?: string } };
}

// Lighthouse counts what a task takes beyond this (https://web.dev/articles/tbt).
const SHORT_MILLISECONDS = 50;

/**
 * The blocking time of a page in milliseconds: what tasks after the first paint take beyond 50 ms on a processor that is
 * slower by this factor. Lighthouse takes the time of the clock, which on a busy machine contains the work of others. This
 * takes the time of the processor.
 */
export function blockedByProcessor(events: readonly TraceEvent[], slower: number): number {
  const navigation = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL?.startsWith('http'),
  );
  if (!navigation) throw new Error('The trace has no page.');
  const { pid, tid, args } = navigation;
  const painted = events.findLast(
    (event) => event.name === 'firstContentfulPaint' && event.args?.frame === args?.frame,
  );
  if (!painted) throw new Error('The page of the trace was not painted.');
  return events
    .filter((event) => event.ph === 'X' && event.name.endsWith('RunTask'))
    .filter((event) => event.pid === pid && event.tid === tid && event.ts + (event.dur ?? 0) > painted.ts)
    .map(({ tdur = 0 }) => (tdur / 1000) * slower - SHORT_MILLISECONDS)
    .filter((beyond) => beyond > 0)
    .reduce((sum, beyond) => sum + beyond, 0);
}
