import { addDays } from '../../src/platform/time/dates';
import { goTo } from '../testkit/check-ins';
import { auditDays, bookSteps } from '../testkit/day-book';
import { bookedAtDesk, deskStay } from '../testkit/desk-bookings';
import { deskPaymentForm, takeMoney } from '../testkit/desk-payments';
import type { RequestOptions } from '../testkit/graphql';
import { openIdentity, OWNER } from '../testkit/identity';
import { closedVouchers, openVouchers, wrongClosedDays } from '../testkit/money-lives/day-book-check';
import { proofSize } from '../testkit/proof-size';
import { startServer, type ServerProcess } from '../testkit/server-process';
import { issueDocuments } from '../testkit/tax-documents';
import { startTestServer, type TestServer } from '../testkit/test-server';
import { waitFor } from '../testkit/wait-for';

vi.setConfig({ testTimeout: 1_800_000 });

const ROUNDS = proofSize({ quick: 4, full: 200 });

let testServer: TestServer;
let other: ServerProcess;
let owner: RequestOptions;
beforeAll(async () => {
  testServer = await startTestServer();
  testServer.razorpay.setMode({ webhooks: 'off' });
  const identity = await openIdentity();
  owner = { token: (await identity.signIn({ email: OWNER.email, emailVerified: true })).token };
  other = await startServer(testServer, { FIREBASE_AUTH_EMULATOR_HOST: identity.host });
  await issueDocuments(testServer);
});
afterAll(async () => {
  await other.end('SIGTERM');
  await testServer.stop();
});

test(`${ROUNDS} times two people close a day over two servers while money comes in: one result, nothing lost or twice`, async () => {
  const here = bookSteps(testServer, () => owner);
  const there = bookSteps(other, () => owner);
  const start = (await here.book()).businessDay;
  const stays = [deskStay({ checkin: addDays(start, 300), checkout: addDays(start, 310) })];
  const reference = await bookedAtDesk(testServer, { stays, email: 'race@guest.example' }, owner);
  await auditDays(testServer, addDays(start, -30), addDays(start, ROUNDS + 1));
  let taken = 0;
  for (let round = 1; round <= ROUNDS; round += 1) {
    const day = addDays(start, round);
    const pay = () =>
      takeMoney(testServer, deskPaymentForm(reference, { source: 'UPI', amount: 100 }), owner);
    await goTo(testServer, day, '05:59');
    await pay();
    await goTo(testServer, day, '12:00');
    const yesterday = addDays(day, -1);
    const [one, two] = await Promise.all([here.closed(yesterday), there.closed(yesterday), pay()]);
    taken += 2;
    expect(one).toMatch(/^[0-9a-f]{64}$/);
    expect(two).toBe(one);
  }
  // The job of the documents may still run.
  await waitFor('each payment has its receipt voucher', async () => {
    const documents = await testServer.query('SELECT 1 FROM tax_documents');
    return documents.length === taken;
  });
  const sources = (await closedVouchers(testServer))
    .filter(({ kind }) => kind === 'PAYMENT')
    .map(({ source }) => source);
  const open = (await openVouchers(testServer)).filter(({ kind }) => kind === 'PAYMENT');
  expect(new Set(sources).size).toBe(sources.length);
  expect(sources.length + open.length).toBe(taken);
  const audited = await testServer.query<{ entries: number }>(
    `SELECT count(*)::int AS entries FROM administrator_actions WHERE action = 'closeDayBook'`,
  );
  expect(audited).toEqual([{ entries: ROUNDS }]);
  expect(await wrongClosedDays(testServer)).toEqual([]);
});
