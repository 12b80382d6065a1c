/**
 * The most steps of one search for combinations. A step takes about as long as comparing one way to fill a room with
 * another, so this number of steps takes 65 to 85 milliseconds of a processor.
 */
export const MOST_STEPS = 200_000;

/** The search would take the server too long. */
export class TooManySteps extends Error {}

/** Counts the steps of one search, and ends it when it takes too many. */
export class SearchSteps {
  private count = 0;

  get taken(): number {
    return this.count;
  }

  take(steps: number): void {
    this.count += steps;
    if (this.count > MOST_STEPS) throw new TooManySteps();
  }
}
