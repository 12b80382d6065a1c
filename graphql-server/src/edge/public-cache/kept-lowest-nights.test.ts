import type { LowestNight } from '../../selling/search/lowest-night.service';
import { Invalidation } from './invalidation';
import { KeptLowestNights } from './kept-lowest-nights';

const TODAY = '2026-11-26';
const NOON = new Date('2026-11-26T06:30:00Z');

/** Searches that end when the test tells them to, and find that many types. */
function slowSearches() {
  const ends: ((nights: Map<string, LowestNight>) => void)[] = [];
  const lowestNights = vi.fn(
    (_today: string) => new Promise<Map<string, LowestNight>>((resolve) => ends.push(resolve)),
  );
  return { source: { lowestNights }, end: (place: number) => ends[place]?.(new Map()) };
}

function setUp() {
  const invalidation = new Invalidation({ timeZone: 'Asia/Kolkata' }, true);
  const { source, end } = slowSearches();
  const kept = new KeptLowestNights(source, invalidation);
  invalidation.changes.opened();
  invalidation.changes.beat(NOON);
  return { changes: invalidation.changes, kept, source, end };
}

test('a burst of pages costs one search', async () => {
  const { kept, source, end } = setUp();
  const together = Promise.all([kept.lowestNights(TODAY), kept.lowestNights(TODAY)]);
  end(0);
  const [first, second] = await together;
  expect(second).toBe(first);
  expect(await kept.lowestNights(TODAY)).toBe(first);
  expect(source.lowestNights).toHaveBeenCalledTimes(1);
});

test.each(['room_nights', 'rooms', 'room_types', 'seasons', 'promotions', 'exchange_rates', 'tax_periods'])(
  'a change of %s ends the kept nights',
  async (table) => {
    const { changes, kept, source, end } = setUp();
    const before = kept.lowestNights(TODAY);
    end(0);
    await before;
    changes.changed(table);
    void kept.lowestNights(TODAY);
    expect(source.lowestNights).toHaveBeenCalledTimes(2);
  },
);

test('a search that began before a sale is neither kept nor given to who asks after it', async () => {
  const { changes, kept, source, end } = setUp();
  const before = kept.lowestNights(TODAY);
  changes.changed('room_nights');
  const after = kept.lowestNights(TODAY);
  expect(source.lowestNights).toHaveBeenCalledTimes(2);
  end(1);
  end(0);
  expect(await before).not.toBe(await after);
  expect(await kept.lowestNights(TODAY)).toBe(await after);
});

test('another day is searched, and nothing is kept while changes are not heard', async () => {
  const { changes, kept, source } = setUp();
  void kept.lowestNights('2026-11-27');
  void kept.lowestNights('2026-11-27');
  expect(source.lowestNights).toHaveBeenCalledTimes(2);
  changes.lost();
  void kept.lowestNights(TODAY);
  void kept.lowestNights(TODAY);
  expect(source.lowestNights).toHaveBeenCalledTimes(4);
});
