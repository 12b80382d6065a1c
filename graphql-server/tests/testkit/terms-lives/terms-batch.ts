import { BALANCE_OF_FOLIO, BALANCE_OF_GUEST } from '../../../src/desk/core/balance';
import { SEND_OTHER_MAIL_JOB } from '../../../src/mails/notifications/mail-queue';
import { REMINDERS_FROM } from '../../../src/bookings/balances/balance-reminder.policy';
import { addDays, instantInZone, type PlainDate } from '../../../src/platform/time/dates';
import { setTerms } from '../balances';
import { execute, gql, type RequestOptions } from '../graphql';
import {
  atOnce,
  clear,
  deliverAll,
  gatewayPaymentIds,
  ledgerOf,
  runJobsOf,
  runMoneyJobs,
} from '../money-lives/batch';
import type { World } from '../money-lives/world';
import { returnsOf, wrongBooks } from '../money-lives/figure-check';
import { settleRefunds } from '../money-lives/gateway-acts';
import { wrongReturns } from '../money-lives/return-check';
import { MonthEnds, monthOf } from './advances-by-month';
import { LivedTerms } from './lived-terms';
import { PLAN_OF, shorterTermsLives, TERMS, type TermsLife, type TermsName } from './terms-life';

/** A life whose books do not balance. */
export interface FaultyTermsLife {
  life: TermsLife;
  faults: string[];
}

/** What a batch covered. */
export interface BatchResult {
  begun: number;
  faulty: FaultyTermsLife[];
  /** How often each thing happened that a proof must have seen. */
  seen: Map<string, number>;
}

/** Booking, arrival, departure and some days in which the last refunds arrive. */
const DAYS_OF_A_BATCH = 34;
const LEAST_PAISE = 100;
const MOST_SHORTER_LIVES = 40;

const BALANCES = `SELECT booking.reference, (${BALANCE_OF_GUEST} + COALESCE((
  SELECT sum(${BALANCE_OF_FOLIO}) FROM folios folio WHERE folio.booking_id = booking.id), 0))::bigint AS balance
  FROM bookings booking`;

const REMINDERS = `
  SELECT booking.reference, reminder.kind,
    (SELECT count(*) FROM graphile_worker._private_jobs job
     WHERE job.payload ->> 'kind' = 'balance reminder' AND job.payload ->> 'bookingId' = booking.id::text
       AND job.payload ->> 'reminder' = reminder.kind)::integer AS mails
  FROM balance_reminders reminder JOIN bookings booking ON booking.id = reminder.booking_id`;

// The bookings that their terms cancelled.
const RELEASED = `
  SELECT booking.reference, booking.status, cancellation.charge_paise::bigint AS charge,
    cancellation.refund_paise::bigint AS refund
  FROM cancellations cancellation JOIN bookings booking ON booking.id = cancellation.booking_id
  WHERE cancellation.actor_kind = 'job'`;

const CASH_UP = gql(`query CashUpOfLives {
  cashUp { expectedCash { amount } sums { source isDeposit net { amount } } }
}`);

const CODE_MAILS: ReadonlySet<string> = new Set([SEND_OTHER_MAIL_JOB]);

const OVERDUE = `
  SELECT booking.reference FROM tasks task JOIN bookings booking ON booking.id = task.booking_id
  WHERE task.kind = 'BALANCE_OVERDUE' AND task.done_at IS NULL`;

// Each captured payment that was not given back whole at once has one receipt voucher of its amount, unless an invoice came
// before it; no refund has two refund vouchers.
const VOUCHERS = `
  SELECT booking.reference, payment.amount_paise AS amount, payment.gateway_payment_id AS "gatewayId",
    (SELECT count(*) FROM tax_documents WHERE kind = 'RECEIPT_VOUCHER' AND payment_id = payment.id)::integer AS vouchers,
    (SELECT COALESCE(sum(total_paise), 0) FROM tax_documents
      WHERE kind = 'RECEIPT_VOUCHER' AND payment_id = payment.id)::bigint AS vouched,
    (SELECT COALESCE(sum(total_paise), 0) FROM tax_documents
      WHERE kind = 'REFUND_VOUCHER' AND payment_id = payment.id)::bigint AS "vouchedBack"
  FROM payments payment JOIN bookings booking ON booking.id = payment.booking_id
  WHERE payment.status = 'CAPTURED' AND payment.source <> 'SECURITY_DEPOSIT'`;

/** A batch of lives that share the days of a calendar. */
class TermsBatch {
  private today: PlainDate;
  private readonly lives: LivedTerms[];
  private readonly ends = new MonthEnds();
  private readonly returns = new Map<PlainDate, string>();
  private readonly seen = new Map<string, number>();
  /** The reminders and tasks that the lives should have, by reference. */
  private readonly problems = new Map<LivedTerms, string[]>();
  private readonly common: string[] = [];
  private readonly owner: RequestOptions;
  private sending: Promise<void> = Promise.resolve();

  constructor(
    private readonly world: World,
    wanted: readonly TermsLife[],
    private readonly firstDay: PlainDate,
    /** Days on which no server runs. */
    private readonly isPause: (day: number) => boolean,
  ) {
    this.today = firstDay;
    this.owner = { token: world.ownerToken };
    const around = {
      testServer: world.testServer,
      owner: this.owner,
      today: () => this.today,
      sendCodes: () => this.sendCodes(),
      lastDeparture: addDays(firstDay, DAYS_OF_A_BATCH - 4),
    };
    this.lives = wanted.map((life) => new LivedTerms(life, around));
  }

  async run(): Promise<BatchResult> {
    const { testServer } = this.world;
    testServer.razorpay.setMode({ reset: true, refunds: 'pending' });
    const earlier = gatewayPaymentIds(testServer);
    for (let day = 0; day < DAYS_OF_A_BATCH; day += 1)
      if (day <= 3 || !this.isPause(day)) await this.live(day);
    const { begun } = this;
    await this.checkVouchers();
    this.common.push(
      ...(await this.ends.wrongReturns(testServer)),
      ...(await wrongReturns(testServer)),
      ...(await wrongBooks(testServer, await ledgerOf(testServer, { earlier }))),
      ...(await this.changedReturns()),
    );
    const faulty = begun.flatMap((lived) => {
      const faults = [...lived.problems, ...lived.deposits.problems, ...(this.problems.get(lived) ?? [])];
      return faults.length > 0 ? [{ life: lived.life, faults }] : [];
    });
    const [first] = begun;
    // These faults do not name a life.
    if (first && this.common.length > 0) faulty.push({ life: first.life, faults: this.common });
    await clear(this.world);
    return { begun: begun.length, faulty, seen: this.seen };
  }

  private get begun(): LivedTerms[] {
    return this.lives.filter(({ reference }) => reference !== '');
  }

  private note(lived: LivedTerms, problem: string): void {
    this.problems.set(lived, [...(this.problems.get(lived) ?? []), `${this.today}: ${problem}`]);
  }

  private count(what: string, times = 1): void {
    this.seen.set(what, (this.seen.get(what) ?? 0) + times);
  }

  /** One after the other, so that each sees the mails of its guest sent. */
  private sendCodes(): Promise<void> {
    this.sending = this.sending.then(() => runJobsOf(this.world, CODE_MAILS));
    return this.sending;
  }

  private async at(time: string): Promise<void> {
    const instant = instantInZone(this.today, time, 'Asia/Kolkata').getTime();
    await this.world.testServer.shiftClock(`${instant - Date.now()} milliseconds`);
  }

  private async live(day: number): Promise<void> {
    const { installation } = this.world.testServer;
    this.today = addDays(this.firstDay, day);
    await this.at('08:30');
    // Last night's options and links have ended.
    await installation.services.options.run();
    await installation.requestExpiry.run();
    for (const lived of this.begun) lived.beginDay();
    // Yesterday's warning, at 09:40, is not a day old.
    await this.release(['08:45'], { warnedBefore: addDays(this.today, -1) });
    await this.remind();
    await this.release(['09:40', '09:55'], { warnedBefore: this.today });
    await this.at('10:00');
    await this.book(day);
    await atOnce(this.begun, (lived) => lived.liveUntil(day - lived.life.bookedOn));
    await this.passEvents();
    // Held changes that nobody paid lapse.
    for (const time of ['10:20', '10:40']) {
      await this.at(time);
      await installation.sweep.run();
    }
    await this.at('13:00');
    await this.reconcile();
    await this.at('15:30');
    await this.reconcile();
    for (const lived of this.begun) lived.settle();
    await this.check();
  }

  /** The lives that are booked today, those with equal terms one after the other. */
  private async book(day: number): Promise<void> {
    const booking = this.lives.filter(({ life }) => life.bookedOn === day);
    for (const name of Object.keys(TERMS) as TermsName[]) {
      const lives = booking.filter(({ life }) => life.terms === name);
      const terms = TERMS[name];
      if (lives.length === 0) continue;
      if (terms) await setTerms(this.world.testServer, terms, PLAN_OF[name]);
      await atOnce(lives, (lived) => lived.book());
      this.count(name, lives.filter(({ reference }) => reference !== '').length);
    }
  }

  /** Two servers at once, and a restart, remind no guest twice. */
  private async remind(): Promise<void> {
    const { balanceReminders } = this.world.testServer.installation;
    await this.at('09:30');
    const expected = this.begun.flatMap((lived) => {
      const { account } = lived;
      const name = account.standing === 'firm' && lived.isAsked ? account.reminderOn(this.today) : null;
      return name ? [[lived, name] as const] : [];
    });
    for (const [lived, name] of expected) lived.reminders.add(name);
    await Promise.all([balanceReminders.run(), balanceReminders.run()]);
    await balanceReminders.run();
    await this.checkReminders();
    await this.checkTasks();
    this.count('reminders', expected.length);
  }

  /**
   * The job that warns guests and cancels by the terms, on two servers, at each of the times. A warning is a day old when its
   * day is before `warnedBefore`; nobody is warned before 09:00.
   */
  private async release(
    times: readonly string[],
    { warnedBefore }: { warnedBefore: PlainDate },
  ): Promise<void> {
    const { balanceRelease } = this.world.testServer.installation;
    const ending = this.begun.filter(({ release }) => release.mustEnd(warnedBefore));
    const isNight = times.every((time) => time < REMINDERS_FROM);
    const warned = isNight ? [] : this.begun.filter(({ release }) => release.mustBeWarned);
    if (!isNight) this.count('spared', this.begun.filter(({ release }) => release.isSpared).length);
    for (const lived of ending) lived.endByTerms();
    for (const lived of warned) {
      lived.release.warn();
      lived.reminders.add('BEFORE_RELEASE');
    }
    for (const time of times) {
      await this.at(time);
      await Promise.all([balanceRelease.run(), balanceRelease.run()]);
    }
    await this.checkReminders();
    await this.checkReleased();
    await runMoneyJobs(this.world);
    this.count('warned', warned.length);
  }

  private async checkReleased(): Promise<void> {
    interface Row {
      reference: string;
      status: string;
      charge: number;
      refund: number;
    }
    const rows = await this.world.testServer.query<Row>(RELEASED);
    for (const lived of this.begun) {
      const own = rows.filter(({ reference }) => reference === lived.reference);
      const { released } = lived.release;
      const words = own.map(({ status, charge, refund }) => `${status}, ${charge} kept, ${refund} refunded`);
      const due = released ? `CANCELLED, ${released.charge} kept, ${released.refund} refunded` : '';
      if (words.join('; ') !== due)
        this.note(
          lived,
          `by its terms: ${words.join('; ') || 'nothing'}, ${due || 'nothing'} would be right`,
        );
    }
  }

  private async checkReminders(): Promise<void> {
    const rows = await this.world.testServer.query<{ reference: string; kind: string; mails: number }>(
      REMINDERS,
    );
    for (const lived of this.begun) {
      const own = rows.filter(({ reference }) => reference === lived.reference);
      const [sent, due] = [
        own
          .map(({ kind }) => kind)
          .toSorted()
          .join(),
        [...lived.reminders].toSorted().join(),
      ];
      if (sent !== due) this.note(lived, `reminded ${sent || 'never'}, ${due || 'never'} would be right`);
      for (const { kind, mails } of own) if (mails !== 1) this.note(lived, `${mails} mails of ${kind}`);
    }
  }

  private async checkTasks(): Promise<void> {
    const overdue = new Set(
      (await this.world.testServer.query<{ reference: string }>(OVERDUE)).map(({ reference }) => reference),
    );
    for (const lived of this.begun) {
      const { account, balance, reference } = lived;
      const day = account.dueOn();
      const isOwing = balance >= LEAST_PAISE && (account.standing === 'firm' || account.didNotCome);
      // A task that the staff finished does not come back for the same day.
      const isDue =
        day !== null &&
        day < this.today &&
        this.today <= account.dates.arrival &&
        !lived.release.isFinished(day);
      const isOver: boolean = isOwing && (lived.taskDay !== null || (isDue && lived.isAsked));
      lived.taskDay = isOver ? (lived.taskDay ?? day) : null;
      if (isOver !== overdue.has(reference))
        this.note(lived, isOver ? 'no task, though overdue' : 'a task without reason');
      if (isOver) this.count('overdue');
    }
  }

  private async passEvents(): Promise<void> {
    const events = await this.world.post.takeNew(this.world.testServer);
    await deliverAll(
      this.world,
      this.begun.flatMap((lived) => lived.arriving(events)),
    );
    await runMoneyJobs(this.world);
  }

  /** Late events arrive, the banks decide, and the reconciliation finds what no event reported. */
  private async reconcile(): Promise<void> {
    const { testServer } = this.world;
    await deliverAll(
      this.world,
      this.begun.flatMap((lived) => lived.takeLate()),
    );
    await testServer.installation.reconciliation.run();
    await runMoneyJobs(this.world);
    const refunds = this.begun.flatMap((lived) => lived.refunds);
    await settleRefunds(testServer.razorpay, refunds, 'processed');
    // Whether a refund arrived is known at once, so that the end of a month is known to the paisa.
    await deliverAll(this.world, await this.world.post.takeNew(testServer));
    await runMoneyJobs(this.world);
  }

  /** At any moment: captured + desk − refunds − lost disputes = charges − balance. */
  private async check(): Promise<void> {
    const { testServer } = this.world;
    const rows = await testServer.query<{ reference: string; balance: number }>(BALANCES);
    const balances = new Map(rows.map(({ reference, balance }) => [reference, balance]));
    for (const lived of this.begun) {
      const shown = lived.account.standing === 'lapsed' ? -lived.kept : balances.get(lived.reference);
      if (shown !== lived.balance)
        this.note(
          lived,
          `the balance is ${shown}: charges ${lived.account.charges} − kept ${lived.kept} = ${lived.balance}`,
        );
      if (lived.balance < 0) this.note(lived, `the hotel keeps ${-lived.balance} too much`);
    }
    await atOnce(this.begun, (lived) => lived.checkPage());
    await this.checkDrawer();
    this.ends.noteDay(this.today, this.begun);
    const isLast = monthOf(addDays(this.today, 1)) !== monthOf(this.today);
    if (!isLast && this.today !== addDays(this.firstDay, DAYS_OF_A_BATCH - 1)) return;
    await this.checkBreaches();
    if (isLast)
      for (const [month, tables] of await returnsOf(testServer))
        if (month <= this.today) this.returns.set(month, tables);
    this.count('month ends', isLast ? 1 : 0);
  }

  /** The deposits of the day stand in the cash-up, apart from takings; nothing else is paid in cash. */
  private async checkDrawer(): Promise<void> {
    const { cashUp } = await execute(this.world.testServer, CASH_UP, {}, this.owner);
    const deposits = cashUp.sums.find(({ source, isDeposit }) => source === 'CASH' && isDeposit);
    const words = `${deposits?.net.amount ?? 0} of ${cashUp.expectedCash.amount}`;
    const due = this.begun.reduce((sum, lived) => sum + lived.deposits.cashToday, 0);
    if (words !== `${due} of ${due}`)
      this.common.push(`${this.today}: deposits in the drawer: ${words}, ${due} would be right`);
  }

  private async checkBreaches(): Promise<void> {
    for (const { invariant, subject, detail } of await this.world.testServer.breaches()) {
      const lived = this.begun.find(
        ({ reference, payments }) => reference === subject || payments.some(({ id }) => id === subject),
      );
      // A lost dispute takes money of a booking that is still confirmed.
      if (lived?.hasDispute) continue;
      if (lived) this.note(lived, `check:bookings: ${invariant}: ${detail}`);
      else this.common.push(`check:bookings: ${invariant}: ${subject} ${detail}`);
    }
  }

  private async checkVouchers(): Promise<void> {
    interface Row {
      reference: string;
      amount: number;
      gatewayId: string | null;
      vouchers: number;
      vouched: number;
      vouchedBack: number;
    }
    for (const row of await this.world.testServer.query<Row>(VOUCHERS)) {
      const lived = this.begun.find(({ reference }) => reference === row.reference);
      if (!lived) continue;
      this.count('vouchers', row.vouchers);
      if (row.vouchers > 1) this.note(lived, `${row.vouchers} receipt vouchers of one payment`);
      // What went back before the voucher was issued is not on it.
      const gone = lived.goneOf(row.gatewayId ?? '');
      if (row.vouchers === 1 && (row.vouched > row.amount || row.vouched < row.amount - gone))
        this.note(lived, `a voucher of ${row.vouched} for a payment of ${row.amount}`);
      if (row.vouchedBack > row.vouched)
        this.note(lived, `${row.vouchedBack} vouched back of ${row.vouched}`);
    }
    for (const lived of this.begun) {
      this.count('payments', lived.payments.filter(({ captured }) => captured).length);
      this.count('refunds', lived.refunds.length);
      this.count(lived.account.standing);
      for (const what of lived.seen) this.count(what);
    }
  }

  /** The returns of the months that were over, as they are now. */
  private async changedReturns(): Promise<string[]> {
    const now = await returnsOf(this.world.testServer);
    return [...this.returns].flatMap(([month, tables]) =>
      now.get(month) === tables ? [] : [`the return of ${month} changed after its end`],
    );
  }
}

/** Runs the lives on the same days. `isPause` names days on which no server runs. */
export function liveByTerms(
  world: World,
  lives: readonly TermsLife[],
  calendar: { firstDay: PlainDate; isPause: (day: number) => boolean },
): Promise<BatchResult> {
  return new TermsBatch(world, lives, calendar.firstDay, calendar.isPause).run();
}

/** The shortest life with a fault, found by removing parts of the life. */
export async function shortenByTerms(
  world: World,
  { life, faults }: FaultyTermsLife,
  calendar: Parameters<typeof liveByTerms>[2],
): Promise<FaultyTermsLife> {
  let shortest: FaultyTermsLife = { life, faults };
  let tries = MOST_SHORTER_LIVES;
  for (let isShorter = true; isShorter && tries > 0;) {
    isShorter = false;
    for (const shorter of shorterTermsLives(shortest.life)) {
      tries -= 1;
      const [faulty] = (await liveByTerms(world, [shorter], calendar)).faulty;
      if (!faulty) continue;
      shortest = faulty;
      isShorter = true;
      break;
    }
  }
  return shortest;
}
