import type { CheckoutResult, Payment, Refund } from '../../../local/razorpay-entities';
import { addDays, daysBetween, type PlainDate } from '../../../src/platform/time/dates';
import { PAY_BALANCE } from '../balances';
import { confirmPayment, createBooking } from '../bookings';
import { cancelAtDesk, cancelBooking, freshKey, previewAtDesk, previewedFigures } from '../cancellations';
import { changeBooking, changePreview, freshChangeKey, staysWith } from '../changes';
import { bookAtDesk, deskStay } from '../desk-bookings';
import { deskPaymentForm, recordPayment } from '../desk-payments';
import { assertType, execute, gql, type RequestOptions } from '../graphql';
import type { HeldEvent } from '../money-lives/event-post';
import { dispute } from '../money-lives/gateway-acts';
import { formOfExtras } from '../money-lives/lived-changes';
import { sendAgain } from '../money-lives/send-again';
import { bookUnpaid, codeFor, confirmWithCode, wrongCode } from '../pay-at-hotel';
import { requestSteps } from '../payment-requests';
import { depositSteps } from '../security-deposits';
import type { TestServer } from '../test-server';
import { Account, type StayDates } from './account';
import { BillOfLife } from './bill-of-life';
import { DepositsOfLife } from './deposits-of-life';
import { ReleaseOfLife } from './release-of-life';
import {
  MOST_NIGHTS,
  PLAN_OF,
  STRICT_PLAN,
  TERMS,
  type LifeMove,
  type LifeRequest,
  type TermsAct,
  type TermsLife,
} from './terms-life';

/** Where a life takes place. */
export interface TermsSurroundings {
  testServer: TestServer;
  owner: RequestOptions;
  /** Today at the hotel. */
  today(): PlainDate;
  /** Sends the mails that are not about a booking, such as a code. */
  sendCodes(): Promise<void>;
  /** No change may end the stay after this day, so that all books are closed in the end. */
  lastDeparture: PlainDate;
}

/** A checkout that is open in a guest's browser. */
interface OpenCheckout {
  orderId: string;
  amount: number;
  /** The link that it belongs to; null for 'Pay now'. */
  link: Link | null;
}

/** A link of the staff as the test follows it. */
interface Link {
  id: string;
  token: string;
  isDeposit: boolean;
  isPaid: boolean;
  isWithdrawn: boolean;
  /** True when it was paid while the gateway and the hotel did not know the same: which payment counts is theirs to say. */
  isUnclear: boolean;
  lastDay: PlainDate;
  /** What is asked for; null for all that is owed. */
  amount: number | null;
}

type Confirmation = { __typename: string };

const PAGE = gql(`query PageOfLife($token: String!) {
  bookingByToken(token: $token) {
    __typename ... on Booking { balanceDueOn balanceUntil balance { amount } }
  }
}`);
const TASKS = gql(`query TasksOfLives { openTasks { id kind reference } }`);
const FINISH = gql(`mutation FinishTaskOfLife($id: ID!) {
  finishTask(input: { id: $id, note: "The guest pays on Monday." }) { __typename }
}`);

const LEAST_PAISE = 100;
const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** One booking that goes through its life, and its account as the test keeps it. */
export class LivedTerms {
  reference = '';
  account!: Account;
  readonly problems: string[] = [];
  /** The reminders that the guest should have got by now. */
  readonly reminders = new Set<string>();
  /** What happened, for the count of the proof. */
  readonly seen: string[] = [];
  private token: string | null = null;
  private hasActed = false;
  private readonly orderIds: string[] = [];
  /** The orders of 'Pay now' and of links: their payments come after the deposit. */
  private readonly laterOrderIds = new Set<string>();
  private readonly open: OpenCheckout[] = [];
  private link: Link | null = null;
  private late: HeldEvent[] = [];
  private events = 0;
  private stepsDone = 0;
  /** The due day of the rest about which the staff have a task; null without a task. */
  taskDay: PlainDate | null = null;
  readonly release = new ReleaseOfLife(this);
  readonly deposits: DepositsOfLife;
  private readonly bill: BillOfLife;
  /** False while the gateway and the hotel may not know the same. */
  private isCertain = true;

  constructor(
    readonly life: TermsLife,
    private readonly around: TermsSurroundings,
  ) {
    this.deposits = new DepositsOfLife(depositSteps(around.testServer, () => around.owner));
    this.bill = new BillOfLife(this, around);
  }

  get today(): PlainDate {
    return this.around.today();
  }

  /** The payments of the booking at the gateway. */
  get payments(): Payment[] {
    const { payments } = this.around.testServer.razorpay.state();
    const orders = new Set(this.orderIds);
    return Object.values(payments).filter(({ order_id }) => orders.has(order_id));
  }

  /** The refunds of its payments at the gateway. */
  get refunds(): Refund[] {
    const ids = new Set(this.payments.map(({ id }) => id));
    const { refunds } = this.around.testServer.razorpay.state();
    return Object.values(refunds).filter(({ payment_id }) => ids.has(payment_id));
  }

  /** What lost disputes took. */
  get lost(): number {
    return sumOf(this.payments.map(({ id }) => this.lostOf(id)));
  }

  /** What was refunded of the payment with that id at the gateway, or taken by a bank. */
  goneOf(paymentId: string): number {
    const payment = this.payments.find(({ id }) => id === paymentId);
    return (payment?.amount_refunded ?? 0) + this.lostOf(paymentId);
  }

  /** What a lost dispute took of the payment with that id at the gateway. */
  lostOf(paymentId: string): number {
    const { disputes } = this.around.testServer.razorpay.state();
    const own = Object.values(disputes ?? {}).filter(({ payment_id }) => payment_id === paymentId);
    return sumOf(own.map(({ amount_deducted }) => amount_deducted));
  }

  /** Captured + desk − refunds − lost disputes. */
  get kept(): number {
    const captured = sumOf(this.payments.filter((one) => one.captured).map(({ amount }) => amount));
    const refunded = sumOf(
      this.refunds.filter(({ status }) => status !== 'failed').map(({ amount }) => amount),
    );
    return captured + this.account.atDesk - refunded - this.lost;
  }

  /** What the guest owes. */
  get balance(): number {
    return this.account.charges - this.kept;
  }

  /** Whether the guest is asked for the rest: not for money that a bank took back, about which the staff have a task. */
  get isAsked(): boolean {
    return this.balance >= LEAST_PAISE && this.balance > this.lost;
  }

  get hasDispute(): boolean {
    return this.lost > 0;
  }

  /** Whether a link of the staff waits for a payment. */
  get hasOpenLink(): boolean {
    const { link } = this;
    return link !== null && !link.isPaid && !link.isWithdrawn && link.lastDay >= this.around.today();
  }

  /** Books and pays what confirms the booking; false when no room is free. */
  async book(): Promise<boolean> {
    const { today } = this.around;
    const { life } = this;
    const dates = { arrival: addDays(today(), life.arrivesIn), nights: life.nights };
    this.account = new Account(life, dates, today());
    const isMade = await (TERMS[life.terms] === null
      ? this.bookAtDesk(dates)
      : this.account.dueAtBooking === 0
        ? this.bookByCode(dates)
        : this.bookOnSite(dates));
    if (!isMade) return false;
    if (this.account.standing === 'firm') this.account.firmOn = today();
    return true;
  }

  /** Does what is to be done by the day, which is so many days after the booking. */
  async liveUntil(day: number): Promise<void> {
    for (
      let step = this.life.steps[this.stepsDone];
      step && step.day <= day;
      step = this.life.steps[this.stepsDone]
    ) {
      this.stepsDone += 1;
      this.hasActed = true;
      await this.carryOut(step.act);
    }
    await this.endIfDue();
  }

  /** An option that nobody paid has ended at midnight. */
  beginDay(): void {
    this.deposits.beginDay();
    if (this.account.standing === 'tentative' && this.link && this.link.lastDay < this.around.today())
      this.account.standing = 'lapsed';
  }

  /** The hotel knows of all money, once everything is reconciled. */
  settle(): void {
    this.isCertain = true;
    const isKept = ({ order_id, captured, amount, amount_refunded }: Payment): boolean =>
      this.laterOrderIds.has(order_id) && captured && amount_refunded < amount;
    if (this.payments.some(isKept)) this.release.notePaidLater();
  }

  /** The terms cancel the booking now. */
  endByTerms(): void {
    const { release } = this;
    release.end();
    this.hasActed = true;
    this.seen.push(release.released?.charge === 0 ? 'released' : 'released with a charge');
    this.isCertain = false;
  }

  /** The events that arrive now, some of them twice. The others come late or never. */
  arriving(events: readonly HeldEvent[]): HeldEvent[] {
    const ids = new Set(this.payments.map(({ id }) => id));
    return events
      .filter(({ paymentId }) => ids.has(paymentId))
      .flatMap((event) => {
        const fate = this.life.fates[(this.events += 1) % this.life.fates.length] ?? 'arrives';
        if (fate === 'arrives late' || fate === 'arrives twice') this.late.push(event);
        if (fate === 'arrives') return [event];
        return fate === 'arrives twice' ? [event, event] : [];
      });
  }

  /** The events that arrive late, newest first. */
  takeLate(): HeldEvent[] {
    const late = this.late.toReversed();
    this.late = [];
    return late;
  }

  /** The page of a guest who has done something names what is owed, and by when. */
  async checkPage(): Promise<void> {
    if (!this.hasActed || this.token === null) return;
    this.hasActed = false;
    const { bookingByToken: page } = await execute(this.around.testServer, PAGE, { token: this.token });
    if (page.__typename !== 'Booking') throw new Error(`No page: ${page.__typename}`);
    const { standing, didNotCome } = this.account;
    const day = standing === 'firm' || didNotCome ? this.account.dueOn() : null;
    // Who owes nothing is asked for nothing, by whatever day.
    if (this.balance === 0 && page.balance.amount === 0) return;
    const [shown, due] = [
      `${page.balance.amount} by ${page.balanceDueOn} until ${page.balanceUntil}`,
      `${this.balance} by ${day} until ${this.release.payableUntil}`,
    ];
    this.expect(shown === due, `the page says ${shown}, ${due} would be right`);
  }

  private expect(isTrue: boolean, problem: string): void {
    if (!isTrue) this.problems.push(`${this.around.today()}: ${problem}`);
  }

  private get steps() {
    return requestSteps(this.around.testServer, this.around.owner);
  }

  private stayOf({ arrival, nights }: StayDates) {
    const { roomType, breakfast } = this.life;
    const extras = formOfExtras({ breakfast, transfers: 0 });
    return { roomType, checkin: arrival, checkout: addDays(arrival, nights), guests: 1, extras };
  }

  /** Books a room that is paid at the hotel: the code of the mail confirms it, a wrong one does not. */
  private async bookByCode(dates: StayDates): Promise<boolean> {
    const { testServer, sendCodes } = this.around;
    const email = testServer.freshEmail();
    const held = await bookUnpaid(testServer, { ...this.stayOf(dates), email });
    if (held.__typename === 'RoomUnavailable') return false;
    assertType(held, 'AddressCodeRequired');
    const { token, booking } = held;
    const code = await codeFor(testServer, email, sendCodes);
    const wrong = await confirmWithCode(testServer, token, wrongCode(code));
    this.expect(
      wrong.__typename === 'CodeRefused',
      `a wrong code: ${wrong.__typename}, a refusal would be right`,
    );
    const confirmed = await confirmWithCode(testServer, token, code);
    assertType(confirmed, 'BookingConfirmed');
    [this.token, this.reference] = [token, booking.reference];
    return true;
  }

  private async bookOnSite(dates: StayDates): Promise<boolean> {
    const { testServer } = this.around;
    const plan = PLAN_OF[this.life.terms];
    const held = await createBooking(testServer, { ...this.stayOf(dates), ...(plan && { plan }) });
    if (held.__typename === 'RoomUnavailable') return false;
    if (held.__typename !== 'BookingHold') throw new Error(`No hold: ${JSON.stringify(held)}`);
    this.token = held.token;
    this.reference = held.booking.reference;
    const { orderId, amount } = held.checkout;
    this.orderIds.push(orderId);
    const due = this.account.dueAtBooking;
    this.expect(amount === due, `${amount} is due at booking, ${due} would be right`);
    const { checkout } = await testServer.razorpay.pay(orderId, { outcome: 'capture' });
    const { __typename } = await confirmPayment(testServer, checkout);
    this.expect(__typename === 'BookingConfirmed', `the first payment: ${__typename}`);
    return true;
  }

  private async bookAtDesk(dates: StayDates): Promise<boolean> {
    const { testServer, owner, today } = this.around;
    const isTentative = this.life.terms === 'tentative, by the desk';
    // The option ends before the guest arrives.
    const optionUntil = addDays(today(), Math.min(3, this.life.arrivesIn - 1));
    const form = { stays: [deskStay(this.stayOf(dates))], email: testServer.freshEmail() };
    const made = await bookAtDesk(testServer, { ...form, ...(isTentative && { optionUntil }) }, owner);
    if (made.__typename !== 'DeskBookingMade') return false;
    this.reference = made.reference;
    if (!isTentative) return true;
    this.account.standing = 'tentative';
    const amount = Math.max(LEAST_PAISE, Math.floor(this.account.charges / 4));
    const asked = await this.steps.asked(this.reference, { purpose: 'DEPOSIT', amount, until: optionUntil });
    this.link = {
      ...asked,
      isDeposit: true,
      isPaid: false,
      isWithdrawn: false,
      isUnclear: false,
      lastDay: optionUntil,
      amount,
    };
    return true;
  }

  private async carryOut(act: TermsAct): Promise<void> {
    const { standing } = this.account;
    if (standing === 'left') return;
    switch (act.act) {
      case 'pays the rest':
        return this.payRest(act);
      case 'opens the rest':
        return this.openRest();
      case 'asks by link':
        return this.ask(act);
      case 'pays by link':
        await this.askUnlessAsked();
        return this.payByLink(act);
      case 'opens the link':
        await this.askUnlessAsked();
        await this.openLink();
        return;
      case 'pays what is open':
        return this.payWhatIsOpen();
      case 'withdraws the link':
        // While its checkout is open in a browser.
        await this.askUnlessAsked();
        await this.openLink();
        return this.withdraw();
      case 'pays at the desk':
        return this.payAtDesk(act.thousandths);
      case 'changes dates':
        return this.changeDates(act);
      case 'cancels':
        return this.cancel(act.by);
      case 'loses a dispute':
        return this.loseDispute(act.thousandths);
      case 'finishes the task':
        return this.finishTask();
      case 'leaves a security deposit':
        return this.leaveDeposit(act.rupees);
      case 'gets a part of the deposit back':
        if (await this.deposits.giveBack(act.thousandths)) this.seen.push('deposit returned');
        return;
      case 'is charged by mistake':
        if (await this.deposits.chargeByMistake(this.reference, act.thousandths))
          this.seen.push('charge taken back');
        return;
    }
  }

  /** The checkout of 'Pay now'; null when nothing is owed, or the guest has no page. */
  private async startRest(): Promise<OpenCheckout | null> {
    if (this.token === null) return null;
    const { payBalance } = await execute(this.around.testServer, PAY_BALANCE, { token: this.token });
    if (payBalance.__typename !== 'BalanceOrder') {
      const { code } = payBalance;
      this.expect(
        !this.isCertain || (code === 'NOTHING_TO_PAY' && this.balance < LEAST_PAISE),
        `'Pay now' was refused: ${code}, though ${this.balance} is owed`,
      );
      return null;
    }
    const { orderId, amount } = payBalance.checkout;
    this.noteLater(orderId);
    this.expect(
      !this.isCertain || amount === this.balance,
      `'Pay now' asks for ${amount} of ${this.balance}`,
    );
    return { orderId, amount, link: null };
  }

  private noteLater(orderId: string): void {
    this.orderIds.push(orderId);
    this.laterOrderIds.add(orderId);
  }

  private async openRest(): Promise<void> {
    const checkout = await this.startRest();
    if (checkout) this.open.push(checkout);
  }

  private async payRest({
    payments,
    outcome,
    told,
  }: Extract<TermsAct, { act: 'pays the rest' }>): Promise<void> {
    const checkout = await this.startRest();
    if (!checkout) return;
    if (outcome === 'capture') return this.payOrder(checkout, payments, told);
    await this.attempt(checkout, outcome, told);
    // Money that is only authorised is captured once the hotel hears of it.
    this.isCertain = false;
  }

  private async ask({ thousandths, days }: LifeRequest): Promise<void> {
    const { account } = this;
    const { today } = this.around;
    if (account.standing === 'tentative' || account.standing === 'lapsed') return;
    const amount = thousandths === null ? this.balance : Math.floor((this.balance * thousandths) / 1000);
    const lastDay = addDays(today(), days);
    const purpose = thousandths === null ? ('BALANCE' as const) : ('OTHER' as const);
    const form = { purpose, amount: Math.max(1, amount), until: lastDay };
    const result = await this.steps.ask(this.reference, form);
    if (result.__typename !== 'PaymentRequested') {
      const isExpected = this.hasOpenLink || amount < LEAST_PAISE || !this.isCertain;
      this.expect(isExpected, `no link for ${amount} of ${this.balance}: ${JSON.stringify(result)}`);
      return;
    }
    const { id, link } = result.request;
    const own = { isDeposit: false, isPaid: false, isWithdrawn: false, isUnclear: false, lastDay };
    this.link = { id, token: link.split('#')[1] ?? '', ...own, amount: thousandths === null ? null : amount };
  }

  /** The staff ask for all that is owed, unless a link is open. */
  private async askUnlessAsked(): Promise<void> {
    if (!this.hasOpenLink && this.balance >= LEAST_PAISE)
      await this.ask({ act: 'asks by link', thousandths: null, days: 2 });
  }

  /** The checkout of the link in a browser; null when the link asks for nothing. */
  private async startLink(): Promise<OpenCheckout | null> {
    const { link } = this;
    if (!link) return null;
    const { testServer, today } = this.around;
    const page = await this.steps.open(link.token);
    if (page.__typename !== 'RequestedPayment') throw new Error(`No link: ${page.__typename}`);
    const isOver = link.isPaid || link.isWithdrawn || link.lastDay < today();
    const mayOwe = !link.isDeposit || this.account.standing !== 'cancelled';
    const most = Math.max(0, this.balance);
    const wanted = isOver || !mayOwe ? 0 : link.amount === null ? most : Math.min(link.amount, most);
    const asked = wanted < LEAST_PAISE ? 0 : wanted;
    this.expect(
      !this.isCertain || link.isUnclear || page.toPay.amount === asked,
      `the link asks for ${page.toPay.amount}, ${asked} would be right`,
    );
    if (page.toPay.amount === 0) return null;
    const { orderId, amount } = await this.steps.order(link.token, testServer);
    this.noteLater(orderId);
    return { orderId, amount, link };
  }

  private async openLink(): Promise<void> {
    const checkout = await this.startLink();
    if (checkout) this.open.push(checkout);
  }

  private async payByLink({ payments, told }: Extract<TermsAct, { act: 'pays by link' }>): Promise<void> {
    const checkout = await this.startLink();
    if (!checkout) return;
    // The second browser gets the order of the first.
    if (payments === 2) {
      const second = await this.startLink();
      this.expect(second?.orderId === checkout.orderId, 'two browsers got two orders of one link');
    }
    await this.payOrder(checkout, payments, told);
  }

  private async payWhatIsOpen(): Promise<void> {
    const checkout = this.open.shift();
    // The reconciliation forgets an order after some days, so the browser of an old checkout must report it.
    if (checkout) await this.payOrder(checkout, 1, 'by browser');
  }

  /** Pays the order once or twice, and compares the outcome with the account. */
  private async payOrder(
    checkout: OpenCheckout,
    payments: 1 | 2,
    told: 'by browser' | 'by nobody',
  ): Promise<void> {
    // Of two windows, both are open before the first one is paid in.
    const begun = payments === 2 ? [await this.begin(checkout), await this.begin(checkout)] : [undefined];
    for (const paymentId of begun) {
      const isKept = this.keeps(checkout);
      const isKnown = this.isCertain && !checkout.link?.isUnclear;
      if (checkout.link && !this.isCertain) checkout.link.isUnclear = true;
      const result = await this.attempt(checkout, 'capture', told, paymentId);
      if (result && isKnown) {
        const isRefunded = result.__typename === 'PaymentRefunded';
        const words = `${checkout.amount} by ${checkout.link ? 'a link' : "'Pay now'"}, owed ${this.balance + checkout.amount}`;
        this.expect(
          isRefunded !== isKept,
          `${words}: ${result.__typename}, ${isKept ? 'kept' : 'refunded'} would be right`,
        );
      }
      if (told === 'by nobody') this.isCertain = false;
      this.seen.push(this.wordsFor(checkout, isKept));
      // The hotel sends the refund a little later.
      if (!isKept) this.isCertain = false;
      if (!isKept) continue;
      this.release.notePaidLater();
      if (this.life.terms === 'nothing now, by a code') this.seen.push(this.wordsForUnpaid());
      if (checkout.link) checkout.link.isPaid = true;
      if (this.account.standing === 'tentative') this.makeFirm();
    }
  }

  /** The gateway's id of an attempt that was begun in a window. */
  private async begin({ orderId }: OpenCheckout): Promise<string> {
    const { payment } = await this.around.testServer.razorpay.pay(orderId, { outcome: 'begin' });
    return payment.id;
  }

  private wordsFor({ link, orderId }: OpenCheckout, isKept: boolean): string {
    const what = link ? 'a link' : "'Pay now'";
    if (isKept)
      return link && link.lastDay < this.around.today() ? `late money of ${what} kept` : `${what} paid`;
    const times = this.payments.filter((one) => one.order_id === orderId && one.captured).length;
    if (link?.isWithdrawn) return 'money of a withdrawn link refunded';
    if (times > 1 || link?.isPaid) return `${what} paid twice`;
    return this.account.standing === 'lapsed'
      ? 'money of a lapsed option refunded'
      : `too much by ${what} refunded`;
  }

  /** Words for a payment of a booking that was confirmed without money. */
  private wordsForUnpaid(): string {
    return this.account.standing === 'cancelled' ? 'a charge paid later' : 'pay at the hotel, paid before';
  }

  private makeFirm(): void {
    this.account.standing = 'firm';
    this.account.firmOn = this.around.today();
  }

  /** Whether the hotel should keep a payment of the order that comes now. */
  private keeps({ orderId, amount, link }: OpenCheckout): boolean {
    const { standing } = this.account;
    if (standing === 'lapsed') return false;
    const isPaid = this.payments.some((one) => one.order_id === orderId && one.captured);
    if (isPaid || amount > this.balance) return false;
    if (!link) return true;
    return !link.isPaid && !link.isWithdrawn && !(link.isDeposit && standing === 'cancelled');
  }

  private async attempt(
    { orderId, link }: OpenCheckout,
    outcome: 'capture' | 'authorise' | 'fail',
    told: 'by browser' | 'by nobody',
    paymentId?: string,
  ): Promise<Confirmation | null> {
    const { testServer } = this.around;
    const { checkout } = await testServer.razorpay.pay(orderId, { outcome, paymentId });
    if (told === 'by nobody') return null;
    return sendAgain<Confirmation>(() => this.report(link, checkout));
  }

  private report(link: Link | null, checkout: CheckoutResult): Promise<Confirmation> {
    return link ? this.steps.confirm(link.token, checkout) : confirmPayment(this.around.testServer, checkout);
  }

  private async withdraw(): Promise<void> {
    const { link } = this;
    if (!link || link.isPaid || link.isWithdrawn || link.isUnclear || !this.isCertain) return;
    const isOver = link.lastDay < this.around.today();
    const result = await this.steps.withdraw(link.id);
    const isWithdrawn = result.__typename === 'PaymentRequestWithdrawn';
    this.expect(isWithdrawn !== isOver, `withdrawn: ${result.__typename}`);
    link.isWithdrawn = isWithdrawn;
  }

  private async payAtDesk(thousandths: number): Promise<void> {
    const { standing } = this.account;
    if (standing !== 'firm' || !this.isCertain) return;
    const part = Math.floor((this.balance * thousandths) / 1000);
    // The desk would round off a rest below ₹1.
    const amount = this.balance - part < LEAST_PAISE ? this.balance : part;
    await this.takeAtDesk(amount);
  }

  /** The payer of a folio pays at the desk; null is the first folio. */
  private async takeAtDesk(amount: number, folio: string | null = null): Promise<void> {
    const { testServer, owner } = this.around;
    if (amount < LEAST_PAISE) return;
    const form = deskPaymentForm(this.reference, { source: 'UPI', amount, folio });
    const result = await recordPayment(testServer, form, owner);
    const isTaken = result.__typename === 'DeskPaymentRecorded';
    this.expect(isTaken, `the desk took no ${amount} of ${this.balance}: ${JSON.stringify(result)}`);
    if (isTaken) {
      this.account.atDesk += amount;
      this.seen.push('paid at the desk');
    }
  }

  private async changeDates({ days, nights, pays }: LifeMove): Promise<void> {
    const { testServer, today } = this.around;
    const { account, token } = this;
    if (token === null || account.standing !== 'firm' || !this.isCertain || account.atDesk > 0) return;
    if (this.hasDispute || PLAN_OF[this.life.terms] === STRICT_PLAN) return;
    const to = {
      arrival: addDays(account.dates.arrival, days),
      nights: Math.min(nights, MOST_NIGHTS[this.life.roomType]),
    };
    // Within the last days a change costs what a cancellation costs; the lives of bookings cover this.
    const isNear = [account.dates.arrival, to.arrival].some((day) => daysBetween(today(), day) < 4);
    const isSame = to.arrival === account.dates.arrival && to.nights === account.dates.nights;
    const isBeyond = addDays(to.arrival, to.nights) > this.around.lastDeparture;
    if (isNear || isSame || isBeyond) return;
    const stays = await staysWith(testServer, token, {
      checkin: to.arrival,
      checkout: addDays(to.arrival, to.nights),
    });
    const preview = await changePreview(testServer, token, stays);
    if (preview.__typename !== 'ChangePreview') {
      const { code } = preview;
      return this.expect(code === 'NIGHTS_SOLD_OUT', `a change was refused: ${code}`);
    }
    const due = account.dueAtChange(to, this.kept, today());
    this.expect(preview.difference === due, `a change asks for ${preview.difference}, ${due} would be right`);
    const form = { token, stays, expectedDifference: preview.difference, idempotencyKey: freshChangeKey() };
    const result = await sendAgain(() => changeBooking(testServer, form));
    if (result.__typename === 'ChangeHeld') return this.payChange(result.change.checkout, to, pays);
    if (result.__typename === 'BookingChanged') {
      account.dates = to;
      if (due < 0) this.isCertain = false;
      this.seen.push('change without a payment');
    } else {
      const code = 'code' in result ? result.code : 'figures changed';
      this.expect(['NIGHTS_SOLD_OUT', 'TOO_MANY_HOLDS'].includes(code), `a change failed: ${code}`);
    }
  }

  private async payChange(
    checkout: { orderId: string; amount: number } | null | undefined,
    to: StayDates,
    pays: LifeMove['pays'],
  ): Promise<void> {
    if (!checkout) throw new Error('A held change has an order.');
    this.orderIds.push(checkout.orderId);
    if (pays === 'never') return;
    const { testServer } = this.around;
    for (const time of pays === 'twice' ? [1, 2] : [1]) {
      const paid = await testServer.razorpay.pay(checkout.orderId, { outcome: 'capture' });
      const { __typename } = await confirmPayment(testServer, paid.checkout);
      const expected = time === 1 ? 'BookingConfirmed' : 'PaymentRefunded';
      this.expect(__typename === expected, `payment ${time} of a change: ${__typename}`);
    }
    this.account.dates = to;
    if (pays === 'twice') this.isCertain = false;
    this.seen.push('change paid');
  }

  private async cancel(by: 'guest' | 'owner'): Promise<void> {
    const { testServer, owner, today } = this.around;
    const { account, token } = this;
    // Money that the desk took goes back by hand; the lives of money at the desk cover this.
    if (account.standing !== 'firm' || account.atDesk > 0 || !this.isCertain || this.hasDispute) return;
    if (daysBetween(today(), account.dates.arrival) < 1) return;
    const asGuest = by === 'guest' && token !== null ? token : null;
    const input = { reference: this.reference, kind: 'CANCELLATION' as const };
    const figures = asGuest
      ? await previewedFigures(testServer, asGuest)
      : await previewAtDesk(testServer, input, owner);
    if ('code' in figures) return this.expect(false, `a cancellation was refused: ${figures.code}`);
    const charge = account.cancellationCharge(today());
    const refund = Math.max(0, this.kept - charge);
    this.expect(
      figures.charge === charge,
      `a cancellation costs ${figures.charge}, ${charge} would be right`,
    );
    this.expect(figures.refund === refund, `${figures.refund} goes back, ${refund} would be right`);
    const form = { expectedRefund: figures.refund, idempotencyKey: freshKey() };
    const result = asGuest
      ? await sendAgain(() => cancelBooking(testServer, { ...form, token: asGuest }))
      : await sendAgain(() => cancelAtDesk(testServer, { ...input, ...form, reason: 'Life' }, owner));
    this.end(result.__typename, ['BookingCancelled', 'GuestBookingCancelled'], charge);
  }

  private end(outcome: string, expected: readonly string[], charge: number): void {
    if (!expected.includes(outcome)) return this.expect(false, `not ended: ${outcome}`);
    this.isCertain = false;
    this.account.standing = 'cancelled';
    this.account.keptCharge = charge;
    if (this.balance >= LEAST_PAISE) this.seen.push('a charge owed');
  }

  private async loseDispute(thousandths: number): Promise<void> {
    const { razorpay } = this.around.testServer;
    const { standing } = this.account;
    if (standing !== 'firm' || !this.isCertain || this.hasDispute) return;
    const whole = this.payments.filter(({ captured, amount_refunded }) => captured && amount_refunded === 0);
    await dispute(razorpay, whole, 'created', thousandths);
    await dispute(razorpay, whole, 'lost', thousandths);
    this.seen.push('dispute');
    this.isCertain = false;
  }

  private async finishTask(): Promise<void> {
    const { testServer, owner } = this.around;
    const { taskDay } = this;
    if (taskDay === null || this.account.standing !== 'firm' || !this.isCertain) return;
    const { openTasks } = await execute(testServer, TASKS, {}, owner);
    const own = openTasks.find(
      ({ kind, reference }) => kind === 'BALANCE_OVERDUE' && reference === this.reference,
    );
    const { finishTask } = await execute(testServer, FINISH, { id: own?.id ?? '' }, owner);
    this.expect(finishTask.__typename === 'TaskFinished', `the task: ${finishTask.__typename}`);
    this.taskDay = null;
    this.release.noteFinished(taskDay);
    this.seen.push('task finished');
  }

  private async leaveDeposit(rupees: number): Promise<void> {
    if (this.account.standing !== 'firm') return;
    await this.deposits.take(this.reference, rupees);
    this.seen.push('deposit taken');
  }

  /** On the day of arrival some do not come; on the day of leaving the others pay what they owe, and leave. */
  private async endIfDue(): Promise<void> {
    const { testServer, owner, today } = this.around;
    const { account, life } = this;
    if (account.standing !== 'firm') return;
    const { arrival, nights } = account.dates;
    const stays = life.ends === 'does not come' && account.atDesk === 0 && !this.hasDispute;
    if (stays && arrival === today() && this.isCertain) {
      const input = { reference: this.reference, kind: 'NO_SHOW' as const };
      const figures = await previewAtDesk(testServer, input, owner);
      if ('code' in figures) return this.expect(false, `a no-show was refused: ${figures.code}`);
      const charge = account.cancellationCharge(today());
      this.expect(figures.charge === charge, `a no-show costs ${figures.charge}, ${charge} would be right`);
      const form = { ...input, expectedRefund: figures.refund, idempotencyKey: freshKey(), reason: 'Life' };
      const result = await sendAgain(() => cancelAtDesk(testServer, form, owner));
      this.end(result.__typename, ['GuestBookingCancelled'], charge);
      account.didNotCome = true;
      return;
    }
    if (!this.isCertain || addDays(arrival, nights) > today()) return;
    await this.bill.beforeLeaving();
    for (const { folio, paise } of await this.bill.owedByFolio()) await this.takeAtDesk(paise, folio);
    await this.deposits.giveAllBack();
    await testServer.query(LEAVE, [this.reference]);
    if (await this.bill.afterLeaving()) await this.payAtDesk(1000);
    account.standing = 'left';
  }
}

const LEAVE = `
  WITH gone AS (
    UPDATE stays SET status = 'DEPARTED', checked_out_at = hotel_now()
    WHERE status IN ('EXPECTED', 'IN_HOUSE') AND booking_id = (SELECT id FROM bookings WHERE reference = $1) RETURNING id),
  noted AS (
    INSERT INTO transitions (machine, subject_id, from_state, to_state, actor_kind, reason)
    SELECT 'stay', id, 'IN_HOUSE', 'DEPARTED', 'staff', 'left after the life' FROM gone)
  SELECT graphile_worker.add_job('issue documents', json_build_object('bookingId', id)) FROM bookings WHERE reference = $1`;
