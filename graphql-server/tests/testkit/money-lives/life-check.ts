import type { Breach } from '../../../src/operations/invariants/broken-invariants';
import type { TestServer } from '../test-server';
import { priceOf } from './counted-stay';
import type { LivedLife } from './lived-life';

interface StayRow {
  id: string;
  status: string;
  kept: number | null;
  /** The sum of its lines with tax, in paise. */
  charged: number;
}

interface PaymentRow {
  gatewayId: string;
  status: string;
  amount: number;
}

interface DisputeRow {
  gatewayId: string;
  status: string;
  deducted: number;
}

interface RefundRow {
  gatewayId: string | null;
  status: string;
  amount: number;
}

/** The hotel's rows of a booking. Amounts are paise. */
interface BookingRows {
  status: string;
  stays: StayRow[];
  payments: PaymentRow[];
  refunds: RefundRow[];
  disputes: DisputeRow[];
  /** Lines without a stay. */
  writtenOff: number[];
  openTasks: string[];
}

const READ = `
  SELECT booking.status,
    (SELECT json_agg(json_build_object('id', stay.id, 'status', stay.status, 'kept', stay.kept_paise, 'charged',
        (SELECT coalesce(sum(line.value_paise + line.cgst_paise + line.sgst_paise), 0) FROM folio_lines line
         WHERE line.stay_id = stay.id)))
      FROM stays stay WHERE stay.booking_id = booking.id) AS stays,
    (SELECT coalesce(json_agg(json_build_object('gatewayId', payment.gateway_payment_id, 'status', payment.status,
        'amount', payment.amount_paise)), '[]')
      FROM payments payment WHERE payment.booking_id = booking.id) AS payments,
    (SELECT coalesce(json_agg(json_build_object('gatewayId', refund.gateway_refund_id, 'status', refund.status,
        'amount', refund.amount_paise)), '[]')
      FROM refunds refund JOIN payments payment ON payment.id = refund.payment_id
      WHERE payment.booking_id = booking.id) AS refunds,
    (SELECT coalesce(json_agg(json_build_object('gatewayId', dispute.gateway_dispute_id, 'status', dispute.status,
        'deducted', dispute.amount_deducted_paise)), '[]')
      FROM disputes dispute JOIN payments payment ON payment.gateway_payment_id = dispute.gateway_payment_id
      WHERE payment.booking_id = booking.id) AS disputes,
    (SELECT coalesce(json_agg(line.value_paise + line.cgst_paise + line.sgst_paise), '[]') FROM folio_lines line
      WHERE line.booking_id = booking.id AND line.stay_id IS NULL) AS "writtenOff",
    (SELECT coalesce(json_agg(task.kind), '[]') FROM tasks task
      WHERE task.booking_id = booking.id AND task.done_at IS NULL) AS "openTasks"
  FROM bookings booking WHERE booking.reference = $1`;

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

const LEDGER_STATUS: Readonly<Record<string, string>> = {
  authorized: 'AUTHORISED',
  captured: 'CAPTURED',
  refunded: 'CAPTURED',
  failed: 'FAILED',
};

/**
 * Where the hotel's payments and refunds differ from the gateway's own ledger. An attempt that was only begun is not a
 * payment.
 */
function differencesFromLedger(
  lived: LivedLife,
  rows: BookingRows,
  { disputed }: Pick<Money, 'disputed'>,
): string[] {
  const payments = lived.payments
    .filter(({ status }) => status !== 'created')
    .map(({ id, status, amount, captured }) =>
      [id, status === 'refunded' && !captured ? 'RELEASED' : LEDGER_STATUS[status], amount].join(' '),
    );
  const refunds = lived.refunds.map(({ id, status, amount }) => [id, status.toUpperCase(), amount].join(' '));
  const compare = (what: string, gateway: string[], hotel: string[]): string[] => {
    const [one, other] = [gateway.toSorted().join(', '), hotel.toSorted().join(', ')];
    return one === other ? [] : [`${what} at the gateway: ${one || 'none'}; here: ${other || 'none'}`];
  };
  return [
    ...compare(
      'payments',
      payments,
      rows.payments
        .filter(({ status }) => status !== 'CREATED')
        .map(({ gatewayId, status, amount }) => [gatewayId, status, amount].join(' ')),
    ),
    ...compare(
      'refunds',
      refunds,
      rows.refunds.flatMap(({ gatewayId, status, amount }) =>
        gatewayId ? [[gatewayId, status, amount].join(' ')] : [],
      ),
    ),
    ...compare(
      'disputes',
      disputed.map(({ id, status, amount_deducted }) =>
        [id, status.toUpperCase(), amount_deducted].join(' '),
      ),
      rows.disputes.map(({ gatewayId, status, deducted }) => [gatewayId, status, deducted].join(' ')),
    ),
  ];
}

/** Each stay is charged its price after all changes, or exactly what the hotel said that it keeps. */
async function wrongCharges(lived: LivedLife, rows: BookingRows): Promise<string[]> {
  return (await lived.stays()).flatMap((stay) => {
    const { id } = stay;
    const row = rows.stays.find((one) => one.id === id);
    const kept = lived.kept.get(id) ?? stay.kept;
    const due = kept ?? priceOf(stay);
    const problems = [];
    if (Number(row?.charged) !== due) problems.push(`stay ${id} is charged ${row?.charged}, due ${due}`);
    if ((kept !== null) !== ['CANCELLED', 'NO_SHOW'].includes(row?.status ?? ''))
      problems.push(`stay ${id} is ${row?.status}`);
    if ((row?.kept ?? null) !== kept) problems.push(`stay ${id} keeps ${row?.kept}`);
    return problems;
  });
}

/** The money of the booking in the gateway's own ledger, in paise. */
function moneyOf(
  { payments, refunds }: LivedLife,
  { state }: { state: ReturnType<TestServer['razorpay']['state']> },
) {
  const ids = new Set(payments.map(({ id }) => id));
  const disputes = Object.values(state.disputes ?? {}).filter(({ payment_id }) => ids.has(payment_id));
  const made = refunds.filter(({ status }) => status !== 'failed');
  const byHand = made.filter(({ notes }) => Array.isArray(notes));
  return {
    captured: sumOf(payments.filter(({ captured }) => captured).map(({ amount }) => amount)),
    refunded: sumOf(made.map(({ amount }) => amount)),
    refundedByHand: sumOf(byHand.map(({ amount }) => amount)),
    lost: sumOf(disputes.map(({ amount_deducted }) => amount_deducted)),
    isDisputed: disputes.some(({ status }) => status === 'open' || status === 'under_review'),
    disputed: disputes,
    hasOpenDispute: disputes.some(({ status }) => status === 'open'),
  };
}

type Money = ReturnType<typeof moneyOf>;

/**
 * The hotel has what the booking costs, to the paisa. It may have less by dashboard refunds and lost disputes, and more
 * by refunds that failed or wait for a dispute, which have tasks.
 */
function wrongBalance(rows: BookingRows, money: Money): string[] {
  const isKept = rows.status === 'CONFIRMED' || rows.status === 'CANCELLED';
  const charged = isKept ? rows.stays.map(({ charged: ofStay }) => Number(ofStay)) : [];
  const charges = sumOf([...charged, ...rows.writtenOff]);
  const over = money.captured - money.refunded - money.lost - charges;
  const failed = sumOf(rows.refunds.filter(({ status }) => status === 'FAILED').map(({ amount }) => amount));
  const waiting = rows.refunds.filter(({ status, gatewayId }) => status === 'PENDING' && gatewayId === null);
  const mayHaveMore = failed + sumOf(waiting.map(({ amount }) => amount));
  const mayHaveLess = money.refundedByHand + money.lost;
  const problems = [];
  if (over > mayHaveMore || over < -mayHaveLess)
    problems.push(
      `the hotel has ${over} paise too much; ${mayHaveMore} failed or wait, ${mayHaveLess} are gone`,
    );
  if (waiting.length > 0 && !money.isDisputed) problems.push('a refund waits for no dispute');
  if (over > 0 && isKept && rows.openTasks.length === 0) problems.push(`no task tells of ${over} paise`);
  if (rows.writtenOff.some((amount) => amount <= 0 || amount >= 100))
    problems.push(`written off: ${rows.writtenOff.join(', ')}`);
  return problems;
}

const PAID_BACK = ['paid back and still confirmed', 'refunded in part and still confirmed'];

/** The breaches that the life itself explains. */
function explained(rows: BookingRows, money: Money): Set<string> {
  const names: string[] = [];
  if (rows.refunds.some(({ status }) => status === 'FAILED'))
    names.push('a refund failed', 'paid twice and kept', 'money for a change that was not made');
  if (money.hasOpenDispute) names.push('a dispute that waits for a response');
  if (money.refundedByHand + money.lost > 0) names.push(...PAID_BACK);
  if (money.refundedByHand > 0) names.push('a cancelled booking whose charge went back, too');
  if (money.lost > 0 && money.refunded > 0) names.push('more refunded than paid');
  return new Set(names);
}

function wrongState({ payments, orderId, life }: LivedLife, { status }: BookingRows): string[] {
  const isPaid = payments.some(({ captured, order_id }) => captured && order_id === orderId);
  const inTime = life.payments.some(({ outcome, when }) => outcome === 'capture' && when === 'in time');
  const may = inTime
    ? ['CONFIRMED', 'CANCELLED']
    : isPaid
      ? ['CONFIRMED', 'CANCELLED', 'EXPIRED']
      : ['EXPIRED'];
  return may.includes(status) ? [] : [`the booking is ${status}`];
}

/** Everything that is wrong with the life in the end; empty when the books balance. */
export async function faultsOf(
  testServer: TestServer,
  lived: LivedLife,
  breaches: readonly Breach[],
): Promise<string[]> {
  const [rows] = await testServer.query<BookingRows>(READ, [lived.reference]);
  if (!rows) return ['the booking is lost'];
  const money = moneyOf(lived, { state: testServer.razorpay.state() });
  const subjects = new Set([lived.reference, ...lived.payments.map(({ id }) => id)]);
  const names = explained(rows, money);
  const unexplained = breaches.filter(
    ({ subject, invariant }) => subjects.has(subject) && !names.has(invariant),
  );
  return [
    ...lived.problems,
    ...wrongState(lived, rows),
    ...differencesFromLedger(lived, rows, money),
    ...(await wrongCharges(lived, rows)),
    ...wrongBalance(rows, money),
    ...unexplained.map(
      ({ invariant, subject, detail }) => `check:bookings: ${invariant}: ${subject} ${detail}`,
    ),
  ];
}
