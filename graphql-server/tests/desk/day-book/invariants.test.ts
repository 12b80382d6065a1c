import { DAY_BOOK_INVARIANTS } from '../../../src/operations/invariants/day-book.invariants';
import { addDays } from '../../../src/platform/time/dates';
import { testBreaches, type BreachCase } from '../../testkit/breach-cases';
import { deskOf } from '../../testkit/check-ins';
import { auditDays, bookSteps } from '../../testkit/day-book';
import type { RequestOptions } from '../../testkit/graphql';
import { openIdentity, OWNER } from '../../testkit/identity';
import { departedGuest } from '../../testkit/reissues';
import { issueDocuments } from '../../testkit/tax-documents';
import { startTestServer, type TestServer } from '../../testkit/test-server';

let testServer: TestServer;
/** The day of the invoice, and its number. */
let [day, number] = ['', ''];
beforeAll(async () => {
  testServer = await startTestServer();
  testServer.razorpay.setMode({ webhooks: 'off' });
  const { token } = await (await openIdentity()).signIn({ email: OWNER.email, emailVerified: true });
  const owner: RequestOptions = { token };
  await issueDocuments(testServer);
  const guest = await departedGuest(
    testServer,
    deskOf(testServer, () => owner),
    null,
  );
  [day, number] = [guest.checkout, guest.invoice.number];
  await auditDays(testServer, addDays(day, -100), day);
  await testServer.shiftClock('200 days');
  await bookSteps(testServer, () => owner).closed(day);
  // What follows is what only somebody with the database can do.
  for (const table of ['day_book_days', 'day_book_vouchers', 'day_book_lines'])
    await testServer.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
});
afterAll(() => testServer.stop());

const OF_INVOICE = `(SELECT voucher.id FROM day_book_vouchers voucher WHERE voucher.kind = 'INVOICE')`;

const CASES: BreachCase[] = [
  {
    invariant: 'a tax document that the day book has with another total',
    breakIt: async () => {
      await testServer.query(
        `UPDATE day_book_lines SET amount_paise = amount_paise + 100 WHERE account = 'GUESTS' AND voucher_id IN ${OF_INVOICE}`,
      );
      return number;
    },
  },
  {
    invariant: 'a voucher of the day book that does not balance',
    breakIt: async () => {
      const [voucher] = await testServer.query<{ subject: string }>(
        `SELECT day::text || ' ' || place AS subject FROM day_book_vouchers WHERE kind = 'INVOICE'`,
      );
      return voucher?.subject ?? '';
    },
  },
  {
    invariant: 'a closed day with other vouchers than were closed',
    breakIt: () => Promise.resolve(day),
  },
  {
    invariant: 'a tax document that the day book lost',
    breakIt: async () => {
      await testServer.query(`UPDATE day_book_vouchers SET source = 'nothing:' || id WHERE kind = 'INVOICE'`);
      return number;
    },
  },
  {
    invariant: 'a day that the day book leaves out',
    breakIt: async () => {
      const before = addDays(day, -1);
      await testServer.query(
        'DELETE FROM day_book_lines WHERE voucher_id IN (SELECT id FROM day_book_vouchers WHERE day = $1)',
        [before],
      );
      await testServer.query('DELETE FROM day_book_vouchers WHERE day = $1', [before]);
      await testServer.query('DELETE FROM day_book_days WHERE day = $1', [before]);
      return day;
    },
  },
];

test('a book that nobody touched by hand breaks none of them', async () => {
  const names = DAY_BOOK_INVARIANTS.map(({ name }) => name);
  expect((await testServer.breaches()).filter(({ invariant }) => names.includes(invariant))).toEqual([]);
});

testBreaches(DAY_BOOK_INVARIANTS, CASES, () => testServer);
