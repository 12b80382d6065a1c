import { freshCaller } from '../testkit/graphql';
import { startTestServer, type TestServer } from '../testkit/test-server';
import { send, type HttpResponse } from '../testkit/raw-http';

// A fiftieth of the time for new documents: two milliseconds each second, and two hundred saved.
const SCALE = '0.02';
const MOST_DOCUMENTS = 2_000;
const KNOWN =
  'query ($checkin: PlainDate!, $checkout: PlainDate!) { availability(checkin: $checkin, checkout: $checkout) { __typename } }';
const VARIABLES = { checkin: '2027-03-01', checkout: '2027-03-02' };

let testServer: TestServer;
beforeAll(async () => {
  testServer = await startTestServer({ RATE_LIMIT_SCALE: SCALE });
  expect((await ask(KNOWN, VARIABLES)).status).toBe(200);
});
afterAll(() => testServer.stop());

/** Each time from another address, so that no caller meets limits of its own. */
function ask(query: string, variables: object = {}): Promise<HttpResponse> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': freshCaller() };
  return send(testServer, '/graphql', {
    method: 'POST',
    headers,
    body: JSON.stringify({ query, variables }),
  });
}

/** Sends documents until one is refused. */
async function untilRefused(documentOf: (number: number) => string): Promise<HttpResponse> {
  for (let number = 1; number <= MOST_DOCUMENTS; number += 1) {
    const answer = await ask(documentOf(number));
    if (answer.status === 429) return answer;
  }
  throw new Error(`None of ${MOST_DOCUMENTS} new documents was refused`);
}

const fields = (count: number, nameOf: (field: number) => string): string =>
  Array.from({ length: count }, (_, field) => nameOf(field)).join(' ');

test.each<[string, (number: number) => string]>([
  ['that fail', (number) => `{ property { ${fields(300, (field) => `field${number}of${field}`)} } }`],
  ['that are answered', (number) => `{ property { ${fields(130, () => 'name')} } } # ${number}`],
  ['that are no documents', (number) => `{ property { ${fields(900, () => 'name')} } } } # ${number}`],
])(
  'given new documents %s from ever new addresses, then they are refused in time, and what is known goes on',
  async (_what, documentOf) => {
    const refused = await untilRefused(documentOf);
    expect(refused.json).toMatchObject({ errors: [{ extensions: { code: 'RATE_LIMITED' } }] });
    expect(refused.text).toContain('new to it');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask(KNOWN, VARIABLES)).status).toBe(200);
    const rest = await send(testServer, '/api/offers', { headers: { 'x-forwarded-for': freshCaller() } });
    expect(rest.status).toBe(200);
  },
);
