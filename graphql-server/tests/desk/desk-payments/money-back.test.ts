import { execute, gql, type RequestOptions } from '../../testkit/graphql';
import { openIdentity, OWNER } from '../../testkit/identity';
import { bookingThatOwes, deskPaymentForm, moneyOf, takeMoney } from '../../testkit/desk-payments';
import { startTestServer, type TestServer } from '../../testkit/test-server';

const CANCEL = gql(`mutation CancelPaidAtDesk($input: CancelGuestBookingInput!) {
  result: cancelGuestBooking(input: $input) {
    __typename ... on GuestBookingCancelled { charge { amount } refund { amount } } ... on Refusal { code }
  }
}`);
const TASKS = gql(`query TasksByHand { openTasks { id kind reference amount { amount } } }`);
const FINISH = gql(`mutation FinishByHand($input: FinishTaskInput!) {
  result: finishTask(input: $input) { __typename }
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

const cancel = async (reference: string, expectedRefund: number) =>
  (
    await execute(
      testServer,
      CANCEL,
      { input: { reference, reason: 'Called', expectedRefund, idempotencyKey: `cancel-${reference}-1234` } },
      owner,
    )
  ).result;
const tasksOf = async (reference: string) =>
  (await execute(testServer, TASKS, {}, owner)).openTasks.filter((task) => task.reference === reference);
const finish = async (id: string, source: 'UPI' | null) =>
  (await execute(testServer, FINISH, { input: { id, note: 'Given at the desk', source } }, owner)).result;

describe('given a booking that was paid in cash and is cancelled', () => {
  test('its money counts as refunded, and a task that says how it was paid ends it', async () => {
    const { reference, owes } = await bookingThatOwes(testServer);
    const rounded = Math.floor((owes + 50) / 100) * 100;
    await takeMoney(testServer, deskPaymentForm(reference, { amount: rounded }), owner);
    expect(await cancel(reference, owes)).toMatchObject({ refund: { amount: owes } });
    expect(await moneyOf(testServer, reference, owner)).toMatchObject({
      balance: 0,
      payments: [{ refunds: [{ status: 'PENDING', source: 'CASH', amount: { amount: rounded } }] }],
    });
    expect(await testServer.breaches()).toEqual([]);

    const [task] = await tasksOf(reference);
    expect(task).toMatchObject({ kind: 'REFUND_BY_HAND', amount: { amount: rounded } });
    expect(await finish(String(task?.id), 'UPI')).toEqual({ __typename: 'TaskFinished' });
    expect(await moneyOf(testServer, reference, owner)).toMatchObject({
      balance: 0,
      payments: [{ refunds: [{ status: 'PROCESSED', source: 'UPI' }] }],
    });
    expect(await tasksOf(reference)).toEqual([]);
    expect(await testServer.breaches()).toEqual([]);
  });

  test('the jobs that send refunds ignore it', async () => {
    const { reference, owes } = await bookingThatOwes(testServer);
    await takeMoney(testServer, deskPaymentForm(reference, { source: 'CARD_MACHINE', amount: owes }), owner);
    await cancel(reference, owes);
    await testServer.shiftClock('3 hours');
    await testServer.installation.reconciliation.run();
    await testServer.runJobs();
    await testServer.shiftClock('0');
    expect(await moneyOf(testServer, reference, owner)).toMatchObject({
      payments: [{ refunds: [{ status: 'PENDING', source: 'CARD_MACHINE' }] }],
    });
  });
});
