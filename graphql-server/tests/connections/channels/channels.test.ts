import { startLocalChannex, type LocalChannex } from '../../../local/local-channex';
import { CHANNEL_INVARIANTS } from '../../../src/operations/invariants/channel.invariants';
import { blockRoom } from '../../testkit/blocks';
import { inDays } from '../../testkit/bookings';
import { testBreaches, type BreachCase } from '../../testkit/breach-cases';
import { CHANNEX_HOTEL, connectChannel, ratePlanAt, roomTypeAt, tellChannels } from '../../testkit/channels';
import { bookedAtDesk, deskStay, deskTotal } from '../../testkit/desk-bookings';
import { assertType, execute, gql, type RequestOptions } from '../../testkit/graphql';
import { openIdentity, OWNER } from '../../testkit/identity';
import { proofSize } from '../../testkit/proof-size';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { minutesUntil } from '../../testkit/turn-of-day';

const CHANNELS = gql(`query ChannelsInTest {
  channels { id name propertyId isActive waiting waitingSince lastSentAt failingSince trouble troubleDetail version }
}`);
const EDIT = gql(`mutation EditChannelInTest($id: ID!, $input: ChannelInput!, $version: Int!) {
  result: editChannel(id: $id, input: $input, version: $version) {
    __typename
    ... on ChannelsSaved { channels { version } }
    ... on InvalidInput { faults { field code } }
  }
}`);
const MAP = gql(`mutation MapChannelAgainInTest($id: ID!, $input: ChannelMappingInput!, $version: Int!) {
  result: mapChannel(id: $id, input: $input, version: $version) {
    __typename
    ... on InvalidInput { faults { field code } }
  }
}`);
const EVERYTHING = gql(`mutation SendEverythingInTest($id: ID!) {
  result: sendEverythingToChannel(id: $id) { __typename }
}`);
const TRY = gql(`mutation TestChannelInTest($id: ID!) {
  result: testChannel(id: $id) { __typename ... on ChannelTest { isAccepted trouble } }
}`);
const CANCEL = gql(`mutation CancelForChannelInTest($input: CancelGuestBookingInput!) {
  result: cancelGuestBooking(input: $input) { __typename }
}`);
const PREVIEW = gql(`query CancellationForChannelInTest($reference: String!) {
  result: guestBooking(reference: $reference) {
    __typename
    ... on GuestBookingDetails { booking { stays { id } } }
  }
}`);

let channex: LocalChannex;
let testServer: TestServer;
let owner: RequestOptions;
let channelId: string;
// At the turn of the day a new last day is on sale, and only the comparison of the hour tells it.
let minutes = minutesUntil('08:00');

/** Lets time pass for the hotel and for the channel. */
async function minutesLater(count: number): Promise<void> {
  minutes += count;
  await testServer.shiftClock(`${minutes} minutes`);
}

beforeAll(async () => {
  channex = await startLocalChannex(CHANNEX_HOTEL);
  channex.now = () => Date.now() + minutes * 60_000;
  testServer = await startTestServer({ CHANNEX_API_URL: channex.url });
  const identity = await openIdentity();
  owner = { token: (await identity.signIn({ email: OWNER.email, emailVerified: true })).token };
  channelId = await connectChannel(testServer, channex, owner);
  await tellChannels(testServer);
});
beforeEach(async () => {
  channex.mode = 'well';
  await minutesLater(2);
  await tellChannels(testServer);
});
afterAll(async () => {
  await testServer.stop();
  await channex.stop();
});

const channel = async () => {
  const { channels } = await execute(testServer, CHANNELS, {}, owner);
  const [first] = channels;
  if (!first) throw new Error('There is no channel.');
  return first;
};

const roomsTold = (type: string, days: number) => channex.rooms.get(`${roomTypeAt(type)} ${inDays(days)}`);
const planTold = (type: string, days: number) =>
  channex.plans.get(`${ratePlanAt(type, 'FLEXIBLE')} ${inDays(days)}`);

const booked = (days: number, roomType = 'Single') =>
  bookedAtDesk(
    testServer,
    { stays: [deskStay({ roomType, checkin: inDays(days), checkout: inDays(days + 2) })] },
    owner,
  );

/** What the channel knows, for comparing. */
const known = () => ({ rooms: new Map(channex.rooms), plans: new Map(channex.plans) });

/** What the channel would know if it were told everything now. */
async function truth() {
  channex.rooms.clear();
  channex.plans.clear();
  await execute(testServer, EVERYTHING, { id: channelId }, owner);
  await minutesLater(2);
  await tellChannels(testServer);
  return known();
}

const FREE = `SELECT count(*)::int AS free FROM rooms room JOIN room_types type ON type.id = type_id
  WHERE type.code = $1 AND room.on_sale AND NOT EXISTS (SELECT 1 FROM room_nights WHERE room_id = room.id AND night = $2)`;

test('a channel is told 500 days of all types and plans in two requests, at the prices of the desk', async () => {
  const [rooms, plans] = channex.requests;
  expect([rooms?.path, plans?.path]).toEqual(['availability', 'restrictions']);
  expect(channex.requests).toHaveLength(2);
  const mapped = [channex.known.roomTypes.size, channex.known.ratePlans.size];
  expect([channex.rooms.size, channex.plans.size]).toEqual(mapped.map((count) => count * 500));
  const [free] = await testServer.query<{ free: number }>(FREE, ['Double', inDays(30)]);
  expect(roomsTold('Double', 30)).toBe(free?.free);
  const stay = deskStay({ roomType: 'Double', checkin: inDays(30), checkout: inDays(31), guests: 2 });
  const atDesk = await deskTotal(testServer, { stays: [{ ...stay, plan: 'FLEXIBLE' }] }, owner);
  expect(planTold('Double', 30)).toMatchObject({ rate: atDesk, stop_sell: false, max_stay: 30 });
  expect(await channel()).toMatchObject({ isActive: true, waiting: 0, trouble: null });
});

describe('each kind of change is told, and nothing else is', () => {
  let cancelled = '';
  beforeAll(async () => {
    cancelled = await booked(44);
    await tellChannels(testServer);
    expect(roomsTold('Single', 44)).toBe(7);
  });

  const CHANGES: { what: string; make: () => Promise<unknown>; told: () => unknown; as: unknown }[] = [
    {
      what: 'a booking',
      make: () => booked(40),
      told: () => [39, 40, 41, 42].map((day) => roomsTold('Single', day)),
      as: [8, 7, 7, 8],
    },
    {
      what: 'a cancellation',
      make: async () => {
        const reference = cancelled;
        const { result } = await execute(testServer, PREVIEW, { reference }, owner);
        assertType(result, 'GuestBookingDetails');
        const form = {
          reference,
          reason: 'Asked for',
          idempotencyKey: 'channel-cancellation-0001',
          expectedRefund: 0,
        };
        expect((await execute(testServer, CANCEL, { input: form }, owner)).result.__typename).toBe(
          'GuestBookingCancelled',
        );
      },
      told: () => [roomsTold('Single', 44), roomsTold('Single', 45)],
      as: [8, 8],
    },
    {
      what: 'a move to a room of another type',
      make: async () => {
        await booked(47);
        await testServer.query(
          `UPDATE room_nights SET room_id = (SELECT room.id FROM rooms room JOIN room_types type ON type.id = type_id
             WHERE type.code = 'Double' ORDER BY room.id LIMIT 1) WHERE night IN ($1, $2)`,
          [inDays(47), inDays(48)],
        );
      },
      told: () => [roomsTold('Single', 47), roomsTold('Single', 48)],
      as: [8, 8],
    },
    {
      what: 'a block',
      make: async () => {
        const [room] = await testServer.query<{ number: string }>(
          "SELECT number FROM rooms WHERE type_id = (SELECT id FROM room_types WHERE code = 'Single') ORDER BY id LIMIT 1",
        );
        const form = { roomNumber: room?.number ?? '', firstNight: inDays(50), until: inDays(51) };
        return blockRoom(testServer, form, owner);
      },
      told: () => [roomsTold('Single', 50), roomsTold('Single', 51)],
      as: [7, 8],
    },
    {
      what: 'a rate of a day',
      make: () =>
        testServer.query(
          `INSERT INTO rate_overrides (room_type_id, date, change)
           SELECT id, $1, '{"kind": "AMOUNT", "cents": 100}' FROM room_types WHERE code = 'Single'`,
          [inDays(52)],
        ),
      told: () => (planTold('Single', 52)?.rate ?? 0) < (planTold('Single', 53)?.rate ?? 0),
      as: true,
    },
    {
      what: 'restrictions',
      make: () =>
        testServer.query(
          `INSERT INTO restrictions (name, first_date, last_date, room_types, rule) VALUES
             ('Weekend', $1, $1, '{Single}', '{"kind": "MINIMUM_NIGHTS_OF_STAYS", "nights": 3}'),
             ('Arrivals', $1, $1, '{Single}', '{"kind": "MINIMUM_NIGHTS_BY_ARRIVAL", "nights": 2}'),
             ('Closed', $1, $1, '{Single}', '{"kind": "CLOSED_TO_ARRIVAL"}'),
             ('Departure', $1, $1, '{Single}', '{"kind": "CLOSED_TO_DEPARTURE"}'),
             ('Stop', $1, $1, '{Single}', '{"kind": "STOP_SALE"}')`,
          [inDays(55)],
        ),
      told: () => planTold('Single', 55),
      as: expect.objectContaining({
        ...{ min_stay_through: 3, min_stay_arrival: 2, stop_sell: true },
        ...{ closed_to_arrival: true, closed_to_departure: true },
      }),
    },
    {
      what: 'a room that is off sale',
      make: () =>
        testServer.query(
          `UPDATE rooms SET on_sale = false WHERE id = (SELECT max(room.id) FROM rooms room
             JOIN room_types type ON type.id = type_id WHERE code = 'Suite')`,
        ),
      told: () => roomsTold('Suite', 60),
      as: expect.any(Number),
    },
    {
      what: 'a plan that is off sale',
      make: () => testServer.query("UPDATE rate_plans SET on_sale = false WHERE code = 'FLEXIBLE'"),
      told: () => planTold('Deluxe', 60)?.stop_sell,
      as: true,
    },
  ];

  test.each(CHANGES)('$what', async ({ make, told, as }) => {
    const before = told();
    await make();
    // Nothing is told before the job runs.
    expect(told()).toEqual(before);
    channex.requests.splice(0);
    await tellChannels(testServer);
    expect(told()).toEqual(as);
    expect(channex.requests.length).toBeLessThanOrEqual(2);
    channex.requests.splice(0);
    await tellChannels(testServer);
    expect(channex.requests).toEqual([]);
    await testServer.query("UPDATE rate_plans SET on_sale = true WHERE code = 'FLEXIBLE'");
  });
});

test('after all these changes, the channel knows what it would be told now', async () => {
  const told = known();
  expect(await truth()).toEqual(told);
});

test('neighbouring days with equal values are one value', async () => {
  await testServer.query(
    `INSERT INTO rate_overrides (room_type_id, date, change)
     SELECT id, day::date, '{"kind": "AMOUNT", "cents": 7000}' FROM room_types, generate_series($1::date, $2::date, '1 day') AS day
     WHERE code = 'Deluxe'`,
    [inDays(70), inDays(89)],
  );
  channex.requests.splice(0);
  await tellChannels(testServer);
  const plans = [...channex.known.ratePlans].filter((plan) => plan.startsWith('plan-Deluxe-'));
  expect(channex.requests).toEqual([
    { path: 'restrictions', values: plans.length, bytes: expect.any(Number) },
  ]);
});

test('a transaction that is rolled back leaves nothing, and a commit that nobody sent stays until somebody does', async () => {
  // The sender, which hears of each commit, may have marked the days of a change already.
  const waiting = () =>
    testServer.query(`SELECT room_type_id FROM channel_changes
      UNION ALL SELECT room_type_id FROM channel_days WHERE waiting_since IS NOT NULL`);
  await testServer.installation.database
    .transaction(async (manager) => {
      await manager.query('UPDATE rooms SET on_sale = on_sale');
      throw new Error('The transaction ends.');
    })
    .catch(() => undefined);
  expect(await waiting()).toEqual([]);
  // The server is killed here: it had only the transaction.
  await booked(100);
  expect((await waiting()).length).toBeGreaterThan(0);
  await tellChannels(testServer);
  expect(roomsTold('Single', 100)).toBe(7);
});

test('a server that dies between sending and noting sends again, also when the value changed back meanwhile', async () => {
  channex.mode = 'lost';
  await booked(110);
  await tellChannels(testServer);
  expect(roomsTold('Single', 110)).toBe(7);
  expect(await channel()).toMatchObject({ waiting: 2, trouble: 'NOT_REACHED' });
  await testServer.query('DELETE FROM room_nights WHERE night IN ($1, $2)', [inDays(110), inDays(111)]);
  channex.mode = 'well';
  await minutesLater(1);
  await tellChannels(testServer);
  expect(roomsTold('Single', 110)).toBe(8);
  expect(await channel()).toMatchObject({ waiting: 0, trouble: null });
});

test('after an hour without the channel, everything is told within two minutes', async () => {
  channex.mode = '500';
  for (let hour = 0; hour < 6; hour += 1) {
    await booked(120 + 3 * hour);
    await minutesLater(10);
    await tellChannels(testServer);
  }
  const failing = await channel();
  expect(failing).toMatchObject({ trouble: 'UNEXPECTED', failingSince: expect.any(String) });
  expect(failing.waiting).toBeGreaterThanOrEqual(12);
  channex.mode = 'well';
  await minutesLater(1);
  await tellChannels(testServer);
  expect(await channel()).toMatchObject({ waiting: 0, trouble: null, failingSince: null });
  const told = known();
  expect(await truth()).toEqual(told);
});

test('429 is a wait of a minute, whatever changes meanwhile', async () => {
  channex.mode = '429';
  await booked(150);
  await tellChannels(testServer);
  expect(await channel()).toMatchObject({ waiting: 2, trouble: 'TOO_MANY_REQUESTS' });
  channex.mode = 'well';
  await tellChannels(testServer);
  expect(roomsTold('Single', 150)).toBe(8);
  await minutesLater(1);
  await tellChannels(testServer);
  expect(roomsTold('Single', 150)).toBe(7);
});

const CHANGES_OF_A_DAY = proofSize({ quick: 60, full: 2_000 });

test(
  `the limits of a minute are never exceeded, with ${CHANGES_OF_A_DAY} changes`,
  { timeout: 1_200_000 },
  async () => {
    channex.refused = 0;
    for (let change = 0; change < CHANGES_OF_A_DAY; change += 1) {
      await testServer.query(
        `INSERT INTO rate_overrides (room_type_id, date, change)
       SELECT id, $1, jsonb_build_object('kind', 'AMOUNT', 'cents', $2::int) FROM room_types WHERE code = 'Suite'
       ON CONFLICT (room_type_id, date) DO UPDATE SET change = excluded.change`,
        [inDays(200 + (change % 90)), 10_000 + change],
      );
      await tellChannels(testServer);
      if (change % 20 === 19) await minutesLater(1);
    }
    expect(channex.refused).toBe(0);
    await minutesLater(1);
    await tellChannels(testServer);
    expect(await channel()).toMatchObject({ waiting: 0 });
    const told = known();
    expect(await truth()).toEqual(told);
  },
);

test('until here, every change was announced', async () => {
  const [state] = await testServer.query<{ unannounced: string | null }>(
    'SELECT unannounced FROM channel_states WHERE channel_id = $1',
    [channelId],
  );
  expect(state).toEqual({ unannounced: null });
});

test('what a channel refuses in part is shown, and what it accepts is told', async () => {
  channex.known.ratePlans.delete(ratePlanAt('Suite', 'FLEXIBLE'));
  await execute(testServer, EVERYTHING, { id: channelId }, owner);
  await tellChannels(testServer);
  expect(await channel()).toMatchObject({ trouble: 'PARTLY_REFUSED', waiting: 0 });
  channex.known.ratePlans.add(ratePlanAt('Suite', 'FLEXIBLE'));
  await minutesLater(61);
  await tellChannels(testServer);
  expect(await channel()).toMatchObject({ trouble: null });
});

test('the test of the connection says what is wrong, and the key is nowhere in clear', async () => {
  const tried = async () => (await execute(testServer, TRY, { id: channelId }, owner)).result;
  const edited = async (input: { propertyId: string; apiKey: string | null }) => {
    const { version } = await channel();
    const form = { id: channelId, input: { name: 'Channex', ...input }, version };
    return (await execute(testServer, EDIT, form, owner)).result;
  };
  expect(await tried()).toMatchObject({ isAccepted: true, trouble: null });
  await edited({ propertyId: 'another-hotel', apiKey: null });
  expect(await tried()).toMatchObject({ trouble: 'PROPERTY_UNKNOWN' });
  await edited({ propertyId: CHANNEX_HOTEL.propertyId, apiKey: 'not-the-key-at-all' });
  expect(await tried()).toMatchObject({ trouble: 'KEY_REFUSED' });
  await edited(CHANNEX_HOTEL);
  expect(await tried()).toMatchObject({ isAccepted: true });
  expect(await edited({ propertyId: 'with space', apiKey: 'short' })).toMatchObject({
    faults: [
      { field: 'propertyId', code: 'CHANNEL_ID_INVALID' },
      { field: 'apiKey', code: 'CHANNEL_KEY_INVALID' },
    ],
  });
  const rows = await testServer.query(
    'SELECT to_jsonb(c) FROM channels c UNION ALL SELECT to_jsonb(a) FROM administrator_actions a',
  );
  expect(JSON.stringify(rows)).not.toContain(CHANNEX_HOTEL.apiKey);
});

test('a mapping with an id twice, an unknown type or a wild markup is refused', async () => {
  const { version } = await channel();
  const plan = { externalId: 'x', roomTypeId: 1, ratePlanId: 1, markupBasisPoints: 30_000 };
  const input = {
    roomTypes: [1, 1].map((roomTypeId) => ({ roomTypeId, externalId: 'twice' })),
    ratePlans: [plan],
  };
  const { result } = await execute(testServer, MAP, { id: channelId, input, version }, owner);
  expect(result).toMatchObject({
    faults: [
      { field: 'roomTypes', code: 'CHANNEL_ID_TWICE' },
      { field: 'ratePlans', code: 'CHANNEL_MARKUP_OUT_OF_RANGE' },
    ],
  });
});

const TYPES = 8;
const PLANS = 4;
const LARGE_HOTEL = [
  `INSERT INTO room_types (code, name, nightly_rate_cents, capacity, maximum_adults, description, sort_order)
   SELECT 'Further' || number, 'Further ' || number, 10000, 2, 2, 'A further type', 100 + number
   FROM generate_series(1, $1 - (SELECT count(*)::int FROM room_types)) AS number`,
  `INSERT INTO rate_plans (code, name, policy_id, terms, sort_order)
   SELECT 'FURTHER' || number, 'Further ' || number, policy_id, terms, 100 + number FROM rate_plans
   CROSS JOIN generate_series(1, $1 - (SELECT count(*)::int FROM rate_plans WHERE on_sale)) AS number
   WHERE code = 'FLEXIBLE'`,
];
const MAP_TYPES = `
  INSERT INTO channel_room_types (channel_id, room_type_id, external_id)
  SELECT $1, id, 'type-' || code FROM room_types ON CONFLICT DO NOTHING RETURNING external_id AS id`;
const MAP_PLANS = `
  INSERT INTO channel_rate_plans (channel_id, external_id, room_type_id, rate_plan_id)
  SELECT $1, 'plan-' || type.code || '-' || plan.code, type.id, plan.id FROM room_types type CROSS JOIN rate_plans plan
  WHERE plan.on_sale ON CONFLICT DO NOTHING RETURNING external_id AS id`;
/** Another price on each day, so that no two days can be told together. */
const OWN_PRICES = `
  INSERT INTO rate_overrides (room_type_id, date, change)
  SELECT type.id, $1::date + day, jsonb_build_object('kind', 'AMOUNT', 'cents', 10000 + day)
  FROM room_types type CROSS JOIN generate_series(0, 500) AS day
  ON CONFLICT (room_type_id, date) DO UPDATE SET change = excluded.change`;

test(`500 days of ${TYPES} types and ${PLANS} plans with a price for each day take two requests`, async () => {
  const [furtherTypes = '', furtherPlans = ''] = LARGE_HOTEL;
  await testServer.query(furtherTypes, [TYPES]);
  await testServer.query(furtherPlans, [PLANS]);
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
  for (const id of ids(await testServer.query(MAP_TYPES, [channelId]))) channex.known.roomTypes.add(id);
  for (const id of ids(await testServer.query(MAP_PLANS, [channelId]))) channex.known.ratePlans.add(id);
  await testServer.query(OWN_PRICES, [inDays(0)]);
  await minutesLater(2);
  await tellChannels(testServer);
  channex.requests.length = 0;
  const told = await truth();
  expect([told.rooms.size, told.plans.size]).toEqual([TYPES * 500, TYPES * PLANS * 500]);
  expect(channex.requests.map(({ path }) => path)).toEqual(['availability', 'restrictions']);
  const [, plans] = channex.requests;
  expect(plans?.values).toBeGreaterThan(TYPES * PLANS * 490);
  expect(plans?.bytes).toBeLessThan(10_000_000);
  expect(await channel()).toMatchObject({ waiting: 0, trouble: null });
});

const CASES: BreachCase[] = [
  {
    invariant: 'a channel that was told other free rooms than there are',
    breakIt: async () => {
      await tellChannels(testServer);
      await testServer.query('UPDATE channel_days SET sent_rooms = sent_rooms + 1 WHERE day = $1', [
        inDays(300),
      ]);
      return `Channex, Single, ${inDays(300)}`;
    },
  },
  {
    invariant: 'a channel that knew other rooms or prices than the hotel’s, and no change had announced them',
    breakIt: async () => {
      // The first comparison after midnight, or after the last arrival of a day, expects other values and blames nobody. At
      // least one of three hours in a row has neither.
      for (const cents of [4321, 4322, 4323]) {
        await tellChannels(testServer);
        await testServer.query('ALTER TABLE rate_overrides DISABLE TRIGGER USER');
        await testServer.query(
          "UPDATE rate_overrides SET change = change || jsonb_build_object('cents', $2::int) WHERE date = $1",
          [inDays(305), cents],
        );
        await testServer.query('ALTER TABLE rate_overrides ENABLE TRIGGER USER');
        await tellChannels(testServer);
        await minutesLater(61);
        await tellChannels(testServer);
      }
      return 'Channex';
    },
  },
  {
    invariant: 'a channel that was not told of a change for an hour',
    breakIt: async () => {
      channex.mode = '500';
      await booked(310);
      await tellChannels(testServer);
      await minutesLater(61);
      return 'Channex';
    },
  },
];
testBreaches(CHANNEL_INVARIANTS, CASES, () => testServer);
