import type { PreviewChangeAtDeskQuery } from '../../generated/operations';
import { addDays, daysBetween } from '../../../src/platform/time/dates';
import { confirmPayment } from '../bookings';
import {
  changeable,
  changeAtDesk,
  changeBooking,
  changePreview,
  freshChangeKey,
  previewChangeAtDesk,
} from '../changes';
import type { TestServer } from '../test-server';
import { afterChange, priceOf, type AskedRoom, type CountedStay } from './counted-stay';
import type { LifeChange, LifeExtras } from './life';
import { sendAgain } from './send-again';

/** A change that waits for its money, and how its guest pays. */
interface WaitingChange {
  key: string;
  orderId: string;
  pays: LifeChange['pays'];
  told: LifeChange['told'];
}

/** The booking of these changes. */
interface ChangedBooking {
  token: string;
  reference: string;
  ownerToken: string;
  /** Whether the deadline of its policy is over. */
  isLate: boolean;
}

type Stays = Parameters<typeof changePreview>[2];

/** Refusals that a change may get, since other acts came first or other guests have the rooms. */
const BECAUSE_OF_OTHERS = new Set([
  'CHANGE_NOT_CONFIRMED',
  'NOTHING_CHANGED',
  'NIGHTS_SOLD_OUT',
  'TOO_MANY_HOLDS',
  'HOLD_EXPIRED',
]);
/** Further refusals that a change may get while another act happens at the same moment. */
const BECAUSE_OF_THE_OTHER_ACT = new Set(['CHANGE_FIGURES_CHANGED', 'INVALID_INPUT', 'ROOM_TYPE_BUSY']);

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** The extras in the format of a form. */
export const formOfExtras = ({ breakfast, transfers }: LifeExtras) => [
  ...(breakfast ? [{ code: 'BREAKFAST', pieces: 1 }] : []),
  ...(transfers > 0 ? [{ code: 'AIRPORT_TRANSFER', pieces: transfers }] : []),
];

/** The changes of one booking: what was requested, by the key of its form, and how it was paid. */
export class LivedChanges {
  readonly waiting: WaitingChange[] = [];
  readonly problems: string[] = [];
  private readonly asked = new Map<string, AskedRoom[]>();

  constructor(
    private readonly testServer: TestServer,
    private readonly booking: () => ChangedBooking,
  ) {}

  get orderIds(): string[] {
    return this.waiting.map(({ orderId }) => orderId);
  }

  /**
   * The stays after the changes that the hotel has made, in their order. Cancellations count only when a change made
   * them.
   */
  async stays(sold: readonly CountedStay[]): Promise<CountedStay[]> {
    const made = await this.testServer.query<{ key: string }>(
      `SELECT idempotency_key AS key FROM booking_changes
       WHERE booking_id = (SELECT id FROM bookings WHERE reference = $1) AND status = 'APPLIED' ORDER BY ended_at, id`,
      [this.booking().reference],
    );
    return made.reduce<CountedStay[]>(
      (stays, { key }) => afterChange(stays, this.asked.get(key) ?? [], this.booking().isLate),
      [...sold],
    );
  }

  /** Guest or owner changes one room. `before` are the stays; null while another act happens at the same moment. */
  async change(change: LifeChange, before: readonly CountedStay[] | null): Promise<void> {
    const { token } = this.booking();
    const booking = await changeable(this.testServer, token);
    // The hotel may learn of the payment of an earlier change only when this one is sent: a preview does not ask the
    // gateway.
    const isAlone = before !== null && booking.heldChange === null;
    const current = booking.stays.filter(({ status }) => status === 'EXPECTED');
    const chosen = current[change.place % Math.max(1, current.length)];
    if (!chosen) return;
    const roomType = change.roomType ?? chosen.roomType;
    const checkout = addDays(chosen.checkin, change.nights);
    const stays = current
      .filter((stay) => !(change.leavesOut && current.length > 1 && stay === chosen))
      .map(({ id, ...stay }) => {
        const { checkin, guests } = stay;
        const same = { id, roomType: stay.roomType, checkin, checkout: stay.checkout, guests };
        const extras = change.extras && formOfExtras(change.extras);
        return id === chosen.id ? { ...same, roomType, checkout, extras } : same;
      });
    const preview = await this.preview(change, stays);
    if ('code' in preview) return this.acceptRefusal(preview.code, change, isAlone);
    const asked = stays.map(({ id, roomType: type, checkin, checkout: end }) => ({
      id,
      roomType: type,
      nights: daysBetween(checkin, end),
      extras: id === chosen.id ? change.extras : null,
    }));
    if (before) this.checkTotals(before, asked, preview);
    await this.send(change, { stays, asked, expectedDifference: preview.difference }, isAlone);
  }

  /** Pays the changes whose guests pay late. */
  async payLate(): Promise<void> {
    for (const waiting of this.waiting) if (waiting.pays === 'late') await this.pay(waiting);
  }

  private checkTotals(
    before: readonly CountedStay[],
    asked: readonly AskedRoom[],
    { totalBefore, totalAfter }: { totalBefore: { amount: number }; totalAfter: { amount: number } },
  ): void {
    const cost = (stays: readonly CountedStay[]) => sumOf(stays.map(priceOf));
    const due = cost(afterChange(before, asked, this.booking().isLate)) - cost(before);
    const shown = totalAfter.amount - totalBefore.amount;
    if (shown !== due) this.problems.push(`a change costs ${shown}, ${due} would be right`);
  }

  private async preview(
    { by }: LifeChange,
    stays: Stays,
  ): Promise<
    Extract<PreviewChangeAtDeskQuery['result'], { __typename: 'ChangePreview' }> | { code: string }
  > {
    const { token, reference, ownerToken } = this.booking();
    return by === 'guest'
      ? changePreview(this.testServer, token, stays)
      : previewChangeAtDesk(this.testServer, { reference, stays }, { token: ownerToken });
  }

  private async send(
    change: LifeChange,
    form: { stays: Stays; asked: AskedRoom[]; expectedDifference: number },
    isAlone: boolean,
  ): Promise<void> {
    const { token, reference, ownerToken } = this.booking();
    const { stays, asked, expectedDifference } = form;
    const idempotencyKey = freshChangeKey();
    this.asked.set(idempotencyKey, asked);
    const sent = { stays, expectedDifference, idempotencyKey };
    const result =
      change.by === 'guest'
        ? await sendAgain(() => changeBooking(this.testServer, { ...sent, token }))
        : await sendAgain(() =>
            changeAtDesk(this.testServer, { ...sent, reference, reason: 'Life' }, { token: ownerToken }),
          );
    if ('code' in result && typeof result.code === 'string')
      return this.acceptRefusal(result.code, change, isAlone);
    if (expectedDifference > 0) await this.wait(change, idempotencyKey);
  }

  private async wait({ pays, told }: LifeChange, key: string): Promise<void> {
    const [order] = await this.testServer.query<{ orderId: string }>(
      `SELECT orders.gateway_id AS "orderId" FROM booking_changes change JOIN orders ON orders.id = change.order_id
       WHERE change.idempotency_key = $1`,
      [key],
    );
    if (!order) return;
    const waiting = { key, pays, told, orderId: order.orderId };
    this.waiting.push(waiting);
    if (pays === 'in time' || pays === 'twice') await this.pay(waiting);
    if (pays === 'twice') await this.pay(waiting);
  }

  private async pay({ orderId, told }: WaitingChange): Promise<void> {
    const { checkout } = await this.testServer.razorpay.pay(orderId, { outcome: 'capture' });
    if (told === 'by browser') await confirmPayment(this.testServer, checkout);
  }

  private acceptRefusal(code: string, { by }: LifeChange, isAlone: boolean): void {
    const isExpected =
      BECAUSE_OF_OTHERS.has(code) ||
      (code === 'CHANGE_AT_DESK' && by === 'guest' && this.booking().isLate) ||
      (!isAlone && BECAUSE_OF_THE_OTHER_ACT.has(code));
    if (!isExpected) this.problems.push(`a change was refused without a reason: ${code}`);
  }
}
