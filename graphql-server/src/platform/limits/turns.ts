/** Thrown to whoever waited too long for a turn; the work was not begun. */
export class NoTurnInTime extends Error {}

interface Line {
  underWay: number;
  waiting: Set<Waiting>;
}

interface Waiting {
  begin: () => void;
  giveUp: () => void;
}

/**
 * Lets few do the same thing at a time, each key on its own: the others wait in memory, in the order in which they came,
 * and hold no connection meanwhile.
 */
export class Turns {
  /** Only keys that somebody is at: it empties by itself. */
  private readonly lines = new Map<string, Line>();

  constructor(
    private readonly atOnce: number,
    private readonly withinMilliseconds: number,
  ) {}

  async take<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const line = this.lines.get(key) ?? { underWay: 0, waiting: new Set() };
    this.lines.set(key, line);
    if (line.underWay < this.atOnce) line.underWay += 1;
    else await this.wait(line);
    try {
      return await work();
    } finally {
      this.passOn(key, line);
    }
  }

  /** Sends away all who wait for that key: whoever is at it found that there is no getting on. */
  sendAway(key: string): void {
    for (const { giveUp } of this.lines.get(key)?.waiting ?? []) giveUp();
  }

  /** Resolves when somebody hands over the turn, which stays counted as under way. */
  private wait({ waiting }: Line): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = (end: () => void) => () => {
        clearTimeout(timer);
        waiting.delete(self);
        end();
      };
      const self = { begin: leave(resolve), giveUp: leave(() => reject(new NoTurnInTime())) };
      const timer = setTimeout(self.giveUp, this.withinMilliseconds);
      waiting.add(self);
    });
  }

  private passOn(key: string, line: Line): void {
    const [next] = line.waiting;
    if (next) return next.begin();
    line.underWay -= 1;
    if (line.underWay === 0) this.lines.delete(key);
  }
}
