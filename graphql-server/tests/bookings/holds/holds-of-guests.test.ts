import {
  assertHeld,
  bookingForm,
  bookingPage,
  confirmPayment,
  createBooking,
  hold,
  inDays,
  type Hold,
} from '../../testkit/bookings';
import { execute, gql } from '../../testkit/graphql';
import { startTestServer, type TestServer } from '../../testkit/test-server';

const RELEASE = gql(`mutation ReleaseHoldInTest($token: String!) {
  releaseHold(token: $token) {
    __typename
    ... on BookingConfirmed { booking { status } }
    ... on Refusal { code }
  }
}`);
const FREE = gql(`query FreeSuitesInTest($checkin: PlainDate!, $checkout: PlainDate!) {
  availability(checkin: $checkin, checkout: $checkout) {
    ... on Availability { roomTypes { roomsFree roomType { name } } }
  }
}`);

const SUITES = 4;

let testServer: TestServer;
beforeAll(async () => {
  testServer = await startTestServer({ HOLDS_PER_EMAIL: '2', HOLDS_PER_CALLER: '1000' });
});
afterAll(() => testServer.stop());
beforeEach(() => testServer.razorpay.setMode({ reset: true, webhooks: 'off' }));
afterEach(async () => {
  await testServer.shiftClock('0');
  expect(await testServer.breaches()).toEqual([]);
});

const release = async (token: string) => (await execute(testServer, RELEASE, { token })).releaseHold;
const statusOf = async ({ token }: Hold) => (await bookingPage(testServer, token)).status;
const pay = ({ checkout }: Hold) =>
  testServer.razorpay.pay(checkout.orderId, { outcome: 'capture', webhook: false });

async function suitesFree(stay: { checkin: string; checkout: string }): Promise<number | undefined> {
  const { availability } = await execute(testServer, FREE, stay);
  const types = 'roomTypes' in availability ? availability.roomTypes : [];
  return types.find(({ roomType }) => roomType.name === 'Suite')?.roomsFree;
}

let first = 10;
/** Two nights that no other test of this file uses. */
function freshStay() {
  first += 6;
  return { checkin: inDays(first), checkout: inDays(first + 2), roomType: 'Suite' };
}

describe('a guest who releases a hold', () => {
  test('frees the room at once, and may release the hold again', async () => {
    const stay = freshStay();
    const held = await hold(testServer, stay);
    expect(await suitesFree(stay)).toBe(SUITES - 1);
    expect(await release(held.token)).toEqual({ __typename: 'HoldReleased' });
    expect(await suitesFree(stay)).toBe(SUITES);
    expect(await statusOf(held)).toBe('EXPIRED');
    expect(await release(held.token)).toEqual({ __typename: 'HoldReleased' });
  });

  test('can book the same room again with the same form', async () => {
    const form = bookingForm(testServer, { ...freshStay(), idempotencyKey: 'a-key-of-a-released-hold' });
    const held = await hold(testServer, form);
    await release(held.token);
    const again = await hold(testServer, form);
    expect(again.booking.reference).not.toBe(held.booking.reference);
  });

  test('given that it was paid meanwhile, has a booking', async () => {
    const held = await hold(testServer, freshStay());
    await pay(held);
    expect(await release(held.token)).toEqual({
      __typename: 'BookingConfirmed',
      booking: { status: 'CONFIRMED' },
    });
  });

  test('given a gateway that does not respond, still frees the room', async () => {
    const held = await hold(testServer, freshStay());
    testServer.razorpay.setMode({ respondWith: '500' });
    expect(await release(held.token)).toEqual({ __typename: 'HoldReleased' });
  });

  test('and pays it nevertheless, is confirmed while a room is free', async () => {
    const held = await hold(testServer, freshStay());
    await release(held.token);
    const { checkout } = await pay(held);
    expect(await confirmPayment(testServer, checkout)).toMatchObject({ booking: { status: 'CONFIRMED' } });
  });

  test('with an unknown token, gets a refusal', async () => {
    expect(await release('no-such-token')).toMatchObject({ code: 'BOOKING_NOT_FOUND' });
  });

  test('cannot do it with a GET request', async () => {
    const held = await hold(testServer, freshStay());
    const query = encodeURIComponent(`mutation { releaseHold(token: "${held.token}") { __typename } }`);
    const response = await fetch(`${testServer.url}/graphql?query=${query}`, {
      headers: { 'apollo-require-preflight': 'yes' },
    });
    expect(response.status).toBe(405);
    expect(await statusOf(held)).toBe('HELD');
  });
});

describe('a guest who changes a hold', () => {
  test('gets the other dates, also in the same room when it is the last one', async () => {
    const stay = freshStay();
    const held = await hold(testServer, stay);
    for (let count = 1; count < SUITES; count += 1) await hold(testServer, stay);
    const longer = { ...stay, checkout: inDays(first + 3) };
    expect(await createBooking(testServer, longer)).toMatchObject({ code: 'ROOM_UNAVAILABLE' });
    const changed = await createBooking(testServer, { ...longer, replaces: held.token });
    assertHeld(changed);
    expect(await statusOf(held)).toBe('EXPIRED');
    expect(await suitesFree(stay)).toBe(0);
  });

  test('keeps the hold when the change is refused', async () => {
    const [stay, full] = [freshStay(), freshStay()];
    for (let count = 0; count < SUITES; count += 1) await hold(testServer, full);
    const held = await hold(testServer, stay);
    expect(await createBooking(testServer, { ...full, replaces: held.token })).toMatchObject({
      code: 'ROOM_UNAVAILABLE',
    });
    expect(await statusOf(held)).toBe('HELD');
    expect(await suitesFree(stay)).toBe(SUITES - 1);
  });

  test('does not use up the holds of an address', async () => {
    const email = testServer.freshEmail();
    let held = await hold(testServer, { ...freshStay(), email });
    for (let count = 0; count < 5; count += 1)
      held = await hold(testServer, { ...freshStay(), email, replaces: held.token });
    expect(await statusOf(held)).toBe('HELD');
  });

  test('again and again, holds rooms for an hour at most', async () => {
    const end = async ({ token }: Hold) => (await bookingPage(testServer, token)).holdSecondsLeft ?? 0;
    let held = await hold(testServer, freshStay());
    for (const minutes of [14, 28, 42]) {
      await testServer.shiftClock(`${minutes} minutes`);
      held = await hold(testServer, { ...freshStay(), replaces: held.token });
      expect(await end(held)).toBeGreaterThan(14 * 60);
    }
    await testServer.shiftClock('55 minutes');
    held = await hold(testServer, { ...freshStay(), replaces: held.token });
    expect(await end(held)).toBeLessThanOrEqual(5 * 60);
  });

  test('given that it was paid meanwhile, has that booking and no second one', async () => {
    const stay = freshStay();
    const held = await hold(testServer, stay);
    await confirmPayment(testServer, (await pay(held)).checkout);
    const changed = await createBooking(testServer, { ...freshStay(), replaces: held.token });
    expect(changed).toMatchObject({
      __typename: 'BookingConfirmed',
      booking: { reference: held.booking.reference },
    });
  });

  test('and pays the earlier one in another tab, gets that money refunded', async () => {
    const email = testServer.freshEmail();
    const stay = { ...freshStay(), email };
    const held = await hold(testServer, stay);
    const changed = await hold(testServer, { ...stay, roomType: 'Deluxe', replaces: held.token });
    expect(await confirmPayment(testServer, (await pay(held)).checkout)).toMatchObject({
      code: 'PAYMENT_REFUNDED',
    });
    expect(await statusOf(changed)).toBe('HELD');
    await testServer.runJobs();
  });

  test('twice with the same form, has one new hold', async () => {
    const held = await hold(testServer, freshStay());
    const form = bookingForm(testServer, {
      ...freshStay(),
      replaces: held.token,
      idempotencyKey: 'a-key-of-a-changed-hold',
    });
    const [one, other] = await Promise.all([hold(testServer, form), hold(testServer, form)]);
    expect(one.booking.reference).toBe(other.booking.reference);
  });

  test('at the same moment as others book the last room, sells no night twice', async () => {
    const stay = freshStay();
    const held = await hold(testServer, stay);
    for (let count = 2; count < SUITES; count += 1) await hold(testServer, stay);
    const longer = { ...stay, checkout: inDays(first + 3) };
    const results = await Promise.all([
      createBooking(testServer, { ...longer, replaces: held.token }),
      ...Array.from({ length: 9 }, () => createBooking(testServer, longer)),
    ]);
    // One room was free. The changed hold keeps its own room or gets the free one.
    const holds = results.filter(({ __typename }) => __typename === 'BookingHold');
    expect(holds).toHaveLength(2);
    expect(await suitesFree(stay)).toBe(0);
  });
});
