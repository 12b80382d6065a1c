import { addDays, type PlainDate } from '../../../src/platform/time/dates';
import type { Account } from './account';
import { releaseDaysOf, type TermsName } from './terms-life';

const LEAST_PAISE = 100;

/** What the release of a booking depends on beside its terms. */
interface Releasable {
  readonly today: PlainDate;
  readonly life: { terms: TermsName };
  readonly account: Account;
  /** What the hotel has of the booking's money. */
  readonly kept: number;
  /** Whether the guest owes something that no bank took back. */
  readonly isAsked: boolean;
  readonly hasOpenLink: boolean;
}

/** What the hotel keeps and refunds once the terms cancelled the booking. */
interface Released {
  charge: number;
  refund: number;
}

/** Whether and how its terms cancel one booking whose rest is overdue, counted without the hotel's own calculation. */
export class ReleaseOfLife {
  /** What a release must have kept and refunded; null while the terms have not cancelled the booking. */
  released: Released | null = null;
  private warnedOn: PlainDate | null = null;
  private hasPaidLater = false;
  private readonly finishedDays = new Set<PlainDate>();

  constructor(private readonly lived: Releasable) {}

  /** The hotel kept money that came after the deposit and not for a change. */
  notePaidLater(): void {
    this.hasPaidLater = true;
  }

  /** The staff finished their task about the rest of that day. */
  noteFinished(day: PlainDate): void {
    this.finishedDays.add(day);
  }

  isFinished(day: PlainDate): boolean {
    return this.finishedDays.has(day);
  }

  /** The last day on which the rest can be paid; null when the terms cancel nothing, or the staff decide. */
  get payableUntil(): PlainDate | null {
    const day = this.lived.account.dueOn();
    return day === null || this.isLeftToStaff(day) ? null : this.lastDay;
  }

  /** Whether the guest must be warned now, during the day. */
  get mustBeWarned(): boolean {
    return this.warnedOn === null && this.isOverdue && this.payableUntil !== null;
  }

  /** Whether the booking must end now. A warning of an earlier day than `warnedBefore` is a day old. */
  mustEnd(warnedBefore: PlainDate): boolean {
    const { payableUntil, warnedOn } = this;
    if (!this.isOverdue || warnedOn === null || payableUntil === null) return false;
    return payableUntil < this.lived.today && warnedOn < warnedBefore;
  }

  /** Whether the booking would have ended by now, if the guest had paid nothing later and the staff decided nothing. */
  get isSpared(): boolean {
    const { lastDay } = this;
    return this.isOverdue && lastDay !== null && lastDay < this.lived.today && this.payableUntil === null;
  }

  warn(): void {
    this.warnedOn = this.lived.today;
  }

  /** Ends the account of the booking: the hotel keeps what the policy charges, and at most what is paid. */
  end(): void {
    const { account, kept, today } = this.lived;
    const charge = Math.min(account.cancellationCharge(today), Math.max(0, kept));
    const rest = kept - charge;
    this.released = { charge, refund: rest < LEAST_PAISE ? 0 : rest };
    account.standing = 'cancelled';
    account.keptCharge = charge;
  }

  /** The last day to pay by the terms, while the booking is firm, no guest is expected and something is owed. */
  private get lastDay(): PlainDate | null {
    const { account, life, today, isAsked } = this.lived;
    const [days, day] = [releaseDaysOf(life.terms), account.dueOn()];
    if (days === null || day === null || account.standing !== 'firm') return null;
    return isAsked && today < account.dates.arrival ? addDays(day, days) : null;
  }

  private get isOverdue(): boolean {
    const day = this.lived.account.dueOn();
    return day !== null && day < this.lived.today && this.lastDay !== null;
  }

  private isLeftToStaff(day: PlainDate): boolean {
    const { account, hasOpenLink } = this.lived;
    return this.hasPaidLater || account.atDesk > 0 || hasOpenLink || this.finishedDays.has(day);
  }
}
