import { LRUCache } from 'lru-cache';
import { networksOf } from './caller';

const MINUTE_MILLISECONDS = 60_000;
// A minute's points, used at once, would keep the processor busy for a second.
const WINDOWS_A_MINUTE = 3;
const WINDOW_MILLISECONDS = MINUTE_MILLISECONDS / WINDOWS_A_MINUTE;
// Beyond this number, the network that was silent for longest is forgotten. An attacker gains nothing from that,
// because it takes a hundred thousand requests from other networks.
const MAXIMUM_NETWORKS = 100_000;

/**
 * Counts reads in this server's memory, because a count in the database would cost more than the read. All callers
 * share one window, at whose end all counts are reset. It is synchronous, so that cached responses can be synchronous,
 * too.
 */
export class ReadLimit {
  private readonly counts: LRUCache<string, number>;
  private windowEnd = 0;
  private readonly points: number;

  /** `pointsAMinute` is how much one caller may read in a minute, a third of it in each twenty seconds. */
  constructor(pointsAMinute: number, maximumNetworks = MAXIMUM_NETWORKS) {
    this.points = pointsAMinute / WINDOWS_A_MINUTE;
    // With `max` instead, the cache would allocate all its places at once, and empty each of them every twenty seconds.
    this.counts = new LRUCache({ maxSize: maximumNetworks, sizeCalculation: () => 1 });
  }

  /**
   * Null when the caller may continue; otherwise the whole seconds to wait. The narrowest network is counted first, as
   * in `RateLimits`.
   */
  secondsToWait(caller: string, points: number): number | null {
    const now = performance.now();
    if (now >= this.windowEnd) {
      this.counts.clear();
      this.windowEnd = now + WINDOW_MILLISECONDS;
    }
    for (const { address, times } of networksOf(caller)) {
      const count = (this.counts.get(address) ?? 0) + points;
      this.counts.set(address, count);
      if (count > this.points * times) return Math.max(1, Math.ceil((this.windowEnd - now) / 1000));
    }
    return null;
  }
}
