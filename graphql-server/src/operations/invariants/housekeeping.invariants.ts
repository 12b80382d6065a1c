import { STATE_MARKS } from '../../desk/housekeeping/room-mark.entity';
import { CHECKED_IN } from '../../desk/check-ins/check-in.policy';
import { BUSINESS_DAY_ENDS } from '../../platform/time/dates';
import type { Invariant } from './invariant';

/** What must always be true of guests and the states of their rooms. */
export const HOUSEKEEPING_INVARIANTS: readonly Invariant[] = [
  {
    name: 'a guest in a dirty room whom nobody asked about',
    advice:
      'Somebody wrote the state of the stay by hand. Ask at the desk whether the guest has agreed, and let housekeeping make the room.',
    breaches: `
      SELECT 'room ' || room.number AS subject, booking.reference || ' was checked in at ' || stay.checked_in_at AS detail
      FROM stays stay JOIN bookings booking ON booking.id = stay.booking_id
      JOIN room_nights taken ON taken.stay_id = stay.id AND taken.change_id IS NULL AND taken.night =
        ((stay.checked_in_at AT TIME ZONE (SELECT time_zone FROM property)) - interval '${BUSINESS_DAY_ENDS}')::date
      JOIN rooms room ON room.id = taken.room_id
      CROSS JOIN LATERAL (
        SELECT mark.kind FROM room_marks mark
        WHERE mark.room_id = room.id AND mark.kind IN ${STATE_MARKS} AND mark.recorded_at < stay.checked_in_at
        ORDER BY mark.pressed_at DESC, mark.recorded_at DESC, mark.id DESC LIMIT 1) newest
      WHERE stay.status = 'IN_HOUSE' AND newest.kind = 'DIRTY'
        -- Who was given another room was asked then.
        AND NOT EXISTS (SELECT 1 FROM room_moves move WHERE move.stay_id = stay.id)
        AND (SELECT step.reason FROM transitions step
          WHERE step.machine = 'stay' AND step.subject_id = stay.id AND step.to_state = 'IN_HOUSE'
          ORDER BY step.id DESC LIMIT 1) = '${CHECKED_IN}'`,
  },
];
