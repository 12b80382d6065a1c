import { inDays } from '../../testkit/bookings';
import {
  channexRoom,
  connectChannel,
  mapTypes,
  sellAtPortal,
  startChannexFeed,
  type LocalChannexFeed,
} from '../../testkit/channex';
import { deskOf } from '../../testkit/check-ins';
import { bookedAtDesk, deskStay } from '../../testkit/desk-bookings';
import { execute, gql, type RequestOptions } from '../../testkit/graphql';
import { chargeSteps } from '../../testkit/posted-charges';
import { openIdentity, OWNER } from '../../testkit/identity';
import { portalSteps } from '../../testkit/portals';
import { startTestServer, type TestServer } from '../../testkit/test-server';

let channex: LocalChannexFeed;
let testServer: TestServer;
let owner: RequestOptions;
let channelId: string;
beforeAll(async () => {
  channex = await startChannexFeed();
  testServer = await startTestServer({ CHANNEX_API_URL: channex.url });
  const { token } = await (await openIdentity()).signIn({ email: OWNER.email, emailVerified: true });
  owner = { token };
  channelId = await connectChannel(testServer);
});
afterAll(async () => {
  await testServer.stop();
  await channex.stop();
});
afterEach(async () => {
  channex.bookings.reset();
  await testServer.shiftClock('0 seconds');
  expect(await testServer.breaches()).toEqual([]);
});

const read = () => testServer.installation.services.revisionReader.run();

interface BookingRow {
  reference: string;
  status: string;
  channel: string;
  name: string;
  email: string | null;
  collector: string;
  commission: number | null;
  charged: number;
  collected: number;
  stays: {
    type: string;
    status: string;
    checkin: string;
    checkout: string;
    guests: number;
    nights: number;
    isUnplaced: boolean;
  }[];
}

/** What the house has for the number at the portal. */
async function bookingOf(number: string): Promise<BookingRow | undefined> {
  const rows = await testServer.query<BookingRow>(
    `SELECT booking.reference, booking.status, booking.channel, booking.name, booking.email, sold.collector,
      sold.commission_paise::int AS commission,
      (SELECT sum(value_paise + cgst_paise + sgst_paise)::int FROM folio_lines line WHERE line.booking_id = booking.id) AS charged,
      COALESCE((SELECT sum(payment.amount_paise - COALESCE((SELECT sum(refund.amount_paise) FROM refunds refund
        WHERE refund.payment_id = payment.id), 0)) FROM payments payment
        WHERE payment.booking_id = booking.id AND payment.source = 'PORTAL'), 0)::int AS collected,
      (SELECT json_agg(json_build_object('type', type.code, 'status', stay.status, 'checkin', stay.checkin,
        'checkout', stay.checkout, 'guests', stay.guests, 'isUnplaced', stay.unplaced_since IS NOT NULL,
        'nights', (SELECT count(*) FROM room_nights taken WHERE taken.stay_id = stay.id)) ORDER BY stay.position)
        FROM stays stay JOIN room_types type ON type.id = stay.room_type_id WHERE stay.booking_id = booking.id) AS stays
     FROM portal_bookings sold JOIN bookings booking ON booking.id = sold.booking_id WHERE sold.number = $1`,
    [number],
  );
  expect(rows.length).toBeLessThanOrEqual(1);
  return rows[0];
}

const tasksOf = async (kind: string) =>
  testServer.query<{ subject: string; parameters: Record<string, string> }>(
    'SELECT subject, parameters FROM tasks WHERE kind = $1 AND done_at IS NULL ORDER BY created_at',
    [kind],
  );

const keptOf = async (id: string) =>
  (
    await testServer.query<{
      state: string;
      problem: string | null;
      isSealed: boolean;
      isAcknowledged: boolean;
    }>(
      `SELECT state, problem, sealed IS NOT NULL AS "isSealed", acknowledged_at IS NOT NULL AS "isAcknowledged"
       FROM channel_revisions WHERE id = $1`,
      [id],
    )
  )[0];

let day = 30;

/** The first of some days that no other test sells. */
const freshDays = (count = 3): number => (day += count) - count;

describe('a new booking of a portal', () => {
  test('is booked at the portal’s prices with its guest, paid at the portal, and acknowledged', async () => {
    const from = freshDays();
    const room = channexRoom({ from, nights: 2, occupancy: { adults: 1, children: 0, infants: 0 } });
    const revision = sellAtPortal(
      channex,
      [{ ...room, days: { [inDays(from)]: '7000.00', [inDays(from + 1)]: '9440.00' } }],
      {
        payment_collect: 'ota',
        ota_commission: '1500.00',
        customer: { name: 'Asha', surname: 'Rao', mail: 'asha@relay.example', phone: '+91 98200 11223' },
        guarantee: {
          card_number: '411111******1111',
          card_type: 'VI',
          cardholder_name: 'A',
          expiration_date: '01/2030',
        },
      },
    );
    await read();
    expect(await bookingOf(revision.ota_reservation_code)).toMatchObject({
      ...{ status: 'CONFIRMED', channel: 'PORTAL', name: 'Asha Rao', email: 'asha@relay.example' },
      ...{ collector: 'PORTAL', commission: 150_000, charged: 1_644_000, collected: 1_644_000 },
      stays: [{ type: 'Single', status: 'EXPECTED', nights: 2, isUnplaced: false }],
    });
    expect(await keptOf(revision.id)).toEqual({
      ...{ state: 'APPLIED', problem: null, isSealed: false, isAcknowledged: true },
    });
    expect(channex.bookings.acknowledgements).toContain(revision.id);
  });
});

/** Takes all Singles but `left` of these nights out of sale. */
async function fillSingles(from: number, nights: number, left = 0): Promise<string[]> {
  const singles = await testServer.query<{ id: number }>(
    `SELECT room.id FROM rooms room JOIN room_types type ON type.id = room.type_id
     WHERE type.code = 'Single' AND room.on_sale ORDER BY room.id`,
  );
  const references: string[] = [];
  for (let sold = left; sold < singles.length; sold += 1)
    references.push(
      await bookedAtDesk(
        testServer,
        { stays: [deskStay({ checkin: inDays(from), checkout: inDays(from + nights) })] },
        owner,
      ),
    );
  return references;
}

describe('prices of portals', () => {
  test('without tax get the hotel’s tax, and those in the hotel’s own currency its exchange rate', async () => {
    const withoutTax = sellAtPortal(channex, [
      channexRoom({
        from: freshDays(),
        perNight: '7500.00',
        taxes: [{ type: 'tax', name: 'GST', total_price: '375.00', is_inclusive: false }],
      }),
    ]);
    const inDollars = sellAtPortal(channex, [channexRoom({ from: freshDays(), perNight: '100.00' })], {
      currency: 'USD',
    });
    await read();
    expect(await bookingOf(withoutTax.ota_reservation_code)).toMatchObject({
      charged: 787_500,
      collected: 0,
    });
    expect(await bookingOf(inDollars.ota_reservation_code)).toMatchObject({ charged: 840_000 });
  });

  test('of several rooms become one booking with a stay for each, children and names included', async () => {
    const from = freshDays();
    const family = channexRoom({
      ...{ from, type: 'Suite' },
      occupancy: { adults: 2, children: 1, infants: 0, ages: [6] },
      guests: [{ name: 'Dev', surname: 'Rao' }],
    });
    const revision = sellAtPortal(channex, [channexRoom({ from }), family]);
    await read();
    const booking = await bookingOf(revision.ota_reservation_code);
    expect(booking).toMatchObject({
      charged: 2_000_000,
      stays: [
        { type: 'Single', guests: 1, nights: 1 },
        { type: 'Suite', guests: 3, nights: 1 },
      ],
    });
    const [suite] = await testServer.query(
      `SELECT stay.child_ages AS ages, stay.guest_name AS name FROM stays stay JOIN bookings booking ON booking.id = stay.booking_id
       WHERE booking.reference = $1 AND stay.position = 2`,
      [booking?.reference],
    );
    expect(suite).toEqual({ ages: [6], name: 'Dev Rao' });
  });
});

describe('what a portal sells beside a room', () => {
  const breakfast = {
    ...{ type: 'Breakfast', name: 'Breakfast', price_mode: 'Per person per night', persons: 1 },
    ...{ total_price: '800.00', price_per_unit: '400.00', nights: 2 },
  };
  const cityTax = { type: 'city_tax', name: 'City tax', total_price: '300.00', is_inclusive: false };

  const differencesOf = async (number: string) =>
    (await tasksOf('PORTAL_TOTAL_DIFFERS')).filter(({ parameters }) => parameters['number'] === number);

  test('is in the price of the stay and named in the booking; a change without it takes it off', async () => {
    const room = channexRoom({ from: freshDays(), nights: 2 });
    const { booking_id, ota_reservation_code: number } = sellAtPortal(channex, [room], {
      ...{ services: [breakfast], payment_collect: 'ota', notes: 'Late arrival' },
    });
    await read();
    expect(await bookingOf(number)).toMatchObject({ charged: 2_080_000, collected: 2_080_000 });
    const [{ words } = { words: '' }] = await testServer.query<{ words: string }>(
      `SELECT special_requests AS words FROM bookings booking JOIN portal_bookings sold ON sold.booking_id = booking.id
       WHERE sold.number = $1`,
      [number],
    );
    expect(words).toBe('Late arrival · Sold by the portal with the stay: Breakfast (₹800.00)');
    expect(await differencesOf(number)).toEqual([]);
    channex.bookings.add({ booking_id, status: 'modified', rooms: [room], services: [] });
    await read();
    expect(await bookingOf(number)).toMatchObject({ charged: 2_000_000, collected: 2_000_000 });
  });

  test('and is not in its total is a task, until the bill of the desk has it', async () => {
    const room = channexRoom({ from: freshDays(), taxes: [cityTax] });
    const { ota_reservation_code: number } = sellAtPortal(channex, [room]);
    await read();
    const booking = await bookingOf(number);
    expect(booking).toMatchObject({ charged: 1_000_000 });
    expect(await differencesOf(number)).toMatchObject([
      {
        parameters: { portal: 'Booking.com', amount: 30_000, problem: 'total ₹10,300.00, City tax ₹300.00' },
      },
    ]);
    const charges = chargeSteps(testServer, () => owner);
    const item = await charges.item({ name: 'City tax', pricePaise: 25_424 });
    const [stay] = await testServer.query<{ id: string }>(
      'SELECT stay.id FROM stays stay JOIN bookings booking ON booking.id = stay.booking_id WHERE booking.reference = $1',
      [booking?.reference],
    );
    await charges.posted(stay?.id ?? '', { item, quantity: 1 });
    await read();
    expect(await differencesOf(number)).toEqual([]);
  });

  test('a total that nothing explains is a task, renewed by a change and ended by a cancellation', async () => {
    const room = channexRoom({ from: freshDays() });
    const sold = sellAtPortal(channex, [room], { amount: '9000.00' });
    const { booking_id, ota_reservation_code: number } = sold;
    await read();
    expect(await bookingOf(number)).toMatchObject({ charged: 1_000_000 });
    expect(await differencesOf(number)).toMatchObject([{ parameters: { amount: 100_000 } }]);
    channex.bookings.add({ booking_id, status: 'modified', rooms: [room], amount: '10500.00' });
    await read();
    expect(await differencesOf(number)).toMatchObject([{ parameters: { amount: 50_000 } }]);
    channex.bookings.add({ booking_id, status: 'modified', rooms: [room] });
    await read();
    expect(await differencesOf(number)).toEqual([]);
    channex.bookings.add({ booking_id, status: 'modified', rooms: [room], amount: '10500.00' });
    await read();
    channex.bookings.add({ booking_id, status: 'cancelled' });
    await read();
    await read();
    expect(await differencesOf(number)).toEqual([]);
  });
});

describe('a changed booking of a portal', () => {
  test('gets the new dates, rooms and prices; what the portal collects follows', async () => {
    const from = freshDays(6);
    const { booking_id, ota_reservation_code: number } = sellAtPortal(
      channex,
      [channexRoom({ from, nights: 2 }), channexRoom({ from, nights: 2, type: 'Double' })],
      { payment_collect: 'ota' },
    );
    await read();
    const longer = channexRoom({ from, nights: 3, perNight: '11000.00' });
    channex.bookings.add({ booking_id, status: 'modified', rooms: [longer] });
    await read();
    expect(await bookingOf(number)).toMatchObject({
      ...{ status: 'CONFIRMED', charged: 3_300_000, collected: 3_300_000 },
      stays: [
        { type: 'Single', status: 'EXPECTED', nights: 3 },
        { type: 'Double', status: 'CANCELLED', nights: 0 },
      ],
    });
    channex.bookings.add({
      ...{ booking_id, status: 'modified' },
      rooms: [longer, channexRoom({ from: from + 1, type: 'Suite' })],
    });
    await read();
    expect(await bookingOf(number)).toMatchObject({
      ...{ charged: 4_300_000, collected: 4_300_000 },
      stays: [{ type: 'Single' }, { type: 'Double' }, { type: 'Suite', status: 'EXPECTED', nights: 1 }],
    });
    expect(channex.bookings.open).toEqual([]);
  });

  test('of a guest in the house is left to people, who are told', async () => {
    const { booking_id, ota_reservation_code: number } = sellAtPortal(channex, [channexRoom({ from: 0 })]);
    await read();
    const { reference } = (await bookingOf(number)) ?? { reference: '' };
    await testServer.query(
      `UPDATE stays SET status = 'IN_HOUSE', checked_in_at = hotel_now()
       WHERE booking_id = (SELECT id FROM bookings WHERE reference = $1)`,
      [reference],
    );
    const changed = channex.bookings.add({
      ...{ booking_id, status: 'modified' },
      rooms: [channexRoom({ from: 0, nights: 2 })],
    });
    const cancelled = channex.bookings.add({ booking_id, status: 'cancelled' });
    await read();
    expect(await bookingOf(number)).toMatchObject({
      status: 'CONFIRMED',
      stays: [{ status: 'IN_HOUSE', nights: 1 }],
    });
    expect((await tasksOf('CHANNEL_CHANGE_BY_HAND')).map(({ subject }) => subject)).toEqual([
      changed.id,
      cancelled.id,
    ]);
    expect(await keptOf(changed.id)).toMatchObject({ state: 'BY_HAND', isAcknowledged: true });
    await testServer.query(
      `UPDATE stays SET status = 'EXPECTED', checked_in_at = NULL
       WHERE booking_id = (SELECT id FROM bookings WHERE reference = $1)`,
      [reference],
    );
  });
});

describe('a cancelled booking of a portal', () => {
  test('frees its rooms, and the portal gives the money back itself', async () => {
    const { booking_id, ota_reservation_code: number } = sellAtPortal(
      channex,
      [channexRoom({ from: freshDays() })],
      {
        payment_collect: 'ota',
      },
    );
    await read();
    channex.bookings.add({ booking_id, status: 'cancelled' });
    await read();
    expect(await bookingOf(number)).toMatchObject({
      ...{ status: 'CANCELLED', charged: 0, collected: 0 },
      stays: [{ status: 'CANCELLED', nights: 0 }],
    });
    expect(await tasksOf('REFUND_BY_HAND')).toEqual([]);
  });

  test('after the deadline keeps what the plan charges, of what the portal collected', async () => {
    const { booking_id, ota_reservation_code: number } = sellAtPortal(
      channex,
      [channexRoom({ from: 1, nights: 2 })],
      { payment_collect: 'ota' },
    );
    await read();
    channex.bookings.add({ booking_id, status: 'cancelled' });
    await read();
    expect(await bookingOf(number)).toMatchObject({
      ...{ status: 'CANCELLED', charged: 1_000_000, collected: 1_000_000 },
    });
  });
});

const TASKS = gql(`query UnplacedTasksInTest { openTasks { kind portal firstNight until } }`);

describe('a stay without a free room', () => {
  test('is accepted as unplaced, with a task; when the portal cancels, the task ends', async () => {
    const from = freshDays();
    await fillSingles(from, 1);
    const { booking_id, ota_reservation_code: number } = sellAtPortal(channex, [channexRoom({ from })]);
    await read();
    expect(await bookingOf(number)).toMatchObject({
      ...{ status: 'CONFIRMED', charged: 1_000_000 },
      stays: [{ type: 'Single', status: 'EXPECTED', nights: 0, isUnplaced: true }],
    });
    expect(await tasksOf('STAY_UNPLACED')).toMatchObject([{ parameters: { checkin: inDays(from) } }]);
    const { openTasks } = await execute(testServer, TASKS, {}, owner);
    expect(openTasks.filter(({ kind }) => kind === 'STAY_UNPLACED')).toEqual([
      {
        kind: 'STAY_UNPLACED',
        portal: `Booking.com ${number}`,
        ...{ firstNight: inDays(from), until: inDays(from + 1) },
      },
    ]);
    channex.bookings.add({ booking_id, status: 'cancelled' });
    await read();
    expect(await bookingOf(number)).toMatchObject({ status: 'CANCELLED' });
    expect(await tasksOf('STAY_UNPLACED')).toEqual([]);
  });

  test('finds its room when the portal moves it to free nights, and loses it the other way', async () => {
    const [full, free] = [freshDays(), freshDays()];
    await fillSingles(full, 1);
    const { booking_id, ota_reservation_code: number } = sellAtPortal(channex, [channexRoom({ from: full })]);
    await read();
    channex.bookings.add({ booking_id, status: 'modified', rooms: [channexRoom({ from: free })] });
    await read();
    expect(await bookingOf(number)).toMatchObject({ stays: [{ nights: 1, isUnplaced: false }] });
    expect(await tasksOf('STAY_UNPLACED')).toEqual([]);
    channex.bookings.add({ booking_id, status: 'modified', rooms: [channexRoom({ from: full })] });
    await read();
    expect(await bookingOf(number)).toMatchObject({ stays: [{ nights: 0, isUnplaced: true }] });
    channex.bookings.add({ booking_id, status: 'cancelled' });
    await read();
  });
});

const UNPLACED = gql(`query UnplacedInTest {
  unplacedStays {
    stayId reference guestName portal roomTitle checkin checkout guests
    freeRooms { roomNumber roomTitle isUpgrade } movableStays { reference fromRoom toRoom }
  }
}`);
const PLACE = gql(`mutation PlaceInTest($stayId: ID!, $room: String!) {
  result: placeStay(stayId: $stayId, room: $room) {
    __typename
    ... on StaysMoved { stays { rooms { roomNumber } } }
    ... on Refusal { code field }
    ... on InvalidInput { faults { field code } }
  }
}`);

describe('the desk places a stay', () => {
  const unplaced = async (number: string) => {
    const { unplacedStays } = await execute(testServer, UNPLACED, {}, owner);
    return unplacedStays.find(({ portal }) => portal?.includes(number) === true);
  };
  const place = async (stayId: string, room: string) =>
    (await execute(testServer, PLACE, { stayId, room }, owner)).result;

  test('into a free room of a better type, and names who has a room that is taken', async () => {
    const from = freshDays();
    const [sold = ''] = await fillSingles(from, 1);
    const { ota_reservation_code: number } = sellAtPortal(channex, [channexRoom({ from })]);
    await read();
    const stay = await unplaced(number);
    expect(stay).toMatchObject({ guestName: 'Ann Portal', checkin: inDays(from), guests: 1 });
    expect(stay?.freeRooms.every(({ isUpgrade }) => isUpgrade)).toBe(true);
    // Any guest of a Single could have a better room instead.
    expect(stay?.movableStays).toHaveLength(5);
    const [taken] = await testServer.query<{ number: string }>(
      `SELECT room.number FROM stays stay JOIN bookings booking ON booking.id = stay.booking_id
       JOIN rooms room ON room.id = stay.room_id WHERE booking.reference = $1`,
      [sold],
    );
    const stayId = stay?.stayId ?? '';
    expect(await place(stayId, taken?.number ?? '')).toMatchObject({
      __typename: 'RoomTaken',
      field: 'room',
    });
    expect(await place(stayId, '9999')).toMatchObject({
      faults: [{ field: 'room', code: 'ROOM_NUMBER_UNKNOWN' }],
    });
    const room = stay?.freeRooms[0]?.roomNumber ?? '';
    expect(await place(stayId, room)).toMatchObject({ stays: [{ rooms: [{ roomNumber: room }] }] });
    // Sent again, it stays where it is.
    expect(await place(stayId, room)).toMatchObject({ __typename: 'StaysMoved' });
    expect(await unplaced(number)).toBeUndefined();
    expect(await bookingOf(number)).toMatchObject({
      ...{ charged: 1_000_000 },
      stays: [{ type: 'Single', nights: 1, isUnplaced: false }],
    });
    expect(await tasksOf('STAY_UNPLACED')).toEqual([]);
  });

  test('once another guest has moved; the guest cannot be checked in before', async () => {
    const from = freshDays();
    await fillSingles(from, 1);
    const { ota_reservation_code: number } = sellAtPortal(channex, [channexRoom({ from })]);
    await read();
    const stay = await unplaced(number);
    const stayId = stay?.stayId ?? '';
    // The desk's day begins at 06:00: six hours later it is that day, at whatever hour the test runs.
    await testServer.shiftClock(`${from} days 6 hours`);
    expect(await deskOf(testServer, () => owner).checkIn(stayId)).toMatchObject({
      code: 'CHECK_IN_WITHOUT_ROOM',
    });
    await testServer.shiftClock('0 seconds');
    const [movable] = stay?.movableStays ?? [];
    await testServer.query(
      `DELETE FROM room_nights WHERE stay_id IN (SELECT stay.id FROM stays stay JOIN bookings booking
         ON booking.id = stay.booking_id WHERE booking.reference = $1)`,
      [movable?.reference],
    );
    await testServer.query(
      `WITH moved AS (UPDATE stays SET room_id = (SELECT id FROM rooms WHERE number = $2)
         WHERE booking_id = (SELECT id FROM bookings WHERE reference = $1) RETURNING id, room_id, checkin)
       INSERT INTO room_nights (room_id, night, stay_id) SELECT room_id, checkin, id FROM moved`,
      [movable?.reference, movable?.toRoom],
    );
    expect((await unplaced(number))?.freeRooms[0]).toMatchObject({
      roomNumber: movable?.fromRoom,
      isUpgrade: false,
    });
    expect(await place(stayId, movable?.fromRoom ?? '')).toMatchObject({ __typename: 'StaysMoved' });
  });
});

describe('the webhook of a channel', () => {
  const call = (secret: string) =>
    fetch(`${testServer.url}/webhooks/channex/${secret}`, {
      method: 'POST',
      body: '{"event":"booking_new"}',
    });

  test('wakes the reader by the secret in its address; another address wakes nobody', async () => {
    const revision = sellAtPortal(channex, [channexRoom({ from: freshDays() })]);
    expect((await call('x'.repeat(43))).status).toBe(404);
    await testServer.runJobs();
    expect(await bookingOf(revision.ota_reservation_code)).toBeUndefined();
    const { revisionReader } = testServer.installation.services;
    expect((await call(revisionReader.secretOf({ id: channelId, webhookRenewals: 0 }))).status).toBe(200);
    await testServer.runJobs();
    expect(await bookingOf(revision.ota_reservation_code)).toBeDefined();
  });
});

describe('the address of a webhook', () => {
  const ADDRESS = gql(
    `query WebhookAddressInTest($channelId: ID!) { channelWebhookAddress(channelId: $channelId) }`,
  );
  const RENEW = gql(`mutation RenewChannelWebhookInTest($id: ID!) {
    result: renewChannelWebhook(id: $id) { __typename }
  }`);

  test('is another after it is renewed, and the former wakes nobody', async () => {
    const pathOf = async () => {
      const { channelWebhookAddress } = await execute(testServer, ADDRESS, { channelId }, owner);
      return new URL(channelWebhookAddress ?? '').pathname;
    };
    const call = (path: string) => fetch(`${testServer.url}${path}`, { method: 'POST' });
    const former = await pathOf();
    expect((await call(former)).status).toBe(200);
    const renewed = await execute(testServer, RENEW, { id: channelId }, owner);
    expect(renewed.result.__typename).toBe('ChannelsSaved');
    const present = await pathOf();
    expect([(await call(former)).status, (await call(present)).status]).toEqual([404, 200]);
    await testServer.query('UPDATE channels SET webhook_renewals = 0 WHERE id = $1', [channelId]);
  });
});

describe('revisions that come', () => {
  test('out of order are brought into order, and late ones change nothing', async () => {
    const from = freshDays();
    const first = sellAtPortal(channex, [channexRoom({ from })]);
    const { booking_id, ota_reservation_code: number } = first;
    channex.bookings.add({ booking_id, status: 'modified', rooms: [channexRoom({ from, nights: 2 })] });
    channex.bookings.setMode({ isOutOfOrder: true });
    await read();
    expect(await bookingOf(number)).toMatchObject({ stays: [{ nights: 2 }] });
    const before = new Date(Date.now() - 60_000).toISOString();
    const late = channex.bookings.add({
      ...{ booking_id, status: 'modified', inserted_at: before },
      rooms: [channexRoom({ from, nights: 3 })],
    });
    await read();
    expect(await keptOf(late.id)).toMatchObject({ state: 'SUPERSEDED', isAcknowledged: true });
    expect(await bookingOf(number)).toMatchObject({ stays: [{ nights: 2 }] });
  });

  test('as a change or cancellation of a booking that never came make it, or nothing', async () => {
    const from = freshDays();
    const changed = sellAtPortal(channex, [channexRoom({ from })], { status: 'modified' });
    const cancelled = sellAtPortal(channex, [channexRoom({ from })], { status: 'cancelled' });
    await read();
    expect(await bookingOf(changed.ota_reservation_code)).toMatchObject({ status: 'CONFIRMED' });
    expect(await bookingOf(cancelled.ota_reservation_code)).toBeUndefined();
    expect(await keptOf(cancelled.id)).toMatchObject({ state: 'APPLIED', isAcknowledged: true });
  });

  test('again, because the acknowledgement was lost or forgotten, are applied once and acknowledged again', async () => {
    for (const acknowledge of ['lost', 'forgotten'] as const) {
      channex.bookings.setMode({ acknowledge });
      const revision = sellAtPortal(channex, [channexRoom({ from: freshDays() })]);
      await read();
      channex.bookings.reset();
      channex.bookings.setMode({ repeats: true });
      await read();
      await read();
      expect(await bookingOf(revision.ota_reservation_code)).toMatchObject({ stays: [{ nights: 1 }] });
      expect(channex.bookings.acknowledgements.filter((id) => id === revision.id).length).toBeGreaterThan(1);
      channex.bookings.reset();
    }
    await read();
    expect(channex.bookings.open).toEqual([]);
  });

  test('of which one cannot be acknowledged do not hold up the others', async () => {
    const [first, second] = [freshDays(), freshDays()].map((from) =>
      sellAtPortal(channex, [channexRoom({ from })]),
    );
    channex.bookings.setMode({ acknowledge: 'refuses the first' });
    await read();
    expect(channex.bookings.open).toEqual([first?.id]);
    expect(await keptOf(second?.id ?? '')).toMatchObject({ isAcknowledged: true });
    channex.bookings.reset();
    await read();
    expect(channex.bookings.open).toEqual([]);
  });

  test('while Channex is busy, broken or slow wait, and come later; after 30 minutes people are told', async () => {
    const revision = sellAtPortal(channex, [channexRoom({ from: freshDays() })]);
    for (const feed of ['busy', 'broken'] as const) {
      channex.bookings.setMode({ feed });
      await read();
      expect(await bookingOf(revision.ota_reservation_code)).toBeUndefined();
    }
    channex.bookings.setMode({ feed: 'slow', acknowledge: 'busy' });
    await read();
    expect(await bookingOf(revision.ota_reservation_code)).toBeDefined();
    expect(await keptOf(revision.id)).toMatchObject({
      state: 'APPLIED',
      isSealed: true,
      isAcknowledged: false,
    });
    expect(await tasksOf('CHANNEL_BOOKINGS_LATE')).toEqual([]);
    await testServer.shiftClock('31 minutes');
    await read();
    expect(await tasksOf('CHANNEL_BOOKINGS_LATE')).toHaveLength(1);
    channex.bookings.reset();
    await read();
    expect(await tasksOf('CHANNEL_BOOKINGS_LATE')).toEqual([]);
    expect(channex.bookings.open).toEqual([]);
  });
});

const READING = gql(`query ReadingOfChannelsInTest {
  channels { id readingFailingSince readingTrouble }
}`);

describe('a feed that cannot be trusted', () => {
  const readingOf = async () => {
    const { channels } = await execute(testServer, READING, {}, owner);
    return channels.find(({ id }) => id === channelId);
  };

  test('with a booking of another hotel brings the hotel’s own bookings only', async () => {
    const foreign = sellAtPortal(channex, [channexRoom({ from: freshDays() })], { property_id: 'another' });
    const own = sellAtPortal(channex, [channexRoom({ from: freshDays() })]);
    channex.bookings.setMode({ feed: 'of all hotels' });
    await read();
    expect(await bookingOf(own.ota_reservation_code)).toBeDefined();
    expect(await bookingOf(foreign.ota_reservation_code)).toBeUndefined();
    expect(channex.bookings.open).toEqual([foreign.id]);
    expect(await readingOf()).toMatchObject({ readingTrouble: null });
    // The other hotel reads it.
    const ofOther = new URL(`/api/v1/booking_revisions/${foreign.id}/ack`, channex.url);
    await channex.bookings.answer('POST', ofOther);
  });

  test('with an entry that is not as documented brings all others, and the desk is told', async () => {
    const own = sellAtPortal(channex, [channexRoom({ from: freshDays() })], {
      ...{
        ota_name: 'Booking.com\u0000',
        notes: 'NUL \u0000',
        customer: { name: '\u0000', surname: '', mail: null, phone: null },
      },
    });
    channex.bookings.setMode({ feed: 'partly wrong' });
    await read();
    expect(await bookingOf(own.ota_reservation_code)).toMatchObject({ name: 'Guest of a portal' });
    expect(await readingOf()).toMatchObject({
      ...{ readingTrouble: 'UNEXPECTED', readingFailingSince: expect.any(String) },
    });
    channex.bookings.reset();
    await read();
    expect(await readingOf()).toMatchObject({ readingTrouble: null, readingFailingSince: null });
  });

  test.each([
    ['with more than it may is not kept in memory', { feed: 'huge' as const }, 'UNEXPECTED'],
    ['that is broken', { feed: 'broken' as const }, 'UNEXPECTED'],
    ['that is busy', { feed: 'busy' as const }, 'TOO_MANY_REQUESTS'],
  ])('%s is a task after 30 minutes', async (_what, mode, trouble) => {
    channex.bookings.setMode(mode);
    await read();
    expect(await readingOf()).toMatchObject({ readingTrouble: trouble });
    expect(await tasksOf('CHANNEL_BOOKINGS_LATE')).toEqual([]);
    await testServer.shiftClock('31 minutes');
    await read();
    expect(await tasksOf('CHANNEL_BOOKINGS_LATE')).toHaveLength(1);
    channex.bookings.reset();
    await read();
    expect(await tasksOf('CHANNEL_BOOKINGS_LATE')).toEqual([]);
  });

  test('whose booking the server fails to enter is a task after some minutes, and is entered later', async () => {
    const sold = sellAtPortal(channex, [channexRoom({ from: freshDays() })]);
    await testServer.query('ALTER TABLE portal_bookings ADD CONSTRAINT closed CHECK (false) NOT VALID');
    await read();
    expect(await keptOf(sold.id)).toMatchObject({ state: 'WAITING', problem: null });
    await testServer.shiftClock('6 minutes');
    await read();
    expect(await keptOf(sold.id)).toMatchObject({ state: 'WAITING', problem: 'NOT_ENTERED' });
    expect(await tasksOf('CHANNEL_BOOKING_WAITS')).toMatchObject([{ subject: sold.id }]);
    await testServer.query('ALTER TABLE portal_bookings DROP CONSTRAINT closed');
    await read();
    expect(await bookingOf(sold.ota_reservation_code)).toBeDefined();
    expect(await tasksOf('CHANNEL_BOOKING_WAITS')).toEqual([]);
  });
});

const MAP_PORTALS =
  gql(`mutation MapChannelPortalsInTest($id: ID!, $input: ChannelPortalsInput!, $version: Int!) {
  result: mapChannelPortals(id: $id, input: $input, version: $version) {
    __typename
    ... on InvalidInput { faults { field code } }
  }
}`);
const RECEIVED = gql(`query ChannelBookingsInTest {
  channelBookings { channels { id lastReceivedAt } waiting { id channelId problem about } }
}`);

interface PortalNames {
  portals: { seller: string; portalId: number }[];
  otherPortalId: number | null;
}

async function mapPortals(input: PortalNames) {
  const [channel] = await testServer.query<{ version: number }>(
    'SELECT version FROM channels WHERE id = $1',
    [channelId],
  );
  const variables = { id: channelId, input, version: channel?.version ?? 0 };
  return (await execute(testServer, MAP_PORTALS, variables, owner)).result;
}

const received = async () => (await execute(testServer, RECEIVED, {}, owner)).channelBookings;

const portalId = async (name: string): Promise<number> =>
  (await testServer.query<{ id: number }>('SELECT id FROM portals WHERE name = $1', [name]))[0]?.id ?? 0;

const portalOf = async (number: string): Promise<string | undefined> =>
  (
    await testServer.query<{ name: string }>(
      `SELECT portal.name FROM portal_bookings sold JOIN portals portal ON portal.id = sold.portal_id
       WHERE sold.number = $1`,
      [number],
    )
  )[0]?.name;

describe('a booking that cannot be entered yet', () => {
  test('because its room type or plan is not mapped waits, and is entered once it is mapped', async () => {
    await testServer.query(
      `DELETE FROM channel_room_types WHERE channel_id = $1 AND external_id = 'Deluxe'`,
      [channelId],
    );
    const revision = sellAtPortal(channex, [channexRoom({ from: freshDays(), type: 'Deluxe' })]);
    const otherPlan = sellAtPortal(channex, [channexRoom({ from: freshDays(), rate_plan_id: 'plan-7' })]);
    await read();
    await read();
    expect((await tasksOf('CHANNEL_BOOKING_WAITS')).map(({ parameters }) => parameters)).toMatchObject([
      { portal: 'Booking.com', because: 'ROOM_TYPE_UNMAPPED', about: 'Deluxe' },
      { portal: 'Booking.com', because: 'RATE_PLAN_UNMAPPED', about: 'plan-7' },
    ]);
    expect(await bookingOf(revision.ota_reservation_code)).toBeUndefined();
    expect(channex.bookings.open).toEqual([revision.id, otherPlan.id]);
    await mapTypes(testServer, channelId, 'Deluxe');
    await testServer.query(
      `INSERT INTO channel_rate_plans (channel_id, external_id, room_type_id, rate_plan_id)
       SELECT channel_id, 'plan-7', room_type_id, rate_plan_id FROM channel_rate_plans
       WHERE channel_id = $1 AND external_id = 'Single FLEXIBLE' ON CONFLICT DO NOTHING`,
      [channelId],
    );
    await read();
    for (const { ota_reservation_code: number } of [revision, otherPlan])
      expect(await bookingOf(number)).toMatchObject({ status: 'CONFIRMED', stays: [{ nights: 1 }] });
    expect(await tasksOf('CHANNEL_BOOKING_WAITS')).toEqual([]);
    expect(channex.bookings.open).toEqual([]);
  });

  test('because no portal of the desk has its name waits, and is entered once the name is mapped', async () => {
    const setName = (ota_name: string) =>
      sellAtPortal(channex, [channexRoom({ from: freshDays() })], { ota_name });
    const [mapped, other] = [setName('Travel Club'), setName('Unheard Of')];
    await read();
    await read();
    expect((await tasksOf('CHANNEL_BOOKING_WAITS')).map(({ parameters }) => parameters)).toMatchObject([
      { portal: 'Travel Club', because: 'PORTAL_UNMAPPED', about: 'Travel Club' },
      { portal: 'Unheard Of', because: 'PORTAL_UNMAPPED', about: 'Unheard Of' },
    ]);
    expect(await received()).toMatchObject({
      channels: [{ id: channelId, lastReceivedAt: expect.stringMatching(/^20/) as unknown }],
      waiting: [
        { id: mapped.id, channelId, problem: 'PORTAL_UNMAPPED', about: 'Travel Club' },
        { id: other.id, channelId, problem: 'PORTAL_UNMAPPED', about: 'Unheard Of' },
      ],
    });
    const [airbnb, club] = [await portalId('Airbnb'), await portalId('Booking.com')];
    await mapPortals({ portals: [{ seller: ' TRAVEL Club ', portalId: club }], otherPortalId: null });
    await read();
    expect(await portalOf(mapped.ota_reservation_code)).toBe('Booking.com');
    expect(await bookingOf(other.ota_reservation_code)).toBeUndefined();
    await mapPortals({ portals: [{ seller: 'travel club', portalId: club }], otherPortalId: airbnb });
    await read();
    expect(await portalOf(other.ota_reservation_code)).toBe('Airbnb');
    expect(await tasksOf('CHANNEL_BOOKING_WAITS')).toEqual([]);
    expect(channex.bookings.open).toEqual([]);
    const [entry] = await testServer.query<{ details: object }>(
      `SELECT details FROM administrator_actions WHERE action = 'mapChannelPortals' ORDER BY id DESC LIMIT 1`,
    );
    expect(entry?.details).toMatchObject({ otherPortalId: airbnb, portals: [{ seller: 'travel club' }] });
  });

  test('is not mapped by a form that names a portal twice, or one that is unknown', async () => {
    const club = await portalId('Booking.com');
    const twice = [' Club', 'club '].map((seller) => ({ seller, portalId: club }));
    expect(await mapPortals({ portals: twice, otherPortalId: 999_999 })).toMatchObject({
      faults: [
        { field: 'portals', code: 'CHANNEL_SELLER_INVALID' },
        { field: 'otherPortalId', code: 'PORTAL_UNKNOWN' },
      ],
    });
    const unknown = { portals: [{ seller: 'club', portalId: 999_999 }], otherPortalId: null };
    expect(await mapPortals(unknown)).toMatchObject({
      faults: [{ field: 'portals', code: 'PORTAL_UNKNOWN' }],
    });
  });

  test('in a currency that the hotel does not know waits with a task, and never disappears', async () => {
    const revision = sellAtPortal(channex, [channexRoom({ from: freshDays() })], { currency: 'EUR' });
    await read();
    await read();
    expect(await keptOf(revision.id)).toMatchObject({
      state: 'WAITING',
      problem: 'CURRENCY_UNKNOWN',
      isSealed: true,
    });
    expect(await tasksOf('CHANNEL_BOOKING_WAITS')).toMatchObject([
      {
        subject: revision.id,
        parameters: { number: revision.ota_reservation_code, because: 'CURRENCY_UNKNOWN', about: 'EUR' },
      },
    ]);
    expect(channex.bookings.open).toEqual([revision.id]);
    channex.bookings.add({ booking_id: revision.booking_id, status: 'modified', currency: 'INR' });
    await read();
    expect(await bookingOf(revision.ota_reservation_code)).toMatchObject({ status: 'CONFIRMED' });
    expect(await tasksOf('CHANNEL_BOOKING_WAITS')).toEqual([]);
    expect(channex.bookings.open).toEqual([]);
  });

  test('because the staff typed its number before waits until the number is free', async () => {
    const from = freshDays();
    const steps = portalSteps(testServer, () => owner);
    const { id } = await steps.portal({ name: 'Typed Tours' });
    const stays = [deskStay({ checkin: inDays(from), checkout: inDays(from + 1) })];
    const typed = await bookedAtDesk(testServer, steps.soldBy(id, { number: 'TT-1' }, { stays }), owner);
    const revision = sellAtPortal(channex, [channexRoom({ from })], {
      ...{ ota_name: 'Typed Tours', ota_reservation_code: 'TT 1' },
    });
    await read();
    expect(await keptOf(revision.id)).toMatchObject({ state: 'WAITING', problem: 'NUMBER_TAKEN' });
    expect(await tasksOf('CHANNEL_BOOKING_WAITS')).toMatchObject([{ parameters: { about: typed } }]);
    await testServer.query('UPDATE portal_bookings SET number = NULL, number_key = NULL WHERE number = $1', [
      'TT-1',
    ]);
    await read();
    expect(await bookingOf('TT 1')).toMatchObject({ status: 'CONFIRMED' });
    expect(await tasksOf('CHANNEL_BOOKING_WAITS')).toEqual([]);
  });
});
