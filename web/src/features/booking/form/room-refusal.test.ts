import type { StayQuoteQuery } from '../../../generated/graphql';
import { refusalOf, refusedRoom } from './room-refusal';

const FREE = { Single: 0, Double: 1, Suite: 4 };

const RESPONSE = {
  quote: { __typename: 'Quote' },
  availability: {
    __typename: 'Availability',
    roomTypes: Object.entries(FREE).map(([name, roomsFree]) => ({ roomType: { name }, roomsFree })),
  },
} as unknown as StayQuoteQuery;

const refusal = (...roomTypes: string[]) =>
  refusalOf(RESPONSE, { roomTypes, titleOf: (roomType) => `the ${roomType}`, listing: null });

test('rooms that are free are not refused', () => {
  expect(refusal('Double', 'Suite', 'Suite')).toEqual([]);
});

test('a first room that is sold out is refused at its field', () => {
  expect(refusal('Single')).toEqual([
    { field: 'roomType', message: 'We have no free room of this type for all of these nights.' },
  ]);
});

test('of two rooms of a type with one left, the second is refused', () => {
  const message = 'the Double: we have only 1 room of this type for all of these nights.';
  expect(refusal('Double', 'Suite', 'Double')).toEqual([{ field: 'furtherStays.1.roomType', message }]);
});

test('each room that is sold out is refused, and the first of them is the one to change', () => {
  const found = refusal('Suite', 'Single', 'Single');
  expect(found.map(({ field }) => field)).toEqual(['furtherStays.0.roomType', 'furtherStays.1.roomType']);
  expect(found[0]?.message).toBe('the Single: we have no free room of this type for all of these nights.');
  expect(refusedRoom(found)).toBe(1);
});

test('a listing whose rooms are taken is refused, though another room of its type is free', () => {
  const listing = { id: '7', roomType: 'Suite', title: 'Corner Suite', rooms: ['301', '308'] };
  const wanted = { roomTypes: ['Suite'], titleOf: String, listing };
  const withListing = (roomsFree: number) =>
    ({
      ...RESPONSE,
      availability: { ...RESPONSE.availability, listing: { roomsFree, nearest: [] } },
    }) as unknown as StayQuoteQuery;
  expect(refusalOf(withListing(1), wanted)).toEqual([]);
  expect(refusalOf(withListing(0), wanted)).toEqual([
    {
      field: 'listing',
      message: 'Corner Suite: room 301 or 308 is already taken for some of these nights.',
    },
  ]);
});

test('a fault of the dates is about the first room', () => {
  expect(refusedRoom([{ field: 'checkout', message: 'Too short.' }])).toBe(0);
});
