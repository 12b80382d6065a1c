import fc from 'fast-check';
import { liveTogether } from '../../testkit/money-lives/batch';
import { lives } from '../../testkit/money-lives/life';
import { startWorld, stopWorld, type World } from '../../testkit/money-lives/world';
import { proofSeed, proofSize } from '../../testkit/proof-size';

const LIVES = Number(process.env['FUZZ_LIVES'] ?? proofSize({ quick: 4, full: 25 }));
const SEED = proofSeed();
let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(async () => {
  await stopWorld(world);
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
