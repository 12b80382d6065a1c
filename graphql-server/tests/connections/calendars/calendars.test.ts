import { randomUUID } from 'node:crypto';
import nodeIcal from 'node-ical';
import ICAL from 'ical.js';
import { DISPATCH_FEEDS_JOB, READ_FEED_JOB } from '../../../src/connections/calendars/feed-import.service';
import { blockRoom, blocksBetween, changeBlock, endBlock, roomOf } from '../../testkit/blocks';
import { inBusinessDays } from '../../testkit/bookings';
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
import { firstStayRooms, moveStay, roomsForStay } from '../../testkit/moves';
import { onlyInProve, proofSize } from '../../testkit/proof-size';
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

/** A booking of the desk on these nights, with its room. */
async function bookedRoom(first: number, until: number): Promise<{ reference: string; room: string }> {
  const stays = [deskStay({ checkin: inBusinessDays(first), checkout: inBusinessDays(until) })];
  const reference = await bookedAtDesk(testServer, { stays }, owner);
  return { reference, room: await roomOf(testServer, reference) };
}

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

test('an event that vanished frees its nights with a later reading, also when the portal says that nothing changed', async () => {
  portal.events = [event(30, 33), event(40, 42), event(50, 52)];
  const id = await addFeed();
  portal.events = portal.events.slice(1);
  expect(await read(id)).toBeNull();
  expect(await read(id)).toBeNull();
  expect(await taken()).toEqual([dates(30, 33), dates(40, 42), dates(50, 52)]);
  await testServer.shiftClock('16 minutes');
  await testServer.installation.services.feedImport.dispatch();
  await runDueJobs(testServer.installation, { only: new Set([DISPATCH_FEEDS_JOB, READ_FEED_JOB]) });
  expect(portal.answers).toEqual([200, 200, 304, 304]);
  expect(await taken()).toEqual([dates(40, 42), dates(50, 52)]);
});

test('changed dates of a booking are followed, and tonight is never freed', async () => {
  const moved = event(30, 33);
  const tonight = event(-1, 3);
  portal.events = [moved, tonight];
  const id = await addFeed('102');
  expect(await taken('102')).toEqual([dates(0, 3), dates(30, 33)]);
  portal.events = [{ ...moved, first: inBusinessDays(31), until: inBusinessDays(35) }];
  await read(id);
  await testServer.shiftClock('16 minutes');
  await read(id);
  expect(await taken('102')).toEqual([dates(0, 1), dates(31, 35)]);
  await execute(testServer, REMOVE, { id }, owner);
  expect(await taken('102')).toEqual([dates(0, 1)]);
  expect(await testServer.breaches()).toEqual([]);
});

test('Airbnb’s window of nights that it does not sell rolls each day, is no booking and conflicts with nobody', async () => {
  const { room } = await bookedRoom(400, 402);
  const booked = event(20, 22);
  portal.events = [booked, event(365, 730, AIRBNB_CLOSED)];
  const id = await addFeed(room);
  for (const day of [1, 2]) {
    await testServer.shiftClock(`${day} days`);
    portal.events = [booked, event(365 + day, 730 + day, AIRBNB_CLOSED)];
    expect(await read(id)).toBeNull();
  }
  await testServer.shiftClock('2 days 16 minutes');
  expect(await read(id)).toBeNull();
  expect(await taken(room)).toEqual([dates(20, 22), dates(367, 400), dates(402, 732)]);
  expect(await tasksOf('CALENDAR_CONFLICT')).toEqual([]);
  const span = { from: inBusinessDays(500), until: inBusinessDays(501) };
  const { blocks } = await execute(testServer, TAKEN_BY, span, owner);
  expect(blocks.map(({ reason }) => reason)).toEqual(['OWNERS_USE']);
});

test('a portal that gives each reading other UIDs changes nothing', async () => {
  portal.events = [event(30, 33, BOOKING_COM), event(40, 42, BOOKING_COM)];
  portal.hasNewUids = true;
  const id = await addFeed();
  const blocks = () => blocksBetween(testServer, inBusinessDays(29), inBusinessDays(43), owner);
  const before = await blocks();
  await testServer.shiftClock('16 minutes');
  expect(await read(id)).toBeNull();
  expect(await blocks()).toEqual(before);
  expect(before).toHaveLength(2);
});

const HOSTILE: readonly [string, () => PortalFault, string][] = [
  ['sends nothing', () => 'empty', 'NOT_A_CALENDAR'],
  ['sends a calendar without events', () => 'no events at all', 'EMPTY'],
  ['sends half a calendar', () => 'cut', 'CUT'],
  ['breaks the connection', () => 'broken connection', 'NOT_REACHED'],
  ['asks for a sign-in', () => 'page', 'NOT_A_CALENDAR'],
  ['sends a picture', () => ({ body: '\u0000\u0001PNG', type: 'image/png' }), 'NOT_A_CALENDAR'],
  ['never ends', () => 'endless', 'TOO_LARGE'],
  ['fails', () => ({ status: 500 }), 'REFUSED'],
  ['says without being asked that nothing changed', () => ({ status: 304 }), 'REFUSED'],
  [
    'leads into a private network',
    () => ({ redirect: 'http://169.254.169.254/latest/meta-data/' }),
    'HOST_PRIVATE',
  ],
  ['leads to a file', () => ({ redirect: 'file:///etc/passwd' }), 'ADDRESS_INVALID'],
  ['redirects to itself', () => ({ redirect: portal.url }), 'TOO_MANY_REDIRECTS'],
  [
    'repeats an event for ever',
    () => ({ body: calendarText([event(1, 2)]).replace('UID', 'RRULE:FREQ=DAILY\r\nUID') }),
    'RECURRENCE',
  ],
  ['has 10,000 events', () => ({ body: calendarOf(10_000) }), 'TOO_MANY_EVENTS'],
  ['has 1,000,000 events', () => ({ body: calendarOf(1_000_000) }), 'TOO_LARGE'],
];

const calendarOf = (count: number): string =>
  `BEGIN:VCALENDAR\r\n${'BEGIN:VEVENT\r\nDTSTART:20300101\r\nEND:VEVENT\r\n'.repeat(count)}END:VCALENDAR\r\n`;

test('whatever else a portal sends changes nothing, and the next good reading goes on', async () => {
  portal.events = [event(30, 33)];
  const id = await addFeed();
  const lastReadAt = (await feedOf(id))?.lastReadAt;
  for (const [name, fault, problem] of HOSTILE) {
    portal.fault = fault();
    await testServer.query('UPDATE calendar_feeds SET etag = NULL, last_modified = NULL');
    expect([name, await read(id)]).toEqual([name, problem]);
    expect(await feedOf(id)).toMatchObject({ problem, lastReadAt });
  }
  expect(await taken()).toEqual([dates(30, 33)]);
  portal.fault = null;
  expect(await read(id)).toBeNull();
  expect(await feedOf(id)).toMatchObject({ problem: null });
  expect(await tasksOf('CALENDAR_FEED')).toEqual([]);
});

onlyInProve(() => {
  test('a portal that does not answer is given up after 10 seconds', async () => {
    portal.fault = 'silence';
    const id = await addFeed();
    expect(await feedOf(id)).toMatchObject({ problem: 'TIMEOUT' });
  });
});

test('a calendar that lost half of its events makes a task, until a person says that it is right', async () => {
  portal.events = [event(30, 33), event(40, 42), event(50, 52), event(60, 62)];
  const id = await addFeed();
  portal.events = portal.events.slice(2);
  expect(await read(id)).toBe('LOST_HALF');
  await testServer.shiftClock('16 minutes');
  expect(await read(id)).toBe('LOST_HALF');
  expect(await taken()).toHaveLength(4);
  expect(await tasksOf('CALENDAR_FEED')).toMatchObject([{ roomNumber: ROOM, calendar: 'Airbnb' }]);
  expect(await read(id, true)).toBeNull();
  expect(await taken()).toHaveLength(4);
  expect(await tasksOf('CALENDAR_FEED')).toEqual([]);
  await testServer.shiftClock('32 minutes');
  expect(await read(id)).toBeNull();
  expect(await taken()).toEqual([dates(50, 52), dates(60, 62)]);
});

test('a calendar that is not read for two hours makes a task, which ends with a reading', async () => {
  const id = await addFeed();
  portal.fault = { status: 503 };
  expect(await read(id)).toBe('REFUSED');
  expect(await tasksOf('CALENDAR_FEED')).toEqual([]);
  await testServer.shiftClock('2 hours 1 minute');
  expect(await read(id)).toBe('REFUSED');
  expect(await tasksOf('CALENDAR_FEED')).toHaveLength(1);
  portal.fault = null;
  expect(await read(id)).toBeNull();
  expect(await tasksOf('CALENDAR_FEED')).toEqual([]);
});

test('a night that is sold on both sides is a task that names both, and ends when the portal gives it up', async () => {
  const { reference, room } = await bookedRoom(70, 72);
  portal.events = [event(71, 74)];
  const id = await addFeed(room);
  expect(await taken(room)).toEqual([dates(72, 74)]);
  expect(await tasksOf('CALENDAR_CONFLICT')).toMatchObject([
    {
      ...{ reference, roomNumber: room, calendar: 'Airbnb' },
      ...{ firstNight: inBusinessDays(71), until: inBusinessDays(74) },
    },
  ]);
  expect(await read(id)).toBeNull();
  expect(await tasksOf('CALENDAR_CONFLICT')).toHaveLength(1);
  portal.events = [{ ...event(72, 74), uid: portal.events[0]?.uid ?? '' }];
  expect(await read(id)).toBeNull();
  expect(await tasksOf('CALENDAR_CONFLICT')).toEqual([]);
  expect(await testServer.breaches()).toEqual([]);
});

test('when the staff move a guest out of a room that was sold twice, the portal’s guest has the room within a minute, also while the portal is down', async () => {
  const { reference, room } = await bookedRoom(75, 77);
  portal.events = [event(75, 77)];
  await addFeed(room);
  expect(await taken(room)).toEqual([]);
  await testServer.installation.services.feedImport.dispatch();
  expect(await taken(room)).toEqual([]);
  portal.fault = { status: 500 };
  const { stayId } = await firstStayRooms(testServer, reference, owner);
  const { rooms } = await roomsForStay(testServer, stayId, owner);
  const toRoom = rooms.find(({ isFree, roomNumber }) => isFree && roomNumber !== room)?.roomNumber ?? '';
  const moved = await moveStay(testServer, { stayId, fromRoom: room, toRoom }, owner);
  expect(moved.__typename).toBe('StaysMoved');
  await testServer.installation.services.feedImport.dispatch();
  expect(await taken(room)).toEqual([dates(75, 77)]);
  expect(await testServer.breaches()).toEqual([]);
});

test('nights that a portal closes because it has read them here are no conflict; before it has read them, they are', async () => {
  const { room } = await bookedRoom(80, 82);
  portal.events = [event(80, 82, BOOKING_COM)];
  const id = await addFeed(room);
  expect(await tasksOf('CALENDAR_CONFLICT')).toHaveLength(1);
  const path = await addressOf(room);
  expect((await fetchCalendar(path)).status).toBe(200);
  expect(await read(id)).toBeNull();
  expect(await tasksOf('CALENDAR_CONFLICT')).toEqual([]);
  expect(await taken(room)).toEqual([]);
});

test('a room’s own calendar has the nights of stays and blocks, nothing of guests, and nothing of portals', async () => {
  const { room } = await bookedRoom(90, 93);
  await blockRoom(
    testServer,
    { roomNumber: room, firstNight: inBusinessDays(95), until: inBusinessDays(97), note: 'Secret works' },
    owner,
  );
  portal.events = [event(100, 103)];
  await addFeed(room);
  const path = await addressOf(room);
  const response = await fetchCalendar(path);
  const text = await response.text();
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('private, no-cache');
  expect(text).toMatch(/REFRESH-INTERVAL;VALUE=DURATION:PT15M\r\n/);
  expect(text).toMatch(/X-PUBLISHED-TTL:PT15M\r\n/);
  expect(text).not.toMatch(/Meera|Secret|@(?!rooms\.)|\+91/);
  const nights = [
    [90, 93],
    [95, 97],
  ].map(([first = 0, until = 0]) => ({ first: inBusinessDays(first), until: inBusinessDays(until) }));
  const inFile = text.match(/DT(START|END);VALUE=DATE:\d{8}/g)?.map((line) => line.slice(-8)) ?? [];
  const written = nights.flatMap(({ first, until }) => [
    first.replaceAll('-', ''),
    until.replaceAll('-', ''),
  ]);
  expect(inFile.filter((day) => written.includes(day))).toEqual(written);
  expect(inFile).not.toContain(inBusinessDays(100).replaceAll('-', ''));
  const component = new ICAL.Component(ICAL.parse(text));
  const read = component.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part));
  const byOther = Object.values(nodeIcal.sync.parseICS(text)).flatMap((part) =>
    part?.type === 'VEVENT' ? [part] : [],
  );
  expect(read.map(({ uid }) => uid).toSorted()).toEqual(byOther.map(({ uid }) => uid).toSorted());
  expect(read.map(({ startDate, endDate }) => `${startDate.toString()} ${endDate.toString()}`)).toEqual(
    expect.arrayContaining(nights.map(({ first, until }) => `${first} ${until}`)),
  );
  const again = await fetchCalendar(path, { 'if-none-match': response.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
});

/** Who takes the nights of the room, as 'first until name'. */
async function takers(first: number, until: number): Promise<string[]> {
  const span = { from: inBusinessDays(first), until: inBusinessDays(until) };
  const { blocks } = await execute(testServer, TAKEN_BY, span, owner);
  return blocks
    .filter(({ roomNumber }) => roomNumber === ROOM)
    .map((block) => `${block.firstNight} ${block.until} ${block.takenBy ?? ''}`);
}

test('nights that two portals’ calendars have stay taken until both let them go', async () => {
  const second = await startPortalCalendar();
  try {
    portal.events = [event(30, 33), event(40, 42), event(50, 52)];
    second.events = [event(30, 32, BOOKING_COM), event(40, 42, BOOKING_COM), event(60, 62, BOOKING_COM)];
    const first = await addFeed();
    const other = await addFeed(ROOM, second.url, 'Booking.com');
    portal.events = portal.events.slice(1);
    await read(first);
    await testServer.shiftClock('16 minutes');
    await read(first);
    expect(await takers(29, 39)).toEqual([`${dates(30, 32)} Booking.com`]);
    await execute(testServer, REMOVE, { id: first }, owner);
    expect(await taken()).toEqual([dates(30, 32), dates(40, 42), dates(60, 62)]);
    expect(await takers(39, 53)).toEqual([`${dates(40, 42)} Booking.com`]);
    second.events = second.events.slice(1);
    await read(other);
    await testServer.shiftClock('32 minutes');
    await read(other);
    expect(await taken()).toEqual([dates(40, 42), dates(60, 62)]);
    expect(await testServer.breaches()).toEqual([]);
  } finally {
    await second.stop();
  }
});

test('equal nights of two portals that do not read each other are a task, also when neither says what it sold', async () => {
  const second = await startPortalCalendar();
  try {
    portal.events = [event(30, 33, BOOKING_COM), event(40, 42, BOOKING_COM)];
    second.events = [event(60, 62, BOOKING_COM)];
    await addFeed();
    const other = await addFeed(ROOM, second.url, 'Second portal');
    await testServer.shiftClock('25 hours');
    second.events = [...second.events, event(30, 33, BOOKING_COM)];
    expect(await read(other)).toBeNull();
    expect(await tasksOf('CALENDAR_CONFLICT')).toMatchObject([
      { calendar: 'Second portal / Airbnb', firstNight: inBusinessDays(30), until: inBusinessDays(33) },
    ]);
    second.events = [...second.events, event(40, 42, BOOKING_COM)];
    expect(await read(other)).toBeNull();
    expect(await tasksOf('CALENDAR_CONFLICT')).toEqual([]);
  } finally {
    await second.stop();
  }
});

test('our own calendar, read back, changes nothing in any room', async () => {
  const { room } = await bookedRoom(110, 113);
  const text = await (await fetchCalendar(await addressOf(room))).text();
  portal.fault = { body: text };
  for (const number of [room, ROOM, '102']) await addFeed(number);
  for (const number of [room, ROOM]) expect(await taken(number)).toEqual([]);
  expect(await tasksOf('CALENDAR_CONFLICT')).toEqual([]);
});

test('an address is stored nowhere, a new one ends it, and a revoked one is unknown', async () => {
  const first = await addressOf(ROOM);
  await addFeed();
  const second = await addressOf(ROOM);
  expect([(await fetchCalendar(first)).status, (await fetchCalendar(second)).status]).toEqual([404, 200]);
  const stored = await testServer.query(
    `SELECT to_jsonb(calendar) FROM room_calendars calendar UNION ALL SELECT to_jsonb(feed) FROM calendar_feeds feed
     UNION ALL SELECT to_jsonb(entry) FROM administrator_actions entry`,
  );
  for (const secret of [first.slice(11, 40), second.slice(11, 40), 'secret-of-portal'])
    expect(JSON.stringify(stored)).not.toContain(secret);
  await execute(testServer, REVOKE, { roomNumber: ROOM }, owner);
  const unknown = ['/calendars/x.ics', `/calendars/${'a'.repeat(43)}.ics`, '/calendars/', second];
  for (const path of unknown) expect((await fetchCalendar(path)).status).toBe(404);
  expect((await fetch(`${testServer.url}${second}`, { method: 'POST' })).status).toBe(404);
});

const INVALID: readonly [string, object, string][] = [
  ['a room that does not exist', { roomNumber: '999' }, 'roomNumber'],
  ['no name', { name: ' ' }, 'name'],
  ['an address with a password', { url: 'https://name:password@example.com/1.ics' }, 'url'],
  ['no address', { url: 'webcal' }, 'url'],
  ['an address without encryption', { url: 'http://203.0.113.9/1.ics' }, 'url'],
  ['an address in a private network', { url: 'https://192.168.0.1/1.ics' }, 'url'],
];
test.each(INVALID)('%s is refused at its field', async (_name, fields, field) => {
  const input = { roomNumber: ROOM, name: 'Airbnb', url: portal.url, ...fields };
  const { result } = await execute(testServer, ADD, { input }, owner);
  expect(result).toMatchObject({ faults: [{ field }] });
});

test('a booking and a reading that want a night at the same moment: one has it, and the other is told', async () => {
  const races = proofSize({ quick: 6, full: 200 });
  const rooms = await testServer.query<{ number: string }>(
    `SELECT room.number FROM rooms room JOIN room_types type ON type.id = room.type_id
     WHERE type.code = 'Single' AND room.on_sale ORDER BY room.number`,
  );
  const [raced = '', ...others] = rooms.map(({ number }) => number);
  const from = 150;
  const nights = { firstNight: inBusinessDays(from), until: inBusinessDays(from + races) };
  for (const roomNumber of others) await blockRoom(testServer, { roomNumber, ...nights }, owner);
  const id = await addFeed(raced);
  let refused = 0;
  for (let night = from; night < from + races; night += 1) {
    portal.events = [...portal.events, event(night, night + 1)];
    const stays = [deskStay({ checkin: inBusinessDays(night), checkout: inBusinessDays(night + 1) })];
    const [booked, problem] = await Promise.all([bookAtDesk(testServer, { stays }, owner), read(id)]);
    expect(problem).toBeNull();
    if (booked.__typename !== 'DeskBookingMade') refused += 1;
  }
  expect(await read(id)).toBeNull();
  const ofFeed = (await taken(raced)).flatMap((span) => {
    const [first = '', until = ''] = span.split(' ');
    return Array.from({ length: (Date.parse(until) - Date.parse(first)) / 86_400_000 });
  });
  expect(ofFeed).toHaveLength(refused);
  expect(await tasksOf('CALENDAR_CONFLICT')).toHaveLength(Math.min(races - refused, 200));
  expect(await testServer.breaches()).toEqual([]);
}, 300_000);
