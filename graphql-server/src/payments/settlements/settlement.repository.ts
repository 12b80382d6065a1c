import { randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import type { GatewayPayment, GatewaySettlement, SettledItem } from '../core/payment-gateway';
import { addDays, dateInZone, type PlainDate } from '../../platform/time/dates';
import { GATEWAY_TIME_ZONE } from './gateway-day';
import type { ReconciledDay } from './reconciled-day.entity';

const KEEP_FEES = `
  INSERT INTO gateway_fees (gateway_payment_id, day, amount_paise, fee_paise, fee_tax_paise)
  SELECT * FROM unnest($1::text[], $2::date[], $3::bigint[], $4::bigint[], $5::bigint[])
  ON CONFLICT (gateway_payment_id) DO UPDATE SET day = excluded.day, amount_paise = excluded.amount_paise,
    fee_paise = excluded.fee_paise, fee_tax_paise = excluded.fee_tax_paise`;

// A payment of an earlier version has no fee yet. Its line contains everything except the day of the payment.
const KEEP_SETTLED_PAYMENTS = `
  INSERT INTO gateway_fees (gateway_payment_id, day, amount_paise, fee_paise, fee_tax_paise, settlement_id, settled_on)
  SELECT id, settled_on, credit_paise + fee_paise + fee_tax_paise, fee_paise, fee_tax_paise, settlement_id, settled_on
  FROM gateway_settled_items WHERE type = 'PAYMENT' AND id = ANY ($1)
  ON CONFLICT (gateway_payment_id) DO UPDATE SET settlement_id = excluded.settlement_id,
    settled_on = excluded.settled_on`;

const KEEP_SETTLEMENTS = `
  INSERT INTO gateway_settlements (id, amount_paise, status, utr, day, created_at)
  SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::text[], $5::date[], $6::timestamptz[])
  ON CONFLICT (id) DO UPDATE SET amount_paise = excluded.amount_paise, status = excluded.status, utr = excluded.utr`;

const KEEP_ITEMS = `
  INSERT INTO gateway_settled_items (id, settlement_id, type, payment_id, credit_paise, debit_paise, fee_paise,
    fee_tax_paise, settled_on)
  SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::bigint[], $6::bigint[], $7::bigint[],
    $8::bigint[], $9::date[])
  ON CONFLICT (id) DO UPDATE SET settlement_id = excluded.settlement_id, type = excluded.type,
    payment_id = excluded.payment_id, credit_paise = excluded.credit_paise, debit_paise = excluded.debit_paise,
    fee_paise = excluded.fee_paise, fee_tax_paise = excluded.fee_tax_paise, settled_on = excluded.settled_on`;

const KEEP_DAY = `
  INSERT INTO reconciled_days (day, reconciled_at, payments, refunds, differences) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (day) DO UPDATE SET reconciled_at = excluded.reconciled_at, payments = excluded.payments,
    refunds = excluded.refunds, differences = excluded.differences`;

const UNEVEN = `
  SELECT settlement.id, settlement.amount_paise AS "amountPaise", settlement.status, settlement.day::text,
    COALESCE(sum(item.credit_paise - item.debit_paise), 0)::bigint AS "itemsPaise"
  FROM gateway_settlements settlement LEFT JOIN gateway_settled_items item ON item.settlement_id = settlement.id
  WHERE settlement.day BETWEEN $1 AND $2 AND settlement.status <> 'FAILED' AND settlement.created_at < $3
  GROUP BY settlement.id
  HAVING settlement.amount_paise <> COALESCE(sum(item.credit_paise - item.debit_paise), 0)`;

const UNSETTLED = `
  SELECT gateway_payment_id AS "gatewayPaymentId", day::text, amount_paise AS "amountPaise" FROM gateway_fees
  WHERE settled_on IS NULL AND day <= $1 ORDER BY day LIMIT 200`;

export interface UnevenSettlement {
  id: string;
  amountPaise: number;
  itemsPaise: number;
  status: string;
  day: PlainDate;
}

/** Stores the gateway's fees and settlements. Amounts are in paise, days are India's. */
export class SettlementRepository {
  constructor(private readonly database: DataSource) {}

  async keepFees(manager: EntityManager, payments: readonly GatewayPayment[]): Promise<void> {
    const known = payments.filter(({ fee, status }) => fee !== null && status === 'CAPTURED');
    await manager.query(KEEP_FEES, [
      known.map(({ id }) => id),
      known.map(({ createdAt }) => dateInZone(createdAt, GATEWAY_TIME_ZONE)),
      known.map(({ amount }) => amount),
      known.map(({ fee }) => fee),
      known.map(({ feeTax }) => feeTax ?? 0),
    ]);
  }

  async keepSettlements(manager: EntityManager, settlements: readonly GatewaySettlement[]): Promise<void> {
    await manager.query(KEEP_SETTLEMENTS, [
      settlements.map(({ id }) => id),
      settlements.map(({ amount }) => amount),
      settlements.map(({ status }) => status),
      settlements.map(({ utr }) => utr),
      settlements.map(({ createdAt }) => dateInZone(createdAt, GATEWAY_TIME_ZONE)),
      settlements.map(({ createdAt }) => createdAt),
    ]);
  }

  async keepItems(manager: EntityManager, items: readonly SettledItem[]): Promise<void> {
    await manager.query(KEEP_ITEMS, [
      items.map(({ id }) => id),
      items.map(({ settlementId }) => settlementId),
      items.map(({ type }) => type),
      items.map(({ paymentId }) => paymentId),
      items.map(({ credit }) => credit),
      items.map(({ debit }) => debit),
      items.map(({ fee }) => fee),
      items.map(({ feeTax }) => feeTax),
      items.map(({ settledAt }) => dateInZone(settledAt, GATEWAY_TIME_ZONE)),
    ]);
    await manager.query(KEEP_SETTLED_PAYMENTS, [items.map(({ id }) => id)]);
  }

  async keepDay(manager: EntityManager, day: ReconciledDay): Promise<void> {
    const { reconciledAt, payments, refunds, differences } = day;
    await manager.query(KEEP_DAY, [day.day, reconciledAt, payments, refunds, differences]);
  }

  /** The latest compared day; null before the first one. */
  async lastDay(): Promise<PlainDate | null> {
    const rows: { day: PlainDate | null }[] = await this.database.query(
      'SELECT max(day)::text AS day FROM reconciled_days',
    );
    return rows[0]?.day ?? null;
  }

  /** Settlements of these days, made before that time, whose amount is not the sum of their lines. */
  uneven(first: PlainDate, last: PlainDate, before: Date): Promise<UnevenSettlement[]> {
    return this.database.query(UNEVEN, [first, last, before]);
  }

  /** Captured payments up to this day that are in no settlement, the oldest first, at most 200. */
  unsettled(last: PlainDate): Promise<{ gatewayPaymentId: string; day: PlainDate; amountPaise: number }[]> {
    return this.database.query(UNSETTLED, [last]);
  }

  /** Records that a run begins, and deletes runs that are more than a year old. */
  async beginRun(now: Date): Promise<string> {
    const id = randomUUID();
    const oldest = addDays(dateInZone(now, GATEWAY_TIME_ZONE), -366);
    await this.database.query('DELETE FROM reconciliation_runs WHERE started_at < $1', [oldest]);
    await this.database.query('INSERT INTO reconciliation_runs (id, started_at) VALUES ($1, $2)', [id, now]);
    return id;
  }

  async endRun(id: string, ended: { at: Date; days: number; problem: string | null }): Promise<void> {
    await this.database.query(
      'UPDATE reconciliation_runs SET ended_at = $2, days = $3, problem = $4 WHERE id = $1',
      [id, ended.at, ended.days, ended.problem],
    );
  }
}
