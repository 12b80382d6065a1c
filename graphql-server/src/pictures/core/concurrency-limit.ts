/** Limits how much work runs at once; further work waits in order. */
export class ConcurrencyLimit {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly atOnce: number) {}

  async run<Done>(work: () => Promise<Done>): Promise<Done> {
    if (this.running >= this.atOnce) await new Promise<void>((begin) => this.waiting.push(begin));
    else this.running += 1;
    try {
      return await work();
    } finally {
      // The next waiting work takes over this place.
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  /** Does the work if a place is free now. Returns whether it did. */
  async runIfFree(work: () => Promise<void>): Promise<boolean> {
    if (this.running >= this.atOnce) return false;
    await this.run(work);
    return true;
  }
}
