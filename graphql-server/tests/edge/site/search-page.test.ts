import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  MEMORY_LIMITS,
  RATE_LIMITS,
  SEARCH_PAGE_LIMITS,
} from '../../../src/platform/limits/rate-limit-table';
import { hold, inDays } from '../../testkit/bookings';
import { assertType, execute, gql } from '../../testkit/graphql';
import { countInOneWindow } from '../../testkit/one-window';
import { addPromotion, signedInOwner, stayThreePayTwo } from '../../testkit/promotions';
import { freshCaller, send } from '../../testkit/raw-http';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { waitFor } from '../../testkit/wait-for';

const BUILT = `<!doctype html><html><head><!--page--><!--/page--><!--hints--><!--/hints--></head>
<body><!--body--><div id="root"></div><!--/body--></body></html>`;

const PAGES = {
  publicPages: [],
  searchPage: { paths: ['/book', '/rooms'], hints: ['<link rel="hint">'] },
  roomTypePage: { path: '/stay/:code', hints: ['<link rel="room hint">'] },
  hiddenPaths: ['/book'],
  closedPaths: [],
};

/** Replaces the program that the site's build makes: it writes what the search of the address finds. */
const PROGRAM = `
let renderings = 0;
exports.renderPage = async (address, hotel, execute) => {
  renderings += 1;
  const search = new URL(address, 'http://site').searchParams;
  const given = ['checkin', 'checkout', 'code'].map((name) => [name, search.get(name)]);
  const variables = Object.fromEntries(given.filter(([, value]) => value));
  await execute({ query: '{ property { today } }', operationName: null, variables: {} });
  const { stayOptions } = await execute({
    query: \`query Found($checkin: PlainDate!, $checkout: PlainDate!, $code: String) {
      stayOptions(checkin: $checkin, checkout: $checkout, code: $code) {
        ... on StayOptions {
          codeFault { code }
          options { roomType { name } roomsFree quote { total { amount } } }
        }
        ... on InvalidInput { faults { field code } }
      }
    }\`,
    operationName: 'Found',
    variables,
  });
  return '<main>' + JSON.stringify(stayOptions) + '</main><i>rendering ' + renderings + '</i>';
};
exports.renderPageWithoutData = async () => '<main></main>';
`;

const SUITES_FOR = gql(`query SuitesFor($checkin: PlainDate!, $checkout: PlainDate!) {
  stayOptions(checkin: $checkin, checkout: $checkout) {
    __typename
    ... on StayOptions { options { roomType { name } roomsFree quote { total { amount } } } }
  }
}`);

const SHELL = '<div id="root"></div>';
const SUITES = 4;

let web: string;
let testServer: TestServer;
beforeAll(async () => {
  countInOneWindow();
  web = await mkdtemp(path.join(tmpdir(), 'search-page-'));
  await mkdir(path.join(web, '.rendering'));
  await writeFile(path.join(web, 'index.html'), BUILT);
  await writeFile(path.join(web, 'pages.json'), JSON.stringify(PAGES));
  await writeFile(path.join(web, '.rendering/render-page.cjs'), PROGRAM);
  testServer = await startTestServer({ WEB_DIRECTORY: web, HOLDS_PER_EMAIL: '20' });
});
afterAll(async () => {
  await testServer.stop();
  await rm(web, { recursive: true });
});

const open = (address: string, caller = freshCaller()) =>
  send(testServer, address, { headers: { accept: 'text/html', 'x-forwarded-for': caller } });
const searchFor = (from: number, to: number, more = '') =>
  `/book?checkin=${inDays(from)}&checkout=${inDays(to)}${more}`;
const htmlOf = async (address: string, caller?: string) => (await open(address, caller)).text;

test('the search is sent with its results, also to readers without scripts', async () => {
  const { status, text, headers } = await open(searchFor(40, 41));
  expect(status).toBe(200);
  expect(text).toContain('{"roomType":{"name":"Single"},"roomsFree":8,"quote":{"total":{"amount":981288}}}');
  expect(text).toContain('<meta name="robots" content="noindex" />');
  expect(text).toContain('<link rel="hint">');
  expect(headers.get('cache-control')).toBe('no-cache');
});

test.each([
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
])('a browser that accepts %s gets the results in the coding %s', async (accepted, coding) => {
  const headers = { accept: 'text/html', 'accept-encoding': accepted, 'x-forwarded-for': freshCaller() };
  const response = await send(testServer, searchFor(46, 47), { headers });
  expect(response.headers.get('content-encoding')).toBe(coding);
  expect(response.text).toContain('{"roomType":{"name":"Single"},"roomsFree":8,');
});

test('a shared address tells its dates, its room and who stays', async () => {
  const html = await htmlOf('/book?checkin=2030-12-04&checkout=2030-12-06&guests=2&room=Deluxe');
  const title = 'Rooms from Wednesday, 4 December 2030 to Friday, 6 December 2030 – Saffron Court';
  expect(html).toContain(`<title>${title}</title>`);
  expect(html).toContain(`<meta property="og:title" content="${title}" />`);
  expect(html).toContain(
    '<meta name="description" content="Deluxe: free rooms with their price, tax included, for 2 guests. Saffron Court, Udaipur." />',
  );
});

test('a shared address tells the room that stands first', async () => {
  const html = await htmlOf(
    '/book?checkin=2030-12-04&checkout=2030-12-06&adults=2&minors=1&age=7&first=Suite',
  );
  expect(html).toContain(
    '<meta property="og:description" content="Suite: free rooms with their price, tax included, for 3 guests. Saffron Court, Udaipur." />',
  );
});

test('the page of a room type with dates is sent with the price of these dates, and tells them', async () => {
  const dates = `checkin=${inDays(46)}&checkout=${inDays(47)}`;
  const { status, text, headers } = await open(`/stay/Single?${dates}&guests=1`);
  expect(status).toBe(200);
  expect(text).toContain('{"roomType":{"name":"Single"},"roomsFree":8,"quote":{"total":{"amount":981288}}}');
  expect(text).toMatch(/<title>Single from \w+, \d+ \w+ \d+ to \w+, \d+ \w+ \d+ – Saffron Court<\/title>/);
  expect(text).toContain(
    '<meta name="description" content="Single: free rooms with their price, tax included, for 1 guest. Saffron Court, Udaipur." />',
  );
  expect(text).toMatch(/<link rel="canonical" href="[^"?]*\/stay\/Single" \/>/);
  expect(text).toMatch(/<meta property="og:url" content="[^"]*\/stay\/Single\?checkin=/);
  expect(text).toContain('<link rel="room hint">');
  expect(text).not.toContain('application/ld+json');
  expect(headers.get('cache-control')).toBe('no-cache');
});

test.each(['', '?checkin=2030-12-04', '?checkin=2030-12-06&checkout=2030-12-04'])(
  'the page of a room type with the search "%s" is the page for everybody',
  async (search) => {
    const html = await htmlOf(`/stay/Single${search}`);
    expect(html).toContain('<title>Single – Saffron Court</title>');
    expect(html).toContain('<meta name="robots" content="index, follow" />');
  },
);

test('there is no page of an unknown room type, with dates or without', async () => {
  const dates = `checkin=${inDays(46)}&checkout=${inDays(47)}`;
  const found = await Promise.all(['/stay/Palace', `/stay/Palace?${dates}`].map((address) => open(address)));
  expect(found.map(({ status }) => status)).toEqual([404, 404]);
});

test.each(['/book', '/book?checkin=2030-02-30&checkout=x&guests=999&room=%3Cscript%3E'])(
  '%s has the title of the search',
  async (address) => {
    const html = await htmlOf(address);
    expect(html).toContain('<title>Find your room – Saffron Court</title>');
    expect(html).not.toContain('<script>%');
  },
);

const renderingOf = (html: string) => /rendering (\d+)/.exec(html)?.[1];

test('a search that was asked before is sent again without rendering it', async () => {
  const first = renderingOf(await htmlOf(searchFor(42, 43)));
  expect(first).toBeDefined();
  expect(renderingOf(await htmlOf(searchFor(42, 43)))).toBe(first);
});

test('a search with a code is rendered each time, and no browser keeps it', async () => {
  const first = renderingOf(await htmlOf(searchFor(42, 43, '&code=NONE')));
  expect(renderingOf(await htmlOf(searchFor(42, 43, '&code=NONE')))).not.toBe(first);
  expect((await open(searchFor(42, 43, '&code=NONE'))).headers.get('cache-control')).toBe(
    'private, no-cache',
  );
});

test('a change of rates is in the next search, although the search was kept', async () => {
  const first = renderingOf(await htmlOf(searchFor(44, 45)));
  await testServer.query(`UPDATE seasons SET priority = priority WHERE false`);
  await waitFor(
    'the search is rendered anew',
    async () => renderingOf(await htmlOf(searchFor(44, 45))) !== first,
  );
});

test('a sold room is missing as soon as it is sold, although the search was kept', async () => {
  const suites = async () => /"Suite"},"roomsFree":(\d)/.exec(await htmlOf(searchFor(50, 51)))?.[1];
  expect(await suites()).toBe(String(SUITES));
  await hold(testServer, { roomType: 'Suite', checkin: inDays(50), checkout: inDays(51) });
  await waitFor('the sold suite is missing', async () => (await suites()) === String(SUITES - 1));
});

test('given sales and changed rates between the searches of many guests, each search soon shows how it is', async () => {
  const nights = [70, 71, 72, 73];
  const addresses = nights.flatMap((night) => [searchFor(night, night + 1), searchFor(night, night + 2)]);
  const shown = async (address: string) =>
    /"Suite"},"roomsFree":(\d),"quote":{"total":{"amount":(\d+)/.exec(await htmlOf(address))?.slice(1);
  /** The prices that GraphQL answers with, which keeps no search. */
  const sold = async (address: string) => {
    const { searchParams } = new URL(address, 'http://site');
    const [checkin, checkout] = [searchParams.get('checkin') ?? '', searchParams.get('checkout') ?? ''];
    const { stayOptions } = await execute(testServer, SUITES_FOR, { checkin, checkout });
    assertType(stayOptions, 'StayOptions');
    const suite = stayOptions.options.find(({ roomType }) => roomType.name === 'Suite');
    return [String(suite?.roomsFree), String(suite?.quote?.total.amount)];
  };
  let isSelling = true;
  const search = async () => {
    while (isSelling) await Promise.all(addresses.map(shown));
  };
  const guests = Promise.all([search(), search()]);
  for (const night of nights) {
    await hold(testServer, { roomType: 'Suite', checkin: inDays(night), checkout: inDays(night + 1) });
    await testServer.query('UPDATE room_types SET nightly_rate_cents = nightly_rate_cents + 100');
  }
  isSelling = false;
  await guests;
  for (const address of addresses) {
    const now = await sold(address);
    await waitFor(`${address} shows how it is`, async () => String(await shown(address)) === String(now));
  }
  // Nothing that was read before the last change is kept.
  for (const address of addresses) expect(await shown(address)).toEqual(await sold(address));
  await testServer.query(
    `UPDATE room_types SET nightly_rate_cents = nightly_rate_cents - ${100 * nights.length}`,
  );
});

test('dates that cannot be booked are named', async () => {
  expect(await htmlOf(searchFor(-1, 1))).toContain('{"field":"checkin","code":"CHECKIN_TOO_EARLY"}');
  expect(await htmlOf(searchFor(40, 99))).toContain('{"field":"checkout","code":"STAY_TOO_LONG"}');
});

test.each([
  '/book?checkin=never&checkout=%27%3B--',
  '/book?checkin[]=1&checkin[a][b]=2&checkout=__proto__',
  '/book?%E0%A4%A=%',
  `/book?${'x'.repeat(8_000)}`,
  `/book?${'checkin=2026-12-01&'.repeat(400)}`,
  '/BOOK?checkin=1',
])('an address with invalid parameters is a page that the browser renders: %#', async (address) => {
  const { status, text } = await open(address);
  expect(status).toBe(200);
  expect(text).toContain(SHELL);
});

describe('given a promotion', () => {
  test('its code is used when the address has it, and attempts count for the caller', async () => {
    const stay = { roomType: 'Deluxe', checkin: inDays(60), checkout: inDays(63) };
    await addPromotion(testServer, await signedInOwner(testServer), stayThreePayTwo('LAKE3'), { stay });
    expect(await htmlOf(searchFor(60, 63, '&code=lake3'))).toContain('3944976');
    expect(await htmlOf(searchFor(60, 63))).not.toContain('3944976');

    const caller = freshCaller();
    // Ten searches; more of one caller would meet the limit of reads.
    const { rateLimits } = testServer.installation.services;
    for (let tries = 10; tries < RATE_LIMITS.unknownCodes.points; tries += 1)
      await rateLimits.secondsToWait(RATE_LIMITS.unknownCodes, caller);
    for (let tries = 0; tries < 10; tries += 1)
      expect(await htmlOf(searchFor(60, 63, `&code=WRONG${tries}`), caller)).toContain('CODE_UNKNOWN');
    expect(await htmlOf(searchFor(60, 63, '&code=lake3'), caller)).toContain('PROMOTION_CODES_TRIED');
  });
});

test('a caller who searches too often, and all callers together, get the page that the browser renders', async () => {
  const caller = freshCaller();
  const most = MEMORY_LIMITS.readPointsAMinute / SEARCH_PAGE_LIMITS.readPoints;
  const pages: string[] = [];
  for (let time = 0; time <= most; time += 1)
    pages.push(await htmlOf(searchFor(40, 41, `&n=${time}`), caller));
  expect(pages.at(-1)).toContain(SHELL);

  const { savedMilliseconds, renderingMilliseconds } = SEARCH_PAGE_LIMITS;
  const atOnce = (2 * savedMilliseconds) / renderingMilliseconds;
  const many = await Promise.all(
    Array.from({ length: atOnce }, (_, n) => open(searchFor(40, 41, `&m=${n}`))),
  );
  expect(many.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
  expect(many.some(({ text }) => text.includes(SHELL))).toBe(true);
});
