import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { applicationSchema } from '../../../src/app/schema';
import { operationsOf } from '../../testkit/fuzz/wild-documents';
import { SteadyClient, type SteadyResponse } from '../../testkit/fuzz/steady-client';
import type { WildRequest } from '../../testkit/fuzz/wild-request';
import { plainRequests, wildRequests } from '../../testkit/fuzz/wild-requests';
import type { KnownValues } from '../../testkit/fuzz/wild-values';
import { confirmPayment, hold, inDays } from '../../testkit/bookings';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { openIdentity, type Identity } from '../../testkit/identity';
import { startServer, type ServerProcess } from '../../testkit/server-process';
import { proofSeed, proofSize } from '../../testkit/proof-size';

const REQUESTS = proofSize({ quick: 400, full: 10_000 });
const SEED = proofSeed();
const PATIENCE_MILLISECONDS = 30_000;
// More failures would only repeat these.
const SHOWN = 10;

vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

let testServer: TestServer;
let identity: Identity;
let server: ServerProcess;
let web: string;
let requests: WildRequest[];
const responses: SteadyResponse[] = [];
const faults: string[] = [];

/** Valid values by the names of fields, from a hotel with a stay, a hold and full lists. */
async function knownValues(): Promise<KnownValues> {
  const held = await hold(testServer);
  const paid = await hold(testServer);
  const { checkout } = await testServer.razorpay.pay(paid.checkout.orderId, {
    outcome: 'capture',
    webhook: false,
  });
  await confirmPayment(testServer, checkout);
  const ids = (table: string) =>
    testServer.query<{ id: string }>(`SELECT id FROM ${table} ORDER BY id LIMIT 40`);
  const records = await Promise.all([ids('offers'), ids('hotels'), ids('category_items')]);
  return {
    id: records.flat().map(({ id }) => id),
    token: [held.token, paid.token],
    reference: [held.booking.reference, paid.booking.reference],
    orderId: [checkout.razorpay_order_id],
    paymentId: [checkout.razorpay_payment_id],
    signature: [checkout.razorpay_signature],
    email: ['asha@example.com', 'Ravi@Example.com', 'reader@example.org'],
    phone: ['+91 98765 43210'],
    otp: ['000000', '123456'],
    code: ['STAY3', 'NO-SUCH-CODE'],
    checkin: [50, 51, 120].map(inDays),
    checkout: [52, 53, 121].map(inDays),
    from: [inDays(0)],
    to: [inDays(60)],
    validTill: [inDays(30), null],
    category: ['Menus', 'Deluxe Rooms'],
    guests: [1],
    page: ['terms', 'home'],
    limit: [1, 20],
    stars: [4],
    city: ['Udaipur', ''],
    roomType: ['Single', 'Double', 'Deluxe', 'Suite'],
    expectedTotal: [null, 1],
    idempotencyKey: [null, 'a-key-of-strange-requests'],
    after: [null, '0', 'no cursor'],
    before: [null, '1', 'no position'],
    listing: [null, ...records[2].map(({ id }) => id)],
    replaces: [null],
    furtherStays: [[]],
    specialRequests: [null],
    challengeSolution: [null],
    stays: [[], null],
    expectedDifference: [0],
    expectedRefund: [0],
    reason: ['The guest fell ill.'],
    imageUrl: ['/pictures/offer.webp', null],
    photo: [null],
    url: ['https://example.com/'],
  };
}

beforeAll(async () => {
  process.stdout.write(`FUZZ_SEED=${SEED}\n`);
  web = await mkdtemp(path.join(tmpdir(), 'built-site-'));
  await writeFile(path.join(web, 'index.html'), '<!doctype html><title>Saffron Court</title>');
  identity = await openIdentity();
  testServer = await startTestServer({
    WEB_DIRECTORY: web,
    RATE_LIMIT_SCALE: '1000000',
    HOLDS_PER_EMAIL: '1000',
    HOLDS_PER_CALLER: '1000',
    FIREBASE_AUTH_EMULATOR_HOST: identity.host,
  });
  const signedIn = async (email: string) => (await identity.signIn({ email, emailVerified: true })).token;
  const tokens = {
    administrator: await signedIn('owner@saffroncourt.example'),
    guest: await signedIn('guest@example.com'),
  };
  const schema = applicationSchema();
  const material = { schema, known: await knownValues(), tokens };
  const plain = plainRequests(material, SEED);
  const numRuns = REQUESTS - plain.length;
  requests = [...plain, ...fc.sample(wildRequests(material), { seed: SEED, numRuns })];
  // The queue must not wait for a connection while the invalid requests use all of them.
  server = await startServer(testServer, { LOG_LEVEL: 'error', DATABASE_POOL: '20' });
});
afterAll(async () => {
  await testServer.stop();
  await rm(web, { recursive: true });
});

const GIVES_AWAY: readonly [string, RegExp][] = [
  ['a stack trace', /\\n\s+at \S+ ?\(?[^"]*:\d+:\d+|node_modules|node:internal/],
  [
    'the database’s words',
    /QueryFailedError|syntax error at|invalid input (syntax|value)|violates [\w-]+ constraint|invalid byte sequence|out of range for type|(relation|column|function) \\?"[^"]+\\?" (of|does not)/,
  ],
  ['an error of the program', /\b(Type|Range|Reference|Syntax)Error\b|Cannot read propert|is not a function/],
  ['an unexpected failure', /INTERNAL_SERVER_ERROR|SERVICE_UNAVAILABLE|PAYMENT_UNAVAILABLE/],
];

const NAMES_NO_FIELD = /"code":"BAD_USER_INPUT"(?!,"field":")/;

function faultOf({ status, text }: SteadyResponse): string | null {
  if (status >= 500 || status < 200) return `the status ${status}`;
  if (NAMES_NO_FIELD.test(text)) return 'a refusal that names no field';
  return GIVES_AWAY.find(([, sign]) => sign.test(text))?.[0] ?? null;
}

function report(request: WildRequest, index: number, fault: string, text = ''): void {
  const authorization = request.headers['authorization']?.startsWith('Bearer') ? 'Bearer …' : undefined;
  const shown = JSON.stringify({ ...request, headers: { ...request.headers, authorization } });
  faults.push(`request ${index}: ${fault}\n  ${shown.slice(0, 1_500)}\n  ${text.slice(0, 500)}`);
}

test(`${REQUESTS} requests get a response, and no response is a failure of the server`, async () => {
  const client = new SteadyClient(server.url, {
    connections: 8,
    timeoutMilliseconds: PATIENCE_MILLISECONDS,
  });
  await client.forEach(requests, async (request, index) => {
    try {
      const response = await client.send(request);
      responses[index] = response;
      const fault = faultOf(response);
      if (fault) report(request, index, fault, response.text);
    } catch (error) {
      report(request, index, String(error));
    }
  });
  client.close();
  const shown = faults.slice(0, SHOWN).join('\n');
  if (faults.length > 0) throw new Error(`${faults.length} with FUZZ_SEED=${SEED}\n${shown}`);
});

test('every operation was executed, not only validated', () => {
  const reached = requests.flatMap(({ what }, index) => {
    const hasData = responses[index]?.text.startsWith(`{"data":{"${what}":`);
    return hasData ? [what] : [];
  });
  const operations = operationsOf(applicationSchema()).map(({ field }) => field.name);
  expect(operations.filter((name) => !reached.includes(name))).toEqual([]);
});

test('bookings and money are in order afterwards', async () => {
  expect(await testServer.breaches()).toEqual([]);
});

test('the server stays up, logs only failures of the invalid events, and ends on a signal', async () => {
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  expect(await server.end('SIGTERM')).toBe(0);
  const lines = server.output().split('\n').filter(Boolean);
  const strange = /"alert":"(webhook not understood|payment of an unknown order)"/;
  expect(lines.filter((line) => !strange.test(line))).toEqual([]);
});
