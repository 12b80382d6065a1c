import { ENDED_STAY_STATES } from '../../selling/stays/stay.states';
import type { Invariant } from './invariant';

/** What must always be true of extras that are sold. */
export const EXTRA_INVARIANTS: readonly Invariant[] = [
  {
    name: 'an extra for other nights or guests than its stay',
    advice: 'Compare the folio with the stay. Write a counter-entry and a new line for the right quantity.',
    breaches: `
      SELECT booking.reference AS subject,
        (line.extra ->> 'name') || ' × ' || (line.extra ->> 'quantity') || ', due ' || due.quantity AS detail
      FROM folio_lines line JOIN stays stay ON stay.id = line.stay_id JOIN bookings booking ON booking.id = stay.booking_id
      CROSS JOIN LATERAL (
        SELECT CASE line.extra ->> 'unit' WHEN 'STAY' THEN 1 WHEN 'NIGHT' THEN stay.checkout - stay.checkin
          WHEN 'GUEST' THEN stay.guests WHEN 'GUEST_AND_NIGHT' THEN stay.guests * (stay.checkout - stay.checkin)
          ELSE (line.extra ->> 'pieces')::int END AS quantity) due
      WHERE line.kind = 'EXTRA' AND line.reverses IS NULL AND stay.status NOT IN ${ENDED_STAY_STATES}
        AND NOT EXISTS (SELECT 1 FROM folio_lines later WHERE later.reverses = line.id)
        AND (line.extra ->> 'quantity')::int <> due.quantity`,
  },
  {
    name: 'an extra twice on one stay',
    advice: 'Find out who wrote the second line. Write a counter-entry for it and refund it.',
    breaches: `
      SELECT booking.reference AS subject, (line.extra ->> 'code') || ' on ' || count(*) || ' lines' AS detail
      FROM folio_lines line JOIN bookings booking ON booking.id = line.booking_id
      WHERE line.kind = 'EXTRA' AND line.reverses IS NULL
        AND NOT EXISTS (SELECT 1 FROM folio_lines later WHERE later.reverses = line.id)
      GROUP BY booking.reference, line.stay_id, line.extra ->> 'code' HAVING count(*) > 1`,
  },
];
