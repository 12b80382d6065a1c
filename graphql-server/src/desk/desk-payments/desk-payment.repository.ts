import type { DataSource, EntityManager } from 'typeorm';
import { findRecord, insertRecord } from '../../platform/database/plain-statements';
import { DeskPayment } from './desk-payment.entity';

/** Stores the additional fields of payments that the staff took. */
export class DeskPaymentRepository {
  constructor(private readonly database: DataSource) {}

  /** The payment that was recorded with this key. The caller must hold the lock on the booking. */
  findByKey(manager: EntityManager, bookingId: string, key: string): Promise<DeskPayment | null> {
    const condition = 'WHERE booking_id = $1 AND idempotency_key = $2';
    return findRecord(manager, DeskPayment, condition, [bookingId, key]);
  }

  /** Null when the staff took no such payment. */
  findById(paymentId: string, manager: EntityManager = this.database.manager): Promise<DeskPayment | null> {
    return findRecord(manager, DeskPayment, 'WHERE payment_id = $1', [paymentId]);
  }

  async add(
    manager: EntityManager,
    payment: Omit<DeskPayment, 'booking' | 'payment' | 'folioLine'>,
  ): Promise<void> {
    await insertRecord(manager, DeskPayment, { ...payment });
  }
}
