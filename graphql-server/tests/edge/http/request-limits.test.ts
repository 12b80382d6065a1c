import { DOCUMENT_LIMITS } from '../../../src/edge/http/documents/document-limits';
import type { GraphqlBody } from '../../testkit/graphql';
import { countInOneWindow } from '../../testkit/one-window';
import { freshCaller, send, type HttpResponse } from '../../testkit/raw-http';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { signatureOf } from '../../testkit/webhooks';

// 18 requests and 12 points of reads in twenty seconds.
const SCALE = 0.03;
const REQUESTS = 18;

/** With the default limits. */
let testServer: TestServer;
/** With a share of the default limits. */
let strict: TestServer;
beforeAll(async () => {
  countInOneWindow();
  [testServer, strict] = await Promise.all([
    startTestServer(),
    startTestServer({ RATE_LIMIT_SCALE: String(SCALE) }),
  ]);
});
afterAll(() => Promise.all([testServer.stop(), strict.stop()]));

const JSON_TYPE = { 'content-type': 'application/json' };

interface Sent {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

function post(
  at: TestServer,
  caller: string,
  { method = 'POST', path, headers, body }: Sent,
): Promise<HttpResponse> {
  const from = { 'x-forwarded-for': caller };
  return send(at, path, { method, headers: { ...JSON_TYPE, ...from, ...headers }, body });
}

const inGraphql = (query: string, variables: object = {}): Sent => ({
  path: '/graphql',
  body: JSON.stringify({ query, variables }),
});

function codeOf({ json }: HttpResponse): unknown {
  const [first] = ((json ?? {}) as GraphqlBody).errors ?? [];
  return first ? first.extensions['code'] : json?.['code'];
}

const UNSUBSCRIBE = 'mutation ($token: String!) { unsubscribe(token: $token) { __typename } }';
const equalFields = (count: number) => `{ ${'property { name } '.repeat(count)} }`;

describe('each request counts, whatever its outcome', () => {
  const TABLE: [string, Sent][] = [
    ['a syntax error', inGraphql('{ property { name ')],
    ['variables that do not fit', inGraphql(UNSUBSCRIBE, { token: 7 })],
    [
      'a hash that nobody knows',
      { path: '/graphql', body: '{"extensions":{"persistedQuery":{"version":1,"sha256Hash":"x"}}}' },
    ],
    ['a body that is no JSON', { path: '/graphql', body: '{"query":' }],
    ['a refused token', { ...inGraphql('{ viewer { uid } }'), headers: { authorization: 'Bearer forged' } }],
    [
      'a refused token at the startup check',
      { method: 'GET', path: '/', headers: { accept: 'application/json', authorization: 'Bearer forged' } },
    ],
    ['an unknown path', { path: '/api/nothing', body: '{}' }],
    ['a path in capitals', { path: '/API/nothing', body: '{}' }],
    ['a form with nothing in it', { path: '/api/contact', body: '{}' }],
  ];

  test.each(TABLE)('%s', async (_what, request) => {
    const caller = freshCaller();
    const statuses: number[] = [];
    for (let time = 1; time <= REQUESTS; time += 1)
      statuses.push((await post(strict, caller, request)).status);
    const over = await post(strict, caller, request);
    expect(statuses[0]).not.toBe(429);
    expect(over.status).toBe(429);
    expect(codeOf(over)).toBe('RATE_LIMITED');
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await post(strict, freshCaller(), request)).status).not.toBe(429);
  });

  test('on the code paths in the format of these paths', async () => {
    const caller = freshCaller();
    const request = { path: '/api/verify-otp', body: '{}' };
    for (let time = 1; time <= REQUESTS; time += 1) await post(strict, caller, request);
    const over = await post(strict, caller, request);
    expect(over).toMatchObject({ status: 429, json: { success: false, message: expect.any(String) } });
  });
});

describe('so does what the site sends', () => {
  const PATHS = [
    '/',
    '/nothing',
    '/.well-known/nothing',
    '/robots.txt',
    '/sitemap.xml',
    '/desk',
    '/shared/deluxe-50-50.jpg',
    '/shared/nothing-50-50.jpg',
    '/pictures/0123456789abcdef0123456789abcdef/480.webp',
    `/calendars/${'a'.repeat(43)}.ics`,
  ];

  test.each(PATHS)('%s', async (path) => {
    const headers = { accept: 'text/html', 'x-forwarded-for': freshCaller() };
    const statuses: number[] = [];
    for (let time = 0; time <= REQUESTS; time += 1)
      statuses.push((await send(strict, path, { headers })).status);
    expect(statuses).toContain(429);
    expect((await send(testServer, path, { headers })).status).not.toBe(429);
  });

  test('and events with a false signature, but none of the gateway', async () => {
    const body = JSON.stringify({ event: 'order.paid', payload: {} });
    const event = (signature: string, caller: string) =>
      post(strict, caller, {
        path: '/webhooks/razorpay',
        headers: { 'x-razorpay-signature': signature, 'x-razorpay-event-id': `evt_${signature}` },
        body,
      });
    const caller = freshCaller();
    const [first, second] = [await event('false', caller), await event('false', caller)];
    expect([first.status, second.status]).toEqual([400, 429]);
    expect((await event(signatureOf(body), freshCaller())).status).toBe(200);
  });

  test('a picture has one address, however its numbers are spelled', async () => {
    const status = async (path: string) => (await send(testServer, path)).status;
    expect(await status('/shared/nothing-050-50.jpg')).toBe(404);
    const known = await status('/shared/deluxe-50-50.jpg');
    expect([200, 404]).toContain(known);
    for (const other of ['050-50', '50-050', '050-050'])
      expect(await status(`/shared/deluxe-${other}.jpg`)).toBe(404);
  });
});

test('the calendar costs as much as four reads', async () => {
  const caller = freshCaller();
  const calendar = inGraphql('{ stayCalendar(from: "2030-01-01") { __typename } }');
  const statuses: number[] = [];
  for (let time = 0; time < 4; time += 1) statuses.push((await post(strict, caller, calendar)).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
});

test('a search costs as much as ten reads', async () => {
  const caller = freshCaller();
  const search = inGraphql('{ stayOptions(checkin: "2030-01-01", checkout: "2030-01-02") { __typename } }');
  const statuses = [await post(strict, caller, search), await post(strict, caller, search)];
  expect(statuses.map(({ status }) => status)).toEqual([200, 429]);
});

describe('where only the site’s own documents run', () => {
  let closed: TestServer;
  beforeAll(async () => {
    closed = await startTestServer({ RATE_LIMIT_SCALE: String(SCALE), PERSISTED_QUERIES_ONLY: 'on' });
  });
  afterAll(() => closed.stop());

  test('every other document is refused and counts', async () => {
    const caller = freshCaller();
    const statuses: number[] = [];
    for (let time = 0; time <= REQUESTS; time += 1) {
      const text = `${UNSUBSCRIBE} #${time} `.padEnd(DOCUMENT_LIMITS.bytes, 'x');
      statuses.push((await post(closed, caller, inGraphql(text))).status);
    }
    expect(statuses).toEqual([...Array<number>(REQUESTS).fill(403), 429]);
  });
});

describe('a document is charged what it costs', () => {
  test('given far too many equal fields, then it is refused before they are compared', async () => {
    const response = await post(testServer, freshCaller(), inGraphql(equalFields(240)));
    expect(response.status).toBe(400);
    expect(codeOf(response)).toBe('GRAPHQL_VALIDATION_FAILED');
    expect(response.text).toContain('too often');
  });

  test('given a hundred equal fields, then a caller may send them ten times a minute at most', async () => {
    const caller = freshCaller();
    const statuses: number[] = [];
    for (let time = 1; time <= 12; time += 1) {
      // Another text each time, so that no text is known to the server.
      const text = `${equalFields(100)} # ${time}`;
      statuses.push((await post(testServer, caller, inGraphql(text))).status);
    }
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0);
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(10);
    expect(statuses.at(-1)).toBe(429);
  });

  test('given one field, then it costs one read as before', async () => {
    const caller = freshCaller();
    const text = '{ property { name } }';
    for (let time = 1; time <= 12; time += 1)
      expect((await post(strict, caller, inGraphql(text))).status).toBe(200);
    expect((await post(strict, caller, inGraphql(text))).status).toBe(429);
  });
});

describe('a document', () => {
  const padded = (bytes: number) => `{ property { name } } #${'x'.repeat(bytes - 23)}`;

  test('of exactly the largest size is executed', async () => {
    const response = await post(testServer, freshCaller(), inGraphql(padded(DOCUMENT_LIMITS.bytes)));
    expect(response.status).toBe(200);
  });

  test.each([
    ['in one-byte characters', padded(DOCUMENT_LIMITS.bytes + 1)],
    ['in three-byte characters', `{ property { name } } #${'₹'.repeat(DOCUMENT_LIMITS.bytes / 3)}`],
  ])('that is larger is refused before it is parsed, %s', async (_how, text) => {
    const response = await post(testServer, freshCaller(), inGraphql(text));
    expect(response.status).toBe(413);
    expect(codeOf(response)).toBe('DOCUMENT_TOO_LARGE');
    expect(response.text).toContain(`at most ${DOCUMENT_LIMITS.bytes} bytes`);
  });
});
