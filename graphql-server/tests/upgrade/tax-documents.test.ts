import { TaxDocuments1764300000000 } from '../../migrations/1764300000000-tax-documents';
import { RegistrationTries1764351000000 } from '../../migrations/1764351000000-registration-tries';
import { InvoiceReissues1764365000000 } from '../../migrations/1764365000000-invoice-reissues';
import { Folios1764820000000 } from '../../migrations/1764820000000-folios';
import { CashOfCompanies1764977000000 } from '../../migrations/1764977000000-cash-of-companies';
import { Receivables1764831000000 } from '../../migrations/1764831000000-receivables';
import { addDays } from '../../src/platform/time/dates';
import { inDays } from '../testkit/bookings';
import { deskOf, goTo, letAllLeave, stayIdsOf } from '../testkit/check-ins';
import type { RequestOptions } from '../testkit/graphql';
import { confirmedBooking } from '../testkit/late-money';
import { signedInOwner } from '../testkit/promotions';
import { departedGuest, issueAgain, MARIGOLD } from '../testkit/reissues';
import { issueDocuments, storedDocuments } from '../testkit/tax-documents';
import { startTestServer, type TestServer } from '../testkit/test-server';

/** All migrations of the tables of documents, in their order: the server needs what each of them adds. */
const MIGRATIONS = [
  new TaxDocuments1764300000000(),
  new RegistrationTries1764351000000(),
  new InvoiceReissues1764365000000(),
  new Receivables1764831000000(),
  new CashOfCompanies1764977000000(),
];
/** Adds to the table of documents, and to tables that stay here. It can run again. */
const FOLIOS = new Folios1764820000000();

let testServer: TestServer;
let owner: RequestOptions;
beforeAll(async () => {
  testServer = await startTestServer({ HOLDS_PER_EMAIL: '20' });
  testServer.razorpay.setMode({ webhooks: 'off' });
  owner = await signedInOwner(testServer);
});
afterAll(() => testServer.stop());

async function booked(days: number) {
  const checkin = inDays(days);
  const checkout = addDays(checkin, 2);
  const { held, amount } = await confirmedBooking(testServer, { checkin, checkout });
  const { reference } = held.booking;
  const [stay = ''] = await stayIdsOf(testServer, reference);
  return { reference, checkin, checkout, stay, amount };
}

test('an installation that is upgraded issues documents of later events, and none of earlier ones', async () => {
  const desk = deskOf(testServer, () => owner);
  // As in the previous version: without tables and triggers of documents.
  const runner = testServer.installation.database.createQueryRunner();
  for (const migration of MIGRATIONS.toReversed()) await migration.down(runner);
  const [gone, staying] = [await booked(0), await booked(30)];
  await desk.checkIn(gone.stay);
  await desk.checkOut(gone.stay, { expectedRefund: 0 });
  await testServer.query(`UPDATE stays SET status = 'DEPARTED', checked_out_at = now() WHERE id = $1`, [
    gone.stay,
  ]);

  for (const migration of [...MIGRATIONS, FOLIOS]) {
    await migration.up(runner);
    // A migration that was interrupted runs again.
    await migration.up(runner);
  }
  await runner.release();
  await issueDocuments(testServer, { since: null });
  await testServer.installation.services.documentIssue.queueMissing();
  await testServer.runJobs();
  expect(await storedDocuments(testServer, gone.reference)).toEqual([]);
  expect(await storedDocuments(testServer, staying.reference)).toEqual([]);

  await goTo(testServer, staying.checkin, '14:00');
  await desk.checkIn(staying.stay);
  await goTo(testServer, staying.checkout, '10:00');
  await desk.checkOut(staying.stay);
  await testServer.runJobs();
  const documents = await storedDocuments(testServer, staying.reference);
  expect(documents).toMatchObject([{ kind: 'INVOICE', totalPaise: staying.amount }]);
  expect(documents[0]?.content.advances).toEqual([]);

  const { reference } = await booked(60);
  await testServer.runJobs();
  expect(await storedDocuments(testServer, reference)).toMatchObject([{ kind: 'RECEIPT_VOUCHER' }]);
  expect((await testServer.breaches()).filter(({ invariant }) => /document|invoice/.test(invariant))).toEqual(
    [],
  );
});

test('invoices of the previous version can be issued again', async () => {
  const desk = deskOf(testServer, () => owner);
  await letAllLeave(testServer);
  await testServer.shiftClock('0');
  const runner = testServer.installation.database.createQueryRunner();
  const migration = new InvoiceReissues1764365000000();
  const { reference, invoice } = await departedGuest(testServer, desk, MARIGOLD);
  await migration.down(runner);
  const before = await storedDocuments(testServer, reference);
  await migration.up(runner);
  // A migration that was interrupted runs again.
  await migration.up(runner);
  await runner.release();
  expect(await storedDocuments(testServer, reference)).toEqual(before);
  await issueAgain(testServer, { id: invoice.id }, owner);
  await testServer.runJobs();
  expect((await storedDocuments(testServer, reference)).slice(before.length)).toMatchObject([
    { kind: 'CREDIT_NOTE', totalPaise: invoice.totalPaise },
    { kind: 'INVOICE', totalPaise: invoice.totalPaise },
  ]);
});
