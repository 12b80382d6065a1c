import { randomUUID } from 'node:crypto';
import nodeIcal from 'node-ical';
import ICAL from 'ical.js';
import { DISPATCH_FEEDS_JOB, READ_FEED_JOB } from '../../../src/connections/calendars/feed-import.service';
import { blockRoom, blocksBetween, changeBlock, endBlock, roomOf } from '../../testkit/blocks';
import { inBusinessDays, inDays } from '../../testkit/bookings';
import { bookAtDesk, bookedAtDesk, deskStay } from '../../testkit/desk-bookings';
import { runDueJobs } from '../../testkit/due-jobs';
import { assertType, execute, gql, type RequestOptions } from '../../testkit/graphql';
import { openIdentity, OWNER } from '../../testkit/identity';
import {
  AIRBNB_CLOSED,
  AIRBNB_SOLD,
  BOOKING_COM,
  calendarText,
  startPortalCalendar,
  type PortalCalendar,
  type PortalFault,
} from '../../testkit/portal-calendar';
import { proofSize } from '../../testkit/proof-size';
import { startTestServer, type TestServer } from '../../testkit/test-server';

const MAKE = gql(`mutation MakeRoomCalendarInTest($roomNumber: String!) {
  result: makeRoomCalendar(roomNumber: $roomNumber) {
    __typename
    ... on CalendarsSaved { address }
  }
}`);
const REVOKE = gql(`mutation RevokeRoomCalendarInTest($roomNumber: String!) {
  result: revokeRoomCalendar(roomNumber: $roomNumber) { __typename }
}`);
const ADD = gql(`mutation AddCalendarFeedInTest($input: CalendarFeedInput!) {
  result: addCalendarFeed(input: $input) {
    __typename
    ... on CalendarsSaved { problem rooms { roomNumber feeds { id name host } } }
    ... on Refusal { code }
    ... on InvalidInput { faults { field code } }
  }
}`);
const READ = gql(`mutation ReadCalendarFeedInTest($id: ID!, $acceptLoss: Boolean!) {
  result: readCalendarFeed(id: $id, acceptLoss: $acceptLoss) { __typename ... on CalendarsSaved { problem } }
}`);
const REMOVE = gql(
  `mutation RemoveCalendarFeedInTest($id: ID!) { result: removeCalendarFeed(id: $id) { __typename } }`,
);
const LIST = gql(`query RoomCalendarsInTest {
  roomCalendars { roomNumber madeAt lastReadAt feeds { id name host problem lastReadAt lastChangedAt events } }
}`);
const TASKS = gql(
  `query TasksOfCalendarsInTest { openTasks { id kind reference roomNumber calendar firstNight until } }`,
);
const TAKEN_BY = gql(`query TakenByInTest($from: PlainDate!, $until: PlainDate!) {
  blocks(from: $from, until: $until) { id roomNumber firstNight until reason takenBy }
}`);

const ROOM = '101';
const FAR = 700;

let testServer: TestServer;
let owner: RequestOptions;
let portal: PortalCalendar;

beforeAll(async () => {
  const identity = await openIdentity();
  testServer = await startTestServer({ OUTGOING_NETWORKS: '127.0.0.0/8' });
  owner = { token: (await identity.signIn({ email: OWNER.email, emailVerified: true })).token };
});
beforeEach(async () => {
  portal = await startPortalCalendar();
});
afterEach(async () => {
  await testServer.shiftClock('0');
  for (const { feeds } of (await execute(testServer, LIST, {}, owner)).roomCalendars)
    for (const { id } of feeds) await execute(testServer, REMOVE, { id }, owner);
  await portal.stop();
});
afterAll(() => testServer.stop());

async function addFeed(roomNumber = ROOM, url = portal.url, name = 'Airbnb'): Promise<string> {
  const { result } = await execute(testServer, ADD, { input: { roomNumber, name, url } }, owner);
  assertType(result, 'CalendarsSaved');
  return result.rooms.find((room) => room.roomNumber === roomNumber)?.feeds.at(-1)?.id ?? '';
}

/** Reads the feed, and says why nothing changed. */
async function read(id: string, acceptLoss = false): Promise<string | null> {
  const { result } = await execute(testServer, READ, { id, acceptLoss }, owner);
  assertType(result, 'CalendarsSaved');
  return result.problem;
}

/** The nights that calendars of portals take, as 'first until'. */
async function taken(roomNumber = ROOM): Promise<string[]> {
  const { blocks } = await execute(
    testServer,
    TAKEN_BY,
    { from: inBusinessDays(-9), until: inBusinessDays(1_500) },
    owner,
  );
  return blocks
    .filter((block) => block.roomNumber === roomNumber && block.takenBy !== null)
    .map(({ firstNight, until }) => `${firstNight} ${until}`)
    .toSorted();
}

const event = (first: number, until: number, summary = AIRBNB_SOLD, uid: string = randomUUID()) => ({
  uid: `${uid}@airbnb.com`,
  first: inBusinessDays(first),
  until: inBusinessDays(until),
  summary,
});
const dates = (first: number, until: number): string => `${inBusinessDays(first)} ${inBusinessDays(until)}`;
const tasksOf = async (kind: string) =>
  (await execute(testServer, TASKS, {}, owner)).openTasks.filter((task) => task.kind === kind);
const feedOf = async (id: string) =>
  (await execute(testServer, LIST, {}, owner)).roomCalendars
    .flatMap(({ feeds }) => feeds)
    .find((feed) => feed.id === id);

/** Makes the address of a room, as a path. */
async function addressOf(roomNumber: string): Promise<string> {
  const { result } = await execute(testServer, MAKE, { roomNumber }, owner);
  assertType(result, 'CalendarsSaved');
  return new URL(result.address ?? '').pathname;
}
const fetchCalendar = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${testServer.url}${path}`, { headers });

test('a booking of a portal takes the nights of its room, and nobody can sell or change them', async () => {
  portal.events = [event(30, 33)];
  const id = await addFeed();
  expect(await taken()).toEqual([dates(30, 33)]);
  expect(await feedOf(id)).toMatchObject({ name: 'Airbnb', problem: null, events: 1 });
  const [block] = (
    await execute(testServer, TAKEN_BY, { from: inBusinessDays(30), until: inBusinessDays(33) }, owner)
  ).blocks;
  expect(block).toMatchObject({ takenBy: 'Airbnb', reason: 'PORTAL' });
  const change = { id: block?.id ?? '', until: inBusinessDays(32), reason: 'PORTAL' as const };
  expect(await changeBlock(testServer, change, owner)).toMatchObject({
    faults: [{ code: 'BLOCK_OF_CALENDAR' }],
  });
  expect(await endBlock(testServer, block?.id ?? '', null, owner)).toMatchObject({
    faults: [{ code: 'BLOCK_OF_CALENDAR' }],
  });
  const again = await blockRoom(
    testServer,
    { roomNumber: ROOM, firstNight: inBusinessDays(31), until: inBusinessDays(32) },
    owner,
  );
  expect(again.__typename).toBe('RoomTaken');
});
