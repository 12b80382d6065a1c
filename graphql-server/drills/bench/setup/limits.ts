/** Figures of a measurement with their limits. A command with a figure that misses its limit ends with exit code 1. */
export class Limits {
  private readonly missed: string[] = [];

  /** The figure with its upper limit, such as '18.4 (≤ 50)'. */
  atMost(name: string, value: number, limit: number): string {
    return this.beside(name, value <= limit, `${value.toFixed(1)} (≤ ${limit})`);
  }

  /** The figure with its lower limit, such as '0.76 (≥ 0.5)'. */
  atLeast(name: string, value: number, limit: number): string {
    return this.beside(name, value >= limit, `${value.toFixed(2)} (≥ ${limit})`);
  }

  /** A list that must be empty, such as the tables that a statement reads whole. */
  none(name: string, found: readonly string[]): string {
    return this.beside(name, found.length === 0, found.join(', ') || 'none');
  }

  /** Names the figures that missed their limits, and makes the command fail. */
  close(): void {
    for (const line of this.missed) process.stdout.write(`MISSED: ${line}\n`);
    if (this.missed.length > 0) process.exitCode = 1;
  }

  private beside(name: string, isKept: boolean, text: string): string {
    if (!isKept) this.missed.push(`${name}: ${text}`);
    return text;
  }
}
