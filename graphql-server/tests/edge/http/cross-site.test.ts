import { freshCaller, send, type HttpResponse } from '../../testkit/raw-http';
import { startTestServer, type TestServer } from '../../testkit/test-server';

const FRIEND = 'https://friend.example';
const STRANGER = 'https://elsewhere.example';
const FORM = 'application/x-www-form-urlencoded';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await startTestServer({ CORS_ORIGINS: FRIEND });
});
afterAll(() => testServer.stop());

const MESSAGE = { email: 'asha@example.com', textarea: 'A late arrival' };
const MUTATION = `mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) { __typename } }`;

const messages = async (): Promise<number> =>
  (await testServer.query<{ count: number }>('SELECT count(*)::int AS count FROM contact_messages'))[0]
    ?.count ?? 0;

function sendForm(headers: Record<string, string>): Promise<HttpResponse> {
  const body = new URLSearchParams(MESSAGE).toString();
  return send(testServer, '/api/contact', {
    method: 'POST',
    headers: { 'content-type': FORM, ...headers },
    body,
  });
}

function sendMutation(headers: Record<string, string>): Promise<HttpResponse> {
  const body = JSON.stringify({ query: MUTATION, variables: { input: MESSAGE } });
  const type = { 'content-type': 'application/json' };
  return send(testServer, '/graphql', { method: 'POST', headers: { ...type, ...headers }, body });
}

const WAYS: [string, (headers: Record<string, string>) => Promise<HttpResponse>][] = [
  ['a form to /api', sendForm],
  ['a mutation', sendMutation],
];

describe.each(WAYS)('%s', (_way, write) => {
  test.each([
    ['another origin', { origin: STRANGER }],
    ['an origin that is hidden', { origin: 'null' }],
    ['another site, and no origin', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling of our site', { 'sec-fetch-site': 'same-site' }],
    ['another origin that the browser calls a sibling', { origin: STRANGER, 'sec-fetch-site': 'same-site' }],
  ])('from %s is refused, and nothing is written', async (_from, headers) => {
    const before = await messages();
    const response = await write(headers);
    expect(response.status).toBe(403);
    expect(response.text).toContain('CROSS_SITE_REQUEST');
    expect(response.text).toContain('another site');
    expect(await messages()).toBe(before);
  });

  test('from our own pages, a listed site, or a client that is no browser is accepted', async () => {
    const ours = new URL(testServer.settings.SITE_URL).origin;
    const before = await messages();
    const taken: Record<string, string>[] = [
      {},
      { origin: ours },
      { origin: ours, 'sec-fetch-site': 'same-origin' },
      { origin: 'http://another-name-of-ours.example', 'sec-fetch-site': 'same-origin' },
      { origin: FRIEND, 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'none' },
    ];
    for (const headers of taken) expect((await write(headers)).status).toBe(200);
    expect(await messages()).toBe(before + taken.length);
  });
});

test('a read from another site succeeds', async () => {
  const headers = { origin: STRANGER, 'sec-fetch-site': 'cross-site' };
  expect((await send(testServer, '/api/offers', { headers })).status).toBe(200);
});

test.each(['PUT', 'PATCH', 'DELETE'])('%s from another site is refused', async (method) => {
  const response = await send(testServer, '/api/admin/offers/1', { method, headers: { origin: STRANGER } });
  expect(response.status).toBe(403);
  expect(response.json).toMatchObject({ code: 'CROSS_SITE_REQUEST' });
});

test('on the code paths the refusal has the format of these paths', async () => {
  const response = await send(testServer, '/api/send-otp', {
    method: 'POST',
    headers: { 'content-type': FORM, origin: STRANGER, 'x-forwarded-for': freshCaller() },
    body: 'email=asha@example.com',
  });
  expect(response).toMatchObject({ status: 403, json: { success: false, message: expect.any(String) } });
});

test('the gateway’s webhook is accepted from any site: its signature counts', async () => {
  const response = await send(testServer, '/webhooks/razorpay', {
    method: 'POST',
    headers: { origin: STRANGER, 'sec-fetch-site': 'cross-site' },
    body: '{}',
  });
  expect(response.status).toBe(400);
});
