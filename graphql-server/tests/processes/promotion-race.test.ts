import { createBooking, hold, inDays, type CreateBookingResult, type Hold } from '../testkit/bookings';
import { cancelBooking, previewedRefund } from '../testkit/cancellations';
import { execute, gql, type RequestOptions } from '../testkit/graphql';
import { confirmedBooking } from '../testkit/late-money';
import { addPromotion, promotionsOf, signedInOwner, stayThreePayTwo } from '../testkit/promotions';
import { proofSize } from '../testkit/proof-size';
import { startServer, type ServerProcess } from '../testkit/server-process';
import { startTestServer, type TestServer } from '../testkit/test-server';
import { untilAnswered } from '../testkit/until-answered';

const RELEASE = gql(
  `mutation ReleaseRacersHold($token: String!) { releaseHold(token: $token) { __typename } }`,
);

const GUESTS = proofSize({ quick: 12, full: 100 });
const CODE = 'ONLYONE';
const PRICE_PAISE = 3_944_976;

let testServer: TestServer;
let servers: ServerProcess[];
let owner: RequestOptions;
beforeAll(async () => {
  testServer = await startTestServer();
  servers = await Promise.all([startServer(testServer), startServer(testServer)]);
  owner = await signedInOwner(testServer);
  const stay = { roomType: 'Deluxe', checkin: inDays(40), checkout: inDays(43) };
  const promotion = stayThreePayTwo(CODE, { totalUses: 1 });
  await addPromotion(testServer, owner, promotion, { servers: [testServer, ...servers], stay });
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  await testServer.stop();
});

let guests = 0;
function form() {
  guests += 1;
  const first = 40 + 4 * (guests % 60);
  const stay = { roomType: 'Deluxe', checkin: inDays(first), checkout: inDays(first + 3) };
  const idempotencyKey = `promotion-race-of-guest-${guests}`;
  const email = `racer${guests}@example.com`;
  return { ...stay, code: CODE, email, expectedTotal: PRICE_PAISE, idempotencyKey };
}

function bookUntilAnswered(url: string): Promise<CreateBookingResult> {
  const booking = form();
  return untilAnswered(() => createBooking({ ...testServer, url }, booking));
}

async function race(): Promise<Hold> {
  const results = await Promise.all(
    Array.from({ length: GUESTS }, (_, guest) => bookUntilAnswered(servers[guest % 2]?.url ?? '')),
  );
  const winners = results.filter((result) => result.__typename === 'BookingHold');
  const refusals = results.filter((result) => result.__typename === 'InvalidInput');
  expect(refusals).toHaveLength(GUESTS - 1);
  for (const refusal of refusals) expect(refusal.faults).toMatchObject([{ field: 'code' }]);
  const [winner, ...others] = winners;
  expect(others).toEqual([]);
  if (!winner) throw new Error('Nobody got it.');
  expect(winner.checkout.amount).toBe(PRICE_PAISE);
  return winner;
}

const uses = async () => (await promotionsOf(testServer, owner)).promotions.map((one) => one.uses);

test(`given a promotion for one booking, one of ${GUESTS} simultaneous guests on two servers gets it, and again after each end`, async () => {
  const released = await race();
  await execute(testServer, RELEASE, { token: released.token });
  expect(await uses()).toEqual([0]);

  await race();
  await testServer.shiftClock('16 minutes');
  await testServer.installation.sweep.run();
  expect(await uses()).toEqual([0]);
  await testServer.shiftClock('0');

  const { held } = await confirmedBooking(testServer, form());
  const refund = await previewedRefund(testServer, held.token);
  await cancelBooking(testServer, { token: held.token, expectedRefund: refund });
  expect(await uses()).toEqual([0]);

  await race();
  expect(await uses()).toEqual([1]);
  expect(await testServer.breaches()).toEqual([]);
});

test('given two tabs of one guest with a promotion for one booking each, one of them gets it', async () => {
  const code = 'ONEEACH';
  const stay = { roomType: 'Suite', checkin: inDays(320), checkout: inDays(323) };
  const promotion = stayThreePayTwo(code, { usesPerGuest: 1 });
  await addPromotion(testServer, owner, promotion, { servers, stay });
  const email = 'two.tabs@example.com';
  const results = await Promise.all(
    servers.map(({ url }, tab) => {
      const form = { ...stay, code, email, idempotencyKey: `promotion-in-tab-number-${tab}` };
      return untilAnswered(() => createBooking({ ...testServer, url }, form));
    }),
  );
  expect(results.map(({ __typename }) => __typename).toSorted()).toEqual(['BookingHold', 'InvalidInput']);
  await hold(testServer, { ...stay, code, email: 'somebody.else@example.com' });
});
