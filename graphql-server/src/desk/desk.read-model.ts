import type { DataSource } from 'typeorm';
import { agreedExtras, agreedNights, type BookedLine } from '../bookings/booking-record';
import type { BookingStatus } from '../bookings/booking.states';
import type { DisputeStatus } from '../payments/dispute.states';
import type { PaymentStatus } from '../payments/payment.states';
import { LIVE_REFUND_STATES, type RefundStatus } from '../payments/refund.states';
import { wordOf, type Actor } from '../platform/states/actor';
import type { PlainDate } from '../platform/time/dates';
import { firstStayOf, type QuoteAmounts, type StayRequest, type UsedPromotion } from '../rooms/quote';
import type { RoomTypeName } from '../rooms/room-type.entity';
import { daysBetween } from '../platform/time/dates';
import type { PropertySource } from '../property/property.service';
import { ENDED_STAY_STATES, isLive, type StayStatus } from '../stays/stay.states';
import { MATCHES_SEARCH, searchValues } from './booking-search';
import type { DisputeState } from './desk.results';

/** One room of a booking. */
interface DeskStay extends StayRequest {
  roomTitle: string;
  id: string;
  plan: string;
  /** What guests call the rate plan. */
  planName: string;
  /** What guests call the extras that the price of its nights contains. */
  includedExtras: readonly string[];
  /** Null once the hold has lapsed. */
  roomNumber: string | null;
  status: StayStatus;
  /** What the hotel keeps of a cancelled stay, in paise with tax. */
  keptPaise: number | null;
}

/** A booking as its rows have it. Money is in paise. */
interface StoredRow {
  id: string;
  reference: string;
  status: BookingStatus;
  name: string;
  email: string;
  phone: string;
  specialRequests: string | null;
  paisePerUnit: number;
  stays: DeskStay[];
  lines: BookedLine[];
  /** What it was made with; null for the full price. */
  promotion: UsedPromotion | null;
  paid: number;
  /** When money was first captured; null before. */
  paidAt: Date | null;
  refunded: number;
  /** When each refund was made; empty while none was. */
  refundedAt: Date[];
  /** What banks took back from the hotel. */
  lostInDisputes: number;
  disputeState: DisputeState;
  createdAt: Date;
}

/** A booking with its rooms and its money. */
export interface DeskRow extends Omit<StoredRow, 'paisePerUnit'> {
  /** What was agreed. */
  quote: QuoteAmounts;
  /** Of the first stay. */
  roomType: RoomTypeName;
  /** The numbers of all rooms, such as '101, 204'; null while none is kept. */
  roomNumber: string | null;
  /** The first arrival. */
  checkin: PlainDate;
  /** The last departure. */
  checkout: PlainDate;
  /** Nights of all rooms together. */
  nights: number;
  /** In all rooms. */
  guests: number;
}

export interface HistoryRow {
  subject: string;
  from: string | null;
  to: string;
  actor: string;
  reason: string;
  at: Date;
}

export interface PaymentRow {
  id: string;
  gatewayPaymentId: string | null;
  status: PaymentStatus;
  amount: number;
  method: string | null;
  failure: string | null;
  createdAt: Date;
  capturedAt: Date | null;
}

export interface RefundRow {
  paymentId: string;
  status: RefundStatus;
  amount: number;
  reason: string;
  gatewayRefundId: string | null;
  createdAt: Date;
}

export interface DisputeRow {
  gatewayDisputeId: string;
  gatewayPaymentId: string;
  status: DisputeStatus;
  amount: number;
  amountDeducted: number;
  reasonCode: string | null;
  phase: string | null;
  respondBy: Date | null;
}

export interface DeskFilter {
  search: string;
  status: BookingStatus | null;
  from: PlainDate | null;
  to: PlainDate | null;
}

const ROWS = `
  SELECT booking.id, booking.reference, booking.status, booking.name, booking.email, booking.phone,
    booking.special_requests AS "specialRequests", booking.paise_per_unit AS "paisePerUnit",
    (SELECT json_agg(json_build_object('id', stay.id, 'roomType', type.code, 'roomTitle', type.name, 'roomNumber', room.number,
        'plan', plan.code, 'planName', plan.name, 'includedExtras', stay.included_extras,
        'checkin', stay.checkin, 'checkout', stay.checkout, 'guests', stay.guests, 'status', stay.status,
        'keptPaise', stay.kept_paise) ORDER BY stay.position)
      FROM stays stay JOIN room_types type ON type.id = stay.room_type_id
        JOIN rate_plans plan ON plan.id = stay.rate_plan_id LEFT JOIN rooms room ON room.id = stay.room_id
      WHERE stay.booking_id = booking.id) AS stays,
    (SELECT json_agg(json_build_object('id', line.id, 'changeId', line.change_id, 'stayId', line.stay_id, 'night', line.night, 'rateSource', line.rate_source,
        'rateCents', line.rate_cents, 'valuePaise', line.value_paise, 'discountPaise', line.discount_paise,
        'taxPercent', line.tax_percent, 'cgstPaise', line.cgst_paise, 'sgstPaise', line.sgst_paise, 'sac', line.sac,
        'kind', line.kind, 'extra', line.extra, 'reverses', line.reverses)
        ORDER BY line.id)
      FROM folio_lines line WHERE line.booking_id = booking.id) AS lines,
    (SELECT json_build_object('promotion', used.promotion, 'savedPaise', used.saved_paise)
      FROM booking_promotions used WHERE used.booking_id = booking.id) AS promotion,
    money.paid, money.paid_at AS "paidAt", money.refunded, money."lostInDisputes", money."disputeState",
    ARRAY(
      SELECT refund.created_at FROM refunds refund JOIN payments payment ON payment.id = refund.payment_id
      WHERE payment.booking_id = booking.id AND payment.status = 'CAPTURED'
        AND refund.status IN ${LIVE_REFUND_STATES} ORDER BY refund.created_at) AS "refundedAt",
    booking.created_at AS "createdAt"
  FROM bookings booking
  LEFT JOIN LATERAL (
    SELECT COALESCE(sum(payment.amount_paise) FILTER (WHERE payment.status = 'CAPTURED'), 0)::bigint AS paid,
      min(payment.captured_at) AS paid_at,
      COALESCE(sum(back.amount) FILTER (WHERE payment.status = 'CAPTURED'), 0)::bigint AS refunded,
      COALESCE(sum(disputed.lost), 0)::bigint AS "lostInDisputes",
      CASE WHEN bool_or(disputed."isOpen") THEN 'OPEN' WHEN bool_or(disputed."isLost") THEN 'LOST'
        ELSE 'NONE' END AS "disputeState"
    FROM payments payment
    LEFT JOIN LATERAL (
      SELECT sum(refund.amount_paise) AS amount FROM refunds refund
      WHERE refund.payment_id = payment.id AND refund.status IN ${LIVE_REFUND_STATES}) back ON true
    LEFT JOIN LATERAL (
      SELECT sum(dispute.amount_deducted_paise) FILTER (WHERE dispute.status = 'LOST') AS lost,
        bool_or(dispute.status IN ('OPEN', 'UNDER_REVIEW')) AS "isOpen",
        bool_or(dispute.status = 'LOST') AS "isLost"
      FROM disputes dispute WHERE dispute.gateway_payment_id = payment.gateway_payment_id) disputed ON true
    WHERE payment.booking_id = booking.id) money ON true`;

const MATCHING = `
  WHERE ${MATCHES_SEARCH}
    AND ($6::text IS NULL OR booking.status = $6)
    AND EXISTS (SELECT 1 FROM stays stay WHERE stay.booking_id = booking.id
      AND ($7::date IS NULL OR stay.checkout > $7) AND ($8::date IS NULL OR stay.checkin <= $8))`;

function deskRow({ paisePerUnit, lines, ...row }: StoredRow): DeskRow {
  const { stays } = row;
  const numbers = stays.filter(isLive).flatMap(({ roomNumber }) => roomNumber ?? []);
  const stayQuotes = stays.map((stay) => ({
    ...stay,
    lines: agreedNights(lines, stay.id),
    extraLines: agreedExtras(lines, stay.id),
  }));
  return {
    ...row,
    lines,
    quote: { paisePerUnit, stays: stayQuotes, promotion: row.promotion },
    roomType: firstStayOf(row).roomType,
    roomNumber: numbers.length > 0 ? numbers.join(', ') : null,
    checkin: stays.map(({ checkin }) => checkin).toSorted()[0] ?? '',
    checkout:
      stays
        .map(({ checkout }) => checkout)
        .toSorted()
        .at(-1) ?? '',
    nights: stays.reduce((sum, { checkin, checkout }) => sum + daysBetween(checkin, checkout), 0),
    guests: stays.reduce((sum, { guests }) => sum + guests, 0),
  };
}

/** What the owner reads of bookings. It writes nothing. */
export class DeskReadModel {
  constructor(
    private readonly database: DataSource,
    private readonly property: PropertySource,
  ) {}

  /** Who comes, who goes and who stays today, by room. */
  async today(today: PlainDate): Promise<{
    arrivals: DeskRow[];
    departures: DeskRow[];
    inHouse: DeskRow[];
  }> {
    const stored: StoredRow[] = await this.database.query(
      `${ROWS} WHERE booking.status = 'CONFIRMED' AND EXISTS (
         SELECT 1 FROM stays stay WHERE stay.booking_id = booking.id AND stay.status NOT IN ${ENDED_STAY_STATES}
           AND stay.checkin <= $1 AND stay.checkout >= $1)
       ORDER BY booking.reference`,
      [today],
    );
    const rows = stored.map(deskRow).toSorted(byRoom);
    const having = (holds: (stay: DeskStay) => boolean) =>
      rows.filter(({ stays }) => stays.filter(isLive).some(holds));
    return {
      arrivals: having(({ checkin }) => checkin === today),
      departures: having(({ checkout }) => checkout === today),
      inHouse: having(({ checkin, checkout }) => checkin < today && checkout > today),
    };
  }

  /** Newest first. */
  async find(
    filter: DeskFilter,
    page: { skip: number; take: number },
  ): Promise<{ bookings: DeskRow[]; totalCount: number }> {
    const searched = searchValues(filter.search, this.property.current.countryCode);
    const values = [...searched, filter.status, filter.from, filter.to];
    const [stored, counts]: [StoredRow[], { count: number }[]] = await Promise.all([
      this.database.query(
        `${ROWS} ${MATCHING} ORDER BY booking.created_at DESC, booking.id OFFSET $9 LIMIT $10`,
        [...values, page.skip, page.take],
      ),
      this.database.query(`SELECT count(*)::int AS count FROM bookings booking ${MATCHING}`, values),
    ]);
    return { bookings: stored.map(deskRow), totalCount: counts[0]?.count ?? 0 };
  }

  /** Null when there is no such booking. */
  async byReference(reference: string): Promise<DeskRow | null> {
    const rows: StoredRow[] = await this.database.query(`${ROWS} WHERE booking.reference = $1`, [
      reference.replaceAll('\0', ''),
    ]);
    return rows[0] ? deskRow(rows[0]) : null;
  }

  /** Every attempt to pay for the booking, with its refunds and disputes, each in order. */
  async paymentsOf({
    id,
  }: DeskRow): Promise<{ payments: PaymentRow[]; refunds: RefundRow[]; disputes: DisputeRow[] }> {
    const [payments, refunds, disputes]: [PaymentRow[], RefundRow[], DisputeRow[]] = await Promise.all([
      this.database.query(
        `SELECT id, gateway_payment_id AS "gatewayPaymentId", status, amount_paise AS amount, method, failure,
           created_at AS "createdAt", captured_at AS "capturedAt"
         FROM payments WHERE booking_id = $1 ORDER BY created_at, id`,
        [id],
      ),
      this.database.query(
        `SELECT refund.payment_id AS "paymentId", refund.status, refund.amount_paise AS amount, refund.reason,
           refund.gateway_refund_id AS "gatewayRefundId", refund.created_at AS "createdAt"
         FROM refunds refund JOIN payments payment ON payment.id = refund.payment_id
         WHERE payment.booking_id = $1 ORDER BY refund.created_at, refund.id`,
        [id],
      ),
      this.database.query(
        `SELECT dispute.gateway_dispute_id AS "gatewayDisputeId", dispute.status,
           dispute.gateway_payment_id AS "gatewayPaymentId", dispute.amount_paise AS amount,
           dispute.amount_deducted_paise AS "amountDeducted", dispute.reason_code AS "reasonCode", dispute.phase,
           dispute.respond_by AS "respondBy"
         FROM disputes dispute JOIN payments payment USING (gateway_payment_id)
         WHERE payment.booking_id = $1 ORDER BY dispute.created_at, dispute.id`,
        [id],
      ),
    ]);
    return { payments, refunds, disputes };
  }

  /** The transitions of the booking, its stays, changes, payments, refunds and disputes, in order. */
  async historyOf({ id }: DeskRow): Promise<HistoryRow[]> {
    const rows: (Omit<HistoryRow, 'actor'> & { actor: Actor })[] = await this.database.query(
      `SELECT machine AS subject, from_state AS "from", to_state AS "to", reason, at,
         json_build_object('kind', actor_kind, 'id', actor_id) AS actor
       FROM transitions
       WHERE subject_id = $1
         OR subject_id IN (SELECT id FROM stays WHERE booking_id = $1)
         OR subject_id IN (SELECT id FROM booking_changes WHERE booking_id = $1)
         OR subject_id IN (SELECT id FROM payments WHERE booking_id = $1)
         OR subject_id IN (
           SELECT refund.id FROM refunds refund JOIN payments payment ON payment.id = refund.payment_id
           WHERE payment.booking_id = $1)
         OR subject_id IN (
           SELECT dispute.id FROM disputes dispute JOIN payments payment USING (gateway_payment_id)
           WHERE payment.booking_id = $1)
       ORDER BY transitions.id`,
      [id],
    );
    return rows.map((row) => ({ ...row, actor: wordOf(row.actor) }));
  }
}

/** By the first room's number; rows without a room come last. */
function byRoom(one: DeskRow, other: DeskRow): number {
  if (one.roomNumber === null || other.roomNumber === null)
    return Number(one.roomNumber === null) - Number(other.roomNumber === null);
  return one.roomNumber < other.roomNumber ? -1 : Number(one.roomNumber > other.roomNumber);
}
