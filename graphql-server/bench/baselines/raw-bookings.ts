import { randomBytes, randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import type { RoomTypeName } from '../../tests/testkit/bookings';

/** What is booked. */
export interface Stay {
  roomType: RoomTypeName;
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
const ROOM_TYPE = `SELECT id, code, name, nightly_rate_cents, capacity, description, sort_order FROM room_types
  WHERE code = ANY($1)`;
const PLAN = `SELECT plan.id, plan.code, plan.terms, policy.cancellation FROM rate_plans plan
  JOIN policies policy ON policy.id = plan.policy_id ORDER BY plan.sort_order, plan.id LIMIT 1`;
const BOOKING = `SELECT id, reference, status, name, email, email_key, mailbox_key, phone, name_key, phone_key, special_requests,
  channel, calendar_uid, calendar_sequence, locale, policy, terms, paise_per_unit, hold_expires_at, hold_extended,
  expired_at, confirmed_at, token_hash, idempotency_key, request_digest, request_digest_version, caller_hash,
  caller_site_hash, caller_block_hash, guest_uid, created_at FROM bookings`;
const OF_ORDER = 'WHERE id = (SELECT booking_id FROM orders WHERE gateway_id = $1)';
const DETAILS = `SELECT
  (SELECT json_agg(stay) FROM (SELECT stays.*, type.code FROM stays JOIN room_types type ON type.id = room_type_id
    WHERE booking_id = $1 ORDER BY position) stay) AS stays,
  (SELECT json_agg(line ORDER BY id) FROM folio_lines line WHERE booking_id = $1) AS lines,
  (SELECT json_agg(orders ORDER BY created_at) FROM orders WHERE booking_id = $1) AS orders`;
const COUNT = `SELECT count(*)::int AS holds, sum(checkout - checkin)::int AS nights FROM bookings booking
  JOIN stays stay ON stay.booking_id = booking.id WHERE booking.status = 'HELD' AND`;
const FREE_ROOM = `SELECT free.id, (SELECT count(*) FROM room_nights neighbour WHERE neighbour.room_id = free.id
    AND neighbour.night IN ($1::date - 1, $2::date)) AS neighbours
  FROM (SELECT room.id, type.code FROM rooms room JOIN room_types type ON type.id = room.type_id
    WHERE NOT EXISTS (SELECT 1 FROM room_nights taken
    WHERE taken.room_id = room.id AND taken.night >= $1 AND taken.night < $2)) free
  WHERE free.code = $3 ORDER BY neighbours DESC, free.id LIMIT 1`;
const INSERT_BOOKING = `INSERT INTO bookings (id, reference, status, name, email, email_key, mailbox_key, phone, calendar_uid,
    policy, terms, paise_per_unit, hold_expires_at, hold_extended, token_hash, idempotency_key, request_digest,
    caller_hash, created_at)
  VALUES ($1, $2, 'HELD', 'Asha Rao', $3, $3, $3, '+91 98765 43210', $2, $4, $5, 8400, $6, false, $7, $8, $9, $10, $11)`;
const INSERT_STAY = `INSERT INTO stays (id, booking_id, position, room_type_id, rate_plan_id, room_id, checkin, checkout,
    guests) SELECT $1, $2, 1, type_id, $3, id, $4, $5, 1 FROM rooms WHERE id = $6`;
const INSERT_NIGHTS =
  'INSERT INTO room_nights (room_id, night, stay_id) SELECT $1, night, $2 FROM unnest($3::date[]) AS night';
const INSERT_LINES = `INSERT INTO folio_lines (booking_id, stay_id, kind, night, rate_source, rate_cents, value_paise,
    tax_percent, cgst_paise, sgst_paise, sac)
  SELECT $1, $2, 'ROOM_NIGHT', night, 'BASE', 9900, 831600, 18, 74844, 74844, '996311' FROM unnest($3::date[]) AS night`;
const INSERT_ORDER = `INSERT INTO orders (id, booking_id, kind, gateway_id, amount_paise)
  SELECT gen_random_uuid(), id, 'FIRST_PAYMENT', $2, 1962576 FROM bookings WHERE id = $1 AND status = 'HELD' FOR UPDATE
  ON CONFLICT DO NOTHING RETURNING id`;
const TRANSITION = `INSERT INTO transitions (machine, subject_id, from_state, to_state, actor_kind, reason)
  VALUES ($1, $2, $3, $4, $5, $6)`;
const JOB = 'SELECT graphile_worker.add_job($1, $2::json, job_key := $3)';
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

interface Plan {
  id: number;
  terms: object;
  cancellation: object;
}

async function hold(
  client: PoolClient,
  plan: Plan,
  { roomType, checkin, checkout, nights }: Stay,
): Promise<string | null> {
  const id = randomUUID();
  const email = `bench-${id}@example.com`;
  const caller = randomBytes(32).toString('hex');
  await client.query(LOCK, [`idempotency ${id}`]);
  await client.query(`${BOOKING} WHERE idempotency_key = $1`, [id]);
  await client.query(LOCK, [`holds of address ${email}`]);
  await client.query(LOCK, [`holds of caller ${caller}`]);
  await client.query(`${COUNT} mailbox_key = $1`, [email]);
  await client.query(`${COUNT} caller_hash = $1`, [caller]);
  await client.query('SELECT 1 FROM room_types WHERE code = ANY($1) ORDER BY id FOR UPDATE', [[roomType]]);
  const { rows } = await client.query<{ id: number }>(FREE_ROOM, [checkin, checkout, roomType]);
  const room = rows[0]?.id;
  if (room === undefined) return null;
  await client.query(NOW);
  await client.query(INSERT_BOOKING, [
    ...[id, `SC-${id.slice(0, 13)}`, email, plan.cancellation, plan.terms, new Date(Date.now() + 900_000)],
    ...[randomBytes(32).toString('hex'), id, caller, caller, new Date()],
  ]);
  const stay = randomUUID();
  await client.query(INSERT_STAY, [stay, id, plan.id, checkin, checkout, room]);
  await client.query(INSERT_NIGHTS, [room, stay, nights]);
  await client.query(INSERT_LINES, [id, stay, nights]);
  await client.query(TRANSITION, ['booking', id, null, 'HELD', 'guest', 'booking form sent']);
  return id;
}

async function settle(client: PoolClient, order: string, payment: string): Promise<void> {
  const booking = await client.query<{ id: string }>(`${BOOKING} ${OF_ORDER} FOR UPDATE`, [order]);
  const { id } = booking.rows[0] ?? { id: '' };
  await client.query(DETAILS, [id]);
  const paymentId = randomUUID();
  await client.query(
    `INSERT INTO payments (id, gateway_payment_id, booking_id, order_id, status, amount_paise, currency)
     SELECT $1, $2, booking_id, id, $4, $5, $6 FROM orders WHERE gateway_id = $3
     ON CONFLICT (gateway_payment_id) DO NOTHING RETURNING id`,
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
  await client.query('UPDATE bookings SET status = $1, confirmed_at = $2 WHERE id = $3', [
    'CONFIRMED',
    new Date(),
    id,
  ]);
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
  await pool.query(ROOM_TYPE, [[stay.roomType]]);
  const plans = await pool.query<Plan>(PLAN);
  const [plan] = plans.rows;
  if (!plan) throw new Error('The database has no rate plan.');
  const id = await transaction(pool, (client) => hold(client, plan, stay));
  if (id === null) return false;
  await pool.query(NOW);
  await pool.query(INSERT_ORDER, [id, `order_${id}`]);
  await pool.query(NOW);
  await rate(pool, 'payment steps');
  await pool.query(`${BOOKING} ${OF_ORDER}`, [`order_${id}`]);
  await pool.query(DETAILS, [id]);
  await transaction(pool, (client) => settle(client, `order_${id}`, `pay_${id}`));
  return true;
}
