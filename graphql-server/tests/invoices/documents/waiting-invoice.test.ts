import { addDays } from '../../../src/platform/time/dates';
import { hotelToday } from '../../testkit/bookings';
import { goTo } from '../../testkit/check-ins';
import { confirmedBooking } from '../../testkit/late-money';
import { issueDocuments, runDocumentJobs, storedDocuments } from '../../testkit/tax-documents';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { quickDocumentIssue, WrittenBooking } from '../../testkit/written-lives/written-books';

/** What is refunded of an advance of one payment: all of it. */
const ALL = { place: 0, thousandths: 1000, isPromised: false };

let testServer: TestServer;
let template: string;
beforeAll(async () => {
  testServer = await startTestServer();
  testServer.razorpay.setMode({ webhooks: 'off' });
  const { held } = await confirmedBooking(testServer);
  await issueDocuments(testServer);
  template = held.booking.reference;
});
afterAll(() => testServer.stop());
afterEach(() => testServer.shiftClock('0'));

/** A guest whose invoice needs an address. */
async function guest(reference: string, { arrivesAfter }: { arrivesAfter: number }): Promise<WrittenBooking> {
  const life = {
    bookedIn: 0,
    arrivesAfter,
    nights: [{ paise: 8_000_000, taxPercent: 18 }],
    isBusiness: false,
    acts: [],
  };
  const booking = new WrittenBooking(life, reference, testServer, new Map(), quickDocumentIssue(testServer));
  await booking.book(template, hotelToday());
  return booking;
}

const kindsOf = async (reference: string) =>
  (await storedDocuments(testServer, reference)).map(({ kind }) => kind);

test('given an invoice that waits for an address, then the refund of the advance has its voucher at once', async () => {
  const booking = await guest('SC-WAITING', { arrivesAfter: 0 });
  await booking.go({ act: 'pays', source: 'CASH', paise: 1_000_000 });
  await booking.issueDocuments();
  await booking.go({ act: 'ends', as: 'DEPARTED' });
  await booking.go({ act: 'money goes back', ...ALL });
  await booking.issueDocuments();
  expect(await kindsOf('SC-WAITING')).toEqual(['RECEIPT_VOUCHER', 'REFUND_VOUCHER']);

  await goTo(testServer, addDays(hotelToday(), 26), '12:00');
  await booking.issueDocuments();
  expect(await kindsOf('SC-WAITING')).toEqual(['RECEIPT_VOUCHER', 'REFUND_VOUCHER', 'INVOICE']);
});

test('given a guest who cancels long before the stay, then the invoice that waits is issued within the law’s limit', async () => {
  const booking = await guest('SC-CANCELS', { arrivesAfter: 200 });
  await booking.go({ act: 'pays', source: 'CASH', paise: 8_000_000 });
  await booking.issueDocuments();
  await goTo(testServer, addDays(hotelToday(), 60), '12:00');
  await booking.go({ act: 'ends', as: 'CANCELLED' });
  await booking.go({ act: 'is charged', paise: 8_000_000, taxPercent: 18 });
  await booking.issueDocuments();
  expect(await kindsOf('SC-CANCELS')).toEqual(['RECEIPT_VOUCHER']);

  await goTo(testServer, addDays(hotelToday(), 60 + 25), '03:00');
  await testServer.installation.services.documentIssue.queueMissing();
  await runDocumentJobs(testServer);
  expect(await kindsOf('SC-CANCELS')).toEqual(['RECEIPT_VOUCHER', 'INVOICE']);
});
