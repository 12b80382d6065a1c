import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { close, listen } from '../../../local/listening';
import { createHttpServer } from '../../../src/edge/http/http-server';
import { DOCUMENT_LIMITS } from '../../../src/edge/http/documents/document-limits';
import type { GraphqlBody, GraphqlError } from '../../testkit/graphql';
import { countInOneWindow } from '../../testkit/one-window';
import { freshCaller, postJson, send, type HttpResponse } from '../../testkit/raw-http';
import { startTestServer, type TestServer } from '../../testkit/test-server';

const KNOWN = 'query Known { property { name } }';
const OTHER_ORIGIN = 'https://elsewhere.example';
const FRIEND = 'https://friend.example';
const IN_ADDRESS = { 'apollo-require-preflight': 'yes' };
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** With default settings. */
let testServer: TestServer;
/** With the strictest settings. */
let strict: TestServer;
let web: string;
beforeAll(async () => {
  countInOneWindow();
  web = await mkdtemp(path.join(tmpdir(), 'built-site-'));
  await writeFile(path.join(web, 'persisted-documents.json'), JSON.stringify({ [sha256(KNOWN)]: KNOWN }));
  [testServer, strict] = await Promise.all([
    startTestServer({ WEB_DIRECTORY: web }),
    startTestServer({
      WEB_DIRECTORY: web,
      SANDBOX: 'off',
      PERSISTED_QUERIES_ONLY: 'on',
      CORS_ORIGINS: FRIEND,
      RATE_LIMIT_SCALE: '0.03',
    }),
  ]);
});
afterAll(async () => {
  await Promise.all([testServer.stop(), strict.stop()]);
  await rm(web, { recursive: true });
});

const query = (text: string, at = testServer) => postJson(at, '/graphql', { query: text });

const bodyOf = <Result>({ json }: HttpResponse) => (json ?? {}) as GraphqlBody<Result>;
const errorsOf = (response: HttpResponse): GraphqlError[] => bodyOf(response).errors ?? [];
const messagesOf = (response: HttpResponse) => errorsOf(response).map(({ message }) => message);
const codeOf = (response: HttpResponse) => errorsOf(response)[0]?.extensions['code'];

const times = (count: number, fieldOf: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => fieldOf(index)).join(' ');
const nested = (depth: number): string => (depth === 1 ? 'field' : `field { ${nested(depth - 1)} }`);
const COSTLY = `bookingByToken(token: "none") { ... on Booking { quote {
  taxes { amount { amount currency } } total { amount currency } roomCharge { amount currency } } } }`;

describe('a document over a limit is refused before it runs', () => {
  const { depth, aliases, directives, tokens } = DOCUMENT_LIMITS;
  test.each([
    ['depth', `{ ${nested(depth)} }`, `{ ${nested(depth + 1)} }`, /^Query depth limit of 10 exceeded/],
    [
      'aliases',
      `{ ${times(aliases, (index) => `a${index}: property { name }`)} }`,
      `{ ${times(aliases + 1, (index) => `a${index}: property { name }`)} }`,
      /^Aliases limit of 15 exceeded/,
    ],
    [
      'directives',
      `{ property { ${times(directives, () => 'name @include(if: true)')} } }`,
      `{ property { ${times(directives + 1, () => 'name @include(if: true)')} } }`,
      /^Directives limit of 20 exceeded/,
    ],
    ['cost', `{ ${COSTLY} }`, `{ ${times(25, () => COSTLY)} }`, /^Query Cost limit of 1000 exceeded/],
    [
      'tokens',
      `{ property { ${times(tokens - 5, () => 'name')} } }`,
      `{ property { ${times(tokens, () => 'name')} } }`,
      /Document contains more tha[nt] 1000 tokens/,
    ],
  ])('by its %s', async (_limit, just, tooMuch, message) => {
    const within = await query(just);
    expect(messagesOf(within)).not.toContainEqual(expect.stringMatching(message));
    const over = await query(tooMuch);
    expect(over.status).toBe(400);
    expect(messagesOf(over)).toContainEqual(expect.stringMatching(message));
  });

  test('in fragments too', async () => {
    const fragment = `fragment All on Query { ${times(16, (index) => `a${index}: property { name }`)} }`;
    expect(messagesOf(await query(`{ ...All } ${fragment}`))).toContainEqual(
      expect.stringMatching(/^Aliases limit/),
    );
    const circle = await query('{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }');
    expect(circle.status).toBe(400);
  });

  test('or uses a directive or type that the schema does not have', async () => {
    const response = await query('subscription { offers { title } }');
    expect(response.status).toBe(400);
    expect(messagesOf(response)).toContainEqual('Cannot query field "offers" on type "Subscription".');
  });

  test('or sends several operations at once', async () => {
    const response = await postJson(testServer, '/graphql', [{ query: KNOWN }, { query: KNOWN }]);
    expect(response.status).toBe(400);
    expect(response.json?.['data']).toBeUndefined();
  });
});

describe('the schema', () => {
  const QUERY = '{ __schema { queryType { name } } }';

  test('may be introspected outside of production, and not where the setting forbids it', async () => {
    expect((await query(QUERY)).json?.['data']).toEqual({ __schema: { queryType: { name: 'Query' } } });
    const loose = await startTestServer({ SANDBOX: 'off' });
    const refused = await query(QUERY, loose);
    const guessed = await query('{ propert { name } }', loose);
    await loose.stop();
    expect(refused.status).toBe(400);
    expect(codeOf(refused)).toBe('GRAPHQL_VALIDATION_FAILED');
    expect(messagesOf(guessed)).toEqual(['Cannot query field "propert" on type "Query".']);
    expect(messagesOf(await query('{ propert { name } }'))[0]).toContain('Did you mean');
  });
});

describe('a page of another origin', () => {
  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'cannot send a form of %s',
    async (type) => {
      const body = JSON.stringify({ query: KNOWN });
      const headers = { 'content-type': type };
      const response = await send(testServer, '/graphql', { method: 'POST', headers, body });
      expect(response.status).toBe(400);
      expect(messagesOf(response)[0]).toContain('Cross-Site Request Forgery');
    },
  );

  test('in a URL executes no query of a browser and no mutation', async () => {
    const address = (text: string) => `/graphql?query=${encodeURIComponent(text)}`;
    expect((await send(testServer, address(KNOWN))).status).toBe(400);
    const mutation = address('mutation { unsubscribe(token: "none") { __typename } }');
    const response = await send(testServer, mutation, { headers: IN_ADDRESS });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
  });

  test('reads nothing, warm or cold, unless its origin is listed', async () => {
    for (const at of [testServer, strict]) {
      const response = await send(at, '/api/offers', { headers: { origin: OTHER_ORIGIN } });
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
    }
    for (let time = 1; time <= 2; time += 1) {
      const response = await send(strict, '/api/offers', { headers: { origin: FRIEND } });
      expect(response.status).toBe(200);
      expect(response.headers.get('access-control-allow-origin')).toBe(FRIEND);
      expect(response.headers.get('access-control-allow-credentials')).toBe('true');
      expect(response.headers.get('vary')).toContain('Origin');
    }
    const preflight = await send(strict, '/graphql', {
      method: 'OPTIONS',
      headers: { origin: FRIEND, 'access-control-request-method': 'POST' },
    });
    expect(preflight.status).toBe(204);
  });
});

describe('a known document', () => {
  const persisted = (hash: string) => ({ persistedQuery: { version: 1, sha256Hash: hash } });
  const byHash = (hash: string, rest: object = {}, at = testServer) =>
    postJson(at, '/graphql', { extensions: persisted(hash), ...rest });
  const addressOf = (hash: string) =>
    `/graphql?operationName=Known&extensions=${encodeURIComponent(JSON.stringify(persisted(hash)))}`;

  test('is executed by its hash, cold and warm, in a body and in a URL', async () => {
    for (let time = 1; time <= 2; time += 1) {
      const posted = await byHash(sha256(KNOWN));
      expect(posted.json).toEqual({ data: { property: { name: 'Saffron Court' } } });
      const got = await send(testServer, addressOf(sha256(KNOWN)), { headers: IN_ADDRESS });
      expect(got.text).toBe(posted.text);
      expect(got.headers.get('etag')).toMatch(/^"/);
    }
  });

  test('must be known: nobody can add a document', async () => {
    const other = 'query Other { property { phone } }';
    expect((await byHash(sha256(other), { query: other })).status).toBe(200);
    const response = await byHash(sha256(other));
    expect(codeOf(response)).toBe('PERSISTED_QUERY_NOT_FOUND');
    expect(codeOf(await send(testServer, addressOf(sha256(other)), { headers: IN_ADDRESS }))).toBe(
      'PERSISTED_QUERY_NOT_FOUND',
    );
  });

  test('is not executed under another document’s hash, however warm it is', async () => {
    await query(KNOWN);
    const response = await byHash(sha256('another'), { query: KNOWN });
    expect(response.status).toBe(400);
    expect(messagesOf(response)).toEqual(['provided sha does not match query']);
  });

  test('is the only document that is executed where the setting says so', async () => {
    expect((await byHash(sha256(KNOWN), {}, strict)).status).toBe(200);
    expect((await query(KNOWN, strict)).status).toBe(200);
    // Equal in meaning, with another text.
    for (const text of [
      `${KNOWN} `,
      '{ property { name } }',
      'mutation { unsubscribe(token: "x") { __typename } }',
    ]) {
      const response = await query(text, strict);
      expect(response.status).toBe(403);
      expect(codeOf(response)).toBe('FORBIDDEN');
    }
    expect((await send(strict, '/api/offers')).status).toBe(200);
    const root = await send(strict, '/', { headers: { accept: 'application/json' } });
    expect(root.json).toEqual({ user: null });
  });
});

describe('a body that is no JSON', () => {
  const sent = (path: string, type: string | null, body: string) =>
    send(testServer, path, { method: 'POST', headers: type === null ? {} : { 'content-type': type }, body });
  const FORM = JSON.stringify({ email: 'guest@example.com', textarea: 'Is there a cot?' });

  test.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'application/octet-stream'])(
    'but %s is 415 and says what to send',
    async (type) => {
      const response = await sent('/api/contact', type, FORM);
      expect(response.status).toBe(415);
      expect(response.json?.['error']).toContain('Content-Type: application/json');
    },
  );

  test('is 415 on the code paths in their own form', async () => {
    const response = await sent('/api/send-otp', 'text/plain', FORM);
    expect(response).toMatchObject({ status: 415, json: { success: false } });
  });

  test('is read as a form all the same, and a request without a body has no fields', async () => {
    const form = 'email=guest%40example.com&textarea=Is+there+a+cot';
    expect((await sent('/api/contact', 'application/x-www-form-urlencoded', form)).status).toBe(200);
    expect((await send(testServer, '/api/contact', { method: 'POST' })).status).toBe(400);
  });
});

describe('a request that is too large or too slow', () => {
  const LARGE = 'x'.repeat(64 * 1024);

  test.each([
    ['/graphql', { query: KNOWN, variables: { text: LARGE } }],
    ['/api/contact', { email: 'a@example.com', textarea: LARGE }],
    ['/api/send-otp', { email: LARGE }],
  ])('to %s is 413 as JSON', async (address, body) => {
    const response = await postJson(testServer, address, body);
    expect(response.status).toBe(413);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(response.text).toContain('too large');
  });

  test('is 413 too when it has no Content-Length', async () => {
    const stream = new Blob([JSON.stringify({ query: KNOWN, variables: { text: LARGE } })]).stream();
    const response = await fetch(`${testServer.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': freshCaller() },
      body: stream,
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(413);
  });

  test('in deeply nested lists is 400 in every place, and other requests are not slower', async () => {
    const text = 'query ($page: Int!) { hotels(page: $page) { __typename } }';
    const deep = `{"page":${'['.repeat(4_000)}${']'.repeat(4_000)}}`;
    const address = `/graphql?query=${encodeURIComponent(text)}&variables=${deep}`;
    const got = await send(testServer, address, { headers: IN_ADDRESS });
    const posted = await send(testServer, '/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"query":${JSON.stringify(text)},"variables":${deep}}`,
    });
    for (const response of [got, posted]) {
      expect(response.status).toBe(400);
      expect(messagesOf(response)).toEqual(['page must be a whole number, such as 2.']);
    }
    expect((await query(KNOWN)).status).toBe(200);
  });

  test('in its headers is 431', async () => {
    const response = await send(testServer, '/api/offers', { headers: { 'x-long': 'x'.repeat(17_000) } });
    expect(response.status).toBe(431);
  });

  describe('over a connection', () => {
    const receivedOver = (port: number, text: string): Promise<string> =>
      new Promise((resolve, reject) => {
        const socket = connect(port, '127.0.0.1', () => socket.write(text));
        let received = '';
        socket.on('data', (data) => (received += data.toString()));
        socket.on('close', () => resolve(received));
        socket.on('error', reject);
      });

    /** Everything that a server with these timeouts sends until it closes the connection. */
    async function talk(
      text: string,
      timeouts: { headers: number; request: number; upload: number; keepAlive: number },
    ) {
      const server = createHttpServer(
        (request, response) => {
          request.resume().once('end', () => response.end('done'));
        },
        { ...timeouts, checkEvery: 20 },
      );
      const port = await listen(server, 0);
      try {
        return await receivedOver(port, text);
      } finally {
        await close(server);
      }
    }

    // Each has one short timeout, so that a busy machine does not look like a slow caller.
    const OF_REQUESTS = { headers: 100, request: 300, upload: 600, keepAlive: 60_000 };
    const OF_SILENCE = { headers: 60_000, request: 60_000, upload: 60_000, keepAlive: 100 };

    test('that stops within its headers or its body is 408', async () => {
      const begun = 'POST / HTTP/1.1\r\nHost: here\r\n';
      expect(await talk(begun, OF_REQUESTS)).toContain(' 408 ');
      expect(await talk(`${begun}Content-Length: 9\r\n\r\nhalf`, OF_REQUESTS)).toContain(' 408 ');
    });

    test('that uploads a picture has more time, and then is 408, too', async () => {
      const begun =
        'POST /api/pictures?name=pool.jpg HTTP/1.1\r\nHost: here\r\nContent-Length: 9\r\n\r\nhalf';
      const start = performance.now();
      expect(await talk(begun, OF_REQUESTS)).toContain(' 408 ');
      expect(performance.now() - start).toBeGreaterThan(OF_REQUESTS.upload);
    });

    test('that is silent after a response is closed', async () => {
      expect(await talk('GET / HTTP/1.1\r\nHost: here\r\n\r\n', OF_SILENCE)).toContain('done');
    });

    test('has by default 15 seconds for headers and five minutes for a picture', () => {
      const { headersTimeout, requestTimeout, keepAliveTimeout } = createHttpServer(() => undefined);
      expect({ headersTimeout, requestTimeout, keepAliveTimeout }).toEqual({
        headersTimeout: 15_000,
        requestTimeout: 300_000,
        keepAliveTimeout: 75_000,
      });
    });
  });
});

describe('the limit of a caller', () => {
  const UNSUBSCRIBE = 'unsubscribe(token: "none") { __typename }';

  test('counts each alias of a mutation', async () => {
    const caller = freshCaller();
    const request = (count: number) =>
      send(testServer, '/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': caller },
        body: JSON.stringify({
          query: `mutation { ${times(
            count,
            (index) => `a${index}: sendContactMessage(input: {
            email: "nobody", textarea: "x" }) { __typename }`,
          )} }`,
        }),
      });
    const { data } = bodyOf<Record<string, { __typename: string }>>(await request(12));
    const results = Object.values(data ?? {});
    expect(results.map(({ __typename }) => __typename)).toEqual([
      ...Array.from({ length: 10 }, () => 'InvalidInput'),
      'RateLimited',
      'RateLimited',
    ]);
  });

  // A hundredth of the usual limits is 12 reads a minute.
  test('counts reads from memory like other reads, and says when to try again', async () => {
    const headers = { 'x-forwarded-for': freshCaller() };
    for (let time = 1; time <= 12; time += 1)
      expect((await send(strict, '/api/offers', { headers })).status).toBe(200);
    const refused = await send(strict, '/api/offers', { headers });
    expect(refused).toMatchObject({
      status: 429,
      json: { error: expect.stringContaining('Too many requests'), code: 'RATE_LIMITED' },
    });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect((await send(strict, '/api/offers')).status).toBe(200);
  });

  test('counts each alias of a query, and refuses with a GraphQL error', async () => {
    const loose = await startTestServer({ RATE_LIMIT_SCALE: '0.03' });
    try {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': freshCaller() };
      const request = (text: string) =>
        send(loose, '/graphql', { method: 'POST', headers, body: JSON.stringify({ query: text }) });
      const thirteen = `{ ${times(13, (index) => `a${index}: property { name }`)} }`;
      const refused = await request(thirteen);
      expect(refused.status).toBe(429);
      expect(errorsOf(refused)).toEqual([
        {
          message: expect.stringContaining('Too many requests'),
          extensions: expect.objectContaining({
            code: 'RATE_LIMITED',
            retryAfterSeconds: expect.any(Number),
            requestId: refused.headers.get('x-request-id'),
          }),
        },
      ]);
      expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
      expect((await request(KNOWN)).status).toBe(429);
      expect((await query(KNOWN, loose)).status).toBe(200);
    } finally {
      await loose.stop();
    }
  });

  test('is shared by a whole IPv6 household, and no header changes it without a trusted proxy', async () => {
    const read = (forwarded: string, at = strict) =>
      send(at, '/api/offers', { headers: { 'x-forwarded-for': forwarded } });
    const statuses = [];
    for (let host = 1; host <= 13; host += 1) statuses.push((await read(`2001:db8:0:7::${host}`)).status);
    expect(statuses).toEqual([...Array.from({ length: 12 }, () => 200), 429]);
    expect((await read('2001:db8:0:8::1')).status).toBe(200);
    const alone = await startTestServer({ RATE_LIMIT_SCALE: '0.03', TRUSTED_PROXIES: '' });
    const last = [];
    for (let time = 1; time <= 13; time += 1) last.push((await read(freshCaller(), alone)).status);
    await alone.stop();
    expect(last.at(-1)).toBe(429);
  });

  test('counts a faulty document as twenty reads; over the limit only the site’s own documents are parsed', async () => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': freshCaller() };
    const post = (text: string) =>
      send(testServer, '/graphql', { method: 'POST', headers, body: JSON.stringify({ query: text }) });
    expect((await post(`mutation { ${UNSUBSCRIBE} }`)).status).toBe(200);
    // Each counts as twenty reads and the field that it selects.
    for (let time = 1; time <= 14; time += 1) expect((await post('{ nothing }')).status).toBe(400);
    for (let time = 1; time <= 5; time += 1) expect((await post('{ offers { nothing } }')).status).toBe(400);
    for (const strange of ['{ nothing }', '{ offers { nothing } }', `mutation { ${UNSUBSCRIBE} }`]) {
      const refused = await post(strange);
      expect(refused.status).toBe(429);
      expect(codeOf(refused)).toBe('RATE_LIMITED');
      expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    }
    expect((await send(testServer, '/api/contact', { method: 'POST', headers, body: '{}' })).status).toBe(
      400,
    );
  });

  test('is stored in the database for mutations, for all servers', async () => {
    await query(`mutation { ${UNSUBSCRIBE} }`);
    const counters = await testServer.query<{ key: string }>('SELECT key FROM rate_limits');
    expect(counters.map(({ key }) => key).join()).toContain('unsubscri');
  });
});
