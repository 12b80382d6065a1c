import type { HotelTime } from '../../platform/time/clock';
import { addDays, daysBetween, type PlainDate } from '../../platform/time/dates';
import type { InvalidInputOutcome } from '../../platform/refusals/outcomes';
import type { RateRules } from '../pricing/rate-book';
import { brokenRestriction } from '../pricing/restrictions';
import type { PropertySource } from '../property/property.service';
import type { Guests } from '../rooms/guests.policy';
import type { StayRequest } from '../quotes/quote';
import type { RoomService } from '../rooms/room.service';
import type { RoomType, RoomTypeName } from '../rooms/room-type.entity';
import { stayFaults } from '../quotes/stay.policy';
import type { RoomNightRepository, StayDates } from './room-night.repository';

export interface StayAlternativeFound extends StayDates {
  roomType: RoomTypeName;
  /** The title of the room type, as guests see it. */
  roomTitle: string;
}

export interface FreeRooms {
  roomType: RoomType;
  roomsFree: number;
}

/** The free rooms among those that a listing names. */
export interface FreeOfListing {
  /** How many of them are free for all nights. */
  roomsFree: number;
  /** When no room is free: stays in these rooms that can be booked, the nearest first. */
  nearest: readonly StayDates[];
}

type AvailabilityOutcome =
  { kind: 'Availability'; stay: StayDates; roomTypes: FreeRooms[] } | InvalidInputOutcome;

// Shifts in days: none, one later, one earlier, two later …
const NEARBY_SHIFTS = [0, ...Array.from({ length: 14 }, (_, day) => [day + 1, -(day + 1)]).flat()];

// Changes of length in nights: none, one more, one fewer, two more …
const NEARBY_LENGTHS = [0, ...Array.from({ length: 6 }, (_, night) => [night + 1, -(night + 1)]).flat()];

/** Finds the rooms that are free for all nights of a stay. */
export class AvailabilityService {
  constructor(
    private readonly rooms: RoomService,
    private readonly roomNights: RoomNightRepository,
    private readonly property: PropertySource,
    private readonly rules: { readonly current: Pick<RateRules, 'restrictions'> },
  ) {}

  /** The free rooms of each type, the cheapest type first, or the faults of the stay. */
  async freeRooms(stay: StayDates, time: HotelTime): Promise<AvailabilityOutcome> {
    const faults = stayFaults(stay, time, this.property.current);
    if (faults.length > 0) return { kind: 'InvalidInput', faults };
    return { kind: 'Availability', stay, roomTypes: await this.countFreeRooms(stay) };
  }

  /** How many of these rooms are free for all nights of the stay, or the nearest stays for which one of them is. */
  async freeOf(
    wanted: { roomType: RoomTypeName; roomIds: readonly number[] },
    stay: StayDates,
    time: HotelTime,
  ): Promise<FreeOfListing> {
    const free = await this.roomNights.freeRooms(stay);
    const roomsFree = wanted.roomIds.filter((id) => free.has(id)).length;
    return { roomsFree, nearest: roomsFree > 0 ? [] : await this.nearestStays(wanted, stay, time) };
  }

  /** Up to four alternatives to a stay that is not free: other types for these nights, then the nearest nights. */
  async alternatives(
    { roomType, roomIds, guests, children = [], ...stay }: StayRequest,
    time: HotelTime,
  ): Promise<StayAlternativeFound[]> {
    const [nearby, types] = await Promise.all([
      this.nearestStays({ roomType, roomIds }, stay, time),
      this.countFreeRooms(stay),
    ]);
    const roomTitle = types.find((one) => one.roomType.code === roomType)?.roomType.name ?? roomType;
    const { checkin, checkout } = stay;
    // When the guest wanted particular rooms, another room of their type comes first.
    const except = roomIds ? null : roomType;
    const { restrictions } = this.rules.current;
    const sold = types.filter(
      (one) => !brokenRestriction(restrictions, { roomType: one.roomType.code, ...stay }, time.today),
    );
    const others = otherTypes(this.withPlace(sold, { guests, children }), { roomType, except }).map(
      ({ code, name }) => ({
        roomType: code,
        roomTitle: name,
        checkin,
        checkout,
      }),
    );
    return [...others, ...nearby.map((dates) => ({ roomType, roomTitle, ...dates }))];
  }

  /** The types with a free room that sleeps the guests. */
  private withPlace(types: readonly FreeRooms[], who: Guests): FreeRooms[] {
    const fitting = this.rooms.typesFor(
      types.map(({ roomType }) => roomType),
      who,
    );
    return types.filter(({ roomType, roomsFree }) => roomsFree > 0 && fitting.includes(roomType));
  }

  private async countFreeRooms(stay: StayDates): Promise<FreeRooms[]> {
    const [types, free] = await Promise.all([this.rooms.roomTypes(), this.roomNights.freeRoomsByType(stay)]);
    return types.map((roomType) => ({ roomType, roomsFree: free.get(roomType.code) ?? 0 }));
  }

  /**
   * Up to two stays in this type that can be booked, the nearest first, one earlier and one later if both exist: moved by up
   * to 14 days, and longer or shorter only as far as restrictions require.
   */
  async nearestStays(
    wanted: Pick<StayRequest, 'roomType' | 'roomIds'>,
    stay: StayDates,
    time: HotelTime,
  ): Promise<StayDates[]> {
    const near = NEARBY_SHIFTS.flatMap((days) => {
      const allowed = this.allowedFrom(wanted.roomType, addDays(stay.checkin, days), stay, time);
      return allowed && (days !== 0 || allowed.checkout !== stay.checkout) ? [allowed] : [];
    });
    return near.length === 0 ? [] : this.roomNights.freeStays(wanted, near, stay.checkin);
  }

  /** The stay from that day on that breaks no rule and whose length is nearest to the wanted one, or null. */
  private allowedFrom(
    roomType: RoomTypeName,
    checkin: PlainDate,
    stay: StayDates,
    time: HotelTime,
  ): StayDates | null {
    const { restrictions } = this.rules.current;
    const nights = daysBetween(stay.checkin, stay.checkout);
    for (const more of NEARBY_LENGTHS) {
      const near = { checkin, checkout: addDays(checkin, nights + more) };
      if (stayFaults(near, time, this.property.current).length > 0) continue;
      if (!brokenRestriction(restrictions, { roomType, ...near }, time.today)) return near;
    }
    return null;
  }
}

/** Up to two of the types. The wanted type is among them only if it is not `except`. */
function otherTypes(
  types: readonly FreeRooms[],
  { roomType: wanted, except }: { roomType: RoomTypeName; except: RoomTypeName | null },
): RoomType[] {
  const isWanted = ({ roomType }: FreeRooms) => roomType.code === wanted;
  return [...types.filter(isWanted), ...types.filter((one) => !isWanted(one))]
    .filter((one) => one.roomType.code !== except)
    .slice(0, 2)
    .map((one) => one.roomType);
}
