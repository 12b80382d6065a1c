import type { DataSource, EntityManager } from 'typeorm';
import { lockByName } from '../../platform/database/database';

/** A booking that was changed, and the place of its newest event. */
export interface ChangedBooking {
  bookingId: string;
  position: string;
}

/** Statements about the events of bookings. */
export class BookingEvents {
  constructor(private readonly database: DataSource) {}

  /**
   * Numbers the events that have no number yet; returns their ids. Only one transaction at a time gives numbers, and
   * it runs after the transactions of the changes. So the numbers of a booking have no gap, and no later event gets a
   * lower position.
   */
  async number(manager: EntityManager): Promise<string[]> {
    await lockByName(manager, 'number booking events');
    const [rows]: [{ id: string }[], number] = await manager.query(
      `WITH unnumbered AS (
         SELECT id, booking_id, row_number() OVER (PARTITION BY booking_id ORDER BY transaction_id)::int AS place
         FROM booking_events WHERE sequence IS NULL
       )
       UPDATE booking_events event SET position = nextval('booking_event_positions'), numbered_at = hotel_now(), sequence = place + coalesce(
         (SELECT max(earlier.sequence) FROM booking_events earlier WHERE earlier.booking_id = event.booking_id), 0)
       FROM unnumbered WHERE event.id = unnumbered.id RETURNING event.id`,
    );
    return rows.map(({ id }) => id);
  }

  /** Bookings that were changed after a position, each once, in the order of their newest events. */
  async changedAfter(position: string, most: number): Promise<ChangedBooking[]> {
    return this.database.query(
      `SELECT booking_id AS "bookingId", position::text FROM booking_events event
       WHERE position > $1 AND NOT EXISTS (
         SELECT 1 FROM booking_events later WHERE later.booking_id = event.booking_id AND later.sequence > event.sequence)
       ORDER BY event.position LIMIT $2`,
      [position, most],
    );
  }

  /**
   * The last position before everything that became visible after a moment. The moment of the change itself does not
   * count, because a transaction may commit long after it. One statement, so that no event is numbered between its
   * parts.
   */
  async positionBefore(moment: Date): Promise<string> {
    const [row]: { position: string }[] = await this.database.query(
      `SELECT coalesce(
         (SELECT min(position) - 1 FROM booking_events
          WHERE numbered_at > $1 OR (numbered_at IS NULL AND happened_at > $1)),
         (SELECT max(position) FROM booking_events), 0)::text AS position`,
      [moment],
    );
    return row?.position ?? '0';
  }
}
