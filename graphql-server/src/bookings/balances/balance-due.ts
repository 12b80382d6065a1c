import { ENDED_STAY_STATES } from '../../selling/stays/stay.states';

/** The day by which the rest of `booking` is to be paid: `balanceDueDay`, as SQL. Null when it is paid at the hotel. */
export const BALANCE_DUE_ON = `CASE WHEN booking.status = 'CONFIRMED' AND NOT EXISTS (SELECT 1 FROM stays arrived
    WHERE arrived.booking_id = booking.id AND arrived.status IN ('IN_HOUSE', 'DEPARTED'))
  THEN least((booking.terms ->> 'balanceDueOn')::date,
    (SELECT min(stay.checkin) FROM stays stay
      WHERE stay.booking_id = booking.id AND stay.status NOT IN ${ENDED_STAY_STATES})
    - (booking.terms ->> 'balanceDaysBefore')::integer) END`;
