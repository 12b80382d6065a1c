import { ENDED_STAY_STATES } from '../../selling/stays/stay.states';
import type { Invariant } from './invariant';

/** What must always be true of rooms that guests moved to, and of rooms that are out of sale. */
export const ROOM_INVARIANTS: readonly Invariant[] = [
  {
    name: 'a stay whose room is not that of its last night',
    advice: 'Look up the moves of the booking, and write the room of the last night into stays.room_id.',
    breaches: `
      SELECT booking.reference AS subject,
        'sleeps in ' || room.number || ' at last, has ' || COALESCE(own.number, 'no room') AS detail
      FROM stays stay JOIN bookings booking ON booking.id = stay.booking_id
      JOIN room_nights taken ON taken.stay_id = stay.id AND taken.change_id IS NULL AND taken.night = stay.checkout - 1
      JOIN rooms room ON room.id = taken.room_id
      LEFT JOIN rooms own ON own.id = stay.room_id
      WHERE booking.status IN ('HELD', 'TENTATIVE', 'CONFIRMED') AND stay.status NOT IN ${ENDED_STAY_STATES}
        AND taken.room_id IS DISTINCT FROM stay.room_id`,
  },
  {
    name: 'two guests in one room',
    advice:
      'Ask at the desk who is in the room. Check out the guest who has left, or move one of them to a free room.',
    breaches: `
      SELECT 'room ' || room.number AS subject, string_agg(guest.reference, ', ' ORDER BY guest.reference) AS detail
      FROM (
        SELECT booking.reference, coalesce(tonight.room_id, stay.room_id) AS room_id
        FROM stays stay JOIN bookings booking ON booking.id = stay.booking_id
        LEFT JOIN room_nights tonight ON tonight.stay_id = stay.id AND tonight.change_id IS NULL
          AND tonight.night = hotel_business_day()
        WHERE stay.status = 'IN_HOUSE' AND stay.checkin <= hotel_business_day()
          -- Who gets the room today may wait until the guest before has left it.
          AND NOT EXISTS (SELECT 1 FROM room_nights before
            WHERE before.stay_id = stay.id AND before.change_id IS NULL AND before.night = hotel_business_day() - 1
              AND before.room_id <> tonight.room_id)) guest
      JOIN rooms room ON room.id = guest.room_id
      GROUP BY room.number HAVING count(*) > 1`,
  },
  {
    name: 'a block that does not hold its nights',
    advice: 'End the block at the desk, and take the room out of sale again.',
    breaches: `
      SELECT 'room ' || room.number AS subject,
        'holds ' || count(taken.night) || ' nights of ' || (block.until - block.first_night) AS detail
      FROM blocks block JOIN rooms room ON room.id = block.room_id
      LEFT JOIN room_nights taken ON taken.block_id = block.id AND taken.room_id = block.room_id
        AND taken.night >= block.first_night AND taken.night < block.until
      GROUP BY block.id, room.number HAVING count(taken.night) <> block.until - block.first_night`,
  },
  {
    name: 'nights of a block on other days or in another room',
    advice: 'Delete the nights in room_nights that do not belong to the block.',
    breaches: `
      SELECT 'room ' || room.number AS subject, count(*) || ' nights' AS detail
      FROM room_nights taken JOIN blocks block ON block.id = taken.block_id JOIN rooms room ON room.id = taken.room_id
      WHERE taken.room_id <> block.room_id OR taken.night < block.first_night OR taken.night >= block.until
      GROUP BY room.number`,
  },
];
