import { addDays } from '../../../src/platform/time/dates';
import { blockRoom } from '../../testkit/blocks';
import { goTo } from '../../testkit/check-ins';
import { bookedAtDesk, deskStay } from '../../testkit/desk-bookings';
import { endOfMonth, askFigures, figuresOf, firstOfMonth } from '../../testkit/figures';
import type { RequestOptions } from '../../testkit/graphql';
import { signedInOwner } from '../../testkit/promotions';
import { startTestServer, type TestServer } from '../../testkit/test-server';

/** A night in a single room: $99 at ₹84, and 18 % tax. */
const NIGHT = 831_600;
const TAX = 149_688;

let testServer: TestServer;
let owner: RequestOptions;
beforeAll(async () => {
  testServer = await startTestServer();
  owner = await signedInOwner(testServer);
});
afterEach(() => testServer.shiftClock('0'));
afterAll(() => testServer.stop());

const of = (from: string, to: string) => figuresOf(testServer, from, to, owner);

test('a stay over the month’s end is in each month with its nights', async () => {
  const checkin = addDays(endOfMonth(1), -1);
  await bookedAtDesk(testServer, { stays: [deskStay({ checkin, checkout: addDays(checkin, 3) })] }, owner);
  const { period } = await of(checkin, firstOfMonth(2));
  expect(period.months).toMatchObject([
    { key: checkin.slice(0, 7), roomsSold: 2, roomRevenuePaise: 2 * NIGHT, taxPaise: 2 * TAX },
    { key: firstOfMonth(2).slice(0, 7), roomsSold: 1, roomRevenuePaise: NIGHT, taxPaise: TAX },
  ]);
  expect(period.total).toMatchObject({
    roomsAvailable: 90,
    roomsSold: 3,
    roomsSoldBefore: 0,
    occupancyPercent: 3.3,
    averageDailyRatePaise: NIGHT,
    revenuePerRoomPaise: 27_720,
    chargedPaise: 3 * NIGHT,
  });
  expect(period.taxRates).toEqual([
    { taxPercent: 18, valuePaise: 3 * NIGHT, cgstPaise: (3 * TAX) / 2, sgstPaise: (3 * TAX) / 2 },
  ]);
  expect(period.roomTypes.find(({ key }) => key === 'Single')).toMatchObject({
    roomsAvailable: 24,
    roomsSold: 3,
  });
  expect(period.roomTypes.map(({ key }) => key)).toEqual(['Single', 'Double', 'Deluxe', 'Suite']);
  expect(period.ratePlans).toMatchObject([{ title: 'Flexible', roomsAvailable: null, roomsSold: 3 }]);
  expect(period.channels).toEqual([
    { key: 'PHONE', roomsSold: 3, chargedPaise: 3 * NIGHT, taxPaise: 3 * TAX },
  ]);
  expect(period.leadTime.stays).toBe(1);
});

test('out-of-order rooms are not available, the owner’s rooms are, and a portal’s rooms are sold', async () => {
  const night = addDays(firstOfMonth(3), 4);
  const until = addDays(night, 1);
  const block = (roomNumber: string, reason: 'OUT_OF_ORDER' | 'OWNERS_USE' | 'PORTAL') =>
    blockRoom(testServer, { roomNumber, firstNight: night, until, reason }, owner);
  await block('101', 'OUT_OF_ORDER');
  await block('102', 'OWNERS_USE');
  await block('103', 'PORTAL');
  const { period } = await of(night, night);
  expect(period.total).toMatchObject({ roomsAvailable: 29, roomsSold: 1, roomRevenuePaise: 0 });
  expect(period.channels).toEqual([{ key: 'PORTAL', roomsSold: 1, chargedPaise: 0, taxPaise: 0 }]);
});

test('a correction counts on its night while the month runs, and on its own day after that', async () => {
  const [night, later] = [addDays(firstOfMonth(4), 9), addDays(firstOfMonth(5), 2)];
  const form = { stays: [deskStay({ checkin: night, checkout: addDays(night, 1) })] };
  const [first, second] = [
    await bookedAtDesk(testServer, form, owner),
    await bookedAtDesk(testServer, form, owner),
  ];
  const takeBack = (reference: string) =>
    testServer.query(
      `INSERT INTO folio_lines (booking_id, stay_id, kind, night, value_paise, tax_percent, cgst_paise, sgst_paise, sac, reverses)
       SELECT booking_id, stay_id, kind, night, -value_paise, tax_percent, -cgst_paise, -sgst_paise, sac, id FROM folio_lines
       WHERE booking_id = (SELECT id FROM bookings WHERE reference = $1)`,
      [reference],
    );
  await goTo(testServer, addDays(night, 3), '12:00');
  await takeBack(first);
  const month = await of(firstOfMonth(4), endOfMonth(4));
  expect(month.period.days.find(({ key }) => key === night)).toMatchObject({
    roomsSold: 1,
    roomRevenuePaise: NIGHT,
  });
  // The month is open until the hotel's day ends.
  await goTo(testServer, later, '05:59');
  await takeBack(second);
  expect((await of(firstOfMonth(4), endOfMonth(4))).period.days).toEqual(month.period.days);
  const { period } = await of(firstOfMonth(5), endOfMonth(5));
  expect(period.days.filter(({ chargedPaise }) => chargedPaise !== 0)).toMatchObject([
    { key: addDays(later, -1), roomsSold: -1, roomRevenuePaise: -NIGHT, taxPaise: -TAX },
  ]);
});

test('pick-up is what was sold in the last seven days', async () => {
  const night = addDays(firstOfMonth(6), 5);
  const form = { stays: [deskStay({ checkin: night, checkout: addDays(night, 1) })] };
  await bookedAtDesk(testServer, form, owner);
  await testServer.shiftClock('8 days');
  await bookedAtDesk(testServer, form, owner);
  const { period } = await of(night, night);
  expect(period.total).toMatchObject({ roomsSold: 2, roomsSoldBefore: 1 });
});

test('rooms that are added or deleted later change no earlier day', async () => {
  await testServer.shiftClock('40 days');
  await testServer.query("INSERT INTO rooms (number, type_id) SELECT 'N1', min(id) FROM room_types");
  const counts = async () =>
    (await of(addDays(firstOfMonth(0), 5), endOfMonth(3))).period.days.map(
      ({ roomsAvailable }) => roomsAvailable,
    );
  const [before] = [(await counts()).filter((rooms) => rooms === 31).length];
  expect(before).toBeGreaterThan(20);
  // The sixth of the next month: after today and before the forty days, whatever today is.
  expect((await counts())[30]).toBe(30);
  await testServer.shiftClock('50 days');
  await testServer.query("DELETE FROM rooms WHERE number = 'N1'");
  expect((await counts()).filter((rooms) => rooms === 31)).toHaveLength(10);
});

test('a held booking is in no figure', async () => {
  const night = addDays(firstOfMonth(7), 5);
  const optionUntil = addDays(firstOfMonth(7), -20);
  await bookedAtDesk(
    testServer,
    { optionUntil, stays: [deskStay({ checkin: night, checkout: addDays(night, 1) })] },
    owner,
  );
  expect((await of(night, night)).period.total).toMatchObject({ roomsSold: 0, chargedPaise: 0 });
});

test('the year before has the same days, and the whole of February', async () => {
  expect((await of('2027-11-01', '2027-11-30')).yearBefore).toMatchObject({
    from: '2026-11-01',
    to: '2026-11-30',
  });
  expect((await of('2029-02-01', '2029-02-28')).yearBefore).toMatchObject({
    from: '2028-02-01',
    to: '2028-02-29',
  });
});

test.each([
  ['2027-03-02', '2027-03-01', 'DATE_TOO_EARLY'],
  ['2020-03-01', '2025-03-01', 'DATE_TOO_LATE'],
])('from %s to %s is refused', async (from, to, code) => {
  expect(await askFigures(testServer, from, to, owner)).toEqual({
    __typename: 'InvalidInput',
    faults: [{ field: 'to', code }],
  });
});
