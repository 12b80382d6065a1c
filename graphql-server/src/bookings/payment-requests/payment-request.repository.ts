import type { DataSource, EntityManager } from 'typeorm';
import { findRecord, findRecords, insertRecord } from '../../platform/database/plain-statements';
import { insertWithHistory, transition, type Cause } from '../../platform/states/transition';
import { PaymentRequest, PaymentRequestOrder } from './payment-request.entity';
import { paymentRequestStates, type PaymentRequestStatus } from './payment-request.states';

const LIFE_CYCLE = { machine: paymentRequestStates, entity: PaymentRequest };

const OVER = `
  SELECT id, booking_id AS "bookingId", expires_at AS "expiresAt" FROM payment_requests
  WHERE status IN ('SENT', 'OPENED') AND expires_at <= $1 ORDER BY expires_at LIMIT 500`;

const OPEN_OF = "WHERE booking_id = $1 AND status IN ('SENT', 'OPENED')";

const BY_ORDER = 'WHERE id = (SELECT request_id FROM payment_request_orders WHERE order_id = $1)';

const ORDERS_OF = 'SELECT order_id AS id FROM payment_request_orders WHERE request_id = $1';

const WITHDRAWN_ORDERS_OF = `
  SELECT order_id AS id FROM payment_request_orders JOIN payment_requests request ON request.id = request_id
  WHERE booking_id = $1 AND status = 'WITHDRAWN'`;

const END_BY = `
  UPDATE payment_requests SET expires_at = $2
  WHERE booking_id = $1 AND status IN ('SENT', 'OPENED') AND expires_at > $2`;

const UNPAID_OF = "WHERE booking_id = $1 AND status IN ('SENT', 'OPENED', 'EXPIRED')";

/** A request as it is written when the staff make it. */
export type NewRequest = Omit<PaymentRequest, 'booking' | 'openedAt' | 'endedAt' | 'paidPaise' | 'createdAt'>;

/**
 * Reads and writes requests for payments and their states. Where a method moves a request, the caller must hold the lock on
 * its booking.
 */
export class PaymentRequestRepository {
  constructor(private readonly database: DataSource) {}

  findById(id: string, manager: EntityManager = this.database.manager): Promise<PaymentRequest | null> {
    return findRecord(manager, PaymentRequest, 'WHERE id = $1', [id]);
  }

  findByTokenHash(tokenHash: string): Promise<PaymentRequest | null> {
    return findRecord(this.database.manager, PaymentRequest, 'WHERE token_hash = $1', [tokenHash]);
  }

  findByKey(manager: EntityManager, bookingId: string, key: string): Promise<PaymentRequest | null> {
    const condition = 'WHERE booking_id = $1 AND idempotency_key = $2';
    return findRecord(manager, PaymentRequest, condition, [bookingId, key]);
  }

  /** The request that the order is for, by our id. */
  findByOrder(
    orderId: string,
    manager: EntityManager = this.database.manager,
  ): Promise<PaymentRequest | null> {
    return findRecord(manager, PaymentRequest, BY_ORDER, [orderId]);
  }

  /** The requests of a booking, newest first. */
  ofBooking(bookingId: string): Promise<PaymentRequest[]> {
    return this.database
      .getRepository(PaymentRequest)
      .find({ where: { bookingId }, order: { createdAt: 'DESC', id: 'ASC' } });
  }

  /** The request of the booking that the guest is still asked to pay, or null: there is at most one. */
  openOf(bookingId: string, manager: EntityManager = this.database.manager): Promise<PaymentRequest | null> {
    return findRecord(manager, PaymentRequest, OPEN_OF, [bookingId]);
  }

  /** All requests of the booking whose payment would still be accepted, including requests whose time is over. */
  unpaidOf(manager: EntityManager, bookingId: string): Promise<PaymentRequest[]> {
    return findRecords(manager, PaymentRequest, UNPAID_OF, [bookingId]);
  }

  /** Sets the end of the open request of the booking, unless it ends earlier. */
  async endBy(manager: EntityManager, bookingId: string, end: Date): Promise<void> {
    await manager.query(END_BY, [bookingId, end]);
  }

  /** Our ids of the orders of the booking's withdrawn requests. */
  async withdrawnOrdersOf(bookingId: string): Promise<Set<string>> {
    const rows: { id: string }[] = await this.database.query(WITHDRAWN_ORDERS_OF, [bookingId]);
    return new Set(rows.map(({ id }) => id));
  }

  /** Open requests whose time is over, oldest first, at most 500. */
  over(now: Date): Promise<{ id: string; bookingId: string; expiresAt: Date }[]> {
    return this.database.query(OVER, [now]);
  }

  /** Our ids of the orders of a request. */
  async ordersOf(requestId: string, manager: EntityManager = this.database.manager): Promise<Set<string>> {
    const rows: { id: string }[] = await manager.query(ORDERS_OF, [requestId]);
    return new Set(rows.map(({ id }) => id));
  }

  async addOrder(manager: EntityManager, requestId: string, orderId: string): Promise<void> {
    await insertRecord(manager, PaymentRequestOrder, { orderId, requestId });
  }

  async add(manager: EntityManager, request: NewRequest, cause: Cause): Promise<void> {
    await insertWithHistory(manager, LIFE_CYCLE, request, cause);
  }

  async move(
    manager: EntityManager,
    request: PaymentRequest,
    to: PaymentRequestStatus,
    cause: Cause,
    changes: Partial<Pick<PaymentRequest, 'openedAt' | 'endedAt' | 'paidPaise'>>,
  ): Promise<void> {
    await transition(manager, LIFE_CYCLE, request, to, cause, changes);
  }
}
