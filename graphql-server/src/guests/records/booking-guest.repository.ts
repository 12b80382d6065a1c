import type { DataSource, EntityManager } from 'typeorm';
import type { GuestBookingLink } from './guest-record.entity';

/** What a booking tells of its guest. */
export interface BookingGuest {
  bookingId: string;
  reference: string;
  name: string;
  email: string | null;
  phone: string | null;
}

const GUEST = `
  SELECT booking.id AS "bookingId", booking.reference, booking.name, booking.email, booking.phone
  FROM bookings booking`;

/** Bookings whose guest has come or will come. The guests of holds and tentative bookings may never come. */
const HAS_GUEST = "booking.status IN ('CONFIRMED', 'CANCELLED')";

const WITHOUT_RECORD = `
  ${GUEST} WHERE ${HAS_GUEST} AND booking.name <> ''
    AND NOT EXISTS (SELECT 1 FROM guest_bookings link WHERE link.booking_id = booking.id)
  ORDER BY booking.created_at, booking.id LIMIT $1`;

/** Reads bookings, and stores to which record each booking belongs. Never changes a record. */
export class BookingGuestRepository {
  constructor(private readonly database: DataSource) {}

  /** The oldest bookings without a decision about their record. */
  withoutRecord(atMost: number): Promise<BookingGuest[]> {
    return this.database.query(WITHOUT_RECORD, [atMost]);
  }

  async find(bookingId: string, manager: EntityManager): Promise<BookingGuest | null> {
    const rows: BookingGuest[] = await manager.query(`${GUEST} WHERE booking.id = $1`, [bookingId]);
    return rows[0] ?? null;
  }

  async byReference(
    reference: string,
    manager: EntityManager = this.database.manager,
  ): Promise<BookingGuest | null> {
    const rows: BookingGuest[] = await manager.query(`${GUEST} WHERE booking.reference = $1`, [reference]);
    return rows[0] ?? null;
  }

  /**
   * Locks the booking, so that only one decision about its record is made at a time. Null when the booking does not
   * exist any more.
   */
  async lock(manager: EntityManager, bookingId: string): Promise<BookingGuest | null> {
    const rows: BookingGuest[] = await manager.query(`${GUEST} WHERE booking.id = $1 FOR UPDATE`, [
      bookingId,
    ]);
    return rows[0] ?? null;
  }

  async linkOf(
    bookingId: string,
    manager: EntityManager = this.database.manager,
  ): Promise<Pick<GuestBookingLink, 'guestId' | 'putBy'> | null> {
    const rows: Pick<GuestBookingLink, 'guestId' | 'putBy'>[] = await manager.query(
      'SELECT guest_id AS "guestId", put_by AS "putBy" FROM guest_bookings WHERE booking_id = $1',
      [bookingId],
    );
    return rows[0] ?? null;
  }

  /** Stores to which record the booking belongs. */
  async put(
    manager: EntityManager,
    { bookingId, guestId, putBy }: Pick<GuestBookingLink, 'bookingId' | 'guestId' | 'putBy'>,
  ): Promise<void> {
    await manager.query(
      `INSERT INTO guest_bookings (booking_id, guest_id, put_by) VALUES ($1, $2, $3)
       ON CONFLICT (booking_id) DO UPDATE
         SET guest_id = excluded.guest_id, put_by = excluded.put_by, put_at = hotel_now()`,
      [bookingId, guestId, putBy],
    );
  }

  /** Deletes a record that a booking made and nobody has used. */
  async deleteUnused(manager: EntityManager, guestId: string): Promise<void> {
    await manager.query(
      `DELETE FROM guests WHERE id = $1 AND made_by IS NULL AND version = 1 AND joined_into IS NULL
         AND NOT EXISTS (SELECT 1 FROM guests joined WHERE joined.joined_into = $1)
         AND NOT EXISTS (SELECT 1 FROM guest_bookings link WHERE link.guest_id = $1)
         AND NOT EXISTS (SELECT 1 FROM guest_consents consent WHERE consent.guest_id = $1)`,
      [guestId],
    );
  }
}
