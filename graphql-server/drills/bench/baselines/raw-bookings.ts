import { randomBytes, randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import type { RoomTypeName } from '../../../tests/testkit/bookings';

/** A stay to book. */
export interface Stay {
  roomType: RoomTypeName;
  checkin: string;
  checkout: string;
  nights: string[];
}

// The statements that the server sends for createBooking and confirmPayment, in its order and its transactions, as
// `npm run bench:path -- --list` shows them. There is no code around them, and they are not prepared.
const RATE = `INSERT INTO "rate_limits" VALUES ($1, $2, $3) ON CONFLICT(key) DO UPDATE SET
  points = CASE WHEN ("rate_limits".expire <= $4 OR 1=0) THEN $2 ELSE "rate_limits".points + ($2) END,
  expire = CASE WHEN "rate_limits".expire <= $4 THEN $3 ELSE "rate_limits".expire END RETURNING points, expire`;
export const NOW = 'SELECT hotel_now() AS now';
const LOCK = 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))';
const ROOM_TYPE = `SELECT id, code, name, nightly_rate_cents, capacity, description, sort_order FROM room_types
  WHERE code = ANY($1)`;
const PLAN = `SELECT plan.id, plan.code, plan.terms, policy.cancellation FROM rate_plans plan
  JOIN policies policy ON policy.id = plan.policy_id ORDER BY plan.sort_order, plan.id LIMIT 1`;
const BOOKING_COLUMNS = `id, reference, status, name, name_key, email, email_key, mailbox_key, phone, phone_key,
  special_requests, channel, calendar_uid, calendar_sequence, locale, policy, terms, paise_per_unit, hold_expires_at,
  hold_extended, expired_at, confirmed_at, token_hash, idempotency_key, request_digest, request_digest_version,
  caller_hash, caller_site_hash, caller_block_hash, guest_uid, created_at`;
export const BOOKING = `SELECT ${BOOKING_COLUMNS} FROM bookings`;
const OF_ORDER = 'WHERE id = (SELECT booking_id FROM orders WHERE gateway_id = $1)';
export const DETAILS = `SELECT booking.id,
    (SELECT json_agg(json_build_object('id', stay.id, 'roomType', type.code, 'roomId', stay.room_id, 'checkin',
        stay.checkin, 'checkout', stay.checkout, 'guests', stay.guests, 'guestName', stay.guest_name, 'status',
        stay.status) ORDER BY stay.position)
      FROM stays stay JOIN room_types type ON type.id = stay.room_type_id WHERE stay.booking_id = booking.id) AS stays,
    (SELECT json_agg(json_build_object('stayId', line.stay_id, 'kind', line.kind, 'night', line.night, 'rateSource',
        line.rate_source, 'rateCents', line.rate_cents, 'valuePaise', line.value_paise, 'discountPaise',
        line.discount_paise, 'taxPercent', line.tax_percent, 'cgstPaise', line.cgst_paise, 'sgstPaise',
        line.sgst_paise, 'sac', line.sac) ORDER BY line.id)
      FROM folio_lines line WHERE line.booking_id = booking.id) AS lines,
    (SELECT json_agg(json_build_object('id', orders.id, 'kind', orders.kind, 'gatewayId', orders.gateway_id,
        'amountPaise', orders.amount_paise) ORDER BY orders.created_at, orders.id)
      FROM orders WHERE orders.booking_id = booking.id) AS orders
  FROM unnest($1::uuid[]) AS booking(id)`;
const COUNT = `SELECT count(*)::int AS holds, coalesce(sum(stay.checkout - stay.checkin), 0)::int AS nights
  FROM bookings booking JOIN stays stay ON stay.booking_id = booking.id WHERE booking.status = 'HELD' AND`;
const LOCK_TYPE = 'SELECT 1 FROM room_types WHERE code = ANY($1) ORDER BY id FOR UPDATE';
const FREE_ROOM = `SELECT free.id, (SELECT count(*) FROM room_nights neighbour WHERE neighbour.room_id = free.id
    AND neighbour.night IN ($1::date - 1, $2::date)) AS neighbours
  FROM (SELECT room.id, type.code FROM rooms room JOIN room_types type ON type.id = room.type_id
    WHERE NOT EXISTS (SELECT 1 FROM room_nights taken
      WHERE taken.room_id = room.id AND taken.night >= $1 AND taken.night < $2)) free
  WHERE free.code = $3 AND free.id <> ALL ($4) ORDER BY neighbours DESC, free.id LIMIT 1`;
const UNPAID_SHARE = `SELECT greatest(max((held + $4)::float / greatest(1, rooms - sold)),
    $4::float / (SELECT count(*) FROM rooms JOIN room_types type ON type.id = rooms.type_id WHERE type.code = $1)) AS share
  FROM (SELECT count(*) FILTER (WHERE booking.status = 'HELD') AS held,
      count(*) FILTER (WHERE booking.status = 'CONFIRMED' OR taken.block_id IS NOT NULL) AS sold,
      (SELECT count(*) FROM rooms WHERE type_id = type.id) AS rooms
    FROM room_types type JOIN rooms room ON room.type_id = type.id
    JOIN room_nights taken ON taken.room_id = room.id AND taken.night >= $2 AND taken.night < $3
    LEFT JOIN stays stay ON stay.id = taken.stay_id LEFT JOIN bookings booking ON booking.id = stay.booking_id
    WHERE type.code = $1 GROUP BY type.id, taken.night) nights`;
export const placeholders = (count: number) =>
  Array.from({ length: count }, (_, index) => `$${index + 1}`).join(', ');
const INSERT_BOOKING = `INSERT INTO bookings (${BOOKING_COLUMNS})
  VALUES (${placeholders(BOOKING_COLUMNS.split(',').length)})`;
const INSERT_STAY = `INSERT INTO stays (id, booking_id, position, room_type_id, rate_plan_id, room_id, checkin, checkout,
    guests)
  SELECT stay.id, $1, stay.position, room.type_id, stay."ratePlanId", stay."roomId", stay.checkin, stay.checkout,
    stay.guests
  FROM jsonb_to_recordset($2) AS stay(id uuid, position integer, "roomId" integer, "ratePlanId" integer, checkin date,
    checkout date, guests integer)
  JOIN rooms room ON room.id = stay."roomId"`;
const INSERT_NIGHTS = `INSERT INTO room_nights (room_id, night, stay_id) SELECT stay."roomId", night::date, stay.id
  FROM jsonb_to_recordset($1) AS stay(id uuid, "roomId" integer, checkin date, checkout date),
    generate_series(stay.checkin, stay.checkout - 1, interval '1 day') AS night`;
const INSERT_LINES = `INSERT INTO folio_lines (booking_id, stay_id, kind, night, rate_source, rate_cents, value_paise,
    discount_paise, tax_percent, cgst_paise, sgst_paise, sac)
  SELECT $1, "stayId", 'ROOM_NIGHT', night, "rateSource", "rateCents", "valuePaise", "discountPaise", "taxPercent",
    "cgstPaise", "sgstPaise", sac
  FROM jsonb_to_recordset($2) AS line("stayId" uuid, night date, "rateSource" text, "rateCents" bigint,
    "valuePaise" bigint, "discountPaise" bigint, "taxPercent" integer, "cgstPaise" bigint, "sgstPaise" bigint, sac text)`;
const INSERT_ORDER = `INSERT INTO orders (id, booking_id, kind, gateway_id, amount_paise)
  SELECT gen_random_uuid(), id, 'FIRST_PAYMENT', $2, $3 FROM bookings WHERE id = $1 AND status = 'HELD' FOR UPDATE
  ON CONFLICT DO NOTHING RETURNING id`;
const LOCK_PAYMENT = `SELECT id, booking_id, order_id, source, taken_by, gateway_payment_id, status, amount_paise, currency,
    method, failure, captured_at, created_at FROM payments WHERE gateway_payment_id = $1 FOR UPDATE`;
const INSERT_PAYMENT = `INSERT INTO payments (id, gateway_payment_id, booking_id, order_id, source, status, amount_paise,
    currency, method, failure, captured_at) VALUES (${placeholders(11)})`;
const CONFIRM = 'UPDATE bookings SET confirmed_at = $2, status = $3 WHERE id = $1';
export const TRANSITION = `INSERT INTO transitions (machine, subject_id, from_state, to_state, actor_kind, actor_id, reason)
  VALUES (${placeholders(7)})`;
export const JOB = 'SELECT graphile_worker.add_job($1, $2::json, job_key := $3, max_attempts := $4::integer)';

const MINUTES = 60_000;
export const rate = (pool: Pool, what: string) =>
  pool.query(RATE, [`${what}:${randomUUID()}`, 1, Date.now() + 10 * MINUTES, Date.now()]);

/** Runs the work in one transaction. */
export async function transaction<Result>(
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

/** The room that fits best; undefined when no room is free. */
async function findRoom(
  client: PoolClient,
  id: string,
  caller: string,
  { roomType, checkin, checkout }: Stay,
): Promise<number | undefined> {
  const email = `bench-${id}@example.com`;
  await client.query(LOCK, [`idempotency ${id}`]);
  await client.query(`${BOOKING} WHERE idempotency_key = $1`, [id]);
  await client.query(LOCK, [`holds of address ${email}`]);
  await client.query(LOCK, [`holds of caller ${caller}`]);
  await client.query(`${COUNT} booking.mailbox_key = $1 AND booking.caller_hash = $2`, [email, caller]);
  await client.query(`${COUNT} booking.caller_hash = $1`, [caller]);
  await client.query(LOCK_TYPE, [[roomType]]);
  const { rows } = await client.query<{ id: number }>(FREE_ROOM, [checkin, checkout, roomType, []]);
  if (!rows[0]) return undefined;
  await client.query(UNPAID_SHARE, [roomType, checkin, checkout, 0]);
  await client.query(`${COUNT} booking.mailbox_key = $1`, [email]);
  return rows[0].id;
}

async function insertBooking(client: PoolClient, id: string, caller: string, plan: Plan): Promise<void> {
  const [reference, email] = [`SC-${id.slice(0, 13)}`, `bench-${id}@example.com`];
  const hash = randomBytes(32).toString('hex');
  const now = Date.now();
  await client.query(INSERT_BOOKING, [
    id,
    reference,
    'HELD',
    'Asha Rao',
    'asha rao',
    email,
    email,
    email,
    '+91 98765 43210',
    '919876543210',
    null,
    'SITE',
    `${reference}@saffroncourt`,
    0,
    'en',
    plan.cancellation,
    plan.terms,
    8400,
    new Date(now + 15 * MINUTES),
    false,
    null,
    null,
    hash,
    id,
    hash,
    2,
    caller,
    null,
    null,
    null,
    new Date(now),
  ]);
}

/** The booking's id; null when no room is free. */
async function hold(client: PoolClient, plan: Plan, stay: Stay): Promise<string | null> {
  const id = randomUUID();
  const caller = randomBytes(32).toString('hex');
  const roomId = await findRoom(client, id, caller, stay);
  if (roomId === undefined) return null;
  await insertBooking(client, id, caller, plan);
  await client.query(TRANSITION, ['booking', id, null, 'HELD', 'guest', null, 'booking form sent']);
  const stayId = randomUUID();
  const { checkin, checkout } = stay;
  const row = { id: stayId, roomId, ratePlanId: plan.id, checkin, checkout, guests: 1, position: 1 };
  await client.query(INSERT_STAY, [id, JSON.stringify([row])]);
  await client.query(INSERT_NIGHTS, [JSON.stringify([{ id: stayId, roomId, checkin, checkout }])]);
  const lines = stay.nights.map((night) => ({
    stayId,
    night,
    rateSource: 'BASE',
    rateCents: 9900,
    valuePaise: 831_600,
    discountPaise: 0,
    taxPercent: 18,
    cgstPaise: 74_844,
    sgstPaise: 74_844,
    sac: '996311',
  }));
  await client.query(INSERT_LINES, [id, JSON.stringify(lines)]);
  return id;
}

const TOTAL = 1_962_576;

async function applyPayment(
  client: PoolClient,
  gatewayOrderId: string,
  gatewayPaymentId: string,
): Promise<void> {
  const found = await client.query<{ id: string }>(`${BOOKING} ${OF_ORDER} FOR UPDATE`, [gatewayOrderId]);
  const { id } = found.rows[0] ?? { id: '' };
  const details = await client.query<{ orders: { id: string }[] }>(DETAILS, [[id]]);
  const orderId = details.rows[0]?.orders[0]?.id;
  await client.query(LOCK_PAYMENT, [gatewayPaymentId]);
  const [paymentId, now] = [randomUUID(), new Date()];
  await client.query(INSERT_PAYMENT, [
    paymentId,
    gatewayPaymentId,
    id,
    orderId,
    'GATEWAY',
    'CAPTURED',
    TOTAL,
    'INR',
    'card',
    null,
    now,
  ]);
  await client.query(TRANSITION, [
    'payment',
    paymentId,
    null,
    'CAPTURED',
    'guest',
    null,
    'gateway says captured',
  ]);
  await client.query(CONFIRM, [id, now, 'CONFIRMED']);
  await client.query(TRANSITION, ['booking', id, 'HELD', 'CONFIRMED', 'guest', null, 'payment captured']);
  for (const mail of [{ kind: 'booking confirmed', paidLate: false }, { kind: 'booking for the hotel' }])
    await client.query(JOB, ['send booking mail', JSON.stringify({ ...mail, bookingId: id }), null, 300]);
}

/** Books and pays with SQL statements only. Returns the booking's id; null when no room is free. */
export async function bookRaw(pool: Pool, stay: Stay): Promise<string | null> {
  await rate(pool, 'bookings');
  await pool.query(`${BOOKING} WHERE idempotency_key = $1`, [randomUUID()]);
  await pool.query(NOW);
  await pool.query(ROOM_TYPE, [[stay.roomType]]);
  const plans = await pool.query<Plan>(PLAN);
  const [plan] = plans.rows;
  if (!plan) throw new Error('The database has no rate plan.');
  const id = await transaction(pool, (client) => hold(client, plan, stay));
  if (id === null) return null;
  await pool.query(INSERT_ORDER, [id, `order_${id}`, TOTAL]);
  await rate(pool, 'payment steps');
  await pool.query(`${BOOKING} ${OF_ORDER}`, [`order_${id}`]);
  await pool.query(DETAILS, [[id]]);
  await pool.query(NOW);
  await transaction(pool, (client) => applyPayment(client, `order_${id}`, `pay_${id}`));
  return id;
}
