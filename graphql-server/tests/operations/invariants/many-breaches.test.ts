import pino from 'pino';
import { brokenInvariants, findBreaches } from '../../../src/operations/invariants/broken-invariants';
import { NightlyCheck } from '../../../src/operations/invariants/nightly-check';
import { startTestServer, type TestServer } from '../../testkit/test-server';

// More than the arguments that one call of a function takes.
const BREACHES = 130_000;
// A statement of the server may take 15 seconds, also on a busy machine.
const AT_ONCE = 10_000;
const INVARIANT = 'a dispute that waits for a response';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await startTestServer();
});
afterAll(() => testServer.stop());

const INSERT = `
  INSERT INTO disputes (id, gateway_dispute_id, gateway_payment_id, status, amount_paise, amount_deducted_paise, currency)
  SELECT gen_random_uuid(), 'disp_' || n, 'pay_' || n, 'OPEN', 50000, 0, 'INR' FROM generate_series($1::int, $2::int) AS n`;

beforeAll(async () => {
  for (let first = 1; first <= BREACHES; first += AT_ONCE)
    await testServer.query(INSERT, [first, first + AT_ONCE - 1]);
});

test('counts all breaches of an invariant, and names the first hundred', async () => {
  const broken = await brokenInvariants(testServer.installation.database);
  const found = broken.find(({ invariant }) => invariant.name === INVARIANT);
  expect({ count: found?.count, named: found?.breaches.length }).toEqual({ count: BREACHES, named: 100 });
});

test('lists all of them where all are asked for', async () => {
  const breaches = await findBreaches(testServer.installation.database);
  expect(breaches.filter(({ invariant }) => invariant === INVARIANT)).toHaveLength(BREACHES);
});

test('the nightly check raises the alert with their number', async () => {
  const written: { alert?: string; invariant?: string; breaches?: number; subjects?: string[] }[] = [];
  const log = pino({}, { write: (line: string) => written.push(JSON.parse(line) as object) });
  await new NightlyCheck(testServer.installation.database, log).run();
  const alert = written.find(({ invariant }) => invariant === INVARIANT);
  expect(alert).toMatchObject({ alert: 'bookings are not in order', breaches: BREACHES });
  expect(alert?.subjects).toHaveLength(20);
});
