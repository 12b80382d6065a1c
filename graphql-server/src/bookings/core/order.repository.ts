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
  /** The gateway's. */
  orderId: string;
  /** As text, since a Date would lose the microseconds; null when nobody has asked yet. */
  askedAt: string | null;
}

// The booking's row is locked, so that no hold gets an order while it lapses. One of two requests at once gets the order in.
const ADD_FIRST = `
  INSERT INTO orders (id, booking_id, kind, gateway_id, amount_paise)
  SELECT gen_random_uuid(), id, 'FIRST_PAYMENT', $2, $3 FROM bookings WHERE id = $1 AND status = 'HELD' FOR UPDATE
  ON CONFLICT DO NOTHING RETURNING id`;

const ADD_FOR_CHANGE = `
  INSERT INTO orders (id, booking_id, kind, gateway_id, amount_paise)
  VALUES (gen_random_uuid(), $1, 'CHANGE', $2, $3) RETURNING id`;

// An order that nobody has tried to pay is asked about less and less often once its payment could not confirm anything.
const PAUSE_WITHOUT_ATTEMPT = `
  CASE WHEN NOT ${orderHasAttempt('orders.id')}
    THEN least(interval '${RECONCILIATION_MINUTES.WITHOUT_ATTEMPT} minutes',
      (orders.reconciled_at - booking.expired_at - interval '${LATE_WINDOW_MINUTES} minutes') / 2) END`;

// Until its late window is over: the hold, its one extension, and the window.
const MAY_PAY_A_CHANGE = `
  (orders.kind = 'CHANGE'
    AND orders.created_at > $1::timestamptz - interval '${2 * HOLD_MINUTES + LATE_WINDOW_MINUTES} minutes')`;

// The longest overdue come first. 500 a minute are enough for a thousand lapsed orders, which are 200 a minute.
// The time is a value: PostgreSQL then knows how few orders are recent. Otherwise it reads all orders and bookings.
const TO_RECONCILE = `
  SELECT id, gateway_id AS "orderId", reconciled_at::text AS "askedAt" FROM (
    SELECT orders.id, orders.gateway_id, orders.reconciled_at,
      COALESCE(orders.reconciled_at, orders.created_at) + CASE
        WHEN booking.status = 'HELD' OR ${MAY_PAY_A_CHANGE} THEN interval '${RECONCILIATION_MINUTES.HELD} minutes'
        WHEN booking.status IN ('CONFIRMED', 'CANCELLED')
          THEN interval '${RECONCILIATION_MINUTES.CONFIRMED} minutes'
        ELSE greatest(interval '${RECONCILIATION_MINUTES.EXPIRED} minutes', ${PAUSE_WITHOUT_ATTEMPT}) END AS due
    FROM orders JOIN bookings booking ON booking.id = orders.booking_id
    WHERE orders.created_at > $1::timestamptz - interval '${RECONCILED_HOURS} hours') recent
  WHERE due < $1::timestamptz ORDER BY due LIMIT 500`;

// Only one of two runs at the same time asks about an order.
const NOTE_RECONCILED = `
  UPDATE orders SET reconciled_at = hotel_now()
  WHERE id = $1 AND reconciled_at IS NOT DISTINCT FROM $2::timestamptz`;

/** The orders of bookings at the payment gateway. */
export class OrderRepository {
  constructor(private readonly database: DataSource) {}

  /** The id of the order that confirms a hold; null when the hold has ended meanwhile or has such an order already. */
  async addFirst(
    bookingId: string,
    { gatewayId, amountPaise }: { gatewayId: string; amountPaise: number },
  ): Promise<string | null> {
    const added: { id: string }[] = await this.database.query(ADD_FIRST, [bookingId, gatewayId, amountPaise]);
    return added[0]?.id ?? null;
  }

  /** Adds an order for the difference of a change; returns its id. The booking's lock must be held. */
  async addForChange(
    manager: EntityManager,
    bookingId: string,
    { gatewayId, amountPaise }: { gatewayId: string; amountPaise: number },
  ): Promise<string> {
    const added: { id: string }[] = await manager.query(ADD_FOR_CHANGE, [bookingId, gatewayId, amountPaise]);
    const [order] = added;
    if (!order) throw new Error('An order that is inserted has an id.');
    return order.id;
  }

  /** The orders that the gateway is to be asked about now. */
  toReconcile(now: Date): Promise<OrderToReconcile[]> {
    return this.database.query(TO_RECONCILE, [now]);
  }

  /** False when another run has asked about the order meanwhile. */
  async noteReconciled({ id, askedAt }: OrderToReconcile): Promise<boolean> {
    const noted: [unknown[], number] = await this.database.query(NOTE_RECONCILED, [id, askedAt]);
    return noted[1] === 1;
  }
}
