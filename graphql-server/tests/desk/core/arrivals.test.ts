import { inDays } from '../../testkit/bookings';
import { execute, executeExpectingErrors, gql, type RequestOptions } from '../../testkit/graphql';
import { openIdentity, OWNER } from '../../testkit/identity';
import { confirmedBooking } from '../../testkit/late-money';
import { startTestServer, type TestServer } from '../../testkit/test-server';

const ARRIVALS = gql(`query ArrivalsOfDay($day: PlainDate!) {
  arrivals(day: $day) { extras stay { roomNumber checkin } booking { reference } }
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

test('nobody else reads it', async () => {
  const { errors } = await executeExpectingErrors(testServer, ARRIVALS, { day: inDays(1) });
  expect(errors[0].extensions['code']).toBe('UNAUTHENTICATED');
});
