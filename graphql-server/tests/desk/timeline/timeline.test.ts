import { addDays } from '../../../src/platform/time/dates';
import { hold, inDays } from '../../testkit/bookings';
import { cancelBooking, previewedRefund } from '../../testkit/cancellations';
import { heldChange } from '../../testkit/changes';
import { untilNotified } from '../../testkit/change-notifications';
import { execute, gql, type RequestOptions } from '../../testkit/graphql';
import { confirmedBooking } from '../../testkit/late-money';
import { signedInOwner } from '../../testkit/promotions';
import { startTestServer, type TestServer } from '../../testkit/test-server';

const TIMELINE = gql(`query TimelineInTest($from: PlainDate, $nights: Int) {
  result: timeline(from: $from, nights: $nights) {
    __typename
    ... on Timeline {
      from nights businessDay
      types { code title roomsFree }
      rooms {
        number roomType onSale
        stays { id reference bookingStatus status guestName guests night nights checkin checkout soldAs isHeldChange balancePaise }
        blocks { id reason note night nights firstNight endsOn }
      }
    }
    ... on InvalidInput { faults { field code } }
  }
}`);

let testServer: TestServer;
let owner: RequestOptions;
beforeAll(async () => {
  testServer = await startTestServer();
  owner = await signedInOwner(testServer);
  await testServer.razorpay.setMode({ reset: true, webhooks: 'off' });
});
afterAll(() => testServer.stop());

async function timelineFrom(from: string | null, nights?: number) {
  const { result } = await execute(testServer, TIMELINE, { from, nights }, owner);
  if (result.__typename !== 'Timeline') throw new Error(JSON.stringify(result));
  return result;
}

/** The nights of a booking that the timeline shows, with their room. */
async function staysOf(reference: string, from: string, nights: number) {
  const { rooms } = await timelineFrom(from, nights);
  return rooms.flatMap(({ number, stays }) =>
    stays.filter((stay) => stay.reference === reference).map((stay) => ({ number, ...stay })),
  );
}

test('all rooms are shown by type and number, with how many of each type are free each night', async () => {
  const { rooms, types, nights } = await timelineFrom(inDays(3));
  expect(nights).toBe(28);
  expect(rooms).toHaveLength(30);
  expect(types.map(({ code, roomsFree }) => [code, roomsFree.length, roomsFree[0]])).toEqual([
    ['Single', 28, 8],
    ['Double', 28, 10],
    ['Deluxe', 28, 8],
    ['Suite', 28, 4],
  ]);
  expect(rooms.slice(0, 2).map(({ number, roomType }) => [number, roomType])).toEqual([
    ['101', 'Single'],
    ['102', 'Single'],
  ]);
});

test('without a date it begins with the night before the desk’s business day, which ends at 06:00', async () => {
  // 01:00 of the hotel's next date.
  const hour = Number(
    new Date().toLocaleString('en-GB', { timeZone: 'Asia/Kolkata', hour: '2-digit', hour12: false }),
  );
  await testServer.shiftClock(`${25 - (hour % 24)} hours`);
  const { from, businessDay } = await timelineFrom(null, 1);
  await testServer.shiftClock('0');
  expect(businessDay).toBe(inDays(0));
  expect(from).toBe(inDays(-1));
});

describe('a booking', () => {
  test('that is held shows the guest, the dates, and the balance', async () => {
    const [checkin, checkout] = [inDays(10), inDays(12)];
    const { booking } = await hold(testServer, { name: 'Kavya Menon', checkin, checkout, guests: 2 });
    expect(await staysOf(booking.reference, inDays(9), 7)).toEqual([
      expect.objectContaining({
        guestName: 'Kavya Menon',
        guests: 2,
        bookingStatus: 'HELD',
        status: 'EXPECTED',
        night: 1,
        nights: 2,
        checkin,
        checkout,
        soldAs: 'Single',
        isHeldChange: false,
        balancePaise: 2 * 981_288,
      }),
    ]);
    const { types } = await timelineFrom(inDays(9), 4);
    expect(types.find(({ code }) => code === 'Single')?.roomsFree).toEqual([8, 7, 7, 8]);
  });

  test('that is paid owes nothing, and is cut where the timeline begins and ends', async () => {
    const [checkin, checkout] = [inDays(20), inDays(24)];
    const { held } = await confirmedBooking(testServer, { checkin, checkout });
    const [stay] = await staysOf(held.booking.reference, inDays(21), 2);
    expect(stay).toMatchObject({ night: 0, nights: 2, checkin, checkout, balancePaise: 0 });
    expect(stay?.bookingStatus).toBe('CONFIRMED');
  });

  test('that is cancelled has no room', async () => {
    const { held } = await confirmedBooking(testServer, { checkin: inDays(30), checkout: inDays(31) });
    const { token, booking } = held;
    const expectedRefund = await previewedRefund(testServer, token);
    await cancelBooking(testServer, { token, expectedRefund });
    expect(await staysOf(booking.reference, inDays(29), 4)).toEqual([]);
  });

  test('shows nights that are held for its change separately', async () => {
    const [checkin, checkout] = [inDays(40), inDays(42)];
    const { held } = await confirmedBooking(testServer, { checkin, checkout });
    await heldChange(testServer, held.token, { checkout: inDays(43) });
    expect(await staysOf(held.booking.reference, inDays(39), 7)).toMatchObject([
      { night: 1, nights: 2, isHeldChange: false },
      { night: 3, nights: 1, isHeldChange: true },
    ]);
  });
});

test('a block shows its reason and its whole length, and takes the room off sale', async () => {
  const firstNight = inDays(50);
  await testServer.query(
    `WITH block AS (
       INSERT INTO blocks (id, room_id, first_night, until, reason, note)
       SELECT gen_random_uuid(), id, $1::date, $1::date + 5, 'OUT_OF_ORDER', 'Air conditioner' FROM rooms
       WHERE number = '101' RETURNING id, room_id)
     INSERT INTO room_nights (room_id, night, block_id)
     SELECT room_id, $1::date + day, id FROM block, generate_series(0, 4) AS day`,
    [firstNight],
  );
  const { rooms, types } = await timelineFrom(addDays(firstNight, 2), 5);
  expect(rooms.find(({ number }) => number === '101')?.blocks).toEqual([
    expect.objectContaining({
      reason: 'OUT_OF_ORDER',
      note: 'Air conditioner',
      firstNight,
      endsOn: addDays(firstNight, 5),
      night: 0,
      nights: 3,
    }),
  ]);
  expect(types.find(({ code }) => code === 'Single')?.roomsFree).toEqual([7, 7, 7, 8, 8]);
});

test('a room that is not on sale is shown, and is not counted as free', async () => {
  await testServer.query("UPDATE rooms SET on_sale = false WHERE number = '102'");
  const { rooms, types } = await timelineFrom(inDays(70), 1);
  await testServer.query("UPDATE rooms SET on_sale = true WHERE number = '102'");
  expect(rooms.find(({ number }) => number === '102')).toMatchObject({ onSale: false });
  expect(types.find(({ code }) => code === 'Single')?.roomsFree).toEqual([7]);
});

test.each([
  [{ from: '2001-01-01' }, 'from', 'DATE_TOO_EARLY'],
  [{ from: '9999-12-31' }, 'from', 'DATE_TOO_LATE'],
  [{ nights: 0 }, 'nights', 'NUMBER_OUT_OF_RANGE'],
  [{ nights: 94 }, 'nights', 'NUMBER_OUT_OF_RANGE'],
])('%j is refused', async (asked, field, code) => {
  const { result } = await execute(testServer, TIMELINE, asked, owner);
  expect(result).toEqual({ __typename: 'InvalidInput', faults: [{ field, code }] });
});

test('it is read by one statement', async () => {
  // The tests above wrote rooms, and the server reads changed rooms again in the background.
  await untilNotified(testServer);
  const query = vi.spyOn(testServer.installation.database, 'query');
  await timelineFrom(inDays(1), 28);
  const statements = query.mock.calls.map(([sql]) => sql).filter((sql) => sql.includes('rooms'));
  query.mockRestore();
  expect(statements).toHaveLength(1);
});
