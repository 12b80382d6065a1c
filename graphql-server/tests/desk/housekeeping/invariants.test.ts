import { HOUSEKEEPING_INVARIANTS } from '../../../src/operations/invariants/housekeeping.invariants';
import { inBusinessDays } from '../../testkit/bookings';
import { testBreaches, type BreachCase } from '../../testkit/breach-cases';
import { deskOf, stayIdsOf } from '../../testkit/check-ins';
import { bookedAtDesk, deskStay } from '../../testkit/desk-bookings';
import type { RequestOptions } from '../../testkit/graphql';
import { houseOf } from '../../testkit/housekeeping';
import { openIdentity, OWNER } from '../../testkit/identity';
import { startTestServer, type TestServer } from '../../testkit/test-server';

let testServer: TestServer;
let owner: RequestOptions;
beforeAll(async () => {
  testServer = await startTestServer();
  const { token } = await (await openIdentity()).signIn({ email: OWNER.email, emailVerified: true });
  owner = { token };
});
afterAll(() => testServer.stop());

const CASES: BreachCase[] = [
  {
    invariant: 'a guest in a dirty room whom nobody asked about',
    breakIt: async () => {
      const stays = [deskStay({ checkin: inBusinessDays(0), checkout: inBusinessDays(2) })];
      const [stay = ''] = await stayIdsOf(testServer, await bookedAtDesk(testServer, { stays }, owner));
      const [row] = await testServer.query<{ number: string }>(
        'SELECT number FROM rooms WHERE id = (SELECT room_id FROM stays WHERE id = $1)',
        [stay],
      );
      const number = row?.number ?? '';
      await houseOf(testServer, () => owner).press(number, 'DIRTY');
      await deskOf(testServer, () => owner).checkIn(stay, undefined, true);
      expect(await testServer.breaches()).toEqual([]);
      await testServer.query(`UPDATE transitions SET reason = 'checked in' WHERE subject_id = $1`, [stay]);
      return `room ${number}`;
    },
  },
];

testBreaches(HOUSEKEEPING_INVARIANTS, CASES, () => testServer);
