import { addDays } from '../../src/platform/time/dates';
import { inDays } from '../testkit/bookings';
import { deskOf, goTo, stayIdsOf } from '../testkit/check-ins';
import { bookedAtDesk, deskStay } from '../testkit/desk-bookings';
import { deskPaymentForm, takeMoney } from '../testkit/desk-payments';
import { folioSteps } from '../testkit/folios';
import { openIdentity, OWNER } from '../testkit/identity';
import type { RequestOptions } from '../testkit/graphql';
import { sendAgain } from '../testkit/money-lives/send-again';
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

/** The outcome with the code of a refusal. */
const nameOf = (outcome: PromiseSettledResult<{ __typename: string } & object>) => {
  if (outcome.status === 'rejected') return String(outcome.reason);
  return 'code' in outcome.value ? String(outcome.value.code) : outcome.value.__typename;
};

test(`${ROUNDS} times two people post, move, split and check out one booking over two servers: nothing is lost or counted twice`, async () => {
  const here = folioSteps(testServer, () => owner);
  const there = folioSteps(other, () => owner);
  const charges = chargeSteps(testServer, () => owner);
  const desk = deskOf(other, () => owner);
  const item = await charges.item();
  for (let round = 0; round < ROUNDS; round += 1) {
    const checkin = inDays(20 + round);
    await goTo(testServer, checkin, '14:00');
    const stays = [deskStay({ checkin, checkout: addDays(checkin, 1) })];
    const reference = await bookedAtDesk(testServer, { stays, email: `folio-${round}@guest.example` }, owner);
    const [stay = ''] = await stayIdsOf(testServer, reference);
    await deskOf(testServer, () => owner).checkIn(stay);
    const folio = await here.open(reference);
    const before = await here.list(reference);
    const night = before[0]?.lines[0]?.id ?? 0;
    const owes = before[0]?.balance.amount ?? 0;
    await takeMoney(testServer, deskPaymentForm(reference, { source: 'UPI', amount: owes }), owner);
    const outcomes = await Promise.allSettled<{ __typename: string } & object>([
      sendAgain(() => here.move(reference, [night], folio)),
      sendAgain(() => there.split(reference, { line: night, amount: 100_000, to: folio, moves: true })),
      sendAgain(() => here.split(reference, { line: night, amount: 200_000 })),
      sendAgain(() => charges.post(stay, { item })),
      sendAgain(() => desk.checkOut(stay)),
    ]);
    const [moved = '', split = '', splitToo = '', posted, left = ''] = outcomes.map(nameOf);
    // Of two splits of one line the late one is told that the line has changed, or that it is on an invoice by now.
    const late = ['FOLIO_LINE_GONE', 'FOLIO_LINE_INVOICED'];
    expect([split, splitToo].filter((name) => name === 'FoliosStored').length).toBeLessThanOrEqual(1);
    for (const name of [moved, split, splitToo]) expect(['FoliosStored', ...late]).toContain(name);
    expect(posted).toBe('ChargesStored');
    expect(['StayMoved', 'BALANCE_DUE', 'BALANCE_IN_FAVOUR']).toContain(left);
    const after = await here.list(reference);
    const charged = after.reduce((sum, each) => sum + each.charged.amount, 0);
    expect(charged).toBe(owes + 11_800);
    expect(after.reduce((sum, each) => sum + each.balance.amount, 0)).toBe(11_800);
    await testServer.runJobs();
    // The next guest needs the room.
    if (left !== 'StayMoved')
      expect(
        await desk.checkOut(stay, { despiteBalance: true, reason: 'The company pays later' }),
      ).toMatchObject({ status: 'DEPARTED' });
    await testServer.runJobs();
  }
  expect(await testServer.breaches()).toEqual([]);
});
