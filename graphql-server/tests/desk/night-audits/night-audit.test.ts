import { addDays } from '../../../src/platform/time/dates';
import { inDays } from '../../testkit/bookings';
import { cancelAtDesk, freshKey } from '../../testkit/cancellations';
import { deskOf, goTo, letAllLeave, stayIdsOf } from '../../testkit/check-ins';
import { confirmedBooking } from '../../testkit/late-money';
import { assertType, execute, gql, type RequestOptions } from '../../testkit/graphql';
import { openIdentity, OWNER } from '../../testkit/identity';
import { startTestServer, type TestServer } from '../../testkit/test-server';

let testServer: TestServer;
let owner: RequestOptions;
let desk: ReturnType<typeof deskOf>;
beforeAll(async () => {
  testServer = await startTestServer({ HOLDS_PER_EMAIL: '20' });
  const { token } = await (await openIdentity()).signIn({ email: OWNER.email, emailVerified: true });
  owner = { token };
  desk = deskOf(testServer, () => owner);
});
afterAll(() => testServer.stop());
beforeEach(async () => {
  await letAllLeave(testServer);
  testServer.razorpay.setMode({ reset: true, webhooks: 'off' });
  await testServer.shiftClock('0');
});

const AUDIT = gql(`query NightAuditInTest($day: PlainDate) {
  nightAudit(day: $day) {
    day businessDay closedAt lastClosed
    arrivals { id guestName roomNumber steps } departures { id guestName steps }
    figures { arrivals departures inHouse noShows }
  }
}`);

const CLOSE = gql(`mutation CloseBusinessDayInTest($day: PlainDate!) {
  result: closeBusinessDay(day: $day) {
    __typename
    ... on NightAuditDay { day closedAt figures { arrivals departures inHouse noShows } }
    ... on Refusal { code field message }
  }
}`);

const audit = async (day?: string) => (await execute(testServer, AUDIT, { day }, owner)).nightAudit;
const close = async (day: string) => (await execute(testServer, CLOSE, { day }, owner)).result;

let weeks = 0;

async function booked(name: string, nights = 2) {
  const checkin = inDays(20 + 5 * weeks);
  const { held } = await confirmedBooking(testServer, { name, checkin, checkout: addDays(checkin, nights) });
  const { reference } = held.booking;
  const [stay = ''] = await stayIdsOf(testServer, reference);
  return { stay, reference, checkin };
}

test('the night audit names who did not come and who did not leave, and closes the day once all are settled', async () => {
  weeks += 1;
  const staying = await booked('Mira Iyer', 1);
  const late = await booked('Asha Rao');
  const absent = await booked('Ravi Rao');
  const day = late.checkin;
  await goTo(testServer, day, '14:00');
  await desk.checkIn(staying.stay);
  // The next night, at 01:00: the business day of the hotel is the day before.
  await goTo(testServer, addDays(day, 1), '01:00');
  expect(await audit()).toMatchObject({
    day,
    businessDay: day,
    closedAt: null,
    departures: [],
    arrivals: [
      { id: late.stay, guestName: 'Asha Rao', steps: ['CHECK_IN', 'NO_SHOW'] },
      { id: absent.stay, guestName: 'Ravi Rao', steps: ['CHECK_IN', 'NO_SHOW'] },
    ],
    figures: { arrivals: 1, inHouse: 1, noShows: 0 },
  });
  expect(await close(day)).toMatchObject({
    code: 'DAY_STILL_OPEN',
    field: 'day',
    message: expect.stringMatching(/^2 arrivals/),
  });
  await desk.checkIn(late.stay);
  const noShow = { reference: absent.reference, kind: 'NO_SHOW', expectedRefund: 981_288 } as const;
  const recorded = await cancelAtDesk(
    testServer,
    { ...noShow, reason: 'Nobody came.', idempotencyKey: freshKey() },
    owner,
  );
  assertType(recorded, 'GuestBookingCancelled');
  expect(await close(day)).toMatchObject({
    __typename: 'NightAuditDay',
    day,
    closedAt: expect.any(String),
    figures: { arrivals: 2, departures: 0, inHouse: 2, noShows: 1 },
  });
  const [row] = await testServer.query('SELECT actor_kind, actor_id FROM night_audits WHERE day = $1', [day]);
  expect(row).toEqual({ actor_kind: 'staff', actor_id: OWNER.uid });
  // The guest of one night does not leave on the next day.
  await goTo(testServer, addDays(day, 1), '23:00');
  expect(await audit()).toMatchObject({
    day: addDays(day, 1),
    arrivals: [],
    lastClosed: day,
    departures: [{ id: staying.stay, guestName: 'Mira Iyer', steps: ['CHECK_OUT'] }],
  });
  expect(await close(addDays(day, 1))).toMatchObject({
    code: 'DAY_STILL_OPEN',
    message: expect.stringMatching(/^One arrival or departure/),
  });
  await desk.checkOut(staying.stay);
  expect(await close(addDays(day, 1))).toMatchObject({ figures: { departures: 1, inHouse: 1 } });
});

test('a day is closed once, also when two people press the button at the same moment; its figures stay', async () => {
  weeks += 1;
  const { stay, checkin } = await booked('Asha Rao');
  await goTo(testServer, checkin, '20:00');
  await desk.checkIn(stay);
  const results = await Promise.all([close(checkin), close(checkin), close(checkin)]);
  expect(results.map((result) => result.__typename)).toEqual([
    'NightAuditDay',
    'NightAuditDay',
    'NightAuditDay',
  ]);
  const entries = await testServer.query(
    "SELECT 1 FROM administrator_actions WHERE action = 'closeBusinessDay' AND details ->> 'day' = $1",
    [checkin],
  );
  expect(entries).toHaveLength(1);
  await desk.undoCheckIn(stay);
  expect(await audit(checkin)).toMatchObject({ figures: { arrivals: 1 }, arrivals: [{ id: stay }] });
});

test('a day that has not begun cannot be closed; a day of last week can', async () => {
  const today = (await audit()).businessDay;
  expect(await close(addDays(today, 1))).toMatchObject({ code: 'DAY_NOT_BEGUN' });
  expect(await close(addDays(today, -7))).toMatchObject({ figures: { arrivals: 0 } });
});

test('a tentative booking of the day is named', async () => {
  weeks += 1;
  const { stay, reference, checkin } = await booked('Asha Rao');
  await testServer.query("UPDATE bookings SET status = 'TENTATIVE' WHERE reference = $1", [reference]);
  await goTo(testServer, checkin, '20:00');
  expect(await audit(checkin)).toMatchObject({ arrivals: [{ id: stay, steps: [] }] });
  expect(await desk.checkIn(stay)).toMatchObject({ code: 'CHECK_IN_TENTATIVE' });
});

const HOUSE = gql(`query HouseInTest($day: PlainDate!) {
  frontDesk {
    heads { toCome { rooms guests } toLeave { rooms guests } inHouse { rooms guests } }
    arrivals { reference } departures { reference } inHouse { reference }
  }
  occupiedHouse { at rooms { stay { id guests } booking { name } } }
  nightAudit(day: $day) { figures { arrivals departures inHouse } }
}`);

/** How many are in house by each of the three pages, and how many are still to come and to leave. */
async function house(day: string) {
  const { frontDesk, occupiedHouse, nightAudit } = await execute(testServer, HOUSE, { day }, owner);
  return {
    toCome: frontDesk.heads.toCome.rooms,
    toLeave: frontDesk.heads.toLeave.rooms,
    inHouse: [
      frontDesk.heads.inHouse.rooms,
      frontDesk.inHouse.length,
      occupiedHouse.rooms.length,
      nightAudit.figures.inHouse,
    ],
  };
}

test('who arrived today is in house on Today, on paper and in the audit; heads fall as people come and go', async () => {
  weeks += 1;
  await testServer.query('DELETE FROM night_audits');
  const first = await booked('Mira Iyer', 1);
  const second = await booked('Asha Rao');
  const day = first.checkin;
  await goTo(testServer, day, '14:00');
  expect(await house(day)).toEqual({ toCome: 2, toLeave: 0, inHouse: [0, 0, 0, 0] });
  await desk.checkIn(first.stay);
  expect(await house(day)).toEqual({ toCome: 1, toLeave: 0, inHouse: [1, 1, 1, 1] });
  await desk.checkIn(second.stay);
  expect(await house(day)).toEqual({ toCome: 0, toLeave: 0, inHouse: [2, 2, 2, 2] });
  await close(day);
  // The guest who is to leave is in house until the guest is checked out, and was in house at the end of the first day.
  await goTo(testServer, addDays(day, 1), '09:00');
  expect(await house(addDays(day, 1))).toEqual({ toCome: 0, toLeave: 1, inHouse: [2, 2, 2, 2] });
  await desk.checkOut(first.stay);
  expect(await house(addDays(day, 1))).toEqual({ toCome: 0, toLeave: 0, inHouse: [1, 1, 1, 1] });
  await testServer.query('DELETE FROM night_audits');
  expect(await audit(day)).toMatchObject({ figures: { arrivals: 2, departures: 0, inHouse: 2 } });
});

test('the audit opens on the first day that was not closed, and counts the days that were not', async () => {
  weeks += 1;
  await testServer.query('DELETE FROM night_audits');
  const { stay, checkin: day } = await booked('Asha Rao', 4);
  await goTo(testServer, day, '14:00');
  await desk.checkIn(stay);
  const opened = async () => (await execute(testServer, OPENED, {}, owner)).nightAudit;
  // Once guests have come, the day before is asked for even if none was ever closed.
  await goTo(testServer, addDays(day, 1), '06:30');
  expect(await opened()).toEqual({ day, firstNotClosed: day, daysNotClosed: 1 });
  await close(day);
  const next = addDays(day, 1);
  expect(await opened()).toEqual({ day: next, firstNotClosed: null, daysNotClosed: 0 });
  await goTo(testServer, addDays(day, 3), '07:00');
  expect(await opened()).toEqual({ day: next, firstNotClosed: next, daysNotClosed: 2 });
});

const OPENED = gql(`query OpenedNightAuditInTest {
  nightAudit { day firstNotClosed daysNotClosed }
}`);
