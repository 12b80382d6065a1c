import type { DataSource, EntityManager } from 'typeorm';
import type { LapsedHold } from '../core/booking.repository';
import { UNREACHABLE_GRACE_MINUTES } from '../core/checkout-durations.policy';
import { findRecord, updateRecord } from '../../platform/database/plain-statements';
import { insertWithHistory, transition, type Cause } from '../../platform/states/transition';
import { BookingChange } from './booking-change.entity';
import { bookingChangeStates, type BookingChangeStatus } from './booking-change.states';

const LIFE_CYCLE = { machine: bookingChangeStates, entity: BookingChange };

const LAPSED = `
  SELECT change.id, booking.reference, orders.gateway_id AS "orderId",
    change.hold_expires_at < (SELECT hotel_now()) - make_interval(mins => $1) AS "beyondGrace"
  FROM booking_changes change JOIN bookings booking ON booking.id = change.booking_id
  LEFT JOIN orders ON orders.id = change.order_id
  WHERE change.status = 'HELD' AND change.hold_expires_at <= (SELECT hotel_now())
  ORDER BY change.hold_expires_at LIMIT 1000`;

const HELD_SINCE = `
  SELECT count(*)::int AS held FROM booking_changes
  WHERE booking_id = $1 AND hold_expires_at IS NOT NULL AND status <> 'APPLIED' AND created_at > $2`;

const EXTEND_HOLD = `
  UPDATE booking_changes SET hold_extended = true, hold_expires_at = hotel_now() + make_interval(mins => $2)
  WHERE id = $1`;

/**
 * Reads and writes the changes of bookings and their states. Where a method takes a transaction's manager, the caller
 * must hold the lock on the booking.
 */
export class BookingChangeRepository {
  constructor(private readonly database: DataSource) {}

  findById(id: string, manager: EntityManager = this.database.manager): Promise<BookingChange | null> {
    return findRecord(manager, BookingChange, 'WHERE id = $1', [id]);
  }

  /** The change that was made with this key, or null. */
  findByKey(
    bookingId: string,
    key: string,
    manager: EntityManager = this.database.manager,
  ): Promise<BookingChange | null> {
    const condition = 'WHERE booking_id = $1 AND idempotency_key = $2';
    return findRecord(manager, BookingChange, condition, [bookingId, key]);
  }

  /** The change that waits for its payment. */
  findHeld(bookingId: string, manager: EntityManager = this.database.manager): Promise<BookingChange | null> {
    return findRecord(manager, BookingChange, "WHERE booking_id = $1 AND status = 'HELD'", [bookingId]);
  }

  /** The change that the order is for, by our id. */
  findByOrder(
    orderId: string,
    manager: EntityManager = this.database.manager,
  ): Promise<BookingChange | null> {
    return findRecord(manager, BookingChange, 'WHERE order_id = $1', [orderId]);
  }

  /** How many changes of the booking have held nights since that time and were not paid in time. */
  async heldSince(manager: EntityManager, bookingId: string, since: Date): Promise<number> {
    const rows: { held: number }[] = await manager.query(HELD_SINCE, [bookingId, since]);
    return rows[0]?.held ?? 0;
  }

  async add(
    manager: EntityManager,
    change: Omit<BookingChange, 'booking' | 'order'>,
    cause: Cause,
  ): Promise<void> {
    const { asked, plan, before } = change;
    // PostgreSQL's driver would send a list as a PostgreSQL array.
    const texts = {
      asked: JSON.stringify(asked),
      plan: JSON.stringify(plan),
      before: JSON.stringify(before),
    };
    await insertWithHistory(manager, LIFE_CYCLE, { ...change, ...texts } as unknown as BookingChange, cause);
  }

  async move(
    manager: EntityManager,
    change: BookingChange,
    to: BookingChangeStatus,
    cause: Cause,
    endedAt: Date,
  ): Promise<void> {
    await transition(manager, LIFE_CYCLE, change, to, cause, { endedAt });
  }

  async noteOrder(manager: EntityManager, change: BookingChange, orderId: string): Promise<void> {
    await updateRecord(manager, BookingChange, change.id, { orderId });
    change.orderId = orderId;
  }

  /** Lets the guest send the form again after its change has failed. */
  async forgetKey(manager: EntityManager, { id }: BookingChange): Promise<void> {
    await updateRecord(manager, BookingChange, id, { idempotencyKey: `forgotten-${id}` });
  }

  async extendHold(manager: EntityManager, change: BookingChange, minutes: number): Promise<void> {
    await manager.query(EXTEND_HOLD, [change.id, minutes]);
  }

  /** Held changes whose hold has expired. */
  lapsed(): Promise<LapsedHold[]> {
    return this.database.query(LAPSED, [UNREACHABLE_GRACE_MINUTES]);
  }
}
