const WINDOW_MILLISECONDS = 60_000;
// An attacker with more addresses than this shares one count among the rest of them.
const MAXIMUM_CALLERS = 100_000;
const ALL_OTHERS = 'all others';

/**
 * Counts reads in this server's memory, since a count in the database would cost more than the read. One window for
 * all callers: at its end one map is emptied. It does not wait, so that a warm answer need not either.
 */
export class ReadLimit {
  private counts = new Map<string, number>();
  private windowEnd = 0;

  /** How many reads one caller may make a minute. */
  constructor(private readonly points: number) {}

  /** Null when the caller may go on; else the whole seconds after which it may try again. */
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
