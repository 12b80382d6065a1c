import { addDays } from '../../src/platform/time/dates';
import { balanceOrder, payOrder, setTerms } from '../testkit/balances';
import {
  confirmPayment,
  createBooking,
  hold,
  inDays,
  type CreateBookingResult,
  type Hold,
} from '../testkit/bookings';
import { bookedAtDesk, deskStay } from '../testkit/desk-bookings';
import type { RequestOptions } from '../testkit/graphql';
import { openIdentity, OWNER } from '../testkit/identity';
import { requestSteps } from '../testkit/payment-requests';
import { startTestServer, type TestServer } from '../testkit/test-server';
import { startServer, type ServerProcess } from '../testkit/server-process';
import { untilAnswered } from '../testkit/until-answered';
import { waitFor } from '../testkit/wait-for';
import { proofCases, proofSize } from '../testkit/proof-size';

// At least 28: with each length of stay on each day they want 70 nights, and there are 40.
const GUESTS = proofSize({ quick: 28, full: 200 });
const REQUESTS = proofSize({ quick: 10, full: 200 });
/** Each race has ten days of its own. */
const FIRST_DAYS = { oneServer: 60, twoServers: 80, groups: 100, requests: 120 };

let testServer: TestServer;
let both: ServerProcess[];
beforeAll(async () => {
  testServer = await startTestServer({ MAX_ORDER: '50000000' });
  both = await Promise.all([startServer(testServer), startServer(testServer)]);
});
afterAll(async () => {
  await Promise.all(both.map((server) => server.end('SIGTERM')));
  await testServer.stop();
});

const bookUntilAnswered = (...booking: Parameters<typeof createBooking>): Promise<CreateBookingResult> =>
  untilAnswered(() => createBooking(...booking));

const isHold = (result: CreateBookingResult): result is Hold => result.__typename === 'BookingHold';

const RACES: { count: number; firstDay: number }[] = [
  { count: 1, firstDay: FIRST_DAYS.oneServer },
  { count: 2, firstDay: FIRST_DAYS.twoServers },
];

describe.each(proofCases(RACES, ({ count }) => count === 2))(
  `${GUESTS} guests at the same second for the last four suites, $count server(s)`,
  ({ count, firstDay }) => {
    let servers: ServerProcess[];
    let results: CreateBookingResult[];

    /** A stay of one to four nights within the same ten days, so that most of them overlap. */
    function stayOf(guest: number): { checkin: string; checkout: string } {
      const checkin = inDays(firstDay + (guest % 7));
      return { checkin, checkout: addDays(checkin, 1 + (guest % 4)) };
    }

    beforeAll(async () => {
      servers = both.slice(0, count);
      results = await Promise.all(
        Array.from({ length: GUESTS }, (_, guest) => {
          const url = servers[guest % count]?.url ?? '';
          const form = {
            email: `racer${guest}.of${count}@example.com`,
            idempotencyKey: `form-of-racer-number-${guest}-of-${count}`,
          };
          return bookUntilAnswered({ ...testServer, url }, { ...form, ...stayOf(guest), roomType: 'Suite' });
        }),
      );
    });

    test('each guest gets a hold or a typed refusal', () => {
      const refused = results.filter((result) => !isHold(result));
      expect(results.filter(isHold).length).toBeGreaterThanOrEqual(4);
      expect(new Set(refused.map((result) => ('code' in result ? result.code : result.__typename)))).toEqual(
        new Set(['ROOM_UNAVAILABLE']),
      );
    });

    test('no night is sold twice, and every invariant holds', async () => {
      expect(await testServer.breaches()).toEqual([]);
    });

    test('nobody was refused while one suite was free for all of their nights', async () => {
      for (const [guest, result] of results.entries()) {
        if (isHold(result)) continue;
        const { checkin, checkout } = stayOf(guest);
        const free = await testServer.query(
          `SELECT number FROM rooms JOIN room_types type ON type.id = type_id WHERE type.code = 'Suite' AND NOT EXISTS (
           SELECT 1 FROM room_nights WHERE room_id = rooms.id AND night >= $1 AND night < $2)`,
          [checkin, checkout],
        );
        expect(free).toEqual([]);
      }
    });

    test('all guests with a hold pay at the same time: each is confirmed and mailed once', async () => {
      const holds = results.filter(isHold);
      await Promise.all(
        holds.map(async ({ checkout: { orderId } }, index) => {
          const url = servers[index % count]?.url ?? '';
          const { checkout } = await testServer.razorpay.pay(orderId, { outcome: 'capture' });
          expect(await confirmPayment({ url }, checkout)).toMatchObject({ booking: { status: 'CONFIRMED' } });
        }),
      );
      const confirmationsOf = ({ booking }: Hold) =>
        testServer.inbox
          .messages()
          .filter(({ subject }) => subject?.startsWith(`Booking confirmed: ${booking.reference}`));
      await waitFor('each has a mail', () => holds.every((held) => confirmationsOf(held).length > 0), 60_000);
      for (const held of holds) expect(confirmationsOf(held)).toHaveLength(1);
      expect(await testServer.breaches()).toEqual([]);
    });
  },
);

describe(`${GUESTS} guests at the same second for two suites and a deluxe room each, two servers`, () => {
  // Four suites allow two bookings a night, however many deluxe rooms are free.
  const stay = { checkin: inDays(FIRST_DAYS.groups), checkout: inDays(FIRST_DAYS.groups + 2) };
  let results: CreateBookingResult[];

  beforeAll(async () => {
    results = await Promise.all(
      Array.from({ length: GUESTS }, (_, guest) => {
        // Every order of the types. If locks were taken in the order of the form, transactions would deadlock.
        const types = [
          ['Suite', 'Suite', 'Deluxe'],
          ['Deluxe', 'Suite', 'Suite'],
          ['Suite', 'Deluxe', 'Suite'],
        ][guest % 3] ?? ['Suite'];
        const [first, ...further] = types.map((roomType) => ({ ...stay, roomType, guests: 1 }));
        const form = { email: `group${guest}@example.com`, idempotencyKey: `form-of-group-number-${guest}` };
        return bookUntilAnswered(
          { ...testServer, url: both[guest % 2]?.url ?? '' },
          { ...form, ...first, furtherStays: further },
        );
      }),
    );
  });

  test('two of them get all of their rooms, and all others get a typed refusal', () => {
    const refused = results.filter((result) => !isHold(result));
    expect(results.filter(isHold)).toHaveLength(2);
    expect(new Set(refused.map((result) => ('code' in result ? result.code : result.__typename)))).toEqual(
      new Set(['ROOM_UNAVAILABLE']),
    );
  });

  test('nobody keeps only a part of the rooms', async () => {
    const kept = await testServer.query<{ stays: number; nights: number }>(
      `SELECT count(DISTINCT stay.id)::int AS stays, count(*)::int AS nights FROM stays stay
       JOIN room_nights taken ON taken.stay_id = stay.id
       WHERE stay.checkin = $1 AND stay.checkout = $2 GROUP BY stay.booking_id`,
      [stay.checkin, stay.checkout],
    );
    expect(kept).toEqual([
      { stays: 3, nights: 6 },
      { stays: 3, nights: 6 },
    ]);
    expect(await testServer.breaches()).toEqual([]);
  });
});

describe(`a payment link that is paid in two tabs, over two servers, ${REQUESTS} times`, () => {
  let owner: RequestOptions;
  beforeAll(async () => {
    const { token } = await (await openIdentity()).signIn({ email: OWNER.email, emailVerified: true });
    owner = { token };
  });

  test('both tabs get one order; one payment counts, and the other goes back whole', async () => {
    const steps = requestSteps(testServer, owner);
    for (let place = 0; place < REQUESTS; place += 1) {
      const checkin = inDays(FIRST_DAYS.requests + place);
      const stays = [deskStay({ checkin, checkout: addDays(checkin, 1) })];
      const reference = await bookedAtDesk(testServer, { stays }, owner);
      const { balance } = await steps.atDesk(reference);
      const { token } = await steps.asked(reference, { purpose: 'OTHER', amount: 50_000 });
      const orders = await Promise.all(both.map((server) => steps.order(token, server)));
      const [orderId = '', ...others] = new Set(orders.map((order) => order.orderId));
      expect(others).toEqual([]);
      const paid = await Promise.all(both.map((server) => steps.pay(token, orderId, server)));
      expect(paid.map(({ result }) => result.__typename).toSorted()).toEqual([
        'PaymentRefunded',
        'RequestedPayment',
      ]);
      const refunds = await testServer.query(
        `SELECT refund.amount_paise::int AS amount FROM refunds refund JOIN payments payment ON payment.id = refund.payment_id
         WHERE payment.booking_id = (SELECT id FROM bookings WHERE reference = $1)`,
        [reference],
      );
      expect(refunds).toEqual([{ amount: 50_000 }]);
      expect((await steps.atDesk(reference)).balance.amount).toBe(balance.amount - 50_000);
    }
    expect(await testServer.breaches()).toEqual([]);
  }, 600_000);

  test('beside a payment of the balance: one of both counts, and the other goes back whole', async () => {
    const [first, second] = both.map(({ url }) => ({ ...testServer, url }));
    if (!first || !second) throw new Error('Two servers run.');
    await setTerms(testServer, { dueAtBookingPercent: 30, balanceDaysBefore: 14 });
    const steps = requestSteps(testServer, owner);
    for (let place = 0; place < REQUESTS; place += 1) {
      const checkin = inDays(FIRST_DAYS.requests + place);
      const held = await hold(testServer, { roomType: 'Double', checkin, checkout: addDays(checkin, 1) });
      await payOrder(testServer, held.checkout.orderId);
      const { reference } = held.booking;
      const { token } = await steps.asked(reference, { purpose: 'OTHER', amount: 50_000 });
      const balance = await balanceOrder(first, held.token);
      const { orderId } = await steps.order(token, second);
      const [ofBalance, ofLink] = await Promise.all([
        payOrder(first, balance.orderId),
        steps.pay(token, orderId, second),
      ]);
      const left = (await steps.atDesk(reference)).balance.amount;
      expect([ofBalance.__typename, ofLink.result.__typename, left]).toEqual(
        left === 0
          ? ['BookingConfirmed', 'PaymentRefunded', 0]
          : ['PaymentRefunded', 'RequestedPayment', balance.amount - 50_000],
      );
    }
    expect(await testServer.breaches()).toEqual([]);
  }, 600_000);
});
