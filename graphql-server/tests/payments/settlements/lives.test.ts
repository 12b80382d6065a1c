import fc from 'fast-check';
import { openIdentity, OWNER } from '../../testkit/identity';
import { liveTogether, type World } from '../../testkit/money-lives/batch';
import { startEventPost } from '../../testkit/money-lives/event-post';
import { lives } from '../../testkit/money-lives/life';
import { proofSeed, proofSize } from '../../testkit/proof-size';
import { issueDocuments } from '../../testkit/tax-documents';
import { startTestServer } from '../../testkit/test-server';

const LIVES = Number(process.env['FUZZ_LIVES'] ?? proofSize({ quick: 4, full: 25 }));
const SEED = proofSeed();
// Their rows are compared with the hotel's time, which the lives set; the default is the database's own time.
const DATED_TABLES = [
  'bookings',
  'orders',
  'payments',
  'refunds',
  'disputes',
  'booking_changes',
  'folio_lines',
];

let world: World;
beforeAll(async () => {
  const post = await startEventPost();
  const testServer = await startTestServer({ RATE_LIMIT_SCALE: '1000000' }, { webhookUrl: post.url });
  for (const table of DATED_TABLES)
    await testServer.query(`ALTER TABLE ${table} ALTER COLUMN created_at SET DEFAULT hotel_now()`);
  await testServer.query('UPDATE extras SET daily_limit = NULL');
  const { token: ownerToken } = await (
    await openIdentity()
  ).signIn({ email: OWNER.email, emailVerified: true });
  await issueDocuments(testServer);
  world = { testServer, post, ownerToken };
});
afterAll(async () => {
  await world.testServer.stop();
  await world.post.stop();
});

const sum = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0);

test(`after ${LIVES} lives of money the comparison finds nothing, and all sums agree to the paisa`, async () => {
  process.stdout.write(`FUZZ_SEED=${SEED}\n`);
  const wanted = fc.sample(lives, { seed: SEED, numRuns: LIVES });
  const { faulty } = await liveTogether(world, wanted, compareAll);
  expect(faulty).toEqual([]);
}, 600_000);

/** Compares the money of all lives with the gateway's, and all sums. */
async function compareAll(): Promise<void> {
  const { testServer } = world;
  await testServer.razorpay.settleNow();
  await testServer.shiftClock('62 minutes');
  await testServer.installation.gatewayComparison.run();
  const found = await testServer.query(
    "SELECT subject, parameters FROM tasks WHERE kind = 'GATEWAY_DIFFERENCE' AND done_at IS NULL",
  );
  expect(found).toEqual([]);

  const { payments, settledItems = [], settlements = [] } = testServer.razorpay.state();
  const captured = Object.values(payments).filter((payment) => payment.captured);
  const [ours] = await testServer.query(`
    SELECT COALESCE(sum(amount_paise), 0)::bigint AS paid FROM payments
    WHERE source = 'GATEWAY' AND status = 'CAPTURED'`);
  const [fees] = await testServer.query(`
    SELECT COALESCE(sum(amount_paise), 0)::bigint AS paid, COALESCE(sum(fee_paise + fee_tax_paise), 0)::bigint AS fee
    FROM gateway_fees`);
  const [settled] = await testServer.query(
    'SELECT COALESCE(sum(amount_paise), 0)::bigint AS amount FROM gateway_settlements',
  );
  expect(captured.length).toBeGreaterThan(0);
  expect(ours).toEqual({ paid: sum(captured.map(({ amount }) => amount)) });
  expect(fees).toEqual({
    paid: sum(captured.map(({ amount }) => amount)),
    fee: sum(captured.map(({ fee }) => fee ?? 0)),
  });
  expect(settled).toEqual({ amount: sum(settlements.map(({ amount }) => amount)) });
  expect(settled).toEqual({ amount: sum(settledItems.map(({ credit, debit }) => credit - debit)) });
}
