import { randomBytes, randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';

/** What is booked. */
export interface Stay {
  roomType: string;
  checkin: string;
  checkout: string;
  nights: string[];
}

// The statements that the server sends for createBooking and confirmPayment, as it sends them: written down from
// pg's own log, without any code around them. It prepares none of them.
const RATE = `INSERT INTO "rate_limits" VALUES ($1, $2, $3) ON CONFLICT(key) DO UPDATE SET
  points = CASE WHEN ("rate_limits".expire <= $4 OR 1=0) THEN $2 ELSE "rate_limits".points + ($2) END,
  expire = CASE WHEN "rate_limits".expire <= $4 THEN $3 ELSE "rate_limits".expire END RETURNING points, expire`;
const NOW = 'SELECT hotel_now() AS now';
const LOCK = 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))';
const ROOM_TYPE =
  'SELECT name, nightly_rate_cents, capacity, description, sort_order FROM room_types WHERE name = $1';
const BOOKING = `SELECT id, reference, status, name, email, email_key, phone, checkin, checkout, guests, room_type, room_id,
  special_requests, quote, total_paise, hold_expires_at, hold_extended, expired_at, confirmed_at, gateway_order_id,
  reconciled_at, token_hash, idempotency_key, request_digest, caller_hash, guest_uid, created_at FROM bookings`;
const COUNT = `SELECT count(*)::int AS count FROM bookings WHERE status = 'HELD' AND`;
const FREE_ROOM = `SELECT free.id, (SELECT count(*) FROM room_nights neighbour WHERE neighbour.room_id = free.id
    AND neighbour.night IN ($1::date - 1, $2::date)) AS neighbours
  FROM (SELECT room.id, room.room_type FROM rooms room WHERE NOT EXISTS (SELECT 1 FROM room_nights taken
    WHERE taken.room_id = room.id AND taken.night >= $1 AND taken.night < $2)) free
  WHERE free.room_type = $3 ORDER BY neighbours DESC, free.id LIMIT 1`;
const INSERT_BOOKING = `INSERT INTO bookings (id, reference, status, name, email, email_key, phone, checkin, checkout, guests,
    room_type, room_id, special_requests, quote, total_paise, hold_expires_at, hold_extended, token_hash, idempotency_key,
    request_digest, caller_hash, created_at)
  VALUES ($1, $2, 'HELD', 'Asha Rao', $3, $3, '+91 98765 43210', $4, $5, 1, $6, $7, NULL, $8, 1962576,
    $9, false, $10, $11, $12, $13, $14)`;
const TRANSITION = `INSERT INTO transitions (machine, subject_id, from_state, to_state, actor, reason)
  VALUES ($1, $2, $3, $4, $5, $6)`;
const JOB = 'SELECT graphile_worker.add_job($1, $2::json, job_key := $3)';
const QUOTE = JSON.stringify({
  roomType: 'Single',
  nights: 2,
  roomCharge: 1_663_200,
  total: 1_962_576,
  taxes: [{ label: 'CGST 9%', amount: 149_688 }],
});
const rate = (pool: Pool, what: string) =>
  pool.query(RATE, [`${what}:${randomUUID()}`, 1, Date.now() + 600_000, Date.now()]);

/** Runs the work in one transaction. */
async function transaction<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('START TRANSACTION');
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

async function hold(
  client: PoolClient,
  { roomType, checkin, checkout, nights }: Stay,
): Promise<string | null> {
  const id = randomUUID();
  const email = `bench-${id}@example.com`;
  const caller = randomBytes(32).toString('hex');
  await client.query(LOCK, [`idempotency ${id}`]);
  await client.query(`${BOOKING} WHERE idempotency_key = $1`, [id]);
  await client.query(LOCK, [`holds of address ${email}`]);
  await client.query(LOCK, [`holds of caller ${caller}`]);
  await client.query(`${COUNT} email_key = $1`, [email]);
  await client.query(`${COUNT} caller_hash = $1`, [caller]);
  await client.query('SELECT 1 FROM room_types WHERE name = $1 FOR UPDATE', [roomType]);
  const { rows } = await client.query<{ id: number }>(FREE_ROOM, [checkin, checkout, roomType]);
  const room = rows[0]?.id;
  if (room === undefined) return null;
  await client.query(NOW);
  await client.query(INSERT_BOOKING, [
    ...[id, `SC-${id.slice(0, 13)}`, email, checkin, checkout, roomType, room, QUOTE],
    ...[new Date(Date.now() + 900_000), randomBytes(32).toString('hex'), id, caller, caller],
    new Date(),
  ]);
  await client.query(
    'INSERT INTO room_nights (room_id, night, booking_id) SELECT $1, night, $2 FROM unnest($3::date[]) AS night',
    [room, id, nights],
  );
  await client.query(TRANSITION, ['booking', id, null, 'HELD', 'guest', 'booking form sent']);
  return id;
}

async function settle(client: PoolClient, order: string, payment: string): Promise<void> {
  const booking = await client.query<{ id: string; room_id: number }>(
    `${BOOKING} WHERE gateway_order_id = $1 FOR UPDATE`,
    [order],
  );
  const { id, room_id } = booking.rows[0] ?? { id: '', room_id: 0 };
  const paymentId = randomUUID();
  await client.query(
    `INSERT INTO payments (id, gateway_payment_id, gateway_order_id, status, amount_paise, currency)
     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (gateway_payment_id) DO NOTHING RETURNING id`,
    [paymentId, payment, order, 'CAPTURED', 1_962_576, 'INR'],
  );
  await client.query('SELECT * FROM payments WHERE gateway_payment_id = $1 FOR UPDATE', [payment]);
  await client.query(NOW);
  await client.query(
    'UPDATE payments SET status = $1, method = $2, failure = $3, captured_at = $4 WHERE id = $5',
    [...['CAPTURED', 'card', null, new Date(), paymentId]],
  );
  await client.query(TRANSITION, ['payment', paymentId, null, 'CAPTURED', 'guest', 'gateway says captured']);
  await client.query(NOW);
  await client.query(
    'UPDATE bookings SET status = $1, confirmed_at = $2, expired_at = $3, room_id = $4 WHERE id = $5',
    ['CONFIRMED', new Date(), null, room_id, id],
  );
  await client.query(TRANSITION, ['booking', id, 'HELD', 'CONFIRMED', 'guest', 'payment captured']);
  await client.query(JOB, [
    'send booking mail',
    JSON.stringify({ kind: 'booking confirmed', bookingId: id, paidLate: false }),
    `confirmed ${id}`,
  ]);
  await client.query(JOB, [
    'send booking mail',
    JSON.stringify({ kind: 'booking for the hotel', bookingId: id }),
    `hotel ${id}`,
  ]);
}

/** Books and pays by statements alone; false when no room is free. */
export async function bookRaw(pool: Pool, stay: Stay): Promise<boolean> {
  await rate(pool, 'bookings');
  await pool.query(NOW);
  await pool.query(ROOM_TYPE, [stay.roomType]);
  const id = await transaction(pool, (client) => hold(client, stay));
  if (id === null) return false;
  await pool.query(NOW);
  await pool.query(
    `UPDATE bookings SET gateway_order_id = $1 WHERE id = $2 AND status = 'HELD' AND gateway_order_id IS NULL`,
    [`order_${id}`, id],
  );
  await pool.query(NOW);
  await rate(pool, 'payment steps');
  await pool.query(`${BOOKING} WHERE gateway_order_id = $1`, [`order_${id}`]);
  await transaction(pool, (client) => settle(client, `order_${id}`, `pay_${id}`));
  return true;
}
