import type { EntityManager } from 'typeorm';
import { Property } from '../src/selling/property/property.entity';
import { Policy } from '../src/selling/rates/policy.entity';
import { RatePlan } from '../src/selling/rates/rate-plan.entity';
import { RoomType } from '../src/selling/rooms/room-type.entity';
import { Room } from '../src/selling/rooms/room.entity';
import { pictureAddress } from './seeded-item';

interface SeededType {
  nightlyRateCents: number;
  capacity: number;
  maximumChildren: number;
  /** Each bed is for one more guest, who pays a supplement. */
  extraBeds?: number;
  adultSupplementCents?: number;
  /** By the codes of `CHILD_BANDS`. */
  childSupplements?: Record<string, number>;
  description: string;
  beds: string;
  sizeSquareMetres: number;
  view: string;
  floor: string;
  included: string[];
  /** Addresses of the site's own pictures; the first is shown first. */
  pictures: string[];
  /** The numbers on the doors: the floor, then the room. */
  rooms: string[];
}

const floor = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => String(first + index));

const IN_EVERY_ROOM = ['Free Wi-Fi', 'Marble bathroom', 'Tea and coffee', 'Bottled water'];

/** Saffron Court's thirty rooms: sample content, which the owner can change. */
export const SEEDED_ROOM_TYPES: Readonly<Record<string, SeededType>> = {
  Single: {
    nightlyRateCents: 9_900,
    capacity: 2,
    maximumChildren: 1,
    description:
      'A quiet room with a small double bed, a writing desk under a cusped window on the lake, and a rain shower.',
    beds: 'Small double bed',
    sizeSquareMetres: 22,
    view: 'The lake',
    floor: 'First floor, lake side',
    included: IN_EVERY_ROOM,
    pictures: ['single-day', 'single', 'single-bed', 'single-desk', 'single-chair'].map(pictureAddress),
    rooms: floor(101, 8),
  },
  Double: {
    nightlyRateCents: 14_900,
    capacity: 3,
    maximumChildren: 2,
    description:
      'A wide room with a queen bed in a terracotta alcove, windows on the lake, and a day bed under the window on the old town.',
    beds: 'Queen bed and day bed',
    sizeSquareMetres: 30,
    view: 'The lake and the old town',
    floor: 'Second floor, between lake and town',
    included: IN_EVERY_ROOM,
    pictures: ['double-day', 'double', 'double-daybed', 'double-corner', 'double-armchair'].map(
      pictureAddress,
    ),
    rooms: floor(201, 10),
  },
  Deluxe: {
    nightlyRateCents: 19_900,
    capacity: 4,
    maximumChildren: 2,
    extraBeds: 1,
    adultSupplementCents: 4_000,
    childSupplements: { SMALL_CHILD: 0, CHILD: 2_000 },
    description: 'A lake-facing room with a king bed before a walnut wall, a sofa bed and a marble bathroom.',
    beds: 'King bed and sofa bed',
    sizeSquareMetres: 38,
    view: 'The lake',
    floor: 'Third floor, lake side',
    included: IN_EVERY_ROOM,
    pictures: [
      'deluxe',
      'deluxe-day',
      'deluxe-lake',
      'deluxe-sofa',
      'deluxe-window',
      'deluxe-bed',
      'features-day',
    ].map(pictureAddress),
    rooms: floor(301, 8),
  },
  Suite: {
    nightlyRateCents: 29_900,
    capacity: 6,
    maximumChildren: 4,
    extraBeds: 2,
    adultSupplementCents: 5_000,
    childSupplements: { SMALL_CHILD: 0, CHILD: 2_500 },
    description:
      'Rooms and a terrace over the water: a king bed, two bunks under arches for children, and a sofa bed beside the table for breakfast.',
    beds: 'King bed, sofa bed and two bunks',
    sizeSquareMetres: 62,
    view: 'The lake, from a terrace',
    floor: 'Fourth floor, lake side',
    included: [...IN_EVERY_ROOM, 'Terrace'],
    pictures: [
      'suite',
      'suite-day',
      'suite-bedroom',
      'family',
      'family-day',
      'suite-window',
      'family-tent',
    ].map(pictureAddress),
    rooms: floor(401, 4),
  },
};

/** The codes of the sample's room types. */
export const SAMPLE_ROOM_TYPES = Object.keys(SEEDED_ROOM_TYPES);

/** Free until 48 hours before the day of check-in, then the first night; full payment to confirm. */
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

/** Nothing is paid to confirm the booking. It is off sale until the owner decides otherwise. */
async function seedPayAtHotel(manager: EntityManager): Promise<void> {
  const { id: policyId } = await manager.findOneByOrFail(Policy, { code: 'FLEXIBLE' });
  await manager.insert(RatePlan, {
    code: 'PAY_AT_HOTEL',
    name: 'Pay at the hotel',
    policyId,
    terms: { dueAtBookingPercent: 0 },
    onSale: false,
    sortOrder: 2,
  });
}

/** Ten percent less, but a cancellation costs the whole stay. */
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

/** Earlier versions had no children, so an import of their values has no bands. */
const CHILD_BANDS = [
  { code: 'SMALL_CHILD', name: 'Small child', toAge: 5 },
  { code: 'CHILD', name: 'Child', toAge: 12 },
];

export async function seedRooms(manager: EntityManager): Promise<void> {
  await manager.update(Property, { singleton: true }, { childBands: CHILD_BANDS });
  await seedPlan(manager);
  await seedNonRefundable(manager);
  await seedPayAtHotel(manager);
  for (const [sortOrder, [code, seeded]] of Object.entries(SEEDED_ROOM_TYPES).entries()) {
    const { rooms, ...columns } = seeded;
    const { identifiers } = await manager.insert(RoomType, {
      code,
      name: code,
      sortOrder,
      maximumAdults: seeded.capacity,
      includedGuests: seeded.capacity,
      ...columns,
    });
    const typeId = Number(identifiers[0]?.['id']);
    await manager.insert(
      Room,
      rooms.map((number) => ({ number, typeId })),
    );
  }
}
