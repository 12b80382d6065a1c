import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { signIn } from './people';
import { expect, freshEmail, freshStay, type TestServer, type Stay } from './test-server';

/** A booking that was made by the REST path. */
export interface MadeBooking extends Stay {
  token: string;
  reference: string;
  orderId: string;
  email: string;
}

interface NewBooking {
  roomType?: string;
  guests?: number;
  email?: string;
  name?: string;
  phone?: string;
}

const GUEST = { name: 'Asha Rao', phone: '+91 98765 43210', roomType: 'Deluxe', guests: 2 };

let callers = 0;

/** The header of another address for each booking: one address cannot book, pay and cancel again and again. */
const fromAnotherAddress = (): Record<string, string> => {
  callers += 1;
  return { 'x-forwarded-for': `10.1.${callers >> 8}.${callers & 255}` };
};

/** Holds a room without a browser, for nights that no other test uses, or for the given nights. */
export async function holdRoom(
  page: Page,
  testServer: TestServer,
  { stay = freshStay(), ...guest }: NewBooking & { stay?: Stay } = {},
): Promise<MadeBooking> {
  const email = guest.email ?? freshEmail();
  const response = await page.request.post(`${testServer.siteUrl}/api/bookings`, {
    data: { ...GUEST, ...stay, ...guest, email },
    headers: fromAnotherAddress(),
  });
  expect(response.status(), await response.text()).toBe(200);
  const { token, order, booking } = (await response.json()) as {
    token: string;
    order: { id: string };
    booking: { reference: string };
  };
  return { token, reference: booking.reference, orderId: order.id, email, ...stay };
}

const QUOTED_REST = `query ($checkin: PlainDate!, $checkout: PlainDate!, $plan: String) {
  quote(roomType: "Deluxe", checkin: $checkin, checkout: $checkout, guests: 2, plan: $plan) {
    ... on Quote { payment { rest { amount } } }
  }
}`;

/**
 * What the site quotes as due later for two nights in a Deluxe, in paise; null while it does not sell the rate plan.
 * After a change in the database the server quotes by it a moment later.
 */
export async function quotedRest(page: Page, testServer: TestServer, plan?: string): Promise<number | null> {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const data = { query: QUOTED_REST, variables: { checkin: inDays(25), checkout: inDays(27), plan } };
  const response = await page.request.post(`${testServer.siteUrl}/graphql`, { data });
  const read = (await response.json()) as {
    data: { quote: { payment?: { rest: { amount: number } } | null } } | null;
  };
  return read.data?.quote.payment?.rest.amount ?? null;
}

const CREATE_BOOKING = `mutation ($input: CreateBookingInput!) {
  createBooking(input: $input) {
    ... on BookingHold { token booking { reference } checkout { orderId } }
  }
}`;

/** A Double and a Suite for the same two nights, paid in one go. */
export async function bookTwoRooms(page: Page, testServer: TestServer): Promise<MadeBooking> {
  const email = freshEmail();
  const stay = freshStay();
  const furtherStays = [{ ...stay, roomType: 'Suite', guests: 4 }];
  const input = { ...GUEST, ...stay, email, roomType: 'Double', furtherStays };
  const response = await page.request.post(`${testServer.siteUrl}/graphql`, {
    data: { query: CREATE_BOOKING, variables: { input } },
    headers: fromAnotherAddress(),
  });
  const { data } = (await response.json()) as {
    data: {
      createBooking: { token: string; booking: { reference: string }; checkout: { orderId: string } };
    };
  };
  const { token, booking, checkout } = data.createBooking;
  const made = { token, reference: booking.reference, orderId: checkout.orderId, email, ...stay };
  await pay(page, testServer, made);
  return made;
}

async function atGateway(page: Page, testServer: TestServer, path: string, data: object): Promise<unknown> {
  const response = await page.request.post(`${testServer.razorpayUrl}/local${path}`, { data });
  expect(response.ok()).toBe(true);
  return response.json();
}

/** Waits until the booking has this status in the database. */
async function untilFound(
  testServer: TestServer,
  condition: string,
  { reference }: MadeBooking,
): Promise<void> {
  const sql = `SELECT 1 FROM bookings b WHERE b.reference = $1 AND ${condition}`;
  await expect.poll(() => testServer.query(sql, [reference])).toHaveLength(1);
}

/** Pays for the booking at the gateway, and returns the payment's id. */
export async function pay(page: Page, testServer: TestServer, booking: MadeBooking): Promise<string> {
  const paid = await atGateway(page, testServer, `/orders/${booking.orderId}/pay`, { outcome: 'capture' });
  await untilFound(testServer, "b.status = 'CONFIRMED'", booking);
  return (paid as { payment: { id: string } }).payment.id;
}

/** A paid booking, refunded in the gateway's dashboard: `amount` paise of it, or all. */
export async function refundedBooking(
  page: Page,
  testServer: TestServer,
  amount?: number,
): Promise<MadeBooking> {
  const booking = await holdRoom(page, testServer);
  const payment = await pay(page, testServer, booking);
  await atGateway(page, testServer, `/payments/${payment}/refund`, { amount });
  const sql =
    'SELECT 1 FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE p.gateway_payment_id = $1';
  await expect.poll(() => testServer.query(sql, [payment])).toHaveLength(1);
  return booking;
}

/** A paid booking whose payment the guest's bank disputes. */
export async function disputedBooking(page: Page, testServer: TestServer): Promise<MadeBooking> {
  const booking = await holdRoom(page, testServer);
  const payment = await pay(page, testServer, booking);
  await atGateway(page, testServer, `/payments/${payment}/dispute`, { event: 'payment.dispute.created' });
  await expect
    .poll(() => testServer.query('SELECT 1 FROM disputes WHERE gateway_payment_id = $1', [payment]))
    .toHaveLength(1);
  return booking;
}

/** An expired hold. The hotel's clock is reset afterwards. */
export async function lapsedBooking(page: Page, testServer: TestServer): Promise<MadeBooking> {
  const booking = await holdRoom(page, testServer);
  await testServer.shiftClock('16 minutes');
  await testServer.query("SELECT graphile_worker.add_job('sweep holds')");
  await untilFound(testServer, "b.status = 'EXPIRED'", booking);
  await testServer.shiftClock('0');
  return booking;
}

/** The token of a new one-time link that pins the administrator's account, as an operator makes it. */
export async function newOwnerLink(testServer: TestServer): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await testServer.query('DELETE FROM owner_links');
  await testServer.query(
    `INSERT INTO owner_links (id, token_hash, expires_at)
     VALUES ($1, $2, hotel_now() + interval '1 hour')`,
    [randomUUID(), createHash('sha256').update(token).digest('hex')],
  );
  return token;
}

/** Makes a paid booking, signs the owner in, and opens the booking at the desk. */
export async function openPaidBooking(
  page: Page,
  testServer: TestServer,
  guest: NewBooking = {},
): Promise<MadeBooking> {
  const booking = await holdRoom(page, testServer, guest);
  await pay(page, testServer, booking);
  await signIn(page, testServer);
  await page.goto(`/desk/bookings/${booking.reference}`);
  return booking;
}
