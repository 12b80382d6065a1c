import type { DataSource, EntityManager } from 'typeorm';
import { readByIndex } from '../../platform/database/read-by-index';
import type { FolioLineKind } from '../../bookings/folio/folio-line.entity';
import { SOURCES_WITHOUT_MONEY } from '../../payments/core/payment.entity';
import { LIVE_REFUND_STATES } from '../../payments/core/refund.states';
import { isWithin, TIME_ZONE_PERIODS } from './time-zone-periods';
import { ENDED_STAY_STATES } from '../../selling/stays/stay.states';
import type { PlainDate } from '../../platform/time/dates';
import type { FigureSums } from './figure';
import { departmentOf, type FigureDepartment, type SoldBy } from './figure-department';
import { addedUp, isPartOf, NO_GATEWAY, partsOf, splitByMonths } from './period-rows';
import type {
  GatewaySums,
  MethodSums,
  Period,
  PeriodRows,
  ReadRows,
  StaysOfLeadTime,
  Sums,
  TaxSums,
} from './period-rows';
import { CHARGE_SETS, summedMonths } from './summed-months.repository';

type AmountColumn = 'roomFeesPaise' | 'foodPaise' | 'otherSalesPaise';

const SALES: Readonly<Record<FigureDepartment, AmountColumn>> = {
  ROOMS: 'roomFeesPaise',
  FOOD: 'foodPaise',
  OTHER: 'otherSalesPaise',
  CANCELLATIONS: 'otherSalesPaise',
  ADJUSTMENTS: 'otherSalesPaise',
};

/** The column of a row of figures to which charges of each kind belong; null for sales, whose department tells it. */
const COLUMN_OF: Readonly<Record<FolioLineKind, keyof FigureSums | null>> = {
  ROOM_NIGHT: 'roomRevenuePaise',
  LEGACY: 'roomRevenuePaise',
  EXTRA: null,
  DEPOSIT_CHARGE: null,
  POSTED_CHARGE: null,
  CANCELLATION: 'cancellationsPaise',
  NO_SHOW: 'noShowsPaise',
  CHANGE: 'changesPaise',
  EARLY_DEPARTURE: 'earlyDeparturesPaise',
  ROUND_OFF: 'adjustmentsPaise',
  WRITE_OFF: 'adjustmentsPaise',
};

// The charges of days, added up by day and by all else, of which the second group is added up by type, plan, channel and
// rate of tax: each charge is read once, instead of once for each table of the report.
const summedBy = (added: string): string => `
  WITH added AS (${added}
  ), summed AS (
    SELECT 'DAY' AS by, counted_on::text AS day, NULL::int AS room_type_id, NULL::int AS rate_plan_id, NULL AS channel,
      NULL::int AS tax_percent, kind, department, rooms::int, rooms_before::int, value_paise::bigint, cgst_paise::bigint,
      sgst_paise::bigint
    FROM added WHERE counted_on IS NOT NULL
    UNION ALL
    SELECT CASE GROUPING(room_type_id, rate_plan_id, channel, tax_percent)
        WHEN 7 THEN 'ROOM_TYPE' WHEN 11 THEN 'RATE_PLAN' WHEN 13 THEN 'CHANNEL' ELSE 'TAX' END,
      NULL, room_type_id, rate_plan_id, channel, tax_percent, kind, department, sum(rooms)::int, sum(rooms_before)::int,
      sum(value_paise)::bigint, sum(cgst_paise)::bigint, sum(sgst_paise)::bigint
    FROM added WHERE counted_on IS NULL
    GROUP BY GROUPING SETS ((room_type_id, kind, department), (rate_plan_id, kind, department), (channel, kind, department),
      (tax_percent, kind, department))
  )
  SELECT by, COALESCE(day, type.code, plan.code, channel) AS key, COALESCE(type.name, plan.name) AS title,
    type.sort_order AS "sortOrder", COALESCE(type.id, plan.id) AS id, kind, department, tax_percent AS "taxPercent",
    rooms AS "roomsSold", rooms_before AS "roomsSoldBefore", value_paise AS "valuePaise",
    cgst_paise AS "cgstPaise", sgst_paise AS "sgstPaise"
  FROM summed LEFT JOIN room_types type ON type.id = summed.room_type_id
    LEFT JOIN rate_plans plan ON plan.id = summed.rate_plan_id`;

const CHARGES = summedBy(`
    SELECT counted_on, room_type_id, rate_plan_id, channel, tax_percent, kind, department,
      sum(rooms) AS rooms, COALESCE(sum(rooms) FILTER (WHERE posted_at <= $3), 0) AS rooms_before,
      sum(value_paise) AS value_paise, sum(cgst_paise) AS cgst_paise, sum(sgst_paise) AS sgst_paise
    FROM counted_charges WHERE counted_on BETWEEN $1 AND $2 GROUP BY ${CHARGE_SETS}`);

// All charges of these months were written before the instant that pick-up is compared with.
const CHARGES_OF_MONTHS = summedBy(`
    SELECT counted_on, room_type_id, rate_plan_id, channel, tax_percent, kind, department, rooms, rooms AS rooms_before,
      value_paise, cgst_paise, sgst_paise
    FROM summed_charges WHERE month = ANY ($1::date[])`);

// A room for the owner's use counts as available. A room that a portal sells is a block: it counts as sold, but without
// a charge by the hotel.
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
    type.name AS title, type.sort_order AS "sortOrder", type.id, "roomsAvailable", "roomsSold", "roomsSoldBefore"
  FROM summed LEFT JOIN room_types type ON type.id = summed.room_type_id`;

// The hotel's days use the time zone of their time, so that no payment changes its day when the hotel changes its time
// zone.
const BETWEEN = '>= (SELECT hotel_day_begins($1::date))';
const BEFORE = '< (SELECT hotel_day_begins($2::date + 1))';

// A cheque goes to the bank, as in the day book.
const SOURCE_OF_COMPANY = "CASE source WHEN 'CHEQUE' THEN 'BANK_TRANSFER' ELSE source END";

// Equals the takings of the cash-ups of these days, with what companies pay on their accounts. Security deposits do not count
// as takings. When a part becomes a charge, no money moves on that day.
const METHODS = `
  SELECT source, COALESCE(sum(amount_paise) FILTER (WHERE move = 'TAKEN'), 0)::bigint AS "capturedPaise",
    COALESCE(sum(amount_paise) FILTER (WHERE move = 'COUNTERED'), 0)::bigint AS "counteredPaise",
    COALESCE(sum(amount_paise) FILTER (WHERE move = 'GIVEN_BACK'), 0)::bigint AS "refundedPaise"
  FROM (
    SELECT source, amount_paise, 'TAKEN' AS move FROM payments
    WHERE status = 'CAPTURED' AND booking_id IS NOT NULL AND source NOT IN ${SOURCES_WITHOUT_MONEY}
      AND captured_at ${BETWEEN} AND captured_at ${BEFORE}
    UNION ALL
    SELECT source, amount_paise, CASE WHEN is_counter_entry THEN 'COUNTERED' ELSE 'GIVEN_BACK' END FROM refunds
    WHERE NOT EXISTS (SELECT 1 FROM payments deposit WHERE deposit.id = payment_id AND deposit.booking_id IS NULL)
      AND status IN ${LIVE_REFUND_STATES} AND source NOT IN ${SOURCES_WITHOUT_MONEY} AND (source = 'GATEWAY' OR given_at IS NOT NULL)
      AND COALESCE(given_at, created_at) ${BETWEEN} AND COALESCE(given_at, created_at) ${BEFORE}
    UNION ALL
    SELECT ${SOURCE_OF_COMPANY}, amount_paise, 'TAKEN' FROM company_payments
    WHERE taken_at ${BETWEEN} AND taken_at ${BEFORE}
    UNION ALL
    SELECT ${SOURCE_OF_COMPANY}, amount_paise, 'COUNTERED' FROM company_payments
    WHERE countered_at ${BETWEEN} AND countered_at ${BEFORE}
  ) moved GROUP BY source`;

// The hotel owes these deposits to its guests at the end of the last day.
const DEPOSITS = `
  WITH day_end AS (SELECT hotel_day_begins($1::date + 1) AS at), deposits AS (
    SELECT payment.id, payment.gateway_payment_id, payment.amount_paise
    FROM security_deposits deposit JOIN payments payment ON payment.id = deposit.payment_id, day_end
    WHERE payment.status = 'CAPTURED' AND payment.captured_at < day_end.at
  )
  SELECT COALESCE(sum(paise), 0)::bigint AS "heldPaise" FROM (
    SELECT amount_paise AS paise FROM deposits
    UNION ALL
    SELECT -refund.amount_paise FROM refunds refund JOIN deposits ON deposits.id = refund.payment_id, day_end
    WHERE refund.status IN ${LIVE_REFUND_STATES} AND COALESCE(refund.given_at, refund.created_at) < day_end.at
    UNION ALL
    SELECT -charge.amount_paise FROM security_deposit_charges charge JOIN deposits ON deposits.id = charge.deposit_id, day_end
    WHERE charge.created_at < day_end.at
    UNION ALL
    SELECT counter.amount_paise FROM security_deposit_charges charge JOIN deposits ON deposits.id = charge.deposit_id
    JOIN refunds counter ON counter.payment_id = charge.payment_id AND counter.is_counter_entry, day_end
    WHERE counter.given_at < day_end.at
    UNION ALL
    SELECT -dispute.amount_deducted_paise
    FROM disputes dispute JOIN deposits ON deposits.gateway_payment_id = dispute.gateway_payment_id, day_end
    WHERE dispute.status = 'LOST' AND COALESCE(dispute.reported_at, dispute.created_at) < day_end.at
  ) moved`;

// The sums equal the sums on the page of settlements. A failed settlement brought no money.
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

// OFFSET keeps the join of stays and bookings apart, because PostgreSQL expects few bookings in a time zone and would look up
// their stays one by one.
const LEAD_TIMES = `
  WITH zone AS (${TIME_ZONE_PERIODS}
  )
  SELECT GREATEST(booked.checkin - (booked.at AT TIME ZONE zone.time_zone)::date, 0) AS days, count(*)::int AS stays
  FROM (
    SELECT stay.checkin, booking.created_at AS at FROM stays stay JOIN bookings booking ON booking.id = stay.booking_id
    WHERE stay.checkin BETWEEN $1 AND $2 AND stay.status NOT IN ${ENDED_STAY_STATES} AND booking.status = 'CONFIRMED'
    OFFSET 0
  ) booked JOIN zone ON ${isWithin('booked.at', 'zone')}
  GROUP BY days`;

/** A statement with its values. */
interface Statement {
  name: string;
  text: string;
  values: unknown[];
}

/** What a reading needs besides its period. */
interface Moment {
  /** The instant that pick-up is compared with. */
  before: Date;
  /** The months that are added up and have no charge after that instant. */
  summed: readonly PlainDate[];
}

/** The statements of charges: months that are added up, and the charges of all other days. */
function chargeStatements(period: Period, { before, summed }: Moment): Statement[] {
  const { months, rest } = splitByMonths(period, summed);
  const ofRest = rest.map(({ from, to }) => ({ name: 'charges', text: CHARGES, values: [from, to, before] }));
  if (months.length === 0) return ofRest;
  return [{ name: 'charges of months', text: CHARGES_OF_MONTHS, values: [months] }, ...ofRest];
}

/** The statements of everything else, in the order of their results. */
function otherStatements({ from, to }: Period, { before }: Pick<Moment, 'before'>): Statement[] {
  return [
    { name: 'rooms', text: ROOMS, values: [from, to, before] },
    { name: 'methods', text: METHODS, values: [from, to] },
    { name: 'gateway', text: GATEWAY, values: [from, to] },
    { name: 'lead times', text: LEAD_TIMES, values: [from, to] },
    { name: 'deposits', text: DEPOSITS, values: [to] },
  ];
}

/** All statements. The benchmark explains them. */
export function statementsOf(period: Period, moment: Moment): Statement[] {
  return [...chargeStatements(period, moment), ...otherStatements(period, moment)];
}

/** Reads the figures of periods. Writes nothing. */
export class FiguresReadModel {
  constructor(private readonly database: DataSource) {}

  /**
   * The rows of each period, all read at one moment. Days that periods share are read once: five years and the five
   * years that begin one year earlier share four. `before` is the instant that pick-up is compared with.
   */
  async rows(periods: readonly Period[], { before }: { before: Date }): Promise<PeriodRows[]> {
    const read = await readByIndex(this.database, async (manager) => {
      const moment = { before, summed: await summedMonths(manager, before) };
      const parts: { part: Period; rows: ReadRows }[] = [];
      for (const part of partsOf(periods)) parts.push({ part, rows: await rowsOf(manager, part, moment) });
      return parts;
    });
    return periods.map((period) =>
      addedUp(read.filter(({ part }) => isPartOf(part, period)).map(({ rows }) => rows)),
    );
  }
}

type ChargeRow = Omit<TaxSums, 'taxPercent'> &
  Pick<FigureSums, 'roomsSold' | 'roomsSoldBefore'> &
  Pick<Sums, 'key' | 'title' | 'sortOrder' | 'id'> &
  SoldBy &
  ({ by: 'TAX'; taxPercent: number | null } | { by: Sums['by'] });

async function rowsOf(manager: EntityManager, part: Period, moment: Moment): Promise<ReadRows> {
  const charges: ChargeRow[] = [];
  for (const { text, values } of chargeStatements(part, moment)) {
    const read: ChargeRow[] = await manager.query(text, values);
    charges.push(...read);
  }
  const results: unknown[][] = [];
  for (const { text, values } of otherStatements(part, moment))
    results.push(await manager.query(text, values));
  const [rooms = [], methods = [], gateway = [], leads = [], deposits = []] = results;
  return {
    sums: [...(rooms as Sums[]), ...charges.flatMap((row) => (row.by === 'TAX' ? [] : sumsOf(row)))],
    taxRates: charges.flatMap((row) => (row.by === 'TAX' ? taxOf(row) : [])),
    departments: charges.flatMap((row) =>
      row.by === 'TAX' ? { ...taxOf(row), department: departmentOf(row) } : [],
    ),
    methods: methods as MethodSums[],
    gateway: (gateway as GatewaySums[])[0] ?? NO_GATEWAY,
    leadTimes: leads as StaysOfLeadTime[],
    securityDepositsHeldPaise: (deposits as { heldPaise: number }[])[0]?.heldPaise ?? 0,
  };
}

const taxOf = ({ taxPercent, valuePaise, cgstPaise, sgstPaise }: TaxSums): TaxSums => ({
  taxPercent,
  valuePaise,
  cgstPaise,
  sgstPaise,
});

/** What charges of one kind and department add to their row. */
function sumsOf(row: Exclude<ChargeRow, { by: 'TAX' }>): Sums {
  const { by, key, title, sortOrder, id, roomsSold, roomsSoldBefore } = row;
  const { valuePaise, cgstPaise, sgstPaise } = row;
  const column = COLUMN_OF[row.kind] ?? SALES[departmentOf(row)];
  const extrasPaise = row.kind === 'EXTRA' ? valuePaise : 0;
  const amounts = { [column]: valuePaise, extrasPaise, taxPaise: cgstPaise + sgstPaise };
  return { by, key, title, sortOrder, id, roomsSold, roomsSoldBefore, ...amounts };
}
