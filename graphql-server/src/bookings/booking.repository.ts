import { In, type DataSource, type EntityManager } from 'typeorm';
import { orderHasAttempt } from '../payments/payment.repository';
import { findRecord, updateRecord } from '../platform/database/plain-statements';
import { hashOfToken } from '../platform/secrets/keyed-secrets';
import { emailKey } from '../platform/text/text-rules';
import { Booking } from './booking.entity';
import {
  LATE_WINDOW_MINUTES,
  RECONCILED_HOURS,
  RECONCILIATION_MINUTES,
  UNREACHABLE_GRACE_MINUTES,
} from './checkout-durations.policy';

/** A hold whose time is over. */
export interface LapsedHold {
  id: string;
  reference: string;
  orderId: string | null;
  /** True when it has waited long enough for a gateway that does not respond. */
  beyondGrace: boolean;
}

/** An order that the reconciliation asks the gateway about. */
export interface OrderToReconcile {
  /** The booking's. */
  id: string;
  orderId: string;
  /** As text, since a Date would lose the microseconds; null when nobody has asked yet. */
  askedAt: string | null;
}

/** A column that open holds are counted by. */
export type HoldColumn = 'mailbox_key' | 'caller_hash' | 'caller_site_hash' | 'caller_block_hash';

const LAPSED_HOLDS = `
  SELECT id, reference, gateway_order_id AS "orderId",
    hold_expires_at < (SELECT hotel_now()) - make_interval(mins => $1) AS "beyondGrace"
  FROM bookings WHERE status = 'HELD' AND hold_expires_at <= (SELECT hotel_now())
  ORDER BY hold_expires_at LIMIT 1000`;

// An order that nobody has tried to pay is asked about less and less often once its payment could not confirm anything.
const PAUSE_WITHOUT_ATTEMPT = `
  CASE WHEN NOT ${orderHasAttempt('bookings.gateway_order_id')}
    THEN least(interval '${RECONCILIATION_MINUTES.WITHOUT_ATTEMPT} minutes',
      (reconciled_at - expired_at - interval '${LATE_WINDOW_MINUTES} minutes') / 2) END`;

// The longest overdue come first. 500 a minute are enough for a thousand lapsed orders, which are 200 a minute.
const ORDERS_TO_RECONCILE = `
  SELECT id, gateway_order_id AS "orderId", reconciled_at::text AS "askedAt" FROM (
    SELECT id, gateway_order_id, reconciled_at, COALESCE(reconciled_at, created_at) + CASE status
      WHEN 'HELD' THEN interval '${RECONCILIATION_MINUTES.HELD} minutes'
      WHEN 'CONFIRMED' THEN interval '${RECONCILIATION_MINUTES.CONFIRMED} minutes'
      ELSE greatest(interval '${RECONCILIATION_MINUTES.EXPIRED} minutes', ${PAUSE_WITHOUT_ATTEMPT}) END AS due
    FROM bookings
    WHERE gateway_order_id IS NOT NULL AND created_at > (SELECT hotel_now()) - interval '${RECONCILED_HOURS} hours') recent
  WHERE due < (SELECT hotel_now()) ORDER BY due LIMIT 500`;

// Only one of two runs at the same time asks about an order.
const NOTE_RECONCILED = `
  UPDATE bookings SET reconciled_at = hotel_now()
  WHERE id = $1 AND reconciled_at IS NOT DISTINCT FROM $2::timestamptz`;

const BOOKED_AGAIN = `
  SELECT 1 FROM bookings WHERE email_key = $1 AND id <> $2 AND created_at > $5
    AND checkin < $4 AND checkout > $3
    AND (status = 'CONFIRMED' OR status = 'HELD' AND (caller_hash = $6 OR guest_uid = $7)) LIMIT 1`;

const ATTACH_ORDER = `
  UPDATE bookings SET gateway_order_id = $2 WHERE id = $1 AND status = 'HELD' AND gateway_order_id IS NULL`;

const EXTEND_HOLD = `
  UPDATE bookings SET hold_extended = true, hold_expires_at = hotel_now() + make_interval(mins => $2) WHERE id = $1`;

/** A condition on a job's payload: it is about a booking whose stay is not over. */
export const PAYLOAD_HAS_STAY_TO_COME = `EXISTS (
  SELECT 1 FROM bookings booking WHERE booking.id::text = payload ->> 'bookingId'
    AND booking.checkout >= (SELECT hotel_now())::date)`;

/** Finds, locks and updates bookings. States are changed by `BookingService`. */
export class BookingRepository {
  constructor(private readonly database: DataSource) {}

  findById(id: string): Promise<Booking | null> {
    return findRecord(this.database.manager, Booking, 'WHERE id = $1', [id]);
  }

  findByToken(token: string): Promise<Booking | null> {
    return findRecord(this.database.manager, Booking, 'WHERE token_hash = $1', [hashOfToken(token)]);
  }

  findByOrder(orderId: string): Promise<Booking | null> {
    return findRecord(this.database.manager, Booking, 'WHERE gateway_order_id = $1', [orderId]);
  }

  findByReference(reference: string): Promise<Booking | null> {
    return findRecord(this.database.manager, Booking, 'WHERE reference = $1', [reference]);
  }

  findByIdempotencyKey(key: string, manager = this.database.manager): Promise<Booking | null> {
    return findRecord(manager, Booking, 'WHERE idempotency_key = $1', [key]);
  }

  /** The booking of that order, locked until the transaction ends. */
  lockByOrder(manager: EntityManager, orderId: string): Promise<Booking | null> {
    return findRecord(manager, Booking, 'WHERE gateway_order_id = $1 FOR UPDATE', [orderId]);
  }

  lockById(manager: EntityManager, id: string): Promise<Booking | null> {
    return findRecord(manager, Booking, 'WHERE id = $1 FOR UPDATE', [id]);
  }

  /** Held and confirmed bookings that were made by that guest, or for that verified address; newest first. */
  async ofGuest(
    guest: { uid: string; verifiedEmail: string | null },
    page: { skip: number; take: number },
  ): Promise<{ bookings: Booking[]; totalCount: number }> {
    const status = In(['HELD', 'CONFIRMED']);
    const byAccount = [{ guestUid: guest.uid, status }];
    const byAddress = guest.verifiedEmail ? [{ emailKey: emailKey(guest.verifiedEmail), status }] : [];
    const [bookings, totalCount] = await this.database.getRepository(Booking).findAndCount({
      ...page,
      where: [...byAccount, ...byAddress],
      order: { createdAt: 'DESC', id: 'ASC' },
    });
    return { bookings, totalCount };
  }

  /**
   * True when the same guest has booked any of these nights again since. An earlier booking is the guest's other room.
   * Anybody can hold a room under this address, so an unpaid one counts only from the same caller or account.
   */
  async isBookedAgain(booking: Booking, manager: EntityManager = this.database.manager): Promise<boolean> {
    const rows: unknown[] = await manager.query(BOOKED_AGAIN, [
      booking.emailKey,
      booking.id,
      booking.checkin,
      booking.checkout,
      booking.createdAt,
      booking.callerHash,
      booking.guestUid,
    ]);
    return rows.length > 0;
  }

  /** The open holds with that value in the column, and the nights in them. */
  async openHolds(
    manager: EntityManager,
    by: Partial<Record<HoldColumn, string>>,
  ): Promise<{ holds: number; nights: number }> {
    const conditions = Object.keys(by).map((column, index) => `AND ${column} = $${index + 1}`);
    const rows: { holds: number; nights: number }[] = await manager.query(
      `SELECT count(*)::int AS holds, coalesce(sum(checkout - checkin), 0)::int AS nights
       FROM bookings WHERE status = 'HELD' ${conditions.join(' ')}`,
      Object.values(by),
    );
    return rows[0] ?? { holds: 0, nights: 0 };
  }

  /** Remembers the gateway's order of a hold; false when the hold has ended meanwhile or has an order already. */
  async attachOrder(booking: Booking, orderId: string): Promise<boolean> {
    const attached: [unknown[], number] = await this.database.query(ATTACH_ORDER, [booking.id, orderId]);
    return attached[1] === 1;
  }

  /** Lets the same form be sent again after its hold came to nothing. */
  async forgetIdempotencyKey(manager: EntityManager, booking: Booking): Promise<void> {
    await updateRecord(manager, Booking, booking.id, { idempotencyKey: null });
  }

  async extendHold(manager: EntityManager, booking: Booking, minutes: number): Promise<void> {
    await manager.query(EXTEND_HOLD, [booking.id, minutes]);
  }

  lapsedHolds(): Promise<LapsedHold[]> {
    return this.database.query(LAPSED_HOLDS, [UNREACHABLE_GRACE_MINUTES]);
  }

  ordersToReconcile(): Promise<OrderToReconcile[]> {
    return this.database.query(ORDERS_TO_RECONCILE);
  }

  /** False when another run has asked about the order meanwhile. */
  async noteReconciled({ id, askedAt }: OrderToReconcile): Promise<boolean> {
    const noted: [unknown[], number] = await this.database.query(NOTE_RECONCILED, [id, askedAt]);
    return noted[1] === 1;
  }
}
