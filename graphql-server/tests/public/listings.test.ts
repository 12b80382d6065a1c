import { CATEGORIES } from '../../src/category-items/category-item.categories';
import { ask, hotelToday, inDays } from '../testkit/graphql';
import { startTestServer, type TestServer } from '../testkit/test-server';
import { untilHeard } from '../testkit/change-notifications';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await startTestServer();
});
afterAll(() => testServer.stop());
afterEach(() => testServer.shiftClock('0'));

interface Offer {
  title: string;
  validTill: string | null;
  isExpired: boolean;
}

async function offers(): Promise<Offer[]> {
  await untilHeard(testServer);
  const { data } = await ask<{ offers: Offer[] }>(testServer, '{ offers { title validTill isExpired } }');
  return data.offers;
}

describe('offers', () => {
  beforeAll(() => testServer.query('DELETE FROM offers'));
  afterEach(() => testServer.query('DELETE FROM offers'));

  const add = (title: string, validTill: string | null) =>
    testServer.query('INSERT INTO offers (id, title, valid_till) VALUES (gen_random_uuid(), $1, $2)', [
      title,
      validTill,
    ]);

  test('stand in the order in which they end, those without end last', async () => {
    await add('always', null);
    await add('next week', inDays(7));
    await add('tomorrow', inDays(1));
    expect((await offers()).map(({ title }) => title)).toEqual(['tomorrow', 'next week', 'always']);
  });

  test('can be taken on their last day at the hotel, and are gone the day after', async () => {
    await add('today', hotelToday());
    await add('yesterday', inDays(-1));
    expect(await offers()).toEqual([{ title: 'today', validTill: hotelToday(), isExpired: false }]);
    await testServer.shiftClock('1 day');
    expect(await offers()).toEqual([]);
  });
});

const LISTING = `query ($category: String!) { categoryItems(category: $category) {
  __typename
  ... on CategoryItems { category items { title category price { amount currency } priceInDollars roomType images } }
  ... on InvalidInput { field message }
} }`;

interface Listing {
  __typename: string;
  field?: string;
  message?: string;
  items?: {
    title: string;
    category: string;
    price: { amount: number } | null;
    priceInDollars: number | null;
  }[];
}

async function listing(category: string): Promise<Listing> {
  const { data } = await ask<{ categoryItems: Listing }>(testServer, LISTING, { category });
  return data.categoryItems;
}

describe('a listing', () => {
  test.each(CATEGORIES)('of %s shows what the house is seeded with', async (category) => {
    const { items = [] } = await listing(category);
    expect(items.length).toBeGreaterThanOrEqual(3);
    expect(items.every((item) => item.category === category)).toBe(true);
  });

  test('tells a price in cents, and in dollars for the documented path', async () => {
    const { items = [] } = await listing('Deluxe Rooms');
    expect(items[0]).toMatchObject({ price: { amount: 19_900, currency: 'USD' }, priceInDollars: 199 });
  });

  test.each(['', 'deluxe rooms', 'Restaurants & Bars', '\0', 'x'.repeat(10_000)])(
    'of an unknown category is refused and names the thirteen',
    async (category) => {
      const refused = await listing(category);
      expect(refused).toMatchObject({ __typename: 'InvalidInput', field: 'category' });
      for (const known of CATEGORIES) expect(refused.message).toContain(known);
    },
  );
});
