import { Client } from 'pg';
import { confirmPayment, hold, type Hold } from '../testkit/bookings';
import { startTestServer, type TestServer } from '../testkit/test-server';
import { waitFor } from '../testkit/wait-for';
import { proofLimit, proofSize } from '../testkit/proof-size';

const BOOKINGS = proofSize({ quick: 12_000, full: 150_000 });
const LAPSED_A_DAY = proofSize({ quick: 60, full: 1_000 });
const MINUTES = 6;

let testServer: TestServer;
afterEach(() => testServer.stop());

/** Lapsed bookings, one every few minutes before now. The newest have orders that the reconciliation checks. */
async function addLapsedBookings(count: number, every: string, orderIds: string[] = []): Promise<void> {
  // Longer than the statement timeout of a server's connections.
  const client = new Client({ connectionString: testServer.settings.DATABASE_URL });
  await client.connect();
  await client.query(
    `WITH made AS (
       SELECT n, gen_random_uuid() AS id, gen_random_uuid() AS stay_id, gen_random_uuid() AS order_id,
         hotel_now() - n * $2::interval AS at, ($3::text[])[n] AS gateway_id FROM generate_series($1, 1, -1) AS n
     ), booking AS (
       INSERT INTO bookings (id, reference, status, name, email, email_key, phone, calendar_uid, policy, terms,
         paise_per_unit, hold_expires_at, expired_at, token_hash, request_digest, caller_hash, created_at)
       SELECT id, 'SC-G' || n, 'EXPIRED', 'Guest', 'g' || n || '@example.com', 'g' || n || '@example.com', '1234567',
         'g' || n, '{}', '{ "dueAtBookingPercent": 100 }', 8400, at + interval '15 minutes', at + interval '15 minutes',
         encode(sha256(n::text::bytea), 'hex'), repeat('d', 64), repeat('c', 64), at FROM made
     ), stay AS (
       INSERT INTO stays (id, booking_id, position, room_type_id, rate_plan_id, checkin, checkout, guests)
       SELECT stay_id, made.id, 1, type.id, plan.id, current_date + 30, current_date + 31, 1
       FROM made, room_types type, rate_plans plan WHERE type.code = 'Single' AND plan.code = 'FLEXIBLE'
     ), line AS (
       INSERT INTO folio_lines (booking_id, stay_id, kind, night, value_paise, tax_percent, cgst_paise, sgst_paise, sac)
       SELECT id, stay_id, 'ROOM_NIGHT', current_date + 30, 84746, 18, 7627, 7627, '996311' FROM made
     )
     INSERT INTO orders (id, booking_id, kind, gateway_id, amount_paise, created_at, reconciled_at)
     SELECT order_id, id, 'FIRST_PAYMENT', COALESCE(gateway_id, 'order_g' || n), 100000, at,
       CASE WHEN $3::text[] = '{}' THEN at ELSE hotel_now() - random() * interval '5 minutes' END FROM made`,
    [count, every, orderIds],
  );
  // PostgreSQL does this by itself soon after so many new rows. An older open transaction delays it.
  await waitFor('every row is visible to all', async () => {
    await client.query('VACUUM ANALYZE bookings, stays, folio_lines, orders');
    const { rows } = await client.query<{ pages: number }>(
      `SELECT sum(relpages - relallvisible)::integer AS pages FROM pg_class
       WHERE oid IN ('bookings'::regclass, 'stays'::regclass, 'folio_lines'::regclass, 'orders'::regclass)`,
    );
    return rows[0]?.pages === 0;
  });
  await client.end();
}

interface Plan {
  /** The statement of the plan's first node. */
  text?: string;
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** The plan of each statement that the work sends. */
async function plansOf(work: () => Promise<void>): Promise<Plan[]> {
  const { database } = testServer.installation;
  const sent = vi.spyOn(database, 'query');
  await work();
  const statements = sent.mock.calls.map(([text, values]) => ({ text, values }));
  sent.mockRestore();
  const plans: Plan[] = [];
  for (const { text, values } of statements) {
    const [row] = await testServer.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
      `EXPLAIN (FORMAT JSON) ${text}`,
      Array.isArray(values) ? values : [],
    );
    plans.push(...(row?.['QUERY PLAN'] ?? []).map(({ Plan }) => ({ ...Plan, text })));
  }
  return plans;
}

async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return Math.round(performance.now() - begun);
}

test(`with ${BOOKINGS} bookings the jobs of each minute find due work by indexes, and the metrics count by indexes`, async () => {
  testServer = await startTestServer();
  await addLapsedBookings(BOOKINGS, '10 minutes');
  await testServer.query("DELETE FROM orders WHERE created_at > now() - interval '1 day'");
  // Otherwise the planner counts on deleted rows, or not, depending on when they were last read.
  await testServer.query('VACUUM ANALYZE orders');
  const { sweep, reconciliation, metrics } = testServer.installation;
  const plans = await plansOf(async () => {
    await sweep.run();
    await reconciliation.run();
    await metrics.registry.metrics();
  });
  const isReadWhole = ({ 'Node Type': type, 'Relation Name': table = '' }: Plan) =>
    type === 'Seq Scan' && ['bookings', 'orders'].includes(table);
  const readWhole = plans.filter((plan) => nodesOf(plan).some(isReadWhole));
  expect(plans.length).toBeGreaterThanOrEqual(4);
  expect(readWhole).toEqual([]);
  if (process.env['SHOW_FIGURES']) {
    const figures = {
      reconciliation: await millisecondsOf(() => reconciliation.run()),
      sweep: await millisecondsOf(() => sweep.run()),
      metrics: await millisecondsOf(() => metrics.registry.metrics()),
    };
    process.stderr.write(`with ${BOOKINGS} bookings ${JSON.stringify(figures)} ms\n`);
  }
});

test(`${LAPSED_A_DAY} lapsed orders a day are each checked every five minutes, within the minute that follows`, async () => {
  testServer = await startTestServer();
  const { gateway } = testServer.installation.services;
  const orderIds: string[] = [];
  for (let order = 0; order < LAPSED_A_DAY; order += 1)
    orderIds.push((await gateway.createOrder({ amount: 100_000, receipt: `SC-G${order}` })).id);
  await addLapsedBookings(LAPSED_A_DAY, '80 seconds', orderIds);
  // An attempt that failed may be authorised late.
  await testServer.query(
    `INSERT INTO payments (id, gateway_payment_id, booking_id, order_id, status, amount_paise, currency)
     SELECT gen_random_uuid(), 'pay_of_' || gateway_id, booking_id, id, 'FAILED', 100000, 'INR' FROM orders`,
  );
  testServer.razorpay.setMode({ delayMs: 100, matching: '/payments' });

  const minutes: { took: number; longestWait: number }[] = [];
  for (let minute = 1; minute <= MINUTES; minute += 1) {
    await testServer.shiftClock(`${minute} minutes`);
    const took = await millisecondsOf(() => testServer.installation.reconciliation.run());
    const [row] = await testServer.query<{ wait: number }>(
      `SELECT ceil(extract(epoch FROM max(hotel_now() - reconciled_at)) / 60)::int AS wait FROM orders
       WHERE created_at > hotel_now() - interval '24 hours'`,
    );
    minutes.push({ took, longestWait: row?.wait ?? 0 });
  }
  if (process.env['SHOW_FIGURES']) process.stderr.write(`${JSON.stringify(minutes)}\n`);
  // The job runs each minute: an order whose five minutes have not quite passed waits for its next run.
  expect(Math.max(...minutes.map(({ longestWait }) => longestWait))).toBeLessThanOrEqual(6);
  // A minute for a thousand orders.
  expect(Math.max(...minutes.map(({ took }) => took))).toBeLessThan(proofLimit(LAPSED_A_DAY * 60));
});

test('an order that nobody has tried to pay is checked every five minutes for the late hour, then hourly', async () => {
  testServer = await startTestServer();
  const { services, reconciliation } = testServer.installation;
  const order = await services.gateway.createOrder({ amount: 100_000, receipt: 'SC-G1' });
  await addLapsedBookings(1, '0 minutes', [order.id]);
  const asked = vi.spyOn(services.gateway, 'fetchOrderPayments');
  const callsUntil = async (fromMinute: number, untilMinute: number) => {
    asked.mockClear();
    for (let minute = fromMinute; minute < untilMinute; minute += 5) {
      await testServer.shiftClock(`${minute} minutes 30 seconds`);
      await reconciliation.run();
    }
    return asked.mock.calls.length;
  };
  expect(await callsUntil(20, 75)).toBe(11);
  expect(await callsUntil(75, 24 * 60)).toBeLessThan(40);
  // Not less than hourly.
  expect(asked.mock.calls.length).toBeGreaterThanOrEqual(22);
});

test('each night deletes expired data, and nothing else', async () => {
  testServer = await startTestServer();
  const held = await hold(testServer);
  const { checkout } = await testServer.razorpay.pay(held.checkout.orderId, {
    outcome: 'capture',
    webhook: false,
  });
  await confirmPayment(testServer, checkout);
  // The mail to the guest failed permanently. The guest still comes.
  await testServer.query(
    `UPDATE graphile_worker._private_jobs SET attempts = max_attempts, updated_at = now() - interval '31 days'`,
  );
  await testServer.query(
    `SELECT graphile_worker.add_job(task, max_attempts => attempts)
       FROM (VALUES ('old once', 1), ('old often', 25), ('new often', 25), ('new', 25)) AS jobs (task, attempts);
     UPDATE graphile_worker._private_jobs job SET attempts = job.max_attempts,
       updated_at = now() - CASE identifier WHEN 'old once' THEN interval '25 hours' WHEN 'old often' THEN interval '31 days' ELSE interval '29 days' END
       FROM graphile_worker._private_tasks task WHERE task.id = job.task_id AND identifier IN ('old once', 'old often', 'new often');
     INSERT INTO webhook_events (event_id, type, body, outcome, received_at)
       SELECT 'event ' || n, 'payment.captured', '{}', 'recorded', now() - interval '91 days' FROM generate_series(1, 6000) AS n;
     INSERT INTO webhook_events (event_id, type, body, outcome, received_at)
       VALUES ('recent', 'payment.captured', '{}', 'recorded', now() - interval '89 days');
     INSERT INTO newsletter_codes (email_key, code_hash, sent_at, expires_at, wrong_tries, tries_counted_from)
       SELECT mail, 'hash', sent, sent, 0, sent
       FROM (VALUES ('old@example.com', now() - interval '25 hours'), ('new@example.com', now())) AS codes (mail, sent);
     INSERT INTO contact_messages (id, email, message, created_at)
       SELECT gen_random_uuid(), mail, 'Hello', sent
       FROM (VALUES ('old@example.com', now() - interval '24 months 1 day'), ('new@example.com', now() - interval '24 months' + interval '1 day')) AS messages (mail, sent);
     INSERT INTO feedback (id, name, location, feedback, created_at)
       SELECT gen_random_uuid(), name, 'Pune', 'Lovely', sent
       FROM (VALUES ('old', now() - interval '24 months 1 day'), ('new', now() - interval '24 months' + interval '1 day')) AS words (name, sent);
     INSERT INTO job_workers (worker_id, server_key) VALUES ('of a server that is gone', 1);`,
  );
  await testServer.installation.pruning.run();
  const left = await testServer.query(
    `SELECT 'event' AS kind, event_id AS name FROM webhook_events
     UNION ALL SELECT 'code', email_key FROM newsletter_codes
     UNION ALL SELECT 'message', email FROM contact_messages
     UNION ALL SELECT 'feedback', name FROM feedback
     UNION ALL SELECT 'worker', worker_id FROM job_workers
     UNION ALL SELECT 'job', task_identifier FROM graphile_worker.jobs ORDER BY 1, 2`,
  );
  expect(left).toEqual([
    { kind: 'code', name: 'new@example.com' },
    { kind: 'event', name: 'recent' },
    { kind: 'feedback', name: 'new' },
    { kind: 'job', name: 'issue documents' },
    { kind: 'job', name: 'new' },
    { kind: 'job', name: 'new often' },
    { kind: 'job', name: 'send booking mail' },
    { kind: 'job', name: 'send booking mail' },
    { kind: 'message', name: 'new@example.com' },
  ]);
});

/** A payment link of the booking that nobody used, with its history. */
const LAPSED_REQUEST = `
  WITH request AS (
    INSERT INTO payment_requests (id, booking_id, purpose, amount_paise, reason, token_hash, status, expires_at,
      requested_by, idempotency_key)
    SELECT gen_random_uuid(), id, 'DEPOSIT', 50000, 'Deposit', 'hash-of-a-token', 'EXPIRED', hotel_now(), 'the-owner',
      'key-of-a-payment-link' FROM bookings WHERE reference = $1 RETURNING id)
  INSERT INTO transitions (machine, subject_id, to_state, actor_kind, reason)
  SELECT 'payment request', id, 'EXPIRED', 'job', 'its time is over' FROM request`;

test('holds that lapsed 90 days ago are deleted with their history, unless they were paid', async () => {
  testServer = await startTestServer({ HOLDS_PER_CALLER: '20' });
  const { query, razorpay, installation } = testServer;
  const [lapsed, recent, failed, late, confirmed] = await Promise.all(
    Array.from({ length: 5 }, () => hold(testServer)),
  );
  if (!lapsed || !recent || !failed || !late || !confirmed) throw new Error('Too few holds');
  const pay = (held: Hold, outcome: 'capture' | 'fail') =>
    razorpay.pay(held.checkout.orderId, { outcome, webhook: false });
  await confirmPayment(testServer, (await pay(confirmed, 'capture')).checkout);
  await confirmPayment(testServer, (await pay(failed, 'fail')).checkout);
  await testServer.shiftClock('3 hours');
  await installation.sweep.run();
  await confirmPayment(testServer, (await pay(late, 'capture')).checkout);
  await testServer.shiftClock('89 days');
  await installation.pruning.run();
  const references = async () =>
    (await query<{ reference: string }>('SELECT reference FROM bookings')).map(({ reference }) => reference);
  expect(await references()).toHaveLength(5);
  await query('UPDATE bookings SET hold_expires_at = hotel_now() WHERE reference = $1', [
    recent.booking.reference,
  ]);
  await query(LAPSED_REQUEST, [lapsed.booking.reference]);
  await testServer.shiftClock('91 days');
  await installation.pruning.run();
  const kept = [recent, failed, late, confirmed].map(({ booking }) => booking.reference);
  expect((await references()).sort()).toEqual(kept.sort());
  const histories = await query(
    `SELECT DISTINCT subject_id FROM transitions WHERE machine IN ('booking', 'payment request')
       AND subject_id NOT IN (SELECT id FROM bookings)`,
  );
  expect(histories).toEqual([]);
});
