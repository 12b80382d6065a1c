import { dateInZone, type PlainDate } from './dates';

const LEASE_MILLISECONDS = 5_000;
// The database's time grows older on its way here.
const DOUBT_MILLISECONDS = 2_500;

/**
 * The hotel's date, without asking the database each time: each beat of its clock is valid for a few seconds. The date is
 * unknown when beats stay away, and close to midnight.
 */
export class HotelDay {
  private date: PlainDate | null = null;
  /** On the monotonic clock. */
  private goodUntil = 0;

  constructor(private readonly timeZone: string) {}

  today(): PlainDate | null {
    return performance.now() < this.goodUntil ? this.date : null;
  }

  beat(now: Date): void {
    const dateIn = (milliseconds: number) =>
      dateInZone(new Date(now.getTime() + milliseconds), this.timeZone);
    const date = dateIn(0);
    const isMidnightNear =
      dateIn(-DOUBT_MILLISECONDS) !== date || dateIn(LEASE_MILLISECONDS + DOUBT_MILLISECONDS) !== date;
    this.date = isMidnightNear ? null : date;
    this.goodUntil = performance.now() + LEASE_MILLISECONDS;
  }

  /** What was known may be wrong now. */
  forget(): void {
    this.date = null;
  }
}
