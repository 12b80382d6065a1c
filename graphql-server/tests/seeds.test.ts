import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SEEDED_ITEMS } from '../seeds/category-items';
import { SEEDED_HOTELS } from '../seeds/hotels';
import { SEEDED_OFFERS } from '../seeds/offers';
import { SEEDED_PROMOTIONS, SEEDED_SEASONS, SEEDED_WEEKENDS } from '../seeds/rate-rules';
import { CATEGORIES } from '../src/pages/category-items/category-item.categories';
import { migrate } from '../src/migrate';
import { daysBetween } from '../src/platform/time/dates';
import { hotelToday } from './testkit/bookings';
import { execute, gql } from './testkit/graphql';
import { createTestDatabase, type TestDatabase } from './testkit/test-database';
import { startTestServer, type TestServer } from './testkit/test-server';

const QUOTE = gql(`query QuoteOfSample($checkin: PlainDate!, $checkout: PlainDate!, $code: String) {
  quote(roomType: "Deluxe", checkin: $checkin, checkout: $checkout, code: $code) {
    __typename ... on Quote { total { amount } } ... on InvalidInput { faults { code } }
  }
}`);

const NAVIGATION = gql(`query NavigationOfSample { navigation { main { label path } } }`);

/** The sample content of a new installation, as its public pages get it. */
let testServer: TestServer;
beforeAll(async () => {
  testServer = await startTestServer();
});
afterAll(() => testServer.stop());

async function read<Body>(path: string): Promise<Body> {
  const response = await fetch(`${testServer.url}${path}`);
  expect(response.status).toBe(200);
  return (await response.json()) as Body;
}

const isServed = (address: string) =>
  existsSync(join(__dirname, '..', '..', 'web', 'public', ...address.split('/')));

const twice = (values: readonly unknown[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe.each(CATEGORIES)('the page of %s', (category) => {
  const seeded = SEEDED_ITEMS.filter((item) => item.category === category);

  test('shows three to six items, in the order of the seed', async () => {
    const shown = await read<{ title: string }[]>(`/api/data?category=${encodeURIComponent(category)}`);
    expect(shown.length).toBeGreaterThanOrEqual(3);
    expect(shown.length).toBeLessThanOrEqual(6);
    expect(shown.map(({ title }) => title)).toEqual(seeded.map(({ title }) => title));
  });

  test('begins each item with an existing picture of its own', () => {
    for (const { title, images } of seeded) {
      expect({ title, missing: images.filter((address) => !isServed(address)) }).toEqual({
        title,
        missing: [],
      });
    }
    expect(twice(seeded.map(({ images }) => images[0]))).toEqual([]);
  });

  test('describes each item, with its time and place', () => {
    for (const { title, description, timing, location, amenities } of seeded) {
      expect({ title, isComplete: [description, timing, location].every(Boolean) }).toEqual({
        title,
        isComplete: true,
      });
      expect(amenities.length).toBeGreaterThan(0);
    }
  });
});

test('only rooms name a type and rooms of it, and a room has no price next to the rate of its type', async () => {
  const stored = await testServer.query<{ number: string; code: string }>(
    'SELECT number, code FROM rooms JOIN room_types type ON type.id = rooms.type_id',
  );
  const typeOf = new Map(stored.map(({ number, code }) => [number, code]));
  const listed = SEEDED_ITEMS.filter(({ roomType }) => roomType !== null);
  expect(new Set(listed.map(({ category }) => category))).toEqual(new Set(['Deluxe Rooms', 'Family Rooms']));
  for (const { title, roomType, rooms, priceCents } of listed) {
    const types = [...new Set(rooms.map((number) => typeOf.get(number)))];
    expect({ title, priceCents }).toEqual({ title, priceCents: null });
    expect([[], [roomType]]).toContainEqual(types);
  }
  expect(SEEDED_ITEMS.filter(({ roomType, rooms }) => roomType === null && rooms.length > 0)).toEqual([]);
});

test('no page shows a title twice', () => {
  expect(twice(SEEDED_ITEMS.map(({ category, title }) => `${category}: ${title}`))).toEqual([]);
});

test('six offers are valid, one of them without end, and one has ended', async () => {
  const shown = await read<{ title: string; validTill: string | null }[]>('/api/offers');
  expect(shown).toHaveLength(6);
  expect(shown.filter(({ validTill }) => validTill === null)).toHaveLength(1);
  expect(SEEDED_OFFERS.filter(({ validDays }) => validDays !== null && validDays < 0)).toHaveLength(1);
  expect(SEEDED_OFFERS.map(({ imageUrl }) => imageUrl).filter((address) => !isServed(address))).toEqual([]);
  expect(twice(SEEDED_OFFERS.map(({ imageUrl }) => imageUrl))).toEqual([]);
});

test('the menu leads to the hotel’s own pictures beside the directory of partner hotels', async () => {
  const { navigation } = await execute(testServer, NAVIGATION, {});
  const entries = navigation.main.map(({ label, path }) => [label, path]);
  const gallery = entries.findIndex(([label]) => label === 'Gallery');
  expect(entries.slice(gallery, gallery + 2)).toEqual([
    ['Gallery', '/hotels'],
    ['Pictures', '/gallery'],
  ]);
});

describe('the sample’s rates of dates', () => {
  let database: TestDatabase;
  let seeded: TestServer;
  beforeAll(async () => {
    database = await createTestDatabase();
    await migrate({ DATABASE_URL: database.url, DATABASE_POOL: 2, hasSampleContent: true });
    seeded = await startTestServer({}, { database });
    await seeded.shiftClock(`${daysBetween(hotelToday(), '2027-06-01')} days`);
  });
  afterAll(async () => {
    await seeded.stop();
    await database.drop();
  });

  const price = async (checkin: string, checkout: string, code: string | null = null) => {
    const { quote } = await execute(seeded, QUOTE, { checkin, checkout, code });
    return quote.__typename === 'Quote' ? quote.total.amount : quote.faults.map((fault) => fault.code);
  };

  test('raise a Deluxe room by 40 % over the new year, and leave other dates as they were', async () => {
    expect(await price('2027-12-30', '2027-12-31')).toBe(2_761_484);
    expect(await price('2027-06-30', '2027-07-01')).toBe(1_972_488);
  });

  test('ask for two nights over an autumn weekend', async () => {
    expect(await price('2027-10-08', '2027-10-09')).toContain('STAY_TOO_SHORT_ON');
    expect(await price('2027-10-08', '2027-10-10')).toBe(3_944_976);
  });

  test("'stay 3, pay 2' and 10 % off a week only with their codes", async () => {
    expect(await price('2027-06-14', '2027-06-17')).toBe(5_917_464);
    expect(await price('2027-06-14', '2027-06-17', 'STAY3')).toBe(3_944_976);
    // Its price stays: the guest gets the benefit at the hotel.
    expect(await price('2027-06-14', '2027-06-17', 'ABHYANGA')).toBe(5_917_464);
    expect(await price('2027-06-14', '2027-06-21')).toBe(13_807_416);
    expect(await price('2027-06-14', '2027-06-21', 'WEEK')).toBe(12_426_680);
    expect(await price('2027-06-14', '2027-06-20', 'WEEK')).toEqual(['PROMOTION_MINIMUM_NIGHTS']);
  });

  test('belong to offers, which name their codes, as the README does', async () => {
    const readme = readFileSync(join(__dirname, '..', '..', 'README.md'), 'utf8');
    for (const { offer, code } of SEEDED_PROMOTIONS) {
      const description = SEEDED_OFFERS.find(({ title }) => title === offer)?.description;
      expect({ offer, named: description?.includes(code) }).toEqual({ offer, named: true });
      expect(readme).toContain(`\`${code}\``);
    }
    expect(
      await seeded.query(
        'SELECT offer.title AS offer, code FROM promotions JOIN offers offer ON offer.id = promotions.offer_id ORDER BY promotions.id',
      ),
    ).toEqual(SEEDED_PROMOTIONS.map(({ offer, code }) => ({ offer, code })));
  });

  test('are in fixed periods, which the README names', () => {
    const readme = readFileSync(join(__dirname, '..', '..', 'README.md'), 'utf8');
    for (const { firstDate, lastDate } of [...SEEDED_SEASONS, SEEDED_WEEKENDS])
      expect(readme).toContain(`${firstDate} to ${lastDate}`);
  });
});

describe('the partner hotels', () => {
  interface Page {
    hotels: { hotel_name: string; photo1: string; overview: string; url: string }[];
    totalPages: number;
  }
  const page = (number: number) => read<Page>(`/api/hotels?page=${number}&limit=6`);

  test('fill more than four pages, and no page shows a picture twice', async () => {
    const { totalPages } = await page(1);
    expect(totalPages).toBeGreaterThan(4);
    for (let number = 1; number <= totalPages; number += 1) {
      const { hotels } = await page(number);
      expect({ number, twice: twice(hotels.map(({ photo1 }) => photo1)) }).toEqual({ number, twice: [] });
    }
  });

  test('have existing pictures, and an overview long enough to be shortened', () => {
    for (const { name, photo, overview } of SEEDED_HOTELS) {
      expect({ name, photo: isServed(photo), long: overview.length > 120 }).toEqual({
        name,
        photo: true,
        long: true,
      });
    }
  });

  test('are searched at the portal by name and city', () => {
    for (const { name, city, url } of SEEDED_HOTELS) {
      expect(new URL(url).hostname).toBe('www.agoda.com');
      expect(new URL(url).searchParams.get('text')).toBe(`${name} ${city}`);
    }
  });

  test('differ by name and by number', () => {
    expect(twice(SEEDED_HOTELS.map(({ name }) => name))).toEqual([]);
    expect(twice(SEEDED_HOTELS.map(({ hotelId }) => hotelId))).toEqual([]);
  });
});
