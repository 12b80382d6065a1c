// A guest is erased while the same guest books. Each booking keeps its whole guest or none of it.
import { randomBytes } from 'node:crypto';
import { bookingForm, CREATE_BOOKING, inDays } from '../testkit/bookings';
import { execute } from '../testkit/graphql';
import { proofSize } from '../testkit/proof-size';
import { freshCaller } from '../testkit/raw-http';
import { killServersLeft, startServer, type ServerProcess } from '../testkit/server-process';
import { startTestServer, type TestServer } from '../testkit/test-server';
import { waitFor } from '../testkit/wait-for';

const ROUNDS = proofSize({ quick: 5, full: 200 });
const RUN_SECONDS = 60 + ROUNDS * 4;

let testServer: TestServer;
let other: ServerProcess;
beforeAll(async () => {
  testServer = await startTestServer({ RATE_LIMIT_SCALE: '1000', HOLDS_PER_CALLER: '1000' });
  other = await startServer(testServer);
}, 120_000);
afterAll(async () => {
  await other.end('SIGTERM');
  killServersLeft();
  await testServer.stop();
});

interface StoredGuest {
  id: string;
  isErased: boolean;
  parts: (string | null)[];
}

const GUESTS = `
  SELECT booking.id, booking.guest_erased_at IS NOT NULL AS "isErased",
    ARRAY[nullif(booking.name, 'Erased guest'), booking.email, booking.email_key, nullif(booking.mailbox_key, ''),
      booking.phone, nullif(booking.name_key, 'erased guest'), booking.phone_key, booking.special_requests,
      (SELECT note.text FROM booking_notes note WHERE note.booking_id = booking.id)] AS parts
  FROM bookings booking WHERE booking.id = ANY($1::uuid[])`;

/** A booking that is over, of a guest who asks to be erased. */
async function pastBooking(email: string): Promise<string> {
  const { createBooking: result } = await execute(
    testServer,
    CREATE_BOOKING,
    { input: { ...bookingForm(testServer), email, specialRequests: 'A quiet room' } },
    { caller: freshCaller() },
  );
  expect(result.__typename).toBe('BookingHold');
  await testServer.query(
    "UPDATE bookings SET status = 'EXPIRED', expired_at = hotel_now() WHERE email_key = $1",
    [email],
  );
  const [row] = await testServer.query<{ id: string }>('SELECT id FROM bookings WHERE email_key = $1', [
    email,
  ]);
  const id = row?.id ?? '';
  await testServer.query(
    'DELETE FROM room_nights WHERE stay_id IN (SELECT id FROM stays WHERE booking_id = $1)',
    [id],
  );
  await testServer.query(
    `INSERT INTO booking_notes (id, booking_id, text, actor_id, actor_address)
     VALUES (gen_random_uuid(), $1, 'A guest', 'x', 'x@hotel.example')`,
    [id],
  );
  return id;
}

test(
  'in each round of erasing and booking at once, every booking has its whole guest or none',
  async () => {
    const seen = { erased: 0, waited: 0 };
    for (let round = 0; round < ROUNDS; round += 1) {
      const email = `race-${randomBytes(4).toString('hex')}@guest.example`;
      const past = await pastBooking(email);
      const { erasures } = testServer.installation.services;
      const day = 10 + (round % 120);
      const stay = { checkin: inDays(day), checkout: inDays(day + 1) };
      const input = { ...bookingForm(testServer), email, ...stay, specialRequests: 'A cot' };
      const [request, { createBooking: booked }] = await Promise.all([
        erasures.askByGuest(email).then(async ({ id }) => {
          await erasures.apply(id);
          return id;
        }),
        execute(other, CREATE_BOOKING, { input }, { caller: freshCaller() }),
      ]);
      expect(booked.__typename).toBe('BookingHold');
      const state = async () => {
        const [row] = await testServer.query<{ state: string }>(
          'SELECT state FROM erasure_requests WHERE id = $1',
          [request],
        );
        return row?.state ?? '';
      };
      await waitFor('the erasure is decided', async () => (await state()) !== 'ASKED');
      const rows = await testServer.query<{ id: string }>(
        `SELECT id FROM bookings WHERE id = $1 OR email_key = $2`,
        [past, email],
      );
      const guests = await testServer.query<StoredGuest>(GUESTS, [rows.map(({ id }) => id)]);
      expect(guests).toHaveLength(2);
      for (const { id, isErased, parts } of guests) {
        const left = parts.filter((part) => part !== null).length;
        expect([id, isErased, left]).toEqual([id, isErased, isErased ? 0 : id === past ? 9 : 8]);
      }
      const [old] = guests.filter(({ id }) => id === past);
      expect(old?.isErased).toBe((await state()) === 'DONE');
      expect(guests.find(({ id }) => id !== past)?.isErased).toBe(false);
      seen[old?.isErased ? 'erased' : 'waited'] += 1;
    }
    expect(seen.erased + seen.waited).toBe(ROUNDS);
  },
  RUN_SECONDS * 1000,
);
