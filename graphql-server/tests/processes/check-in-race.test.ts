import { addDays } from '../../src/platform/time/dates';
import { inDays } from '../testkit/bookings';
import { goTo } from '../testkit/check-ins';
import type { RequestOptions } from '../testkit/graphql';
import { openIdentity, OWNER } from '../testkit/identity';
import { confirmedBooking } from '../testkit/late-money';
import { guestOf, RESIDENT } from '../testkit/online-check-ins';
import { proofSize } from '../testkit/proof-size';
import { INDIAN, registerOf } from '../testkit/register';
import { startServer, type ServerProcess } from '../testkit/server-process';
import { startTestServer, type TestServer } from '../testkit/test-server';

vi.setConfig({ testTimeout: 600_000 });

const ROUNDS = proofSize({ quick: 5, full: 200 });

let testServer: TestServer;
let other: ServerProcess;
let owner: RequestOptions;
beforeAll(async () => {
  testServer = await startTestServer({ HOLDS_PER_EMAIL: '1000' });
  const identity = await openIdentity();
  owner = { token: (await identity.signIn({ email: OWNER.email, emailVerified: true })).token };
  other = await startServer(testServer, { FIREBASE_AUTH_EMULATOR_HOST: identity.host });
});
afterAll(async () => {
  await other.end('SIGTERM');
  await testServer.stop();
});

/** A booking whose guest has saved the first person once. */
async function announced(round: number) {
  const checkin = inDays(20 + (round % 100));
  await goTo(testServer, checkin, '09:00');
  const email = testServer.freshEmail();
  const { held } = await confirmedBooking(testServer, { checkin, checkout: addDays(checkin, 1), email });
  const guest = guestOf(other, held.token);
  await guest.saveGuest(RESIDENT);
  const [{ stay = '' } = {}] = await guest.guests();
  return { guest, stay };
}

test(`${ROUNDS} times a guest saves at one server while the desk checks the person at another: one of both counts, and what the desk has checked stays`, async () => {
  const desk = registerOf(testServer, () => owner);
  const winners = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const { guest, stay } = await announced(round);
    const byGuest = () => guest.saveGuest({ ...RESIDENT, goingTo: `Town ${round}` }, { stay, version: 1 });
    const byDesk = () => desk.save(stay, { seenVersion: 1, particulars: INDIAN });
    // Whoever is asked first is behind every other time, so that both orders happen.
    const [saved, checked] =
      round % 2 === 0
        ? await Promise.all([byGuest(), byDesk()])
        : await Promise.all([byDesk(), byGuest()]).then(([one, two]) => [two, one] as const);
    const isGuestFirst = saved.__typename === 'OnlineCheckInSaved';
    winners.add(isGuestFirst ? 'guest' : 'desk');
    if (isGuestFirst) expect(checked).toMatchObject({ __typename: 'RegisterPersonElsewhere' });
    else {
      expect(saved).toMatchObject({ code: 'ONLINE_CHECK_IN_CHECKED' });
      expect(checked).toMatchObject({ __typename: 'RegisterPersonStored' });
    }
    const person = { position: 1, version: 2, state: isGuestFirst ? 'ANNOUNCED' : 'CHECKED' };
    expect(await desk.look(stay)).toMatchObject({ persons: [person] });
    // The desk looks again and checks; from then on the guest changes nothing.
    if (isGuestFirst) await desk.save(stay, { seenVersion: 2, particulars: INDIAN });
    expect(await byGuest()).toMatchObject({ code: 'ONLINE_CHECK_IN_CHECKED' });
  }
  expect(winners.size).toBeGreaterThan(0);
  // The guests of the first days have not come for months: each night the register forgets such guests.
  await testServer.installation.pruning.run();
  expect(await testServer.breaches()).toEqual([]);
});

test(`${ROUNDS} times two tabs save different details at two servers: one is saved, and the other one is told`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { guest, stay } = await announced(round);
    const save = (goingTo: string) => guest.saveGuest({ ...RESIDENT, goingTo }, { stay, version: 1 });
    const saved = await Promise.all([save('Goa'), save('Agra')]);
    expect(saved.map(({ __typename }) => __typename).toSorted()).toEqual([
      'OnlineCheckInChanged',
      'OnlineCheckInSaved',
    ]);
  }
});
