import { CANCELLATION_INVARIANTS } from '../../../src/operations/invariants/cancellation.invariants';
import { inDays } from '../../testkit/bookings';
import { cancelBooking, previewedRefund, staysOf } from '../../testkit/cancellations';
import { confirmedBooking } from '../../testkit/late-money';
import { testBreaches, type BreachCase } from '../../testkit/breach-cases';
import { startTestServer, type TestServer } from '../../testkit/test-server';

let testServer: TestServer;
beforeEach(async () => {
  testServer = await startTestServer();
  testServer.razorpay.setMode({ reset: true, webhooks: 'off' });
});
afterEach(() => testServer.stop());

const change = (sql: string, ...values: unknown[]) => testServer.query(sql, values);

/** A booking that its guest has cancelled and that was refunded. */
async function cancelled() {
  const booking = await confirmedBooking(testServer);
  const { token } = booking.held;
  await cancelBooking(testServer, { token, expectedRefund: await previewedRefund(testServer, token) });
  await testServer.runJobs();
  return booking;
}

const OF_BOOKING = '(SELECT id FROM bookings WHERE reference = $1)';

const CASES: BreachCase[] = [
  {
    invariant: 'a cancelled stay that keeps another charge',
    breakIt: async () => {
      const { reference } = (await cancelled()).held.booking;
      await change(`UPDATE stays SET kept_paise = 1 WHERE booking_id = ${OF_BOOKING}`, reference);
      return reference;
    },
  },
  {
    invariant: 'a cancelled stay that keeps another charge',
    breakIt: async () => {
      const { reference } = (await confirmedBooking(testServer)).held.booking;
      await change(`UPDATE stays SET kept_paise = 1 WHERE booking_id = ${OF_BOOKING}`, reference);
      return reference;
    },
  },
  {
    invariant: 'a charge above the price of the stay',
    breakIt: async () => {
      const { reference } = (await cancelled()).held.booking;
      await change(`UPDATE stays SET kept_paise = 1962577 WHERE booking_id = ${OF_BOOKING}`, reference);
      return reference;
    },
  },
  {
    invariant: 'a deadline that does not fit the day of check-in',
    breakIt: async () => {
      const { reference } = (await confirmedBooking(testServer)).held.booking;
      await change(
        `UPDATE stays SET deadlines[1] = deadlines[1] - interval '30 hours' WHERE booking_id = ${OF_BOOKING}`,
        reference,
      );
      return reference;
    },
  },
  {
    invariant: 'money of a cancelled stay that did not go back',
    breakIt: async () => {
      const { reference } = (await cancelled()).held.booking;
      await change('UPDATE refunds SET amount_paise = amount_paise - 1');
      return reference;
    },
  },
  {
    invariant: 'money of a cancelled stay that did not go back',
    breakIt: async () => {
      const { reference } = (await cancelled()).held.booking;
      await change('UPDATE refunds SET amount_paise = amount_paise - 1');
      // A task that is not about money does not explain the amount.
      await change(
        `INSERT INTO tasks (id, kind, booking_id, subject)
         SELECT gen_random_uuid(), 'LETTERS_MISSING', id, id::text FROM bookings WHERE reference = $1`,
        reference,
      );
      return reference;
    },
  },
  {
    invariant: 'a cancelled booking whose charge went back, too',
    breakIt: async () => {
      const { reference } = (await cancelled()).held.booking;
      await change(
        `INSERT INTO folio_lines (booking_id, kind, value_paise, cgst_paise, sgst_paise, sac)
         SELECT id, 'WRITE_OFF', 50000, 0, 0, '996311' FROM bookings WHERE reference = $1`,
        reference,
      );
      return reference;
    },
  },
  {
    invariant: 'a cancelled booking with a stay',
    breakIt: async () => {
      const { reference } = (await confirmedBooking(testServer)).held.booking;
      await change("UPDATE bookings SET status = 'CANCELLED' WHERE reference = $1", reference);
      return reference;
    },
  },
  {
    invariant: 'a confirmed booking without a stay',
    breakIt: async () => {
      const { reference } = (await confirmedBooking(testServer)).held.booking;
      await change(`UPDATE stays SET status = 'CANCELLED' WHERE booking_id = ${OF_BOOKING}`, reference);
      return reference;
    },
  },
  {
    invariant: 'a refund of the dashboard without a task',
    breakIt: async () => {
      const { paymentId } = await confirmedBooking(testServer);
      const amount = 50_000;
      await testServer.razorpay.refundInDashboard(paymentId, { amount, webhook: false });
      await testServer.shiftClock('2 hours');
      await testServer.installation.reconciliation.run();
      expect(await testServer.query('SELECT kind FROM tasks')).toEqual([{ kind: 'DASHBOARD_REFUND' }]);
      await change('DELETE FROM tasks');
      return paymentId;
    },
  },
  {
    invariant: 'history that does not lead to the state of a stay',
    breakIt: async () => {
      const { reference } = (await confirmedBooking(testServer)).held.booking;
      await change(`UPDATE stays SET status = 'DEPARTED' WHERE booking_id = ${OF_BOOKING}`, reference);
      return reference;
    },
  },
];

describe('the check of cancelled stays and their money', () => {
  test('finds nothing after cancellations of all stays and of one of two', async () => {
    await cancelled();
    const dates = { checkin: inDays(30), checkout: inDays(32) };
    const furtherStays = [{ roomType: 'Double', guests: 2, ...dates }];
    const { held } = await confirmedBooking(testServer, { ...dates, furtherStays });
    const [first] = (await staysOf(testServer, held.token)).stays.map(({ id }) => id);
    const stays = [String(first)];
    const expectedRefund = await previewedRefund(testServer, held.token, stays);
    await cancelBooking(testServer, { token: held.token, stays, expectedRefund });
    await testServer.runJobs();
    expect(await testServer.breaches()).toEqual([]);
  });

  test('each night raises an alert for each invariant that is broken', async () => {
    const alerts = vi.spyOn(testServer.installation.log, 'error');
    const { reference } = (await confirmedBooking(testServer)).held.booking;
    await change(`UPDATE stays SET status = 'DEPARTED' WHERE booking_id = ${OF_BOOKING}`, reference);
    await testServer.query("SELECT graphile_worker.add_job('check bookings')");
    await testServer.runJobs();
    expect(alerts).toHaveBeenCalledWith(
      expect.objectContaining({
        alert: 'bookings are not in order',
        invariant: 'history that does not lead to the state of a stay',
        subjects: [reference],
      }),
      expect.any(String),
    );
    alerts.mockRestore();
  });

  testBreaches(CANCELLATION_INVARIANTS, CASES, () => testServer);
});
