/**
 * A share of this server's time for one kind of work, over all callers (a token bucket). Work is allowed while time is
 * left, and charged afterwards with what it took; what it overdraws has to be earned again.
 */
export class WorkBudget {
  private left: number;
  private earnedAt = performance.now();

  /** Milliseconds of work that are earned each second, and how many can be saved at most. */
  constructor(
    private readonly perSecond: number,
    private readonly savedAtMost: number,
  ) {
    this.left = savedAtMost;
  }

  /** Null when work may begin; else the whole seconds after which it may be tried again. */
  secondsToWait(): number | null {
    this.earn();
    return this.left > 0 ? null : Math.max(1, Math.ceil(-this.left / this.perSecond));
  }

  charge(milliseconds: number): void {
    this.earn();
    this.left -= milliseconds;
  }

  /** Does the work and charges its time. */
  charged<Result>(work: () => Result): Result {
    const begun = performance.now();
    try {
      return work();
    } finally {
      this.charge(performance.now() - begun);
    }
  }

  private earn(): void {
    const now = performance.now();
    this.left = Math.min(this.savedAtMost, this.left + ((now - this.earnedAt) / 1000) * this.perSecond);
    this.earnedAt = now;
  }
}
