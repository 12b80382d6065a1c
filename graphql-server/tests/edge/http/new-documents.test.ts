import { FACADE_ROUTES } from '../../../src/edge/facade/facade-routes';
import { postJson, send, type HttpResponse } from '../../testkit/raw-http';
import { startTestServer, type TestServer } from '../../testkit/test-server';

// A fiftieth of the time for new documents: two milliseconds each second, and at most two hundred saved.
const SCALE = '0.02';
const MOST_DOCUMENTS = 2_000;
const KNOWN =
  'query ($checkin: PlainDate!, $checkout: PlainDate!) { availability(checkin: $checkin, checkout: $checkout) { __typename } }';
const VARIABLES = { checkin: '2027-03-01', checkout: '2027-03-02' };

let testServer: TestServer;
beforeAll(async () => {
  testServer = await startTestServer({ RATE_LIMIT_SCALE: SCALE });
  expect((await sendDocument(KNOWN, VARIABLES)).status).toBe(200);
});
afterAll(() => testServer.stop());

/** Each time from another address, so that no caller reaches its own limit. */
function sendDocument(query: string, variables: object = {}): Promise<HttpResponse> {
  return postJson(testServer, '/graphql', { query, variables });
}

/** Sends documents until one is refused. */
async function untilRefused(documentOf: (number: number) => string): Promise<HttpResponse> {
  for (let number = 1; number <= MOST_DOCUMENTS; number += 1) {
    const response = await sendDocument(documentOf(number));
    if (response.status === 429) return response;
  }
  throw new Error(`None of ${MOST_DOCUMENTS} new documents was refused`);
}

const fields = (count: number, nameOf: (field: number) => string): string =>
  Array.from({ length: count }, (_, field) => nameOf(field)).join(' ');

test.each<[string, (number: number) => string]>([
  ['that fail', (number) => `{ property { ${fields(300, (field) => `field${number}of${field}`)} } }`],
  ['that succeed', (number) => `{ property { ${fields(130, () => 'name')} } } # ${number}`],
  ['that are no documents', (number) => `{ property { ${fields(900, () => 'name')} } } } # ${number}`],
])(
  'given new documents %s from always new addresses, then they are refused in time, and known documents are still executed',
  async (_what, documentOf) => {
    const refused = await untilRefused(documentOf);
    expect(refused.json).toMatchObject({ errors: [{ extensions: { code: 'RATE_LIMITED' } }] });
    expect(refused.text).toContain('new documents');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await sendDocument(KNOWN, VARIABLES)).status).toBe(200);
    const rest = await send(testServer, '/api/offers');
    expect(rest.status).toBe(200);
  },
);

describe('given a document in a URL after a thousand other parameters', () => {
  const PADDING = 'a&'.repeat(1_000);
  const get = (query: string): Promise<HttpResponse> =>
    send(testServer, `/graphql?${PADDING}query=${encodeURIComponent(query)}`, {
      headers: { 'apollo-require-preflight': 'x' },
    });

  test('its repeated fields are refused as in a body, before it is validated', async () => {
    const repeated = `{ ${fields(249, () => 'property{name}')} }`;
    const [inAddress, inBody] = [await get(repeated), await sendDocument(repeated)];
    for (const { status, text } of [inAddress, inBody]) {
      // 429 when earlier tests have used up the time for documents.
      expect([400, 429]).toContain(status);
      expect(text).toMatch(/asks for the same fields too often|too many new documents/);
    }
  });

  test('it is charged to the time for new documents', async () => {
    for (let number = 1; number <= MOST_DOCUMENTS; number += 1) {
      const { status } = await get(`{ property { ${fields(60, (field) => `get${number}of${field}`)} } }`);
      if (status === 429) return;
    }
    throw new Error('None was refused');
  });
});

test('given the site’s own document with always new operation names, then it is parsed once', async () => {
  const known = FACADE_ROUTES.find(({ path }) => path === '/api/hotels')?.document;
  const headers = { 'content-type': 'application/json' };
  const unused = await startTestServer({ RATE_LIMIT_SCALE: SCALE });
  try {
    for (let number = 1; number <= 400; number += 1) {
      const body = JSON.stringify({ query: known, operationName: `name${number}` });
      await send(unused, '/graphql', { method: 'POST', headers, body });
    }
    const body = JSON.stringify({ query: '{ property { phone } }' });
    expect((await send(unused, '/graphql', { method: 'POST', headers, body })).status).toBe(200);
  } finally {
    await unused.stop();
  }
});
