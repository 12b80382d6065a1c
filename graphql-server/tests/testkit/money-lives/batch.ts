import { ISSUE_DOCUMENTS_JOB } from '../../../src/invoices/documents/issue-documents-job';
import { DOCUMENT_INVARIANTS } from '../../../src/operations/invariants/document.invariants';
import { CAPTURE_PAYMENT_JOB } from '../../../src/bookings/checkout/webhook.service';
import { SEND_REFUND_JOB } from '../../../src/payments/core/refund-records';
import { startOfDay } from '../../../src/platform/time/dates';
import { hotelToday } from '../bookings';
import { runDueJobs } from '../due-jobs';
import type { Breach } from '../../../src/operations/invariants/broken-invariants';
import type { TestServer } from '../test-server';
import { deliverHeld, type HeldEvent } from './event-post';
import { correct, payAtDesk } from './corrected-invoices';
import { returnsOf, wrongBooks, type Ledger } from './figure-check';
import { faultsOf } from './life-check';
import { shorterLives, type Life } from './life';
import { LivedLife } from './lived-life';
import { wrongDayBook } from './day-book-check';
import { wrongReturns } from './return-check';
import type { World } from './world';

/** A life whose books do not balance. */
export interface FaultyLife {
  life: Life;
  faults: string[];
}

const AT_ONCE = 6;
const TEN_O_CLOCK_MILLISECONDS = 10 * 3_600_000;
const MINUTE_MILLISECONDS = 60_000;
const MINUTES_OF_A_WEEK = 7 * 24 * 60;
// More than the 25 days that an invoice waits for an address, and less than the 40 days that the nightly job looks
// back.
const WEEKS_BETWEEN = 4;
/** Longer than a refund waits for the next attempt, and than a booking waits to be reconciled. */
const LONG_MINUTES = 130;
const ROUNDS_OF_RECONCILIATION = 3;
const MOST_SHORTER_LIVES = 60;

const MONEY_JOBS: ReadonlySet<string> = new Set([SEND_REFUND_JOB, CAPTURE_PAYMENT_JOB, ISSUE_DOCUMENTS_JOB]);
const NAMES_OF_DOCUMENTS = new Set(DOCUMENT_INVARIANTS.map(({ name }) => name));

/** Works on all items, a few at the same time. */
export async function atOnce<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const queue = [...items];
  const worker = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** Sets the hotel's time to this number of minutes after 10:00 on the current day there. */
async function setTime({ testServer }: World, minutes: number): Promise<void> {
  const ten = startOfDay(hotelToday(), 'Asia/Kolkata').getTime() + TEN_O_CLOCK_MILLISECONDS;
  const shift = ten + minutes * MINUTE_MILLISECONDS - Date.now();
  await testServer.shiftClock(`${shift} milliseconds`);
}

/** Runs the jobs that move money. Mails have their own tests, and take most of the time. */
export const runMoneyJobs = (world: World): Promise<void> => runJobsOf(world, MONEY_JOBS);

/** Runs the jobs of these names that are due. */
export function runJobsOf(
  { testServer: { installation } }: World,
  names: ReadonlySet<string>,
): Promise<void> {
  return runDueJobs(installation, { only: names, atOnce: AT_ONCE });
}

/** Delivers these events of the gateway to the hotel. */
export async function deliverAll(world: World, events: readonly HeldEvent[]): Promise<void> {
  await atOnce(events, (event) => deliverHeld(world.testServer, event));
}

/** The gateway's new events are delivered or lost, and the jobs that they cause run. */
async function passEvents(world: World, lives: readonly LivedLife[]): Promise<void> {
  const events = await world.post.takeNew(world.testServer);
  const arriving = lives.flatMap((lived) => {
    const ids = new Set(lived.payments.map(({ id }) => id));
    return lived.arriving(events.filter(({ paymentId }) => ids.has(paymentId)));
  });
  await deliverAll(world, arriving);
  await runMoneyJobs(world);
}

/** Payments and acts, each with the gateway's events. */
async function live(world: World, lives: readonly LivedLife[]): Promise<void> {
  const { sweep } = world.testServer.installation;
  await atOnce(lives, (lived) => lived.pay('in time'));
  await passEvents(world, lives);
  // A begun attempt extends its hold once.
  for (const minutes of [16, 32]) {
    await setTime(world, minutes);
    await sweep.run();
  }
  await atOnce(lives, (lived) => lived.pay('late'));
  await passEvents(world, lives);
  const rounds = Math.max(...lives.map(({ life }) => life.rounds.length));
  for (let round = 0; round < rounds; round += 1) {
    await atOnce(lives, (lived) => lived.go(round));
    await passEvents(world, lives);
  }
  if (lives.every(({ changes }) => changes.waiting.length === 0)) return;
  // Held changes lapse, and some of them are paid then.
  for (const minutes of [48, 64]) {
    await setTime(world, minutes);
    await sweep.run();
  }
  await atOnce(lives, ({ changes }) => changes.payLate());
  await passEvents(world, lives);
}

/** Late events arrive, the banks decide, and the reconciliation finds what no event reported. */
async function settle(world: World, lives: readonly LivedLife[]): Promise<void> {
  const { reconciliation } = world.testServer.installation;
  for (let round = 1; round <= ROUNDS_OF_RECONCILIATION; round += 1) {
    await setTime(world, 32 + round * LONG_MINUTES);
    await deliverAll(
      world,
      lives.flatMap((lived) => lived.takeLate()),
    );
    await reconciliation.run();
    await runMoneyJobs(world);
    await atOnce(lives, (lived) => lived.settleRefunds('processed'));
    await passEvents(world, lives);
  }
  await deliverAll(
    world,
    lives.flatMap((lived) => lived.takeLate()),
  );
  await runMoneyJobs(world);
  await setTime(world, 32 + (ROUNDS_OF_RECONCILIATION + 1) * LONG_MINUTES);
  await reconciliation.run();
}

/** Deletes the data of one batch before the next one. */
export async function clear({ testServer, post }: World): Promise<void> {
  await post.takeNew(testServer);
  await testServer.query(
    'TRUNCATE document_series, bookings, payments, refunds, disputes, tasks, cancellations, transitions, webhook_events, rate_limits, summed_months CASCADE',
  );
  await testServer.query('DELETE FROM graphile_worker._private_jobs');
}

const LEAVE = `
  WITH gone AS (
    UPDATE stays SET status = 'DEPARTED', checked_out_at = hotel_now()
    WHERE status IN ('EXPECTED', 'IN_HOUSE')
      AND booking_id IN (SELECT id FROM bookings WHERE status = 'CONFIRMED') RETURNING id)
  INSERT INTO transitions (machine, subject_id, from_state, to_state, actor_kind, reason)
  SELECT 'stay', id, 'IN_HOUSE', 'DEPARTED', 'staff', 'left after the life' FROM gone`;

/** All guests who have a room leave. */
async function leave(world: World, lives: readonly LivedLife[]): Promise<void> {
  await atOnce(lives, (lived) => payAtDesk(world, lived));
  await world.testServer.query(LEAVE);
  await runMoneyJobs(world);
}

/** What is wrong with the documents, each with the booking's reference. */
async function wrongDocuments(world: World): Promise<Breach[]> {
  const breaches = await world.testServer.breaches();
  return breaches.filter(({ invariant }) => NAMES_OF_DOCUMENTS.has(invariant));
}

/** The desk's corrections, some weeks apart, so that reported months pass. Returns which of them changed later. */
async function correctInvoices(world: World, lives: readonly LivedLife[]): Promise<string[]> {
  // At least one round: no guest enters an address, so large invoices are issued only then.
  const rounds = Math.max(1, ...lives.map(({ life }) => life.corrections.length));
  const changed: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = await returnsOf(world.testServer);
    await setTime(world, (round + 1) * WEEKS_BETWEEN * MINUTES_OF_A_WEEK);
    await world.testServer.installation.services.documentIssue.queueMissing();
    await runMoneyJobs(world);
    const thisMonth = `${(await world.testServer.installation.services.clock.today()).slice(0, 7)}-01`;
    await atOnce(lives, async (lived) => {
      const correction = lived.life.corrections[round];
      if (correction) await correct(world, lived, correction);
    });
    await runMoneyJobs(world);
    const after = await returnsOf(world.testServer);
    for (const [month, tables] of before)
      if (month < thisMonth && after.get(month) !== tables)
        changed.push(`the return of ${month} changed later`);
  }
  return changed;
}

/** The payments that the gateway has made so far. */
export const gatewayPaymentIds = ({ razorpay }: TestServer): ReadonlySet<string> =>
  new Set(Object.keys(razorpay.state().payments));

/**
 * What the gateway captured, minus the refunds that did not fail, and what the desk received for bookings. A charge of a
 * security deposit moves no money. The gateway remembers earlier lives.
 */
export async function ledgerOf(
  { razorpay, query }: TestServer,
  { earlier }: { earlier: ReadonlySet<string> },
): Promise<Ledger> {
  const atDesk = await query<{ source: string; captured: number }>(`
    SELECT source, sum(amount_paise)::bigint AS captured FROM payments
    WHERE source NOT IN ('GATEWAY', 'SECURITY_DEPOSIT') AND booking_id IS NOT NULL GROUP BY source`);
  const { payments, refunds } = razorpay.state();
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const captured = Object.values(payments).filter(
    ({ id, captured: isCaptured }) => isCaptured && !earlier.has(id),
  );
  const ids = new Set(captured.map(({ id }) => id));
  const sent = Object.values(refunds).filter(
    ({ status, payment_id }) => status !== 'failed' && ids.has(payment_id),
  );
  // The server has decided on refunds that wait for a dispute, but has not sent them yet.
  const [waiting] = await query<{ amount: number }>(`
    SELECT COALESCE(sum(amount_paise), 0)::bigint AS amount FROM refunds
    WHERE source = 'GATEWAY' AND status = 'PENDING' AND gateway_refund_id IS NULL`);
  const refunded = sum(sent.map(({ amount }) => amount)) + (waiting?.amount ?? 0);
  return new Map([
    ...atDesk.map(({ source, captured: taken }) => [source, { captured: taken, refunded: 0 }] as const),
    ['GATEWAY', { captured: sum(captured.map(({ amount }) => amount)), refunded }] as const,
  ]);
}

/** A gap in a series counts as a fault of every life, because it does not name one. */
const isAbout = ({ subject }: Breach, { reference }: LivedLife): boolean =>
  subject === reference || !subject.startsWith('SC-');

/**
 * Runs the lives at the same time, and checks their data before they are deleted. Returns how many began, the kinds of
 * all documents that were issued, and the lives whose books do not balance in the end.
 */
export async function liveTogether(
  world: World,
  wanted: readonly Life[],
  look?: () => Promise<void>,
): Promise<{ begun: number; documents: string[]; faulty: FaultyLife[] }> {
  const { testServer, ownerToken } = world;
  testServer.razorpay.setMode({ reset: true, refunds: 'pending' });
  const earlier = gatewayPaymentIds(testServer);
  await setTime(world, 0);
  const today = hotelToday();
  const all = wanted.map((life, place) => new LivedLife(life, { testServer, ownerToken, today, place }));
  await atOnce(all, (lived) => lived.book());
  const lives = all.filter(({ held }) => held);
  if (lives.length > 0) await live(world, lives);
  if (lives.length > 0) await settle(world, lives);
  const breaches = await testServer.breaches();
  const faulty: FaultyLife[] = [];
  for (const lived of lives) {
    const faults = await faultsOf(testServer, lived, breaches);
    if (faults.length > 0) faulty.push({ life: lived.life, faults });
  }
  await look?.();
  await leave(world, lives);
  const early = await wrongDocuments(world);
  const changed = await correctInvoices(world, lives);
  const wrong = [...early, ...(await wrongDocuments(world))];
  for (const lived of lives) {
    const about = wrong.filter((breach) => isAbout(breach, lived));
    const faults = about.map(({ invariant, detail }) => `documents: ${invariant}: ${detail}`);
    if (faults.length > 0) faulty.push({ life: lived.life, faults });
  }
  const books = [
    ...changed,
    ...(await wrongReturns(testServer)),
    ...(await wrongDayBook(testServer)),
    ...(await wrongBooks(testServer, await ledgerOf(testServer, { earlier }))),
  ];
  const [first] = lives;
  // The fault does not name a life.
  if (first && books.length > 0) faulty.push({ life: first.life, faults: books });
  const documents = await testServer.query<{ kind: string }>(
    `SELECT CASE WHEN reissue_of IS NULL THEN kind ELSE kind || ' of a reissue' END AS kind FROM tax_documents`,
  );
  await clear(world);
  return { begun: lives.length, documents: documents.map(({ kind }) => kind), faulty };
}

/** The shortest life with a fault, found by removing parts of the life. */
export async function shorten(world: World, { life, faults }: FaultyLife): Promise<FaultyLife> {
  let shortest: FaultyLife = { life, faults };
  let tries = MOST_SHORTER_LIVES;
  for (let isShorter = true; isShorter && tries > 0;) {
    isShorter = false;
    for (const shorter of shorterLives(shortest.life)) {
      tries -= 1;
      const [faulty] = (await liveTogether(world, [shorter])).faulty;
      if (!faulty) continue;
      shortest = faulty;
      isShorter = true;
      break;
    }
  }
  return shortest;
}
