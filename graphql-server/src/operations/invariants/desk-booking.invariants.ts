import type { Invariant } from './invariant';

/** The job runs each minute. */
const LAPSE_DELAY_HOURS = 2;

/** What must always be true of tentative bookings. */
export const DESK_BOOKING_INVARIANTS: readonly Invariant[] = [
  {
    name: 'a tentative booking without an option',
    advice: 'Ask the guest, and confirm or release the booking at the desk.',
    breaches: `
      SELECT booking.reference AS subject, 'tentative, and kept until no date' AS detail
      FROM bookings booking
      WHERE booking.status = 'TENTATIVE' AND NOT EXISTS (
        SELECT 1 FROM desk_bookings desk WHERE desk.booking_id = booking.id AND desk.option_until IS NOT NULL)`,
  },
  {
    name: 'an option older than its end',
    advice: 'Check the job that ends options; the rooms are kept until it runs.',
    breaches: `
      SELECT booking.reference AS subject, 'tentative since its option ended at ' || booking.hold_expires_at AS detail
      FROM bookings booking
      WHERE booking.status = 'TENTATIVE'
        AND booking.hold_expires_at < (SELECT hotel_now()) - interval '${LAPSE_DELAY_HOURS} hours'`,
  },
];
