import type { EntityManager } from 'typeorm';
import { Policy } from '../src/rates/policy.entity';
import { RatePlan } from '../src/rates/rate-plan.entity';
import { RoomType } from '../src/rooms/room-type.entity';
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
const ROOM_TYPES: Record<string, SeededType> = {
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

/** The codes of the sample's room types. */
export const SAMPLE_ROOM_TYPES = Object.keys(ROOM_TYPES);

/** Free until 48 hours before the day of check-in, then the first night; paid in full to confirm. */
async function seedPlan(manager: EntityManager): Promise<void> {
  const firstNight = { kind: 'NIGHTS', nights: 1 } as const;
  const { identifiers } = await manager.insert(Policy, {
    code: 'FLEXIBLE',
    name: 'Flexible',
    cancellation: {
      steps: [
        { untilHoursBefore: 48, charge: { kind: 'NOTHING' } },
        { untilHoursBefore: 0, charge: firstNight },
      ],
      noShow: firstNight,
      earlyDeparture: { kind: 'REMAINING_NIGHTS' },
    },
  });
  const policyId = Number(identifiers[0]?.['id']);
  const plan = {
    code: 'FLEXIBLE',
    name: 'Flexible',
    policyId,
    terms: { dueAtBookingPercent: 100 },
    sortOrder: 0,
  };
  await manager.insert(RatePlan, plan);
}

export async function seedRooms(manager: EntityManager): Promise<void> {
  await seedPlan(manager);
  for (const [sortOrder, [code, seeded]] of Object.entries(ROOM_TYPES).entries()) {
    const { rooms, ...columns } = seeded;
    const { identifiers } = await manager.insert(RoomType, {
      ...{ code, name: code, sortOrder, maximumAdults: seeded.capacity },
      ...columns,
    });
    const typeId = Number(identifiers[0]?.['id']);
    await manager.insert(
      Room,
      rooms.map((number) => ({ number, typeId })),
    );
  }
}
