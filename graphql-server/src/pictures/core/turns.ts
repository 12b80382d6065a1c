/** Lets so much work run at once; the rest waits in line. */
export class Turns {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly atOnce: number) {}

  async take<Done>(work: () => Promise<Done>): Promise<Done> {
    if (this.running >= this.atOnce) await new Promise<void>((begin) => this.waiting.push(begin));
    else this.running += 1;
    try {
      return await work();
    } finally {
      // The next in line gets this turn.
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  /** Does the work if there is room at once; null when there is none. */
  async takeIfFree<Done>(work: () => Promise<Done>): Promise<Done | null> {
    return this.running >= this.atOnce ? null : this.take(work);
  }
}
