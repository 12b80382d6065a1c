const WINDOW_MILLISECONDS = 60_000;
// All callers beyond this number share one count.
const MAXIMUM_CALLERS = 100_000;
const ALL_OTHERS = 'all others';

/**
 * Counts reads in this server's memory, because a count in the database would cost more than the read. All callers share
 * one window, at whose end the map is emptied. It is synchronous, so that cached responses are too.
 */
export class ReadLimit {
  private counts = new Map<string, number>();
  private windowEnd = 0;

  /** `points` is how much one caller may read in a minute. */
  constructor(private readonly points: number) {}

  /** Null when the caller may go on, else the whole seconds to wait. */
  secondsToWait(caller: string, points: number): number | null {
    const now = performance.now();
    if (now >= this.windowEnd) {
      this.counts = new Map();
      this.windowEnd = now + WINDOW_MILLISECONDS;
    }
    const counted = this.counts.has(caller) || this.counts.size < MAXIMUM_CALLERS ? caller : ALL_OTHERS;
    const count = (this.counts.get(counted) ?? 0) + points;
    this.counts.set(counted, count);
    return count <= this.points ? null : Math.max(1, Math.ceil((this.windowEnd - now) / 1000));
  }
}
