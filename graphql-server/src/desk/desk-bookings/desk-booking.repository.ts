import type { DataSource, EntityManager } from 'typeorm';
import type { BookingChannel } from '../../bookings/core/booking.entity';
import { lockByName } from '../../platform/database/database';
import { exactly } from '../../platform/text/search-pattern';
import type { PlainDate } from '../../platform/time/dates';
import type { DeskBooking } from './desk-booking.entity';

/** A tentative booking whose option ends soon, or has ended. */
interface EndingOption {
  bookingId: string;
  optionUntil: PlainDate;
}

const ADD = `
  INSERT INTO desk_bookings (booking_id, made_by, portal, option_until, rate_reason, restrictions_reason)
  VALUES ($1, $2, $3, $4, $5, $6)`;

const FIND = `
  SELECT booking.channel, desk.portal, desk.option_until::text AS "optionUntil", desk.rate_reason AS "rateReason",
    desk.restrictions_reason AS "restrictionsReason"
  FROM desk_bookings desk JOIN bookings booking ON booking.id = desk.booking_id WHERE booking.reference = $1`;

const ENDING = `
  SELECT desk.booking_id AS "bookingId", desk.option_until::text AS "optionUntil"
  FROM desk_bookings desk JOIN bookings booking ON booking.id = desk.booking_id
  WHERE booking.status = 'TENTATIVE' AND desk.option_until <= $1 ORDER BY desk.option_until LIMIT 1000`;

// As the index of portals has them: without spaces and hyphens.
const WITH_PORTAL = `
  SELECT booking.reference FROM desk_bookings desk JOIN bookings booking ON booking.id = desk.booking_id
  WHERE translate(desk.portal, ' -', '') ILIKE $1 AND booking.status NOT IN ('EXPIRED', 'CANCELLED')
  ORDER BY booking.created_at LIMIT 1`;

/** Stores the additional fields of bookings by the staff. */
export class DeskBookingRepository {
  constructor(private readonly database: DataSource) {}

  async add(manager: EntityManager, desk: Omit<DeskBooking, 'booking'>): Promise<void> {
    const { bookingId, madeBy, portal, optionUntil, rateReason, restrictionsReason } = desk;
    await manager.query(ADD, [bookingId, madeBy, portal, optionUntil, rateReason, restrictionsReason]);
  }

  /** By the reference of the booking; null for a booking of the site. */
  async find(
    reference: string,
  ): Promise<(Omit<DeskBooking, 'booking' | 'bookingId' | 'madeBy'> & { channel: BookingChannel }) | null> {
    const rows: (Omit<DeskBooking, 'booking' | 'bookingId' | 'madeBy'> & { channel: BookingChannel })[] =
      await this.database.query(FIND, [reference]);
    return rows[0] ?? null;
  }

  /** The date until which the rooms of a tentative booking are kept. */
  async optionOf(
    bookingId: string,
    manager: EntityManager = this.database.manager,
  ): Promise<PlainDate | null> {
    const rows: { optionUntil: PlainDate | null }[] = await manager.query(
      'SELECT option_until::text AS "optionUntil" FROM desk_bookings WHERE booking_id = $1',
      [bookingId],
    );
    return rows[0]?.optionUntil ?? null;
  }

  /**
   * The reference of the live booking that has this portal and number; null when there is none. Until the transaction ends,
   * nobody else gets it.
   */
  async withPortal(manager: EntityManager, portal: string): Promise<string | null> {
    const key = portal.replace(/[ -]/g, '');
    await lockByName(manager, `portal ${key.toLowerCase()}`);
    const rows: { reference: string }[] = await manager.query(WITH_PORTAL, [exactly(key)]);
    return rows[0]?.reference ?? null;
  }

  /** Replaces the text of portal and number. */
  async setPortal(manager: EntityManager, bookingId: string, text: string): Promise<void> {
    await manager.query('UPDATE desk_bookings SET portal = $2 WHERE booking_id = $1', [bookingId, text]);
  }

  /** The tentative bookings whose option ends on that date or earlier. */
  endingBy(date: PlainDate): Promise<EndingOption[]> {
    return this.database.query(ENDING, [date]);
  }

  async extend(manager: EntityManager, bookingId: string, until: PlainDate): Promise<void> {
    await manager.query('UPDATE desk_bookings SET option_until = $2 WHERE booking_id = $1', [
      bookingId,
      until,
    ]);
  }
}
