import { addDays } from '../../../src/platform/time/dates';
import type { BenchSetup } from './bench-server';

const DAYS = 365;
const FIRST_DAY = 2;
// Stays of 1 to 4 nights (2.5 on average) with 1.1 nights between them on average leave 30 % free.
const LONGEST_STAY = 4;
const GAPS = [0, 0, 0, 0, 0, 0, 0, 0, 3, 4, 5];

/** Pseudo-random numbers that are equal in each run (https://en.wikipedia.org/wiki/Linear_congruential_generator). */
export function seededNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** A stay with its own confirmed booking. */
export interface SoldStay {
  /** The room's id. */
  room: number;
  checkin: string;
  checkout: string;
}

/** Writes the stays with their bookings, nights and charges. */
export async function sellStays(setup: BenchSetup, stays: readonly SoldStay[]): Promise<void> {
  await setup.query(
    `WITH given AS (
       SELECT gen_random_uuid() AS id, gen_random_uuid() AS booking_id, * FROM jsonb_to_recordset($1)
         AS given(room integer, checkin date, checkout date)
     ), booking AS (
       INSERT INTO bookings (id, reference, status, name, email, email_key, phone, calendar_uid, policy, terms,
         paise_per_unit, hold_expires_at, token_hash, request_digest, caller_hash)
       SELECT booking_id, 'SC-' || booking_id::text, 'CONFIRMED', 'A guest', 'sold@example.com',
         'sold@example.com', '+91 294 555 0142', booking_id::text, '{}', '{ "dueAtBookingPercent": 100 }', 8400, now(),
         booking_id::text, 'none', 'none' FROM given
     ), stay AS (
       INSERT INTO stays (id, booking_id, position, room_type_id, rate_plan_id, room_id, checkin, checkout, guests)
       SELECT given.id, booking_id, 1, room.type_id, (SELECT min(id) FROM rate_plans), room.id, checkin, checkout, 1
       FROM given JOIN rooms room ON room.id = given.room
     ), line AS (
       INSERT INTO folio_lines (booking_id, stay_id, kind, night, value_paise, tax_percent, cgst_paise, sgst_paise, sac)
       SELECT booking_id, id, 'ROOM_NIGHT', night, 831600, 18, 74844, 74844, '996311'
       FROM given, generate_series(checkin, checkout - 1, interval '1 day') AS night
     )
     INSERT INTO room_nights (room_id, night, stay_id)
     SELECT room, night::date, id FROM given, generate_series(checkin, checkout - 1, interval '1 day') AS night`,
    [JSON.stringify(stays)],
  );
}

/** Sells every room for about 70 % of the coming year's nights. Returns the share that is sold. */
export async function sellMostOfAYear(setup: BenchSetup, today: string): Promise<number> {
  const next = seededNumbers(7);
  const rooms = await setup.query<{ id: number }>('SELECT id FROM rooms ORDER BY id');
  const stays: SoldStay[] = [];
  for (const { id } of rooms) {
    for (let day = FIRST_DAY; day < DAYS;) {
      const nights = 1 + next(LONGEST_STAY);
      const [checkin, checkout] = [addDays(today, day), addDays(today, day + nights)];
      stays.push({ room: id, checkin, checkout });
      day += nights + (GAPS[next(GAPS.length)] ?? 0);
    }
  }
  await sellStays(setup, stays);
  await setup.query('VACUUM ANALYZE');
  const [sold] = await setup.query<{ share: number }>(
    'SELECT count(*) / (30.0 * $2) AS share FROM room_nights WHERE night < $1::date',
    [addDays(today, DAYS), DAYS - FIRST_DAY],
  );
  return Number(sold?.share ?? 0);
}
