import type { DataSource } from 'typeorm';
import type { BookingStatus } from '../../bookings/core/booking.states';
import type { PlainDate } from '../../platform/time/dates';
import type { StayStatus } from '../../selling/stays/stay.states';

/** A stay of a guest. */
interface HistoryStay {
  checkin: PlainDate;
  checkout: PlainDate;
  status: StayStatus;
  roomTitle: string;
  roomNumber: string | null;
  /** The name of the person who stayed, if another person booked. */
  guestName: string | null;
}

/** A booking of a guest. */
export interface HistoryBooking {
  reference: string;
  status: BookingStatus;
  /** What the hotel charges for it now, in paise with tax. */
  chargedPaise: number;
  stays: HistoryStay[];
}

/** What a guest has booked and spent. */
export interface GuestFigures {
  /** Stays that have begun. */
  stays: number;
  nights: number;
  upcoming: number;
  cancelled: number;
  noShows: number;
  /**
   * What the hotel charged for bookings that have begun or were cancelled, in paise with tax. Charges that others
   * paid are included.
   */
  spentPaise: number;
  /** The part that is on invoices, less credit notes, in paise. */
  invoicedPaise: number;
}

const LINKED = `
  FROM guests own JOIN guest_bookings link ON link.guest_id = own.id JOIN bookings booking ON booking.id = link.booking_id
  WHERE own.root_id = (SELECT asked.root_id FROM guests asked WHERE asked.id = $1)`;

const CHARGED = `COALESCE((SELECT sum(line.value_paise + line.cgst_paise + line.sgst_paise)
  FROM folio_lines line WHERE line.booking_id = booking.id), 0)`;

const HAS_BEGUN = `(booking.status = 'CANCELLED' OR EXISTS (SELECT 1 FROM stays begun
  WHERE begun.booking_id = booking.id AND begun.status IN ('IN_HOUSE', 'DEPARTED', 'NO_SHOW')))`;

const FIGURES = `
  WITH mine AS MATERIALIZED (SELECT booking.id, ${HAS_BEGUN} AS "hasBegun", ${CHARGED} AS charged ${LINKED}),
  slept AS (SELECT stay.* FROM stays stay JOIN mine ON mine.id = stay.booking_id)
  SELECT count(*) FILTER (WHERE status IN ('IN_HOUSE', 'DEPARTED'))::int AS stays,
    COALESCE(sum(checkout - checkin) FILTER (WHERE status IN ('IN_HOUSE', 'DEPARTED')), 0)::int AS nights,
    count(*) FILTER (WHERE status = 'EXPECTED')::int AS upcoming,
    count(*) FILTER (WHERE status = 'CANCELLED')::int AS cancelled,
    count(*) FILTER (WHERE status = 'NO_SHOW')::int AS "noShows",
    (SELECT COALESCE(sum(charged) FILTER (WHERE "hasBegun"), 0)::bigint FROM mine) AS "spentPaise",
    (SELECT COALESCE(sum(CASE document.kind WHEN 'INVOICE' THEN document.total_paise ELSE -document.total_paise END), 0)::bigint
      FROM tax_documents document JOIN mine ON mine.id = document.booking_id
      WHERE document.kind IN ('INVOICE', 'CREDIT_NOTE')) AS "invoicedPaise"
  FROM slept`;

/** The most bookings of a history. */
const LISTED_HISTORY = 200;

const HISTORY = `
  SELECT booking.reference, booking.status, ${CHARGED}::bigint AS "chargedPaise",
    (SELECT json_agg(json_build_object('checkin', stay.checkin, 'checkout', stay.checkout, 'status', stay.status,
        'roomTitle', type.name, 'roomNumber', room.number, 'guestName', stay.guest_name) ORDER BY stay.position)
      FROM stays stay JOIN room_types type ON type.id = stay.room_type_id LEFT JOIN rooms room ON room.id = stay.room_id
      WHERE stay.booking_id = booking.id) AS stays
  ${LINKED}
  ORDER BY (SELECT max(stay.checkin) FROM stays stay WHERE stay.booking_id = booking.id) DESC, booking.reference
  LIMIT ${LISTED_HISTORY}`;

/** Reads all bookings of a guest, by the record and all records joined with it. Writes nothing. */
export class GuestHistoryReadModel {
  constructor(private readonly database: DataSource) {}

  /** The bookings, the latest stay first. */
  historyOf(guestId: string): Promise<HistoryBooking[]> {
    return this.database.query(HISTORY, [guestId]);
  }

  async figuresOf(guestId: string): Promise<GuestFigures> {
    const [figures]: GuestFigures[] = await this.database.query(FIGURES, [guestId]);
    if (!figures) throw new Error('A count has one row.');
    return figures;
  }
}
