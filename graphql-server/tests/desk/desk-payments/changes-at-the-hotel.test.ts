import { inDays } from '../../testkit/bookings';
import { freshChangeKey } from '../../testkit/changes';
import { moneyOf } from '../../testkit/desk-payments';
import { execute, gql, type RequestOptions } from '../../testkit/graphql';
import { openIdentity, OWNER } from '../../testkit/identity';
import { confirmedBooking } from '../../testkit/late-money';
import { startTestServer, type TestServer } from '../../testkit/test-server';

const PREVIEW = gql(`query PreviewAtTheHotel($reference: String!, $stays: [ChangedStayInput!]!) {
  result: guestChangePreview(reference: $reference, stays: $stays) {
    __typename ... on ChangePreview { difference } ... on Refusal { code }
  }
}`);
const CHANGE = gql(`mutation ChangeAtTheHotel($input: ChangeGuestBookingInput!) {
  result: changeGuestBooking(input: $input) {
    __typename
    ... on GuestBookingChanged { toPay { amount } toPayAtHotel { amount } refund { amount } }
    ... on Refusal { code }
  }
}`);

let testServer: TestServer;
let owner: RequestOptions;
beforeAll(async () => {
  testServer = await startTestServer({ HOLDS_PER_EMAIL: '50' });
  const { token } = await (await openIdentity()).signIn({ email: OWNER.email, emailVerified: true });
  owner = { token };
});
afterAll(() => testServer.stop());
beforeEach(() => testServer.razorpay.setMode({ reset: true, webhooks: 'off' }));
afterEach(async () => expect(await testServer.breaches()).toEqual([]));

interface StayRow {
  id: string;
  checkin: string;
  checkout: string;
}

async function booked(form: Parameters<typeof confirmedBooking>[1]) {
  const { held } = await confirmedBooking(testServer, form);
  const { reference } = held.booking;
  const [stay] = await testServer.query<StayRow>(
    `SELECT stay.id, stay.checkin::text, stay.checkout::text FROM stays stay
     JOIN bookings booking ON booking.id = stay.booking_id WHERE booking.reference = $1`,
    [reference],
  );
  if (!stay) throw new Error('There is no stay.');
  return { reference, stay };
}

/** As check-in leaves the stay, with its step in the history. */
async function checkIn(stayId: string): Promise<void> {
  await testServer.query(
    `WITH moved AS (UPDATE stays SET status = 'IN_HOUSE' WHERE id = $1 RETURNING id)
     INSERT INTO transitions (machine, subject_id, from_state, to_state, actor_kind, actor_id, reason)
     SELECT 'stay', id, 'EXPECTED', 'IN_HOUSE', 'staff', 'test', 'checked in' FROM moved`,
    [stayId],
  );
}

async function change(
  { reference, stay }: { reference: string; stay: StayRow },
  wanted: { checkin?: string; checkout?: string; roomType?: string; guests?: number },
  payment: 'ONLINE' | 'AT_THE_HOTEL' = 'AT_THE_HOTEL',
) {
  const stays = [{ roomType: 'Single', guests: 1, ...stay, ...wanted }];
  const { result: preview } = await execute(testServer, PREVIEW, { reference, stays }, owner);
  if (preview.__typename !== 'ChangePreview') return preview;
  const { difference: expectedDifference } = preview;
  const idempotencyKey = freshChangeKey();
  const input = {
    reference,
    stays,
    reason: 'Asked at the desk',
    payment,
    expectedDifference,
    idempotencyKey,
  };
  return { ...(await execute(testServer, CHANGE, { input }, owner)).result, expectedDifference };
}

const nightsOf = async (stayId: string) =>
  (
    await testServer.query<{ night: string }>(
      'SELECT night::text FROM room_nights WHERE stay_id = $1 ORDER BY night',
      [stayId],
    )
  ).map(({ night }) => night);

test('a dearer change that is paid at the hotel is made at once and leaves a balance', async () => {
  const booking = await booked({ checkin: inDays(40), checkout: inDays(41) });
  const result = await change(booking, { checkout: inDays(43) });
  expect(result).toMatchObject({ __typename: 'GuestBookingChanged', toPay: { amount: 0 } });
  const { balance } = await moneyOf(testServer, booking.reference, owner);
  expect(balance).toBeGreaterThan(0);
  expect(result).toMatchObject({ toPayAtHotel: { amount: balance } });
  expect(await nightsOf(booking.stay.id)).toHaveLength(3);
});

test('a dearer change that is paid online is held as usual', async () => {
  const booking = await booked({ checkin: inDays(50), checkout: inDays(51) });
  expect(await change(booking, { checkout: inDays(52) }, 'ONLINE')).toMatchObject({
    toPayAtHotel: { amount: 0 },
  });
  expect((await moneyOf(testServer, booking.reference, owner)).balance).toBe(0);
});

describe('given a guest in the house', () => {
  async function inHouse() {
    const booking = await booked({ checkin: inDays(1), checkout: inDays(4) });
    await testServer.shiftClock('2 days');
    await checkIn(booking.stay.id);
    return booking;
  }
  afterEach(() => testServer.shiftClock('0'));

  test('the stay is extended in its room; slept nights stay, and the guest owes the new nights', async () => {
    const booking = await inHouse();
    const before = await nightsOf(booking.stay.id);
    expect(await change(booking, { checkout: inDays(6) }, 'ONLINE')).toMatchObject({ toPay: { amount: 0 } });
    expect(await nightsOf(booking.stay.id)).toEqual([...before, inDays(4), inDays(5)]);
    expect((await moneyOf(testServer, booking.reference, owner)).balance).toBeGreaterThan(0);
    const rooms = await testServer.query('SELECT DISTINCT room_id FROM room_nights WHERE stay_id = $1', [
      booking.stay.id,
    ]);
    expect(rooms).toHaveLength(1);
  });

  test('the stay is shortened to tomorrow, and to no earlier day', async () => {
    const booking = await inHouse();
    expect(await change(booking, { checkout: inDays(2) })).toMatchObject({ code: 'CHANGE_IN_HOUSE' });
    expect(await change(booking, { checkout: inDays(3) })).toMatchObject({
      __typename: 'GuestBookingChanged',
    });
    expect(await nightsOf(booking.stay.id)).toEqual([inDays(1), inDays(2)]);
  });

  test('the day of arrival and the guests cannot be changed', async () => {
    const booking = await inHouse();
    expect(await change(booking, { checkin: inDays(2) })).toMatchObject({ code: 'CHANGE_IN_HOUSE' });
    expect(await change(booking, { roomType: 'Suite', guests: 2 })).toMatchObject({
      code: 'CHANGE_IN_HOUSE',
    });
  });

  test('the next guest of the room prevents the extension', async () => {
    const booking = await inHouse();
    await testServer.query(
      `WITH block AS (INSERT INTO blocks (id, room_id, first_night, until, reason)
         SELECT gen_random_uuid(), room_id, $2::date, $2::date + 1, 'OUT_OF_ORDER' FROM stays WHERE id = $1
         RETURNING id, room_id)
       INSERT INTO room_nights (room_id, night, block_id) SELECT room_id, $2::date, id FROM block`,
      [booking.stay.id, inDays(4)],
    );
    expect(await change(booking, { checkout: inDays(5) })).toMatchObject({ code: 'NIGHTS_SOLD_OUT' });
  });
});
