import type { DataSource } from 'typeorm';
import { staffAddress } from '../audit/staff-address';
import { agreedExtras, agreedNights, type BookedLine } from '../bookings/booking-record';
import type { BookingStatus } from '../bookings/booking.states';
import type { DisputeStatus } from '../payments/dispute.states';
import type { PaymentSource } from '../payments/payment.entity';
import type { PaymentStatus } from '../payments/payment.states';
import { LIVE_REFUND_STATES, type RefundStatus } from '../payments/refund.states';
import { wordOf, type Actor } from '../platform/states/actor';
import type { PlainDate } from '../platform/time/dates';
import { firstStayOf, type QuoteAmounts, type StayRequest, type UsedPromotion } from '../rooms/quote';
import type { RoomTypeName } from '../rooms/room-type.entity';
import { BUSINESS_DAY_ENDS, daysBetween } from '../platform/time/dates';
import type { PropertySource } from '../property/property.service';
import { ENDED_STAY_STATES, isLive, type StayStatus } from '../stays/stay.states';
import { SEARCHED_BOOKINGS, searchValues } from './booking-search';
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
  /** Who stays, if it is not the guest who books. */
  guestName: string | null;
  checkedInAt: Date | null;
  checkedOutAt: Date | null;
}

/** A booking as its rows have it. Money is in paise. */
interface StoredRow {
  id: string;
  reference: string;
  status: BookingStatus;
  name: string;
  email: string | null;
  phone: string | null;
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
  /** The address of the member of staff who made it; null for others, and for an account that nobody knows. */
  staff: string | null;
  reason: string;
  at: Date;
}

export interface PaymentRow {
  id: string;
  gatewayPaymentId: string | null;
  source: PaymentSource;
  takenBy: string | null;
  note: string;
  pan: string | null;
  isCountered: boolean;
  status: PaymentStatus;
  amount: number;
  method: string | null;
  failure: string | null;
  createdAt: Date;
  capturedAt: Date | null;
}

export interface RefundRow {
  paymentId: string;
  source: PaymentSource;
  isCounterEntry: boolean;
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

// A guest may sleep in several rooms one after another. The desk reads tonight's, or the first or the last.
const BUSINESS_DAY = `((SELECT hotel_now()) AT TIME ZONE (SELECT time_zone FROM property) - interval '${BUSINESS_DAY_ENDS}')::date`;

const ROWS = `
  SELECT booking.id, booking.reference, booking.status, booking.name, booking.email, booking.phone,
    booking.special_requests AS "specialRequests", booking.paise_per_unit AS "paisePerUnit",
    (SELECT json_agg(json_build_object('id', stay.id, 'roomType', type.code, 'roomTitle', type.name,
        'roomNumber', COALESCE(tonight.number, room.number),
        'plan', plan.code, 'planName', plan.name, 'includedExtras', stay.included_extras,
        'checkin', stay.checkin, 'checkout', stay.checkout, 'guests', stay.guests, 'children', stay.child_ages, 'status', stay.status,
        'keptPaise', stay.kept_paise, 'guestName', stay.guest_name, 'checkedInAt', stay.checked_in_at,
        'checkedOutAt', stay.checked_out_at) ORDER BY stay.position)
      FROM stays stay JOIN room_types type ON type.id = stay.room_type_id
        JOIN rate_plans plan ON plan.id = stay.rate_plan_id LEFT JOIN rooms room ON room.id = stay.room_id
        LEFT JOIN room_nights taken ON taken.stay_id = stay.id AND taken.change_id IS NULL
          AND taken.night = GREATEST(stay.checkin, LEAST(${BUSINESS_DAY}, stay.checkout - 1))
        LEFT JOIN rooms tonight ON tonight.id = taken.room_id
      WHERE stay.booking_id = booking.id) AS stays,
    (SELECT json_agg(json_build_object('id', line.id, 'changeId', line.change_id, 'stayId', line.stay_id, 'night', line.night, 'rateSource', line.rate_source,
        'rateCents', line.rate_cents, 'valuePaise', line.value_paise, 'discountPaise', line.discount_paise,
        'taxPercent', line.tax_percent, 'cgstPaise', line.cgst_paise, 'sgstPaise', line.sgst_paise, 'sac', line.sac,
        'kind', line.kind, 'supplement', line.supplement, 'extra', line.extra, 'reverses', line.reverses)
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

const ALL_BOOKINGS = 'SELECT booking.id, booking.created_at FROM bookings booking';

/** The bookings that a filter finds, as `found` with their ids and times, and the values for it. */
function matching(
  { search, status, from, to }: DeskFilter,
  country: PropertySource['current']['countryCode'],
): { withFound: string; values: unknown[] } {
  const isSearch = search.trim() !== '';
  const values: unknown[] = isSearch ? searchValues(search, country) : [];
  const place = (value: unknown) => `$${values.push(value)}`;
  const dates = [
    ...(from === null ? [] : [`stay.checkout > ${place(from)}`]),
    ...(to === null ? [] : [`stay.checkin <= ${place(to)}`]),
  ];
  const conditions = [
    ...(status === null ? [] : [`booking.status = ${place(status)}`]),
    ...(dates.length === 0
      ? []
      : [`booking.id IN (SELECT stay.booking_id FROM stays stay WHERE ${dates.join(' AND ')})`]),
  ];
  const where = conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`;
  // A search is done once for the page and the count. All bookings are read in order, as far as the page goes.
  const withFound = isSearch
    ? `WITH found AS MATERIALIZED (${SEARCHED_BOOKINGS} ${where})`
    : `WITH found AS NOT MATERIALIZED (${ALL_BOOKINGS} ${where})`;
  return { withFound, values };
}

/** A row of a page of bookings; one without a booking when the page is empty. */
type PageRow = { totalCount: number } & (StoredRow | { id: null });

/** JSON knows no instants. */
const instantOf = (text: Date | string | null): Date | null => (text === null ? null : new Date(text));

function deskRow({ paisePerUnit, lines, ...row }: StoredRow): DeskRow {
  const stays = row.stays.map((stay) => ({
    ...stay,
    checkedInAt: instantOf(stay.checkedInAt),
    checkedOutAt: instantOf(stay.checkedOutAt),
  }));
  const numbers = stays.filter(isLive).flatMap(({ roomNumber }) => roomNumber ?? []);
  const stayQuotes = stays.map((stay) => ({
    ...stay,
    lines: agreedNights(lines, stay.id),
    extraLines: agreedExtras(lines, stay.id),
  }));
  return {
    ...row,
    stays,
    lines,
    quote: { paisePerUnit, stays: stayQuotes, promotion: row.promotion },
    roomType: firstStayOf({ stays }).roomType,
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

/** Whether the guest was to come on an earlier day and may still come. */
const isLate = ({ status, checkin }: DeskStay, today: PlainDate): boolean =>
  status === 'EXPECTED' && checkin < today;

/** Whether the guest leaves on the day or has left on it, or was to leave on an earlier one. */
const leavesOn = ({ status, checkout }: DeskStay, today: PlainDate): boolean =>
  status === 'IN_HOUSE' ? checkout <= today : status === 'DEPARTED' && checkout === today;

/** What the owner reads of bookings. It writes nothing. */
export class DeskReadModel {
  constructor(
    private readonly database: DataSource,
    private readonly property: PropertySource,
  ) {}

  /** Who comes, who goes and who stays on the business day, by room. Who is late is among them. */
  async today(today: PlainDate): Promise<{
    arrivals: DeskRow[];
    departures: DeskRow[];
    inHouse: DeskRow[];
  }> {
    const stored: StoredRow[] = await this.database.query(
      `${ROWS} WHERE booking.status = 'CONFIRMED' AND EXISTS (
         SELECT 1 FROM stays stay WHERE stay.booking_id = booking.id AND stay.status NOT IN ${ENDED_STAY_STATES}
           AND (stay.checkin <= $1 AND stay.checkout >= $1 OR stay.status = 'IN_HOUSE'))
       ORDER BY booking.reference`,
      [today],
    );
    const rows = stored.map(deskRow).toSorted(byRoom);
    const having = (holds: (stay: DeskStay) => boolean) =>
      rows.filter(({ stays }) => stays.filter(isLive).some(holds));
    return {
      arrivals: having((stay) => stay.checkin === today || isLate(stay, today)),
      departures: having((stay) => leavesOn(stay, today)),
      inHouse: having(({ status, checkin, checkout }) => {
        return status === 'IN_HOUSE' && checkin < today && checkout > today;
      }),
    };
  }

  /** Newest first. */
  async find(
    filter: DeskFilter,
    page: { skip: number; take: number },
  ): Promise<{ bookings: DeskRow[]; totalCount: number }> {
    const { withFound, values } = matching(filter, this.property.current.countryCode);
    // Of all that match, only those of the page are read with what belongs to them.
    const [skip, take] = [values.length + 1, values.length + 2];
    const rows: PageRow[] = await this.database.query(
      `${withFound}
       SELECT counted."totalCount", listed.* FROM (SELECT count(*)::int AS "totalCount" FROM found) counted
       LEFT JOIN (${ROWS} WHERE booking.id = ANY (ARRAY(
         SELECT id FROM found ORDER BY created_at DESC, id OFFSET $${skip} LIMIT $${take}))) listed ON true
       ORDER BY listed."createdAt" DESC, listed.id`,
      [...values, page.skip, page.take],
    );
    const bookings = rows.flatMap(({ totalCount, ...row }) => (row.id === null ? [] : [deskRow(row)]));
    return { bookings, totalCount: rows[0]?.totalCount ?? 0 };
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
        `SELECT payment.id, payment.gateway_payment_id AS "gatewayPaymentId", payment.source, payment.status,
           payment.amount_paise AS amount, payment.method, payment.failure, payment.created_at AS "createdAt",
           payment.captured_at AS "capturedAt", COALESCE(taken.note, '') AS note,
           '••••••' || right(taken.pan, 4) AS pan,
           ${staffAddress('payment.taken_by')} AS "takenBy",
           EXISTS (SELECT 1 FROM refunds refund WHERE refund.payment_id = payment.id AND refund.is_counter_entry)
             AS "isCountered"
         FROM payments payment LEFT JOIN desk_payments taken ON taken.payment_id = payment.id
         WHERE payment.booking_id = $1 ORDER BY payment.created_at, payment.id`,
        [id],
      ),
      this.database.query(
        `SELECT refund.payment_id AS "paymentId", refund.source, refund.is_counter_entry AS "isCounterEntry", refund.status, refund.amount_paise AS amount, refund.reason,
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
      `WITH steps AS (
         SELECT * FROM transitions
         WHERE subject_id = $1
           OR subject_id IN (SELECT id FROM stays WHERE booking_id = $1)
           OR subject_id IN (SELECT id FROM booking_changes WHERE booking_id = $1)
           OR subject_id IN (SELECT id FROM payments WHERE booking_id = $1)
           OR subject_id IN (
             SELECT refund.id FROM refunds refund JOIN payments payment ON payment.id = refund.payment_id
             WHERE payment.booking_id = $1)
           OR subject_id IN (
             SELECT dispute.id FROM disputes dispute JOIN payments payment USING (gateway_payment_id)
             WHERE payment.booking_id = $1)),
       people AS (
         SELECT account, ${staffAddress('account')} AS address
         FROM (SELECT DISTINCT actor_id AS account FROM steps WHERE actor_kind = 'staff') accounts)
       SELECT machine AS subject, from_state AS "from", to_state AS "to", reason, at,
         json_build_object('kind', actor_kind, 'id', actor_id) AS actor, people.address AS staff
       FROM steps LEFT JOIN people ON actor_kind = 'staff' AND people.account = actor_id
       ORDER BY steps.id`,
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
