import { createBooking, inDays, type CreateBookingResult } from '../testkit/bookings';
import {
  changeable,
  changeBooking,
  changeForm,
  payChange,
  type ChangeForm,
  type ChangeResult,
} from '../testkit/changes';
import { confirmedBooking } from '../testkit/late-money';
import { startServer, type ServerProcess } from '../testkit/server-process';
import { startTestServer, type TestServer } from '../testkit/test-server';
import { proofSize } from '../testkit/proof-size';
import { waitFor } from '../testkit/wait-for';

const GUESTS_OF_EACH_KIND = proofSize({ quick: 20, full: 100 });
const SINGLE_ROOMS = 8;
/** The nights that everybody wants: 80 nights of rooms for about 300 requested ones; 24 for 60. */
const FIRST_DAY = 60;
const DAYS = proofSize({ quick: 3, full: 10 });

let testServer: TestServer;
let servers: [ServerProcess, ServerProcess];
beforeAll(async () => {
  testServer = await startTestServer({
    HOLDS_PER_EMAIL: '1000',
    HOLDS_PER_CALLER: '1000',
    HELD_NIGHTS_PER_CALLER: '10000',
    CHALLENGE_SHARE: '1',
    RATE_LIMIT_SCALE: '100000',
  });
  testServer.razorpay.setMode({ reset: true, webhooks: 'off' });
  servers = [await startServer(testServer), await startServer(testServer)];
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  await testServer.stop();
});

/** One or two nights within the wanted days. */
function wantedStay(place: number) {
  const first = FIRST_DAY + (place % (DAYS - 1));
  return { checkin: inDays(first), checkout: inDays(first + 1 + (place % 2)) };
}

let responses = 0;

/** Sends the same form again while the server is busy or dead: the next server accepts it. */
async function untilResponse<Result extends object>(
  place: number,
  send: (url: string) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 0; ; attempt += 1) {
    const server = servers[(place + attempt) % servers.length];
    const result = await send(server?.url ?? '').catch((error: unknown) => {
      if (/SERVICE_UNAVAILABLE|fetch failed|ECONN|terminated|other side/.test(String(error))) return null;
      throw error;
    });
    const isBusy = result === null || ('code' in result && result.code === 'ROOM_TYPE_BUSY');
    if (!isBusy) {
      responses += 1;
      return result;
    }
  }
}

/** One of the servers dies while some guests have no response yet, and another server replaces it. */
async function killOneAt(count: number): Promise<void> {
  await waitFor('a part of the guests has a response', () => responses >= count);
  await servers[1].end('SIGKILL');
  servers[1] = await startServer(testServer);
}

interface PaidBooking {
  token: string;
  reference: string;
}

/** Paid bookings of one night each, far from the wanted nights. */
async function paidBookings(): Promise<PaidBooking[]> {
  const made: PaidBooking[] = [];
  for (let place = 0; place < GUESTS_OF_EACH_KIND; place += 1) {
    const day = 100 + Math.floor(place / SINGLE_ROOMS);
    const { held } = await confirmedBooking(testServer, { checkin: inDays(day), checkout: inDays(day + 1) });
    made.push({ token: held.token, reference: held.booking.reference });
  }
  return made;
}

async function race(forms: readonly ChangeForm[]): Promise<[ChangeResult[], CreateBookingResult[]]> {
  // Alternately, so that neither kind of guest comes first.
  const pairs = forms.map((change, place) => {
    const guest = { email: `racer${place}@example.com`, idempotencyKey: `form-of-racer-number-${place}` };
    const form = { ...guest, ...wantedStay(place + 4), roomType: 'Single' as const };
    return [
      untilResponse(place, (url) => changeBooking({ url }, change)),
      untilResponse(place + 1, (url) => createBooking({ ...testServer, url }, form)),
    ] as const;
  });
  const kill = killOneAt(forms.length / 2);
  const changes = await Promise.all(pairs.map(([change]) => change));
  const bookings = await Promise.all(pairs.map(([, booking]) => booking));
  await kill;
  return [changes, bookings];
}

const kindsOf = (results: readonly { __typename: string }[]) =>
  new Set(results.map(({ __typename }) => __typename));

/** Each booking with the nights that it requests and the nights that it has. */
const nightsOfAll = (references: string[]) =>
  testServer.query<{ reference: string; status: string; asked: number; taken: number }>(
    `SELECT booking.reference, booking.status, sum(stay.checkout - stay.checkin)::int AS asked,
       (SELECT count(*)::int FROM room_nights JOIN stays mine ON mine.id = stay_id
        WHERE mine.booking_id = booking.id) AS taken
     FROM bookings booking JOIN stays stay ON stay.booking_id = booking.id
     WHERE booking.reference = ANY ($1) GROUP BY booking.id`,
    [references],
  );

test(`${GUESTS_OF_EACH_KIND} changes and as many new bookings compete for the last rooms, while a server is killed`, async () => {
  const paid = await paidBookings();
  const forms: ChangeForm[] = [];
  for (const [place, { token }] of paid.entries())
    forms.push(await changeForm(testServer, token, wantedStay(place)));
  const [changes, bookings] = await race(forms);
  // More guests of each kind want a night than there are rooms. Which of them get one depends on who comes first.
  const [changed, booked] = [new Set(['BookingChanged', 'ChangeHeld']), new Set(['BookingHold'])];
  expect(kindsOf(changes).difference(changed)).toEqual(new Set(['NightsSoldOut']));
  expect(kindsOf(bookings).difference(booked)).toEqual(new Set(['RoomUnavailable']));
  expect(kindsOf([...changes, ...bookings]).isDisjointFrom(changed.union(booked))).toBe(false);
  expect(await testServer.breaches()).toEqual([]);

  // Half of the dearer changes are paid; the others lapse, and so do the new bookings.
  const held = changes.flatMap((result) => (result.__typename === 'ChangeHeld' ? [result.change] : []));
  for (const [place, { checkout }] of held.entries())
    if (checkout && place % 2 === 0)
      expect((await payChange(testServer, checkout.orderId)).result.__typename).toBe('BookingConfirmed');
  await testServer.shiftClock('16 minutes');
  await testServer.installation.sweep.run();
  await testServer.runJobs();
  expect(await testServer.breaches()).toEqual([]);

  const rows = await nightsOfAll(paid.map(({ reference }) => reference));
  expect(rows).toHaveLength(GUESTS_OF_EACH_KIND);
  for (const row of rows) expect(row).toMatchObject({ status: 'CONFIRMED', taken: row.asked });
  const twice = await testServer.query(
    'SELECT room_id, night FROM room_nights GROUP BY 1, 2 HAVING count(*) > 1',
  );
  expect(twice).toEqual([]);
  expect(await testServer.query('SELECT 1 FROM room_nights WHERE change_id IS NOT NULL')).toEqual([]);
  // A booking whose wanted nights were sold out keeps its room.
  const refused = changes.findIndex((result) => result.__typename === 'NightsSoldOut');
  const kept = paid[refused];
  const day = 100 + Math.floor(refused / SINGLE_ROOMS);
  expect((await changeable(testServer, kept?.token ?? '')).stays).toMatchObject([{ checkin: inDays(day) }]);
}, 240_000);
