import type { DataSource, EntityManager } from 'typeorm';
import { readByIndex } from '../platform/database/read-by-index';
import type { FolioLineKind } from '../folio/folio-line.entity';
import type { PaymentSource } from '../payments/payment.entity';
import { LIVE_REFUND_STATES } from '../payments/refund.states';
import type { PlainDate } from '../platform/time/dates';
import { ENDED_STAY_STATES } from '../stays/stay.states';
import type { FigureSums } from './figure';

/** What figures are asked for: plain dates of the hotel, both included. */
export interface Period {
  from: PlainDate;
  to: PlainDate;
}

/** What a row is about; all others are null. */
type Sums = Partial<FigureSums> & {
  by: 'DAY' | 'ROOM_TYPE' | 'RATE_PLAN' | 'CHANNEL';
  /** The day, the code or the channel; null for charges that belong to none. */
  key: string | null;
  title: string | null;
};

/** Charges at one rate of tax, in paise. */
export interface TaxSums {
  /** GST in percent, both halves together; null for what bears no tax, or several. */
  taxPercent: number | null;
  valuePaise: number;
  cgstPaise: number;
  sgstPaise: number;
}

/** The money of one method, in paise. */
export interface MethodSums {
  source: PaymentSource;
  capturedPaise: number;
  /** Recorded by mistake. */
  counteredPaise: number;
  refundedPaise: number;
}

/** What settlements of the gateway brought and cost, in paise, on the days of India on which they were made. */
export interface GatewaySums {
  settlements: number;
  /** What guests paid, of the payments that the settlements brought. */
  paidPaise: number;
  /** What went back to guests. */
  refundedPaise: number;
  /** Lost disputes and other corrections: below 0 when they take money. */
  correctedPaise: number;
  /** Fees of these payments, without tax. */
  feePaise: number;
  /** GST on the fees. */
  feeTaxPaise: number;
  /** What reached the bank. */
  settledPaise: number;
  /** The last day of the period that was compared with the gateway; null when none was. */
  comparedUntil: PlainDate | null;
}

/** How long before their arrival guests booked. */
export interface LeadTimeDays {
  stays: number;
  /** Both are null without a stay. */
  meanDays: number | null;
  medianDays: number | null;
}

/** All that the database knows of a period. */
export interface PeriodRows {
  sums: Sums[];
  taxRates: TaxSums[];
  methods: MethodSums[];
  gateway: GatewaySums;
  leadTime: LeadTimeDays;
}

/** Where charges of a kind stand in a row of figures. */
const COLUMN_OF: Readonly<Record<FolioLineKind, keyof FigureSums>> = {
  ROOM_NIGHT: 'roomRevenuePaise',
  LEGACY: 'roomRevenuePaise',
  EXTRA: 'extrasPaise',
  CANCELLATION: 'cancellationsPaise',
  NO_SHOW: 'noShowsPaise',
  CHANGE: 'changesPaise',
  EARLY_DEPARTURE: 'earlyDeparturesPaise',
  ROUND_OFF: 'adjustmentsPaise',
  WRITE_OFF: 'adjustmentsPaise',
};

const CHARGES = `
  WITH summed AS (
    SELECT GROUPING(counted_on, room_type_id, rate_plan_id, channel, tax_percent) AS grouped,
      counted_on::text AS day, room_type_id, rate_plan_id, channel, tax_percent AS "taxPercent", kind,
      sum(rooms)::int AS "roomsSold", COALESCE(sum(rooms) FILTER (WHERE posted_at <= $3), 0)::int AS "roomsSoldBefore",
      sum(value_paise)::bigint AS "valuePaise", sum(cgst_paise)::bigint AS "cgstPaise", sum(sgst_paise)::bigint AS "sgstPaise"
    FROM counted_charges WHERE counted_on BETWEEN $1 AND $2
    GROUP BY GROUPING SETS ((counted_on, kind), (room_type_id, kind), (rate_plan_id, kind), (channel, kind), (tax_percent))
  )
  SELECT summed.*,
    CASE grouped WHEN 15 THEN 'DAY' WHEN 23 THEN 'ROOM_TYPE' WHEN 27 THEN 'RATE_PLAN' WHEN 29 THEN 'CHANNEL' ELSE 'TAX' END AS by,
    COALESCE(day, type.code, plan.code, channel) AS key, COALESCE(type.name, plan.name) AS title
  FROM summed LEFT JOIN room_types type ON type.id = summed.room_type_id
    LEFT JOIN rate_plans plan ON plan.id = summed.rate_plan_id
  ORDER BY day, type.sort_order, type.id, plan.id, channel, "taxPercent"`;

// A room for the owner's use counts as available. What a portal sells is a block: it is sold, without a charge of ours.
const ROOMS = `
  WITH span AS (
    SELECT room_type_id, since, until, count(*) AS rooms FROM counted_rooms GROUP BY room_type_id, since, until
  ), had AS (
    SELECT span.room_type_id, day::date AS day, sum(span.rooms) AS rooms
    FROM span CROSS JOIN LATERAL generate_series(GREATEST(span.since, $1::date),
      LEAST(span.until - 1, $2::date), interval '1 day') AS day
    GROUP BY 1, 2
  ), blocked AS (
    SELECT counted.room_type_id, taken.night AS day,
      count(*) FILTER (WHERE block.reason = 'OUT_OF_ORDER') AS out_of_order,
      count(*) FILTER (WHERE block.reason = 'PORTAL') AS portal,
      count(*) FILTER (WHERE block.reason = 'PORTAL' AND block.created_at <= $3) AS portal_before
    FROM room_nights taken JOIN blocks block ON block.id = taken.block_id
    JOIN counted_rooms counted ON counted.room_id = taken.room_id AND taken.night >= counted.since
      AND (counted.until IS NULL OR taken.night < counted.until)
    WHERE taken.block_id IS NOT NULL AND taken.night BETWEEN $1 AND $2
    GROUP BY 1, 2
  ), summed AS (
    SELECT GROUPING(had.day) AS grouped, had.day, had.room_type_id,
      sum(had.rooms - COALESCE(blocked.out_of_order, 0))::int AS "roomsAvailable",
      COALESCE(sum(blocked.portal), 0)::int AS "roomsSold",
      COALESCE(sum(blocked.portal_before), 0)::int AS "roomsSoldBefore"
    FROM had LEFT JOIN blocked ON blocked.room_type_id = had.room_type_id AND blocked.day = had.day
    GROUP BY GROUPING SETS ((had.day), (had.room_type_id))
  )
  SELECT CASE grouped WHEN 0 THEN 'DAY' ELSE 'ROOM_TYPE' END AS by, COALESCE(day::text, type.code) AS key,
    type.name AS title, "roomsAvailable", "roomsSold", "roomsSoldBefore"
  FROM summed LEFT JOIN room_types type ON type.id = summed.room_type_id
  ORDER BY day, type.sort_order, type.id`;

// The time zone of then, so that no payment changes its day when the hotel gets another zone.
const BETWEEN = '>= (SELECT hotel_day_begins($1::date))';
const BEFORE = '< (SELECT hotel_day_begins($2::date + 1))';

// The same money on the same days as in the cash-up.
const METHODS = `
  SELECT source, COALESCE(sum(amount_paise) FILTER (WHERE move = 'TAKEN'), 0)::bigint AS "capturedPaise",
    COALESCE(sum(amount_paise) FILTER (WHERE move = 'COUNTERED'), 0)::bigint AS "counteredPaise",
    COALESCE(sum(amount_paise) FILTER (WHERE move = 'GIVEN_BACK'), 0)::bigint AS "refundedPaise"
  FROM (
    SELECT source, amount_paise, 'TAKEN' AS move FROM payments
    WHERE status = 'CAPTURED' AND captured_at ${BETWEEN} AND captured_at ${BEFORE}
    UNION ALL
    SELECT source, amount_paise, CASE WHEN is_counter_entry THEN 'COUNTERED' ELSE 'GIVEN_BACK' END FROM refunds
    WHERE status IN ${LIVE_REFUND_STATES} AND (source = 'GATEWAY' OR given_at IS NOT NULL)
      AND COALESCE(given_at, created_at) ${BETWEEN} AND COALESCE(given_at, created_at) ${BEFORE}
  ) moved GROUP BY source ORDER BY source`;

// The sums of the page of settlements. A settlement that failed brought nothing.
const GATEWAY = `
  WITH settled AS (
    SELECT id, amount_paise FROM gateway_settlements WHERE day BETWEEN $1 AND $2 AND status <> 'FAILED'
  ), lines AS (
    SELECT sum(item.credit_paise + item.fee_paise + item.fee_tax_paise) FILTER (WHERE item.type = 'PAYMENT') AS paid,
      sum(item.debit_paise) FILTER (WHERE item.type = 'REFUND') AS refunded,
      sum(item.credit_paise - item.debit_paise) FILTER (WHERE item.type = 'ADJUSTMENT') AS corrected,
      sum(item.fee_paise) FILTER (WHERE item.type = 'PAYMENT') AS fee,
      sum(item.fee_tax_paise) FILTER (WHERE item.type = 'PAYMENT') AS fee_tax
    FROM settled JOIN gateway_settled_items item ON item.settlement_id = settled.id
  )
  SELECT (SELECT count(*)::int FROM settled) AS settlements, COALESCE(paid, 0)::bigint AS "paidPaise",
    COALESCE(refunded, 0)::bigint AS "refundedPaise", COALESCE(corrected, 0)::bigint AS "correctedPaise",
    COALESCE(fee, 0)::bigint AS "feePaise", COALESCE(fee_tax, 0)::bigint AS "feeTaxPaise",
    (SELECT COALESCE(sum(amount_paise), 0)::bigint FROM settled) AS "settledPaise",
    (SELECT max(day)::text FROM reconciled_days WHERE day BETWEEN $1 AND $2) AS "comparedUntil"
  FROM lines`;

const NO_GATEWAY: GatewaySums = {
  ...{ settlements: 0, paidPaise: 0, refundedPaise: 0, correctedPaise: 0, feePaise: 0, feeTaxPaise: 0 },
  ...{ settledPaise: 0, comparedUntil: null },
};

const LEAD_TIME = `
  SELECT count(*)::int AS stays, round(avg(days), 1)::float AS "meanDays",
    percentile_cont(0.5) WITHIN GROUP (ORDER BY days) AS "medianDays"
  FROM (
    SELECT GREATEST(stay.checkin - (booking.created_at AT TIME ZONE hotel_time_zone_at(booking.created_at))::date, 0) AS days
    FROM stays stay JOIN bookings booking ON booking.id = stay.booking_id
    WHERE stay.checkin BETWEEN $1 AND $2 AND stay.status NOT IN ${ENDED_STAY_STATES} AND booking.status = 'CONFIRMED'
  ) booked`;

/** The statements with their values, for the benchmark to explain. */
export function statementsOf(
  { from, to }: Period,
  { before }: { before: Date },
): { name: string; text: string; values: unknown[] }[] {
  return [
    { name: 'charges', text: CHARGES, values: [from, to, before] },
    { name: 'rooms', text: ROOMS, values: [from, to, before] },
    { name: 'methods', text: METHODS, values: [from, to] },
    { name: 'gateway', text: GATEWAY, values: [from, to] },
    { name: 'lead time', text: LEAD_TIME, values: [from, to] },
  ];
}

/** Reads what happened in periods. It writes nothing. */
export class FiguresReadModel {
  constructor(private readonly database: DataSource) {}

  /** The rows of each period. `before` is the instant that pick-up is compared with. */
  rows(periods: readonly Period[], parts: { before: Date }): Promise<PeriodRows[]> {
    // On connections of their own: a report of some years takes half as long.
    return Promise.all(
      periods.map((period) => readByIndex(this.database, (manager) => rowsOf(manager, period, parts))),
    );
  }
}

type ChargeRow = Omit<TaxSums, 'taxPercent'> &
  Pick<FigureSums, 'roomsSold' | 'roomsSoldBefore'> &
  Pick<Sums, 'key' | 'title'> &
  ({ by: 'TAX'; taxPercent: number | null } | { by: Sums['by']; kind: FolioLineKind });

async function rowsOf(manager: EntityManager, period: Period, parts: { before: Date }): Promise<PeriodRows> {
  const results: unknown[][] = [];
  for (const { text, values } of statementsOf(period, parts)) results.push(await manager.query(text, values));
  const [charges = [], rooms = [], methods = [], gateway = [], leads = []] = results;
  const rows = charges as ChargeRow[];
  return {
    // Rooms first: all types stand in the owner's order, also those that were not sold.
    sums: [...(rooms as Sums[]), ...rows.flatMap((row) => (row.by === 'TAX' ? [] : sumsOf(row)))],
    taxRates: rows.flatMap((row) => (row.by === 'TAX' ? row : [])),
    methods: methods as MethodSums[],
    gateway: (gateway as GatewaySums[])[0] ?? NO_GATEWAY,
    leadTime: (leads as LeadTimeDays[])[0] ?? { stays: 0, meanDays: null, medianDays: null },
  };
}

/** What charges of one kind add to the row that they belong to. */
function sumsOf(row: Exclude<ChargeRow, { by: 'TAX' }>): Sums {
  const { by, key, title, roomsSold, roomsSoldBefore, valuePaise, cgstPaise, sgstPaise } = row;
  const amounts = { [COLUMN_OF[row.kind]]: valuePaise, taxPaise: cgstPaise + sgstPaise };
  return { by, key, title, roomsSold, roomsSoldBefore, ...amounts };
}
