import { addDays, daysBetween, type PlainDate } from '../../../src/platform/time/dates';
import { EXTRA_PAISE, NIGHT_PAISE } from '../money-lives/life';
import { PLAN_OF, STRICT_PLAN, TERMS, type TermsLife } from './terms-life';

// What a booking costs and owes by its terms, counted without the hotel's own calculation. Amounts are paise with tax.

const LEAST_PAISE = 100;

export type ReminderName = 'SEVEN_DAYS' | 'TWO_DAYS' | 'ON_THE_DAY';

/** Dates of the stay. */
export interface StayDates {
  arrival: PlainDate;
  nights: number;
}

/** Where the booking stands: not yet firm, firm, cancelled or not come, come to nothing, or left. */
export type Standing = 'tentative' | 'firm' | 'cancelled' | 'lapsed' | 'left';

/** The account of one booking, which the acts of its life keep. */
export class Account {
  standing: Standing = 'firm';
  /** Null once a change was left unpaid and its outcome is not known. */
  dates: StayDates;
  /** What the hotel keeps once the booking is cancelled or the guest did not come. */
  keptCharge = 0;
  /** Whether the guest did not come: the rest of the charge is still owed since its day. */
  didNotCome = false;
  /** What the staff put on the bill, less what they took back. */
  posted = 0;
  /** What the staff took off the bill. */
  allowed = 0;
  /** What the desk took. */
  atDesk = 0;
  /** The day on which the booking became firm. */
  firmOn: PlainDate | null = null;
  private readonly agreedDay: PlainDate | null;
  private readonly isPaidInFull: boolean;

  constructor(
    private readonly life: TermsLife,
    dates: StayDates,
    bookedOn: PlainDate,
  ) {
    this.dates = dates;
    const terms = TERMS[life.terms];
    const days = terms && 'balanceDaysBefore' in terms ? terms.balanceDaysBefore : null;
    const day = days === null ? null : addDays(dates.arrival, -days);
    // Once the day of the rest has come, everything is paid at booking.
    const isDayOver = day !== null && day <= bookedOn;
    const part = terms === null ? 0 : this.partOf(dates.nights);
    this.isPaidInFull = terms !== null && (isDayOver || part === this.priceOf(dates.nights));
    this.agreedDay = this.isPaidInFull ? null : day;
  }

  priceOf(nights: number): number {
    return nights * (this.nightPaise + (this.life.breakfast ? EXTRA_PAISE.breakfast : 0));
  }

  /** What the booking costs now. */
  get charges(): number {
    if (this.standing === 'lapsed') return 0;
    if (this.standing === 'cancelled') return this.keptCharge;
    return this.priceOf(this.dates.nights) + this.posted - this.allowed;
  }

  /** What must be paid to confirm it. */
  get dueAtBooking(): number {
    const { nights } = this.dates;
    return this.isPaidInFull ? this.priceOf(nights) : this.partOf(nights);
  }

  /** The day of the rest. A later arrival does not move it. */
  dueOn({ arrival }: StayDates = this.dates): PlainDate | null {
    const terms = TERMS[this.life.terms];
    if (this.agreedDay === null || !terms || !('balanceDaysBefore' in terms)) return null;
    const day = addDays(arrival, -terms.balanceDaysBefore);
    return day < this.agreedDay ? day : this.agreedDay;
  }

  /** What a change to these dates asks for at once; below zero what goes back. */
  dueAtChange(to: StayDates, kept: number, today: PlainDate): number {
    const price = this.priceOf(to.nights);
    const [difference, owed] = [price - this.charges, price - kept];
    const day = this.dueOn(to);
    const isDue = day !== null && day <= today;
    if (difference <= 0) {
      const isEarlier = to.arrival < this.dates.arrival;
      return isEarlier && isDue && owed >= LEAST_PAISE ? owed : Math.min(0, owed);
    }
    // Nothing is asked for before arrival, until the guest pays something.
    if (this.life.terms === 'nothing now, by a code') return kept > 0 ? difference : 0;
    if (this.isPaidInFull || this.life.terms === 'all at booking') return difference;
    if (owed < LEAST_PAISE) return owed;
    if (isDue) return owed;
    const part = this.partOf(to.nights) - kept;
    if (part < LEAST_PAISE) return 0;
    return owed - part < LEAST_PAISE ? owed : part;
  }

  /** What the hotel keeps when the stay is cancelled on that day: the first night in the last 48 hours, or all nights. */
  cancellationCharge(today: PlainDate): number {
    if (PLAN_OF[this.life.terms] === STRICT_PLAN) return this.dates.nights * this.nightPaise;
    return daysBetween(today, this.dates.arrival) <= 2 ? this.nightPaise : 0;
  }

  /** The reminder of that day, if the guest owes something and the servers ran on all days before. */
  reminderOn(today: PlainDate): ReminderName | null {
    const day = this.dueOn();
    if (day === null || this.firmOn === null || day < today) return null;
    const left = daysBetween(today, day);
    const [days, name] =
      left === 0
        ? ([0, 'ON_THE_DAY'] as const)
        : left <= 2
          ? ([2, 'TWO_DAYS'] as const)
          : ([7, 'SEVEN_DAYS'] as const);
    return left <= 7 && this.firmOn < addDays(day, -days) ? name : null;
  }

  private get nightPaise(): number {
    return NIGHT_PAISE[this.life.roomType];
  }

  private partOf(nights: number): number {
    const terms = TERMS[this.life.terms];
    if (terms === null) return 0;
    const total = this.priceOf(nights);
    const percent = Math.ceil((total * terms.dueAtBookingPercent) / 100);
    const night = 'firstNightDue' in terms ? this.nightPaise : 0;
    const part = Math.min(total, Math.max(percent, night));
    return total - part < LEAST_PAISE ? total : part;
  }
}
