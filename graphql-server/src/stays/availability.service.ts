import type { HotelTime } from '../platform/time/clock';
import { addDays } from '../platform/time/dates';
import type { InvalidInputOutcome } from '../platform/refusals/outcomes';
import type { PropertySource } from '../property/property.service';
import type { StayRequest } from '../rooms/quote';
import type { RoomService } from '../rooms/room.service';
import type { RoomType, RoomTypeName } from '../rooms/room-type.entity';
import { stayFaults } from '../rooms/stay.policy';
import type { RoomNightRepository, StayDates } from './room-night.repository';

export interface StayAlternativeFound extends StayDates {
  roomType: RoomTypeName;
  /** What guests call the room type. */
  roomTitle: string;
}

export interface FreeRooms {
  roomType: RoomType;
  roomsFree: number;
}

type AvailabilityOutcome =
  { kind: 'Availability'; stay: StayDates; roomTypes: FreeRooms[] } | InvalidInputOutcome;

// One day later, one day earlier, two days later …
const NEARBY_SHIFTS = Array.from({ length: 14 }, (_, day) => [day + 1, -(day + 1)]).flat();

function shifted({ checkin, checkout }: StayDates, days: number): StayDates {
  return { checkin: addDays(checkin, days), checkout: addDays(checkout, days) };
}

/** Which rooms are free for all nights of a stay. */
export class AvailabilityService {
  constructor(
    private readonly rooms: RoomService,
    private readonly roomNights: RoomNightRepository,
    private readonly property: PropertySource,
  ) {}

  /** Free rooms of each type, cheapest type first; or what is wrong with the stay. */
  async freeRooms(stay: StayDates, time: HotelTime): Promise<AvailabilityOutcome> {
    const faults = stayFaults(stay, time, this.property.current);
    if (faults.length > 0) return { kind: 'InvalidInput', faults };
    return { kind: 'Availability', stay, roomTypes: await this.countFreeRooms(stay) };
  }

  /** Up to four alternatives to a stay that is not free: other types for these nights, then the nearest nights. */
  async alternatives(
    { roomType, guests, ...stay }: StayRequest,
    time: HotelTime,
  ): Promise<StayAlternativeFound[]> {
    const [nearby, types] = await Promise.all([
      this.nearbyStays(roomType, stay, time),
      this.countFreeRooms(stay),
    ]);
    const roomTitle = types.find((one) => one.roomType.code === roomType)?.roomType.name ?? roomType;
    const { checkin, checkout } = stay;
    const others = otherTypes(types, roomType, guests).map(({ code, name }) => ({
      ...{ roomType: code, roomTitle: name, checkin, checkout },
    }));
    return [...others, ...nearby.map((dates) => ({ roomType, roomTitle, ...dates }))];
  }

  private async countFreeRooms(stay: StayDates): Promise<FreeRooms[]> {
    const [types, free] = await Promise.all([this.rooms.roomTypes(), this.roomNights.freeRoomsByType(stay)]);
    return types.map((roomType) => ({ roomType, roomsFree: free.get(roomType.code) ?? 0 }));
  }

  private async nearbyStays(roomType: RoomTypeName, stay: StayDates, time: HotelTime): Promise<StayDates[]> {
    const window = this.property.current;
    const shifts = NEARBY_SHIFTS.filter((days) => stayFaults(shifted(stay, days), time, window).length === 0);
    const free = await this.roomNights.freeShifts(roomType, stay, shifts);
    return free.map((days) => shifted(stay, days));
  }
}

/** Up to two other types that are free and sleep as many. */
function otherTypes(types: readonly FreeRooms[], roomType: RoomTypeName, guests: number): RoomType[] {
  return types
    .filter((one) => one.roomType.code !== roomType && one.roomsFree > 0 && one.roomType.capacity >= guests)
    .slice(0, 2)
    .map((one) => one.roomType);
}
