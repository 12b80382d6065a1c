import type { Clock } from '../platform/time/clock';
import { addDays } from '../platform/time/dates';
import type { FieldFault } from '../platform/refusals/refusal.type';
import type { RoomService } from '../rooms/room.service';
import type { RoomType, RoomTypeName } from '../rooms/room-type.entity';
import { stayFaults } from '../rooms/stay.policy';
import type { RoomNightRepository, Stay } from './room-night.repository';

export interface StayAlternativeFound extends Stay {
  roomType: RoomTypeName;
}

// One day later, one day earlier, two days later …
const NEARBY_SHIFTS = Array.from({ length: 14 }, (_, day) => [day + 1, -(day + 1)]).flat();

function shifted({ checkin, checkout }: Stay, days: number): Stay {
  return { checkin: addDays(checkin, days), checkout: addDays(checkout, days) };
}

/** Which rooms are free for all nights of a stay. */
export class AvailabilityService {
  constructor(
    private readonly clock: Clock,
    private readonly rooms: RoomService,
    private readonly roomNights: RoomNightRepository,
  ) {}

  /** Free rooms of each type, cheapest type first; or what is wrong with the stay. */
  async freeRooms(
    stay: Stay,
  ): Promise<{ faults: FieldFault[] } | { free: { roomType: RoomType; roomsFree: number }[] }> {
    const faults = stayFaults(stay, await this.clock.today());
    if (faults.length > 0) return { faults };
    const [types, free] = await Promise.all([
      this.rooms.roomTypes(),
      this.roomNights.freeRoomsByType(stay),
    ]);
    return { free: types.map((roomType) => ({ roomType, roomsFree: free.get(roomType.name) ?? 0 })) };
  }

  /** Up to four alternatives to a stay that is not free: other types for these nights, then the nearest nights. */
  async alternatives(roomType: RoomTypeName, stay: Stay, guests: number): Promise<StayAlternativeFound[]> {
    const [nearby, otherTypes] = await Promise.all([
      this.nearbyStays(roomType, stay),
      this.otherTypes(roomType, stay, guests),
    ]);
    return [...otherTypes, ...nearby];
  }

  private async nearbyStays(roomType: RoomTypeName, stay: Stay): Promise<StayAlternativeFound[]> {
    const today = await this.clock.today();
    const shifts = NEARBY_SHIFTS.filter((days) => stayFaults(shifted(stay, days), today).length === 0);
    const free = await this.roomNights.freeShifts(roomType, stay, shifts);
    return free.map((days) => ({ roomType, ...shifted(stay, days) }));
  }

  private async otherTypes(
    roomType: RoomTypeName,
    stay: Stay,
    guests: number,
  ): Promise<StayAlternativeFound[]> {
    const outcome = await this.freeRooms(stay);
    if ('faults' in outcome) return [];
    return outcome.free
      .filter((one) => one.roomType.name !== roomType && one.roomsFree > 0 && one.roomType.capacity >= guests)
      .slice(0, 2)
      .map((one) => ({ roomType: one.roomType.name, checkin: stay.checkin, checkout: stay.checkout }));
  }
}
