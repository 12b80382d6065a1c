import { processorMilliseconds } from '../../../tests/testkit/processor-time';
import { cheapestCombinations, type CombinationSearch } from './combinations';
import type { RoomType } from '../rooms/room-type.entity';
import { MOST_STEPS } from './search-steps';

const BANDS = [2, 5, 8, 11, 14].map((toAge, place) => ({
  code: `BAND${place}`,
  name: `Band ${place}`,
  toAge,
}));

/** Types that differ in size and in each amount. */
const someType = (place: number, places: number) =>
  ({
    code: `Type${place}`,
    capacity: places - (place % 3),
    maximumAdults: places - (place % 3),
    maximumChildren: places - 1 - (place % 2),
    extraBeds: place % 2,
    includedGuests: 1 + (place % 2),
    adultSupplementCents: 1_500 + place * 210,
    childSupplements: Object.fromEntries(
      BANDS.map(({ code }, band) => [code, 100 + band * 170 + ((place * 7) % 5) * 30]),
    ),
    nightlyRateCents: 4_000 + ((place * 37) % 11) * 900,
  }) as unknown as RoomType;

/** Ten types with five free rooms each. */
const aSearch = (given: Partial<CombinationSearch> & { places?: number }): CombinationSearch => ({
  parties: [{ guests: 2 }],
  types: Array.from({ length: 10 }, (_, place) => ({ type: someType(place, given.places ?? 6), free: 5 })),
  bands: BANDS,
  pricesOf: ({ nightlyRateCents, adultSupplementCents }, { guests, children = [] }) => {
    const adults = Math.max(0, guests - children.length - 1) * adultSupplementCents;
    const paise = nightlyRateCents + adults + children.reduce((sum, age) => sum + age * 60, 0);
    return [paise * 100, paise * 90];
  },
  stepsOfPrices: 10,
  mostRooms: 5,
  ...given,
});

const adultsWith = (adults: number, children: readonly number[]) => ({
  guests: adults + children.length,
  children,
});

test('given twelve adults, twelve children of five bands and ten room types, the search ends soon', () => {
  const children = [0, 1, 3, 4, 5, 6, 7, 9, 10, 12, 13, 14];
  for (const places of [5, 6, 8, 12]) {
    const search = aSearch({ parties: [adultsWith(12, children)], places });
    expect(processorMilliseconds(() => cheapestCombinations(search))).toBeLessThan(1_000);
  }
});

test('given eleven adults and seven children, the cheapest rooms are offered', () => {
  const found = cheapestCombinations(aSearch({ parties: [adultsWith(11, [3, 4, 7, 8, 8, 10, 13])] }));
  expect(found).toHaveLength(3);
  for (const { rooms } of found) expect(rooms.reduce((sum, { guests }) => sum + guests, 0)).toBe(18);
});

test('given prices that take long to calculate, few are calculated, and no combination is offered', () => {
  const search = aSearch({ parties: [adultsWith(12, [2, 7, 13])], stepsOfPrices: MOST_STEPS / 8 });
  const pricesOf = vi.fn(search.pricesOf);
  expect(cheapestCombinations({ ...search, pricesOf })).toEqual([]);
  expect(pricesOf.mock.calls.length).toBeLessThanOrEqual(8);
});
