import type { DataSource, EntityManager } from 'typeorm';
import { findRecord, findRecords } from '../../platform/database/plain-statements';
import { BookingMail } from './booking-mail.entity';
import type { BookingMailKind } from './booking-mail.kinds';

// The booking may have been deleted since the mail was queued.
const ADD = `
  INSERT INTO booking_mails (id, booking_id, kind, address, outcome, payload)
  SELECT gen_random_uuid(), booking.id, $2, $3, $4, $5::jsonb FROM bookings booking WHERE booking.id = $1`;

/** Reads and writes the mails that guests got about their bookings. */
export class BookingMailRepository {
  constructor(private readonly database: DataSource) {}

  async add(
    manager: EntityManager,
    { bookingId, kind, address, outcome, payload }: Omit<BookingMail, 'id' | 'createdAt' | 'booking'>,
  ): Promise<void> {
    await manager.query(ADD, [bookingId, kind, address, outcome, JSON.stringify(payload)]);
  }

  /** Newest first. */
  findOf(bookingId: string): Promise<BookingMail[]> {
    return findRecords(
      this.database.manager,
      BookingMail,
      'WHERE booking_id = $1 ORDER BY created_at DESC, id LIMIT 100',
      [bookingId],
    );
  }

  /** The newest mail of this kind about the booking, or the mail with the id; null for no mail. */
  findLast(
    manager: EntityManager,
    bookingId: string,
    kind: BookingMailKind,
    id: string | null,
  ): Promise<BookingMail | null> {
    const tail = `WHERE booking_id = $1 AND kind = $2 AND ($3::text IS NULL OR id::text = $3)
      ORDER BY created_at DESC, id LIMIT 1`;
    return findRecord(manager, BookingMail, tail, [bookingId, kind, id]);
  }
}
