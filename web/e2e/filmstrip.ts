import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { findShown, type Frame, type Region } from './filmstrip-frames';
import { settle } from './site-pages';
import { openSent } from './sent-pages';
import { expect, freshStay, test } from './test-server';

// Lighthouse's phone: a slow 4G connection, and a processor with a quarter of this machine's speed. Lighthouse
// simulates 1638.4 Kbit/s and 150 ms (its constants `mobileSlow4G`); here the browser itself delays and throttles.
// Lighthouse's `devtools` method adds 562.5 ms to each request: FILMSTRIP_LATENCY=562.5 FILMSTRIP_KBPS=1474.56.
const LATENCY_MILLISECONDS = Number(process.env['FILMSTRIP_LATENCY'] ?? 150);
const DOWN_KBPS = Number(process.env['FILMSTRIP_KBPS'] ?? 1638.4);
const UP_KBPS = 750;
const SLOWER = Number(process.env['FILMSTRIP_SLOWER'] ?? 4);
const RUNS = Number(process.env['FILMSTRIP_RUNS'] ?? 3);
const BYTES_A_KBIT = 125;
const PROBE_MILLISECONDS = 50;
const LONGEST_MILLISECONDS = 15_000;
// A new browser window loads its own parts first. A guest's browser is already open.
const WINDOW_MILLISECONDS = 2_000;

const WIDTH = 412;
const HEIGHT = 823;
// High enough to show the first cards. Drawing takes the browser twice as long.
const HEIGHT_WITH_CARDS = 1700;

interface Measured {
  path: string;
  /** The regions of a phone's first screen, by name with their selectors. */
  regions: Record<string, string>;
  /** The regions of a screen that shows the first cards. */
  cards: Record<string, string>;
}

const TITLE = { title: 'main h1' };
const PICTURE = { picture: 'main picture img' };
const MENU = 'button.menu-toggle';

const FIRST_SCREEN = { ...TITLE, ...PICTURE };

const PAGES: Measured[] = [
  { path: '/', regions: FIRST_SCREEN, cards: {} },
  {
    path: '/rooms/deluxe',
    regions: FIRST_SCREEN,
    cards: { 'name of a room': 'main article h2', price: 'main article dd' },
  },
  { path: '/offers', regions: FIRST_SCREEN, cards: { 'name of an offer': 'main article h2' } },
];

async function slowPage(
  context: BrowserContext,
): Promise<{ page: Page; devtools: CDPSession; start: () => number }> {
  const page = await context.newPage();
  await page.waitForTimeout(WINDOW_MILLISECONDS);
  const devtools = await context.newCDPSession(page);
  let startedAt = 0;
  devtools.on('Network.requestWillBeSent', ({ type, wallTime }) => {
    if (type === 'Document' && startedAt === 0) startedAt = wallTime * 1000;
  });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MILLISECONDS,
    downloadThroughput: DOWN_KBPS * BYTES_A_KBIT,
    uploadThroughput: UP_KBPS * BYTES_A_KBIT,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return { page, devtools, start: () => startedAt };
}

const contextOf = (browser: Browser, baseURL: string, height: number) =>
  browser.newContext({
    baseURL,
    viewport: { width: WIDTH, height },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: 'en-IN',
  });

/** The milliseconds after which each region looks as in the last frame, on a screen of the given height. */
async function seen(
  browser: Browser,
  { path, height, regions }: { path: string; height: number; regions: Record<string, string> },
  baseURL: string,
): Promise<Record<string, number>> {
  if (Object.keys(regions).length === 0) return {};
  const context = await contextOf(browser, baseURL, height);
  const { page, devtools, start } = await slowPage(context);
  const frames: Frame[] = [];
  devtools.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ picture: Buffer.from(data, 'base64'), at: (metadata.timestamp ?? 0) * 1000 });
    void devtools.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  const size = { maxWidth: WIDTH, maxHeight: height };
  await devtools.send('Page.startScreencast', { format: 'jpeg', quality: 80, everyNthFrame: 1, ...size });
  await page.goto(path);
  await settle(page);
  const boxes: Region[] = [];
  for (const [name, selector] of Object.entries(regions)) {
    const box = await page.locator(selector).first().boundingBox();
    if (!box) throw new Error(`${path} has no ${selector}`);
    boxes.push({ name, ...box });
  }
  await devtools.send('Page.stopScreencast');
  await context.close();
  const shown = await findShown(frames, boxes, { width: WIDTH, height });
  return Object.fromEntries(Object.entries(shown).map(([name, at]) => [name, at - start()]));
}

/** The button 'Menu', found by the DevTools without running a script in the slow page; null while it is missing. */
async function menuButton(devtools: CDPSession): Promise<{ nodeId: number } | null> {
  const { root } = await devtools.send('DOM.getDocument', { depth: 0 });
  const found = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: MENU });
  return found.nodeId === 0 ? null : found;
}

async function press(devtools: CDPSession, button: { nodeId: number }): Promise<void> {
  const { model } = await devtools.send('DOM.getBoxModel', button);
  const [left = 0, top = 0] = model.border;
  const place = {
    x: left + model.width / 2,
    y: top + model.height / 2,
    button: 'left',
    clickCount: 1,
  } as const;
  await devtools.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...place });
  await devtools.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...place });
}

async function isOpen(devtools: CDPSession, button: { nodeId: number }): Promise<boolean> {
  const { attributes } = await devtools.send('DOM.getAttributes', button);
  return attributes[attributes.indexOf('aria-expanded') + 1] === 'true';
}

/** The milliseconds after which a press of the button 'Menu' opens the menu. */
async function usable(context: BrowserContext, { path }: Measured): Promise<number> {
  const { page, devtools, start } = await slowPage(context);
  await page.goto(path, { waitUntil: 'commit' });
  while (Date.now() - start() < LONGEST_MILLISECONDS) {
    // The page may replace the button, and a button that is not painted has no box.
    const button = await menuButton(devtools).catch(() => null);
    if (button && (await isOpen(devtools, button).catch(() => false))) return Date.now() - start();
    if (button) await press(devtools, button).catch(() => undefined);
    await page.waitForTimeout(PROBE_MILLISECONDS);
  }
  throw new Error(`${path} cannot be used`);
}

function median(values: number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? Number.NaN);
}

/** The results of a search, as a guest sees them who opens a link to it. */
async function results(browser: Browser, address: string, baseURL: string): Promise<Record<string, number>> {
  const regions = { 'first rate': 'main article [class*="tabular"]' };
  return seen(browser, { path: address, height: HEIGHT_WITH_CARDS, regions }, baseURL);
}

/** The milliseconds from a press of Book on a page whose scripts run until the booking dialog can be filled in. */
async function dialogAfterPress(context: BrowserContext, address: string): Promise<number> {
  const { page } = await slowPage(context);
  await page.goto(address);
  await settle(page);
  await page.waitForLoadState('networkidle');
  const pressedAt = Date.now();
  await page.locator('main article a[href*="room="]').first().click();
  await page.getByRole('dialog').getByLabel('Name').waitFor();
  return Date.now() - pressedAt;
}

/** The milliseconds after which a guest without scripts may type into the search of the home page. */
async function searchWithoutScripts(browser: Browser, baseURL: string): Promise<number> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: WIDTH, height: HEIGHT },
    javaScriptEnabled: false,
  });
  const { page, start } = await slowPage(context);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByLabel('Check-in').first().waitFor();
  await page.getByRole('button', { name: 'Search' }).first().waitFor();
  const at = Date.now() - start();
  await context.close();
  return at;
}

test('the film strip of the way to a booking', async ({ browser, page, testServer, tolerated }) => {
  tolerated.push(/./);
  const { checkin, checkout } = freshStay();
  const address = `/book?checkin=${checkin}&checkout=${checkout}&guests=2`;
  await openSent(page, address);
  const runs: Record<string, number>[] = [];
  while (runs.length < RUNS) {
    const context = await contextOf(browser, testServer.siteUrl, HEIGHT);
    const dialog = await dialogAfterPress(context, address);
    await context.close();
    runs.push({
      ...(await results(browser, address, testServer.siteUrl)),
      'dialog after the press': dialog,
      'search without scripts': await searchWithoutScripts(browser, testServer.siteUrl),
    });
  }
  const names = Object.keys(runs[0] ?? {});
  const row = Object.fromEntries(
    names.map((name) => [name, median(runs.map((run) => run[name] ?? Number.NaN))]),
  );
  console.table({ [address]: row });
  for (const value of Object.values(row)) expect(value).toBeGreaterThan(0);
});

test('the film strip', async ({ browser, testServer, tolerated }) => {
  tolerated.push(/./);
  const rows: Record<string, Record<string, number>> = {};
  for (const measured of PAGES) {
    const runs: Record<string, number>[] = [];
    while (runs.length < RUNS) {
      const { path, regions, cards } = measured;
      const firstScreen = await seen(browser, { path, height: HEIGHT, regions }, testServer.siteUrl);
      const further = { path, height: HEIGHT_WITH_CARDS, regions: cards };
      const shownCards = await seen(browser, further, testServer.siteUrl);
      const context = await contextOf(browser, testServer.siteUrl, HEIGHT);
      runs.push({ ...firstScreen, ...shownCards, usable: await usable(context, measured) });
      await context.close();
    }
    const names = Object.keys(runs[0] ?? {});
    rows[measured.path] = Object.fromEntries(
      names.map((name) => [name, median(runs.map((run) => run[name] ?? Number.NaN))]),
    );
  }
  console.log(`Milliseconds; ${LATENCY_MILLISECONDS} ms, ${DOWN_KBPS} Kbit/s, processor ${SLOWER} × slower`);
  console.table(rows);
  for (const row of Object.values(rows))
    for (const value of Object.values(row)) expect(value).toBeGreaterThan(0);
});
