import { REGISTER_RETENTION } from '../../guests/register/register-entry.entity';
import type { Invariant } from './invariant';

/** What must always be true of the register of guests. */
export const REGISTER_INVARIANTS: readonly Invariant[] = [
  {
    name: 'a person of the register in the stay of another booking',
    advice: 'Somebody wrote the row by hand. Set booking_id to the booking of the stay.',
    breaches: `
      SELECT booking.reference AS subject, 'person ' || entry.position || ' is in the stay of another booking' AS detail
      FROM register_entries entry JOIN bookings booking ON booking.id = entry.booking_id
      JOIN stays stay ON stay.id = entry.stay_id WHERE stay.booking_id <> entry.booking_id`,
  },
  {
    name: 'a register that should be deleted',
    advice: 'Check whether the job prune runs each night (docs/operations/jobs.md).',
    breaches: `
      SELECT booking.reference AS subject, 'person ' || register_entries.position || ' is kept too long' AS detail
      FROM register_entries JOIN bookings booking ON booking.id = register_entries.booking_id
      JOIN stays late ON late.id = register_entries.stay_id
      WHERE ${REGISTER_RETENTION.mayBeDeleted}
        AND coalesce(late.checked_out_at, late.checkout) < (SELECT hotel_now()) - interval '1 month 3 days'
        AND (late.status <> 'DEPARTED' OR late.checked_out_at < (SELECT hotel_now()) - interval '1 year 3 days')`,
  },
  {
    name: 'Form III filed about a guest who has not arrived or left',
    advice:
      'Undo the step of the stay only if it was a mistake; then take the filing back at the desk (Register).',
    breaches: `
      SELECT booking.reference AS subject, filing.kind || ' of person ' || entry.position || ' is filed' AS detail
      FROM register_entries entry JOIN bookings booking ON booking.id = entry.booking_id
      JOIN stays stay ON stay.id = entry.stay_id
      CROSS JOIN LATERAL (
        SELECT DISTINCT ON (one.kind) one.kind, one.number FROM register_filings one WHERE one.entry_id = entry.id
        ORDER BY one.kind, one.recorded_at DESC, one.id DESC) filing
      WHERE filing.number IS NOT NULL AND (stay.checked_in_at IS NULL
        OR (filing.kind = 'DEPARTURE' AND stay.checked_out_at IS NULL))`,
    isNotice: true,
  },
];
