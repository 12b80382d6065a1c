import type { Payment, SettledItem, Settlement } from './razorpay-entities';
import { newId, now, within, type LedgerState, type Seconds } from './razorpay-ledger';

/** The settlement cycle of payments within India. */
const DAYS_TO_SETTLEMENT = 2;
const SECONDS_A_DAY = 24 * 60 * 60;
/** Razorpay's days are India's: +05:30. */
const SECONDS_EAST = 19_800;

type Unsettled = Omit<SettledItem, 'settlement_id' | 'settlement_utr' | 'settled' | 'settled_at'>;

const dayOf = (seconds: number): number => Math.floor((seconds + SECONDS_EAST) / SECONDS_A_DAY);

function itemOf(payment: Payment, item: Pick<Unsettled, 'entity_id' | 'type' | 'created_at'>): Unsettled {
  return {
    ...item,
    debit: 0,
    credit: 0,
    amount: 0,
    fee: 0,
    tax: 0,
    on_hold: false,
    payment_id: payment.id,
    currency: payment.currency,
    order_id: payment.order_id,
    method: payment.method,
    dispute_id: null,
  };
}

/** Captured, refunded and disputed money that is in no settlement. */
function unsettled(state: LedgerState): Unsettled[] {
  const settled = new Set((state.settledItems ?? []).map(({ entity_id }) => entity_id));
  const payments = Object.values(state.payments)
    .filter(({ captured }) => captured)
    .map((payment): Unsettled => {
      const { id, amount, created_at } = payment;
      const [fee, tax] = [payment.fee ?? 0, payment.tax ?? 0];
      const item = itemOf(payment, { entity_id: id, type: 'payment', created_at });
      return { ...item, amount, fee, tax, credit: amount - fee, payment_id: null };
    });
  const refunds = Object.values(state.refunds)
    .filter(({ status }) => status === 'processed')
    .flatMap(({ id, amount, created_at, payment_id }): Unsettled[] => {
      const payment = state.payments[payment_id];
      if (!payment) return [];
      return [{ ...itemOf(payment, { entity_id: id, type: 'refund', created_at }), amount, debit: amount }];
    });
  const lost = Object.values(state.disputes ?? {})
    .filter(({ status }) => status === 'lost')
    .flatMap(({ id, amount_deducted: amount, created_at, payment_id }): Unsettled[] => {
      const payment = state.payments[payment_id];
      if (!payment) return [];
      const item = itemOf(payment, { entity_id: `adj_${id.slice(5)}`, type: 'adjustment', created_at });
      return [{ ...item, amount, debit: amount, dispute_id: id }];
    });
  const isHeldBack = ({ entity_id }: Unsettled) => state.heldBack?.includes(entity_id) ?? false;
  return [...payments, ...refunds, ...lost].filter(
    (item) => !settled.has(item.entity_id) && !isHeldBack(item),
  );
}

/** Makes one settlement of these items. If it would take money from the hotel's bank, they wait for the next one. */
function settle(state: LedgerState, items: Unsettled[], at: number): Settlement | null {
  const sum = (amountOf: (item: Unsettled) => number) =>
    items.reduce((total, item) => total + amountOf(item), 0);
  const amount = sum(({ credit, debit }) => credit - debit);
  if (items.length === 0 || amount <= 0) return null;
  const settlement: Settlement = {
    id: newId('setl'),
    entity: 'settlement',
    amount,
    status: 'processed',
    fees: sum(({ fee }) => fee),
    tax: sum(({ tax }) => tax),
    created_at: at,
    utr: `${at}${newId('utr').slice(4, 10)}`,
  };
  const settled = items.map((item): SettledItem => ({
    ...item,
    settled: true,
    settled_at: at,
    settlement_id: settlement.id,
    settlement_utr: settlement.utr,
  }));
  state.settlements = [...(state.settlements ?? []), settlement];
  state.settledItems = [...(state.settledItems ?? []), ...settled];
  return settlement;
}

/** Settles at once what would be settled in the next days. */
export function settleNow(state: LedgerState): Settlement | null {
  return settle(state, unsettled(state), now());
}

/** Settles each day's money two days later at noon in India, if that time has passed. */
function settleDue(state: LedgerState): void {
  const days = new Set(unsettled(state).map(({ created_at }) => dayOf(created_at) + DAYS_TO_SETTLEMENT));
  for (const day of [...days].toSorted((one, other) => one - other)) {
    const noon = day * SECONDS_A_DAY - SECONDS_EAST + SECONDS_A_DAY / 2;
    if (noon > now()) return;
    const isDue = ({ created_at }: Unsettled) => dayOf(created_at) + DAYS_TO_SETTLEMENT <= day;
    settle(state, unsettled(state).filter(isDue), noon);
  }
}

export function settlementsWithin(state: LedgerState, seconds: Seconds): Settlement[] {
  settleDue(state);
  return within(state.settlements ?? [], seconds);
}

/** The lines of all settlements of a day, or of a month when no day is given. */
export function settledItemsOf(
  state: LedgerState,
  { year, month, day }: { year: number; month: number; day?: number },
): SettledItem[] {
  settleDue(state);
  return (state.settledItems ?? []).filter(({ settled_at }) => {
    const date = new Date((settled_at + SECONDS_EAST) * 1000);
    const isMonth = date.getUTCFullYear() === year && date.getUTCMonth() + 1 === month;
    return isMonth && (day === undefined || date.getUTCDate() === day);
  });
}
