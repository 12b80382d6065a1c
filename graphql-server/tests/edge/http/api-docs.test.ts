import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DOCUMENT_LIMITS } from '../../../src/edge/http/documents/document-limits';
import { FACADE_ROUTES } from '../../../src/edge/facade/facade-routes';
import { inDays } from '../../testkit/bookings';
import { assertType, execute, gql } from '../../testkit/graphql';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { openIdentity, type Identity } from '../../testkit/identity';
import { pastedBlocks, readCurl, type Pasted } from '../../testkit/documented-commands';
import { send, type HttpResponse } from '../../testkit/raw-http';
import { waitFor } from '../../testkit/wait-for';

const ROOT = path.resolve(__dirname, '../../../..');
const MAKE_KEY = gql(`mutation MakeDocumentedKeyInTest {
  result: makeServiceKey(input: { name: "Documented", permissions: ["bookings.read"], networks: [] }) {
    __typename
    ... on ServiceKeyMade { token }
  }
}`);
const KNOWN = 'query Known { property { name } }';

let testServer: TestServer;
let identity: Identity;
let web: string;
let page: string;
/** The values of the placeholders that are known so far. */
const filled: Record<string, string> = {
  '2027-03-12': inDays(60),
  '2027-03-14': inDays(62),
  THE_HASH: createHash('sha256').update(KNOWN).digest('hex'),
};

beforeAll(async () => {
  page = await readFile(path.join(ROOT, 'docs/api.md'), 'utf8');
  web = await mkdtemp(path.join(tmpdir(), 'built-site-'));
  await writeFile(path.join(web, 'persisted-documents.json'), JSON.stringify({ known: KNOWN }));
  identity = await openIdentity();
  testServer = await startTestServer({ WEB_DIRECTORY: web, FIREBASE_AUTH_EMULATOR_HOST: identity.host });
  const owner = await identity.signIn({ email: testServer.settings.ADMIN_EMAIL, emailVerified: true });
  filled['THE_ID_TOKEN'] = owner.token;
  const { result } = await execute(testServer, MAKE_KEY, {}, { token: owner.token });
  assertType(result, 'ServiceKeyMade');
  filled['THE_SERVICE_KEY'] = result.token;
});
afterAll(async () => {
  await testServer.stop();
  await rm(web, { recursive: true });
});

function fillIn(text: string): string {
  const words = new RegExp(Object.keys(filled).join('|'), 'g');
  return text.replace(words, (word) => filled[word] ?? word);
}

function run({ kind, text, variables = '{}' }: Pasted): Promise<HttpResponse> {
  if (kind === 'sh') {
    const { path: address, ...request } = readCurl(fillIn(text));
    return send(testServer, address, request);
  }
  return send(testServer, '/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: fillIn(text), variables: JSON.parse(fillIn(variables)) as unknown }),
  });
}

/** Names and kinds of a JSON value; for a list, its first entry counts. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? [shapeOf(value[0])] : [];
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value;
  const entries = Object.entries(value).map(([name, member]) => [name, shapeOf(member)]);
  return Object.fromEntries(entries.sort());
}

/** A value with that name, at any depth of the response. */
function find(value: unknown, name: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const own: unknown = (value as Record<string, unknown>)[name];
  if (typeof own === 'string') return own;
  for (const member of Object.values(value)) {
    const found = find(member, name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether the response contains a refusal at any depth: a code with its sentence. */
function hasRefusal(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { code, message, error } = value as Record<string, unknown>;
  if (typeof code === 'string' && typeof (message ?? error) === 'string') return true;
  return Object.values(value).some(hasRefusal);
}

/** Keeps the values of the response that the next blocks need. */
async function remember({ text }: Pasted, { json }: HttpResponse): Promise<void> {
  if (text.includes('createBooking')) {
    filled['THE_TOKEN'] = find(json, 'token') ?? '';
    const { checkout } = await testServer.razorpay.pay(find(json, 'orderId') ?? '', {
      outcome: 'capture',
      webhook: false,
    });
    filled['THE_ORDER'] = checkout.razorpay_order_id;
    filled['THE_PAYMENT'] = checkout.razorpay_payment_id;
    filled['THE_SIGNATURE'] = checkout.razorpay_signature;
  }
  if (text.includes('/api/send-otp')) {
    await testServer.runJobs();
    await waitFor('the mail is there', () => testServer.inbox.messages('reader@example.com').length > 0);
    const subject = testServer.inbox.messages('reader@example.com')[0]?.subject ?? '';
    filled['THE_OTP'] = /\d{6}/.exec(subject)?.[0] ?? 'none';
  }
  const added = text.includes('/api/admin/offers') ? find(json, '_id') : undefined;
  if (added) filled['THE_OFFER'] = added;
}

test('every operation of docs/api.md works as it is written there', async () => {
  const blocks = pastedBlocks(page);
  expect(blocks.length).toBeGreaterThan(20);
  for (const block of blocks) {
    const response = await run(block);
    const received = { block: block.text, status: response.status, text: response.text };
    expect(received).toMatchObject({ status: 200 });
    expect(response.json).not.toHaveProperty('errors');
    const isRefused = hasRefusal(response.json);
    expect({ ...received, isRefused }).toMatchObject({ isRefused: block.heading === 'Refusals and errors' });
    if (block.response) expect(shapeOf(response.json)).toEqual(shapeOf(JSON.parse(block.response)));
    await remember(block, response);
  }
});

test('what is deprecated says since when, and the changelog of the schema lists it', async () => {
  const schema = await readFile(path.join(ROOT, 'schema/schema.graphql'), 'utf8');
  const changes = await readFile(path.join(ROOT, 'docs/schema-changes.md'), 'utf8');
  const deprecated = [...schema.matchAll(/^ +(\w+)?.*@deprecated\(reason: "(.*)"\)/gm)];
  expect(deprecated.length).toBeGreaterThan(0);
  for (const [, , reason = ''] of deprecated) {
    const [, date = 'no date'] = /Deprecated on (\d{4}-\d{2}-\d{2})\.$/.exec(reason) ?? [];
    expect(changes).toContain(`## ${date}`);
  }
});

test('every placeholder is filled from the responses of the page', () => {
  const words = new Set(page.match(/\bTHE_[A-Z_]+[A-Z]\b/g));
  expect(Object.keys(filled)).toEqual(expect.arrayContaining([...words]));
});

test('every public row of the documented paths is on the page', () => {
  for (const { path: address } of FACADE_ROUTES.filter(({ path: address }) => address.startsWith('/api/')))
    expect(page).toContain(`http://localhost:4000${address}`);
});

test('the documented limits of a document are those in force', () => {
  for (const [limit, value] of Object.entries(DOCUMENT_LIMITS))
    expect(page).toMatch(new RegExp(`^\\| ${limit} +\\| ${value} +\\|`, 'm'));
});
