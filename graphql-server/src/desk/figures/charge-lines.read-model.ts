import type { DataSource } from 'typeorm';
import { readByIndex } from '../../platform/database/read-by-index';
import type { MoneyMove } from '../desk-payments/cash-up.repository';
import type { FolioLineKind } from '../../bookings/folio/folio-line.entity';
import { SOURCES_WITHOUT_MONEY, type PaymentSource } from '../../payments/core/payment.entity';
import { LIVE_REFUND_STATES } from '../../payments/core/refund.states';
import type { Department } from '../../selling/charge-items/department';
import type { PlainDate } from '../../platform/time/dates';
import { dayWithin, isWithin, TIME_ZONE_PERIODS } from './time-zone-periods';
import type { Period } from './period-rows';

/** A charge as it counts on one day. Amounts are in paise. */
export interface ChargeLine {
  day: PlainDate;
  /** When it was written, by the hotel's clock at that time, such as '2026-11-21 00:10'. */
  writtenAt: string;
  /** The hotel's time zone at that time (IANA name). */
  timeZone: string;
  kind: FolioLineKind;
  /** The department that sold the line; null for nights, and for lines that are not sales. */
  department: Department | null;
  reference: string;
  channel: string;
  room: string | null;
  roomType: string | null;
  ratePlan: string | null;
  checkin: PlainDate | null;
  checkout: PlainDate | null;
  night: PlainDate | null;
  valuePaise: number;
  taxPercent: number | null;
  cgstPaise: number;
  sgstPaise: number;
}

/** A payment or a refund, in paise; always above 0. */
export interface MoneyLine {
  day: PlainDate;
  /** When it was written, by the hotel's clock at that time, such as '2026-11-21 00:10'. */
  writtenAt: string;
  /** The hotel's time zone at that time (IANA name). */
  timeZone: string;
  move: MoneyMove;
  source: PaymentSource;
  reference: string;
  amountPaise: number;
  /** The gateway's id of the payment or refund; null for money that the staff took or paid back. */
  gatewayId: string | null;
}

/** A settlement of the gateway, or the fee of a payment in it, in paise. Days are Indian dates. */
export interface GatewayLine {
  day: PlainDate;
  entry: 'FEE' | 'SETTLEMENT';
  /** The gateway's id of the payment, or of the settlement. */
  gatewayId: string;
  /** Null for a settlement, and for a payment that belongs to no booking. */
  reference: string | null;
  /** Without tax; null for a settlement. */
  feePaise: number | null;
  feeTaxPaise: number | null;
  /** The amount that reached the bank; null for a fee. */
  settledPaise: number | null;
}

/** SQL for the local time of the hotel at an instant, in a form that spreadsheets can read. */
const clockAt = (instant: string): string =>
  `to_char(${instant} AT TIME ZONE zone.time_zone, 'YYYY-MM-DD HH24:MI')`;

const CHARGES = `
  WITH zone AS (${TIME_ZONE_PERIODS}
  )
  SELECT counted.counted_on::text AS day, ${clockAt('counted.posted_at')} AS "writtenAt",
    zone.time_zone AS "timeZone", counted.kind, counted.department, booking.reference, counted.channel,
    room.number AS room, type.name AS "roomType", plan.name AS "ratePlan", stay.checkin::text AS checkin,
    stay.checkout::text AS checkout, line.night::text AS night, counted.value_paise AS "valuePaise",
    counted.tax_percent AS "taxPercent", counted.cgst_paise AS "cgstPaise", counted.sgst_paise AS "sgstPaise"
  FROM counted_charges counted JOIN folio_lines line ON line.id = counted.line_id
  JOIN bookings booking ON booking.id = line.booking_id
  JOIN zone ON ${isWithin('counted.posted_at', 'zone')}
  LEFT JOIN stays stay ON stay.id = line.stay_id
  LEFT JOIN rooms room ON room.id = stay.room_id
  LEFT JOIN room_types type ON type.id = counted.room_type_id
  LEFT JOIN rate_plans plan ON plan.id = counted.rate_plan_id
  WHERE counted.counted_on BETWEEN $1 AND $2
  ORDER BY counted.counted_on, counted.posted_at, counted.line_id, counted.part`;

const within = (at: string): string =>
  `${at} >= (SELECT hotel_day_begins($1::date)) AND ${at} < (SELECT hotel_day_begins($2::date + 1))`;
const MOVED = 'COALESCE(refund.given_at, refund.created_at)';

// The payments that the figures add up.
const MONEY = `
  WITH zone AS (${TIME_ZONE_PERIODS}
  )
  SELECT ${dayWithin('moved.at', 'zone')}::text AS day, ${clockAt('moved.at')} AS "writtenAt",
    zone.time_zone AS "timeZone", moved.move, moved.source,
    booking.reference, moved.amount_paise AS "amountPaise", moved.gateway_id AS "gatewayId"
  FROM (
    SELECT payment.id, payment.booking_id, payment.captured_at AS at, 'TAKEN' AS move, payment.source, payment.amount_paise,
      payment.gateway_payment_id AS gateway_id
    FROM payments payment WHERE payment.status = 'CAPTURED' AND payment.source NOT IN ${SOURCES_WITHOUT_MONEY}
      AND ${within('payment.captured_at')}
    UNION ALL
    SELECT refund.id, payment.booking_id, ${MOVED}, CASE WHEN refund.is_counter_entry THEN 'COUNTERED' ELSE 'GIVEN_BACK' END,
      refund.source, refund.amount_paise, refund.gateway_refund_id
    FROM refunds refund JOIN payments payment ON payment.id = refund.payment_id
    WHERE refund.status IN ${LIVE_REFUND_STATES} AND refund.source NOT IN ${SOURCES_WITHOUT_MONEY} AND (refund.source = 'GATEWAY' OR refund.given_at IS NOT NULL)
      AND ${within(MOVED)}
  ) moved JOIN bookings booking ON booking.id = moved.booking_id
  JOIN zone ON ${isWithin('moved.at', 'zone')}
  ORDER BY moved.at, moved.id`;

// The fees and settlements that the figures add up, one by one.
const GATEWAY = `
  WITH settled AS (
    SELECT id, day, amount_paise, created_at FROM gateway_settlements WHERE day BETWEEN $1 AND $2 AND status <> 'FAILED'
  ), lines AS (
    SELECT settled.day, settled.created_at, settled.id AS settlement, 0 AS place, 'FEE' AS entry, item.id AS "gatewayId",
      booking.reference, item.fee_paise AS "feePaise", item.fee_tax_paise AS "feeTaxPaise", NULL::bigint AS "settledPaise"
    FROM settled JOIN gateway_settled_items item ON item.settlement_id = settled.id AND item.type = 'PAYMENT'
    LEFT JOIN payments payment ON payment.gateway_payment_id = item.id
    LEFT JOIN bookings booking ON booking.id = COALESCE(payment.booking_id, payment.deposit_booking_id)
    UNION ALL
    SELECT day, created_at, id, 1, 'SETTLEMENT', id, NULL, NULL, NULL, amount_paise FROM settled
  )
  SELECT day::text, entry, "gatewayId", reference, "feePaise", "feeTaxPaise", "settledPaise" FROM lines
  ORDER BY lines.day, lines.created_at, settlement, place, "gatewayId"`;
/** The statements with their values. The benchmark explains them. */
export function lineStatements({ from, to }: Period): { text: string; values: string[] }[] {
  return [CHARGES, MONEY, GATEWAY].map((text) => ({ text, values: [from, to] }));
}

/** The rows of a period's table, each list in the order of the days. */
export interface PeriodLines {
  charges: ChargeLine[];
  money: MoneyLine[];
  gateway: GatewayLine[];
}

/** Reads charges and payments one by one. Writes nothing. */
export class ChargeLinesReadModel {
  constructor(private readonly database: DataSource) {}

  /** All rows of the period, read at one moment. */
  lines({ from, to }: Period): Promise<PeriodLines> {
    return readByIndex(this.database, async (manager) => {
      const charges: ChargeLine[] = await manager.query(CHARGES, [from, to]);
      const money: MoneyLine[] = await manager.query(MONEY, [from, to]);
      const gateway: GatewayLine[] = await manager.query(GATEWAY, [from, to]);
      return { charges, money, gateway };
    });
  }
}
