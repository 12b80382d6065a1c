import type { DataSource, EntityManager } from 'typeorm';
import { staffName } from '../../access/audit/staff-name';
import { SOURCES_WITHOUT_MONEY, type PaymentSource } from '../../payments/core/payment.entity';
import { findRecord, insertRecord } from '../../platform/database/plain-statements';
import type { PlainDate } from '../../platform/time/dates';
import { CashUp } from './cash-up.entity';

/** A movement of money: a payment, a counter-entry, or a refund. */
export type MoneyMove = 'TAKEN' | 'COUNTERED' | 'GIVEN_BACK';

/** A movement of money on a business day, in paise. */
export interface MoneyOfDay {
  at: Date;
  move: MoneyMove;
  source: PaymentSource;
  /** True for a security deposit that was taken or returned: the hotel holds it for the guest. */
  isDeposit: boolean;
  /** Always above 0. */
  amountPaise: number;
  /** The booking's; empty for the cash of a company. */
  reference: string;
  /** The guest's or the company's. */
  guestName: string;
  /** The address of the member of the staff; null for the gateway. */
  staff: string | null;
  note: string;
  /** The shift to which it belongs; null outside shifts. */
  shiftId: string | null;
}

// For the gateway's refunds we know the time of the request, not the time at which the money reached the guest.
const MONEY_OF_DAY = `
  WITH moved AS (
    SELECT payment.captured_at AS at, 'TAKEN' AS move, payment.source, payment.amount_paise,
      COALESCE(payment.booking_id, payment.deposit_booking_id) AS booking_id,
      payment.deposit_booking_id IS NOT NULL AS is_deposit, payment.taken_by AS account,
      COALESCE(taken.note, deposit.note, '') AS note,
      (SELECT entry.shift_id FROM shift_entries entry WHERE entry.payment_id = payment.id) AS shift_id
    FROM payments payment LEFT JOIN desk_payments taken ON taken.payment_id = payment.id
    LEFT JOIN security_deposits deposit ON deposit.payment_id = payment.id
    WHERE payment.status = 'CAPTURED' AND payment.source NOT IN ${SOURCES_WITHOUT_MONEY}
    UNION ALL
    SELECT COALESCE(refund.given_at, refund.created_at), CASE WHEN refund.is_counter_entry THEN 'COUNTERED' ELSE 'GIVEN_BACK' END,
      refund.source, refund.amount_paise, COALESCE(payment.booking_id, payment.deposit_booking_id),
      payment.deposit_booking_id IS NOT NULL, refund.given_by, refund.reason,
      (SELECT entry.shift_id FROM shift_entries entry WHERE entry.refund_id = refund.id)
    FROM refunds refund JOIN payments payment ON payment.id = refund.payment_id
    WHERE refund.status IN ('PENDING', 'PROCESSED', 'PAID_OTHERWISE') AND refund.source NOT IN ${SOURCES_WITHOUT_MONEY} AND (refund.source = 'GATEWAY' OR refund.given_at IS NOT NULL)
  ), of_bookings AS (
    SELECT moved.*, booking.reference, booking.name FROM moved JOIN bookings booking ON booking.id = moved.booking_id
  ), of_companies AS (
    SELECT part.at, part.move, payment.source, payment.amount_paise, NULL::uuid AS booking_id, false AS is_deposit, part.account,
      part.note, (SELECT entry.shift_id FROM shift_entries entry
        WHERE entry.company_payment_id = payment.id AND entry.move = part.move) AS shift_id, '' AS reference, company.name
    FROM company_payments payment JOIN companies company ON company.id = payment.company_id
    CROSS JOIN LATERAL (VALUES (payment.taken_at, 'TAKEN', payment.taken_by, payment.note),
      (payment.countered_at, 'COUNTERED', payment.countered_by, payment.counter_reason)) part (at, move, account, note)
    WHERE payment.source = 'CASH'
  )
  SELECT moved.at, moved.move, moved.source, moved.is_deposit AS "isDeposit", moved.amount_paise AS "amountPaise", moved.reference,
    moved.name AS "guestName", moved.note, moved.shift_id AS "shiftId",
    ${staffName('moved.account')} AS staff
  FROM (SELECT * FROM of_bookings UNION ALL SELECT * FROM of_companies) moved
  WHERE moved.at >= (SELECT hotel_day_begins($1::date)) AND moved.at < (SELECT hotel_day_begins($1::date + 1))
  ORDER BY moved.at, moved.reference`;

/** A count of cash with the address of the person who counted. */
export type CountedCash = CashUp & { staff: string };

const COUNT_STAFF = `SELECT ${staffName('$1')} AS staff`;

/** Reads the money of business days, and stores the counts of their cash. */
export class CashUpRepository {
  constructor(private readonly database: DataSource) {}

  /**
   * All movements of the day, in the order of time. Until 06:00, in the hotel's time zone at that time, a movement
   * belongs to the previous date.
   */
  moneyOf(day: PlainDate, manager: EntityManager = this.database.manager): Promise<MoneyOfDay[]> {
    return manager.query(MONEY_OF_DAY, [day]);
  }

  /** The latest count of the day, or null. */
  async countOf(day: PlainDate, manager: EntityManager = this.database.manager): Promise<CountedCash | null> {
    const condition = 'WHERE business_day = $1 ORDER BY closed_at DESC, id LIMIT 1';
    const count = await findRecord(manager, CashUp, condition, [day]);
    if (!count) return null;
    const rows: { staff: string | null }[] = await manager.query(COUNT_STAFF, [count.closedBy]);
    return { ...count, staff: rows[0]?.staff ?? '' };
  }

  async add(manager: EntityManager, count: CashUp): Promise<void> {
    await insertRecord(manager, CashUp, { ...count });
  }
}
