import type { BookedOrder } from './booking-record';
import type { DataSource, EntityManager } from 'typeorm';
import { orderHasAttempt } from '../../payments/core/payment.repository';
import {
  HOLD_MINUTES,
  LATE_WINDOW_MINUTES,
  RECONCILED_HOURS,
  RECONCILIATION_MINUTES,
} from './checkout-durations.policy';

/** An order that the reconciliation asks the gateway about. */
export interface OrderToReconcile {
  id: string;
  /** The gateway's id of the order. */
  orderId: string;
  /**
   * When the gateway was last asked about the order; null when never. Text, because a Date would lose the microseconds.
   */
  askedAt: string | null;
}

// The booking's row is locked, so that a hold gets no order while it lapses. Of two simultaneous requests, only one can
// store its order.
const ADD_FIRST = `
  INSERT INTO orders (id, booking_id, kind, gateway_id, amount_paise)
  SELECT gen_random_uuid(), id, 'FIRST_PAYMENT', $2, $3 FROM bookings WHERE id = $1 AND status = 'HELD' FOR UPDATE
  ON CONFLICT DO NOTHING RETURNING id`;

const ADD_FURTHER = `
  INSERT INTO orders (id, booking_id, kind, gateway_id, amount_paise)
  VALUES (gen_random_uuid(), $1, $2, $3, $4) RETURNING id`;

// Once a payment could no longer confirm the booking, the pauses between questions about an order without an attempt
// grow.
const PAUSE_WITHOUT_ATTEMPT = `
  CASE WHEN NOT ${orderHasAttempt('orders.id')}
    THEN least(interval '${RECONCILIATION_MINUTES.WITHOUT_ATTEMPT} minutes',
      (orders.reconciled_at - booking.expired_at - interval '${LATE_WINDOW_MINUTES} minutes') / 2) END`;

// A change may still be paid until its late window ends: the hold, one extension, and the window. The payment of a balance
// or of a request is awaited for as long.
const IS_RECENT_FURTHER_ORDER = `
  (orders.kind IN ('CHANGE', 'BALANCE', 'REQUEST', 'SECURITY_DEPOSIT')
    AND orders.created_at > $1::timestamptz - interval '${2 * HOLD_MINUTES + LATE_WINDOW_MINUTES} minutes')`;

// The longest overdue orders come first. 500 a minute are enough for a thousand lapsed orders, which need 200 a minute.
// The time is passed as a value, so that PostgreSQL can estimate how few orders are recent; otherwise it would read all
// orders and bookings.
const TO_RECONCILE = `
  SELECT id, gateway_id AS "orderId", reconciled_at::text AS "askedAt" FROM (
    SELECT orders.id, orders.gateway_id, orders.reconciled_at,
      COALESCE(orders.reconciled_at, orders.created_at) + CASE
        WHEN booking.status = 'HELD' OR ${IS_RECENT_FURTHER_ORDER} THEN interval '${RECONCILIATION_MINUTES.HELD} minutes'
        WHEN booking.status IN ('CONFIRMED', 'CANCELLED')
          THEN interval '${RECONCILIATION_MINUTES.CONFIRMED} minutes'
        ELSE greatest(interval '${RECONCILIATION_MINUTES.EXPIRED} minutes', ${PAUSE_WITHOUT_ATTEMPT}) END AS due
    FROM orders JOIN bookings booking ON booking.id = orders.booking_id
    WHERE orders.created_at > $1::timestamptz - interval '${RECONCILED_HOURS} hours') recent
  WHERE due < $1::timestamptz ORDER BY due LIMIT 500`;

const IS_WATCHED = `
  SELECT 1 FROM orders WHERE id = $1
    AND created_at > (SELECT hotel_now()) - interval '${RECONCILED_HOURS - 1} hours'`;

// If two runs overlap, only one of them asks about an order.
const NOTE_RECONCILED = `
  UPDATE orders SET reconciled_at = hotel_now()
  WHERE id = $1 AND reconciled_at IS NOT DISTINCT FROM $2::timestamptz`;

/** Reads and writes the orders of bookings at the payment gateway. */
export class OrderRepository {
  constructor(private readonly database: DataSource) {}

  /** Adds the order that confirms a hold and returns its id; null when the hold has ended or already has an order. */
  async addFirst(
    bookingId: string,
    { gatewayId, amountPaise }: { gatewayId: string; amountPaise: number },
  ): Promise<string | null> {
    const added: { id: string }[] = await this.database.query(ADD_FIRST, [bookingId, gatewayId, amountPaise]);
    return added[0]?.id ?? null;
  }

  /** Adds an order of a further kind and returns its id. The caller must hold the lock on the booking. */
  async addFurther(
    manager: EntityManager,
    bookingId: string,
    { kind, gatewayId, amountPaise }: Omit<BookedOrder, 'id'>,
  ): Promise<string> {
    const values = [bookingId, kind, gatewayId, amountPaise];
    const added: { id: string }[] = await manager.query(ADD_FURTHER, values);
    const [order] = added;
    if (!order) throw new Error('An order that is inserted has an id.');
    return order.id;
  }

  /** Whether the reconciliation will ask about the order for at least another hour. */
  async isWatched(id: string, manager: EntityManager = this.database.manager): Promise<boolean> {
    const found: unknown[] = await manager.query(IS_WATCHED, [id]);
    return found.length > 0;
  }

  /** The orders about which the gateway should be asked now. */
  toReconcile(now: Date): Promise<OrderToReconcile[]> {
    return this.database.query(TO_RECONCILE, [now]);
  }

  /** False when another run has asked about the order in the meantime. */
  async noteReconciled({ id, askedAt }: OrderToReconcile): Promise<boolean> {
    const noted: [unknown[], number] = await this.database.query(NOTE_RECONCILED, [id, askedAt]);
    return noted[1] === 1;
  }
}
