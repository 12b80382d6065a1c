import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { untilNotified } from '../../testkit/change-notifications';
import { send } from '../../testkit/raw-http';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { waitFor } from '../../testkit/wait-for';

const BUILT = `<!doctype html><html><head><!--page--><!--/page--><!--hints--><!--/hints--></head>
<body><!--body--><div id="root"></div><!--/body--></body></html>`;

const PAGES = {
  publicPages: [
    { path: '/offers', title: 'Offers', description: 'Offers.' },
    { path: '/admin-only', title: 'Not public', description: 'Asks for what visitors may not read.' },
    { path: '/broken', title: 'Broken', description: 'Cannot be rendered.' },
  ],
  hiddenPaths: ['/booking'],
  closedPaths: [],
};

/** Replaces the program that the site's build makes. It counts how often it rendered. */
const PROGRAM = `
let renderings = 0;
let withoutData = 0;
const QUERIES = {
  '/offers': 'query Offers { offers { title } property { today } }',
  '/offers/': 'query Offers { offers { title } property { today } }',
  '/admin-only': 'query Audit { auditEntries { entries { id } } }',
};
exports.renderPage = async (path, hotel, execute) => {
  if (path === '/broken') throw new Error('broken');
  const data = await execute({ query: QUERIES[path], operationName: null, variables: {} });
  renderings += 1;
  return '<main>' + JSON.stringify(data) + '</main><i>rendering ' + renderings + '</i>';
};
exports.renderPageWithoutData = async (path, { name, town, timeZone }) => {
  if (path === '/broken') throw new Error('broken');
  withoutData += 1;
  const hotel = [name, town, timeZone].join(', ');
  return '<main>loading</main><p>' + hotel + '</p><i>without data ' + withoutData + '</i>';
};
`;

let web: string;
let testServer: TestServer;
beforeAll(async () => {
  web = await mkdtemp(path.join(tmpdir(), 'rendered-pages-'));
  await mkdir(path.join(web, '.rendering'));
  await writeFile(path.join(web, 'index.html'), BUILT);
  await writeFile(path.join(web, 'pages.json'), JSON.stringify(PAGES));
  await writeFile(path.join(web, '.rendering/render-page.cjs'), PROGRAM);
  testServer = await startTestServer({ WEB_DIRECTORY: web });
});
afterAll(async () => {
  await testServer.stop();
  await rm(web, { recursive: true });
});

const open = (address: string, headers: Record<string, string> = {}) =>
  send(testServer, address, { headers: { accept: 'text/html', ...headers } });
const htmlOf = async (address: string) => (await open(address)).text;
const renderingOf = (html: string) => /rendering (\d+)/.exec(html)?.[1];

async function nameOffer(title: string): Promise<void> {
  await testServer.query('DELETE FROM offers');
  await testServer.query('INSERT INTO offers (id, title) VALUES (gen_random_uuid(), $1)', [title]);
}

/** After this, pages are kept: no notification is pending, and the same rendering is sent twice. */
async function warm(): Promise<void> {
  await untilNotified(testServer);
  await waitFor('the page is kept', async () => {
    const first = renderingOf(await htmlOf('/offers'));
    return first !== undefined && first === renderingOf(await htmlOf('/offers'));
  });
}

describe('a page is rendered', () => {
  test('with the data of public documents', async () => {
    await nameOffer('Monsoon nights');
    await waitFor('the page shows the offer', async () =>
      (await htmlOf('/offers')).includes('Monsoon nights'),
    );
  });

  test('once, for all callers', async () => {
    await warm();
    // A server that hears nothing of changes for a moment, as on a busy machine, keeps no page meanwhile.
    await waitFor('one rendering is sent to all callers', async () => {
      const pages = [
        await open('/offers'),
        await open('/offers', { 'accept-encoding': 'br' }),
        await open('/offers?from=mail'),
      ];
      const renderings = new Set(pages.map(({ text }) => renderingOf(text)));
      return renderings.size === 1 && !renderings.has(undefined);
    });
  });

  test.each(['/offers/', '/OFFERS'])('also for who opens %s, which leads to it', async (address) => {
    expect(renderingOf(await htmlOf(address))).toBeDefined();
  });
});

describe('a kept page', () => {
  test('is sent with the headers of a page and a new request id', async () => {
    await warm();
    const [first, second] = [await open('/offers'), await open('/offers')];
    expect(second.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(second.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(second.headers.get('permissions-policy')).toContain('camera=()');
    expect(second.headers.get('cache-control')).toBe('no-cache');
    expect(second.headers.get('vary')).toContain('Accept-Encoding');
    expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
  });

  test('is 304 for a client that has it', async () => {
    await warm();
    const { headers } = await open('/offers');
    const again = await open('/offers', { 'if-none-match': headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    expect(again.text).toBe('');
  });

  test('is dropped by a write, and the next page is rendered', async () => {
    await warm();
    await nameOffer('Winter by the lake');
    await untilNotified(testServer);
    expect(await htmlOf('/offers')).toContain('Winter by the lake');
    await warm();
  });

  test('is dropped when the hotel’s date changes', async () => {
    await warm();
    const today = /"today":"([^"]*)"/.exec(await htmlOf('/offers'))?.[1];
    await testServer.shiftClock('1 day');
    await untilNotified(testServer);
    expect(/"today":"([^"]*)"/.exec(await htmlOf('/offers'))?.[1]).not.toBe(today);
    await testServer.shiftClock('0');
    await untilNotified(testServer);
  });
});

describe('a page is sent without its data', () => {
  test('when it asks for what visitors may not read', async () => {
    const { status, text } = await open('/admin-only');
    expect(status).toBe(200);
    expect(text).toContain('<main>loading</main>');
  });

  test('for this hotel, which no query has to name', async () => {
    expect((await open('/admin-only')).text).toContain('<p>Saffron Court, Udaipur, Asia/Kolkata</p>');
  });

  test('and rendered by the browser when the server cannot render it', async () => {
    const { status, text } = await open('/broken');
    expect(status).toBe(200);
    expect(text).toContain('<title>Broken – Saffron Court</title>');
    expect(text).toContain('<div id="root"></div>');
  });

  test('while the database does not respond, and with data again afterwards', async () => {
    await warm();
    const client = testServer.installation.database.createQueryRunner();
    await client.startTransaction();
    await client.query('LOCK TABLE offers IN ACCESS EXCLUSIVE MODE');
    await testServer.query("SELECT pg_notify('changes', 'offers')");
    await untilNotified(testServer);
    const [sent = 'the page has data'] =
      /<main>loading<.*<i>without data \d+</.exec(await htmlOf('/offers')) ?? [];
    // At once, without another wait or rendering.
    expect(await htmlOf('/offers')).toContain(sent);
    await client.rollbackTransaction();
    await client.release();
    await waitFor('the page has its data', async () => renderingOf(await htmlOf('/offers')) !== undefined);
  });

  test('again when the hotel has changed', async () => {
    await testServer.query("UPDATE property SET name = 'The Old Mill', town = 'Kochi'");
    await waitFor('the page is about the other hotel', async () =>
      (await htmlOf('/admin-only')).includes('<p>The Old Mill, Kochi, Asia/Kolkata</p>'),
    );
  });
});

test('the program that renders pages has no address', async () => {
  const { text } = await send(testServer, '/.rendering/render-page.cjs');
  expect(text).not.toContain('renderings');
});
