import type { Page } from '@playwright/test';
import { Client } from 'pg';
import { proofCases } from './proof-cases';
import { openSent } from './sent-pages';
import { settle } from './site-pages';
import { openSlowLine } from './slow-line';
import { expect, freshStay, test } from './test-server';

/** An element that moved without the guest's action, and the share of the window (https://web.dev/articles/cls). */
interface Shift {
  value: number;
  /** What moved, from where and to where; a node that was removed meanwhile has no text. */
  moved: string[];
}

/** TypeScript's DOM types do not have this entry yet (https://wicg.github.io/layout-instability/). */
interface LayoutShiftEntry extends PerformanceEntry {
  value: number;
  sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

declare global {
  interface Window {
    shifts: Shift[];
  }
}

/** Runs in the page before its own scripts. */
function noteShifts(): void {
  window.shifts = [];
  const nameOf = (node: Node | null) =>
    node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? '');
  const noted = (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries() as LayoutShiftEntry[])
      window.shifts.push({
        value: entry.value,
        moved: entry.sources.map(
          ({ node, previousRect, currentRect }) =>
            `${nameOf(node)} ${JSON.stringify(previousRect)} ${JSON.stringify(currentRect)}`,
        ),
      });
  };
  new PerformanceObserver(noted).observe({ type: 'layout-shift', buffered: true });
}

/** What a page writes when its typefaces do not load. */
const OF_TYPEFACES = /woff2|ERR_FAILED|Failed to load resource/;

/**
 * Opens a first page, and lets no page load the hotel's typefaces: text may wrap differently in them than in the phone's
 * typefaces, which are shown until they have loaded. A browser that has just started knows the phone's only after its
 * first page.
 */
async function readWithoutTypefaces(page: Page, address: string): Promise<void> {
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto(address);
}

// The height of two phones, so that the test covers more than the first screen.
test.use({
  viewport: { width: 412, height: 1700 },
  isMobile: true,
  hasTouch: true,
  reducedMotion: 'no-preference',
});

const PATHS = ['/', '/rooms/deluxe', '/stay/Deluxe', '/dining/restaurants', '/book', '/offers', '/signin'];

for (const path of proofCases(PATHS, 4))
  test(`nothing on ${path} moves while it loads on a slow phone`, async ({ page, tolerated }) => {
    tolerated.push(OF_TYPEFACES);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(noteShifts);
    await readWithoutTypefaces(page, '/terms');
    await openSent(page, path);
    await settle(page);
    const shifts = await page.evaluate(() => window.shifts);
    expect(shifts).toEqual([]);
  });

/** Two days of a party of two, and of a party that no room takes. */
const resultsOf = (guests: number) => {
  const { checkin, checkout } = freshStay();
  return `/book?checkin=${checkin}&checkout=${checkout}&guests=${guests}`;
};

const IN_PIECES = [
  ['home', () => '/'],
  ['a room', () => '/stay/Deluxe'],
  ['results', () => resultsOf(2)],
  ['pictures', () => '/gallery'],
  ['rooms', () => '/rooms/deluxe'],
  ['the way to the hotel', () => '/good-to-know'],
  ['combinations', () => resultsOf(9)],
  ['offers', () => '/offers'],
  ['breakfast', () => '/dining/breakfast'],
  ['the sign-in', () => '/signin'],
  ['terms', () => '/terms'],
] as const;

const SCREENS = [
  { screen: 'a phone', viewport: { width: 412, height: 1700 }, isMobile: true },
  { screen: 'a wide screen', viewport: { width: 1280, height: 1200 }, isMobile: false },
];

for (const { screen, viewport, isMobile } of SCREENS)
  test.describe(`on ${screen} with a slow line`, () => {
    test.use({ viewport, isMobile, hasTouch: isMobile });

    for (const [name, address] of proofCases(IN_PIECES, 4))
      test(`nothing moves while the page comes in pieces: ${name}`, async ({
        page,
        testServer,
        tolerated,
      }) => {
        // The server takes the line for another site.
        tolerated.push(/./);
        const line = await openSlowLine(testServer.siteUrl);
        await page.addInitScript(noteShifts);
        await readWithoutTypefaces(page, `${line.url}/terms`);
        await openSent(page, `${line.url}${address()}`);
        await settle(page);
        const shifts = await page.evaluate(() => window.shifts);
        await line.close();
        // A space can move, and nobody sees it.
        expect(shifts.filter(({ moved }) => moved.some((what) => !what.startsWith(' {')))).toEqual([]);
      });
  });

test('nothing moves while a page leads a visitor to the sign-in', async ({ page, tolerated }) => {
  tolerated.push(OF_TYPEFACES);
  await page.addInitScript(noteShifts);
  await readWithoutTypefaces(page, '/terms');
  await page.goto('/hotels');
  await expect(page).toHaveURL('/signin');
  await settle(page);
  await expect(page.getByRole('heading', { name: 'Pictures of our hotel' })).toBeVisible();
  expect(await page.evaluate(() => window.shifts)).toEqual([]);
});

/** Keeps every query of the server waiting until the returned function is called. */
async function keepDatabaseWaiting(databaseUrl: string): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    "SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'",
  );
  // A job of the server that holds one of the tables and waits for another one ends the wait for all of them.
  await expect(async () => {
    await client.query('ROLLBACK');
    await client.query(`BEGIN; LOCK TABLE ${rows.map(({ name }) => name).join()}`);
  }).toPass();
  return () => client.end();
}

test('given a page that came without its data, its parts stay until their scripts come', async ({
  page,
  testServer,
}) => {
  let bring = () => {};
  const brought = new Promise<void>((resolve) => (bring = resolve));
  await page.route(/\/home-search-.*\.js/, async (route) => {
    await brought;
    await route.continue();
  });
  // The server forgets the pages that it kept.
  await testServer.query('UPDATE property SET name = name');
  const goOn = await keepDatabaseWaiting(testServer.databaseUrl);
  await expect(async () => {
    const response = await page.goto('/', { waitUntil: 'commit' });
    expect(await response?.text()).toContain('id="page-data">{}');
  }).toPass();
  const sent = await page.getByRole('region', { name: 'Find your room' }).elementHandle();
  await goOn();
  await expect(page.getByRole('contentinfo')).toContainText('+91 294');
  expect(await sent?.evaluate((section) => section.isConnected)).toBe(true);
  bring();
  await expect(
    page.getByRole('region', { name: 'Find your room' }).getByText('a night with tax'),
  ).toBeVisible();
});
