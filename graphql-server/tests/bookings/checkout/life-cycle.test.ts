import type { PayOutcome } from '../../../local/razorpay-ledger';
import { bookingStates } from '../../../src/bookings/core/booking.states';
import { disputeStates } from '../../../src/payments/core/dispute.states';
import { paymentStates } from '../../../src/payments/core/payment.states';
import { refundStates } from '../../../src/payments/core/refund.states';
import { staffActor } from '../../../src/platform/states/actor';
import type { StateMachine } from '../../../src/platform/states/state-machine';
import { stayStates } from '../../../src/selling/stays/stay.states';
import { confirmPayment, hold, inDays, type Hold } from '../../testkit/bookings';
import {
  cancelAtDesk,
  cancelBooking,
  freshKey,
  previewedRefund,
  takeBackAtDesk,
} from '../../testkit/cancellations';
import { deskOf, goTo, stayIdsOf } from '../../testkit/check-ins';
import { confirmedBooking } from '../../testkit/late-money';
import { assertType } from '../../testkit/graphql';
import { bookedAtDesk, tentativeSteps } from '../../testkit/desk-bookings';
import { openIdentity, OWNER } from '../../testkit/identity';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { deliver, disputeEvent, paymentEvent, refundEvent } from '../../testkit/webhooks';

interface HistoryRow {
  machine: string;
  from: string | null;
  to: string;
  actorKind: string;
  actorId: string | null;
  reason: string;
}

const MACHINES: StateMachine<string>[] = [
  bookingStates,
  stayStates,
  paymentStates,
  refundStates,
  disputeStates,
];

/** Steps of the desk that have no operation yet. A stay’s history begins with its first step. */
const WITHOUT_OPERATION: ReadonlySet<string> = new Set(['stay: nothing → EXPECTED']);

const written = ({ machine, from, to }: Pick<HistoryRow, 'machine' | 'from' | 'to'>) =>
  `${machine}: ${from ?? 'nothing'} → ${to}`;

/** Every transition that the tables allow, including the first one of a record. */
const ALLOWED = MACHINES.flatMap(({ name, initial, transitions }) => [
  ...initial.map((to) => written({ machine: name, from: null, to })),
  ...Object.entries(transitions).flatMap(([from, targets]) =>
    targets.map((to) => written({ machine: name, from, to })),
  ),
])
  .filter((step) => !WITHOUT_OPERATION.has(step))
  .sort();

let testServer: TestServer;
let history: HistoryRow[];

beforeAll(async () => {
  testServer = await startTestServer();
  testServer.razorpay.setMode({ reset: true, webhooks: 'off' });
  await payInEveryWay();
  await payLate();
  await refundInEveryWay();
  await refundInTheDashboard();
  await refundInCash();
  await giveBackUncaptured();
  await disputeInEveryWay();
  await cancelInEveryWay();
  const { token } = await (await openIdentity()).signIn({ email: OWNER.email, emailVerified: true });
  await takeCancellationBack({ token });
  await bookInEveryWayAtDesk({ token });
  await arriveAndLeaveInEveryWay({ token });
  const rows = await testServer.query<HistoryRow>(
    `SELECT machine, from_state AS from, to_state AS to, actor_kind AS "actorKind", actor_id AS "actorId", reason FROM transitions ORDER BY id`,
  );
  // Changes of bookings have their own test.
  history = rows.filter(({ machine }) => MACHINES.some(({ name }) => name === machine));
});
afterAll(() => testServer.stop());

type Step = PayOutcome | 'browser comes back' | 'webhook';

/** One payment with these steps; the guest's browser or a webhook reports the last one. */
async function pay(held: Hold, steps: Step[]): Promise<void> {
  let paymentId: string | undefined;
  let last: Awaited<ReturnType<TestServer['razorpay']['pay']>> | undefined;
  let outcome: PayOutcome = 'begin';
  const EVENTS = {
    capture: 'payment.captured',
    authorise: 'payment.authorized',
    fail: 'payment.failed',
    begin: null,
  } as const;
  for (const step of steps) {
    if (step === 'browser comes back') {
      if (last) await confirmPayment(testServer, last.checkout);
    } else if (step === 'webhook') {
      const event = EVENTS[outcome];
      if (last && event) await deliver(testServer, paymentEvent(event, last.payment));
    } else {
      outcome = step;
      last = await testServer.razorpay.pay(held.checkout.orderId, { outcome, paymentId, webhook: false });
      paymentId = last.payment.id;
    }
  }
}

async function payInEveryWay(): Promise<void> {
  const ways: Step[][] = [
    ['begin', 'browser comes back', 'capture', 'webhook'],
    ['begin', 'browser comes back', 'authorise', 'webhook'],
    ['begin', 'browser comes back', 'fail', 'webhook', 'authorise', 'webhook', 'fail', 'webhook'],
    ['fail', 'browser comes back', 'capture', 'browser comes back'],
    ['authorise', 'webhook', 'capture', 'webhook'],
    ['capture', 'webhook'],
  ];
  for (const steps of ways) await pay(await hold(testServer), steps);
}

/** A guest cancels; another guest does not come, and the staff record it. */
async function cancelInEveryWay(): Promise<void> {
  const { held } = await confirmedBooking(testServer);
  const { token } = held;
  await cancelBooking(testServer, { token, expectedRefund: await previewedRefund(testServer, token) });
  const today = inDays(0);
  const absent = await confirmedBooking(testServer, { checkin: today, checkout: inDays(1) });
  const [stay = ''] = await stayIdsOf(testServer, absent.held.booking.reference);
  await recordNoShow(stay);
}

/** The desk takes a cancellation back. */
async function takeCancellationBack(owner: { token: string }): Promise<void> {
  const reference = await bookedAtDesk(testServer, {}, owner);
  const [stay = ''] = await stayIdsOf(testServer, reference);
  const form = { reference, kind: 'CANCELLATION' as const, expectedRefund: 0, reason: 'The wrong booking.' };
  await cancelAtDesk(testServer, { ...form, idempotencyKey: freshKey() }, owner);
  assertType(await takeBackAtDesk(testServer, stay, owner), 'CancellationTakenBack');
}

/** The staff record that the guest of the stay did not come. */
async function recordNoShow(stay: string): Promise<void> {
  const { cancellations, bookingRepository, clock } = testServer.installation.services;
  const booking = await bookingRepository.findByStay(stay);
  const outcome = await cancellations.cancel(
    String(booking?.id),
    {
      by: 'staff',
      kind: 'NO_SHOW',
      stayIds: null,
      setPaise: null,
      reason: 'did not come',
      expectedRefund: 0,
      idempotencyKey: freshKey(),
      actor: staffActor('the-owner'),
    },
    await clock.forRequest().time(),
  );
  if (outcome.kind !== 'BookingCancelled') throw new Error(outcome.kind);
}

/** The staff make a firm booking and two tentative ones: one is confirmed, the other is released. */
async function bookInEveryWayAtDesk(owner: { token: string }): Promise<void> {
  const steps = tentativeSteps(testServer, owner);
  await bookedAtDesk(testServer, {}, owner);
  await steps.confirm(await bookedAtDesk(testServer, { optionUntil: inDays(2) }, owner));
  await steps.release(await bookedAtDesk(testServer, { optionUntil: inDays(2) }, owner));
}

/** A guest is checked in and out, each with a mistake; another is a no-show who arrives after all. */
async function arriveAndLeaveInEveryWay(owner: { token: string }): Promise<void> {
  const desk = deskOf(testServer, () => owner);
  const [checkin, checkout] = [inDays(9), inDays(10)];
  const [guest = '', absent = ''] = await Promise.all(
    ['Single', 'Double'].map(async (roomType) => {
      const { held } = await confirmedBooking(testServer, { checkin, checkout, roomType });
      const [stay = ''] = await stayIdsOf(testServer, held.booking.reference);
      return stay;
    }),
  );
  await goTo(testServer, checkin, '20:00');
  await desk.checkIn(guest);
  await desk.undoCheckIn(guest);
  await desk.checkIn(guest);
  await recordNoShow(absent);
  await desk.arriveAfterAll(absent);
  await goTo(testServer, checkout, '10:00');
  await desk.checkOut(guest);
  await desk.undoCheckOut(guest);
  await testServer.shiftClock('0');
}

async function lapsed(): Promise<Hold> {
  const held = await hold(testServer);
  await testServer.shiftClock('16 minutes');
  await testServer.installation.sweep.run();
  return held;
}

async function payLate(): Promise<void> {
  await pay(await lapsed(), ['capture', 'browser comes back']);
  await testServer.shiftClock('0');
}

async function refundInEveryWay(): Promise<void> {
  for (const refunds of ['processed', 'refused'] as const) {
    const held = await lapsed();
    await testServer.shiftClock('80 minutes');
    await pay(held, ['capture', 'webhook']);
    testServer.razorpay.setMode({ refunds });
    await testServer.runJobs();
    await testServer.shiftClock('0');
  }
  testServer.razorpay.setMode({ refunds: 'processed' });
  // The gateway's last report counts, whatever it is.
  const [refund] = Object.values(testServer.razorpay.state().refunds);
  if (!refund) throw new Error('No refund was made.');
  await deliver(testServer, refundEvent('refund.failed', refund));
  await deliver(testServer, refundEvent('refund.processed', refund));
}

/** A refund that the gateway refuses is paid at the desk; later the gateway sends it anyway. */
async function refundInCash(): Promise<void> {
  const held = await lapsed();
  await testServer.shiftClock('80 minutes');
  const { payment } = await testServer.razorpay.pay(held.checkout.orderId, {
    outcome: 'capture',
    webhook: false,
  });
  await deliver(testServer, paymentEvent('payment.captured', payment));
  testServer.razorpay.setMode({ refunds: 'refused' });
  await testServer.runJobs();
  testServer.razorpay.setMode({ refunds: 'processed' });
  await testServer.shiftClock('0');
  const [failed] = await testServer.query<{ taskId: string; key: string }>(
    `SELECT task.id AS "taskId", refund.idempotency_key AS key FROM payments
     JOIN refunds refund ON refund.payment_id = payments.id JOIN tasks task ON task.subject = refund.id::text
     WHERE payments.gateway_payment_id = $1`,
    [payment.id],
  );
  if (!failed) throw new Error('No refund failed.');
  const owner = { uid: 'the-owner', address: 'owner@saffroncourt.example' };
  const done = { id: failed.taskId, note: 'paid in cash at the desk', source: 'CASH' } as const;
  if (!(await testServer.installation.services.tasks.finish(owner, done, new Date(), () => undefined)))
    throw new Error('The task is not done.');
  const made = await testServer.razorpay.refundInDashboard(payment.id, { webhook: false });
  const notes = { idempotency_key: failed.key };
  await deliver(testServer, refundEvent('refund.processed', { ...made, notes }));
}

async function capturedPayment(): Promise<string> {
  const held = await hold(testServer);
  const { payment, checkout } = await testServer.razorpay.pay(held.checkout.orderId, {
    outcome: 'capture',
    webhook: false,
  });
  await confirmPayment(testServer, checkout);
  return payment.id;
}

async function refundInTheDashboard(): Promise<void> {
  const paymentId = await capturedPayment();
  const processed = await testServer.razorpay.refundInDashboard(paymentId, {
    amount: 10_000,
    webhook: false,
  });
  await deliver(testServer, refundEvent('refund.processed', processed));
  for (const [id, status] of [
    ['rfnd_that_waits', 'pending'],
    ['rfnd_that_failed', 'failed'],
  ] as const) {
    const entity = { ...processed, id, status };
    await deliver(testServer, { event: 'refund.created', payload: { refund: { entity } } });
  }
  // A refund that is owed, and was made in the dashboard before our job ran.
  const held = await lapsed();
  await testServer.shiftClock('80 minutes');
  const { payment } = await testServer.razorpay.pay(held.checkout.orderId, {
    outcome: 'capture',
    webhook: false,
  });
  await deliver(testServer, paymentEvent('payment.captured', payment));
  const byHand = await testServer.razorpay.refundInDashboard(payment.id, { webhook: false });
  await testServer.runJobs();
  await testServer.shiftClock('0');
  // An earlier attempt of ours succeeded after all.
  const [ours] = await testServer.query<{ key: string }>(
    "SELECT idempotency_key AS key FROM refunds WHERE status = 'NOT_NEEDED'",
  );
  const notes = { idempotency_key: String(ours?.key) };
  await deliver(testServer, refundEvent('refund.processed', { ...byHand, id: 'rfnd_tried_before', notes }));
}

/** Authorised and refunded by the gateway, which reports it in each state that our record may have. */
async function giveBackUncaptured(): Promise<void> {
  for (const known of [null, 'created', 'authorized', 'failed'] as const) {
    const held = await hold(testServer);
    const { payment } = await testServer.razorpay.pay(held.checkout.orderId, {
      outcome: 'authorise',
      webhook: false,
    });
    const tell = (status: string) =>
      deliver(testServer, {
        event: 'payment.updated',
        payload: { payment: { entity: { ...payment, status, captured: false } } },
      });
    if (known) await tell(known);
    await tell('refunded');
  }
}

/** Each dispute is a path through the table, for a separate payment. */
async function disputeInEveryWay(): Promise<void> {
  const ways = [
    ['created', 'under_review', 'action_required', 'won'],
    ['created', 'lost'],
    ['created', 'closed'],
    ['under_review', 'won'],
    ['under_review', 'lost'],
    ['under_review', 'closed'],
    ['won'],
    ['lost'],
    ['closed'],
  ] as const;
  for (const way of ways) {
    const paymentId = await capturedPayment();
    for (const step of way) {
      const event = `payment.dispute.${step}` as const;
      const dispute = await testServer.razorpay.dispute(paymentId, { event, webhook: false });
      await deliver(testServer, disputeEvent(event, dispute));
    }
  }
}

describe('the tables of life cycles', () => {
  test('allow exactly what happens: every row is used, and no other transition is made', () => {
    expect([...new Set(history.map(written))].sort()).toEqual(ALLOWED);
  });

  test('and every step is recorded with who made it and why', () => {
    for (const { reason } of history) expect(reason).toMatch(/\w{3}/);
    const actors = history.map(({ actorKind, actorId }) => (actorKind === 'job' ? actorId : actorKind));
    expect(new Set(actors)).toEqual(new Set(['guest', 'staff', 'webhook', 'sweep holds', 'refund job']));
  });

  test('a webhook is named by its event, and a visitor has no name', async () => {
    const events = await testServer.query<{ id: string }>('SELECT event_id AS id FROM webhook_events');
    const known = new Set(events.map(({ id }) => id));
    const idsOf = (kind: string) =>
      history.filter(({ actorKind }) => actorKind === kind).map(({ actorId }) => actorId);
    expect(idsOf('webhook').filter((id) => !known.has(id ?? ''))).toEqual([]);
    expect(new Set(idsOf('guest'))).toEqual(new Set([null]));
  });

  test('each record’s rows form a chain: each begins with the state in which the last one ended', async () => {
    const broken = await testServer.query(
      `SELECT * FROM (
         SELECT machine, from_state, COALESCE(lag(to_state) OVER (PARTITION BY machine, subject_id ORDER BY id),
           CASE machine WHEN 'stay' THEN 'EXPECTED' END) AS before
         FROM transitions) step
       WHERE from_state IS DISTINCT FROM before`,
    );
    expect(broken).toEqual([]);
  });

  test.each([
    ['payment', 'payments'],
    ['refund', 'refunds'],
    ['dispute', 'disputes'],
    ['booking', 'bookings'],
  ])('the last row of a %s has its current state', async (machine, table) => {
    const rows = await testServer.query(
      `SELECT record.id FROM ${table} record WHERE record.status IS DISTINCT FROM (
         SELECT to_state FROM transitions WHERE machine = $1 AND subject_id = record.id ORDER BY id DESC LIMIT 1)`,
      [machine],
    );
    expect(rows).toEqual([]);
  });
});
