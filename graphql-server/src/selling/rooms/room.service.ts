import { escapeLiteral } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import { findRecords } from '../../platform/database/plain-statements';
import type { PropertySource } from '../property/property.service';
import { sleeps, type Guests } from './guests.policy';
import { RoomType, type RoomTypeName } from './room-type.entity';
import { Room } from './room.entity';

const LOCK_TYPES = `
  SELECT 1 FROM room_types
  WHERE code = ANY($1) OR id IN (SELECT type_id FROM rooms WHERE id = ANY($2)) ORDER BY id FOR UPDATE`;

// All at once: between two statements others would wait for this transaction. Several statements have no parameters.
const awaitTypes = (codes: readonly RoomTypeName[]): string => `
  SAVEPOINT before_room_types;
  SELECT 1 FROM room_types WHERE code IN (${codes.map((code) => escapeLiteral(code)).join(', ')}) ORDER BY id FOR UPDATE;
  ROLLBACK TO SAVEPOINT before_room_types`;

/** Whether the hotel has any room type, on sale or not. */
export async function hasAnyRoomType(database: DataSource): Promise<boolean> {
  return (await findRecords(database.manager, RoomType, 'LIMIT 1', [])).length > 0;
}

/** Reads and locks room types and rooms. */
export class RoomService {
  constructor(
    private readonly database: DataSource,
    private readonly property: PropertySource,
  ) {}

  /** The types on sale, in the owner's order. */
  roomTypes(): Promise<RoomType[]> {
    return findRecords(this.database.manager, RoomType, 'WHERE on_sale ORDER BY sort_order, id', []);
  }

  /** All room types in the owner's order, including those that are not on sale. */
  allTypes(): Promise<RoomType[]> {
    return findRecords(this.database.manager, RoomType, 'ORDER BY sort_order, id', []);
  }

  /** The type of a booking without a type: the first type on sale. Null when nothing is on sale. */
  async defaultType(): Promise<RoomTypeName | null> {
    return (await this.roomTypes())[0]?.code ?? null;
  }

  /** The room type with that code, on sale or not; null when the hotel does not have it. */
  async findType(code: RoomTypeName): Promise<RoomType | null> {
    return (await this.typesByCode([code])).get(code) ?? null;
  }

  /** The types whose rooms sleep the guests. */
  typesFor(types: readonly RoomType[], who: Guests): RoomType[] {
    return types.filter((type) => sleeps(type, who, this.property.current.childBands));
  }

  /** All rooms, in the order of their numbers. */
  rooms(): Promise<Room[]> {
    return findRecords(this.database.manager, Room, 'ORDER BY number', []);
  }

  /** Whether the hotel has any room type, on sale or not. */
  hasAnyRoomType(): Promise<boolean> {
    return hasAnyRoomType(this.database);
  }

  /**
   * Locks the rows of these types, and of the types of these rooms, until the transaction ends, so that rooms of one
   * type are sold one at a time. All callers lock in one order.
   */
  async lockRoomTypes(
    manager: EntityManager,
    codes: readonly RoomTypeName[],
    roomIds: readonly number[] = [],
  ): Promise<void> {
    await manager.query(LOCK_TYPES, [codes, roomIds]);
  }

  /** Waits until nobody else has these room types, and does not lock them. */
  async awaitRoomTypes(manager: EntityManager, codes: readonly RoomTypeName[]): Promise<void> {
    await manager.query(awaitTypes(codes));
  }

  /** The room types with these codes, by code. Unknown codes are left out. */
  async typesByCode(codes: readonly RoomTypeName[]): Promise<Map<string, RoomType>> {
    const types = await findRecords(this.database.manager, RoomType, 'WHERE code = ANY($1)', [codes]);
    return new Map(types.map((type) => [type.code, type]));
  }
}
