import type { DataSource, EntityManager } from 'typeorm';
import type { PlainDate } from '../../platform/time/dates';
import { OPENS_DAYS_BEFORE } from './online-check-in.policy';

/** What a guest said about the arrival. */
interface SavedArrival {
  arrivalTime: string | null;
  savedAt: Date | null;
}

const NOTHING_SAVED: SavedArrival = { arrivalTime: null, savedAt: null };

// Guests who booked within these days get no mail: the page of the booking says that check-in online is open.
const TO_INVITE = `
  SELECT booking.id FROM bookings booking
  WHERE booking.status = 'CONFIRMED' AND booking.email IS NOT NULL
    AND booking.id IN (SELECT stay.booking_id FROM stays stay
      WHERE stay.status = 'EXPECTED' AND stay.checkin BETWEEN $1::date AND $1::date + ${OPENS_DAYS_BEFORE}
        AND (booking.confirmed_at AT TIME ZONE $2)::date < stay.checkin - ${OPENS_DAYS_BEFORE})
    AND NOT EXISTS (SELECT 1 FROM online_check_ins known
      WHERE known.booking_id = booking.id AND known.invited_at IS NOT NULL)
  ORDER BY booking.id`;

const NOTE_INVITATION = `
  INSERT INTO online_check_ins (booking_id, invited_at) VALUES ($1, hotel_now())
  ON CONFLICT (booking_id) DO UPDATE SET invited_at = excluded.invited_at WHERE online_check_ins.invited_at IS NULL
  RETURNING booking_id`;

const SAVE_ARRIVAL = `
  INSERT INTO online_check_ins (booking_id, arrival_time, saved_at) VALUES ($1, $2, hotel_now())
  ON CONFLICT (booking_id) DO UPDATE SET arrival_time = excluded.arrival_time, saved_at = excluded.saved_at`;

/** Reads and writes what guests say about their arrival, and which guests the mails have invited. */
export class OnlineCheckInRepository {
  constructor(private readonly database: DataSource) {}

  /** The confirmed bookings whose guests arrive within the days and were not invited to check in online. */
  async findToInvite(today: PlainDate, timeZone: string): Promise<string[]> {
    const rows: { id: string }[] = await this.database.query(TO_INVITE, [today, timeZone]);
    return rows.map(({ id }) => id);
  }

  /** Records the invitation; false when it was recorded before. */
  async noteInvitation(manager: EntityManager, bookingId: string): Promise<boolean> {
    const noted: unknown[] = await manager.query(NOTE_INVITATION, [bookingId]);
    return noted.length > 0;
  }

  async find(bookingId: string, manager: EntityManager = this.database.manager): Promise<SavedArrival> {
    const rows: SavedArrival[] = await manager.query(
      `SELECT arrival_time AS "arrivalTime", saved_at AS "savedAt" FROM online_check_ins WHERE booking_id = $1`,
      [bookingId],
    );
    return rows[0] ?? NOTHING_SAVED;
  }

  /** The times of arrival that guests gave, by the ids of their bookings. */
  async arrivalTimes(bookingIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows: { id: string; time: string }[] = await this.database.query(
      `SELECT booking_id AS id, arrival_time AS time FROM online_check_ins
       WHERE booking_id = ANY ($1) AND arrival_time IS NOT NULL`,
      [bookingIds],
    );
    return new Map(rows.map(({ id, time }) => [id, time]));
  }

  async saveArrival(manager: EntityManager, bookingId: string, arrivalTime: string | null): Promise<void> {
    await manager.query(SAVE_ARRIVAL, [bookingId, arrivalTime]);
  }
}
