import { assertType, execute, gql } from '../../testkit/graphql';
import {
  assertHeld,
  confirmPayment,
  createBooking,
  inDays,
  type CreateBookingInput,
  type CreateBookingResult,
  type RoomTypeName,
} from '../../testkit/bookings';
import { proofSize } from '../../testkit/proof-size';
import { freshCaller, postJson } from '../../testkit/raw-http';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { openIdentity, type Identity } from '../../testkit/identity';
import { solutionOf, triesIn } from '../../testkit/solved-challenge';

/** Nine tries from each network; two callers’ share is used up after the first. */
const NETWORKS = proofSize({ quick: 13, full: 65 });
const DEFAULT_SHARE = { CHALLENGE_SHARE: '0.5' };

let testServer: TestServer;
let identity: Identity;
beforeAll(async () => {
  identity = await openIdentity();
  testServer = await startTestServer({ ...DEFAULT_SHARE, FIREBASE_AUTH_EMULATOR_HOST: identity.host });
});
afterAll(() => testServer.stop());
beforeEach(() => testServer.razorpay.setMode({ reset: true, webhooks: 'off' }));
afterEach(async () => {
  await testServer.shiftClock('0');
  await emptyHotel(testServer);
});

async function emptyHotel({ query }: TestServer): Promise<void> {
  await query(
    `DELETE FROM room_nights; DELETE FROM transitions; DELETE FROM payments; DELETE FROM bookings;
     DELETE FROM rate_limits`,
  );
}

const STAY = { checkin: inDays(20), checkout: inDays(22) };
const ROOM_TYPES = ['Single', 'Double', 'Deluxe', 'Suite'] as const;

/** Open holds and their nights. */
async function held(): Promise<{ holds: number; nights: number }> {
  const [counts] = await testServer.query<{ holds: number; nights: number }>(
    `SELECT count(*)::int AS holds, coalesce(sum(stay.checkout - stay.checkin), 0)::int AS nights
     FROM bookings booking JOIN stays stay ON stay.booking_id = booking.id WHERE booking.status = 'HELD'`,
  );
  return counts ?? { holds: 0, nights: 0 };
}

/** Holds rooms of the type, each for another caller, until a challenge is required; returns that refusal. */
async function crowd(roomType: RoomTypeName, stay = STAY): Promise<CreateBookingResult> {
  for (let guest = 1; guest <= 30; guest += 1) {
    const result = await createBooking(testServer, { roomType, ...stay });
    if (result.__typename !== 'BookingHold') return result;
  }
  throw new Error('The rooms never ran out.');
}

function challengeOf(result: CreateBookingResult): string {
  assertType(result, 'ChallengeRequired');
  return result.challenge;
}

/** Holds a room, with a proof of work if it takes one. */
async function holdWithWork(stay: Partial<CreateBookingInput>, caller = freshCaller()): Promise<void> {
  const form = { ...stay, email: testServer.freshEmail() };
  const result = await createBooking(testServer, form, { caller });
  if (result.__typename === 'BookingHold') return;
  const challengeSolution = await solutionOf(challengeOf(result));
  assertHeld(await createBooking(testServer, { ...form, challengeSolution }, { caller }));
}

async function buy(stay: Partial<CreateBookingInput>): Promise<void> {
  const held = await createBooking(testServer, stay);
  assertHeld(held);
  const { checkout } = await testServer.razorpay.pay(held.checkout.orderId, { outcome: 'capture' });
  expect((await confirmPayment(testServer, checkout)).__typename).toBe('BookingConfirmed');
}

describe('an attacker without money', () => {
  test(`with ${NETWORKS} networks of one IPv6 /56 holds as much as two callers, not the hotel`, async () => {
    for (let network = 0; network < NETWORKS; network += 1) {
      const caller = `2001:db8:7:${(0x4200 + network).toString(16)}::1`;
      for (let time = 0; time < 9; time += 1) {
        const first = 1 + ((network * 9 + time) % 18) * 30;
        const stay = { checkin: inDays(first), checkout: inDays(first + 30) };
        await createBooking(testServer, { roomType: ROOM_TYPES[time % 4] ?? 'Single', ...stay }, { caller });
      }
    }
    expect(await held()).toEqual({ holds: 6, nights: 180 });
  });

  test('with one IPv6 /48 holds as much as four callers', async () => {
    for (let network = 0; network < 16; network += 1) {
      const caller = `2001:db8:8:${(network * 0x100).toString(16)}::1`;
      for (let time = 0; time < 10; time += 1) {
        const first = 1 + network * 30;
        await createBooking(testServer, { checkin: inDays(first), checkout: inDays(first + 1) }, { caller });
      }
    }
    const { holds } = await held();
    expect(holds).toBeLessThanOrEqual(40);
    expect(holds).toBeGreaterThan(20);
  });

  test('with three IPv4 addresses holds no more than half of each type and one room', async () => {
    const callers = [freshCaller(), freshCaller(), freshCaller()];
    for (const caller of callers) {
      for (let time = 0; time < 10; time += 1) {
        const roomType = ROOM_TYPES[time % 4] ?? 'Single';
        await createBooking(testServer, { roomType, ...STAY }, { caller });
      }
    }
    expect((await held()).holds).toBe(5 + 6 + 5 + 3);
  });

  test('gains nothing from bookings of several rooms', async () => {
    const callers = [freshCaller(), freshCaller(), freshCaller()];
    for (const caller of callers) {
      for (const rooms of [5, 4, 3, 2, 1]) {
        for (const roomType of ROOM_TYPES) {
          const stay = { roomType, ...STAY, guests: 1 };
          const furtherStays = Array.from({ length: rooms - 1 }, () => stay);
          await createBooking(testServer, { ...stay, furtherStays }, { caller });
        }
      }
    }
    expect((await held()).holds).toBeLessThanOrEqual(5 + 6 + 5 + 3);
  });

  test('with one address holds ninety nights, however few the holds', async () => {
    const caller = freshCaller();
    for (let month = 0; month < 10; month += 1) {
      const stay = { checkin: inDays(month * 30), checkout: inDays(month * 30 + 30) };
      await createBooking(testServer, { roomType: 'Double', ...stay }, { caller });
    }
    expect(await held()).toEqual({ holds: 3, nights: 90 });
  });

  test('with a thousand addresses must prove 23 units of work for each night of the whole hotel', async () => {
    const rooms = { Single: 8, Double: 10, Deluxe: 8, Suite: 4 };
    const night = { checkin: inDays(20), checkout: inDays(21) };
    let tries = 0;
    let free = 0;
    for (const roomType of ROOM_TYPES) {
      for (let room = 0; room < rooms[roomType]; room += 1) {
        const form = { roomType, ...night, email: testServer.freshEmail() };
        const result = await createBooking(testServer, form);
        if (result.__typename === 'BookingHold') {
          free += 1;
          continue;
        }
        const challenge = challengeOf(result);
        tries += triesIn(challenge);
        assertHeld(
          await createBooking(testServer, { ...form, challengeSolution: await solutionOf(challenge) }),
        );
      }
    }
    expect({ free, units: tries / Number(testServer.environment['CHALLENGE_TRIES_PER_NIGHT']) }).toEqual({
      free: 19,
      units: 23,
    });
  });

  test('with fresh callers cannot hold the last rooms of a half-sold type without work', async () => {
    const night = { checkin: inDays(20), checkout: inDays(21) };
    for (let guest = 0; guest < 5; guest += 1) await buy({ roomType: 'Double', ...night });
    const outcomes: string[] = [];
    for (let room = 0; room < 4; room += 1)
      outcomes.push((await createBooking(testServer, { roomType: 'Double', ...night })).__typename);
    expect(outcomes).toEqual(['BookingHold', 'BookingHold', 'BookingHold', 'ChallengeRequired']);
  });

  test('pays no less for the last rooms when all holds use one mailbox', async () => {
    const email = testServer.freshEmail();
    for (let room = 0; room < 12; room += 1) {
      const stay = { checkin: inDays(60 + room), checkout: inDays(61 + room) };
      assertHeld(await createBooking(testServer, { email, roomType: 'Double', ...stay }));
    }
    await crowd('Single');
    for (let room = 6; room <= 7; room += 1) await holdWithWork({ roomType: 'Single', ...STAY });
    const honest = await createBooking(testServer, { roomType: 'Single', ...STAY });
    const busy = await createBooking(testServer, { email, roomType: 'Single', ...STAY });
    expect(triesIn(challengeOf(busy))).toBe(triesIn(challengeOf(honest)));
  });

  test('must work for the last quarter, even with verified accounts of a domain of their own', async () => {
    const email = 'any@catch-all.example';
    const { token } = await identity.signIn({ email, emailVerified: true });
    await crowd('Single');
    for (let room = 6; room <= 7; room += 1) await holdWithWork({ roomType: 'Single', ...STAY });
    expect(await createBooking(testServer, { email, roomType: 'Single', ...STAY }, { token })).toMatchObject({
      code: 'CHALLENGE_REQUIRED',
    });
  });

  test('with one address holds at most four times its limit, however much it works', async () => {
    const caller = freshCaller();
    const next = (room: number) => ({ checkin: inDays(5 + 3 * room), checkout: inDays(6 + 3 * room) });
    for (let room = 0; room < 40; room += 1) {
      await testServer.query('DELETE FROM rate_limits');
      await holdWithWork(next(room), caller);
    }
    expect(await createBooking(testServer, next(40), { caller })).toMatchObject({ code: 'TOO_MANY_HOLDS' });
  });

  test('gains nothing from writing one mailbox address in many ways', async () => {
    const caller = freshCaller();
    const ways = ['a.rao@gmail.com', 'arao+1@gmail.com', 'A.R.A.O@googlemail.com', 'arao@gmail.com'];
    const results: string[] = [];
    for (const email of ways)
      results.push((await createBooking(testServer, { email }, { caller })).__typename);
    expect(results).toEqual(['BookingHold', 'BookingHold', 'BookingHold', 'TooManyHolds']);
  });
});

describe('when more than half of a type is held unpaid', () => {
  test('a further hold is refused with a challenge, and made once that is solved', async () => {
    const form = { roomType: 'Suite', ...STAY, email: testServer.freshEmail() } as const;
    expect(await crowd('Suite')).toMatchObject({ code: 'CHALLENGE_REQUIRED', field: 'challengeSolution' });
    expect((await held()).holds).toBe(3);
    const challenge = challengeOf(await createBooking(testServer, form));
    const challengeSolution = await solutionOf(challenge);
    expect(await createBooking(testServer, { ...form, challengeSolution })).toMatchObject({
      __typename: 'BookingHold',
    });
  });

  test('the operator is alerted, at most every ten minutes', async () => {
    const alerts = vi.spyOn(testServer.installation.log, 'warn');
    const alertsNow = () =>
      alerts.mock.calls
        .map(([fields]) => fields as { alert?: string })
        .filter(({ alert }) => alert === 'rooms held unpaid');
    // Other tests may have caused the alert in the ten minutes before.
    const clock = performance.now.bind(performance);
    const passed = vi.spyOn(performance, 'now').mockImplementation(() => clock() + 11 * 60_000);
    await crowd('Suite');
    expect(alertsNow()).toEqual([{ alert: 'rooms held unpaid', roomType: 'Suite', ...STAY, rooms: 1 }]);
    for (let guest = 1; guest <= 3; guest += 1)
      await createBooking(testServer, { roomType: 'Suite', ...STAY });
    expect(alertsNow()).toHaveLength(1);

    passed.mockImplementation(() => clock() + 22 * 60_000);
    await createBooking(testServer, { roomType: 'Suite', ...STAY });
    expect(alertsNow()).toHaveLength(2);
    passed.mockRestore();
    alerts.mockRestore();
  });

  test('a room of another type, or on other nights, is held as usual', async () => {
    await crowd('Suite');
    const later = { checkin: STAY.checkout, checkout: inDays(24) };
    assertHeld(await createBooking(testServer, { roomType: 'Suite', ...later }));
    assertHeld(await createBooking(testServer, { roomType: 'Deluxe', ...STAY }));
  });

  test('the solution counts once, for the same guest and stay, and for ten minutes', async () => {
    const form = { roomType: 'Single', ...STAY, email: testServer.freshEmail() } as const;
    await crowd('Single');
    const challengeSolution = await solutionOf(challengeOf(await createBooking(testServer, form)));
    const others: Partial<CreateBookingInput>[] = [
      { email: testServer.freshEmail() },
      { checkout: inDays(21) },
      { challengeSolution: `${challengeSolution.slice(0, -9)}AAAAAAAA=` },
      { challengeSolution: 'nonsense' },
      { challengeSolution: 'x'.repeat(50_000) },
    ];
    for (const other of others) {
      const result = await createBooking(testServer, { ...form, challengeSolution, ...other });
      expect(result).toMatchObject({ code: 'CHALLENGE_REQUIRED' });
    }
    const late = await solutionOf(challengeOf(await createBooking(testServer, form)));
    assertHeld(await createBooking(testServer, { ...form, challengeSolution }));
    expect(await createBooking(testServer, { ...form, challengeSolution })).toMatchObject({
      code: 'CHALLENGE_REQUIRED',
    });
    await testServer.shiftClock('11 minutes');
    expect(await createBooking(testServer, { ...form, challengeSolution: late })).toMatchObject({
      code: 'CHALLENGE_REQUIRED',
    });
  });

  test('one solution sent many times at once makes one hold', async () => {
    const form = { roomType: 'Double', ...STAY, email: testServer.freshEmail() } as const;
    await crowd('Double');
    const challengeSolution = await solutionOf(challengeOf(await createBooking(testServer, form)));
    const results = await Promise.all(
      Array.from({ length: 6 }, () => createBooking(testServer, { ...form, challengeSolution })),
    );
    expect(results.filter(({ __typename }) => __typename === 'BookingHold')).toHaveLength(1);
  });

  test('a guest who is signed in with the verified address of the form needs no proof', async () => {
    const email = 'verified@example.com';
    const verified = await identity.signIn({ email, emailVerified: true });
    const unverified = await identity.signIn({ email: 'claimed@example.com', emailVerified: false });
    await crowd('Suite');
    const book = (form: Partial<CreateBookingInput>, token: string) =>
      createBooking(testServer, { roomType: 'Suite', ...STAY, ...form }, { token });
    expect(await book({ email: 'claimed@example.com' }, unverified.token)).toMatchObject({
      code: 'CHALLENGE_REQUIRED',
    });
    expect(await book({ email: 'another@example.com' }, verified.token)).toMatchObject({
      code: 'CHALLENGE_REQUIRED',
    });
    assertHeld(await book({ email }, verified.token));
  });

  test('a client of the REST path gets the code and the challenge, and may send its solution', async () => {
    await crowd('Suite');
    const form = {
      name: 'Asha Rao',
      email: testServer.freshEmail(),
      phone: '9876543210',
      guests: 1,
      roomType: 'Suite',
      ...STAY,
    };
    const refused = await postJson(testServer, '/api/bookings', form);
    expect(refused).toMatchObject({
      status: 428,
      json: { code: 'CHALLENGE_REQUIRED', field: 'challengeSolution', error: expect.any(String) },
    });
    const { challenge } = refused.json as { challenge: string };
    const booked = await postJson(testServer, '/api/bookings', {
      ...form,
      challengeSolution: await solutionOf(challenge),
    });
    expect(booked).toMatchObject({ status: 200, json: { booking: { status: 'HELD' } } });
  });

  test('the work grows with the nights and with the share that is held', async () => {
    const triesOf = (result: CreateBookingResult) => triesIn(challengeOf(result));
    const twoNights = triesOf(await crowd('Single'));
    for (let room = 6; room <= 7; room += 1) {
      const form = { roomType: 'Single', ...STAY, email: testServer.freshEmail() } as const;
      const challengeSolution = await solutionOf(challengeOf(await createBooking(testServer, form)));
      assertHeld(await createBooking(testServer, { ...form, challengeSolution }));
    }
    const whenNearlyFull = triesOf(await createBooking(testServer, { roomType: 'Single', ...STAY }));
    expect([twoNights, whenNearlyFull]).toEqual([20, 80]);
  });
});

describe('guests on an ordinary day', () => {
  test('book five rooms at once', async () => {
    const stay = { roomType: 'Single', ...STAY, guests: 1 };
    const furtherStays = [stay, { ...stay, roomType: 'Double' }, { ...stay, roomType: 'Deluxe' }, stay];
    assertHeld(await createBooking(testServer, { ...stay, furtherStays }, { caller: freshCaller() }));
    expect((await held()).holds).toBe(5);
  });

  test('ten behind one hotel’s Wi-Fi, three nights each, all hold their rooms', async () => {
    const caller = freshCaller();
    for (let guest = 0; guest < 10; guest += 1) {
      const first = 5 + 3 * guest;
      assertHeld(
        await createBooking(testServer, { checkin: inDays(first), checkout: inDays(first + 3) }, { caller }),
      );
    }
  });

  test('the eleventh behind one address proves some work and gets a room', async () => {
    const caller = freshCaller();
    for (let guest = 0; guest < 10; guest += 1) {
      const stay = { checkin: inDays(5 + guest), checkout: inDays(6 + guest) };
      assertHeld(await createBooking(testServer, stay, { caller }));
    }
    const stay = { checkin: inDays(40), checkout: inDays(41) };
    expect(await createBooking(testServer, stay, { caller })).toMatchObject({ code: 'CHALLENGE_REQUIRED' });
    await holdWithWork(stay, caller);
    const email = 'eleventh@example.com';
    const { token } = await identity.signIn({ email, emailVerified: true });
    assertHeld(await createBooking(testServer, { email, ...stay }, { caller, token }));
  });

  test('are not locked out by faulty forms from their address', async () => {
    const caller = freshCaller();
    for (let time = 0; time < 40; time += 1)
      await createBooking(testServer, { email: 'nonsense' }, { caller });
    assertHeld(await createBooking(testServer, {}, { caller }));
  });

  test('who are signed in are not locked out by forms from their address', async () => {
    const caller = freshCaller();
    const taken = { expectedTotal: 1 };
    for (let time = 0; time < 31; time += 1) await createBooking(testServer, taken, { caller });
    expect(await createBooking(testServer, {}, { caller })).toMatchObject({ code: 'RATE_LIMITED' });
    const email = 'signed-in@example.com';
    const { token } = await identity.signIn({ email, emailVerified: true });
    assertHeld(await createBooking(testServer, { email }, { caller, token }));
  });

  test('are not locked out by holds that another person made with their address', async () => {
    const email = 'asha.rao@gmail.com';
    for (let room = 0; room < 3; room += 1) assertHeld(await createBooking(testServer, { email }));
    assertHeld(await createBooking(testServer, { email }));
  });

  test('whose address holds twelve rooms from other networks must prove work, and get their room', async () => {
    const email = 'asha.rao@gmail.com';
    for (let room = 0; room < 12; room += 1) {
      assertHeld(await createBooking(testServer, { email, roomType: ROOM_TYPES[room % 3] ?? 'Single' }));
    }
    const form = { email, roomType: 'Suite', ...STAY } as const;
    const challengeSolution = await solutionOf(challengeOf(await createBooking(testServer, form)));
    assertHeld(await createBooking(testServer, { ...form, challengeSolution }));
  });
});

describe('a load test', () => {
  test('that relaxes the limits gets no challenge', async () => {
    const relaxed = await startTestServer({ ...DEFAULT_SHARE, RATE_LIMIT_SCALE: '2' });
    for (let room = 0; room < 4; room += 1) {
      assertHeld(await createBooking(relaxed, { roomType: 'Suite', ...STAY }));
    }
    await relaxed.stop();
  });
});

test('stored data about callers contains no address', async () => {
  const unsubscribe = gql(`mutation UnsubscribeUnknown { unsubscribe(token: "x") { __typename } }`);
  for (const caller of ['203.0.113.77', '2001:db8:99:1::5'])
    await execute(testServer, unsubscribe, {}, { caller });
  const rows = await testServer.query<{ key: string }>('SELECT key FROM rate_limits');
  expect(rows).toHaveLength(4);
  for (const { key } of rows) expect(key).toMatch(/^unsubscriptions:[0-9a-f]{64}$/);
});
