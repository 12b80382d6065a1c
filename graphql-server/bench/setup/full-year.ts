import { addDays } from '../../src/platform/time/dates';
import type { BenchSetup } from './bench-server';

const DAYS = 365;
const FIRST_DAY = 2;
// Stays of 1 to 4 nights (2.5 on average) with 1.1 nights between them on average leave 30 % free.
const LONGEST_STAY = 4;
const GAPS = [0, 0, 0, 0, 0, 0, 0, 0, 3, 4, 5];

/** The same numbers in each run (https://en.wikipedia.org/wiki/Linear_congruential_generator). */
export function seededNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** Sells every room for about 70 % of the coming year's nights. Returns the share that is sold. */
export async function sellMostOfAYear(setup: BenchSetup, today: string): Promise<number> {
  const next = seededNumbers(7);
  const rooms = await setup.query<{ id: number; room_type: string }>(
    'SELECT id, room_type FROM rooms ORDER BY id',
  );
  const stays: { room: number; type: string; checkin: string; checkout: string }[] = [];
  for (const { id, room_type } of rooms) {
    for (let day = FIRST_DAY; day < DAYS;) {
      const nights = 1 + next(LONGEST_STAY);
      const [checkin, checkout] = [addDays(today, day), addDays(today, day + nights)];
      stays.push({ room: id, type: room_type, checkin, checkout });
      day += nights + (GAPS[next(GAPS.length)] ?? 0);
    }
  }
  await setup.query(
    `WITH stay AS (
       SELECT gen_random_uuid() AS id, * FROM json_to_recordset($1)
         AS stay(room integer, type text, checkin date, checkout date)
     ), sold AS (
       INSERT INTO bookings (id, reference, status, name, email, email_key, phone, checkin, checkout, guests, room_type,
         room_id, quote, total_paise, hold_expires_at, token_hash, request_digest, caller_hash)
       SELECT id, 'SC-' || left(id::text, 13), 'CONFIRMED', 'A guest', 'sold@example.com', 'sold@example.com',
         '+91 294 555 0142', checkin, checkout, 1, type, room, '{}', 100, now(), id::text, 'none', 'none' FROM stay
     )
     SELECT 1`,
    [JSON.stringify(stays)],
  );
  await setup.query(
    `INSERT INTO room_nights (room_id, night, booking_id)
     SELECT room_id, night::date, id FROM bookings, generate_series(checkin, checkout - 1, interval '1 day') AS night`,
  );
  await setup.query('VACUUM ANALYZE');
  const [sold] = await setup.query<{ share: number }>(
    'SELECT count(*) / (30.0 * $2) AS share FROM room_nights WHERE night < $1::date',
    [addDays(today, DAYS), DAYS - FIRST_DAY],
  );
  return Number(sold?.share ?? 0);
}
