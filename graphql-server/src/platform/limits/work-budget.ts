/**
 * Milliseconds of processor time that this process has used. On a busy machine work takes longer, but uses no more
 * processor time.
 */
export function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * A share of the processor time for one kind of work, over all callers (a token bucket). Work may start while time is
 * left, and is charged afterwards. Overdrawn time must be earned before new work starts, but never more than the
 * maximum saving, which limits the wait after an attack.
 */
export class WorkBudget {
  private left: number;
  private earnedAt = performance.now();

  /** Milliseconds of work that are earned each second, and the most that can be saved. */
  constructor(
    private readonly perSecond: number,
    private readonly savedAtMost: number,
  ) {
    this.left = savedAtMost;
  }

  /** Null when work may start; otherwise the whole seconds to wait. */
  secondsToWait(): number | null {
    this.earn();
    return this.left > 0 ? null : Math.max(1, Math.ceil(-this.left / this.perSecond));
  }

  charge(milliseconds: number): void {
    this.earn();
    this.left = Math.max(-this.savedAtMost, this.left - milliseconds);
  }

  /** Does the work and charges its time, at least `atLeast` milliseconds. */
  charged<Result>(work: () => Result, atLeast = 0): Result {
    const startedAt = cpuMilliseconds();
    try {
      return work();
    } finally {
      this.charge(Math.max(atLeast, cpuMilliseconds() - startedAt));
    }
  }

  private earn(): void {
    const now = performance.now();
    this.left = Math.min(this.savedAtMost, this.left + ((now - this.earnedAt) / 1000) * this.perSecond);
    this.earnedAt = now;
  }
}
