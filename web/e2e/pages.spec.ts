import type { Page } from '@playwright/test';
import { axeFindings } from './axe';
import { faultsOfDoubledText } from './doubled-text';
import { pagesInSitemap, tagsOf } from './page-tags';
import { proofCases } from './proof-cases';
import { openSent } from './sent-pages';
import { expect, freshStay, test } from './test-server';
import { signIn } from './people';
import { ADMINISTRATOR, PUBLIC, settle, SIGNED_IN } from './site-pages';

declare global {
  interface Window {
    moved: number;
  }
}

const WIDTHS = [1280, 768, 390, 320];
const SCHEMES = ['light', 'dark'] as const;
// A test has this time for each of its pages, so that an additional page does not shorten the time of the others.
const LONGEST_MILLISECONDS_OF_A_PAGE = 30_000;

/** The faults in the page's headings and landmarks. */
async function faultsOfOrder(page: Page): Promise<string[]> {
  const { levels, mains } = await page.evaluate(() => ({
    levels: [...document.querySelectorAll('h1, h2, h3, h4')]
      .filter((heading) => heading.checkVisibility())
      .map(({ tagName }) => Number(tagName[1])),
    mains: [...document.querySelectorAll('main')].filter((main) => main.checkVisibility()).length,
  }));
  const skipped = levels.some((level, place) => level > (levels[place - 1] ?? level) + 1);
  return [
    ...(levels.filter((level) => level === 1).length === 1
      ? []
      : [`headings of level 1: ${levels.join(' ')}`]),
    ...(skipped ? [`a level of headings is skipped: ${levels.join(' ')}`] : []),
    ...(mains === 1 ? [] : ['not one main landmark']),
  ];
}

/** The widths of screens that the page is wider than. */
async function faultsOfWidth(page: Page): Promise<string[]> {
  const found: string[] = [];
  const isWithin = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    if (await isWithin()) continue;
    // Scripts need a moment to change the layout.
    const within = await expect
      .poll(isWithin, { timeout: 3000 })
      .toBe(true)
      .then(
        () => true,
        () => false,
      );
    if (!within) found.push(`wider than a screen of ${width}`);
  }
  return found;
}

// Tags, and values that code wrote where it expected words.
const NO_WORDS = /<\/?[a-z]+[ >]|\bundefined\b|\bNaN\b|\[object /;

/** Text on the page that was not written for readers. */
async function faultsOfWords(page: Page): Promise<string[]> {
  const [found] = NO_WORDS.exec(await page.locator('body').innerText()) ?? [];
  return found === undefined ? [] : [`shows ${found}`];
}

// Half of what counts as good for guests (https://web.dev/articles/cls), for all that moved while the page was loading.
const MOST_MOVED = 0.05;

/** Runs in the page before its own scripts. */
function noteMoves(): void {
  window.moved = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
      window.moved += value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** How much the page moved while it was loading, if that is too much. */
async function faultsOfMoves(page: Page): Promise<string[]> {
  const moved = await page.evaluate(() => window.moved);
  return moved > MOST_MOVED ? [`moved by ${moved.toFixed(3)} while it was loading`] : [];
}

/** The differences in the tags for search engines between the sent HTML and the page after scripts ran. */
async function faultsOfTags(page: Page, sent: string): Promise<string[]> {
  const [before, after] = [await tagsOf(page, sent), await tagsOf(page)].map((tags) => JSON.stringify(tags));
  return before === after ? [] : [`tags: ${before} became ${after}`];
}

/**
 * Opens each page once. `npm test` alternates the colour schemes; faults that do not depend on colours are checked on
 * every page. The last check doubles the text, which no later check must see.
 */
async function lookAt(page: Page, paths: string[], found: readonly string[] = []): Promise<void> {
  test.setTimeout(paths.length * SCHEMES.length * LONGEST_MILLISECONDS_OF_A_PAGE);
  await page.addInitScript(noteMoves);
  const all: Record<string, string[]> = {};
  for (const [place, path] of paths.entries())
    for (const colorScheme of proofCases(SCHEMES, SCHEMES.length, place % SCHEMES.length)) {
      await page.emulateMedia({ colorScheme });
      // Search engines find pages with their data. A busy server may send a page without it.
      const response = await (found.includes(path) ? openSent(page, path) : page.goto(path));
      await settle(page);
      const faults = [
        ...(await faultsOfMoves(page)),
        ...(await axeFindings(page)),
        ...(await faultsOfOrder(page)),
        ...(await faultsOfWords(page)),
        ...(await faultsOfWidth(page)),
        ...(found.includes(path) ? await faultsOfTags(page, (await response?.text()) ?? '') : []),
        ...(await faultsOfDoubledText(page)),
      ];
      if (faults.length > 0) all[`${path}, ${colorScheme}`] = faults;
    }
  expect(all).toEqual({});
}

test.use({ reducedMotion: 'reduce' });

test('every public page is in order, and says the same to a search engine before a script runs and after', async ({
  page,
  tolerated,
}) => {
  tolerated.push(/status of 404/);
  const found = await pagesInSitemap(page);
  expect(found).toEqual(expect.arrayContaining(['/', '/rooms/deluxe', '/offers', '/privacy']));
  const { checkin, checkout } = freshStay();
  const results = `/book?checkin=${checkin}&checkout=${checkout}&guests=2`;
  await lookAt(page, [...new Set([...PUBLIC, ...found, results])], found);
});

test('every page behind the sign-in is in order', async ({ page, testServer }) => {
  await signIn(page, testServer);
  await lookAt(page, [...SIGNED_IN, ...ADMINISTRATOR]);
});

test('nothing moves for a guest who asked for less motion, not even colours far below', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await settle(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const ofTime = () =>
    page.evaluate(
      () => document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length,
    );
  expect(await ofTime()).toBe(0);
  await page.locator('footer').scrollIntoViewIfNeeded();
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await ofTime()).toBe(0);
});

test('what opens is in order too: lists of the bar, the menu of small screens, the booking form, each section', async ({
  page,
  testServer,
}) => {
  const opened = async (state: string) => expect(await axeFindings(page), state).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/offers');
  await settle(page);
  await page.getByRole('button', { name: 'Dining' }).click();
  await opened('a list of the bar');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/rooms/deluxe');
  await settle(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Amenities' }).click();
  await opened('the menu');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Book this room/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await opened('the booking form');
  await signIn(page, testServer);
  await page.goto('/admin');
  for (const name of ['Offers', 'Feedback', 'Hotels', 'Category Data']) {
    await page.getByRole('button', { name, exact: true }).click();
    await opened(name);
  }
});
