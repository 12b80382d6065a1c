import { randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { staffName } from '../../access/audit/staff-name';
import { findRecord, insertRecord, updateRecord } from '../../platform/database/plain-statements';
import type { PlainDate } from '../../platform/time/dates';
import { ShiftEntry } from './shift-entry.entity';
import { Shift } from './shift.entity';

/** A movement in a shift, with the booking that it is about. */
export type ListedEntry = Pick<
  ShiftEntry,
  'id' | 'at' | 'move' | 'source' | 'amountPaise' | 'reason' | 'reverses'
> & {
  /** The booking's reference; null for other movements, and after the booking was deleted. */
  reference: string | null;
  /** True for a security deposit that was taken or returned. */
  isDeposit: boolean;
};

/** A shift with the names of its people. */
export type NamedShift = Shift & {
  person: string;
  /** Who closed it; null while it is open. */
  closer: string | null;
  /** Who left the float; null when it was counted. */
  giver: string | null;
};

/** Cash that was paid out on a business day, less what was put back, by shift, in paise. */
export interface PaidOutOfShift {
  shiftId: string;
  paidOutPaise: number;
}

const NAMES = `
  COALESCE(${staffName('shift.opened_by')}, shift.opened_by) AS person,
  COALESCE(${staffName('shift.closed_by')}, shift.closed_by) AS closer,
  COALESCE(${staffName('before.opened_by')}, before.opened_by) AS giver`;

const SELECTED = `
  SELECT shift.id, shift.opened_by AS "openedBy", shift.opened_at AS "openedAt", shift.float_paise AS "floatPaise",
    shift.takes_over AS "takesOver", shift.closed_by AS "closedBy", shift.closed_at AS "closedAt",
    shift.expected_paise AS "expectedPaise", shift.counted_paise AS "countedPaise", shift.safe_paise AS "safePaise",
    shift.counted_pieces AS "countedPieces",
    shift.handed_to AS "handedTo", shift.note, ${NAMES}
  FROM shifts shift LEFT JOIN shifts before ON before.id = shift.takes_over`;

const BEGINS = '(SELECT hotel_day_begins($1::date))';
const ENDS = '(SELECT hotel_day_begins($1::date + 1))';

// A shift also belongs to the day of each of its movements, such as a payment that began before 06:00.
const OF_DAY = `${SELECTED}
  WHERE shift.opened_at < ${ENDS} AND COALESCE(shift.closed_at >= ${BEGINS}, true)
    OR shift.id IN (SELECT entry.shift_id FROM shift_entries entry WHERE entry.at >= ${BEGINS} AND entry.at < ${ENDS})
  ORDER BY shift.opened_at, shift.id`;

const TO_TAKE_OVER = `${SELECTED}
  WHERE shift.closed_at IS NOT NULL AND shift.counted_paise > shift.safe_paise
    AND NOT EXISTS (SELECT 1 FROM shifts later WHERE later.takes_over = shift.id)
  ORDER BY shift.closed_at DESC, shift.id LIMIT 5`;

const PAID_OUT_OF_DAY = `
  SELECT entry.shift_id AS "shiftId",
    sum(CASE entry.move WHEN 'PAID_OUT' THEN entry.amount_paise ELSE -entry.amount_paise END)::bigint AS "paidOutPaise"
  FROM shift_entries entry
  WHERE entry.move IN ('PAID_OUT', 'PUT_BACK') AND entry.at >= ${BEGINS} AND entry.at < ${ENDS}
  GROUP BY entry.shift_id`;

const ENTRIES = `
  SELECT entry.id, entry.at, entry.move, entry.source, entry.amount_paise AS "amountPaise", entry.reason, entry.reverses,
    booking.reference, payment.deposit_booking_id IS NOT NULL AS "isDeposit"
  FROM shift_entries entry LEFT JOIN refunds refund ON refund.id = entry.refund_id
  LEFT JOIN payments payment ON payment.id = COALESCE(entry.payment_id, refund.payment_id)
  LEFT JOIN bookings booking ON booking.id = COALESCE(payment.booking_id, payment.deposit_booking_id)
  WHERE entry.shift_id = $1 ORDER BY entry.at, entry.id`;

// A movement and a closing both lock the open shift, so that one waits for the other and no movement is lost.
const OPEN_SHIFT = `
  SELECT id FROM shifts WHERE opened_by = $1 AND closed_at IS NULL FOR SHARE`;

const NOTE_PAYMENT = `
  INSERT INTO shift_entries (id, shift_id, at, move, source, amount_paise, payment_id)
  SELECT $3, shift.id, payment.captured_at, 'TAKEN', payment.source, payment.amount_paise, payment.id
  FROM (${OPEN_SHIFT}) shift JOIN payments payment ON payment.id = $2`;

const NOTE_REFUND = `
  INSERT INTO shift_entries (id, shift_id, at, move, source, amount_paise, refund_id)
  SELECT $3, shift.id, refund.given_at, CASE WHEN refund.is_counter_entry THEN 'COUNTERED' ELSE 'GIVEN_BACK' END,
    refund.source, refund.amount_paise, refund.id
  FROM (${OPEN_SHIFT}) shift JOIN refunds refund ON refund.id = $2
  WHERE refund.given_at IS NOT NULL AND refund.source <> 'GATEWAY' AND refund.given_by = $1
  ON CONFLICT (refund_id) DO NOTHING`;

const NOTE_COMPANY_CASH = `
  INSERT INTO shift_entries (id, shift_id, at, move, source, amount_paise, company_payment_id, reason)
  SELECT $3, shift.id, COALESCE(payment.countered_at, payment.taken_at),
    CASE WHEN payment.countered_at IS NULL THEN 'TAKEN' ELSE 'COUNTERED' END, 'CASH', payment.amount_paise, payment.id, company.name
  FROM (${OPEN_SHIFT}) shift JOIN company_payments payment ON payment.id = $2
  JOIN companies company ON company.id = payment.company_id`;

/** Stores shifts and their movements. */
export class ShiftRepository {
  constructor(private readonly database: DataSource) {}

  /** Puts a payment of the desk into the open shift of this account; does nothing without an open shift. */
  async notePayment(manager: EntityManager, account: string, paymentId: string): Promise<void> {
    await manager.query(NOTE_PAYMENT, [account, paymentId, randomUUID()]);
  }

  /**
   * Puts a counter-entry, or a refund that was paid by hand, into the open shift of this account; does nothing without
   * an open shift, and for a refund that is not paid.
   */
  async noteRefund(manager: EntityManager, account: string, refundId: string): Promise<void> {
    await manager.query(NOTE_REFUND, [account, refundId, randomUUID()]);
  }

  /**
   * Puts the cash that a company has just paid, or that was just taken back, into the open shift of this account; does
   * nothing without an open shift.
   */
  async noteCompanyCash(manager: EntityManager, account: string, paymentId: string): Promise<void> {
    await manager.query(NOTE_COMPANY_CASH, [account, paymentId, randomUUID()]);
  }

  /** Null when there is no such shift. */
  async find(id: string, manager: EntityManager = this.database.manager): Promise<NamedShift | null> {
    const rows: NamedShift[] = await manager.query(`${SELECTED} WHERE shift.id = $1`, [id]);
    return rows[0] ?? null;
  }

  /** The shift, which no transaction can change until the caller's transaction ends. */
  lock(manager: EntityManager, id: string): Promise<Shift | null> {
    return findRecord(manager, Shift, 'WHERE id = $1 FOR UPDATE', [id]);
  }

  /** The open shift of this account; null without an open shift. */
  async findOpen(
    account: string,
    manager: EntityManager = this.database.manager,
  ): Promise<NamedShift | null> {
    const open = `${SELECTED} WHERE shift.opened_by = $1 AND shift.closed_at IS NULL`;
    const rows: NamedShift[] = await manager.query(open, [account]);
    return rows[0] ?? null;
  }

  /** Like `findOpen`, with the lock of `lock`. */
  lockOpen(manager: EntityManager, account: string): Promise<Shift | null> {
    return findRecord(manager, Shift, 'WHERE opened_by = $1 AND closed_at IS NULL FOR UPDATE', [account]);
  }

  /** The shift that took over the cash of this shift. */
  findLater(manager: EntityManager, id: string): Promise<Shift | null> {
    return findRecord(manager, Shift, 'WHERE takes_over = $1', [id]);
  }

  /** Shifts that were open at some time of the business day, or with a movement on it; the earliest first. */
  shiftsOf(day: PlainDate, manager: EntityManager = this.database.manager): Promise<NamedShift[]> {
    return manager.query(OF_DAY, [day]);
  }

  /** The latest five shifts that left cash which no other shift has taken over; the newest first. */
  toTakeOver(): Promise<NamedShift[]> {
    return this.database.query(TO_TAKE_OVER);
  }

  /** Cash that was paid out on the business day, by shift. */
  paidOutOf(day: PlainDate, manager: EntityManager = this.database.manager): Promise<PaidOutOfShift[]> {
    return manager.query(PAID_OUT_OF_DAY, [day]);
  }

  /** The movements of a shift, in the order of time. */
  entriesOf(shiftId: string, manager: EntityManager = this.database.manager): Promise<ListedEntry[]> {
    return manager.query(ENTRIES, [shiftId]);
  }

  findEntry(manager: EntityManager, id: string): Promise<ShiftEntry | null> {
    return findRecord(manager, ShiftEntry, 'WHERE id = $1', [id]);
  }

  findByKey(manager: EntityManager, shiftId: string, key: string): Promise<ShiftEntry | null> {
    return findRecord(manager, ShiftEntry, 'WHERE shift_id = $1 AND idempotency_key = $2', [shiftId, key]);
  }

  async add(manager: EntityManager, shift: Partial<Shift>): Promise<void> {
    await insertRecord(manager, Shift, shift);
  }

  async addEntry(manager: EntityManager, entry: Partial<ShiftEntry>): Promise<void> {
    await insertRecord(manager, ShiftEntry, entry);
  }

  async close(
    manager: EntityManager,
    id: string,
    { countedPieces, ...closing }: Partial<Shift>,
  ): Promise<void> {
    if (countedPieces?.length)
      await manager.query('UPDATE shifts SET counted_pieces = $2 WHERE id = $1', [
        id,
        JSON.stringify(countedPieces),
      ]);
    await updateRecord(manager, Shift, id, closing);
  }
}
