import type { Locator, Page } from '@playwright/test';
import { BUSY_DAY, makeBusyDay } from './busy-day';
import { goTo } from './hotel-days';
import { expectInOrder } from './in-order';
import { press } from './keyboard';
import { signIn } from './people';
import { settle } from './site-pages';
import { startHotel } from './start-test-server';
import { expect, test as ofAnyHotel, type TestServer } from './test-server';

/** A server of its own: bookings of other tests would be in the lists of the day. */
const test = ofAnyHotel.extend({
  hotel: [
    async ({}, use) => {
      const { details, stop } = await startHotel();
      await use(details);
      await stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

const DENSITIES = ['Compact', 'Comfortable'] as const;

let made: Promise<string> | undefined;

/** Signs in at 10:00 of a busy day, with this density. */
async function openBusyDay(page: Page, testServer: TestServer, density: (typeof DENSITIES)[number]) {
  made ??= makeBusyDay(page, testServer);
  await goTo(testServer, await made, '10:00');
  await signIn(page, testServer);
  await page.goto('/desk');
  await settle(page);
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
  await press(page.getByRole('button', { name: density, exact: true }));
  await expect(page.locator('.desk')).toHaveAttribute('data-density', density.toLowerCase());
  await page.keyboard.press('Escape');
}

/** How many of the elements are in the window as a whole. */
const inSight = (elements: Locator): Promise<number> =>
  elements.evaluateAll(
    (all) =>
      all.filter((element) => {
        const { top, bottom, left, right, height } = element.getBoundingClientRect();
        return height > 0 && top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
      }).length,
  );

/** The rooms and the days that the timeline shows without scrolling. */
const shownInTimeline = (page: Page) =>
  page.getByRole('grid', { name: 'Rooms by day' }).evaluate((grid) => {
    const frame = grid.getBoundingClientRect();
    const heads = [...grid.querySelectorAll('[role="columnheader"]')].map((head) =>
      head.getBoundingClientRect(),
    );
    const [corner] = heads;
    const rooms = [...grid.querySelectorAll('[data-row] [role="rowheader"]')].filter((head) => {
      const { top, bottom } = head.getBoundingClientRect();
      const isRoom = /^\d/.test(head.textContent ?? '');
      return isRoom && top >= (corner?.bottom ?? 0) - 1 && bottom <= Math.min(frame.bottom, innerHeight);
    });
    const days = heads.slice(1).filter(({ left, right }) => {
      return left >= (corner?.right ?? 0) - 1 && right <= Math.min(frame.right, innerWidth);
    });
    return { rooms: rooms.length, days: days.length };
  });

const region = (page: Page, name: string | RegExp): Locator => page.getByRole('region', { name });

/** How many entries of each section of Today are in sight. */
async function shownOfToday(page: Page) {
  const entries = (name: string | RegExp) => inSight(region(page, name).getByRole('listitem'));
  return {
    tasks: await entries(/^\d+ tasks$/),
    arrivals: await entries('Arrivals'),
    departures: await entries('Departures'),
    inHouse: await entries('In house'),
    balances: await entries(/^Unpaid balances/),
    messages: Number.parseInt(
      (await page.getByRole('link', { name: /new messages$/ }).textContent()) ?? '',
      10,
    ),
  };
}

for (const density of DENSITIES)
  test.describe(`${density}, 1440 × 900 px`, () => {
    test.use({ viewport: { width: 1440, height: 900 } });

    test('a busy day is in sight: Today, the timeline, the figures, and the whole menu', async ({
      page,
      testServer,
    }) => {
      await openBusyDay(page, testServer, density);
      // In the comfortable density the last of those in the house are below the window.
      const wanted =
        density === 'Compact'
          ? BUSY_DAY
          : { ...BUSY_DAY, inHouse: expect.any(Number), balances: expect.any(Number) };
      await expect.poll(() => shownOfToday(page)).toEqual(wanted);
      const headings = page.getByRole('main').getByRole('heading', { level: 2 });
      await expect.poll(() => inSight(headings)).toBeGreaterThanOrEqual(5);
      await expect.poll(() => inSight(page.getByRole('link', { name: /new messages$/ }))).toBe(1);
      await expectInOrder(page, 'a busy day');

      const menu = page.getByRole('navigation', { name: 'Desk' });
      for (const role of ['link', 'button'] as const) {
        const entries = menu.getByRole(role);
        await expect.poll(async () => (await entries.count()) - (await inSight(entries))).toBe(0);
      }

      await page.goto('/desk/timeline');
      await settle(page);
      await expect(async () => {
        const { rooms, days } = await shownInTimeline(page);
        expect(rooms).toBeGreaterThanOrEqual(22);
        expect(days).toBeGreaterThanOrEqual(28);
      }).toPass({ timeout: 30_000 });
      await expectInOrder(page, 'the timeline of a busy day');

      await page.goto('/desk/figures');
      await settle(page);
      const keyFigures = region(page, / to /).getByRole('term');
      await expect(keyFigures).toHaveCount(11);
      await expect.poll(() => inSight(keyFigures)).toBe(11);
      await expect.poll(() => inSight(page.getByRole('figure', { name: 'Occupancy' }))).toBe(1);
      await expectInOrder(page, 'the figures of a busy day');
    });
  });

test('the density is chosen by keyboard, and kept for the person', async ({ page, testServer }) => {
  await openBusyDay(page, testServer, 'Comfortable');
  await page.reload();
  const choice = page.getByRole('group', { name: 'Density' });
  await expect(choice.getByRole('button', { name: 'Comfortable' })).toHaveAttribute('aria-pressed', 'true');
  const kept = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('saffron-court.desk-density.')),
  );
  expect(kept).toHaveLength(1);
  expect(kept[0]).not.toMatch(/nobody$/);
});

/** Pages with the desk's lists, tables and forms. */
const PAGES = [
  '/desk',
  '/desk/timeline',
  '/desk/bookings',
  '/desk/bookings/new',
  '/desk/messages',
  '/desk/night-audit',
  '/desk/blocks',
  '/desk/figures',
  '/desk/rates',
  '/desk/rooms',
];

/** What a finger operates and is lower or narrower than 44 px. Links within a sentence are as high as its lines. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
    const targetOf = (element: Element) =>
      element.matches('[type="checkbox"], [type="radio"]') ? (element.closest('label') ?? element) : element;
    return [...document.querySelectorAll('.desk :is(button, a[href], input, select, textarea, summary)')]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter(
        (element) =>
          !isInSentence(element) &&
          !element.closest('.sr-only') &&
          element.getBoundingClientRect().bottom > 0,
      )
      .map(targetOf)
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 1 && (height < 43.5 || width < 43.5);
      })
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        const name = element.getAttribute('aria-label') ?? (element.textContent?.trim() || element.className);
        return `${element.tagName} ${name}: ${Math.round(width)} × ${Math.round(height)}`;
      });
  });

for (const density of DENSITIES)
  test.describe(`${density}, by touch, 390 px wide`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('each target is at least 44 px', async ({ page, testServer }) => {
      await openBusyDay(page, testServer, density);
      const small: Record<string, string[]> = {};
      for (const path of PAGES) {
        await page.goto(path);
        await settle(page);
        const found = await smallTargets(page);
        if (found.length > 0) small[path] = found;
      }
      await page.getByRole('button', { name: 'Menu' }).click();
      const found = await smallTargets(page);
      if (found.length > 0) small['menu'] = found;
      expect(small).toEqual({});
    });
  });
