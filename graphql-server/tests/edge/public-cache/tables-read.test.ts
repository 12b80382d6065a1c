// A kept response or page is dropped when a table changes from which it was read. The statements that a read sends are
// compared with the declared tables. Rows that the server has in memory send no statement: src/app/changes.ts drops what
// shows them.
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
  type GraphQLOutputType,
} from 'graphql';
import { Client } from 'pg';
import { applicationSchema } from '../../../src/app/schema';
import { PUBLIC_FIELDS } from '../../../src/edge/public-cache/public-documents';
import { TABLES_OF_PAGES } from '../../../src/edge/site/page-responses';
import { TABLES_OF_RESULTS } from '../../../src/edge/site/site-routes';
import { TABLE_OWNERS } from '../../../table-owners';
import { hold, inDays } from '../../testkit/bookings';
import { freshCaller, postJson, send } from '../../testkit/raw-http';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { waitFor } from '../../testkit/wait-for';

const DOCUMENTS = Object.values(
  JSON.parse(
    readFileSync(path.resolve(__dirname, '../../../../web/src/generated/persisted-documents.json'), 'utf8'),
  ) as Record<string, string>,
);
const named = (name: string): string => {
  const found = DOCUMENTS.find((text) => text.startsWith(`query ${name}`));
  if (!found) throw new Error(`The site has no query ${name}.`);
  return found;
};

const SUITES = 4;
/** A booking that ends gives back its nights in the transaction that ends its use of a promotion. */
const ANNOUNCED_BY_NIGHTS = ['bookings'];

/** Each public read, with what it must be given. */
const READS: [name: string, given: string][] = [
  ['categoryItems', '(category: "Deluxe Rooms")'],
  ['hotels', ''],
  ['identitySettings', ''],
  ['navigation', ''],
  ['offers', ''],
  ['pageBody', '(page: "terms")'],
  ['pageTexts', '(page: "home")'],
  ['property', ''],
  ['ratePlans', ''],
  ['roomTypes', ''],
  ['testimonials', ''],
];
const DEPTH = 3;
/** A sold night drops no kept page. */
const SHOWN_A_MINUTE_LATE = 'room_nights';
/** After a change of the clock, a server keeps nothing until it knows the date again. */
const FORGETS_ALL = 'clock';

/** What the site asks for on a page of results. */
const SEARCH = ['SearchWindow', 'RoomsAtAGlance', 'StayOptions', 'StaysInstead'];
const PAGES = {
  publicPages: [],
  searchPage: { paths: ['/book'], hints: [] },
  hiddenPaths: [],
  closedPaths: [],
};
const BUILT =
  '<!doctype html><html><head><!--page--><!--/page--></head><body><!--body--><!--/body--></body></html>';

/** Replaces the program that the site's build makes: it sends the queries of the site. */
const program = (texts: readonly string[]) => `
const texts = ${JSON.stringify(texts)};
exports.renderPage = async (address, hotel, execute) => {
  const search = new URL(address, 'http://site').searchParams;
  const variables = { checkin: search.get('checkin'), checkout: search.get('checkout'), guests: 3 };
  const found = [];
  for (const query of texts) found.push(await execute({ query, operationName: null, variables }));
  return '<main>' + JSON.stringify(found) + '</main>';
};
exports.renderPageWithoutData = async () => '<main></main>';`;

let web: string;
let testServer: TestServer;
const sent = vi.spyOn(Client.prototype, 'query');

beforeAll(async () => {
  web = await mkdtemp(path.join(tmpdir(), 'tables-read-'));
  await mkdir(path.join(web, '.rendering'));
  await writeFile(path.join(web, 'index.html'), BUILT);
  await writeFile(path.join(web, 'pages.json'), JSON.stringify(PAGES));
  await writeFile(path.join(web, '.rendering/render-page.cjs'), program(SEARCH.map(named)));
  testServer = await startTestServer({ WEB_DIRECTORY: web });
});
afterAll(async () => {
  sent.mockRestore();
  await testServer.stop();
  await rm(web, { recursive: true });
});

function textOf(statement: unknown): string {
  return String(
    typeof statement === 'object' && statement && 'text' in statement ? statement.text : statement,
  );
}

/** The tables that the statements of the work name. */
async function tablesReadBy(work: () => Promise<unknown>): Promise<string[]> {
  testServer.installation.invalidation.changes.changed(FORGETS_ALL);
  sent.mockClear();
  await work();
  const texts = sent.mock.calls.map(([statement]) => textOf(statement));
  const words = texts.flatMap((text) => [...text.matchAll(/\b(?:FROM|JOIN)\s+"?(\w+)/gi)]);
  const names = words.map(([, name = '']) => name).filter((name) => name in TABLE_OWNERS && name !== 'clock');
  return [...new Set(names)].toSorted();
}

const openSearch = (nights: number) =>
  send(testServer, `/book?checkin=${inDays(nights)}&checkout=${inDays(nights + 2)}`, {
    headers: { accept: 'text/html', 'x-forwarded-for': freshCaller() },
  });

test('a page of results is read from the tables of pages and of results, and from no other', async () => {
  // Limits are counted only where something is limited, and dates instead are looked for where a type is sold out.
  const includes = `ARRAY(SELECT code FROM extras)`;
  await testServer.query('UPDATE extras SET daily_limit = 500');
  await testServer.query(`UPDATE rate_plans SET included_extras = ${includes}`);
  await testServer.query(
    `INSERT INTO promotions (name, discount, total_uses) VALUES ('First', '{"kind": "PERCENT", "hundredths": 1000}', 500)`,
  );
  for (let sold = 0; sold < SUITES; sold += 1)
    await hold(testServer, { roomType: 'Suite', checkin: inDays(70), checkout: inDays(72) });
  await waitFor('the search shows what is limited', async () =>
    (await openSearch(70)).text.includes('First'),
  );
  const read = await tablesReadBy(async () => expect((await openSearch(69)).text).toContain('"options":['));
  const further = read.filter((table) => !TABLES_OF_PAGES.includes(table));
  expect(further.filter((table) => !ANNOUNCED_BY_NIGHTS.includes(table))).toEqual(
    TABLES_OF_RESULTS.toSorted(),
  );
});

/** A document with all fields of a public read, three levels deep. */
function wholeDocument(name: string, given: string): string {
  const field = applicationSchema().getQueryType()?.getFields()[name];
  if (!field) throw new Error(`The schema has no query ${name}.`);
  return `{ ${name}${given}${selectionOf(field.type, DEPTH)} }`;
}

function selectionOf(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (isUnionType(named))
    return ` { ${named
      .getTypes()
      .map((one) => `... on ${one.name}${selectionOf(one, depth)}`)
      .join(' ')} }`;
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).filter(
    (field) => !field.args.some(isRequiredArgument) && (depth > 1 || isLeafType(getNamedType(field.type))),
  );
  return ` { __typename ${fields.map((field) => `${field.name}${selectionOf(field.type, depth - 1)}`).join(' ')} }`;
}

test.each(READS)('%s is read from its declared tables and no other', async (name, given) => {
  const query = wholeDocument(name, given);
  const read = await tablesReadBy(async () => {
    const { json } = await postJson(testServer, '/graphql', { query });
    expect(json).toHaveProperty(`data.${name}`, expect.anything());
  });
  const declared = PUBLIC_FIELDS.get(name) ?? [];
  expect(read.filter((table) => !declared.includes(table) && table !== SHOWN_A_MINUTE_LATE)).toEqual([]);
});

test('each public read is tried', () => {
  const tried = READS.map(([name]) => name);
  expect([...PUBLIC_FIELDS.keys()].filter((name) => name !== '__typename').toSorted()).toEqual(
    tried.toSorted(),
  );
});
