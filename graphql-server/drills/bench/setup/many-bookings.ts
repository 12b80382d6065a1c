import { foldText } from '../../../src/platform/text/search-pattern';
import type { BenchSetup } from './bench-server';
import { seededNumbers } from './full-year';

const FIRST_NAMES = ['Asha', 'Vikram', 'José', 'Kavya', 'Zoë', 'Rohan', 'Anne-Marie', 'नेहा', 'Łukasz', 'Mei'];
const LAST_NAMES = [
  'Rao',
  'Singh',
  'Núñez',
  'Menon',
  'Ångström',
  'Iyer',
  'Lefèvre',
  'कुलकर्णी',
  'Øster',
  'Chen',
];
const CODE = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const IN_ONE_STATEMENT = 5_000;

/** Eight characters, different for each booking. */
function codeOf(place: number): string {
  const digits = Array.from(
    { length: 8 },
    (_, digit) => Math.floor((place * 7_919) / CODE.length ** digit) % CODE.length,
  );
  return digits.map((digit) => CODE[digit] ?? '').join('');
}

// The stays have no nights of rooms, because a search does not read them.
const INSERT = `
  WITH given AS (
    SELECT gen_random_uuid() AS id, * FROM jsonb_to_recordset($1)
      AS given(reference text, name text, name_key text, email text, phone text, room integer, days integer)
  ), booking AS (
    INSERT INTO bookings (id, reference, status, name, name_key, email, email_key, phone, phone_key, calendar_uid, policy,
      terms, paise_per_unit, hold_expires_at, token_hash, request_digest, caller_hash, created_at)
    SELECT id, reference, 'CONFIRMED', name, name_key, email, lower(email), '+' || phone, phone, id::text, '{}',
      '{ "dueAtBookingPercent": 100 }', 8400, now(), id::text, 'none', 'none', now() - make_interval(days => days)
    FROM given
  ), stay AS (
    INSERT INTO stays (id, booking_id, position, room_type_id, rate_plan_id, room_id, checkin, checkout, guests, guest_name)
    SELECT gen_random_uuid(), given.id, 1, room.type_id, (SELECT min(id) FROM rate_plans), room.id,
      current_date - days, current_date - days + 1, 2,
      CASE WHEN days % 10 = 0 THEN 'Doctor ' || reference WHEN days % 100 = 1 THEN 'सुनीता पाटील' END
    FROM given JOIN (SELECT *, row_number() OVER (ORDER BY id) AS place FROM rooms) room
      ON room.place = 1 + given.room % (SELECT count(*) FROM rooms)
    RETURNING id, booking_id, checkin
  ), of_portal AS (
    INSERT INTO desk_bookings (booking_id, made_by, portal)
    SELECT id, 'owner', 'Booking.com ' || (4000000000 + days * 1000 + room) FROM given WHERE days % 10 = 3
  )
  INSERT INTO folio_lines (booking_id, stay_id, kind, night, value_paise, tax_percent, cgst_paise, sgst_paise, sac)
  SELECT booking_id, id, 'ROOM_NIGHT', checkin, 831600, 18, 74844, 74844, '996311' FROM stay`;

/** Adds bookings of ten years with names in several scripts. The last one is what the benchmark searches for. */
export async function addBookings(setup: BenchSetup, count: number): Promise<void> {
  const next = seededNumbers(23);
  const pick = <Item>(items: ArrayLike<Item>): Item => items[next(items.length)] as Item;
  const bookingOf = (place: number) => {
    const name = `${pick(FIRST_NAMES)} ${String.fromCharCode(97 + next(26))}${String.fromCharCode(97 + next(26))} ${pick(LAST_NAMES)}`;
    const code = codeOf(place);
    return {
      reference: `SC-${code}`,
      name,
      name_key: foldText(name),
      room: next(300),
      days: next(3_650),
      email: `Guest${place}.${code.slice(0, 4)}@example.com`,
      phone: `9198${String(10_000_000 + place)}`,
    };
  };
  const wanted = {
    reference: 'SC-7K3M9Q2X',
    name: 'Siân Weißmüller',
    name_key: foldText('Siân Weißmüller'),
    room: 3,
    days: 9,
    email: 'Sian.Weiss@Travel.example',
    phone: '919811122333',
  };
  const rows = [...Array.from({ length: count - 1 }, (_, place) => bookingOf(place)), wanted];
  for (let at = 0; at < rows.length; at += IN_ONE_STATEMENT)
    await setup.query(INSERT, [JSON.stringify(rows.slice(at, at + IN_ONE_STATEMENT))]);
  await setup.query('VACUUM ANALYZE');
}
