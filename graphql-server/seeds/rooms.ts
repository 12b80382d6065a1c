import type { EntityManager } from 'typeorm';
import { RoomType, type RoomTypeName } from '../src/rooms/room-type.entity';
import { Room } from '../src/rooms/room.entity';

interface SeededType {
  nightlyRateCents: number;
  capacity: number;
  description: string;
  /** Numbers on the doors: the floor, then the room. */
  rooms: string[];
}

const floor = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => String(first + index));

/** Saffron Court's thirty rooms: sample content, changed by the owner. */
const ROOM_TYPES: Record<RoomTypeName, SeededType> = {
  Single: {
    nightlyRateCents: 9_900,
    capacity: 2,
    description: 'A quiet room with a window on the lake, a queen bed, a writing desk and a rain shower.',
    rooms: floor(101, 8),
  },
  Double: {
    nightlyRateCents: 14_900,
    capacity: 3,
    description: 'A wide room with a king bed, a day bed under the window and a view of the old town.',
    rooms: floor(201, 10),
  },
  Deluxe: {
    nightlyRateCents: 19_900,
    capacity: 4,
    description: 'A lake-facing room with a king bed before a walnut wall, a sofa bed and a marble bathroom.',
    rooms: floor(301, 8),
  },
  Suite: {
    nightlyRateCents: 29_900,
    capacity: 6,
    description: 'Two rooms and a terrace over the water, with bunks for children and a table for breakfast.',
    rooms: floor(401, 4),
  },
};

export async function seedRooms(manager: EntityManager): Promise<void> {
  for (const [sortOrder, [name, seeded]] of Object.entries(ROOM_TYPES).entries()) {
    const { rooms, ...facts } = seeded;
    const roomTypeName = name as RoomTypeName;
    await manager.insert(RoomType, { name: roomTypeName, sortOrder, ...facts });
    await manager.insert(
      Room,
      rooms.map((number) => ({ number, roomTypeName })),
    );
  }
}
