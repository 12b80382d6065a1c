import type { DataSource, EntityManager } from 'typeorm';
import { staffName } from '../../access/audit/staff-name';
import type { PaymentSource } from '../../payments/core/payment.entity';
import { LIVE_REFUND_STATES } from '../../payments/core/refund.states';
import { findRecord, insertRecord } from '../../platform/database/plain-statements';
import { SecurityDeposit, SecurityDepositCharge, SecurityDepositReturn } from './security-deposit.entity';
import { heldPaise, type HeldDeposit } from './security-deposit.policy';

/** A security deposit of a booking, in paise. Its id is the id of its payment. */
export interface FoundDeposit extends HeldDeposit {
  id: string;
  source: PaymentSource;
  /** Null for money that the staff took. */
  gatewayPaymentId: string | null;
  note: string;
  takenAt: Date;
  /** The name of the member of the staff; null for the gateway. */
  takenBy: string | null;
  /** True until the guest's bank has decided a dispute. */
  isDisputed: boolean;
  movements: DepositMovement[];
}

/** A part that was returned or turned into a charge, or a charge that was taken back. */
export interface DepositMovement {
  id: string;
  kind: 'RETURNED' | 'CHARGED' | 'TAKEN_BACK';
  amountPaise: number;
  /** Why it was charged or taken back; empty for a return. */
  reason: string;
  /** In percent; null for a return. */
  taxPercent: number | null;
  /** True while a return is on its way. */
  isPending: boolean;
  /** True for a charge that was taken back. */
  isTakenBack: boolean;
  /** The name of the member of the staff; null for the gateway. */
  by: string | null;
  at: string;
}

const LIVE = `FROM refunds refund WHERE refund.payment_id = payment.id AND refund.status IN ${LIVE_REFUND_STATES}`;

// The payment of a charge has at most one counter-entry.
const COUNTER = `FROM refunds counter WHERE counter.payment_id = charge.payment_id AND counter.is_counter_entry`;
const IS_TAKEN_BACK = `EXISTS (SELECT 1 ${COUNTER})`;

const OF_BOOKING = `
  SELECT payment.id, payment.source, payment.gateway_payment_id AS "gatewayPaymentId",
    payment.amount_paise::bigint AS "amountPaise", deposit.note, payment.captured_at AS "takenAt",
    ${staffName('payment.taken_by')} AS "takenBy",
    COALESCE((SELECT sum(refund.amount_paise) ${LIVE}), 0)::bigint AS "returnedPaise",
    COALESCE((SELECT sum(charge.amount_paise) FROM security_deposit_charges charge
      WHERE charge.deposit_id = payment.id AND NOT ${IS_TAKEN_BACK}), 0)::bigint AS "chargedPaise",
    COALESCE((SELECT sum(dispute.amount_deducted_paise) FROM disputes dispute
      WHERE dispute.gateway_payment_id = payment.gateway_payment_id AND dispute.status = 'LOST'), 0)::bigint AS "lostPaise",
    EXISTS (SELECT 1 FROM disputes dispute WHERE dispute.gateway_payment_id = payment.gateway_payment_id
      AND dispute.status IN ('OPEN', 'UNDER_REVIEW')) AS "isDisputed",
    COALESCE((SELECT json_agg(movement ORDER BY movement.at, movement.id) FROM (
      SELECT refund.id, 'RETURNED' AS kind, refund.amount_paise AS "amountPaise", '' AS reason, NULL AS "taxPercent",
        refund.status = 'PENDING' AS "isPending", false AS "isTakenBack", ${staffName('refund.given_by')} AS by,
        COALESCE(refund.given_at, refund.created_at) AS at ${LIVE}
      UNION ALL
      SELECT charge.id, 'CHARGED', charge.amount_paise, charge.reason, charge.tax_percent, false, ${IS_TAKEN_BACK},
        ${staffName('charge.charged_by')}, charge.created_at
      FROM security_deposit_charges charge WHERE charge.deposit_id = payment.id
      UNION ALL
      SELECT counter.id, 'TAKEN_BACK', counter.amount_paise, counter.reason, charge.tax_percent, false, false,
        ${staffName('counter.given_by')}, counter.given_at
      FROM security_deposit_charges charge JOIN refunds counter ON counter.payment_id = charge.payment_id
      WHERE charge.deposit_id = payment.id AND counter.is_counter_entry) movement), '[]') AS movements
  FROM security_deposits deposit JOIN payments payment ON payment.id = deposit.payment_id
  WHERE deposit.booking_id = $1 ORDER BY payment.captured_at, payment.id`;

// The lock is a statement of its own: a statement that waits for a row may read other tables as they were before the wait.
const LOCK = `SELECT id FROM payments WHERE deposit_booking_id = $1 ORDER BY id FOR UPDATE`;

const FAILED_OF = `SELECT id FROM refunds WHERE payment_id = $1 AND status = 'FAILED'`;

const IS_OVER = `
  SELECT NOT EXISTS (SELECT 1 FROM stays WHERE booking_id = $1 AND status IN ('EXPECTED', 'IN_HOUSE')) AS over`;

/** What the hotel holds of these deposits, in paise. */
export function sumHeld(deposits: readonly HeldDeposit[]): number {
  return deposits.reduce((sum, deposit) => sum + heldPaise(deposit), 0);
}

/** Stores security deposits, their returns and their charges. */
export class SecurityDepositRepository {
  constructor(private readonly database: DataSource) {}

  /** The deposits of a booking, the earliest first. */
  ofBooking(bookingId: string, manager: EntityManager = this.database.manager): Promise<FoundDeposit[]> {
    return manager.query(OF_BOOKING, [bookingId]);
  }

  /** As {@link ofBooking}, locked until the transaction ends. The caller must hold the lock on the booking. */
  async lockOfBooking(manager: EntityManager, bookingId: string): Promise<FoundDeposit[]> {
    await manager.query(LOCK, [bookingId]);
    return this.ofBooking(bookingId, manager);
  }

  /** The booking of a deposit; null for an unknown deposit. */
  async bookingOf(depositId: string): Promise<string | null> {
    const found = await findRecord(this.database.manager, SecurityDeposit, 'WHERE payment_id = $1', [
      depositId,
    ]);
    return found?.bookingId ?? null;
  }

  findByKey(manager: EntityManager, bookingId: string, key: string): Promise<SecurityDeposit | null> {
    return findRecord(manager, SecurityDeposit, 'WHERE booking_id = $1 AND idempotency_key = $2', [
      bookingId,
      key,
    ]);
  }

  findReturn(manager: EntityManager, bookingId: string, key: string): Promise<SecurityDepositReturn | null> {
    return findRecord(manager, SecurityDepositReturn, 'WHERE booking_id = $1 AND idempotency_key = $2', [
      bookingId,
      key,
    ]);
  }

  findCharge(manager: EntityManager, bookingId: string, key: string): Promise<SecurityDepositCharge | null> {
    return findRecord(manager, SecurityDepositCharge, 'WHERE booking_id = $1 AND idempotency_key = $2', [
      bookingId,
      key,
    ]);
  }

  /** The charge with this id; null for an unknown charge. */
  findChargeById(
    id: string,
    manager: EntityManager = this.database.manager,
  ): Promise<SecurityDepositCharge | null> {
    return findRecord(manager, SecurityDepositCharge, 'WHERE id = $1', [id]);
  }

  /** The ids of the returns of a deposit that the gateway could not send. */
  async failedReturnsOf(manager: EntityManager, depositId: string): Promise<string[]> {
    const rows: { id: string }[] = await manager.query(FAILED_OF, [depositId]);
    return rows.map(({ id }) => id);
  }

  /** Whether nobody of the booking is expected or in the house any more. */
  async isOver(manager: EntityManager, bookingId: string): Promise<boolean> {
    const rows: { over: boolean }[] = await manager.query(IS_OVER, [bookingId]);
    return rows[0]?.over ?? true;
  }

  async add(manager: EntityManager, deposit: Omit<SecurityDeposit, 'payment' | 'booking'>): Promise<void> {
    await insertRecord(manager, SecurityDeposit, { ...deposit });
  }

  async addReturn(
    manager: EntityManager,
    returned: Omit<SecurityDepositReturn, 'refund' | 'deposit' | 'booking'>,
  ): Promise<void> {
    await insertRecord(manager, SecurityDepositReturn, { ...returned });
  }

  async addCharge(
    manager: EntityManager,
    charge: Omit<SecurityDepositCharge, 'deposit' | 'booking' | 'payment' | 'folioLine'>,
  ): Promise<void> {
    await insertRecord(manager, SecurityDepositCharge, { ...charge });
  }
}
