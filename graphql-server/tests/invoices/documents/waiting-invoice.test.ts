import { addDays } from '../../../src/platform/time/dates';
import { hotelToday } from '../../testkit/bookings';
import { goTo } from '../../testkit/check-ins';
import { confirmedBooking } from '../../testkit/late-money';
import { issueDocuments, storedDocuments } from '../../testkit/tax-documents';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { quickDocumentIssue, WrittenBooking } from '../../testkit/written-lives/written-books';

const REFERENCE = 'SC-WAITING';
/** What is refunded of an advance of one payment: all of it. */
const ALL = { place: 0, thousandths: 1000, isPromised: false };

let testServer: TestServer;
let booking: WrittenBooking;
beforeAll(async () => {
  testServer = await startTestServer();
  testServer.razorpay.setMode({ webhooks: 'off' });
  const { held } = await confirmedBooking(testServer);
  await issueDocuments(testServer);
  const life = {
    bookedIn: 0,
    arrivesAfter: 0,
    nights: [{ paise: 8_000_000, taxPercent: 18 }],
    isBusiness: false,
    acts: [],
  };
  booking = new WrittenBooking(life, REFERENCE, testServer, new Map(), quickDocumentIssue(testServer));
  await booking.book(held.booking.reference, hotelToday());
});
afterAll(() => testServer.stop());

const kinds = async () => (await storedDocuments(testServer, REFERENCE)).map(({ kind }) => kind);

test('given an invoice that waits for an address, then the refund of the advance has its voucher at once', async () => {
  await booking.go({ act: 'pays', source: 'CASH', paise: 1_000_000 });
  await booking.issueDocuments();
  await booking.go({ act: 'ends', as: 'DEPARTED' });
  await booking.go({ act: 'money goes back', ...ALL });
  await booking.issueDocuments();
  expect(await kinds()).toEqual(['RECEIPT_VOUCHER', 'REFUND_VOUCHER']);

  await goTo(testServer, addDays(hotelToday(), 26), '12:00');
  await booking.issueDocuments();
  expect(await kinds()).toEqual(['RECEIPT_VOUCHER', 'REFUND_VOUCHER', 'INVOICE']);
});
