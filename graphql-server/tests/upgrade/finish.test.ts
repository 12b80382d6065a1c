import { Client } from 'pg';
import { createApplicationDatabase } from '../../src/app/application-database';
import { waitFor } from '../testkit/wait-for';
import { EarlierInstallation, earlierBooking } from './earlier-installation';

let installation: EarlierInstallation;
beforeEach(async () => {
  installation = await EarlierInstallation.start();
});
afterEach(() => installation.stop());

const WAITS_FOR_TABLE = `SELECT 1 FROM pg_locks
  WHERE relation = $1::regclass AND mode = 'AccessExclusiveLock' AND NOT granted`;

const PAID_BOOKINGS = `SELECT status,
    (SELECT count(*)::int FROM room_nights taken JOIN stays ON stays.id = taken.stay_id
      WHERE stays.booking_id = booking.id) AS nights,
    (SELECT sum(value_paise + cgst_paise + sgst_paise)::int FROM folio_lines line
      WHERE line.booking_id = booking.id) AS charged,
    (SELECT sum(payment.amount_paise)::int FROM payments payment JOIN orders ON orders.id = payment.order_id
      WHERE orders.booking_id = booking.id) AS paid
  FROM bookings booking`;

describe('the finish', () => {
  test('leads to the shape that the entities describe, with every booking', async () => {
    const booking = earlierBooking();
    await installation.bookAsBefore(booking);
    await installation.upgrade();
    await installation.upgrade({ finishes: true });
    const settings = { DATABASE_URL: installation.url, DATABASE_POOL: 1 };
    const finished = await createApplicationDatabase(settings).initialize();
    const missing = await finished.driver.createSchemaBuilder().log();
    await finished.destroy();
    expect(missing.upQueries.map(({ query }) => query)).toEqual([]);
    expect(await installation.linesOf(booking)).toHaveLength(2);
    expect(await installation.rows("SELECT proname FROM pg_proc WHERE proname LIKE 'bridge%'")).toEqual([]);
  });

  // The finish waits before each of its steps.
  test.each(['bookings', 'folio_lines', 'stays', 'orders', 'room_nights', 'payments', 'rooms', 'room_types'])(
    'given it waits for %s, when a guest books and pays, nothing fails and nothing is lost',
    async (table) => {
      await installation.upgrade();
      const slow = new Client({ connectionString: installation.url });
      await slow.connect();
      await slow.query(`BEGIN; LOCK TABLE ${table} IN ROW EXCLUSIVE MODE`);
      const finished = installation.upgrade({ finishes: true });
      const waits = async () => (await installation.rows(WAITS_FOR_TABLE, [table])).length > 0;
      await waitFor('the finish waits', waits);
      const id = await installation.bookAsNow(2);
      await installation.orderAsNow(id);
      await installation.payAsNow(id);
      await slow.query('COMMIT');
      await slow.end();
      await finished;
      expect(await installation.rows(PAID_BOOKINGS)).toEqual([
        { status: 'CONFIRMED', nights: 4, charged: 3_925_152, paid: 1_962_576 },
      ]);
    },
  );

  test('accepts amounts that 32 bits do not hold', async () => {
    await installation.bookAsBefore(earlierBooking());
    await installation.upgrade({ finishes: true });
    await installation.rows('UPDATE orders SET amount_paise = 26700000000');
    await installation.rows(
      `INSERT INTO payments (id, gateway_payment_id, booking_id, order_id, status, amount_paise, currency)
       SELECT gen_random_uuid(), 'pay_of_a_month', booking_id, id, 'CAPTURED', amount_paise, currency FROM orders`,
    );
    expect(await installation.rows('SELECT amount_paise::text FROM payments')).toEqual([
      { amount_paise: '26700000000' },
    ]);
  });
});
