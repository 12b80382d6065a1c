import { addDays } from '../../src/platform/time/dates';
import { inDays } from '../testkit/bookings';
import { deskOf, goTo, stayIdsOf } from '../testkit/check-ins';
import { bookedAtDesk, deskStay } from '../testkit/desk-bookings';
import { deskPaymentForm, takeMoney } from '../testkit/desk-payments';
import { openIdentity, OWNER } from '../testkit/identity';
import type { RequestOptions } from '../testkit/graphql';
import { sendAgain } from '../testkit/money-lives/send-again';
import { requestSteps } from '../testkit/payment-requests';
import { chargeSteps } from '../testkit/posted-charges';
import { proofSize } from '../testkit/proof-size';
import { startServer, type ServerProcess } from '../testkit/server-process';
import { issueDocuments } from '../testkit/tax-documents';
import { startTestServer, type TestServer } from '../testkit/test-server';

vi.setConfig({ testTimeout: 600_000 });

const ROUNDS = proofSize({ quick: 4, full: 200 });

let testServer: TestServer;
let other: ServerProcess;
let owner: RequestOptions;
beforeAll(async () => {
  testServer = await startTestServer();
  const identity = await openIdentity();
  owner = { token: (await identity.signIn({ email: OWNER.email, emailVerified: true })).token };
  other = await startServer(testServer, { FIREBASE_AUTH_EMULATOR_HOST: identity.host });
  await issueDocuments(testServer);
});
afterAll(async () => {
  await other.end('SIGTERM');
  await testServer.stop();
});

const nameOf = (outcome: PromiseSettledResult<{ __typename: string } & object>) =>
  outcome.status === 'fulfilled' ? outcome.value.__typename : String(outcome.reason);

test(`${ROUNDS} times two people post, lower, take back and check out one booking over two servers: nothing is lost or counted twice`, async () => {
  const here = chargeSteps(testServer, () => owner);
  const there = chargeSteps(other, () => owner);
  const requests = requestSteps(testServer, owner);
  const desk = deskOf(other, () => owner);
  const item = await here.item();
  for (let round = 0; round < ROUNDS; round += 1) {
    const checkin = inDays(20 + round);
    await goTo(testServer, checkin, '14:00');
    const stays = [deskStay({ checkin, checkout: addDays(checkin, 1) })];
    const reference = await bookedAtDesk(testServer, { stays, email: `race-${round}@guest.example` }, owner);
    const [stay = ''] = await stayIdsOf(testServer, reference);
    await deskOf(testServer, () => owner).checkIn(stay);
    const dinner = await here.posted(stay, { item, quantity: 10 });
    const owes = (await requests.atDesk(reference)).balance.amount;
    await takeMoney(testServer, deskPaymentForm(reference, { source: 'UPI', amount: owes }), owner);
    const key = `one-form-sent-twice-${String(round).padStart(4, '0')}`;
    const outcomes = await Promise.allSettled<{ __typename: string } & object>([
      sendAgain(() => here.post(stay, { item, idempotencyKey: key })),
      sendAgain(() => there.post(stay, { item, idempotencyKey: key })),
      sendAgain(() => there.allow(reference, { amount: 30_000, idempotencyKey: `off-${key}` })),
      sendAgain(() => here.takeBack(dinner)),
      sendAgain(() => desk.checkOut(stay)),
    ]);
    const names = outcomes.map(nameOf);
    expect(names.slice(0, 4)).toEqual(Array<string>(4).fill('ChargesStored'));
    // Whoever checks out too early is told what is owed, or what the hotel owes.
    expect(['StayMoved', 'StayStepRefused', 'DepartureChanged']).toContain(names[4]);
    const bill = await here.billOf(reference);
    expect(bill.charges.map(({ takenBackAt }) => takenBackAt !== null)).toEqual([true, false]);
    expect(bill.allowances).toHaveLength(1);
    await testServer.runJobs();
  }
  expect(await testServer.breaches()).toEqual([]);
});
