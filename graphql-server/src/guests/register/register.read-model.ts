import type { DataSource, EntityManager } from 'typeorm';
import { staffName } from '../../access/audit/staff-name';
import type { StayStatus } from '../../selling/stays/stay.states';
import { FilingKind } from './register-filing.entity';
import { HOURS_TO_FILE } from './register.policy';

/** A stay as the register shows it. */
export interface StayOfRegister {
  id: string;
  bookingId: string;
  reference: string;
  /** Who stays, or who booked. */
  guestName: string;
  roomNumber: string | null;
  status: StayStatus;
  guests: number;
  checkin: string;
  checkout: string;
  checkedInAt: Date | null;
  checkedOutAt: Date | null;
}

/** Form III about a person, which must be filed or was filed. */
export interface DueFiling {
  entryId: string;
  kind: FilingKind;
  stayId: string;
  bookingId: string;
  reference: string;
  guestName: string;
  roomNumber: string | null;
  position: number;
  isChecked: boolean;
  /** The arrival or the departure. */
  since: Date;
  dueAt: Date;
  number: string | null;
  filedAt: Date | null;
  /** The name of the person who recorded it. */
  filedBy: string | null;
}

/** A stay in the house, some of whose persons are not in the register. */
export interface IncompleteStay extends StayOfRegister {
  checked: number;
  announced: number;
}

const STAY = `
  stay.id, stay.booking_id AS "bookingId", booking.reference, coalesce(stay.guest_name, booking.name) AS "guestName",
  room.number AS "roomNumber", stay.status, stay.guests, stay.checkin::text AS checkin, stay.checkout::text AS checkout,
  stay.checked_in_at AS "checkedInAt", stay.checked_out_at AS "checkedOutAt"`;

const FROM_STAYS = `
  FROM stays stay JOIN bookings booking ON booking.id = stay.booking_id LEFT JOIN rooms room ON room.id = stay.room_id`;

/** Days for which a filing stays in the list, so that a mistake can be corrected. */
const SHOWN_DAYS = 7;

const FILINGS = `
  WITH event AS (
    SELECT entry.id AS entry_id, entry.position, entry.state, stay.id AS stay_id, kind.kind, kind.at
    FROM register_entries entry JOIN stays stay ON stay.id = entry.stay_id
    CROSS JOIN LATERAL (VALUES ('ARRIVAL', stay.checked_in_at), ('DEPARTURE', stay.checked_out_at)) AS kind (kind, at)
    WHERE entry.needs_form AND stay.status IN ('IN_HOUSE', 'DEPARTED') AND kind.at IS NOT NULL)
  SELECT event.entry_id AS "entryId", event.kind, stay.id AS "stayId", stay.booking_id AS "bookingId",
    booking.reference, coalesce(stay.guest_name, booking.name) AS "guestName", room.number AS "roomNumber",
    event.position, event.state = 'CHECKED' AS "isChecked", event.at AS since,
    event.at + interval '${HOURS_TO_FILE} hours' AS "dueAt", filing.number, filing.filed_at AS "filedAt",
    CASE WHEN filing.number IS NOT NULL THEN ${staffName('filing.recorded_by')} END AS "filedBy"
  FROM event JOIN stays stay ON stay.id = event.stay_id JOIN bookings booking ON booking.id = stay.booking_id
  LEFT JOIN rooms room ON room.id = stay.room_id
  LEFT JOIN LATERAL (
    SELECT one.number, one.filed_at, one.recorded_by FROM register_filings one
    WHERE one.entry_id = event.entry_id AND one.kind = event.kind
    ORDER BY one.recorded_at DESC, one.id DESC LIMIT 1) filing ON true`;

const DUE = `${FILINGS}
  WHERE filing.number IS NULL OR filing.filed_at > (SELECT hotel_now()) - interval '${SHOWN_DAYS} days'
  ORDER BY filing.number IS NOT NULL, event.at, stay.id, event.position, event.kind LIMIT 500`;

const LATE = `${FILINGS}
  WHERE filing.number IS NULL AND event.at + interval '${HOURS_TO_FILE} hours' < (SELECT hotel_now())
  ORDER BY event.at LIMIT 500`;

const INCOMPLETE = `
  SELECT ${STAY}, persons.checked, persons.announced ${FROM_STAYS}
  CROSS JOIN LATERAL (
    SELECT count(*) FILTER (WHERE entry.state = 'CHECKED')::int AS checked,
      count(*) FILTER (WHERE entry.state = 'ANNOUNCED')::int AS announced
    FROM register_entries entry WHERE entry.stay_id = stay.id AND entry.position <= stay.guests) persons
  WHERE stay.status = 'IN_HOUSE' AND persons.checked < stay.guests
  ORDER BY stay.checked_in_at, stay.id LIMIT 500`;

/** Reads what the register still lacks, and which forms must be filed. Opens no particulars and writes nothing. */
export class RegisterReadModel {
  constructor(private readonly database: DataSource) {}

  /** The stay; null when there is none. */
  async stay(manager: EntityManager, stayId: string): Promise<StayOfRegister | null> {
    const rows: StayOfRegister[] = await manager.query(`SELECT ${STAY} ${FROM_STAYS} WHERE stay.id = $1`, [
      stayId,
    ]);
    return rows[0] ?? null;
  }

  /**
   * Form III about each person who has arrived or left: the forms that are not filed, the oldest first, then the
   * forms that were filed in the last days.
   */
  due(): Promise<DueFiling[]> {
    return this.database.query(DUE);
  }

  /** Form III that should have been filed by now. */
  late(manager: EntityManager): Promise<DueFiling[]> {
    return manager.query(LATE);
  }

  /** The filings of a stay's persons. */
  filingsOf(manager: EntityManager, stayId: string): Promise<DueFiling[]> {
    return manager.query(`${FILINGS} WHERE stay.id = $1 ORDER BY event.position, event.at`, [stayId]);
  }

  /** Stays in the house, some of whose persons are not in the register. */
  incomplete(): Promise<IncompleteStay[]> {
    return this.database.query(INCOMPLETE);
  }
}
