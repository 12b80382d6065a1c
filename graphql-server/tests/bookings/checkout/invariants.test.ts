import { execFile } from 'node:child_process';
import path from 'node:path';
import { BOOKING_INVARIANTS, INVARIANTS } from '../../../src/operations/invariants/invariants';
import { webhookActor } from '../../../src/platform/states/actor';
import { confirmPayment, hold, inDays, type Hold } from '../../testkit/bookings';
import { programArguments } from '../../testkit/server-process';
import { testBreaches, type BreachCase } from '../../testkit/breach-cases';
import { startTestServer, type TestServer } from '../../testkit/test-server';

let testServer: TestServer;
beforeEach(async () => {
  testServer = await startTestServer();
  testServer.razorpay.setMode({ reset: true, webhooks: 'off' });
});
afterEach(() => testServer.stop());

async function confirmed(form: Parameters<typeof hold>[1] = {}): Promise<Hold> {
  const held = await hold(testServer, form);
  const { checkout } = await testServer.razorpay.pay(held.checkout.orderId, {
    outcome: 'capture',
    webhook: false,
  });
  await confirmPayment(testServer, checkout);
  return held;
}

/** A payment that came too late and was refunded. */
async function refunded(): Promise<Hold> {
  const held = await hold(testServer);
  await testServer.shiftClock('16 minutes');
  await testServer.installation.sweep.run();
  await testServer.shiftClock('80 minutes');
  const { payment } = await testServer.razorpay.pay(held.checkout.orderId, {
    outcome: 'capture',
    webhook: false,
  });
  await testServer.installation.capture.applyById(payment.id, webhookActor('event-of-this-test'));
  await testServer.runJobs();
  return held;
}

const change = (sql: string, ...values: unknown[]) => testServer.query(sql, values);

// A block without its nights.
const BLOCK = `
  INSERT INTO blocks (id, room_id, first_night, until, reason, note)
  SELECT gen_random_uuid(), id, '2027-01-01', '2027-01-03', 'OUT_OF_ORDER', 'broken' FROM rooms WHERE number = '101'`;

const paymentIdOf = async ({ checkout }: Hold): Promise<string> => {
  const [row] = await testServer.query<{ id: string }>(
    'SELECT gateway_payment_id AS id FROM payments WHERE order_id = (SELECT id FROM orders WHERE gateway_id = $1)',
    [checkout.orderId],
  );
  if (!row) throw new Error('The order has no payment.');
  return row.id;
};

const refundByHand = ({ checkout }: Hold, amount: number) =>
  change(
    `INSERT INTO refunds (id, payment_id, status, amount_paise, reason, idempotency_key)
     SELECT gen_random_uuid(), id, 'PROCESSED', $2, 'by hand', 'refund-by-hand'
     FROM payments WHERE order_id = (SELECT id FROM orders WHERE gateway_id = $1)`,
    checkout.orderId,
    amount,
  );

const insertDispute = (paymentId: string, status: string) =>
  change(
    `INSERT INTO disputes (id, gateway_dispute_id, gateway_payment_id, status, amount_paise,
       amount_deducted_paise, currency) VALUES (gen_random_uuid(), 'disp_1', $1, $2, 50000, 50000, 'INR')`,
    paymentId,
    status,
  );

const CASES: BreachCase[] = [
  {
    invariant: 'confirmed without captured payment',
    breakIt: async () => {
      const { booking, checkout } = await confirmed();
      await change(
        "UPDATE payments SET status = 'AUTHORISED' WHERE order_id = (SELECT id FROM orders WHERE gateway_id = $1)",
        checkout.orderId,
      );
      return booking.reference;
    },
  },
  {
    invariant: 'confirmed without captured payment',
    breakIt: async () => {
      const { booking, checkout } = await confirmed();
      await change(
        'UPDATE payments SET amount_paise = amount_paise - 1 WHERE order_id = (SELECT id FROM orders WHERE gateway_id = $1)',
        checkout.orderId,
      );
      return booking.reference;
    },
  },
  {
    invariant: 'a confirmed booking that owes for no reason',
    breakIt: async () => {
      const { booking } = await confirmed();
      await change(
        `INSERT INTO folio_lines (booking_id, kind, value_paise, cgst_paise, sgst_paise, sac)
         SELECT id, 'WRITE_OFF', 100, 0, 0, '996311' FROM bookings WHERE reference = $1`,
        booking.reference,
      );
      return booking.reference;
    },
  },
  {
    invariant: 'a confirmed booking that keeps more than it charges',
    breakIt: async () => {
      const { booking } = await confirmed();
      await change(
        `INSERT INTO folio_lines (booking_id, kind, value_paise, cgst_paise, sgst_paise, sac)
         SELECT id, 'WRITE_OFF', -1, 0, 0, '996311' FROM bookings WHERE reference = $1`,
        booking.reference,
      );
      return booking.reference;
    },
  },
  {
    invariant: 'an order of another amount',
    breakIt: async () => {
      const { booking, checkout } = await hold(testServer);
      await change(
        'UPDATE orders SET amount_paise = amount_paise + 1 WHERE gateway_id = $1',
        checkout.orderId,
      );
      return booking.reference;
    },
  },
  {
    invariant: 'a booking without a stay or a charge',
    breakIt: async () => {
      const { booking } = await hold(testServer);
      await change('DELETE FROM folio_lines');
      return booking.reference;
    },
  },
  {
    invariant: 'captured without a booking',
    breakIt: async () => {
      const held = await refunded();
      await change('DELETE FROM refunds');
      return paymentIdOf(held);
    },
  },
  {
    invariant: 'paid back and still confirmed',
    breakIt: async () => {
      const held = await confirmed();
      await refundByHand(held, held.checkout.amount);
      return held.booking.reference;
    },
  },
  {
    invariant: 'refunded in part and still confirmed',
    breakIt: async () => {
      const held = await confirmed();
      await refundByHand(held, 50_000);
      return held.booking.reference;
    },
  },
  {
    // A partial refund is not reported as a lost dispute.
    invariant: 'paid back and still confirmed',
    breakIt: async () => {
      const held = await confirmed();
      await refundByHand(held, 50_000);
      await insertDispute(await paymentIdOf(held), 'LOST');
      return held.booking.reference;
    },
  },
  {
    invariant: 'paid back and still confirmed',
    breakIt: async () => {
      const held = await confirmed();
      await insertDispute(await paymentIdOf(held), 'LOST');
      return held.booking.reference;
    },
  },
  {
    invariant: 'a dispute that waits for a response',
    breakIt: async () => {
      const paymentId = await paymentIdOf(await confirmed());
      await insertDispute(paymentId, 'OPEN');
      return paymentId;
    },
  },
  {
    invariant: 'a refund under way for days',
    breakIt: async () => {
      const held = await refunded();
      await change("UPDATE refunds SET status = 'PENDING', created_at = now() - interval '4 days'");
      return paymentIdOf(held);
    },
  },
  {
    invariant: 'a refund failed',
    breakIt: async () => {
      const held = await refunded();
      await change("UPDATE refunds SET status = 'FAILED', problem = 'refused by the bank'");
      return paymentIdOf(held);
    },
  },
  {
    invariant: 'paid twice and kept',
    breakIt: async () => {
      const { booking, checkout } = await confirmed();
      await change(
        `INSERT INTO payments (id, gateway_payment_id, booking_id, order_id, status, amount_paise, currency)
         SELECT gen_random_uuid(), 'pay_second', booking_id, order_id, status, amount_paise, currency
         FROM payments WHERE order_id = (SELECT id FROM orders WHERE gateway_id = $1)`,
        checkout.orderId,
      );
      return booking.reference;
    },
  },
  {
    invariant: 'more refunded than paid',
    breakIt: async () => {
      const held = await refunded();
      await change('UPDATE refunds SET amount_paise = amount_paise + 1');
      return paymentIdOf(held);
    },
  },
  {
    invariant: 'a refund failed',
    breakIt: async () => {
      const held = await refunded();
      await change("UPDATE refunds SET status = 'FAILED'");
      return paymentIdOf(held);
    },
  },
  {
    invariant: 'a night sold beyond the rooms',
    breakIt: async () => {
      const stay = { roomType: 'Suite', checkin: inDays(10), checkout: inDays(11) } as const;
      for (let room = 1; room <= 4; room += 1) await hold(testServer, stay);
      const { booking } = await hold(testServer, { ...stay, roomType: 'Deluxe' });
      await change(
        'DELETE FROM room_nights WHERE stay_id IN (SELECT id FROM stays WHERE booking_id = (SELECT id FROM bookings WHERE reference = $1))',
        booking.reference,
      );
      await change(
        `UPDATE stays SET room_type_id = (SELECT id FROM room_types WHERE code = 'Suite')
         WHERE booking_id = (SELECT id FROM bookings WHERE reference = $1)`,
        booking.reference,
      );
      return `Suite ${inDays(10)}`;
    },
  },
  {
    invariant: 'a room sold twice for a night',
    breakIt: async () => {
      const stay = { roomType: 'Suite', checkin: inDays(10), checkout: inDays(11) } as const;
      await hold(testServer, stay);
      await hold(testServer, stay);
      await change('ALTER TABLE room_nights DROP CONSTRAINT room_nights_pkey');
      await change('UPDATE room_nights SET room_id = (SELECT min(room_id) FROM room_nights)');
      await change('UPDATE stays SET room_id = (SELECT min(room_id) FROM room_nights)');
      return `401 ${inDays(10)}`;
    },
  },
  {
    invariant: 'nights that do not match the stay',
    breakIt: async () => {
      const { booking } = await hold(testServer);
      await change('DELETE FROM room_nights WHERE night = (SELECT max(night) FROM room_nights)');
      return booking.reference;
    },
  },
  {
    invariant: 'a stay whose room is not that of its last night',
    breakIt: async () => {
      const { booking } = await hold(testServer);
      await change(
        'UPDATE stays SET room_id = room_id + 1 WHERE booking_id = (SELECT id FROM bookings WHERE reference = $1)',
        booking.reference,
      );
      return booking.reference;
    },
  },
  {
    invariant: 'two guests in one room',
    breakIt: async () => {
      await confirmed();
      await confirmed();
      await change(`
        UPDATE stays SET status = 'IN_HOUSE', checkin = hotel_business_day() - 2, checkout = hotel_business_day(),
          room_id = (SELECT id FROM rooms WHERE number = '101')`);
      return 'room 101';
    },
  },
  {
    invariant: 'a block that does not hold its nights',
    breakIt: async () => {
      await change(BLOCK);
      return 'room 101';
    },
  },
  {
    invariant: 'nights of a block on other days or in another room',
    breakIt: async () => {
      await change(BLOCK);
      await change(
        "INSERT INTO room_nights (room_id, night, block_id) SELECT room_id, until + 3, id FROM blocks WHERE note = 'broken'",
      );
      return 'room 101';
    },
  },
  {
    invariant: 'payment test that did not go back',
    breakIt: async () => {
      await change(
        `INSERT INTO payment_tests (id, status, gateway_order_id, gateway_payment_id)
         VALUES (gen_random_uuid(), 'REFUND_FAILED', 'order_of_a_test', 'pay_of_a_test')`,
      );
      return 'pay_of_a_test';
    },
  },
  {
    invariant: 'a room kept for nobody',
    breakIt: async () => {
      const { booking } = await hold(testServer);
      await testServer.shiftClock('16 minutes');
      await testServer.installation.sweep.run();
      await change(
        `INSERT INTO room_nights (room_id, night, stay_id)
         SELECT 1, stay.checkin, stay.id FROM stays stay JOIN bookings booking ON booking.id = stay.booking_id
         WHERE booking.reference = $1`,
        booking.reference,
      );
      return booking.reference;
    },
  },
  {
    invariant: 'a hold that outlived its time',
    breakIt: async () => {
      const { booking } = await hold(testServer);
      await testServer.shiftClock('2 hours 26 minutes');
      return booking.reference;
    },
  },
  {
    invariant: 'a mail about a booking was given up',
    breakIt: async () => {
      const { booking } = await confirmed();
      await change('UPDATE graphile_worker._private_jobs SET attempts = max_attempts');
      return booking.reference;
    },
  },
  {
    invariant: 'history that does not lead to the state',
    breakIt: async () => {
      const { booking } = await confirmed();
      await change("UPDATE bookings SET status = 'HELD' WHERE reference = $1", booking.reference);
      await change("UPDATE bookings SET hold_expires_at = now() + interval '1 hour'");
      await change('DELETE FROM payments');
      return booking.reference;
    },
  },
];

describe('the check of bookings and money', () => {
  test('finds nothing in a hotel in which all went well', async () => {
    await confirmed();
    await hold(testServer);
    await refunded();
    expect(await testServer.breaches()).toEqual([]);
  });

  testBreaches(BOOKING_INVARIANTS, CASES, () => testServer);
});

interface Finished {
  code: number;
  stdout: string;
  stderr: string;
}

/** The operator's command, as `npm run check:bookings` runs it. */
function checkBookings(databaseUrl: string): Promise<Finished> {
  const directory = path.resolve(__dirname, '../../..');
  const command = programArguments('app/check-bookings');
  const environment = { PATH: process.env['PATH'], DATABASE_URL: databaseUrl };
  return new Promise((resolve) => {
    execFile(process.execPath, command, { cwd: directory, env: environment }, (failure, stdout, stderr) => {
      resolve({ code: typeof failure?.code === 'number' ? failure.code : 0, stdout, stderr });
    });
  });
}

describe('npm run check:bookings', () => {
  test('exits with 0 and a line that says that nothing was found', async () => {
    await confirmed();
    expect(await checkBookings(testServer.environment['DATABASE_URL'] ?? '')).toEqual({
      code: 0,
      stdout: `${INVARIANTS.length} invariants checked. Breaches: 0. Notices: 0.\n`,
      stderr: '',
    });
  });

  test('exits with 0 after a notice, and says what it may mean', async () => {
    const held = await confirmed();
    await refundByHand(held, 50_000);
    const { code, stdout } = await checkBookings(testServer.environment['DATABASE_URL'] ?? '');
    expect(code).toBe(0);
    expect(stdout.split('\n')).toEqual([
      `Notice: refunded in part and still confirmed: ${held.booking.reference}: 50000 of ${held.checkout.amount} paise went back by refund or lost dispute`,
      expect.stringMatching(/^ {2}Nothing, if a part was refunded as a courtesy/),
      `${INVARIANTS.length} invariants checked. Breaches: 0. Notices: 1.`,
      '',
    ]);
  });

  test('exits with 1, and names each breach with what to do about it', async () => {
    const { booking, checkout } = await confirmed();
    await change(
      'DELETE FROM payments WHERE order_id = (SELECT id FROM orders WHERE gateway_id = $1)',
      checkout.orderId,
    );
    const { code, stdout } = await checkBookings(testServer.environment['DATABASE_URL'] ?? '');
    expect(code).toBe(1);
    expect(stdout.split('\n')).toEqual([
      `confirmed without captured payment: ${booking.reference}: no captured payment of ${checkout.amount} paise`,
      '  Look the order up at the gateway; if no money came, call the guest.',
      `${INVARIANTS.length} invariants checked. Breaches: 1. Notices: 0.`,
      '',
    ]);
  });

  test('exits with 2 and a reason when it cannot check', async () => {
    const nowhere = new URL(testServer.environment['DATABASE_URL'] ?? '');
    nowhere.pathname = '/no_such_database';
    const { code, stdout, stderr } = await checkBookings(nowhere.href);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('no_such_database');
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});
