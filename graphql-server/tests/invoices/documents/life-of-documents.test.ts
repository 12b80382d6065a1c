import { addDays } from '../../../src/platform/time/dates';
import { balanceOrder, payOrder, setTerms } from '../../testkit/balances';
import { hold, inDays } from '../../testkit/bookings';
import { cancelBooking, previewedRefund } from '../../testkit/cancellations';
import { bookedAtDesk, deskStay } from '../../testkit/desk-bookings';
import { deskOf, goTo, letAllLeave, stayIdsOf } from '../../testkit/check-ins';
import {
  bookingThatOwes,
  counterPayment,
  deskPaymentForm,
  moneyOf,
  takeMoney,
} from '../../testkit/desk-payments';
import type { RequestOptions } from '../../testkit/graphql';
import { openIdentity, OWNER } from '../../testkit/identity';
import { confirmedBooking, tellOf } from '../../testkit/late-money';
import { requestSteps } from '../../testkit/payment-requests';
import { issueDocuments, runDocumentJobs, storedDocuments } from '../../testkit/tax-documents';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { deliver, refundEvent } from '../../testkit/webhooks';

const NIGHT = 981_288;

let testServer: TestServer;
let owner: RequestOptions;
let desk: ReturnType<typeof deskOf>;
beforeAll(async () => {
  testServer = await startTestServer({ HOLDS_PER_EMAIL: '20', RATE_LIMIT_SCALE: '100' });
  const { token } = await (await openIdentity()).signIn({ email: OWNER.email, emailVerified: true });
  owner = { token };
  desk = deskOf(testServer, () => owner);
  await issueDocuments(testServer);
});
afterAll(() => testServer.stop());
beforeEach(async () => {
  await letAllLeave(testServer);
  testServer.razorpay.setMode({ reset: true, webhooks: 'off' });
  await testServer.shiftClock('0');
});
afterEach(async () => {
  await testServer.runJobs();
  expect(await testServer.breaches()).toEqual([]);
});

let weeks = 0;

/** A guest who paid for two nights a long time before the stay. */
async function paidBooking() {
  weeks += 1;
  const checkin = inDays(20 + 7 * weeks);
  const email = testServer.freshEmail();
  const form = { checkin, checkout: addDays(checkin, 2), email };
  const { held, paymentId, amount } = await confirmedBooking(testServer, form);
  await testServer.runJobs();
  return { ...form, paymentId, amount, reference: held.booking.reference, token: held.token };
}

async function arrive({ reference, checkin }: { reference: string; checkin: string }): Promise<string> {
  const [stay = ''] = await stayIdsOf(testServer, reference);
  await goTo(testServer, checkin, '14:00');
  await desk.checkIn(stay);
  return stay;
}

async function leave(
  booking: { reference: string; checkout: string },
  stay: string,
  time = '10:00',
): Promise<void> {
  await goTo(testServer, booking.checkout, time);
  expect(await desk.checkOut(stay)).toMatchObject({ status: 'DEPARTED' });
  await testServer.runJobs();
}

const kindsOf = async (reference: string) =>
  (await storedDocuments(testServer, reference)).map(({ kind, totalPaise }) => [kind, totalPaise]);

/** The gateway has sent all refunds. */
async function settleRefunds(): Promise<void> {
  await testServer.runJobs();
  for (const { id } of Object.values(testServer.razorpay.state().refunds)) {
    const refund = await testServer.razorpay.settleRefund(id, 'processed', { webhook: false });
    await deliver(testServer, refundEvent('refund.processed', refund));
  }
  await testServer.runJobs();
}

test('a guest who pays and stays gets a receipt voucher, and an invoice that sets it off, by mail', async () => {
  const booking = await paidBooking();
  expect(await kindsOf(booking.reference)).toEqual([['RECEIPT_VOUCHER', 2 * NIGHT]]);
  const stay = await arrive(booking);
  await leave(booking, stay);
  const [receipt, invoice] = await storedDocuments(testServer, booking.reference);
  expect(receipt).toMatchObject({ number: expect.stringMatching(/^SC\/R\d{4}\/\d{6}$/), hasPdf: true });
  expect(invoice).toMatchObject({
    kind: 'INVOICE',
    totalPaise: 2 * NIGHT,
    dated: booking.checkout,
    hasPdf: true,
    number: expect.stringMatching(/^SC\/\d{4}\/\d{6}$/),
  });
  expect(invoice?.content).toMatchObject({
    supplier: { legalName: 'Saffron Court Hotels Private Limited', state: { code: '08' } },
    recipient: { name: 'Asha Rao', gstin: null },
    placeOfSupply: { name: 'Rajasthan', code: '08' },
    lines: [{ sac: '996311', quantity: 2 }],
    advances: [{ number: receipt?.number, amountPaise: 2 * NIGHT }],
  });
  const mails = testServer.inbox
    .messages(booking.email)
    .filter(({ subject }) => subject?.includes('tax documents'));
  expect(mails).toHaveLength(2);
});

test('each part that a guest pays by a link gets a receipt voucher, and the invoice sets all of them off', async () => {
  weeks += 1;
  const checkin = inDays(20 + 7 * weeks);
  const checkout = addDays(checkin, 2);
  const stays = [deskStay({ checkin, checkout })];
  const reference = await bookedAtDesk(testServer, { stays }, owner);
  const steps = requestSteps(testServer, owner);
  const total = (await steps.atDesk(reference)).balance.amount;
  for (const part of [{ purpose: 'OTHER', amount: 50_000 }, { amount: total - 50_000 }]) {
    const { token } = await steps.asked(reference, part);
    await steps.pay(token, (await steps.order(token)).orderId);
    await testServer.runJobs();
  }
  const vouchers = [
    ['RECEIPT_VOUCHER', 50_000],
    ['RECEIPT_VOUCHER', total - 50_000],
  ];
  expect(await kindsOf(reference)).toEqual(vouchers);
  const stay = await arrive({ reference, checkin });
  await leave({ reference, checkout }, stay);
  expect(await kindsOf(reference)).toEqual([...vouchers, [expect.stringMatching(/INVOICE/), total]]);
});

test('a business guest: the invoice is made out to the business, and its details stay as they are from then on', async () => {
  const booking = await paidBooking();
  const details = {
    name: 'Uttam Traders',
    address: ['MG Road 12', 'Pune'],
    gstin: '27AAPFU0939F1ZV',
    pinCode: '411001',
    state: { code: '27', name: 'Maharashtra' },
  };
  const { billingDetails, bookingRepository } = testServer.installation.services;
  const id = (await bookingRepository.findByReference(booking.reference))?.id ?? '';
  expect(await billingDetails.set(id, details)).toMatchObject({ kind: 'BillingDetailsSet' });
  await leave(booking, await arrive(booking));
  const invoice = (await storedDocuments(testServer, booking.reference))[1];
  expect(invoice?.content).toMatchObject({ recipient: details, placeOfSupply: { code: '08' } });
  expect(await billingDetails.set(id, details)).toEqual({ kind: 'AlreadyInvoiced' });
});

test('the invoice has the date of the departure, although its job runs after midnight', async () => {
  const booking = await paidBooking();
  const stay = await arrive(booking);
  await goTo(testServer, booking.checkout, '23:59');
  await desk.checkOut(stay);
  await goTo(testServer, addDays(booking.checkout, 1), '00:05');
  await testServer.runJobs();
  expect((await storedDocuments(testServer, booking.reference))[1]?.dated).toBe(booking.checkout);
});

test('a cancellation in time: a refund voucher once the money was refunded, and no invoice', async () => {
  testServer.razorpay.setMode({ refunds: 'pending' });
  const booking = await paidBooking();
  const { token, reference } = booking;
  await cancelBooking(testServer, { token, expectedRefund: await previewedRefund(testServer, token) });
  await testServer.runJobs();
  expect(await kindsOf(reference)).toEqual([['RECEIPT_VOUCHER', 2 * NIGHT]]);
  await settleRefunds();
  const [receipt, refund] = await storedDocuments(testServer, reference);
  expect(refund).toMatchObject({ kind: 'REFUND_VOUCHER', totalPaise: 2 * NIGHT });
  expect(refund?.content.refersTo).toEqual([
    { kind: 'RECEIPT_VOUCHER', number: receipt?.number, date: receipt?.dated },
  ]);
});

test('a late cancellation: an invoice of the charge at the rate of the stay, and a refund voucher of the rest', async () => {
  testServer.razorpay.setMode({ refunds: 'pending' });
  const booking = await paidBooking();
  const { token, reference, checkin } = booking;
  await goTo(testServer, addDays(checkin, -1), '12:00');
  await cancelBooking(testServer, { token, expectedRefund: await previewedRefund(testServer, token) });
  await settleRefunds();
  expect(await kindsOf(reference)).toEqual([
    ['RECEIPT_VOUCHER', 2 * NIGHT],
    ['INVOICE', NIGHT],
    ['REFUND_VOUCHER', NIGHT],
  ]);
  const invoice = (await storedDocuments(testServer, reference))[1];
  expect(invoice?.content.lines).toMatchObject([
    { description: expect.stringMatching(/^Cancellation charge/) },
  ]);
});

test('a departure that is undone and made again: a credit note, and a new invoice', async () => {
  const booking = await paidBooking();
  const stay = await arrive(booking);
  await goTo(testServer, addDays(booking.checkin, 1), '08:00');
  await desk.checkOut(stay, { expectedRefund: 0 });
  await testServer.runJobs();
  await desk.undoCheckOut(stay);
  await testServer.runJobs();
  await leave(booking, stay);
  const documents = await storedDocuments(testServer, booking.reference);
  const sum = (kind: string) =>
    documents.filter((each) => each.kind === kind).reduce((total, { totalPaise }) => total + totalPaise, 0);
  expect(sum('INVOICE') - sum('CREDIT_NOTE')).toBe(2 * NIGHT);
  expect(sum('CREDIT_NOTE')).toBeGreaterThan(0);
});

test('a departure on the agreed day that is undone and made again leaves its one invoice', async () => {
  const booking = await paidBooking();
  const stay = await arrive(booking);
  await leave(booking, stay);
  expect(await desk.undoCheckOut(stay)).toMatchObject({ status: 'IN_HOUSE' });
  await testServer.runJobs();
  await leave(booking, stay, '10:30');
  expect(await kindsOf(booking.reference)).toEqual([
    ['RECEIPT_VOUCHER', 2 * NIGHT],
    ['INVOICE', 2 * NIGHT],
  ]);
});

test('cash after the check-out gets no voucher, because the invoice exists', async () => {
  const { reference, owes } = await bookingThatOwes(testServer);
  await testServer.query(`UPDATE stays SET status = 'DEPARTED', checked_out_at = hotel_now()
    WHERE booking_id = (SELECT id FROM bookings WHERE reference = '${reference}')`);
  await testServer.query(`INSERT INTO transitions (machine, subject_id, from_state, to_state, actor_kind, reason)
    SELECT 'stay', id, 'IN_HOUSE', 'DEPARTED', 'staff', 'left' FROM stays
    WHERE booking_id = (SELECT id FROM bookings WHERE reference = '${reference}')`);
  await testServer.runJobs();
  const form = deskPaymentForm(reference, { source: 'UPI', amount: owes });
  await takeMoney(testServer, form, owner);
  await testServer.runJobs();
  expect(await kindsOf(reference)).toEqual([['INVOICE', owes]]);
});

test('money at the desk before the check-out gets a voucher; a payment recorded by mistake gets a refund voucher', async () => {
  const { reference } = await bookingThatOwes(testServer);
  const form = deskPaymentForm(reference, { source: 'UPI', amount: 500_000 });
  await takeMoney(testServer, form, owner);
  await testServer.runJobs();
  const { payments } = await moneyOf(testServer, reference, owner);
  await counterPayment(testServer, String(payments[0]?.id), owner);
  await testServer.runJobs();
  const [receipt, refund] = await storedDocuments(testServer, reference);
  expect(receipt).toMatchObject({ kind: 'RECEIPT_VOUCHER', totalPaise: 500_000 });
  expect(receipt?.content.payment).toEqual({ method: 'UPI', reference: null });
  expect(refund?.content).toMatchObject({
    kind: 'REFUND_VOUCHER',
    totalPaise: 500_000,
    reason: 'The payment was recorded by mistake',
  });
});

test('money that is captured twice and refunded at once gets no voucher', async () => {
  const booking = await paidBooking();
  const [order] = Object.values(testServer.razorpay.state().payments).filter(
    ({ id }) => id === booking.paymentId,
  );
  const twice = await testServer.razorpay.pay(String(order?.order_id), {
    outcome: 'capture',
    webhook: false,
  });
  await tellOf(testServer, twice.payment.id);
  await settleRefunds();
  expect(await kindsOf(booking.reference)).toEqual([['RECEIPT_VOUCHER', 2 * NIGHT]]);
});

test('a hotel without a GSTIN issues no document, and issues the missing documents once it has a GSTIN', async () => {
  await testServer.query('UPDATE property SET legal_name = NULL, gstin = NULL');
  const { documentIssue, property } = testServer.installation.services;
  await property.load();
  const booking = await paidBooking();
  expect(await kindsOf(booking.reference)).toEqual([]);
  await issueDocuments(testServer);
  await documentIssue.queueMissing();
  await testServer.runJobs();
  expect(await kindsOf(booking.reference)).toEqual([['RECEIPT_VOUCHER', 2 * NIGHT]]);
});

test('a hotel that ran for 60 days without its GSTIN issues the missing documents, though other bookings have documents', async () => {
  const { documentIssue, property } = testServer.installation.services;
  await testServer.query('UPDATE property SET legal_name = NULL, gstin = NULL');
  await property.load();
  const { reference } = await paidBooking();
  await testServer.shiftClock('60 days');
  await issueDocuments(testServer);
  expect(await kindsOf(reference)).toEqual([]);
  await documentIssue.queueMissing();
  await documentIssue.queueMissing();
  const jobs = await testServer.query<{ id: string }>(
    `SELECT payload ->> 'bookingId' AS id FROM graphile_worker._private_jobs WHERE key LIKE 'missing documents of %'`,
  );
  expect(new Set(jobs.map(({ id }) => id)).size).toBe(jobs.length);
  await runDocumentJobs(testServer);
  expect((await kindsOf(reference))[0]).toEqual(['RECEIPT_VOUCHER', 2 * NIGHT]);
  expect(await testServer.query('SELECT caught_up FROM documents_since')).toEqual([{ caught_up: true }]);
  await testServer.shiftClock('0');
});

test('nobody can change or delete a document, not even by SQL', async () => {
  const { reference } = await paidBooking();
  const [{ id } = { id: '' }] = await storedDocuments(testServer, reference);
  const never = /never changes/;
  for (const sql of [
    `UPDATE tax_documents SET number = 'SC/X' WHERE id = '${id}'`,
    `UPDATE tax_documents SET bytes = 'other', sha256 = 'other' WHERE id = '${id}'`,
    `DELETE FROM tax_document_amounts WHERE document_id = '${id}'`,
    `DELETE FROM tax_documents WHERE id = '${id}'`,
  ])
    await expect(testServer.query(sql)).rejects.toThrow(never);
});

describe('a guest who pays 30 % at booking and the rest later', () => {
  const deposit = Math.ceil(2 * NIGHT * 0.3);
  const rest = 2 * NIGHT - deposit;

  beforeEach(() => setTerms(testServer, { dueAtBookingPercent: 30, balanceDaysBefore: 7 }));
  afterEach(() => setTerms(testServer, { dueAtBookingPercent: 100 }));

  async function paidInParts() {
    weeks += 1;
    const checkin = inDays(20 + 7 * weeks);
    const form = { checkin, checkout: addDays(checkin, 2), email: testServer.freshEmail() };
    const { booking, checkout, token } = await hold(testServer, form);
    await payOrder(testServer, checkout.orderId);
    await testServer.runJobs();
    expect(await kindsOf(booking.reference)).toEqual([['RECEIPT_VOUCHER', deposit]]);
    const { orderId } = await balanceOrder(testServer, token);
    await payOrder(testServer, orderId);
    await testServer.runJobs();
    await runDocumentJobs(testServer);
    return { ...form, reference: booking.reference, token, orders: [checkout.orderId, orderId] };
  }

  test('gets a receipt voucher for each part, once, and an invoice that sets off both', async () => {
    const booking = await paidInParts();
    const atGateway = Object.values(testServer.razorpay.state().payments);
    expect(
      booking.orders.map((order) => atGateway.filter((payment) => payment.order_id === order)),
    ).toMatchObject([[{ amount: deposit }], [{ amount: rest }]]);
    expect(await kindsOf(booking.reference)).toEqual([
      ['RECEIPT_VOUCHER', deposit],
      ['RECEIPT_VOUCHER', rest],
    ]);
    await leave(booking, await arrive(booking));
    const [first, second, invoice] = await storedDocuments(testServer, booking.reference);
    expect(invoice).toMatchObject({ kind: 'INVOICE', totalPaise: 2 * NIGHT });
    expect(invoice?.content.advances).toEqual([
      expect.objectContaining({ number: first?.number, amountPaise: deposit }),
      expect.objectContaining({ number: second?.number, amountPaise: rest }),
    ]);
  });

  test('gets back the newest part first, with a refund voucher for that part', async () => {
    const { token, reference, checkin } = await paidInParts();
    await goTo(testServer, addDays(checkin, -1), '12:00');
    const expectedRefund = await previewedRefund(testServer, token);
    expect(expectedRefund).toBe(NIGHT);
    await cancelBooking(testServer, { token, expectedRefund });
    await settleRefunds();
    const [, receipt, ...further] = await storedDocuments(testServer, reference);
    const voucher = further.find(({ kind }) => kind === 'REFUND_VOUCHER');
    expect(voucher).toMatchObject({ totalPaise: NIGHT });
    expect(voucher?.content.refersTo).toEqual([expect.objectContaining({ number: receipt?.number })]);
  });
});
