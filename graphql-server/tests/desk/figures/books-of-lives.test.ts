import fc from 'fast-check';
import { DOCUMENT_INVARIANTS } from '../../../src/operations/invariants/document.invariants';
import { addDays, addMonths } from '../../../src/platform/time/dates';
import { hotelToday } from '../../testkit/bookings';
import { goTo } from '../../testkit/check-ins';
import { confirmedBooking } from '../../testkit/late-money';
import { returnsOf, wrongBooks, type Ledger } from '../../testkit/money-lives/figure-check';
import { wrongClosedDays, wrongDayBook } from '../../testkit/money-lives/day-book-check';
import { wrongReturns } from '../../testkit/money-lives/return-check';
import { proofSeed } from '../../testkit/proof-size';
import { issueDocuments } from '../../testkit/tax-documents';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { quickDocumentIssue, WrittenBooking } from '../../testkit/written-lives/written-books';
import { DAYS_OF_A_STEP, STEPS, writtenLives } from '../../testkit/written-lives/written-life';

const LIVES = Number(process.env['FUZZ_LIVES'] ?? 100);
const SEED = proofSeed();
const DAYS_OF_A_MONTH = 30;
const ACCOUNTANT = { uid: 'accountant', address: 'accountant@hotel.example' };
const NAMES_OF_DOCUMENTS = new Set(DOCUMENT_INVARIANTS.map(({ name }) => name));

let testServer: TestServer;
/** A paid booking whose rows are copied. */
let template: string;
beforeAll(async () => {
  testServer = await startTestServer();
  testServer.razorpay.setMode({ webhooks: 'off' });
  const { held } = await confirmedBooking(testServer);
  template = held.booking.reference;
  await issueDocuments(testServer);
});
afterAll(() => testServer.stop());

/** Deletes the copied booking, so that the books contain only what the lives paid. */
async function forgetTemplate(): Promise<void> {
  const ofTemplate = `(SELECT id FROM bookings WHERE reference = '${template}')`;
  await testServer.query(`DELETE FROM payments WHERE booking_id = ${ofTemplate}`);
  await testServer.query(`UPDATE bookings SET status = 'EXPIRED' WHERE id = ${ofTemplate}`);
  await testServer.query(`DELETE FROM folio_lines WHERE booking_id = ${ofTemplate}`);
}

/** The figures by rate of each past month, as text. */
async function figuresOfMonths(months: Iterable<string>): Promise<Map<string, string>> {
  const { figures } = testServer.installation.services;
  const found = new Map<string, string>();
  for (const from of months) {
    const outcome = await figures.figures({ from, to: addDays(addMonths(from, 1), -1) });
    if (outcome.kind === 'Figures') {
      const { taxRates, total } = outcome.figures.period;
      const rates = taxRates.map((rate) => [
        rate.taxPercent,
        rate.valuePaise,
        rate.cgstPaise,
        rate.sgstPaise,
      ]);
      found.set(from, JSON.stringify([rates, total.taxPaise, total.roomsSold]));
    }
  }
  return found;
}

/** Changes rates, tax and the hotel's names from now on. */
async function changeSettings(): Promise<void> {
  await testServer.query('UPDATE room_types SET nightly_rate_cents = nightly_rate_cents * 2');
  await testServer.query(
    `UPDATE tax_periods SET slabs = (SELECT jsonb_agg(slab || '{"percent": 28}') FROM jsonb_array_elements(slabs) slab)`,
  );
  await testServer.query(
    `UPDATE property SET legal_name = 'Saffron Court Holdings', reference_prefix = 'ZZ'`,
  );
}

/** Closes the day book up to yesterday, as the accountant does now and then. */
async function closeDayBook(today: string): Promise<void> {
  const { clock, dayBook } = testServer.installation.services;
  const through = addDays(today, -1);
  await testServer.query(
    `INSERT INTO night_audits (day, arrivals, departures, in_house, no_shows, actor_kind, closed_at)
     SELECT day::date, 0, 0, 0, 0, 'staff', hotel_now()
     FROM generate_series($1::date - ${DAYS_OF_A_MONTH}, $1::date, interval '1 day') day ON CONFLICT DO NOTHING`,
    [through],
  );
  const outcome = await dayBook.close(ACCOUNTANT, through, clock.forRequest());
  expect(outcome).toMatchObject({ kind: 'DayBookClosed' });
}

/** The past months that have changed. */
async function changedMonths(
  before: { returns: Map<string, string>; figures: Map<string, string> },
  today: string,
): Promise<string[]> {
  const over = [...before.returns.keys()].filter((month) => month < `${today.slice(0, 7)}-01`);
  const [returns, figures] = [await returnsOf(testServer), await figuresOfMonths(over)];
  return over.flatMap((month) => [
    ...(returns.get(month) === before.returns.get(month) ? [] : [`the return of ${month} changed later`]),
    ...(figures.get(month) === before.figures.get(month) ? [] : [`the figures of ${month} changed later`]),
  ]);
}

test(`of ${LIVES} lives folio, documents, figures, returns, day book and money agree by month and rate; past months stay`, async () => {
  process.stdout.write(`FUZZ_SEED=${SEED}\n`);
  const ledger: Ledger = new Map();
  const issue = quickDocumentIssue(testServer);
  const bookings = fc
    .sample(writtenLives, { seed: SEED, numRuns: LIVES })
    .map((life, place) => new WrittenBooking(life, `SC-LIFE${place}`, testServer, ledger, issue));
  const changed: string[] = [];
  const start = hotelToday();
  await forgetTemplate();
  for (let step = 0; step < STEPS; step += 1) {
    const today = addDays(start, step * DAYS_OF_A_STEP);
    const returns = await returnsOf(testServer);
    const before = { returns, figures: await figuresOfMonths(returns.keys()) };
    await goTo(testServer, today, '12:00');
    await closeDayBook(today);
    for (const booking of bookings) {
      const { bookedIn, acts } = booking.life;
      if (step === bookedIn) await booking.book(template, today);
      const act = acts[step - bookedIn - 1];
      if (!act) continue;
      await booking.go(act.what);
      if (act.isIssuedAtOnce) await booking.issueDocuments();
    }
    if (step === STEPS / 2) await changeSettings();
    changed.push(...(await changedMonths(before, today)));
  }
  for (const booking of bookings) await booking.end();
  // By now no invoice waits for an address.
  await goTo(testServer, addDays(start, STEPS * DAYS_OF_A_STEP + DAYS_OF_A_MONTH), '12:00');
  for (const booking of bookings) await booking.issueDocuments();
  // The test has done the work of these jobs; an invariant excuses bookings whose job waits.
  await testServer.query('DELETE FROM graphile_worker._private_jobs');
  const breaches = (await testServer.breaches()).filter(({ invariant }) => NAMES_OF_DOCUMENTS.has(invariant));
  const wrong = [
    ...changed,
    ...(await wrongReturns(testServer)),
    ...(await wrongBooks(testServer, ledger)),
    ...(await wrongDayBook(testServer)),
    ...(await wrongClosedDays(testServer)),
  ];
  expect({ wrong, breaches }).toEqual({ wrong: [], breaches: [] });

  const issued = await testServer.query<{ kind: string; count: number }>(
    `SELECT kind || CASE WHEN reissue_of IS NULL THEN '' ELSE ' of a reissue' END AS kind, count(*)::int AS count
     FROM tax_documents GROUP BY 1 ORDER BY 1`,
  );
  process.stdout.write(`Documents: ${issued.map(({ kind, count }) => `${kind} ${count}`).join(', ')}\n`);
  expect(issued.map(({ kind }) => kind)).toEqual([
    'CREDIT_NOTE',
    'CREDIT_NOTE of a reissue',
    'INVOICE',
    'INVOICE of a reissue',
    'RECEIPT_VOUCHER',
    'REFUND_VOUCHER',
  ]);
}, 3_600_000);
