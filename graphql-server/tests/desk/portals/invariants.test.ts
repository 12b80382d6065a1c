import { PORTAL_INVARIANTS } from '../../../src/operations/invariants/portal.invariants';
import { inDays } from '../../testkit/bookings';
import { testBreaches, type BreachCase } from '../../testkit/breach-cases';
import { bookedAtDesk } from '../../testkit/desk-bookings';
import type { RequestOptions } from '../../testkit/graphql';
import { openIdentity, OWNER } from '../../testkit/identity';
import { portalSteps } from '../../testkit/portals';
import { startTestServer, type TestServer } from '../../testkit/test-server';

let testServer: TestServer;
let owner: RequestOptions;
beforeAll(async () => {
  testServer = await startTestServer();
  const { token } = await (await openIdentity()).signIn({ email: OWNER.email, emailVerified: true });
  owner = { token };
});
afterAll(() => testServer.stop());

/** A booking that a portal collected, with the commission of 15 % and money of the portal. */
async function sold() {
  const steps = portalSteps(testServer, () => owner);
  const { id } = await steps.portal();
  const reference = await bookedAtDesk(testServer, steps.soldBy(id, { commissionBasisPoints: 1_500 }), owner);
  await steps.receive(id, { receivedOn: inDays(0), stays: [{ reference, amountPaise: 100 }] });
  return { id, reference, steps };
}

const OF = '(SELECT id FROM bookings WHERE reference = $1)';

/** A stay of a portal without a room, of which the staff were told. */
async function unplaced() {
  const { reference } = await sold();
  for (const statement of [
    `DELETE FROM room_nights WHERE stay_id IN (SELECT id FROM stays WHERE booking_id = ${OF})`,
    `UPDATE stays SET room_id = NULL, unplaced_since = hotel_now() WHERE booking_id = ${OF}`,
    `INSERT INTO tasks (id, kind, booking_id, subject)
     SELECT gen_random_uuid(), 'STAY_UNPLACED', booking_id, id::text FROM stays WHERE booking_id = ${OF}`,
  ])
    await testServer.query(statement, [reference]);
  return reference;
}

const CASES: BreachCase[] = [
  {
    invariant: 'a number of a portal on two bookings',
    breakIt: async () => {
      const { id, reference, steps } = await sold();
      const second = await bookedAtDesk(testServer, steps.soldBy(id), owner);
      await testServer.query(
        `UPDATE portal_bookings SET number = (SELECT number || ' ' FROM portal_bookings WHERE booking_id = ${OF})
         WHERE booking_id = (SELECT id FROM bookings WHERE reference = $2)`,
        [reference, second],
      );
      return [reference, second].toSorted()[0] ?? '';
    },
  },
  {
    invariant: 'an unplaced stay that has nights',
    breakIt: async () => {
      const { reference } = await sold();
      await testServer.query(
        `INSERT INTO tasks (id, kind, booking_id, subject)
         SELECT gen_random_uuid(), 'STAY_UNPLACED', booking_id, id::text FROM stays WHERE booking_id = ${OF}`,
        [reference],
      );
      await testServer.query(
        `UPDATE stays SET room_id = NULL, unplaced_since = hotel_now() WHERE booking_id = ${OF}`,
        [reference],
      );
      return reference;
    },
  },
  {
    invariant: 'an unplaced stay of no portal',
    breakIt: async () => {
      const reference = await unplaced();
      await testServer.query(`UPDATE bookings SET channel = 'DESK' WHERE id = ${OF}`, [reference]);
      return reference;
    },
  },
  {
    invariant: 'an unplaced stay that nobody was told of',
    breakIt: async () => {
      const reference = await unplaced();
      await testServer.query(`DELETE FROM tasks WHERE booking_id = ${OF}`, [reference]);
      return reference;
    },
  },
  {
    invariant: 'a portal’s booking that waits for a day',
    breakIt: async () => {
      await testServer.query(
        `INSERT INTO channels (id, kind, name, property_id, sealed_key, created_at, created_by)
         VALUES (gen_random_uuid(), 'channex', 'Channex', 'waiting', '', hotel_now(), 'tests')`,
      );
      await testServer.query(
        `INSERT INTO channel_revisions (id, channel_id, booking_key, portal, number, kind, state, sealed, made_at, received_at)
         SELECT 'revision', id, 'booking', 'Lake', '7', 'NEW', 'WAITING', 'x', hotel_now(), hotel_now() - interval '2 days'
         FROM channels`,
      );
      return 'Lake 7';
    },
  },
  {
    invariant: 'a portal that owes another sum than the formula',
    breakIt: async () => {
      const { reference } = await sold();
      await testServer.query(
        `UPDATE portal_receipts SET dues = jsonb_set(dues, '{owedPaise}', to_jsonb((dues ->> 'owedPaise')::bigint + 1))
         WHERE booking_id = ${OF}`,
        [reference],
      );
      return reference;
    },
  },
  {
    invariant: 'a stay of a portal that was collected twice',
    breakIt: async () => {
      const { reference } = await sold();
      await testServer.query(
        `INSERT INTO payments (id, booking_id, source, taken_by, status, amount_paise, currency, captured_at, created_at)
         SELECT gen_random_uuid(), booking_id, 'UPI', taken_by, status, 100, currency, captured_at, created_at
         FROM payments WHERE booking_id = ${OF}`,
        [reference],
      );
      return reference;
    },
  },
];

testBreaches(PORTAL_INVARIANTS, CASES, () => testServer);
