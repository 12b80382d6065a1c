import type { EntityManager } from 'typeorm';
import { Policy } from '../src/rates/policy.entity';
import { RatePlan } from '../src/rates/rate-plan.entity';
import { RoomType } from '../src/rooms/room-type.entity';
import { Room } from '../src/rooms/room.entity';
import { pictureAddress } from './seeded-item';

interface SeededType {
  nightlyRateCents: number;
  capacity: number;
  description: string;
  beds: string;
  sizeSquareMetres: number;
  view: string;
  floor: string;
  included: string[];
  /** Addresses of the site's own pictures; the first is shown first. */
  pictures: string[];
  /** Numbers on the doors: the floor, then the room. */
  rooms: string[];
}

const floor = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => String(first + index));

const IN_EVERY_ROOM = ['Free Wi-Fi', 'Marble bathroom', 'Tea and coffee', 'Bottled water'];

/** Saffron Court's thirty rooms: sample content, changed by the owner. */
const ROOM_TYPES: Record<string, SeededType> = {
  Single: {
    nightlyRateCents: 9_900,
    capacity: 2,
    description: 'A quiet room with a window on the lake, a queen bed, a writing desk and a rain shower.',
    beds: 'Queen bed',
    sizeSquareMetres: 22,
    view: 'The lake',
    floor: 'First floor, lake side',
    included: IN_EVERY_ROOM,
    pictures: ['single', 'single-desk'].map(pictureAddress),
    rooms: floor(101, 8),
  },
  Double: {
    nightlyRateCents: 14_900,
    capacity: 3,
    description: 'A wide room with a king bed, a day bed under the window and a view of the old town.',
    beds: 'King bed and day bed',
    sizeSquareMetres: 30,
    view: 'The old town',
    floor: 'Second floor, town side',
    included: IN_EVERY_ROOM,
    pictures: ['double', 'double-corner'].map(pictureAddress),
    rooms: floor(201, 10),
  },
  Deluxe: {
    nightlyRateCents: 19_900,
    capacity: 4,
    description: 'A lake-facing room with a king bed before a walnut wall, a sofa bed and a marble bathroom.',
    beds: 'King bed and sofa bed',
    sizeSquareMetres: 38,
    view: 'The lake',
    floor: 'Third floor, lake side',
    included: IN_EVERY_ROOM,
    pictures: ['deluxe', 'deluxe-window', 'deluxe-bed'].map(pictureAddress),
    rooms: floor(301, 8),
  },
  Suite: {
    nightlyRateCents: 29_900,
    capacity: 6,
    description: 'Two rooms and a terrace over the water, with bunks for children and a table for breakfast.',
    beds: 'King bed, sofa bed and two bunks',
    sizeSquareMetres: 62,
    view: 'The lake, from a terrace',
    floor: 'Fourth floor, lake side',
    included: [...IN_EVERY_ROOM, 'Terrace'],
    pictures: ['suite', 'suite-window'].map(pictureAddress),
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

/** Ten percent less, and a cancellation costs the whole stay. */
async function seedNonRefundable(manager: EntityManager): Promise<void> {
  const wholeStay = { kind: 'PERCENT', percent: 100 } as const;
  const named = { code: 'NON_REFUNDABLE', name: 'Non-refundable' };
  const cancellation = {
    steps: [],
    noShow: wholeStay,
    earlyDeparture: { kind: 'REMAINING_NIGHTS' } as const,
  };
  const { identifiers } = await manager.insert(Policy, { ...named, cancellation });
  await manager.insert(RatePlan, {
    ...named,
    policyId: Number(identifiers[0]?.['id']),
    terms: { dueAtBookingPercent: 100 },
    change: { kind: 'PERCENT', hundredths: -1_000 },
    sortOrder: 1,
  });
}

export async function seedRooms(manager: EntityManager): Promise<void> {
  await seedPlan(manager);
  await seedNonRefundable(manager);
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
