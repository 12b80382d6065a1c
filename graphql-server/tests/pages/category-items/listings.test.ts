import { CATEGORIES } from '../../../src/pages/category-items/category-item.categories';
import { assertType, execute, gql } from '../../testkit/graphql';
import { hotelToday, inDays } from '../../testkit/bookings';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { untilNotified } from '../../testkit/change-notifications';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await startTestServer();
});
afterAll(() => testServer.stop());
afterEach(() => testServer.shiftClock('0'));

const OFFERS = gql(`query Offers { offers { title validTill isExpired } }`);

async function offers() {
  await untilNotified(testServer);
  return (await execute(testServer, OFFERS)).offers;
}

describe('offers', () => {
  beforeAll(() => testServer.query('DELETE FROM offers'));
  afterEach(() => testServer.query('DELETE FROM offers'));

  const add = (title: string, validTill: string | null) =>
    testServer.query('INSERT INTO offers (id, title, valid_till) VALUES (gen_random_uuid(), $1, $2)', [
      title,
      validTill,
    ]);

  test('are listed in the order in which they end, and last the offers without an end', async () => {
    await add('always', null);
    await add('next week', inDays(7));
    await add('tomorrow', inDays(1));
    expect((await offers()).map(({ title }) => title)).toEqual(['tomorrow', 'next week', 'always']);
  });

  test('can be used on their last day at the hotel, and are removed the day after', async () => {
    await add('today', hotelToday());
    await add('yesterday', inDays(-1));
    expect(await offers()).toEqual([{ title: 'today', validTill: hotelToday(), isExpired: false }]);
    await testServer.shiftClock('1 day');
    expect(await offers()).toEqual([]);
  });
});

const LISTING = gql(`query Listing($category: String!) {
  categoryItems(category: $category) {
    __typename
    ... on CategoryItems {
      category
      items { title category price { amount currency } priceInDollars roomType images }
    }
    ... on InvalidInput { field message }
  }
}`);

const listing = async (category: string) => (await execute(testServer, LISTING, { category })).categoryItems;

async function itemsOf(category: string) {
  const result = await listing(category);
  assertType(result, 'CategoryItems');
  return result.items;
}

describe('a listing', () => {
  test.each(CATEGORIES)('of %s shows its sample content', async (category) => {
    const items = await itemsOf(category);
    expect(items.length).toBeGreaterThanOrEqual(3);
    expect(items.every((item) => item.category === category)).toBe(true);
  });

  test('shows a price in cents, and in dollars for the documented path', async () => {
    const [item] = await itemsOf('Deluxe Rooms');
    expect(item).toMatchObject({ price: { amount: 19_900, currency: 'USD' }, priceInDollars: 199 });
  });

  test.each(['', 'deluxe rooms', 'Restaurants & Bars', '\0', 'x'.repeat(10_000)])(
    'of an unknown category is refused, and the refusal names the thirteen categories',
    async (category) => {
      const refused = await listing(category);
      assertType(refused, 'InvalidInput');
      expect(refused.field).toBe('category');
      for (const known of CATEGORIES) expect(refused.message).toContain(known);
    },
  );
});
