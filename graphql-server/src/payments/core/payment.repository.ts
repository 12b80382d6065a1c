import type { DataSource, EntityManager } from 'typeorm';
import { findRecord } from '../../platform/database/plain-statements';
import type { GatewayEvent } from './payment-gateway';
import { Payment, type GatewayPaymentRecord, type PaymentSource } from './payment.entity';
import { IS_UNUSED, LIVE_REFUND_STATES, REFUNDED_AS_CANCELLED } from './refund.states';

/** The sums of payments and refunds of one booking, in paise. */
interface BookingBalance {
  paid: number;
  refunded: number;
  /** What was paid and goes back whole because it was not used; a part of both sums above. */
  unused: number;
}

/** A captured payment of a booking, with the part that the hotel still has. */
export interface KeptPayment {
  id: string;
  /** Null for money that the staff took. */
  gatewayPaymentId: string | null;
  source: PaymentSource;
  /** The folio that it pays; null for the booking's first folio. */
  folioId: string | null;
  /** In paise. */
  amountPaise: number;
  /** The amount less refunds that are made or under way, and less what a lost dispute took; in paise. */
  leftPaise: number;
  /** True while the guest's bank has not decided. */
  isDisputed: boolean;
  /** True when the staff reversed it because it was recorded by mistake. */
  isCountered: boolean;
  /** The other bookings that were paid with this card or account within 30 days and refunded because they were cancelled. */
  cancelledByPayer: number;
  /** What was paid for them, in paise. */
  cancelledByPayerPaise: number;
}

/** The booking that the money is about, whether it pays the price or is a security deposit. */
export function bookingOfMoney({
  id,
  bookingId,
  depositBookingId,
}: Pick<Payment, 'id' | 'bookingId' | 'depositBookingId'>): string {
  const booking = bookingId ?? depositBookingId;
  if (booking === null) throw new Error(`The payment ${id} has no booking.`);
  return booking;
}

/** What the hotel still has of these payments, in paise. */
export function keptPaise(payments: readonly Pick<KeptPayment, 'leftPaise'>[]): number {
  return payments.reduce((sum, { leftPaise }) => sum + leftPaise, 0);
}

// Locked by a separate statement: a statement that waits for a row may read other tables as they were before the wait.
const LOCK_CAPTURED = `
  SELECT id FROM payments WHERE booking_id = $1 AND status = 'CAPTURED' ORDER BY id FOR UPDATE`;

const LEFT_PAISE = `
  greatest(0, payment.amount_paise
    - COALESCE((SELECT sum(refund.amount_paise) FROM refunds refund
      WHERE refund.payment_id = payment.id AND refund.status IN ${LIVE_REFUND_STATES}), 0)
    - COALESCE((SELECT sum(dispute.amount_deducted_paise) FROM disputes dispute
      WHERE dispute.gateway_payment_id = payment.gateway_payment_id AND dispute.status = 'LOST'), 0))`;

const KEPT = `
  SELECT payment.id, payment.gateway_payment_id AS "gatewayPaymentId", payment.source,
    payment.folio_id AS "folioId", payment.amount_paise::bigint AS "amountPaise",
    (${LEFT_PAISE})::bigint AS "leftPaise",
    EXISTS (SELECT 1 FROM disputes dispute WHERE dispute.gateway_payment_id = payment.gateway_payment_id
      AND dispute.status IN ('OPEN', 'UNDER_REVIEW')) AS "isDisputed",
    EXISTS (SELECT 1 FROM refunds refund WHERE refund.payment_id = payment.id AND refund.is_counter_entry) AS "isCountered",
    earlier.bookings AS "cancelledByPayer", earlier.paise AS "cancelledByPayerPaise"
  FROM payments payment
  CROSS JOIN LATERAL (
    SELECT count(DISTINCT paid.booking_id)::int AS bookings, COALESCE(sum(paid.amount_paise), 0)::bigint AS paise FROM payments paid
    WHERE paid.payer_hash = payment.payer_hash AND paid.captured_at > (SELECT hotel_now()) - interval '30 days'
      AND paid.booking_id <> payment.booking_id
      AND EXISTS (SELECT 1 FROM refunds back WHERE back.payment_id = paid.id AND back.reason = '${REFUNDED_AS_CANCELLED}')
    ) AS earlier
  WHERE payment.booking_id = $1 AND payment.status = 'CAPTURED'
  ORDER BY payment.captured_at DESC, payment.created_at DESC, payment.id`;

const CAPTURED_OF_ORDER = `
  SELECT count(*)::integer AS captured, count(*) FILTER (WHERE NOT EXISTS (SELECT 1 FROM refunds refund
    WHERE refund.payment_id = payment.id AND refund.status IN ${LIVE_REFUND_STATES}))::integer AS kept
  FROM payments payment WHERE payment.order_id = $1 AND payment.status = 'CAPTURED'`;

// A transaction that changes money of a booking locks the booking first. A task or a mail about the money refers to
// the booking, too. A transaction that locks only the payment would wait for the booking, while the staff's
// transaction holds the booking and waits for the payment.
const LOCK_BOOKING_OF = (payment: string): string => `
  SELECT id FROM bookings WHERE id = (
    SELECT COALESCE(booking_id, deposit_booking_id) FROM payments WHERE ${payment}) FOR UPDATE`;

const OF_REFUND = 'id = (SELECT payment_id FROM refunds WHERE id = $1)';

const TURN_INTO_DEPOSIT = `
  UPDATE payments SET booking_id = NULL, deposit_booking_id = booking_id
  WHERE order_id = $1 AND status = 'CAPTURED' AND booking_id IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM refunds refund WHERE refund.payment_id = payments.id)
  RETURNING id`;

const KNOWN = 'SELECT gateway_payment_id AS id FROM payments WHERE gateway_payment_id = ANY ($1)';

const BALANCE = `
  SELECT
    COALESCE((SELECT sum(amount_paise) FROM payments
      WHERE booking_id = $1 AND folio_id IS NULL AND status = 'CAPTURED'), 0)::bigint AS paid,
    COALESCE((SELECT sum(refund.amount_paise) FROM refunds refund
      JOIN payments payment ON payment.id = refund.payment_id
      WHERE payment.booking_id = $1 AND payment.folio_id IS NULL AND payment.status = 'CAPTURED'
        AND refund.status IN ${LIVE_REFUND_STATES}), 0)::bigint AS refunded,
    COALESCE((SELECT sum(payment.amount_paise) FROM payments payment
      WHERE payment.booking_id = $1 AND payment.folio_id IS NULL AND payment.status = 'CAPTURED' AND ${IS_UNUSED}), 0)::bigint AS unused`;

const RECORD_EVENT = `
  INSERT INTO webhook_events (event_id, type, body, outcome) VALUES ($1, $2, $3, 'received')
  ON CONFLICT DO NOTHING RETURNING event_id`;

/** An SQL condition: there was an attempt to pay the order whose id is in that column. */
export const orderHasAttempt = (orderId: string): string =>
  `EXISTS (SELECT 1 FROM payments attempt WHERE attempt.order_id = ${orderId})`;

/** An SQL condition: somebody tried to pay for the booking whose id `bookingId` gives. */
export const bookingHasAttempt = (bookingId: string): string =>
  `EXISTS (SELECT 1 FROM payments attempt WHERE attempt.booking_id = ${bookingId})`;

/** An SQL condition: the hotel still has money that was paid for the booking whose id `bookingId` gives. */
export const bookingHasKeptMoney = (bookingId: string): string =>
  `EXISTS (SELECT 1 FROM payments payment
    WHERE payment.booking_id = ${bookingId} AND payment.status = 'CAPTURED' AND ${LEFT_PAISE} > 0)`;

/** Finds and locks payments, and records the gateway's events about them. */
export class PaymentRepository {
  constructor(private readonly database: DataSource) {}

  /** The payment with this id at the gateway, locked until the transaction ends, after its booking. */
  async lock(manager: EntityManager, gatewayPaymentId: string): Promise<GatewayPaymentRecord | null> {
    await manager.query(LOCK_BOOKING_OF('gateway_payment_id = $1'), [gatewayPaymentId]);
    return this.lockWithinBooking(manager, gatewayPaymentId);
  }

  /** As {@link lock}, for a caller that holds the lock on the booking. */
  async lockWithinBooking(
    manager: EntityManager,
    gatewayPaymentId: string,
  ): Promise<GatewayPaymentRecord | null> {
    const condition = 'WHERE gateway_payment_id = $1 FOR UPDATE';
    const payment = await findRecord(manager, Payment, condition, [gatewayPaymentId]);
    return payment && Object.assign(payment, { gatewayPaymentId });
  }

  /** Locks the booking of a refund, by our id, then its payment, until the transaction ends. It may be the refund of a deposit. */
  async lockOfRefund(manager: EntityManager, refundId: string): Promise<void> {
    await manager.query(LOCK_BOOKING_OF(OF_REFUND), [refundId]);
    await manager.query(`SELECT id FROM payments WHERE ${OF_REFUND} FOR UPDATE`, [refundId]);
  }

  /** Locks a booking, as everybody does who changes its money, for code that needs nothing else of the booking. */
  async lockBooking(manager: EntityManager, bookingId: string): Promise<void> {
    await manager.query('SELECT id FROM bookings WHERE id = $1 FOR UPDATE', [bookingId]);
  }

  /** The id of the booking that the payment or deposit is for, by the gateway's id; null for an unknown payment. */
  async bookingPaidBy(manager: EntityManager, gatewayPaymentId: string): Promise<string | null> {
    const payment = await findRecord(manager, Payment, 'WHERE gateway_payment_id = $1', [gatewayPaymentId]);
    return payment && bookingOfMoney(payment);
  }

  /** The ids of these payments that we have recorded, by the gateway's ids. */
  async knownOf(gatewayPaymentIds: readonly string[]): Promise<Set<string>> {
    const rows: { id: string }[] = await this.database.query(KNOWN, [gatewayPaymentIds]);
    return new Set(rows.map(({ id }) => id));
  }

  /** The booking of a payment with our id, or null. A security deposit is not a payment of a booking. */
  async bookingOf(paymentId: string): Promise<string | null> {
    const rows: { id: string | null }[] = await this.database.query(
      'SELECT booking_id AS id FROM payments WHERE id = $1',
      [paymentId],
    );
    return rows[0]?.id ?? null;
  }

  /** The captured payments of a booking, newest first. */
  keptOf(bookingId: string, manager: EntityManager = this.database.manager): Promise<KeptPayment[]> {
    return manager.query(KEPT, [bookingId]);
  }

  /**
   * The captured payments of a booking, newest first, locked until the transaction ends. The caller must hold the lock
   * on the booking.
   */
  async lockKeptOf(manager: EntityManager, bookingId: string): Promise<KeptPayment[]> {
    await manager.query(LOCK_CAPTURED, [bookingId]);
    return this.keptOf(bookingId, manager);
  }

  /** How many payments of the order, by our id, were captured, and of how many of them nothing went back. */
  async capturedOf(
    orderId: string,
    manager: EntityManager = this.database.manager,
  ): Promise<{ captured: number; kept: number }> {
    const rows: { captured: number; kept: number }[] = await manager.query(CAPTURED_OF_ORDER, [orderId]);
    return rows[0] ?? { captured: 0, kept: 0 };
  }

  /**
   * Turns the captured payment of an order, by our id, into a security deposit, so that it never pays the booking. Returns the
   * id of the payment. The caller must hold the lock on the booking.
   */
  async turnIntoDeposit(manager: EntityManager, orderId: string): Promise<string> {
    const rows: [{ id: string }[], number] = await manager.query(TURN_INTO_DEPOSIT, [orderId]);
    const [made] = rows[0];
    if (!made) throw new Error(`The order ${orderId} has no captured payment.`);
    return made.id;
  }

  /** The payment with our id. */
  async find(manager: EntityManager, id: string): Promise<Payment> {
    const payment = await findRecord(manager, Payment, 'WHERE id = $1', [id]);
    if (!payment) throw new Error(`There is no payment ${id}.`);
    return payment;
  }

  /** The sums of the booking's first folio, which is the guest's. */
  async balanceOf(bookingId: string): Promise<BookingBalance> {
    const rows: BookingBalance[] = await this.database.query(BALANCE, [bookingId]);
    return rows[0] ?? { paid: 0, refunded: 0, unused: 0 };
  }

  /** False when this event was recorded before. */
  async recordEvent(manager: EntityManager, event: GatewayEvent): Promise<boolean> {
    const inserted: unknown[] = await manager.query(RECORD_EVENT, [event.id, event.type, event.body]);
    return inserted.length === 1;
  }

  async noteOutcome(manager: EntityManager, eventId: string, outcome: string): Promise<void> {
    await manager.query('UPDATE webhook_events SET outcome = $2 WHERE event_id = $1', [eventId, outcome]);
  }
}
