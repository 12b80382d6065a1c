import { WAITS_FOR_CODE } from '../../bookings/core/unsecured-rooms';
import { BALANCE_DUE_ON } from '../../bookings/balances/balance-due';
import type { DataSource } from 'typeorm';
import type { BlockReason } from '../blocks/block.entity';
import type { BookingStatus } from '../../bookings/core/booking.states';
import { LIVE_REFUND_STATES } from '../../payments/core/refund.states';
import type { PlainDate } from '../../platform/time/dates';
import type { StayStatus } from '../../selling/stays/stay.states';
import { goesOnAccount, SUM_TO_ASK_FOR } from '../core/balance';

/** Consecutive nights in one room, limited to the requested nights. */
interface Span {
  /** The index of the first night, from 0. */
  night: number;
  nights: number;
}

/** Consecutive nights of a stay in one room, including held nights. */
interface TimelineStayRow extends Span {
  id: string;
  reference: string;
  bookingStatus: BookingStatus;
  status: StayStatus;
  guestName: string;
  guests: number;
  checkin: PlainDate;
  checkout: PlainDate;
  /** The sold room type; the room may be of another type. */
  soldAs: string;
  /** True for a hold that is confirmed by the code in the guest's mail, not by a payment. */
  waitsForCode: boolean;
  /** True when the nights are held for a change of the booking that is not paid yet. */
  isHeldChange: boolean;
  /**
   * What the payers of the booking are to be asked for now, in paise; negative when it has paid too much. What goes on a
   * company's account at check-out does not count.
   */
  balancePaise: number;
  /** The day by which it is to be paid; null when it is paid at the hotel. */
  balanceDueOn: PlainDate | null;
}

/** A block of a room, limited to the requested nights. */
interface TimelineBlockRow extends Span {
  id: string;
  reason: BlockReason;
  note: string | null;
  /** The name of the portal's calendar that made it; null for a block that people made. */
  takenBy: string | null;
  /** The first night of the whole block. */
  firstNight: PlainDate;
  /** The day on which the whole block ends. */
  endsOn: PlainDate;
}

/** A room with its stays and blocks, in the order of the days. */
export interface TimelineRoomRow {
  id: number;
  number: string;
  roomType: string;
  roomTitle: string;
  /** Whether guests can book it. */
  onSale: boolean;
  stays: TimelineStayRow[];
  blocks: TimelineBlockRow[];
}

/** A row of the statement: a room with one span, or without a span. */
type SpanRow = Pick<TimelineRoomRow, 'id' | 'number' | 'roomType' | 'roomTitle' | 'onSale'> &
  ({ kind: 'STAY'; span: TimelineStayRow } | { kind: 'BLOCK'; span: TimelineBlockRow } | { kind: null });

// Consecutive nights of a stay in one room form one span. A booking's money is added up once, however many rooms it
// has.
const TIMELINE = `
  WITH night AS (
    SELECT room.id AS room_id, taken.night, taken.stay_id, taken.block_id, taken.change_id,
      taken.night - (row_number() OVER (
        PARTITION BY room.id, taken.stay_id, taken.block_id, taken.change_id ORDER BY taken.night))::int AS island
    FROM rooms room CROSS JOIN LATERAL (
      SELECT * FROM room_nights WHERE room_id = room.id AND night >= $1::date AND night < $2::date) taken
  ), span AS MATERIALIZED (
    SELECT night.room_id, night.stay_id, night.block_id, night.change_id, stay.booking_id,
      min(night.night) AS first_night, max(night.night) + 1 AS until
    FROM night LEFT JOIN stays stay ON stay.id = night.stay_id
    GROUP BY night.room_id, night.stay_id, night.block_id, night.change_id, stay.booking_id, night.island
  ), seen AS MATERIALIZED (
    SELECT booking.id, ${BALANCE_DUE_ON} AS balance_due_on FROM bookings booking
    WHERE booking.id IN (SELECT booking_id FROM span)
  ), charged AS (
    SELECT line.booking_id, line.folio_id, sum(line.value_paise + line.cgst_paise + line.sgst_paise) AS paise
    FROM seen JOIN folio_lines line ON line.booking_id = seen.id GROUP BY line.booking_id, line.folio_id
  ), kept AS (
    SELECT payment.booking_id, payment.folio_id, sum(payment.amount_paise
      - COALESCE((SELECT sum(refund.amount_paise) FROM refunds refund
          WHERE refund.payment_id = payment.id AND refund.status IN ${LIVE_REFUND_STATES}), 0)
      - COALESCE((SELECT sum(dispute.amount_deducted_paise) FROM disputes dispute
          WHERE dispute.gateway_payment_id = payment.gateway_payment_id AND dispute.status = 'LOST'), 0)) AS paise
    FROM seen JOIN payments payment ON payment.booking_id = seen.id AND payment.status = 'CAPTURED'
    GROUP BY payment.booking_id, payment.folio_id
  ), open AS (
    SELECT booking_id, folio_id, sum(paise) AS paise FROM (
      SELECT booking_id, folio_id, paise FROM charged UNION ALL SELECT booking_id, folio_id, -paise FROM kept) entry
    GROUP BY booking_id, folio_id
  ), owed AS (
    SELECT asked.booking_id, ${SUM_TO_ASK_FOR} AS paise FROM (
      SELECT open.booking_id, CASE WHEN open.paise > 0
          AND ${goesOnAccount('open.booking_id', 'COALESCE(folio.company_id, billing.company_id)')}
        THEN 0 ELSE open.paise END AS paise
      FROM open LEFT JOIN folios folio ON folio.id = open.folio_id
      LEFT JOIN billing_details billing ON open.folio_id IS NULL AND billing.booking_id = open.booking_id) asked
    GROUP BY asked.booking_id
  )
  SELECT room.id, room.number, type.code AS "roomType", type.name AS "roomTitle",
    room.on_sale AND type.on_sale AS "onSale",
    CASE WHEN span.stay_id IS NOT NULL THEN 'STAY' WHEN span.block_id IS NOT NULL THEN 'BLOCK' END AS kind,
    CASE WHEN span.stay_id IS NOT NULL THEN json_build_object(
      'night', span.first_night - $1::date, 'nights', span.until - span.first_night, 'id', stay.id, 'reference', booking.reference,
      'bookingStatus', booking.status, 'status', stay.status, 'guestName', COALESCE(stay.guest_name, booking.name),
      'guests', stay.guests, 'checkin', stay.checkin, 'checkout', stay.checkout, 'soldAs', sold.code,
      'isHeldChange', span.change_id IS NOT NULL, 'waitsForCode', ${WAITS_FOR_CODE},
      'balancePaise', COALESCE(owed.paise, 0), 'balanceDueOn', seen.balance_due_on)
    WHEN span.block_id IS NOT NULL THEN json_build_object(
      'night', span.first_night - $1::date, 'nights', span.until - span.first_night, 'id', block.id, 'reason', block.reason, 'note', block.note,
      'firstNight', block.first_night, 'endsOn', block.until,
      'takenBy', (SELECT name FROM calendar_feeds WHERE id = block.feed_id)) END AS span
  FROM rooms room JOIN room_types type ON type.id = room.type_id
  LEFT JOIN span ON span.room_id = room.id
  LEFT JOIN stays stay ON stay.id = span.stay_id
  LEFT JOIN room_types sold ON sold.id = stay.room_type_id
  LEFT JOIN bookings booking ON booking.id = stay.booking_id
  LEFT JOIN seen ON seen.id = booking.id
  LEFT JOIN owed ON owed.booking_id = booking.id
  LEFT JOIN blocks block ON block.id = span.block_id
  ORDER BY type.sort_order, type.id, length(room.number), room.number, room.id,
    span.first_night`;

/** Reads rooms with their stays and blocks, day by day. Writes nothing. */
export class TimelineReadModel {
  constructor(private readonly database: DataSource) {}

  /** All rooms, by type in the owner's order, with the stays and blocks of the nights [from, until). One statement. */
  async rooms(from: PlainDate, until: PlainDate): Promise<TimelineRoomRow[]> {
    const rows: SpanRow[] = await this.database.query(TIMELINE, [from, until]);
    const rooms = new Map<number, TimelineRoomRow>();
    for (const { id, number, roomType, roomTitle, onSale, ...taken } of rows) {
      const room = rooms.get(id) ?? { id, number, roomType, roomTitle, onSale, stays: [], blocks: [] };
      rooms.set(id, room);
      if (taken.kind === 'STAY') room.stays.push(taken.span);
      if (taken.kind === 'BLOCK') room.blocks.push(taken.span);
    }
    return [...rooms.values()];
  }
}
