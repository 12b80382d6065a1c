import type { BookedStay } from '../../bookings/core/booking-record';
import type { PortalRoom } from './portal-sale';

type Stay = Pick<BookedStay, 'id' | 'roomType' | 'checkin' | 'checkout'>;
type Room = Pick<PortalRoom, 'roomType' | 'checkin' | 'checkout'>;

/** The closer a room of the portal is to a stay, the smaller. */
const distance = (stay: Stay, room: Room): number =>
  (stay.roomType === room.roomType ? 0 : 2) +
  (stay.checkin === room.checkin && stay.checkout === room.checkout ? 0 : 1);

/**
 * Which stay each room of the portal changes; null for a further room. Portals do not say which of their rooms were
 * which, so the closest pairs are matched first: equal type and dates, equal type, equal dates, any.
 */
export function matchRooms<OneStay extends Stay, OneRoom extends Room>(
  stays: readonly OneStay[],
  rooms: readonly OneRoom[],
): { matched: (readonly [OneRoom, OneStay | null])[]; leftOut: OneStay[] } {
  const stayOf = new Map<OneRoom, OneStay>();
  const left = new Set(stays);
  for (const accepted of [0, 1, 2, 3])
    for (const room of rooms) {
      const stay = stayOf.has(room) ? undefined : [...left].find((one) => distance(one, room) === accepted);
      if (!stay) continue;
      stayOf.set(room, stay);
      left.delete(stay);
    }
  return { matched: rooms.map((room) => [room, stayOf.get(room) ?? null] as const), leftOut: [...left] };
}
