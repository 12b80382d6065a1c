import { BALANCE_DUE_ON } from '../../bookings/balances/balance-due';
import { agreedExtras, agreedNights, type BookedLine } from '../../bookings/core/booking-record';
import { PAYS_AT_HOTEL, WAITS_FOR_CODE } from '../../bookings/core/unsecured-rooms';
import type { BookingChannel } from '../../bookings/core/booking.entity';
import type { BookingStatus } from '../../bookings/core/booking.states';
import { LOOKS_LIKE_A_GUEST, NOTES_OF_GUEST, type GuestNotes } from '../../guests/records/guest-notes';
import { IS_UNUSED, LIVE_REFUND_STATES } from '../../payments/core/refund.states';
import { BUSINESS_DAY_ENDS, daysBetween, type PlainDate } from '../../platform/time/dates';
import {
  firstStayOf,
  type QuoteAmounts,
  type StayRequest,
  type UsedPromotion,
} from '../../selling/quotes/quote';
import type { RoomTypeName } from '../../selling/rooms/room-type.entity';
import { isLive, type StayStatus } from '../../selling/stays/stay.states';
import type { DisputeState } from './desk.results';
import { OWED_OF_BOOKING } from './balance';

/** One room of a booking. */
export interface DeskStay extends StayRequest {
  roomTitle: string;
  id: string;
  plan: string;
  /** The title of the rate plan, as guests see it. */
  planName: string;
  /** The titles of the extras that the price of the nights includes. */
  includedExtras: readonly string[];
  /** Null once the hold has lapsed. */
  roomNumber: string | null;
  status: StayStatus;
  /** What the hotel keeps for a cancelled stay, in paise with tax. */
  keptPaise: number | null;
  /** The name of the guest who stays, if another person booked. */
  guestName: string | null;
  checkedInAt: Date | null;
  checkedOutAt: Date | null;
}

/** A booking as the query returns it. Money is in paise. */
export interface StoredRow {
  id: string;
  reference: string;
  status: BookingStatus;
  name: string;
  email: string | null;
  phone: string | null;
  channel: BookingChannel;
  /** The portal and its number there; null for other channels. */
  portal: string | null;
  specialRequests: string | null;
  /** What the staff wrote down, newest first. */
  notes: string[];
  /** What the staff know of the guest; null while the booking belongs to no record. */
  guestNotes: GuestNotes | null;
  /** Whether it looks like a record, and nobody has decided yet. */
  looksLikeGuest: boolean;
  paisePerUnit: number;
  stays: DeskStay[];
  lines: BookedLine[];
  /** The promotion of the booking; null at the full price. */
  promotion: UsedPromotion | null;
  paid: number;
  /** When money was first captured; null before that. */
  paidAt: Date | null;
  refunded: number;
  /** What was paid and goes back whole because it was not used; a part of both sums. */
  unused: number;
  /** When each refund was made; empty without refunds. */
  refundedAt: Date[];
  /** The amount that banks took back from the hotel. */
  lostInDisputes: number;
  disputeState: DisputeState;
  createdAt: Date;
  /**
   * What the payers are to be asked for now, in paise; below 0 when the hotel owes a payer. What goes on a company's account at
   * check-out does not count.
   */
  owedPaise: number;
  /** The day by which the balance is to be paid; null at the hotel. */
  balanceDueOn: PlainDate | null;
  /** Whether the guest has booked on the site to pay at the hotel, has paid nothing yet, and is still to come or in the house. */
  paysAtHotel: boolean;
  /** The end of a hold that is confirmed by the code in the guest's mail; null for any other booking. */
  codeUntil: Date | null;
}

/** A booking with its rooms and its money. */
export interface DeskRow extends Omit<StoredRow, 'paisePerUnit'> {
  /** The agreed price. */
  quote: QuoteAmounts;
  /** The room type of the first stay. */
  roomType: RoomTypeName;
  /** The numbers of all rooms, such as '101, 204'; null when no room is kept. */
  roomNumber: string | null;
  /** The first day of arrival. */
  checkin: PlainDate;
  /** The last day of leaving. */
  checkout: PlainDate;
  /** Nights of all rooms together. */
  nights: number;
  /** The guests of all rooms. */
  guests: number;
}

// A guest may sleep in several rooms one after another. The desk shows tonight's room, or the first or the last room.
const BUSINESS_DAY = `((SELECT hotel_now()) AT TIME ZONE (SELECT time_zone FROM property) - interval '${BUSINESS_DAY_ENDS}')::date`;

/** Selects rows in the form of {@link StoredRow}. The conditions follow. */
export const BOOKING_ROWS = `
  SELECT booking.id, booking.reference, booking.status, booking.name, booking.email, booking.phone,
    booking.special_requests AS "specialRequests", booking.channel,
    (SELECT desk.portal FROM desk_bookings desk WHERE desk.booking_id = booking.id) AS portal,
    ARRAY(SELECT note.text FROM booking_notes note WHERE note.booking_id = booking.id
      ORDER BY note.created_at DESC, note.id) AS notes,
    ${NOTES_OF_GUEST} AS "guestNotes", ${LOOKS_LIKE_A_GUEST} AS "looksLikeGuest",
    booking.paise_per_unit AS "paisePerUnit",
    CASE WHEN booking.status IN ('CONFIRMED', 'CANCELLED') THEN ${OWED_OF_BOOKING} ELSE 0 END AS "owedPaise",
    (${BALANCE_DUE_ON})::text AS "balanceDueOn",
    (${PAYS_AT_HOTEL}) AS "paysAtHotel", CASE WHEN ${WAITS_FOR_CODE} THEN booking.hold_expires_at END AS "codeUntil",
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
    money.paid, money.paid_at AS "paidAt", money.refunded, money.unused, money."lostInDisputes", money."disputeState",
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
      COALESCE(sum(payment.amount_paise) FILTER (WHERE payment.status = 'CAPTURED' AND ${IS_UNUSED}), 0)::bigint AS unused,
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

/** JSON has no type for instants. */
const instantOf = (text: Date | string | null): Date | null => (text === null ? null : new Date(text));

/** The row as the desk shows it. */
export function deskRow({ paisePerUnit, lines, ...row }: StoredRow): DeskRow {
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
