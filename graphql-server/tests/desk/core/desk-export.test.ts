import type { GuestBookingFilter } from '../../generated/operations';
import { execute, gql } from '../../testkit/graphql';
import { confirmPayment, hold, inDays } from '../../testkit/bookings';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { openIdentity, type Identity } from '../../testkit/identity';
import { csvRows } from '../../testkit/csv-rows';
import { confirmedBooking } from '../../testkit/late-money';
import { deliver, disputeEvent, refundEvent } from '../../testkit/webhooks';

let identity: Identity;
let testServer: TestServer;
let token: string;

beforeAll(async () => {
  identity = await openIdentity();
  testServer = await startTestServer();
  token = (await identity.signIn({ email: 'owner@saffroncourt.example', emailVerified: true })).token;
});
afterAll(() => testServer.stop());

const EXPORT_BOOKINGS = gql(`query ExportBookings($filter: GuestBookingFilter) {
  exportGuestBookings(filter: $filter) { content }
}`);
const EXPORT_MESSAGES_AND_SUBSCRIBERS = gql(`query ExportMessagesAndSubscribers {
  exportContactMessages { content }
  exportSubscribers { content }
}`);

async function exportedBookings(filter: GuestBookingFilter): Promise<Record<string, string>[]> {
  const { exportGuestBookings } = await execute(testServer, EXPORT_BOOKINGS, { filter }, { token });
  return csvRows(exportGuestBookings.content);
}

async function pay(form: Parameters<typeof hold>[1]): Promise<string> {
  const held = await hold(testServer, form);
  const { checkout } = await testServer.razorpay.pay(held.checkout.orderId, {
    outcome: 'capture',
    webhook: false,
  });
  await confirmPayment(testServer, checkout);
  return held.booking.reference;
}

describe('the table for the accountant', () => {
  const stay = { checkin: inDays(200), checkout: inDays(202) };

  test('shows the times of booking and payment in the hotel’s time zone, and CGST and SGST in separate columns', async () => {
    const reference = await pay({ ...stay, roomType: 'Single' });
    // 18:40 UTC is the next day's 00:10 at the hotel.
    await testServer.query(`UPDATE bookings SET created_at = '2026-11-20 18:20:00Z' WHERE reference = $1`, [
      reference,
    ]);
    await testServer.query(
      `UPDATE payments SET captured_at = '2026-11-20 18:40:00Z'
       WHERE booking_id = (SELECT id FROM bookings WHERE reference = $1)`,
      [reference],
    );
    const [row] = await exportedBookings({ search: reference });
    expect(row).toMatchObject({
      reference,
      'room charge': '16632.00',
      'GST %': '18',
      CGST: '1496.88',
      SGST: '1496.88',
      GST: '2993.76',
      total: '19625.76',
      paid: '19625.76',
      'paid on': '2026-11-21',
      'booked at (Asia/Kolkata)': '2026-11-20 23:50',
    });
  });

  test('sums confirmed bookings, and neither unpaid nor lapsed holds', async () => {
    const name = 'Tara Totals';
    const paid = [await pay({ ...stay, name }), await pay({ ...stay, name, roomType: 'Double' })];
    const held = (await hold(testServer, { ...stay, name, roomType: 'Suite' })).booking.reference;
    const lapsed = (await hold(testServer, { ...stay, name, roomType: 'Deluxe' })).booking.reference;
    await testServer.query("UPDATE bookings SET status = 'EXPIRED' WHERE reference = $1", [lapsed]);
    const rows = await exportedBookings({ search: name });
    const total = rows.at(-1);
    expect(rows.slice(0, -1).map(({ reference }) => reference)).toEqual([lapsed, held, ...paid.reverse()]);
    expect(rows.find(({ reference }) => reference === held)).toMatchObject({ 'paid on': '', paid: '0.00' });
    // Two nights at $99 and two at $149, at ₹84 a dollar and 18 % of tax.
    expect(total).toMatchObject({
      reference: 'Total of 2 confirmed',
      status: '',
      nights: '4',
      'room charge': '41664.00',
      'GST %': '',
      CGST: '3749.76',
      SGST: '3749.76',
      GST: '7499.52',
      total: '49163.52',
      paid: '49163.52',
      refunded: '0.00',
    });
  });

  test('names each rate of a stay over which the tax changed', async () => {
    const reference = await pay({ ...stay, roomType: 'Single' });
    // As if the tax had changed before the first of the two nights was sold.
    await testServer.query(
      `ALTER TABLE folio_lines DISABLE TRIGGER folio_lines_unchanged;
       UPDATE folio_lines SET tax_percent = 5, cgst_paise = 10000, sgst_paise = 10000
       WHERE booking_id = (SELECT id FROM bookings WHERE reference = '${reference}') AND night = '${stay.checkin}';
       UPDATE folio_lines SET cgst_paise = 30001, sgst_paise = 30001
       WHERE booking_id = (SELECT id FROM bookings WHERE reference = '${reference}') AND night > '${stay.checkin}';
       ALTER TABLE folio_lines ENABLE TRIGGER folio_lines_unchanged`,
    );
    const [row] = await exportedBookings({ search: reference });
    expect(row).toMatchObject({ 'GST %': '5 and 18', CGST: '400.01', SGST: '400.01' });
  });
});

describe('the table of a month', () => {
  const search = 'Mina Month';
  const stay = (first: number, last: number) => ({
    name: search,
    checkin: inDays(first),
    checkout: inDays(last),
  });
  const period = { from: inDays(230), to: inDays(259) };

  test('has the stays with a night in it, and says that each stay counts as a whole', async () => {
    await pay(stay(228, 230));
    const inside = [await pay(stay(229, 231)), await pay(stay(240, 242)), await pay(stay(259, 261))];
    await pay(stay(260, 262));
    const rows = await exportedBookings({ search, ...period });
    expect(rows.slice(0, -1).map(({ reference }) => reference)).toEqual(inside.reverse());
    expect(rows.at(-1)).toMatchObject({
      reference: `Total of 3 confirmed; stays with nights from ${period.from} and check-in by ${period.to}, each counted whole`,
      nights: '6',
    });
  });

  test('says when money was refunded, and sums what banks took in disputes', async () => {
    testServer.razorpay.setMode({ reset: true, webhooks: 'off' });
    const name = 'Dina Dispute';
    const refunded = await confirmedBooking(testServer, { name });
    const lost = await confirmedBooking(testServer, { name });
    for (const amount of [100_000, 50_000]) {
      const refund = await testServer.razorpay.refundInDashboard(refunded.paymentId, {
        amount,
        webhook: false,
      });
      await deliver(testServer, refundEvent('refund.processed', refund));
    }
    // 18:40 UTC is the next day's 00:10 at the hotel.
    await testServer.query(
      `UPDATE refunds SET created_at = CASE amount_paise WHEN 100000 THEN '2026-11-20 18:40:00Z'::timestamptz
         ELSE '2026-12-02 05:00:00Z' END`,
    );
    const event = 'payment.dispute.lost';
    const dispute = await testServer.razorpay.dispute(lost.paymentId, { event, webhook: false });
    await deliver(testServer, disputeEvent(event, dispute));

    const taken = (lost.amount / 100).toFixed(2);
    const rows = await exportedBookings({ search: name });
    expect(rows).toMatchObject([
      { paid: taken, refunded: '0.00', 'refunded on': '', 'lost in disputes': taken },
      { refunded: '1500.00', 'refunded on': '2026-11-21 and 2026-12-02', 'lost in disputes': '0.00' },
      { refunded: '1500.00', 'refunded on': '', 'lost in disputes': taken },
    ]);
  });
});

test('messages and subscribers are exported by the hotel’s clock, too', async () => {
  await testServer.query(
    `INSERT INTO contact_messages (id, email, message, created_at)
     VALUES (gen_random_uuid(), 'late@example.com', 'Hello', '2026-11-20 18:40:00Z')`,
  );
  await testServer.query(
    `INSERT INTO subscribers (id, email, email_key, token_hash, consent_text, consent_at, unsubscribed_at)
     VALUES (gen_random_uuid(), 'late@example.com', 'late@example.com', 'hash', 'Yes', '2026-11-20 18:40:00Z', '2026-11-21 18:40:00Z')`,
  );
  const { exportContactMessages, exportSubscribers } = await execute(
    testServer,
    EXPORT_MESSAGES_AND_SUBSCRIBERS,
    {},
    { token },
  );
  expect(csvRows(exportContactMessages.content)).toMatchObject([
    { email: 'late@example.com', 'received (Asia/Kolkata)': '2026-11-21 00:10' },
  ]);
  expect(csvRows(exportSubscribers.content)).toMatchObject([
    {
      email: 'late@example.com',
      'agreed (Asia/Kolkata)': '2026-11-21 00:10',
      'unsubscribed (Asia/Kolkata)': '2026-11-22 00:10',
    },
  ]);
});
