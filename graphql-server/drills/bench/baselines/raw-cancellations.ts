import { randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { BOOKING, DETAILS, JOB, NOW, placeholders, rate, transaction, TRANSITION } from './raw-bookings';

// The statements that the server sends for cancellationPreview and cancelBooking, in its order and its transactions, as
// `npm run bench:path -- --list` shows them. There is no code around them, and they are not prepared.
const OF_BOOKING = 'WHERE id = $1';
const KEPT = `SELECT payment.id, payment.gateway_payment_id, payment.source, payment.amount_paise,
    greatest(0, payment.amount_paise
      - COALESCE((SELECT sum(refund.amount_paise) FROM refunds refund
        WHERE refund.payment_id = payment.id AND refund.status IN ('PENDING', 'PROCESSED')), 0)
      - COALESCE((SELECT sum(dispute.amount_deducted_paise) FROM disputes dispute
        WHERE dispute.gateway_payment_id = payment.gateway_payment_id AND dispute.status = 'LOST'), 0))::bigint AS left,
    EXISTS (SELECT 1 FROM disputes dispute WHERE dispute.gateway_payment_id = payment.gateway_payment_id
      AND dispute.status IN ('OPEN', 'UNDER_REVIEW')) AS disputed
  FROM payments payment WHERE payment.booking_id = $1 AND payment.status = 'CAPTURED'
  ORDER BY payment.captured_at DESC, payment.created_at DESC, payment.id`;
const BY_KEY = `SELECT id, booking_id, kind, idempotency_key, stays, charge_paise, refund_paise, written_off_paise, reason,
    actor_kind, actor_id, created_at FROM cancellations WHERE booking_id = $1 AND idempotency_key = $2`;
const LOCK_CAPTURED = `SELECT id FROM payments WHERE booking_id = $1 AND status = 'CAPTURED' ORDER BY id FOR UPDATE`;
const END_STAY = 'UPDATE stays SET kept_paise = $2, status = $3 WHERE id = $1';
const FREE_NIGHTS = 'DELETE FROM room_nights WHERE stay_id = ANY ($1)';
const END_BOOKING = 'UPDATE bookings SET status = $2 WHERE id = $1';
const REVERSE = `INSERT INTO folio_lines (booking_id, stay_id, kind, night, rate_source, rate_cents, value_paise,
    discount_paise, tax_percent, cgst_paise, sgst_paise, sac, reverses)
  SELECT booking_id, stay_id, kind, night, rate_source, rate_cents, -value_paise, -discount_paise, tax_percent,
    -cgst_paise, -sgst_paise, sac, id
  FROM folio_lines line WHERE booking_id = $1 AND stay_id = ANY ($2) AND reverses IS NULL
    AND NOT EXISTS (SELECT 1 FROM folio_lines other WHERE other.reverses = line.id)`;
const CALENDAR = 'UPDATE bookings SET calendar_sequence = $2, calendar_changed_at = $3 WHERE id = $1';
const INSERT_REFUND = `INSERT INTO refunds (id, payment_id, status, amount_paise, reason, idempotency_key,
    gateway_refund_id, retry_at, problem, speed) VALUES (${placeholders(10)})`;
const END_TASKS = `UPDATE tasks SET done_at = hotel_now() WHERE booking_id = $1 AND kind = $2 AND done_at IS NULL`;
const INSERT_CANCELLATION = `INSERT INTO cancellations (id, booking_id, kind, idempotency_key, stays, charge_paise,
    refund_paise, written_off_paise, reason, actor_kind, actor_id, created_at) VALUES (${placeholders(12)})`;
const BALANCE = `SELECT
    COALESCE((SELECT sum(amount_paise) FROM payments WHERE booking_id = $1 AND status = 'CAPTURED'), 0)::bigint AS paid,
    COALESCE((SELECT sum(refund.amount_paise) FROM refunds refund JOIN payments payment ON payment.id = refund.payment_id
      WHERE payment.booking_id = $1 AND payment.status = 'CAPTURED'
        AND refund.status IN ('PENDING', 'PROCESSED')), 0)::bigint AS refunded`;

interface Row {
  id: string;
}

interface Details {
  stays: Row[];
}

/** A payment with its refund. */
interface Kept extends Row {
  left: string;
}

const job = (client: PoolClient, name: string, payload: object, key: string | null = null) =>
  client.query(JOB, [name, JSON.stringify(payload), key, 300]);

async function endStays(client: PoolClient, id: string, stayIds: readonly string[]): Promise<void> {
  for (const stayId of stayIds) {
    await client.query(END_STAY, [stayId, 0, 'CANCELLED']);
    await client.query(TRANSITION, ['stay', stayId, 'EXPECTED', 'CANCELLED', 'guest', null, 'cancelled']);
  }
  await client.query(FREE_NIGHTS, [stayIds]);
  await client.query(END_BOOKING, [id, 'CANCELLED']);
  await client.query(TRANSITION, ['booking', id, 'CONFIRMED', 'CANCELLED', 'guest', null, 'cancelled']);
  await client.query(REVERSE, [id, stayIds]);
  await client.query(CALENDAR, [id, 1, new Date()]);
}

async function refund(client: PoolClient, { id: paymentId, left }: Kept): Promise<void> {
  const id = randomUUID();
  await client.query(INSERT_REFUND, [
    id,
    paymentId,
    'PENDING',
    left,
    'cancelled',
    `refund-${id}`,
    null,
    null,
    null,
    'normal',
  ]);
  await client.query(TRANSITION, ['refund', id, null, 'PENDING', 'guest', null, 'cancelled']);
  await job(client, 'send refund', { refundId: id }, `refund ${id}`);
}

async function cancel(client: PoolClient, id: string): Promise<void> {
  const key = randomUUID();
  await client.query(`${BOOKING} ${OF_BOOKING} FOR UPDATE`, [id]);
  const details = await client.query<Details>(DETAILS, [[id]]);
  await client.query(BY_KEY, [id, key]);
  await client.query(LOCK_CAPTURED, [id]);
  const { rows } = await client.query<Kept>(KEPT, [id]);
  const [payment] = rows;
  if (!payment) throw new Error('The booking is not paid.');
  const stayIds = details.rows[0]?.stays.map((stay) => stay.id) ?? [];
  await endStays(client, id, stayIds);
  await refund(client, payment);
  await client.query(END_TASKS, [id, 'DASHBOARD_REFUND']);
  const stays = JSON.stringify(stayIds.map((stayId) => ({ stayId, chargePaise: 0 })));
  const cancellationId = randomUUID();
  await client.query(INSERT_CANCELLATION, [
    cancellationId,
    id,
    'CANCELLATION',
    key,
    stays,
    0,
    payment.left,
    0,
    null,
    'guest',
    null,
    new Date(),
  ]);
  for (const kind of ['booking cancelled', 'cancellation for the hotel'])
    await job(client, 'send booking mail', { kind, bookingId: id, cancellationId });
  await client.query(`${BOOKING} ${OF_BOOKING} FOR UPDATE`, [id]);
  await client.query(DETAILS, [[id]]);
}

/** Previews the refund and cancels, with statements alone. */
export async function cancelRaw(pool: Pool, id: string): Promise<void> {
  await rate(pool, 'booking look-ups');
  await pool.query(`${BOOKING} ${OF_BOOKING}`, [id]);
  await pool.query(DETAILS, [[id]]);
  await pool.query(NOW);
  await pool.query(KEPT, [id]);
  await rate(pool, 'payment steps');
  await pool.query(`${BOOKING} ${OF_BOOKING}`, [id]);
  await pool.query(DETAILS, [[id]]);
  await pool.query(NOW);
  await transaction(pool, (client) => cancel(client, id));
  await pool.query(BALANCE, [id]);
}
