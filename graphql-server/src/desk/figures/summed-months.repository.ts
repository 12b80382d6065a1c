import type { DataSource, EntityManager } from 'typeorm';
import { againWhileBusy } from '../../platform/database/busy-tables';
import type { PlainDate } from '../../platform/time/dates';

/** SQL: how counted charges are added up, by day, and by all else that figures show. */
export const CHARGE_SETS = `GROUPING SETS ((counted_on, kind, department),
  (room_type_id, rate_plan_id, channel, tax_percent, kind, department))`;

// A charge that is written after a month is over counts on its own day (decision 53).
const MONTHS_TO_SUM = `
  SELECT past.begins::date::text AS month
  FROM generate_series(date_trunc('month', (SELECT min(counted_on) FROM counted_charges)::timestamp),
    date_trunc('month', hotel_business_day()::timestamp) - interval '1 month', interval '1 month') past (begins)
  WHERE NOT EXISTS (SELECT 1 FROM summed_months summed WHERE summed.month = past.begins::date)
  ORDER BY 1`;

const IN_MONTH = "counted_on >= $1::date AND counted_on < $1::date + interval '1 month'";

const ADD_MONTH = `
  INSERT INTO summed_months (month, last_posted_at)
  SELECT $1::date, COALESCE(max(posted_at), '-infinity') FROM counted_charges WHERE ${IN_MONTH}
  ON CONFLICT (month) DO NOTHING RETURNING month`;

const ADD_CHARGES = `
  INSERT INTO summed_charges (month, place, counted_on, room_type_id, rate_plan_id, channel, tax_percent, kind, department,
    rooms, value_paise, cgst_paise, sgst_paise)
  SELECT $1::date, row_number() OVER (), counted_on, room_type_id, rate_plan_id, channel, tax_percent, kind, department,
    sum(rooms), sum(value_paise), sum(cgst_paise), sum(sgst_paise)
  FROM counted_charges WHERE ${IN_MONTH} GROUP BY ${CHARGE_SETS}`;

const SUMMED_MONTHS = `
  SELECT month::text FROM summed_months WHERE last_posted_at <= $1 ORDER BY month`;

// Shorter than the second after which PostgreSQL looks for deadlocks; guests queue behind this wait.
const SHORT_WAIT = "SET LOCAL lock_timeout = '300ms'";

/** Keeps the sums of months that are over. They equal their charges at each moment, or do not exist. */
export class SummedMonthsRepository {
  constructor(private readonly database: DataSource) {}

  /** The months that are over and have no sums. */
  async monthsToSum(): Promise<PlainDate[]> {
    const rows: { month: PlainDate }[] = await this.database.query(MONTHS_TO_SUM);
    return rows.map(({ month }) => month);
  }

  /** Adds up the charges of a month, unless another server did. */
  sum(month: PlainDate): Promise<void> {
    return againWhileBusy(() =>
      this.database.transaction(async (manager) => {
        await manager.query(SHORT_WAIT);
        await sumMonth(manager, month);
      }),
    );
  }
}

/**
 * Adds up the charges of a month in a transaction of its own. It waits for charges that are being written. Later
 * charges wait for the sums, and delete them.
 */
export async function sumMonth(manager: EntityManager, month: PlainDate): Promise<void> {
  await manager.query('LOCK TABLE counted_charges IN SHARE MODE');
  const added: unknown[] = await manager.query(ADD_MONTH, [month]);
  if (added.length > 0) await manager.query(ADD_CHARGES, [month]);
}

/** The months with sums that have no charge after the instant. */
export async function summedMonths(manager: EntityManager, before: Date): Promise<PlainDate[]> {
  const rows: { month: PlainDate }[] = await manager.query(SUMMED_MONTHS, [before]);
  return rows.map(({ month }) => month);
}
