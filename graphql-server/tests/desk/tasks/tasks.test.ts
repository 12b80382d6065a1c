import { addDays } from '../../../src/platform/time/dates';
import { execute, executeExpectingErrors, gql, type RequestOptions } from '../../testkit/graphql';
import { openIdentity, OWNER } from '../../testkit/identity';
import { blockRoom } from '../../testkit/blocks';
import { figuresOf } from '../../testkit/figures';
import { confirmedBooking, owedRefund, refundsAtGateway, refundsOf } from '../../testkit/late-money';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import type { DisputeEvent } from '../../../local/razorpay-entities';
import { deliver, disputeEvent, refundEvent } from '../../testkit/webhooks';

const OPEN_TASKS = gql(`query OpenTasks {
  openTasks { id kind reference guestName payment amount { amount currency } }
}`);
const DISPUTE_TASKS = gql(`query DisputeTasks {
  openTasks { id kind reference payment respondBy amount { amount } }
}`);
const LISTED_DIFFERENCES = gql(`query DifferencesOfOneVersion {
  openTasks { kind difference }
  settlements(from: "2026-11-01", to: "2026-11-30") { differences { kind } }
}`);
const FINISH_TASK = gql(`mutation FinishTask($input: FinishTaskInput!) {
  finishTask(input: $input) {
    __typename
    ... on TaskFinished { id }
    ... on Refusal { code }
    ... on InvalidInput { faults { field message } }
  }
}`);
const DAY = gql(`query Day {
  frontDesk { today tomorrow { arrivals departures } occupancy { night rooms sold kept outOfOrder } }
}`);

let testServer: TestServer;
let owner: RequestOptions;
beforeAll(async () => {
  testServer = await startTestServer({ HOLDS_PER_EMAIL: '20' });
  const { token } = await (await openIdentity()).signIn({ email: OWNER.email, emailVerified: true });
  owner = { token };
});
afterAll(() => testServer.stop());
beforeEach(() => testServer.razorpay.setMode({ reset: true, webhooks: 'off' }));

const openTasks = async () => (await execute(testServer, OPEN_TASKS, {}, owner)).openTasks;
const finish = async (id: string, note = 'Paid in cash at the desk') =>
  (await execute(testServer, FINISH_TASK, { input: { id, note } }, owner)).finishTask;
const breachesNow = async () => (await testServer.breaches()).map(({ invariant }) => invariant);

describe('given a refund that the gateway refuses', () => {
  async function failedRefund() {
    const owed = await owedRefund(testServer);
    testServer.razorpay.setMode({ refunds: 'refused' });
    await testServer.runJobs();
    await testServer.shiftClock('0');
    const task = (await openTasks()).find(({ payment }) => payment === owed.paymentId);
    return { ...owed, taskId: String(task?.id), task };
  }

  test('its task names booking, guest and amount', async () => {
    const { task, held, amount } = await failedRefund();
    expect(task).toMatchObject({
      kind: 'REFUND_FAILED',
      reference: held.booking.reference,
      guestName: 'Asha Rao',
      amount: { amount, currency: 'INR' },
    });
    await finish(String(task?.id));
  });

  test('counts as paid once a member of the staff says how, with who did it, and breaks no rule any more', async () => {
    const { taskId, paymentId } = await failedRefund();
    expect(await breachesNow()).toContain('a refund failed');
    expect(await finish(taskId)).toEqual({ __typename: 'TaskFinished', id: taskId });

    expect(await refundsOf(testServer, paymentId)).toMatchObject([{ status: 'PAID_OTHERWISE' }]);
    expect(await breachesNow()).toEqual([]);
    expect((await openTasks()).map(({ id }) => id)).not.toContain(taskId);
    const [task] = await testServer.query('SELECT done_by, note FROM tasks WHERE id = $1', [taskId]);
    expect(task).toEqual({ done_by: OWNER.uid, note: 'Paid in cash at the desk' });
    const [entry] = await testServer.query(
      "SELECT details, after FROM administrator_actions WHERE action = 'finishTask' ORDER BY id DESC LIMIT 1",
    );
    expect(entry).toEqual({
      details: { kind: 'REFUND_FAILED' },
      after: { doneBy: OWNER.uid },
    });
  });

  test('fifty presses at once finish it once', async () => {
    const { taskId } = await failedRefund();
    const results = await Promise.all(Array.from({ length: 50 }, () => finish(taskId)));
    const finished = results.filter(({ __typename }) => __typename === 'TaskFinished');
    expect(finished).toHaveLength(1);
    expect(new Set(results.map(({ __typename }) => __typename))).toEqual(
      new Set(['TaskFinished', 'RecordNotFound']),
    );
  });

  test('a gateway that sends it later counts', async () => {
    const { taskId, paymentId } = await failedRefund();
    await finish(taskId);
    const [row] = await testServer.query<{ key: string }>(
      `SELECT idempotency_key AS key FROM refunds refund JOIN payments payment ON payment.id = refund.payment_id
       WHERE gateway_payment_id = $1`,
      [paymentId],
    );
    testServer.razorpay.setMode({ reset: true, webhooks: 'off' });
    const made = await testServer.razorpay.refundInDashboard(paymentId, { webhook: false });
    made.notes = { idempotency_key: String(row?.key) };
    await deliver(testServer, refundEvent('refund.processed', made));
    expect(await refundsOf(testServer, paymentId)).toMatchObject([{ status: 'PROCESSED' }]);
  });
});

test('given a refund that the bank returned and the hotel paid in cash, another one in the dashboard is found', async () => {
  const { paymentId } = await owedRefund(testServer);
  await testServer.runJobs();
  const [made] = refundsAtGateway(testServer, paymentId);
  const sentBack = await testServer.razorpay.settleRefund(String(made?.id), 'failed', { webhook: false });
  await deliver(testServer, refundEvent('refund.failed', sentBack));
  const task = (await openTasks()).find(({ payment }) => payment === paymentId);
  await finish(String(task?.id));

  await testServer.razorpay.refundInDashboard(paymentId, { amount: 100_000, webhook: false });
  await testServer.shiftClock('3 hours');
  await testServer.installation.reconciliation.run();
  await testServer.shiftClock('0');
  expect(await refundsOf(testServer, paymentId)).toMatchObject([
    { status: 'PAID_OTHERWISE' },
    { status: 'PROCESSED', amount: 100_000 },
  ]);
  expect(await breachesNow()).toContain('more refunded than paid');
});

test('a refund in the dashboard that was a courtesy is explained by a note', async () => {
  const { held, paymentId } = await confirmedBooking(testServer);
  const refund = await testServer.razorpay.refundInDashboard(paymentId, { amount: 100_000, webhook: false });
  await deliver(testServer, refundEvent('refund.processed', refund));
  const task = (await openTasks()).find(({ reference }) => reference === held.booking.reference);
  expect(task).toMatchObject({ kind: 'DASHBOARD_REFUND', amount: { amount: 100_000 } });
  expect(await finish(String(task?.id), 'A courtesy for the cold shower')).toMatchObject({
    __typename: 'TaskFinished',
  });
  expect(refundsAtGateway(testServer, paymentId)).toHaveLength(1);
});

describe('given a dispute', () => {
  const tell = async (paymentId: string, event: DisputeEvent) => {
    const dispute = await testServer.razorpay.dispute(paymentId, { event, webhook: false });
    await deliver(testServer, disputeEvent(event, dispute, testServer.razorpay.state().payments[paymentId]));
    return dispute;
  };
  const disputeTasks = async (reference: string) => {
    const { openTasks: tasks } = await execute(testServer, DISPUTE_TASKS, {}, owner);
    return tasks.filter((task) => task.reference === reference && task.kind === 'DISPUTE');
  };

  test('its task names the amount and by when to respond, and ends once the bank has decided', async () => {
    const { held, paymentId, amount } = await confirmedBooking(testServer);
    const { respond_by } = await tell(paymentId, 'payment.dispute.created');
    expect(await disputeTasks(held.booking.reference)).toMatchObject([
      { amount: { amount }, payment: paymentId, respondBy: new Date(respond_by * 1000).toISOString() },
    ]);
    await tell(paymentId, 'payment.dispute.won');
    expect(await disputeTasks(held.booking.reference)).toEqual([]);
  });

  test('that the hotel has answered is a task again when the bank asks for more', async () => {
    const { held, paymentId } = await confirmedBooking(testServer);
    await tell(paymentId, 'payment.dispute.created');
    const [task] = await disputeTasks(held.booking.reference);
    expect(await finish(String(task?.id), 'Contested in the dashboard')).toMatchObject({
      __typename: 'TaskFinished',
    });
    await tell(paymentId, 'payment.dispute.under_review');
    expect(await disputeTasks(held.booking.reference)).toEqual([]);
    await tell(paymentId, 'payment.dispute.action_required');
    expect(await disputeTasks(held.booking.reference)).toHaveLength(1);
    await tell(paymentId, 'payment.dispute.closed');
  });
});

test('kinds that only a newer version knows do not hide the tasks that this version knows', async () => {
  const before = await openTasks();
  await testServer.query(
    `INSERT INTO tasks (id, kind, subject, parameters) VALUES
      (gen_random_uuid(), 'OF_A_NEWER_VERSION', 'newer', '{}'),
      (gen_random_uuid(), 'GATEWAY_DIFFERENCE', 'newer', '{"difference": "OF_A_NEWER_VERSION"}'),
      (gen_random_uuid(), 'PORTAL_UNREACHABLE', 'known', '{}')`,
  );
  const { openTasks: listed, settlements } = await execute(testServer, LISTED_DIFFERENCES, {}, owner);
  expect(listed.slice(-2)).toEqual([
    { kind: 'GATEWAY_DIFFERENCE', difference: null },
    { kind: 'PORTAL_UNREACHABLE', difference: null },
  ]);
  expect(listed).toHaveLength(before.length + 2);
  expect(settlements.differences).toEqual([]);
  await testServer.query("DELETE FROM tasks WHERE subject IN ('newer', 'known')");
});

test('an unknown task, an invalid id and an empty note are refused', async () => {
  expect(await finish('b8f6cbe5-7a71-4dd5-9a2e-2f2f1b4e9c11')).toMatchObject({ code: 'RECORD_NOT_FOUND' });
  expect(await finish('no-id')).toMatchObject({ code: 'RECORD_NOT_FOUND' });
  expect(await finish('no-id', '  ')).toMatchObject({
    faults: [{ field: 'note', message: 'Please enter what was done.' }],
  });
  const { errors } = await executeExpectingErrors(testServer, FINISH_TASK, {
    input: { id: 'no-id', note: 'done' },
  });
  expect(errors[0].extensions['code']).toBe('UNAUTHENTICATED');
});

test('the day counts tomorrow’s arrivals and the rooms of the next nights; holds count as free', async () => {
  const before = (await execute(testServer, DAY, {}, owner)).frontDesk;
  expect(before.occupancy).toHaveLength(14);
  expect(before.occupancy[0]).toMatchObject({ night: before.today, rooms: 30 });
  // After midnight the desk still works for the day before.
  const stay = { checkin: addDays(before.today, 1), checkout: addDays(before.today, 3) };
  await confirmedBooking(testServer, { ...stay, roomType: 'Suite' });
  const after = (await execute(testServer, DAY, {}, owner)).frontDesk;
  expect(after.tomorrow.arrivals).toBe(before.tomorrow.arrivals + 1);
  const sold = (day: typeof before) => day.occupancy.map((night) => night.sold);
  expect(sold(after).map((count, place) => count - (sold(before)[place] ?? 0))).toEqual(
    Array.from({ length: 14 }, (_, place) => (place === 1 || place === 2 ? 1 : 0)),
  );
});

test('today’s occupancy equals the figures: out-of-order rooms are not available, the owner’s rooms are, a portal’s are sold', async () => {
  const { today } = (await execute(testServer, DAY, {}, owner)).frontDesk;
  const [night, until] = [addDays(today, 6), addDays(today, 7)];
  const block = (roomNumber: string, reason: 'OUT_OF_ORDER' | 'OWNERS_USE' | 'PORTAL') =>
    blockRoom(testServer, { roomNumber, firstNight: night, until, reason }, owner);
  await block('101', 'OUT_OF_ORDER');
  await block('102', 'OWNERS_USE');
  await block('103', 'PORTAL');
  await confirmedBooking(testServer, { checkin: night, checkout: until, roomType: 'Suite' });
  const { occupancy } = (await execute(testServer, DAY, {}, owner)).frontDesk;
  const shown = occupancy.find((each) => each.night === night);
  expect(shown).toMatchObject({ rooms: 29, sold: 2, kept: 1, outOfOrder: 1 });
  const { period } = await figuresOf(testServer, night, night, owner);
  expect(period.total).toMatchObject({ roomsAvailable: shown?.rooms, roomsSold: shown?.sold });
});
