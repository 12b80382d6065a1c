import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SEEDED_ITEMS } from '../seeds/category-items';
import { SEEDED_HOTELS } from '../seeds/hotels';
import { SEEDED_OFFERS } from '../seeds/offers';
import { CATEGORIES } from '../src/category-items/category-item.categories';
import { startTestServer, type TestServer } from './testkit/test-server';

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

test('a room on a page has the rate of its type, and only rooms name a type', async () => {
  const types = await testServer.query<{ name: string; cents: number }>(
    'SELECT name, nightly_rate_cents AS cents FROM room_types',
  );
  const rateOf = new Map(types.map(({ name, cents }) => [name, cents]));
  const rooms = SEEDED_ITEMS.filter(({ roomType }) => roomType !== null);
  expect(new Set(rooms.map(({ category }) => category))).toEqual(new Set(['Deluxe Rooms', 'Family Rooms']));
  for (const { title, roomType, priceCents } of rooms) {
    expect({ title, priceCents }).toEqual({ title, priceCents: rateOf.get(roomType ?? '') });
  }
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

describe('the partner hotels', () => {
  interface Page {
    hotels: { hotel_name: string; photo1: string; overview: string; url: string }[];
    totalPages: number;
  }
  const page = (number: number) => read<Page>(`/api/hotels?page=${number}&limit=6`);

  test('fill more than four pages, none of which shows one picture twice', async () => {
    const { totalPages } = await page(1);
    expect(totalPages).toBeGreaterThan(4);
    for (let number = 1; number <= totalPages; number += 1) {
      const { hotels } = await page(number);
      expect({ number, twice: twice(hotels.map(({ photo1 }) => photo1)) }).toEqual({ number, twice: [] });
    }
  });

  test('have pictures that are there, and an overview long enough to be cut', () => {
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

  test('are told apart by name and by number', () => {
    expect(twice(SEEDED_HOTELS.map(({ name }) => name))).toEqual([]);
    expect(twice(SEEDED_HOTELS.map(({ hotelId }) => hotelId))).toEqual([]);
  });
});
