import { inDays } from '../testkit/bookings';
import { bookAtDesk, deskStay } from '../testkit/desk-bookings';
import { openIdentity, OWNER } from '../testkit/identity';
import type { RequestOptions } from '../testkit/graphql';
import { portalSteps } from '../testkit/portals';
import { proofSize } from '../testkit/proof-size';
import { startServer, type ServerProcess } from '../testkit/server-process';
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
});
afterAll(async () => {
  await other.end('SIGTERM');
  await testServer.stop();
});

test(`${ROUNDS} times two people enter one number of a portal over two servers: one books, and the other is told which booking has it`, async () => {
  const steps = portalSteps(testServer, () => owner);
  const { id } = await steps.portal({ name: 'Raced Tours' });
  for (let round = 0; round < ROUNDS; round += 1) {
    // Other rooms, so that neither waits for the other’s rooms.
    const dates = { checkin: inDays(20 + round), checkout: inDays(21 + round) };
    const form = (number: string, roomType: string) =>
      steps.soldBy(id, { number }, { stays: [deskStay({ ...dates, roomType })] });
    const results = await Promise.all([
      bookAtDesk(testServer, form(`R 10-${round}`, 'Single'), owner),
      bookAtDesk({ ...testServer, url: other.url }, form(`r10${round}`, 'Double'), owner),
    ]);
    const made = results.flatMap((result) => ('reference' in result ? [result.reference] : []));
    const faults = results.flatMap((result) => ('faults' in result ? result.faults : []));
    expect(made).toHaveLength(1);
    expect(faults).toMatchObject([
      {
        field: 'portalBooking.number',
        code: 'PORTAL_NUMBER_TAKEN',
        message: expect.stringContaining(made[0] ?? '?'),
      },
    ]);
  }
  expect(await testServer.breaches()).toEqual([]);
});
