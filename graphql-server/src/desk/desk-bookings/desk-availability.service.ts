import type { InvalidInputOutcome } from '../../platform/refusals/outcomes';
import type { HotelTime } from '../../platform/time/clock';
import type { PropertySource } from '../../selling/property/property.service';
import { mostGuestsOf } from '../../selling/rooms/guests.policy';
import type { RoomService } from '../../selling/rooms/room.service';
import { stayFaults } from '../../selling/quotes/stay.policy';
import type { RoomNightRepository, StayDates } from '../../selling/stays/room-night.repository';

/** A room type with the numbers of its free rooms. */
interface FreeRoomsOfType {
  roomType: string;
  roomTitle: string;
  capacity: number;
  maximumChildren: number;
  freeRooms: string[];
}

/** Finds the rooms that the staff can sell. */
export class DeskAvailabilityService {
  constructor(
    private readonly rooms: RoomService,
    private readonly roomNights: Pick<RoomNightRepository, 'freeRooms'>,
    private readonly property: PropertySource,
  ) {}

  /** The free rooms of each type on sale, or the faults of the dates. `time` names the business day. */
  async of(
    stay: StayDates,
    time: HotelTime,
  ): Promise<{ kind: 'DeskAvailability'; roomTypes: FreeRoomsOfType[] } | InvalidInputOutcome> {
    // The site's closing time for same-day bookings does not apply to the desk.
    const faults = stayFaults(stay, time, { ...this.property.current, lastSameDayBooking: null });
    if (faults.length > 0) return { kind: 'InvalidInput', faults };
    const [types, rooms, free] = await Promise.all([
      this.rooms.roomTypes(),
      this.rooms.rooms(),
      this.roomNights.freeRooms(stay),
    ]);
    const roomTypes = types.map((type) => ({
      roomType: type.code,
      roomTitle: type.name,
      maximumChildren: type.maximumChildren,
      capacity: mostGuestsOf(type, this.property.current.childBands),
      freeRooms: rooms
        .filter((room) => room.typeId === type.id && free.has(room.id))
        .map(({ number }) => number),
    }));
    return { kind: 'DeskAvailability', roomTypes };
  }
}
