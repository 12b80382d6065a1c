import type { DataSource } from 'typeorm';
import type { BookingStatus } from '../bookings/booking.states';
import { LIVE_REFUND_STATES } from '../payments/refund.states';
import type { PlainDate } from '../platform/time/dates';
import type { QuoteAmounts } from '../rooms/quote';
import type { RoomTypeName } from '../rooms/room-type.entity';
import { MATCHES_SEARCH, searchValues } from './booking-search';
import type { DisputeState } from './desk.results';

/** A booking with its room and its money, in paise. */
export interface DeskRow {
  id: string;
  reference: string;
  status: BookingStatus;
  name: string;
  email: string;
  phone: string;
  roomType: RoomTypeName;
  roomNumber: string | null;
  checkin: PlainDate;
  checkout: PlainDate;
  guests: number;
  specialRequests: string | null;
  quote: QuoteAmounts;
  gatewayOrderId: string | null;
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
  gatewayPaymentId: string;
  status: string;
  amount: number;
  method: string | null;
  failure: string | null;
  createdAt: Date;
  capturedAt: Date | null;
}

export interface RefundRow {
  paymentId: string;
  status: string;
  amount: number;
  reason: string;
  gatewayRefundId: string | null;
  createdAt: Date;
}

export interface DisputeRow {
  gatewayDisputeId: string;
  gatewayPaymentId: string;
  status: string;
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
    booking.room_type AS "roomType", room.number AS "roomNumber",
    booking.checkin::text AS checkin, booking.checkout::text AS checkout, booking.guests,
    booking.special_requests AS "specialRequests", booking.quote,
    booking.gateway_order_id AS "gatewayOrderId", money.paid, money.paid_at AS "paidAt",
    money.refunded, money."lostInDisputes", money."disputeState",
    ARRAY(
      SELECT refund.created_at FROM refunds refund JOIN payments payment ON payment.id = refund.payment_id
      WHERE payment.gateway_order_id = booking.gateway_order_id AND payment.status = 'CAPTURED'
        AND refund.status IN ${LIVE_REFUND_STATES} ORDER BY refund.created_at) AS "refundedAt", booking.created_at AS "createdAt"
  FROM bookings booking
  LEFT JOIN rooms room ON room.id = booking.room_id
  LEFT JOIN LATERAL (
    SELECT COALESCE(sum(payment.amount_paise) FILTER (WHERE payment.status = 'CAPTURED'), 0)::int AS paid,
      min(payment.captured_at) AS paid_at,
      COALESCE(sum(back.amount) FILTER (WHERE payment.status = 'CAPTURED'), 0)::int AS refunded,
      COALESCE(sum(disputed.lost), 0)::int AS "lostInDisputes",
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
    WHERE payment.gateway_order_id = booking.gateway_order_id) money ON true`;

const MATCHING = `
  WHERE ${MATCHES_SEARCH}
    AND ($6::text IS NULL OR booking.status = $6)
    AND ($7::date IS NULL OR booking.checkout > $7)
    AND ($8::date IS NULL OR booking.checkin <= $8)`;

/** What the owner reads of bookings. It writes nothing. */
export class DeskReadModel {
  constructor(private readonly database: DataSource) {}

  /** Who comes, who goes and who stays today, by room. */
  async today(today: PlainDate): Promise<{
    arrivals: DeskRow[];
    departures: DeskRow[];
    inHouse: DeskRow[];
  }> {
    const rows: DeskRow[] = await this.database.query(
      `${ROWS} WHERE booking.status = 'CONFIRMED' AND booking.checkin <= $1 AND booking.checkout >= $1
       ORDER BY room.number, booking.reference`,
      [today],
    );
    return {
      arrivals: rows.filter(({ checkin }) => checkin === today),
      departures: rows.filter(({ checkout }) => checkout === today),
      inHouse: rows.filter(({ checkin, checkout }) => checkin < today && checkout > today),
    };
  }

  /** Newest first. */
  async find(
    filter: DeskFilter,
    page: { skip: number; take: number },
  ): Promise<{ bookings: DeskRow[]; totalCount: number }> {
    const values = [...searchValues(filter.search), filter.status, filter.from, filter.to];
    const [bookings, counts]: [DeskRow[], { count: number }[]] = await Promise.all([
      this.database.query(
        `${ROWS} ${MATCHING} ORDER BY booking.created_at DESC, booking.id OFFSET $9 LIMIT $10`,
        [...values, page.skip, page.take],
      ),
      this.database.query(`SELECT count(*)::int AS count FROM bookings booking ${MATCHING}`, values),
    ]);
    return { bookings, totalCount: counts[0]?.count ?? 0 };
  }

  /** Null when there is no such booking. */
  async byReference(reference: string): Promise<DeskRow | null> {
    const rows: DeskRow[] = await this.database.query(`${ROWS} WHERE booking.reference = $1`, [
      reference.replaceAll('\0', ''),
    ]);
    return rows[0] ?? null;
  }

  /** Every attempt to pay the booking's order, with its refunds and disputes, each in order. */
  async paymentsOf({
    gatewayOrderId,
  }: DeskRow): Promise<{ payments: PaymentRow[]; refunds: RefundRow[]; disputes: DisputeRow[] }> {
    const [payments, refunds, disputes]: [PaymentRow[], RefundRow[], DisputeRow[]] = await Promise.all([
      this.database.query(
        `SELECT id, gateway_payment_id AS "gatewayPaymentId", status, amount_paise AS amount, method, failure,
           created_at AS "createdAt", captured_at AS "capturedAt"
         FROM payments WHERE gateway_order_id = $1 ORDER BY created_at, id`,
        [gatewayOrderId],
      ),
      this.database.query(
        `SELECT refund.payment_id AS "paymentId", refund.status, refund.amount_paise AS amount, refund.reason,
           refund.gateway_refund_id AS "gatewayRefundId", refund.created_at AS "createdAt"
         FROM refunds refund JOIN payments payment ON payment.id = refund.payment_id
         WHERE payment.gateway_order_id = $1 ORDER BY refund.created_at, refund.id`,
        [gatewayOrderId],
      ),
      this.database.query(
        `SELECT dispute.gateway_dispute_id AS "gatewayDisputeId", dispute.status,
           dispute.gateway_payment_id AS "gatewayPaymentId", dispute.amount_paise AS amount,
           dispute.amount_deducted_paise AS "amountDeducted", dispute.reason_code AS "reasonCode", dispute.phase,
           dispute.respond_by AS "respondBy"
         FROM disputes dispute JOIN payments payment USING (gateway_payment_id)
         WHERE payment.gateway_order_id = $1 ORDER BY dispute.created_at, dispute.id`,
        [gatewayOrderId],
      ),
    ]);
    return { payments, refunds, disputes };
  }

  /** The transitions of the booking, its payments, refunds and disputes, in order. */
  historyOf({ id, gatewayOrderId }: DeskRow): Promise<HistoryRow[]> {
    return this.database.query(
      `SELECT machine AS subject, from_state AS "from", to_state AS "to", actor, reason, at
       FROM transitions
       WHERE subject_id = $1
         OR subject_id IN (SELECT id FROM payments WHERE gateway_order_id = $2)
         OR subject_id IN (
           SELECT refund.id FROM refunds refund JOIN payments payment ON payment.id = refund.payment_id
           WHERE payment.gateway_order_id = $2)
         OR subject_id IN (
           SELECT dispute.id FROM disputes dispute JOIN payments payment USING (gateway_payment_id)
           WHERE payment.gateway_order_id = $2)
       ORDER BY transitions.id`,
      [id, gatewayOrderId],
    );
  }
}
