import { RECONCILE_GATEWAY_JOB } from '../../src/payments/settlements/gateway-comparison.service';
import { confirmedBooking, owedRefund } from '../testkit/late-money';
import { startServer, type ServerProcess } from '../testkit/server-process';
import { startTestServer, type TestServer } from '../testkit/test-server';
import { waitFor } from '../testkit/wait-for';
import { proofCases } from '../testkit/proof-size';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await startTestServer({ HOLDS_PER_EMAIL: '50' });
  // A hang must be ended by the kill, not by the server's own timeout.
  testServer.environment['RAZORPAY_TIMEOUT_SECONDS'] = '30';
  await testServer.query(`
    CREATE TABLE standstill (held boolean); INSERT INTO standstill VALUES (false);
    CREATE FUNCTION stand_still() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN IF (SELECT held FROM standstill) THEN PERFORM pg_sleep(60); END IF; RETURN NEW; END $$`);
});
afterAll(() => testServer.stop());
beforeEach(() => testServer.razorpay.setMode({ reset: true, webhooks: 'off' }));

let lostDisputes = 0;
const gateway = () => testServer.razorpay.state();

/**
 * Payments, a refund, a lost dispute and their settlement, and one payment that only the gateway knows. Returns its id.
 */
async function moneyWithDifference(): Promise<string> {
  await confirmedBooking(testServer);
  await owedRefund(testServer);
  await testServer.runJobs();
  const { paymentId } = await confirmedBooking(testServer);
  await testServer.razorpay.dispute(paymentId, { event: 'payment.dispute.created', webhook: false });
  await testServer.razorpay.dispute(paymentId, { event: 'payment.dispute.lost', webhook: false });
  lostDisputes += 1;
  await testServer.razorpay.settleNow();
  const known = gateway().payments[paymentId];
  if (!known) throw new Error('The gateway does not know the payment.');
  const unknown = `pay_Unknown${Object.keys(gateway().payments).length}`;
  gateway().payments[unknown] = { ...known, id: unknown, order_id: `order_Unknown${unknown}` };
  // Records younger than an hour are left for a later run.
  await testServer.shiftClock('62 minutes');
  return unknown;
}

/** 'Compare now' at the desk. */
const queueRun = () =>
  testServer.query('SELECT graphile_worker.add_job($1, job_key := $1, max_attempts := 1)', [
    RECONCILE_GATEWAY_JOB,
  ]);

const runs = () =>
  testServer.query<{ ended: boolean }>(
    'SELECT ended_at IS NOT NULL AND problem IS NULL AS ended FROM reconciliation_runs ORDER BY started_at DESC',
  );

async function runOn(): Promise<void> {
  const before = (await runs()).length;
  await queueRun();
  await waitFor(
    'the run has ended',
    async () => {
      const all = await runs();
      return all.length > before && all[0]?.ended === true;
    },
    120_000,
  );
}

/** Everything that the runs have stored, and all tasks that they ever made. */
async function kept() {
  const [fees, settlements, items, days, tasks] = await Promise.all([
    testServer.query(
      `SELECT gateway_payment_id AS id, amount_paise AS amount, fee_paise + fee_tax_paise AS fee, fee_tax_paise AS tax,
         settlement_id AS settlement FROM gateway_fees ORDER BY 1`,
    ),
    testServer.query('SELECT id, amount_paise AS amount, utr FROM gateway_settlements ORDER BY 1'),
    testServer.query(
      `SELECT id, settlement_id AS settlement, credit_paise AS credit, debit_paise AS debit FROM gateway_settled_items
       ORDER BY 1`,
    ),
    testServer.query<{ day: string; payments: number; refunds: number; differences: number }>(
      'SELECT day::text, payments, refunds, differences FROM reconciled_days ORDER BY 1',
    ),
    testServer.query<{ subject: string; open: boolean }>(
      `SELECT subject, done_at IS NULL AS open FROM tasks WHERE kind = 'GATEWAY_DIFFERENCE' ORDER BY 1`,
    ),
  ]);
  return { fees, settlements, items, days, tasks };
}

const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);

/** Fees, settlements and their items in the stand-in's ledger, in the form that {@link kept} gives them. */
function ledger() {
  const { payments, settlements = [], settledItems = [] } = gateway();
  const settlementOf = (id: string) =>
    settledItems.find((item) => item.entity_id === id)?.settlement_id ?? null;
  return {
    fees: Object.values(payments)
      .filter(({ captured }) => captured)
      .map(({ id, amount, fee, tax }) => ({ id, amount, fee, tax, settlement: settlementOf(id) }))
      .toSorted(byId),
    settlements: settlements.map(({ id, amount, utr }) => ({ id, amount, utr })).toSorted(byId),
    items: settledItems
      .map((item) => ({
        id: item.entity_id,
        settlement: item.settlement_id,
        credit: item.credit,
        debit: item.debit,
      }))
      .toSorted(byId),
  };
}

/** Makes the run wait where it writes a row of this table. */
async function standStillAt(event: string): Promise<void> {
  await testServer.query(`
    DROP TRIGGER IF EXISTS stands_still ON reconciled_days;
    DROP TRIGGER IF EXISTS stands_still ON reconciliation_runs;
    UPDATE standstill SET held = true;
    CREATE TRIGGER stands_still ${event} FOR EACH ROW EXECUTE FUNCTION stand_still()`);
}

async function letGo(): Promise<void> {
  await testServer.query(`
    UPDATE standstill SET held = false;
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event = 'PgSleep'`);
}

const standsStill = async () =>
  (
    await testServer.query(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'PgSleep'`,
    )
  ).length > 0;

const ofToday = "NEW.day = (SELECT (hotel_now() AT TIME ZONE 'Asia/Kolkata')::date)";

/** Where the server is killed: what makes the run wait there, and how the test sees it. */
const KILLED: Record<string, { hold: () => Promise<void>; isThere: () => Promise<boolean> }> = {
  'while the last list of a day is read': {
    hold: () => {
      testServer.razorpay.setMode({
        matching: 'GET /v1/settlements/recon',
        respondWith: 'hang',
        remaining: 1,
      });
      return Promise.resolve();
    },
    isThere: () => Promise.resolve(testServer.razorpay.setMode({}).remaining === 0),
  },
  'between reading a day and keeping it': {
    hold: () => standStillAt(`BEFORE INSERT ON reconciled_days`),
    isThere: standsStill,
  },
  'after some days were kept, before the one with the money': {
    hold: async () => {
      await standStillAt(`BEFORE INSERT ON reconciled_days`);
      await testServer.query(`
        CREATE OR REPLACE FUNCTION stand_still_today() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF (SELECT held FROM standstill) AND ${ofToday} THEN PERFORM pg_sleep(60); END IF; RETURN NEW;
        END $$;
        DROP TRIGGER stands_still ON reconciled_days;
        CREATE TRIGGER stands_still BEFORE INSERT ON reconciled_days FOR EACH ROW EXECUTE FUNCTION stand_still_today()`);
    },
    isThere: standsStill,
  },
  'after all days were kept, before the run is noted as ended': {
    hold: () => standStillAt(`BEFORE UPDATE ON reconciliation_runs`),
    isThere: standsStill,
  },
};

test.each(proofCases(Object.entries(KILLED), ([when]) => when === 'between reading a day and keeping it'))(
  'a server that is killed %s: the next run loses nothing and stores nothing twice',
  async (_when, { hold, isThere }) => {
    const unknown = await moneyWithDifference();
    await hold();
    let server: ServerProcess = await startServer(testServer);
    await queueRun();
    await waitFor('the run waits there', isThere, 60_000);
    await server.end('SIGKILL');
    await letGo();
    testServer.razorpay.setMode({ reset: true, webhooks: 'off' });

    server = await startServer(testServer);
    try {
      await runOn();
      const first = await kept();
      expect(first).toMatchObject(ledger());
      expect(first.days.reduce((sum, { payments }) => sum + payments, 0)).toBe(ledger().fees.length);
      expect(first.days.length).toBeGreaterThanOrEqual(31);
      expect(first.tasks.filter(({ subject }) => subject === `PAYMENT_UNKNOWN ${unknown}`)).toEqual([
        { subject: `PAYMENT_UNKNOWN ${unknown}`, open: true },
      ]);
      // Every task is about one of the planted payments.
      expect(first.tasks.filter(({ subject }) => !subject.startsWith('PAYMENT_UNKNOWN pay_Unknown'))).toEqual(
        [],
      );
      await runOn();
      expect(await kept()).toEqual(first);
    } finally {
      await server.end('SIGTERM');
    }
    // The guests of the lost disputes still have their bookings, and no other invariant is broken.
    expect((await testServer.breaches()).map(({ invariant }) => invariant)).toEqual(
      Array.from({ length: lostDisputes }, () => 'paid back and still confirmed'),
    );
  },
  240_000,
);
