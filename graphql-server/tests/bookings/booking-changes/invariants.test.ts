import { CHANGE_INVARIANTS } from '../../../src/operations/invariants/change.invariants';
import { inDays } from '../../testkit/bookings';
import { changeFirst, heldChange, payChange } from '../../testkit/changes';
import { confirmedBooking } from '../../testkit/late-money';
import { startTestServer, type TestServer } from '../../testkit/test-server';

let testServer: TestServer;
beforeEach(async () => {
  testServer = await startTestServer();
  testServer.razorpay.setMode({ reset: true, webhooks: 'off' });
});
afterEach(() => testServer.stop());

const run = (sql: string, ...values: unknown[]) => testServer.query(sql, values);

/** A paid booking of two nights. */
async function paid() {
  const { held } = await confirmedBooking(testServer, { checkin: inDays(40), checkout: inDays(42) });
  return { token: held.token, reference: held.booking.reference };
}

/** A paid booking of two nights, with a change that waits for its payment. */
async function withHeldChange() {
  const booking = await paid();
  const order = await heldChange(testServer, booking.token, { checkout: inDays(43) });
  return { ...booking, orderId: order.orderId };
}

/** A paid booking of two nights with a change, after the change was paid. */
async function changed() {
  const booking = await withHeldChange();
  await payChange(testServer, booking.orderId);
  return booking;
}

interface Case {
  invariant: string;
  /** Breaks the invariant by SQL; returns what the check must name. */
  breakIt(): Promise<string>;
}

const CASES: Case[] = [
  {
    invariant: 'nights held for a change that does not wait',
    breakIt: async () => {
      const { reference } = await withHeldChange();
      await run("UPDATE booking_changes SET status = 'EXPIRED'");
      return reference;
    },
  },
  {
    invariant: 'a held change that outlived its time',
    breakIt: async () => {
      const { reference } = await withHeldChange();
      await run("UPDATE booking_changes SET hold_expires_at = hold_expires_at - interval '4 hours'");
      return reference;
    },
  },
  {
    invariant: 'a change that is waiting for a booking that is not confirmed',
    breakIt: async () => {
      const { reference } = await withHeldChange();
      await run("UPDATE bookings SET status = 'CANCELLED' WHERE reference = $1", reference);
      return reference;
    },
  },
  {
    invariant: 'a change made without its money',
    breakIt: async () => {
      const { reference } = await changed();
      await run(
        "UPDATE payments SET status = 'FAILED' WHERE order_id IN (SELECT order_id FROM booking_changes)",
      );
      return reference;
    },
  },
  {
    invariant: 'money for a change that was not made',
    breakIt: async () => {
      const { reference } = await changed();
      await run("UPDATE booking_changes SET status = 'EXPIRED'");
      return reference;
    },
  },
  {
    invariant: 'a folio that does not follow its change',
    breakIt: async () => {
      const { reference, token } = await paid();
      await changeFirst(testServer, token, { checkout: inDays(41) });
      await run(
        `INSERT INTO folio_lines (booking_id, stay_id, kind, night, value_paise, tax_percent, cgst_paise, sgst_paise, sac)
         SELECT booking_id, id, 'ROOM_NIGHT', checkin, 0, 18, 0, 0, '996311' FROM stays
         WHERE booking_id = (SELECT id FROM bookings WHERE reference = $1)`,
        reference,
      );
      return reference;
    },
  },
  {
    invariant: 'history that does not lead to the state of a change',
    breakIt: async () => {
      const { reference } = await withHeldChange();
      await run("DELETE FROM transitions WHERE machine = 'booking change'");
      return reference;
    },
  },
];

test.each(CASES)('$invariant: the check names it', async ({ invariant, breakIt }) => {
  const subject = await breakIt();
  expect(await testServer.breaches()).toContainEqual(expect.objectContaining({ invariant, subject }));
});

test('each invariant of changes has a case that breaks it', () => {
  const covered = new Set(CASES.map(({ invariant }) => invariant));
  expect(CHANGE_INVARIANTS.map(({ name }) => name).filter((name) => !covered.has(name))).toEqual([]);
});

test('a changed booking and a booking whose change waits for payment are in order', async () => {
  await changed();
  await withHeldChange();
  expect(await testServer.breaches()).toEqual([]);
});
