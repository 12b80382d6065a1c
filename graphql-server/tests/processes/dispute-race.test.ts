import { inDays } from '../testkit/bookings';
import { cancelAtDesk, freshKey } from '../testkit/cancellations';
import { bookedAtDesk, deskStay } from '../testkit/desk-bookings';
import { execute, gql, type RequestOptions } from '../testkit/graphql';
import { openIdentity, OWNER } from '../testkit/identity';
import { refundsAtGateway } from '../testkit/late-money';
import { untilWaitedFor } from '../testkit/lock-waits';
import { requestSteps } from '../testkit/payment-requests';
import { proofSize } from '../testkit/proof-size';
import { depositSteps } from '../testkit/security-deposits';
import { startTestServer, type TestServer } from '../testkit/test-server';
import { deliver, disputeEvent, refundEvent } from '../testkit/webhooks';

const DISPUTES = proofSize({ quick: 6, full: 200 });
const DEADLOCK = '40P01';
const FAILED = `
  SELECT id FROM tasks WHERE kind = 'REFUND_FAILED' AND done_at IS NULL
    AND booking_id = (SELECT id FROM bookings WHERE reference = $1)`;
const FINISH = gql(`mutation FinishTaskOfDisputeRace($input: FinishTaskInput!) {
  result: finishTask(input: $input) { __typename }
}`);

let testServer: TestServer;
let owner: RequestOptions;
let requests: ReturnType<typeof requestSteps>;
let deposits: ReturnType<typeof depositSteps>;
beforeAll(async () => {
  testServer = await startTestServer({ RATE_LIMIT_SCALE: '100000' });
  testServer.razorpay.setMode({ reset: true, webhooks: 'off' });
  const { token } = await (await openIdentity()).signIn({ email: OWNER.email, emailVerified: true });
  owner = { token };
  requests = requestSteps(testServer, owner);
  deposits = depositSteps(testServer, () => owner);
});
afterAll(() => testServer.stop());

let places = 0;

/** A booking whose guest left a deposit by each of two links, of ₹5,000 each. */
async function withTwoDeposits() {
  const checkin = inDays(20 + (places += 1));
  const stays = [deskStay({ checkin, checkout: inDays(21 + places) })];
  const reference = await bookedAtDesk(testServer, { stays, email: `race-${places}@guest.example` }, owner);
  const payments: string[] = [];
  for (const reason of ['First deposit', 'Second deposit']) {
    const asked = { purpose: 'SECURITY_DEPOSIT', amount: 500_000, reason };
    const { token } = await requests.asked(reference, asked);
    const { payment } = await requests.pay(token, (await requests.order(token)).orderId);
    payments.push(payment.id);
  }
  const found = (await deposits.depositsOf(reference)).deposits.map(({ id }) => id);
  const [[payment = ''], [first = '', second = '']] = [payments, found];
  return { reference, payment, first, second };
}

/** Nothing of the booking is expected any more, so that the desk has the task 'return the deposit'. */
async function cancelled(reference: string): Promise<void> {
  const words = { reason: 'Ill', idempotencyKey: freshKey() };
  const input = { reference, kind: 'CANCELLATION' as const, charge: 0, expectedRefund: 0, ...words };
  await cancelAtDesk(testServer, input, owner);
}

const opened = (payment: string, amount?: number) =>
  testServer.razorpay.dispute(payment, { event: 'payment.dispute.created', amount, webhook: false });

/** An event without its payment: the booking is then known by our record of the payment alone. */
const lost = async (payment: string) => {
  const event = 'payment.dispute.lost';
  return disputeEvent(event, await testServer.razorpay.dispute(payment, { event, webhook: false }));
};

test(`a bank decides while the staff act on the deposit, ${DISPUTES} times: nobody waits in a circle`, async () => {
  const ended: string[] = [];
  const { database } = testServer.installation;
  const transaction = database.transaction.bind(database) as (work: unknown) => Promise<unknown>;
  vi.spyOn(database, 'transaction').mockImplementation((work: unknown) =>
    transaction(work).catch((error: unknown) => {
      if (JSON.stringify(error).includes(DEADLOCK)) ended.push(DEADLOCK);
      throw error;
    }),
  );
  for (let dispute = 0; dispute < DISPUTES; dispute += 1) {
    const { reference, payment, first, second } = await withTwoDeposits();
    await cancelled(reference);
    await deliver(testServer, disputeEvent('payment.dispute.created', await opened(payment, 300_000)));
    const event = await lost(payment);
    const [delivered, ...acts] = await Promise.all([
      deliver(testServer, event),
      deposits.giveBack(first, 100_000),
      deposits.giveBack(second, 200_000),
      deposits.giveBack(first, 100_000),
    ]);
    expect(delivered.status).toBe(200);
    expect(acts.map((act) => act.__typename)).toEqual(acts.map(() => 'SecurityDepositsStored'));
    expect((await deposits.depositsOf(reference)).held.amount).toBe(1_000_000 - 300_000 - 400_000);
  }
  expect(ended).toEqual([]);
  await testServer.runJobs();
  expect(await testServer.breaches()).toEqual([]);
}, 600_000);

describe('whoever changes money locks the booking before the payment', () => {
  /**
   * Somebody has locked the booking. `act` begins, waits for the booking, and has not locked the payment: whoever has the booking
   * can lock the payment at once.
   */
  async function waitsForBooking(reference: string, payment: string, act: () => Promise<unknown>) {
    let acting: Promise<unknown> = Promise.resolve();
    await testServer.installation.database.transaction(async (manager) => {
      await manager.query('SELECT id FROM bookings WHERE reference = $1 FOR UPDATE', [reference]);
      acting = act();
      await untilWaitedFor(manager, testServer);
      await manager.query('SELECT id FROM payments WHERE gateway_payment_id = $1 FOR UPDATE NOWAIT', [
        payment,
      ]);
    });
    return acting;
  }

  test('a dispute that an event reports', async () => {
    const { reference, payment } = await withTwoDeposits();
    await deliver(testServer, disputeEvent('payment.dispute.created', await opened(payment)));
    const event = await lost(payment);
    await waitsForBooking(reference, payment, () => deliver(testServer, event));
    expect((await deposits.depositsOf(reference)).held.amount).toBe(500_000);
  });

  test('a dispute that the reconciliation finds', async () => {
    const { reference, payment, first } = await withTwoDeposits();
    await opened(payment);
    await waitsForBooking(reference, payment, () => testServer.installation.gatewayComparison.run());
    expect(await deposits.charge(first)).toMatchObject({ code: 'DEPOSIT_DISPUTED' });
  });

  test('a refund that fails, and the task about it', async () => {
    const { reference, payment, first } = await withTwoDeposits();
    await deposits.giveBack(first, 500_000);
    await testServer.runJobs();
    const [made] = refundsAtGateway(testServer, payment);
    const refund = await testServer.razorpay.settleRefund(String(made?.id), 'failed', { webhook: false });
    await waitsForBooking(reference, payment, () =>
      deliver(testServer, refundEvent('refund.failed', refund)),
    );
    const tasks = await testServer.query<{ id: string }>(FAILED, [reference]);
    expect(tasks).toHaveLength(1);
    const input = { id: tasks[0]?.id ?? '', note: 'Paid by transfer', source: 'BANK_TRANSFER' as const };
    await waitsForBooking(reference, payment, () => execute(testServer, FINISH, { input }, owner));
    expect((await deposits.depositsOf(reference)).held.amount).toBe(500_000);
  });
});
