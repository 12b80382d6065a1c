import { balanceOrder, payOrder, setTerms } from '../../testkit/balances';
import { hold, inDays } from '../../testkit/bookings';
import { issueDocuments, storedDocuments } from '../../testkit/tax-documents';
import { startTestServer, type TestServer } from '../../testkit/test-server';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await startTestServer();
  testServer.razorpay.setMode({ webhooks: 'off' });
  await issueDocuments(testServer);
});
afterAll(() => testServer.stop());

const stay = { checkin: inDays(30), checkout: inDays(32) };

test('the receipt vouchers of a price that is paid in two parts name the agreed terms', async () => {
  await setTerms(testServer, { dueAtBookingPercent: 30, balanceDaysBefore: 14 });
  const { checkout, token, booking } = await hold(testServer, stay);
  await payOrder(testServer, checkout.orderId);
  const rest = await balanceOrder(testServer, token);
  await payOrder(testServer, rest.orderId);
  await testServer.runJobs();
  const paymentTerms = 'At booking you pay 30% of the price, and the rest at least 14 days before arrival.';
  expect(await storedDocuments(testServer, booking.reference)).toMatchObject([
    { kind: 'RECEIPT_VOUCHER', totalPaise: checkout.amount, content: { paymentTerms } },
    { kind: 'RECEIPT_VOUCHER', totalPaise: rest.amount, content: { paymentTerms } },
  ]);
});

test('the receipt voucher of a price that is paid at booking names no terms', async () => {
  await setTerms(testServer, { dueAtBookingPercent: 100 });
  const { checkout, booking } = await hold(testServer, stay);
  await payOrder(testServer, checkout.orderId);
  await testServer.runJobs();
  const [voucher] = await storedDocuments(testServer, booking.reference);
  expect(voucher?.content).not.toHaveProperty('paymentTerms');
});
