// How many statements each step of a booking sends to PostgreSQL, and how often it reads the booking. The table is in
// docs/performance.md too. A figure that grows needs a reason; a figure that falls is written here.
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { bookingForm, confirmPayment, createBooking, hold, inDays } from '../../testkit/bookings';
import { cancelBooking, previewedRefund } from '../../testkit/cancellations';
import { changeBooking, changeForm } from '../../testkit/changes';
import { assertType } from '../../testkit/graphql';
import { startTestServer, type TestServer } from '../../testkit/test-server';

const sent = vi.spyOn(Client.prototype, 'query');

let testServer: TestServer;

beforeAll(async () => {
  testServer = await startTestServer();
  // The first request of each kind also reads the hotel's data, which the server keeps.
  await createBooking(testServer);
});

afterAll(async () => {
  await testServer.stop();
  sent.mockRestore();
});

interface Count {
  statements: number;
  /** Statements that read the columns or the stays, charges and orders of bookings. */
  readingBookings: number;
}

// The server keeps both for a moment, so that it depends on the time which request reads them.
const NOT_OF_ONE_REQUEST = [/^SELECT hotel_now\(\) AS now$/, /^SELECT .* FROM "room_types"/];

/** Counts the statements that the action sends. With PRINT_STATEMENTS, prints the beginning of each. */
async function count(action: () => Promise<unknown>): Promise<Count> {
  sent.mockClear();
  await action();
  const texts = sent.mock.calls
    .map(([statement]) => textOf(statement))
    .filter((text) => !NOT_OF_ONE_REQUEST.some((pattern) => pattern.test(text)));
  if (process.env['PRINT_STATEMENTS']) console.log(texts.map((text) => text.slice(0, 150)).join('\n'));
  const readingBookings = texts.filter((text) => /^SELECT .*"token_hash"|AS stays,/.test(text)).length;
  return { statements: texts.length, readingBookings };
}

function textOf(statement: unknown): string {
  const text = typeof statement === 'object' && statement && 'text' in statement ? statement.text : statement;
  return String(text).replaceAll(/\s+/g, ' ').trim();
}

/** A booking of one room whose order is paid at the gateway, and the statements of its confirmation. */
async function paid(nights: { checkin: string; checkout: string }) {
  const { token, checkout } = await hold(testServer, nights);
  if (!checkout) throw new Error('A hold has an order.');
  const payment = await testServer.razorpay.pay(checkout.orderId, { outcome: 'capture', webhook: false });
  const confirming = await count(() => confirmPayment(testServer, payment.checkout));
  return { token, confirming };
}

test('createBooking', async () => {
  const form = bookingForm(testServer);
  const creating = await count(() => createBooking(testServer, form));
  expect(creating).toEqual({ statements: 21, readingBookings: 0 });
});

test('confirmPayment', async () => {
  const { confirming } = await paid({ checkin: inDays(20), checkout: inDays(22) });
  expect(confirming).toEqual({ statements: 10, readingBookings: 3 });
});

test('changeBooking to other nights at the same price', async () => {
  const { token } = await paid({ checkin: inDays(24), checkout: inDays(26) });
  const form = await changeForm(testServer, token, { checkin: inDays(27), checkout: inDays(29) });
  const changing = await count(async () =>
    assertType(await changeBooking(testServer, form), 'BookingChanged'),
  );
  // Two of them ask which folios the booking has: to know what the guest owes, and since their rules place the new lines.
  expect(changing).toEqual({ statements: 26, readingBookings: 4 });
});

test('cancelBooking with a refund', async () => {
  const { token } = await paid({ checkin: inDays(30), checkout: inDays(32) });
  const expectedRefund = await previewedRefund(testServer, token);
  const cancelling = await count(async () =>
    assertType(await cancelBooking(testServer, { token, expectedRefund }), 'BookingCancelled'),
  );
  // One of them asks whether the hotel holds a security deposit, one which refunds have tasks that end, one which folios
  // the booking has.
  expect(cancelling).toEqual({ statements: 25, readingBookings: 4 });
});
