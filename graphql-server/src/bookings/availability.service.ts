import type { DataSource, EntityManager } from 'typeorm';
import type { Clock } from '../platform/time/clock';
import { addDays, type PlainDate } from '../platform/time/dates';
import type { FieldFault } from '../platform/refusals/refusal.type';
import { RoomType, type RoomTypeName } from '../rooms/room-type.entity';
import { stayFaults } from '../rooms/stay.policy';

export interface Stay {
  checkin: PlainDate;
  checkout: PlainDate;
}

export interface StayAlternativeFound extends Stay {
  roomType: RoomTypeName;
}

const FREE_ROOMS = `
  SELECT room.id, room.room_type FROM rooms room
  WHERE NOT EXISTS (
    SELECT 1 FROM room_nights taken
    WHERE taken.room_id = room.id AND taken.night >= $1 AND taken.night < $2)`;

// The room whose neighbouring nights are taken fits best: it leaves the other rooms' gaps whole.
const BEST_FITTING_ROOM = `
  SELECT free.id,
    (SELECT count(*) FROM room_nights neighbour
     WHERE neighbour.room_id = free.id
       AND neighbour.night IN ($1::date - 1, $2::date)) AS neighbours
  FROM (${FREE_ROOMS}) free
  WHERE free.room_type = $3
  ORDER BY neighbours DESC, free.id
  LIMIT 1`;

// Counts the rooms of each type that are free for the whole of each shifted stay, in one question.
const NEARBY_STAYS = `
  SELECT shift FROM unnest($4::int[]) WITH ORDINALITY AS shifts(shift, nearness)
  WHERE EXISTS (
    SELECT 1 FROM rooms room
    WHERE room.room_type = $3 AND NOT EXISTS (
      SELECT 1 FROM room_nights taken
      WHERE taken.room_id = room.id AND taken.night >= $1::date + shift AND taken.night < $2::date + shift))
  ORDER BY nearness LIMIT 2`;

const NEARBY_SHIFTS = Array.from({ length: 14 }, (_, day) => [day + 1, -(day + 1)]).flat();

/** Which rooms are free for all nights of a stay. */
export class AvailabilityService {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Free rooms of each type, cheapest type first; or what is wrong with the stay. */
  async freeRooms(
    stay: Stay,
  ): Promise<{ faults: FieldFault[] } | { free: { roomType: RoomType; roomsFree: number }[] }> {
    const faults = stayFaults(stay, await this.clock.today());
    if (faults.length > 0) return { faults };
    const [types, counts] = await Promise.all([
      this.database.getRepository(RoomType).find({ order: { sortOrder: 'ASC' } }),
      this.countFree(this.database.manager, stay),
    ]);
    return { free: types.map((roomType) => ({ roomType, roomsFree: counts.get(roomType.name) ?? 0 })) };
  }

  /** The free room that keeps the other rooms' gaps whole, or null when none is free for all nights. */
  async bestFittingRoom(manager: EntityManager, roomType: RoomTypeName, stay: Stay): Promise<number | null> {
    const rows: { id: number }[] = await manager.query(BEST_FITTING_ROOM, [
      stay.checkin,
      stay.checkout,
      roomType,
    ]);
    return rows[0]?.id ?? null;
  }

  /** Up to four ways out for a guest who was refused: the nearest dates of the type, and other types for these dates. */
  async alternatives(roomType: RoomTypeName, stay: Stay, guests: number): Promise<StayAlternativeFound[]> {
    const [nearby, otherTypes] = await Promise.all([
      this.nearbyStays(roomType, stay),
      this.otherTypes(roomType, stay, guests),
    ]);
    return [...otherTypes, ...nearby];
  }

  private async countFree(manager: EntityManager, stay: Stay): Promise<Map<string, number>> {
    const rows: { room_type: string; free: number }[] = await manager.query(
      `SELECT room_type, count(*)::int AS free FROM (${FREE_ROOMS}) free GROUP BY room_type`,
      [stay.checkin, stay.checkout],
    );
    return new Map(rows.map(({ room_type, free }) => [room_type, free]));
  }

  private async nearbyStays(roomType: RoomTypeName, stay: Stay): Promise<StayAlternativeFound[]> {
    const today = await this.clock.today();
    const shifts = NEARBY_SHIFTS.filter((shift) => {
      const checkin = addDays(stay.checkin, shift);
      return stayFaults({ checkin, checkout: addDays(stay.checkout, shift) }, today).length === 0;
    });
    const found: { shift: number }[] = await this.database.query(NEARBY_STAYS, [
      stay.checkin,
      stay.checkout,
      roomType,
      shifts,
    ]);
    return found.map(({ shift }) => ({
      roomType,
      checkin: addDays(stay.checkin, shift),
      checkout: addDays(stay.checkout, shift),
    }));
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
