import { randomUUID } from 'node:crypto';
import { createBooking, inDays } from '../testkit/bookings';
import { blockRoom } from '../testkit/blocks';
import { tellChannels } from '../testkit/channels';
import {
  channexRoom,
  connectChannel,
  freeRooms,
  sellAtPortal,
  startChannexFeed,
  toldRooms,
  type LocalChannexFeed,
} from '../testkit/channex';
import { bookAtDesk, deskStay } from '../testkit/desk-bookings';
import type { RequestOptions } from '../testkit/graphql';
import { openIdentity, OWNER } from '../testkit/identity';
import { proofSize } from '../testkit/proof-size';
import { startServer, type ServerProcess } from '../testkit/server-process';
import { startTestServer, type TestServer } from '../testkit/test-server';
import { untilAnswered } from '../testkit/until-answered';
import { waitFor } from '../testkit/wait-for';

vi.setConfig({ testTimeout: 1_800_000 });

const ROUNDS = proofSize({ quick: 5, full: 500 });
const FIRST_DAY = 20;

let channex: LocalChannexFeed;
let testServer: TestServer;
let second: ServerProcess;
let owner: RequestOptions;
let channels: string[];
beforeAll(async () => {
  channex = await startChannexFeed();
  testServer = await startTestServer({
    CHANNEX_API_URL: channex.url,
    ...{ HOLDS_PER_EMAIL: '1000', HOLDS_PER_CALLER: '1000', RATE_LIMIT_SCALE: '100000' },
    ...{ HELD_NIGHTS_PER_EMAIL: '10000', HELD_NIGHTS_PER_CALLER: '10000' },
  });
  testServer.razorpay.setMode({ reset: true, webhooks: 'off' });
  channels = [
    await connectChannel(testServer, { propertyId: 'first', name: 'First' }),
    await connectChannel(testServer, { propertyId: 'second', name: 'Second' }),
  ];
  const identity = await openIdentity();
  owner = { token: (await identity.signIn({ email: OWNER.email, emailVerified: true })).token };
  second = await startServer(testServer, { FIREBASE_AUTH_EMULATOR_HOST: identity.host });
});
afterAll(async () => {
  await second.end('SIGTERM');
  await testServer.stop();
  await channex.stop();
});

/** Takes all suites but one out of sale for the nights of the race. */
async function leaveOneSuite(): Promise<void> {
  const [, ...others] = await testServer.query<{ number: string }>(
    `SELECT room.number FROM rooms room JOIN room_types type ON type.id = room.type_id
     WHERE type.code = 'Suite' AND room.on_sale ORDER BY room.number`,
  );
  for (let first = 0; first < ROUNDS; first += 300)
    for (const { number: roomNumber } of others)
      await blockRoom(
        testServer,
        {
          roomNumber,
          firstNight: inDays(FIRST_DAY + first),
          until: inDays(FIRST_DAY + Math.min(ROUNDS, first + 300)),
        },
        owner,
      );
}

test(`${ROUNDS} times site, desk and two portals sell the last room at the same moment over two servers`, async () => {
  await leaveOneSuite();
  const reader = testServer.installation.services.revisionReader;
  const wakeSecond = () =>
    fetch(
      `${second.url}/webhooks/channex/${reader.secretOf({ id: channels[0] ?? '', webhookRenewals: 0 })}`,
      { method: 'POST' },
    );
  let unplaced = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const [from, checkin, checkout] = [
      FIRST_DAY + round,
      inDays(FIRST_DAY + round),
      inDays(FIRST_DAY + round + 1),
    ];
    // Another fault of Channex in each round.
    channex.bookings.setMode({
      acknowledge: (['normal', 'lost', 'forgotten'] as const)[round % 3] ?? 'normal',
      isOutOfOrder: round % 2 === 0,
    });
    const numbers = ['first', 'second'].map((property_id) => {
      const sold = { property_id, ota_name: property_id === 'first' ? 'Booking.com' : 'Airbnb' };
      const room = channexRoom({ from, type: 'Suite' });
      return sellAtPortal(channex, [room], { ...sold, ota_reservation_code: randomUUID().slice(0, 30) });
    });
    const dates = { checkin, checkout, roomType: 'Suite' };
    const atSite = { ...dates, email: `race${round}@guest.example`, idempotencyKey: randomUUID() };
    const atDesk = { stays: [deskStay(dates)], idempotencyKey: randomUUID() };
    const [site, desk] = await Promise.all([
      untilAnswered(() => createBooking(testServer, atSite)),
      untilAnswered(() => bookAtDesk({ ...testServer, url: second.url }, atDesk, owner)),
      reader.run(),
      wakeSecond(),
    ]);
    channex.bookings.reset();
    await waitFor('everything is acknowledged', async () => {
      await reader.run();
      return channex.bookings.open.length === 0;
    });
    const stays = await testServer.query<{ number: string | null; nights: number; tasks: number }>(
      `SELECT sold.number, (SELECT count(*)::int FROM room_nights taken WHERE taken.stay_id = stay.id) AS nights,
        (SELECT count(*)::int FROM tasks task WHERE task.subject = stay.id::text AND task.done_at IS NULL) AS tasks
       FROM stays stay JOIN bookings booking ON booking.id = stay.booking_id
       JOIN room_types type ON type.id = stay.room_type_id
       LEFT JOIN portal_bookings sold ON sold.booking_id = booking.id
       WHERE type.code = 'Suite' AND stay.checkin = $1 AND booking.status IN ('HELD', 'CONFIRMED')`,
      [checkin],
    );
    // Both portals' bookings are here, and one of all four has the room.
    expect(stays.flatMap(({ number }) => number ?? []).toSorted()).toEqual(
      numbers.map(({ ota_reservation_code: number }) => number).toSorted(),
    );
    const placed = stays.filter(({ nights }) => nights === 1);
    expect(placed).toHaveLength(1);
    const sold = [site.__typename === 'BookingHold', desk.__typename === 'DeskBookingMade'];
    expect(sold.filter(Boolean)).toHaveLength(placed[0]?.number === null ? 1 : 0);
    for (const { number, nights, tasks } of stays)
      expect([number !== null, nights, tasks]).toEqual(nights === 1 ? [number !== null, 1, 0] : [true, 0, 1]);
    unplaced += stays.length - 1;
  }
  const { length } = await testServer.query(
    `SELECT 1 FROM stays WHERE unplaced_since IS NOT NULL AND status = 'EXPECTED'`,
  );
  expect(length).toBe(unplaced);
  // What waits is told, in a minute in which nothing was sent yet.
  await testServer.shiftClock('2 minutes');
  await waitFor('the portals know everything', async () => {
    await tellChannels(testServer);
    const waiting = await testServer.query('SELECT 1 FROM channel_days WHERE waiting_since IS NOT NULL');
    return waiting.length === 0;
  });
  const truth = await freeRooms(testServer, inDays(FIRST_DAY), Math.min(ROUNDS + 1, 450));
  expect(truth[`Suite ${inDays(FIRST_DAY)}`]).toBe(0);
  for (const propertyId of ['first', 'second']) expect(toldRooms(channex, propertyId, truth)).toEqual(truth);
  expect(await testServer.breaches()).toEqual([]);
});
