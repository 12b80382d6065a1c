import type { CheckoutResult, Payment, Refund } from '../../../local/razorpay-entities';
import { addDays } from '../../../src/platform/time/dates';
import { confirmPayment, createBooking, type Hold } from '../bookings';
import {
  cancelAtDesk,
  cancelBooking,
  freshKey,
  previewAtDesk,
  previewedFigures,
  staysOf,
  type Figures,
} from '../cancellations';
import type { TestServer } from '../test-server';
import type { HeldEvent } from './event-post';
import { chargeOf, nightsPriceOf, priceOf, soldStay, type CountedStay } from './counted-stay';
import { ageAll, dispute, refundAllBut, refundByHand, settleRefunds } from './gateway-acts';
import { formOfExtras, LivedChanges } from './lived-changes';
import { type Fate, type Life, type LifeAct, type LifeCharge, type LifePayment } from './life';
import { sendAgain } from './send-again';

/** Where a life takes place. */
export interface Surroundings {
  testServer: TestServer;
  /** Signs the owner in. */
  ownerToken: string;
  /** Today at the hotel. */
  today: string;
  /** The place of this life's days in the year, so that lives seldom want the same room. */
  place: number;
}

interface Chosen {
  kind: 'CANCELLATION' | 'NO_SHOW';
  charge: LifeCharge;
  /** Null for a guest. */
  token: string | null;
}

type Outcome = {
  __typename: string;
  code?: string;
  charge?: { amount: number };
  refund?: { amount: number };
};

const ARRIVES_IN = { today: 0, tomorrow: 1 } as const;
const DAYS_OF_A_LIFE = 4;

/** Refusals that an act may get, since other acts came first. */
const BECAUSE_OF_OTHERS = new Set(['STAY_CANCELLED', 'BOOKING_NOT_CONFIRMED', 'CANCELLATION_CHANGED']);

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** One booking that goes through its life, with what the test knows about it independently of the hotel. */
export class LivedLife {
  held: Hold | null = null;
  /** The stays as they were sold. */
  sold: CountedStay[] = [];
  /** What the hotel said that it keeps, by the stay's id, in paise. */
  readonly kept = new Map<string, number>();
  readonly changes: LivedChanges;
  private readonly noted: string[] = [];
  /** Events that arrive in the end. */
  private late: HeldEvent[] = [];
  private events = 0;
  private attempt: { payment: Payment; checkout: CheckoutResult } | null = null;
  /** True while no other act happens at the same moment. */
  private isAlone = true;

  constructor(
    readonly life: Life,
    private readonly around: Surroundings,
  ) {
    this.changes = new LivedChanges(around.testServer, () => ({
      token: this.held?.token ?? '',
      reference: this.reference,
      ownerToken: around.ownerToken,
      isLate: this.isLate,
    }));
  }

  /** Faults found so far. */
  get problems(): string[] {
    return [...this.noted, ...this.changes.problems];
  }

  /** Whether the deadline of 48 hours is over. */
  private get isLate(): boolean {
    return this.life.arrival !== 'later';
  }

  /** The stays after the changes. */
  async stays(): Promise<CountedStay[]> {
    const stays = await this.changes.stays(this.sold);
    return stays.map((stay) => ({ ...stay, kept: this.kept.get(stay.id) ?? stay.kept }));
  }

  get reference(): string {
    return this.held?.booking.reference ?? '';
  }

  get orderId(): string {
    return this.held?.checkout.orderId ?? '';
  }

  /** The payments of the booking at the gateway. */
  get payments(): Payment[] {
    const { payments } = this.around.testServer.razorpay.state();
    const orders = new Set([this.orderId, ...this.changes.orderIds]);
    return Object.values(payments).filter(({ order_id }) => orders.has(order_id));
  }

  /** The refunds of its payments at the gateway. */
  get refunds(): Refund[] {
    const ids = new Set(this.payments.map(({ id }) => id));
    const { refunds } = this.around.testServer.razorpay.state();
    return Object.values(refunds).filter(({ payment_id }) => ids.has(payment_id));
  }

  /** Holds the rooms; false when others have them. */
  async book(): Promise<boolean> {
    const { testServer, today, place } = this.around;
    const { arrival, rooms } = this.life;
    const days = arrival === 'later' ? 10 + DAYS_OF_A_LIFE * place : ARRIVES_IN[arrival];
    const checkin = addDays(today, days);
    const wanted = rooms.map(({ roomType, nights, extras }) => ({
      roomType,
      checkin,
      checkout: addDays(checkin, nights),
      guests: 1,
      extras: formOfExtras(extras),
    }));
    const [first, ...furtherStays] = wanted;
    const result = await createBooking(testServer, { ...first, furtherStays });
    if (result.__typename === 'RoomUnavailable') return false;
    if (result.__typename !== 'BookingHold') throw new Error(`No hold: ${JSON.stringify(result)}`);
    this.held = result;
    const { stays } = await staysOf(testServer, result.token);
    this.sold = rooms.map(({ roomType, nights, extras }, index) =>
      soldStay({ id: String(stays[index]?.id), roomType, nights, extras }),
    );
    const price = sumOf(this.sold.map(priceOf));
    this.expect(
      result.checkout.amount === price,
      `the order is of ${result.checkout.amount}, not of ${price}`,
    );
    return true;
  }

  async pay(when: LifePayment['when']): Promise<void> {
    const { razorpay } = this.around.testServer;
    for (const { outcome, told, again, ...payment } of this.life.payments) {
      if (payment.when !== when) continue;
      const isOpen = ['created', 'failed'].includes(this.attempt?.payment.status ?? '');
      const paymentId = again && isOpen && outcome !== 'begin' ? this.attempt?.payment.id : undefined;
      this.attempt = await razorpay.pay(this.orderId, { outcome, paymentId });
      if (told === 'by browser') await confirmPayment(this.around.testServer, this.attempt.checkout);
    }
  }

  /** Does all acts of the round at once. */
  async go(round: number): Promise<void> {
    const acts = this.life.rounds[round] ?? [];
    this.isAlone = acts.length < 2;
    await Promise.all(acts.map((act) => this.carryOut(act)));
  }

  /** The events that arrive now, some of them twice. The others come late or never. */
  arriving(events: readonly HeldEvent[]): HeldEvent[] {
    return events.flatMap((event) => {
      const fate = this.life.fates[(this.events += 1) % this.life.fates.length] ?? 'arrives';
      const arrives: Record<Fate, HeldEvent[]> = {
        arrives: [event],
        'arrives twice': [event, event],
        'arrives late': [],
        'is lost': [],
      };
      if (fate === 'arrives late' || fate === 'arrives twice') this.late.push(event);
      return arrives[fate];
    });
  }

  /** The events that arrive late, newest first. */
  takeLate(): HeldEvent[] {
    const late = this.late.toReversed();
    this.late = [];
    return late;
  }

  /** The bank decides the open refunds. */
  async settleRefunds(outcome: 'processed' | 'failed'): Promise<void> {
    await settleRefunds(this.around.testServer.razorpay, this.refunds, outcome);
  }

  private expect(isTrue: boolean, problem: string): void {
    if (!isTrue) this.noted.push(problem);
  }

  private async carryOut(act: LifeAct): Promise<void> {
    const { razorpay } = this.around.testServer;
    switch (act.act) {
      case 'guest cancels':
        return this.cancelAsGuest(act.stays, act.twice);
      case 'owner cancels':
        return this.cancelAsOwner('CANCELLATION', act.stays, act.charge);
      case 'no-show':
        return this.cancelAsOwner('NO_SHOW', act.stays, act.charge);
      case 'pays again':
        await razorpay.pay(this.orderId, { outcome: act.outcome });
        return;
      case 'refund in the dashboard':
        return refundByHand(razorpay, this.payments, act.thousandths);
      case 'dispute':
        return dispute(razorpay, this.payments, act.step, act.thousandths);
      case 'leaves a rest':
        return refundAllBut(razorpay, this.payments, act.paise);
      case 'changes':
        return this.changes.change(act, this.isAlone ? await this.stays() : null);
      case 'half a year passes':
        return ageAll(razorpay, this.payments);
      case 'bank decides refunds':
        return this.settleRefunds(act.outcome);
    }
  }

  /** The ids of the stays that an act is about. */
  private chosen(stays: 'all' | number): string[] | undefined {
    if (stays === 'all') return undefined;
    const ids = this.sold.filter((_stay, place) => (stays >> place) & 1).map(({ id }) => id);
    return ids.length > 0 ? ids : undefined;
  }

  /** The stays that the form names: the stays that were shown, while other acts may end some of them. */
  private named(stays: string[] | undefined, figures: Figures): string[] | undefined {
    return this.isAlone ? stays : figures.stays.map(({ id }) => id);
  }

  private async cancelAsGuest(which: 'all' | number, twice: boolean): Promise<void> {
    const { testServer } = this.around;
    const [token, stays] = [this.held?.token ?? '', this.chosen(which)];
    const before = await this.stays();
    const figures = await previewedFigures(testServer, token, stays);
    if ('code' in figures)
      return this.acceptRefusal(figures.code, { kind: 'CANCELLATION', charge: 'policy', token });
    const named = this.named(stays, figures);
    const form = { token, stays: named, expectedRefund: figures.refund, idempotencyKey: freshKey() };
    const press = () => sendAgain(() => cancelBooking(testServer, form));
    const results = await Promise.all([press(), ...(twice ? [press()] : [])]);
    for (const result of results) this.expectSame(results[0], result);
    const chosen = { kind: 'CANCELLATION', charge: 'policy', token } as const;
    if (results[0]) this.accept(results[0], figures, chosen, before);
  }

  private async cancelAsOwner(
    kind: Chosen['kind'],
    which: 'all' | number,
    charge: LifeCharge,
  ): Promise<void> {
    const { testServer, ownerToken } = this.around;
    const options = { token: ownerToken };
    const before = await this.stays();
    const input = {
      reference: this.reference,
      kind,
      stays: this.chosen(which),
      charge: this.setCharge(which, charge, before),
    };
    const figures = await previewAtDesk(testServer, input, options);
    const chosen = { kind, charge, token: null };
    if ('code' in figures) return this.acceptRefusal(figures.code, chosen);
    const named = { ...input, stays: this.named(input.stays, figures), reason: 'Life' };
    const form = { ...named, expectedRefund: figures.refund, idempotencyKey: freshKey() };
    const result = await sendAgain(() => cancelAtDesk(testServer, form, options));
    this.accept(result, figures, chosen, before);
  }

  /** The owner's charge, in paise; undefined for the policy's charge. */
  private setCharge(
    which: 'all' | number,
    charge: LifeCharge,
    current: readonly CountedStay[],
  ): number | undefined {
    if (charge === 'policy') return undefined;
    if (charge === 'nothing') return 0;
    const ids = this.chosen(which);
    const stays = current.filter(({ id, kept }) => (ids ? ids.includes(id) : kept === null));
    return Math.floor((sumOf(stays.map(nightsPriceOf)) * charge.thousandths) / 1000);
  }

  private expectSame(one: Outcome | undefined, other: Outcome): void {
    this.expect(
      wordsOf(one) === wordsOf(other),
      `pressed twice: ${JSON.stringify(one)} and ${JSON.stringify(other)}`,
    );
  }

  private acceptRefusal(code: string, { kind, charge, token }: Chosen): void {
    const { arrival } = this.life;
    const isAtDesk = code === 'CANCELLATION_AT_DESK' && token !== null && arrival === 'today';
    const isTooEarly = code === 'NO_SHOW_TOO_EARLY' && kind === 'NO_SHOW' && arrival !== 'today';
    // A charge was set for all stays, and other acts ended some of them meanwhile.
    const isTooMuch = code === 'INVALID_INPUT' && typeof charge === 'object';
    this.expect(
      isAtDesk || isTooEarly || isTooMuch || BECAUSE_OF_OTHERS.has(code),
      `refused without a reason: ${code}`,
    );
  }

  private accept(result: Outcome, figures: Figures, chosen: Chosen, before: readonly CountedStay[]): void {
    if (result.code) return this.acceptRefusal(result.code, chosen);
    const [charge, refund] = [result.charge?.amount, result.refund?.amount];
    this.expect(charge === figures.charge, `charged ${charge}, shown ${figures.charge}`);
    this.expect(refund === figures.refund, `refunded ${refund}, shown ${figures.refund}`);
    for (const { id, charge: kept } of figures.stays) {
      this.expect(!this.kept.has(id), `stay ${id} was cancelled twice`);
      this.kept.set(id, kept);
    }
    this.checkCharges(figures, chosen, before);
  }

  /** The charge that the policy of the sample hotel asks for. */
  private checkCharges(
    { stays, charge: total }: Figures,
    { charge }: Chosen,
    before: readonly CountedStay[],
  ): void {
    if (charge === 'nothing') return this.expect(total === 0, `${total} charged, though waived`);
    // A change at the same moment may come first.
    if (charge !== 'policy' || !this.isAlone) return;
    for (const { id, charge: kept } of stays) {
      const stay = before.find((one) => one.id === id);
      const due = stay && chargeOf(stay, this.isLate);
      this.expect(kept === due, `stay ${id} keeps ${kept}, the policy says ${due}`);
    }
  }
}

/** The outcome of one press. The booking's state meanwhile depends on the other acts of the round. */
function wordsOf(outcome: Outcome | undefined): string {
  return JSON.stringify(outcome, (name, value: unknown) => (name === 'booking' ? null : value));
}
