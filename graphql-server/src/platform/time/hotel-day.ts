import { dateInZone, type PlainDate } from './dates';

const LEASE_MILLISECONDS = 5_000;
// The database's time ages on its way here.
const DOUBT_MILLISECONDS = 2_500;

/**
 * The hotel's date, without asking the database each time: each beat of its clock is valid for a few seconds. The date
 * is unknown when beats are missing, close to midnight, and after the hotel's time zone has changed.
 */
export class HotelDay {
  private date: PlainDate | null = null;
  private zoneOfDate = '';
  /** A time of the monotonic clock. */
  private goodUntil = 0;

  /** `hotel` has the IANA name of the zone, which the owner may change. */
  constructor(private readonly hotel: { readonly timeZone: string }) {}

  today(): PlainDate | null {
    const isGood = performance.now() < this.goodUntil && this.zoneOfDate === this.hotel.timeZone;
    return isGood ? this.date : null;
  }

  beat(now: Date): void {
    const { timeZone } = this.hotel;
    const dateIn = (milliseconds: number) => dateInZone(new Date(now.getTime() + milliseconds), timeZone);
    const date = dateIn(0);
    const isMidnightNear =
      dateIn(-DOUBT_MILLISECONDS) !== date || dateIn(LEASE_MILLISECONDS + DOUBT_MILLISECONDS) !== date;
    this.date = isMidnightNear ? null : date;
    this.zoneOfDate = timeZone;
    this.goodUntil = performance.now() + LEASE_MILLISECONDS;
  }

  /** Forgets the date, because it may be wrong now. */
  forget(): void {
    this.date = null;
  }
}
