import { inDays } from '../../testkit/bookings';
import { deskOf, goTo, stayIdsOf } from '../../testkit/check-ins';
import { execute, executeExpectingErrors, gql, type RequestOptions } from '../../testkit/graphql';
import { openIdentity, OWNER } from '../../testkit/identity';
import { confirmedBooking } from '../../testkit/late-money';
import { startTestServer, type TestServer } from '../../testkit/test-server';

const ARRIVALS = gql(`query ArrivalsOfDay($day: PlainDate!) {
  arrivals(day: $day) { extras stay { roomNumber checkin } booking { reference } }
}`);

const DEPARTURES = gql(`query DeparturesOfDay($day: PlainDate!) {
  departures(day: $day) { stay { roomNumber checkout status } booking { reference balance { amount } } }
}`);

let testServer: TestServer;
let owner: RequestOptions;
beforeAll(async () => {
  testServer = await startTestServer({ HOLDS_PER_EMAIL: '20' });
  const { token } = await (await openIdentity()).signIn({ email: OWNER.email, emailVerified: true });
  owner = { token };
});
afterAll(() => testServer.stop());

const arrivalsOn = async (day: string) => (await execute(testServer, ARRIVALS, { day }, owner)).arrivals;
const departuresOn = async (day: string) =>
  (await execute(testServer, DEPARTURES, { day }, owner)).departures;

test('a list has the rooms whose guests arrive on the day, by room, and no other day’s', async () => {
  const stay = { checkin: inDays(40), checkout: inDays(42) };
  await confirmedBooking(testServer, { ...stay, roomType: 'Suite' });
  await confirmedBooking(testServer, { ...stay, roomType: 'Single' });
  await confirmedBooking(testServer, { checkin: inDays(41), checkout: inDays(42), roomType: 'Single' });
  const listed = await arrivalsOn(stay.checkin);
  expect(listed.map((arrival) => arrival.stay.checkin)).toEqual([stay.checkin, stay.checkin]);
  const rooms = listed.map((arrival) => Number(arrival.stay.roomNumber));
  expect(rooms).toEqual(rooms.toSorted((first, second) => first - second));
  expect(listed[0]?.extras).toEqual([]);
});

test('a list of departures has who leaves on the day, who has left, and today who should have left; nobody twice', async () => {
  const [first, last, after] = [inDays(60), inDays(62), inDays(63)];
  const staying = { checkin: first, roomType: 'Suite' };
  const referenceOf = async (checkout: string) =>
    (await confirmedBooking(testServer, { ...staying, checkout })).held.booking.reference;
  const [leaves, late] = [await referenceOf(after), await referenceOf(last)];
  const desk = deskOf(testServer, () => owner);
  await goTo(testServer, first, '14:00');
  const stays = await Promise.all([leaves, late].map((reference) => stayIdsOf(testServer, reference)));
  for (const stay of stays.flat()) await desk.checkIn(stay);
  expect((await departuresOn(last)).map(({ booking }) => booking.reference)).toEqual([late]);
  await goTo(testServer, after, '10:00');
  const both = [leaves, late].toSorted();
  const listed = async () => (await departuresOn(after)).map(({ booking }) => booking.reference).toSorted();
  expect(await listed()).toEqual(both);
  expect(await desk.checkOut(stays[0]?.[0] ?? '')).toMatchObject({ __typename: 'StayMoved' });
  expect(await listed()).toEqual(both);
  const statuses = (await departuresOn(after)).map(({ stay }) => [stay.status, stay.checkout]);
  expect(statuses.toSorted()).toEqual([
    ['DEPARTED', after],
    ['IN_HOUSE', last],
  ]);
  expect(await departuresOn(inDays(64))).toEqual([]);
});

test('nobody else reads it', async () => {
  for (const document of [ARRIVALS, DEPARTURES]) {
    const { errors } = await executeExpectingErrors(testServer, document, { day: inDays(1) });
    expect(errors[0].extensions['code']).toBe('UNAUTHENTICATED');
  }
});
