import type { DataSource } from 'typeorm';
import { findRecords } from '../../platform/database/plain-statements';
import type { PlainDate } from '../../platform/time/dates';
import { DifferenceKind } from './difference';
import { ReconciledDay } from './reconciled-day.entity';
import { ReconciliationRun } from './reconciliation-run.entity';

const SETTLEMENTS = `
  SELECT settlement.id, settlement.day::text, settlement.utr, settlement.status,
    settlement.amount_paise AS "amountPaise", settlement.created_at AS "createdAt",
    count(item.id) FILTER (WHERE item.type = 'PAYMENT')::int AS payments,
    COALESCE(sum(item.credit_paise + item.fee_paise + item.fee_tax_paise) FILTER (WHERE item.type = 'PAYMENT'), 0)::bigint
      AS "paidPaise",
    COALESCE(sum(item.debit_paise) FILTER (WHERE item.type = 'REFUND'), 0)::bigint AS "refundedPaise",
    COALESCE(sum(item.credit_paise - item.debit_paise) FILTER (WHERE item.type = 'ADJUSTMENT'), 0)::bigint
      AS "correctedPaise",
    COALESCE(sum(item.fee_paise) FILTER (WHERE item.type = 'PAYMENT'), 0)::bigint AS "feePaise",
    COALESCE(sum(item.fee_tax_paise) FILTER (WHERE item.type = 'PAYMENT'), 0)::bigint AS "feeTaxPaise"
  FROM gateway_settlements settlement LEFT JOIN gateway_settled_items item ON item.settlement_id = settlement.id
  WHERE settlement.day BETWEEN $1 AND $2
  GROUP BY settlement.id ORDER BY settlement.created_at DESC, settlement.id LIMIT 2000`;

const FEES_BY_MONTH = `
  WITH fees AS (
    SELECT date_trunc('month', day)::date AS month, count(*)::int AS payments, sum(amount_paise)::bigint AS paid,
      sum(fee_paise)::bigint AS fee, sum(fee_tax_paise)::bigint AS fee_tax
    FROM gateway_fees WHERE day BETWEEN $1 AND $2 GROUP BY 1),
  settled AS (
    SELECT date_trunc('month', day)::date AS month, sum(amount_paise)::bigint AS amount
    FROM gateway_settlements WHERE day BETWEEN $1 AND $2 AND status <> 'FAILED' GROUP BY 1)
  SELECT month::text, COALESCE(payments, 0) AS payments, COALESCE(paid, 0)::bigint AS "paidPaise",
    COALESCE(fee, 0)::bigint AS "feePaise", COALESCE(fee_tax, 0)::bigint AS "feeTaxPaise",
    COALESCE(amount, 0)::bigint AS "settledPaise"
  FROM fees FULL JOIN settled USING (month) ORDER BY month`;

// A newer version may have written kinds that this version does not know, before the operator went back.
const DIFFERENCES = `
  SELECT task.id, task.parameters ->> 'difference' AS kind, task.parameters ->> 'gatewayId' AS "gatewayId",
    task.parameters ->> 'payment' AS payment, booking.reference, task.parameters ->> 'day' AS day,
    (task.parameters ->> 'amount')::bigint AS "gatewayPaise", (task.parameters ->> 'ours')::bigint AS "oursPaise",
    task.parameters ->> 'gatewayState' AS "gatewayState", task.parameters ->> 'ourState' AS "ourState"
  FROM tasks task LEFT JOIN bookings booking ON booking.id = task.booking_id
  WHERE task.kind = 'GATEWAY_DIFFERENCE' AND task.done_at IS NULL AND task.parameters ->> 'difference' = ANY($1)
  ORDER BY task.created_at, task.id LIMIT 200`;

/** A settlement with the sums of its lines, in paise. */
export interface SettlementSums {
  id: string;
  day: PlainDate;
  utr: string | null;
  status: 'CREATED' | 'PROCESSED' | 'FAILED';
  createdAt: Date;
  /** What reached the bank. */
  amountPaise: number;
  /** The number of its payments. */
  payments: number;
  /** What guests paid. */
  paidPaise: number;
  refundedPaise: number;
  /** Lost disputes and other corrections: below 0 when they reduce the money. */
  correctedPaise: number;
  feePaise: number;
  feeTaxPaise: number;
}

/** The gateway's fees and settlements of a month, in paise. */
export interface MonthOfFees {
  /** The first of the month. */
  month: PlainDate;
  payments: number;
  paidPaise: number;
  /** Without tax, of the payments of the month. */
  feePaise: number;
  feeTaxPaise: number;
  /** The settlements of the month, regardless of when the guests paid. */
  settledPaise: number;
}

/** A difference whose task is open. */
export interface OpenDifference {
  /** The id of the task. */
  id: string;
  kind: DifferenceKind;
  gatewayId: string;
  payment: string | null;
  reference: string | null;
  day: PlainDate;
  gatewayPaise: number;
  oursPaise: number;
  gatewayState: string | null;
  ourState: string | null;
}

/** Reads settlements, fees and differences for the desk. Days and months are India's. Writes nothing. */
export class SettlementReadModel {
  constructor(private readonly database: DataSource) {}

  /** The settlements of these days, the newest first, at most 2,000. */
  settlements(first: PlainDate, last: PlainDate): Promise<SettlementSums[]> {
    return this.database.query(SETTLEMENTS, [first, last]);
  }

  /** One row for each month with a fee or a settlement. */
  feesByMonth(first: PlainDate, last: PlainDate): Promise<MonthOfFees[]> {
    return this.database.query(FEES_BY_MONTH, [first, last]);
  }

  /** The open differences, the oldest first, at most 200. */
  differences(): Promise<OpenDifference[]> {
    return this.database.query(DIFFERENCES, [Object.values(DifferenceKind)]);
  }

  /** The days that were compared, the newest first. */
  days(first: PlainDate, last: PlainDate): Promise<ReconciledDay[]> {
    const tail = 'WHERE day BETWEEN $1 AND $2 ORDER BY day DESC LIMIT 2000';
    return findRecords(this.database.manager, ReconciledDay, tail, [first, last]);
  }

  /** The latest run; null before the first run. */
  async lastRun(): Promise<ReconciliationRun | null> {
    const tail = 'ORDER BY started_at DESC LIMIT 1';
    const runs = await findRecords(this.database.manager, ReconciliationRun, tail, []);
    return runs[0] ?? null;
  }
}
