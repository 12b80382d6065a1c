import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SEEDED_ITEMS } from '../seeds/category-items';
import { SEEDED_OFFERS } from '../seeds/offers';
import { SEEDED_PAGES } from '../seeds/page-texts';
import { SEEDED_ROOM_TYPES } from '../seeds/rooms';
import type { Category } from '../src/pages/category-items/category-item.categories';
import { readSitePictures, sitePictureAt } from '../src/pictures/core/site-pictures';

const PUBLIC = join(__dirname, '..', '..', 'web', 'public');
const site = readSitePictures(PUBLIC);

const LEAST_PICTURES = 5;
const MOST_PAGES = 2;

const nameOf = (address: string) => sitePictureAt(site, address)?.name ?? '';
const isServed = (address: string) => existsSync(join(PUBLIC, ...address.split('/')));

/** 'King bed, sofa bed and two bunks' as single beds: 'king bed', 'sofa bed', 'bunks'. */
const singleBeds = (beds: string) =>
  beds
    .toLowerCase()
    .split(/, | and /)
    .map((bed) => bed.replace(/^(a|an|one|two|three) /, ''));

describe.each(Object.entries(SEEDED_ROOM_TYPES))(
  'the room type %s',
  (code, { beds, description, pictures }) => {
    const altTexts = pictures.map((address) => sitePictureAt(site, address)?.altText.toLowerCase() ?? '');

    test('has five or more pictures of its own, each with an alt text', () => {
      expect(new Set(pictures.map(nameOf)).size).toBeGreaterThanOrEqual(LEAST_PICTURES);
      expect(pictures.filter((address) => !isServed(address))).toEqual([]);
      expect(altTexts.filter((text) => text === '')).toEqual([]);
    });

    test('shares no picture with another type', () => {
      const others = Object.entries(SEEDED_ROOM_TYPES).filter(([other]) => other !== code);
      const shared = others
        .flatMap(([, type]) => type.pictures)
        .filter((address) => pictures.includes(address));
      expect(shared).toEqual([]);
    });

    test('describes the beds that it names, and shows each of them', () => {
      const named = singleBeds(beds);
      expect(named.filter((bed) => !description.toLowerCase().includes(bed))).toEqual([]);
      expect(named.filter((bed) => !altTexts.some((text) => text.includes(bed)))).toEqual([]);
    });

    test('has the beds that the listings of its rooms promise', () => {
      const promised = SEEDED_ITEMS.filter(({ roomType }) => roomType === code)
        .flatMap(({ amenities }) => amenities)
        .filter((amenity) => /\b(bed|bunks)\b/i.test(amenity))
        .map((amenity) => amenity.toLowerCase().replace(/^two | for two$/g, ''));
      expect(promised.filter((bed) => !singleBeds(beds).includes(bed))).toEqual([]);
    });
  },
);

/** The page that shows the items of each category. */
const PAGE_OF: Readonly<Record<Category, string>> = {
  'Deluxe Rooms': 'deluxeRooms',
  'Family Rooms': 'familyRooms',
  'Room Features': 'roomFeatures',
  'Restaurants Bars': 'restaurants',
  Breakfast: 'breakfast',
  'Room Service': 'roomService',
  Menus: 'menus',
  'Special Events': 'specialEvents',
  'Swimming Pool': 'pool',
  'Spa Wellness': 'spa',
  'Fitness Center': 'fitness',
  'Meeting Rooms': 'meetingRooms',
  'Concierge Services': 'concierge',
};

/** Each picture of the sample with the pages that show it. The gallery and a room’s own page do not count. */
function pagesOfPictures(): Map<string, Set<string>> {
  const texts = Object.entries(SEEDED_PAGES).flatMap(([page, values]) =>
    Object.values(values).map((address) => ({ page, address })),
  );
  const items = SEEDED_ITEMS.flatMap(({ category, images }) =>
    images.map((address) => ({ page: PAGE_OF[category], address })),
  );
  const offers = SEEDED_OFFERS.map(({ imageUrl }) => ({ page: 'offers', address: imageUrl }));
  const pages = new Map<string, Set<string>>();
  for (const { page, address } of [...texts, ...items, ...offers]) {
    const name = nameOf(address);
    if (name !== '') pages.set(name, new Set([...(pages.get(name) ?? []), page]));
  }
  return pages;
}

test('no picture is on more than two pages', () => {
  const pages = [...pagesOfPictures()].map(([name, shown]) => ({ name, pages: [...shown] }));
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.filter((picture) => picture.pages.length > MOST_PAGES)).toEqual([]);
});

test.each([
  ['restaurants', /dining room/i],
  ['concierge', /desk/i],
  ['breakfast', /breakfast/i],
])('the page %s opens with a picture of its subject', (page, subject) => {
  const opening = SEEDED_PAGES[page]?.['image'] ?? '';
  expect(sitePictureAt(site, opening)?.altText).toMatch(subject);
});

/** The master of each picture that is cut from another one, as `web/art/derive.mjs` lists them. */
const MASTERS = new Map(
  [
    ...readFileSync(join(__dirname, '..', '..', 'web', 'art', 'derive.mjs'), 'utf8').matchAll(
      /\{ name: '(.+)', master: '(.+)\.jpg'/g,
    ),
  ].map(([, name = '', master = '']) => [name, master]),
);

const masterOf = (address: string) => MASTERS.get(nameOf(address)) ?? nameOf(address);

test.each(Object.entries(PAGE_OF))(
  'the page of %s opens with another picture than its first card',
  (category, page) => {
    const opening = SEEDED_PAGES[page]?.['image'] ?? '';
    const first = SEEDED_ITEMS.find((item) => item.category === category)?.images[0] ?? '';
    expect(masterOf(opening)).not.toBe('');
    expect(masterOf(first)).not.toBe(masterOf(opening));
  },
);

test('a picture that is cut from another one is known as a part of it', () => {
  expect(masterOf('/pictures/menus-wine-800.webp')).toBe('menus');
});

test('every picture of the site has an alt text', () => {
  const catalogue = Object.entries(site).filter(([, { altText }]) => altText === '');
  expect(catalogue.map(([name]) => name)).toEqual([]);
});

test('the notes on the pictures name every one', () => {
  const notes = readFileSync(join(__dirname, '..', '..', 'web', 'art', 'README.md'), 'utf8');
  expect(Object.keys(site).filter((name) => !notes.includes(name))).toEqual([]);
});
