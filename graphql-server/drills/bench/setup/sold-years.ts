import path from 'node:path';
import { MonthSums } from '../../../src/desk/figures/month-sums.service';
import { SummedMonthsRepository } from '../../../src/desk/figures/summed-months.repository';
import { createDatabase } from '../../../src/platform/database/database';
import { addDays, addMonths, dateInZone, type PlainDate } from '../../../src/platform/time/dates';
import { startSetup, type BenchSetup } from './bench-server';

// Each room is sold one stay after the other, for one to three nights, with the days that are left spread between them.
// Every tenth booking is cancelled on the day on which it was made, and pays for its first night.
const GIVEN = `
  CREATE TEMPORARY TABLE given AS
  WITH sold AS (
    SELECT room.id AS room_id, room.type_id, place, 1 + (place + room.id) % 3 AS nights,
      (place + room.id) % 10 = 7 AS is_cancelled
    FROM rooms room, generate_series(0, $3::int - 1) AS place
  ), packed AS (
    SELECT *, sum(CASE WHEN is_cancelled THEN 0 ELSE nights END) OVER (PARTITION BY room_id ORDER BY place) AS until,
      sum(CASE WHEN is_cancelled THEN 0 ELSE nights END) OVER (PARTITION BY room_id) AS all_nights
    FROM sold
  ), placed AS (
    SELECT *, $1::date + (until - CASE WHEN is_cancelled THEN 0 ELSE nights END
      + floor(place * GREATEST($2::int - all_nights, 0) / $3::float))::int AS checkin FROM packed
  )
  SELECT gen_random_uuid() AS id, gen_random_uuid() AS stay_id, room_id, type_id, place, checkin, checkin + nights AS checkout,
    nights, is_cancelled, (place + room_id) % 4 = 0 AND NOT is_cancelled AS has_extra,
    checkin - make_interval(days => (place + room_id) % 60) AS booked_at,
    CASE WHEN is_cancelled THEN checkin - make_interval(days => (place + room_id) % 60) + interval '1 hour' END AS cancelled_at,
    (SELECT min(id) FROM rate_plans) + (place / 2 + room_id) % (SELECT count(*) FROM rate_plans)::int AS rate_plan_id,
    (ARRAY['SITE', 'SITE', 'PHONE', 'DESK', 'PORTAL'])[1 + (place + room_id) % 5] AS channel,
    (ARRAY['CASH', 'UPI', 'CARD_MACHINE'])[1 + (place + room_id) % 3] AS source
  FROM placed`;

const BOOKINGS = [
  `INSERT INTO bookings (id, reference, status, name, email, email_key, phone, calendar_uid, policy, terms, paise_per_unit,
     channel, hold_expires_at, token_hash, request_digest, caller_hash, created_at, confirmed_at)
   SELECT id, 'SC-' || id::text, CASE WHEN is_cancelled THEN 'CANCELLED' ELSE 'CONFIRMED' END, 'A guest', 'a@example.com',
     'a@example.com', '+91 294 555 0142', id::text, '{}', '{ "dueAtBookingPercent": 100 }', 8400, channel, now(), id::text,
     'none', 'none', booked_at, booked_at FROM given`,
  `INSERT INTO stays (id, booking_id, position, room_type_id, rate_plan_id, room_id, checkin, checkout, guests, status,
     deadlines, kept_paise)
   SELECT stay_id, id, 1, type_id, rate_plan_id, room_id, checkin, checkout, 2,
     CASE WHEN is_cancelled THEN 'CANCELLED' ELSE 'DEPARTED' END, '{}', CASE WHEN is_cancelled THEN 981288 END FROM given`,
  `INSERT INTO transitions (machine, subject_id, from_state, to_state, actor_kind, reason, at)
   SELECT step.machine, CASE step.machine WHEN 'stay' THEN stay_id ELSE id END, step.before, step.after, 'guest', '', step.at
   FROM given CROSS JOIN LATERAL (VALUES (1, 'booking', NULL, 'HELD', booked_at, true),
     (2, 'booking', 'HELD', 'CONFIRMED', booked_at, true), (3, 'booking', 'CONFIRMED', 'CANCELLED', cancelled_at, is_cancelled),
     (4, 'stay', 'EXPECTED', 'CANCELLED', cancelled_at, is_cancelled),
     (5, 'stay', 'EXPECTED', 'IN_HOUSE', checkin + interval '9 hours', NOT is_cancelled),
     (6, 'stay', 'IN_HOUSE', 'DEPARTED', checkout + interval '6 hours', NOT is_cancelled)) step (place, machine, before, after, at, is_made)
   WHERE step.is_made ORDER BY id, step.place`,
  `INSERT INTO room_nights (room_id, night, stay_id)
   SELECT room_id, checkin + day, stay_id FROM given, generate_series(0, nights - 1) AS day WHERE NOT is_cancelled`,
];

// Every fourth stay has an extra, and each guest who stays has three charges on the bill.
const CHARGES = [
  `INSERT INTO folio_lines (booking_id, stay_id, kind, night, value_paise, tax_percent, cgst_paise, sgst_paise, sac, created_at)
   SELECT id, stay_id, 'ROOM_NIGHT', checkin + day, 831600, 18, 74844, 74844, '996311', booked_at
   FROM given, generate_series(0, nights - 1) AS day`,
  `INSERT INTO folio_lines (booking_id, stay_id, kind, extra, value_paise, tax_percent, cgst_paise, sgst_paise, sac, created_at)
   SELECT id, stay_id, 'EXTRA', '{}', 50000, 5, 1250, 1250, '996331', booked_at FROM given WHERE has_extra`,
  `INSERT INTO folio_lines (booking_id, stay_id, kind, night, value_paise, tax_percent, cgst_paise, sgst_paise, sac, created_at, reverses)
   SELECT night.booking_id, night.stay_id, kind, night, -value_paise, tax_percent, -cgst_paise, -sgst_paise, sac, cancelled_at, night.id
   FROM folio_lines night JOIN given ON given.id = night.booking_id AND is_cancelled`,
  `INSERT INTO folio_lines (booking_id, stay_id, kind, value_paise, tax_percent, cgst_paise, sgst_paise, sac, created_at)
   SELECT id, stay_id, 'CANCELLATION', 831600, 18, 74844, 74844, '996311', cancelled_at FROM given WHERE is_cancelled`,
  `WITH charge AS (
     INSERT INTO folio_lines (booking_id, stay_id, kind, posted, value_paise, tax_percent, cgst_paise, sgst_paise, sac, created_at)
     SELECT given.id, stay_id, 'POSTED_CHARGE',
       jsonb_build_object('name', name, 'department', department, 'quantity', 1, 'day', checkin), value, percent,
       value * percent / 200, value * percent / 200, sac, checkin + interval '20 hours'
     FROM given, (VALUES ('Water', 'MINIBAR', 12000, 18, '22011010'), ('Dinner', 'RESTAURANT', 160000, 5, '996332'),
       ('Laundry', 'LAUNDRY', 45000, 18, '999712')) AS item(name, department, value, percent, sac)
     WHERE NOT is_cancelled
     RETURNING id, booking_id, created_at
   )
   INSERT INTO posted_charges (id, booking_id, folio_line_id, posted_by, posted_at, idempotency_key)
   SELECT gen_random_uuid(), booking_id, id, 'owner', created_at, 'bench-charge-' || id FROM charge`,
  // Triggers do not count rows that are written at once.
  `INSERT INTO counted_charges (line_id, part, counted_on, posted_at, room_type_id, rate_plan_id, channel, kind, rooms, value_paise,
     tax_percent, cgst_paise, sgst_paise, department)
   SELECT line.id, 0, COALESCE(line.night, (line.created_at AT TIME ZONE 'Asia/Kolkata' - interval '6 hours')::date),
     line.created_at, given.type_id, given.rate_plan_id, given.channel, line.kind,
     CASE WHEN kind <> 'ROOM_NIGHT' THEN 0 WHEN reverses IS NULL THEN 1 ELSE -1 END, value_paise, tax_percent, cgst_paise,
     sgst_paise, CASE line.kind WHEN 'POSTED_CHARGE' THEN line.posted ->> 'department' WHEN 'EXTRA' THEN 'RESTAURANT' END
   FROM folio_lines line JOIN given ON given.id = line.booking_id`,
];

// The nights and the extra are paid with the booking, the charges on the bill when the guest leaves. A guest who
// cancels gets all nights but the first one back.
const MONEY = [
  `INSERT INTO payments (id, booking_id, source, taken_by, status, amount_paise, currency, captured_at, created_at)
   SELECT gen_random_uuid(), id, source, 'owner', 'CAPTURED', nights * 981288 + CASE WHEN has_extra THEN 52500 ELSE 0 END,
     'INR', booked_at, booked_at FROM given`,
  `INSERT INTO refunds (id, payment_id, status, amount_paise, reason, idempotency_key, source, given_by, given_at, created_at)
   SELECT gen_random_uuid(), payment.id, 'PROCESSED', (nights - 1) * 981288, 'cancelled', payment.id::text, 'CASH', 'owner',
     cancelled_at, cancelled_at
   FROM payments payment JOIN given ON given.id = payment.booking_id AND is_cancelled AND nights > 1`,
  `CREATE TEMPORARY TABLE advances AS SELECT id, booking_id FROM payments`,
  `INSERT INTO payments (id, booking_id, source, taken_by, status, amount_paise, currency, captured_at, created_at)
   SELECT gen_random_uuid(), id, source, 'owner', 'CAPTURED', 235260, 'INR', checkout + interval '5 hours',
     checkout + interval '5 hours' FROM given WHERE NOT is_cancelled`,
];

// A receipt voucher for each advance, a refund voucher for what went back of it, and an invoice for each booking that
// sets the rest off. Every eighth guest is a business.
const DOCUMENTS = [
  `CREATE TEMPORARY TABLE documents AS
   SELECT *, extract(year FROM dated - interval '3 months')::int AS year, gen_random_uuid() AS document_id FROM (
     SELECT 'RECEIPT_VOUCHER' AS kind, 'R' AS letter, booked_at::date AS dated, advances.id AS payment_id, given.*
     FROM given JOIN advances ON advances.booking_id = given.id
     UNION ALL
     SELECT 'REFUND_VOUCHER', 'G', cancelled_at::date, advances.id, given.*
     FROM given JOIN advances ON advances.booking_id = given.id WHERE is_cancelled AND nights > 1
     UNION ALL
     SELECT 'INVOICE', 'I', COALESCE(cancelled_at::date, checkout), NULL, given.* FROM given) document`,
  // A document has the lines that it is about: all that was booked, all but the first night, or what the guest keeps.
  `CREATE TEMPORARY TABLE document_lines AS
   SELECT document_id, document.kind, line.* FROM documents document
   JOIN (SELECT id AS line_id, booking_id, kind AS line_kind, night, tax_percent, sac, value_paise, cgst_paise, sgst_paise
     FROM folio_lines WHERE reverses IS NULL) line ON line.booking_id = document.id
   WHERE CASE document.kind WHEN 'RECEIPT_VOUCHER' THEN line_kind IN ('ROOM_NIGHT', 'EXTRA')
     WHEN 'REFUND_VOUCHER' THEN line_kind = 'ROOM_NIGHT' AND night > checkin
     ELSE NOT is_cancelled OR line_kind = 'CANCELLATION' END`,
  `INSERT INTO tax_documents (id, kind, financial_year, place, number, dated, booking_id, payment_id, recipient_gstin,
     round_off_paise, total_paise, content, bytes, sha256, created_at)
   SELECT document_id, kind, year, place, letter || year || '/' || lpad(place::text, 7, '0'), dated, id, payment_id,
     CASE WHEN guest % 8 = 0 THEN '27AAPFU0939F1ZV' END, 0, total,
     '{"supplier": {"gstin": "08AAACS1234F1ZS"}, "recipient": {"name": "A guest"}, "placeOfSupply": {"code": "08"}}', '\\x25', 'none',
     dated
   FROM (SELECT document_id, kind, year, letter, dated, id, payment_id, place + room_id AS guest,
       row_number() OVER (PARTITION BY kind, year ORDER BY dated, id) AS place FROM documents) document
   JOIN (SELECT document_id, sum(value_paise + cgst_paise + sgst_paise) AS total FROM document_lines GROUP BY 1) lines
     USING (document_id)`,
  `INSERT INTO document_series (kind, financial_year, prefix, next)
   SELECT kind, financial_year, left(kind, 1), max(place) + 1 FROM tax_documents GROUP BY 1, 2`,
  `INSERT INTO tax_document_amounts (document_id, tax_percent, sac, quantity, value_paise, cgst_paise, sgst_paise)
   SELECT document_id, tax_percent, sac, CASE kind WHEN 'INVOICE' THEN count(*) ELSE 0 END, sum(value_paise), sum(cgst_paise),
     sum(sgst_paise)
   FROM document_lines GROUP BY document_id, kind, tax_percent, sac`,
  `INSERT INTO tax_document_lines (folio_line_id, document_id)
   SELECT line_id, document_id FROM document_lines WHERE kind = 'INVOICE'`,
  `INSERT INTO tax_document_advances (document_id, receipt_id, tax_percent, value_paise, cgst_paise, sgst_paise)
   SELECT used.document_id, receipt.document_id, tax_percent, sum(value_paise), sum(cgst_paise), sum(sgst_paise)
   FROM documents used JOIN document_lines line ON line.document_id = used.document_id
     AND (used.kind = 'REFUND_VOUCHER' OR line_kind <> 'POSTED_CHARGE')
   JOIN documents receipt ON receipt.id = used.id AND receipt.kind = 'RECEIPT_VOUCHER'
   WHERE used.kind <> 'RECEIPT_VOUCHER' GROUP BY 1, 2, 3`,
  'DROP TABLE document_lines, documents, advances, given',
];

// In a room that is not sold.
const BLOCK = `
  WITH room AS (
    INSERT INTO rooms (number, type_id) SELECT 'B1', type_id FROM rooms ORDER BY id LIMIT 1 RETURNING id
  ), block AS (
    INSERT INTO blocks (id, room_id, first_night, until, reason)
    SELECT gen_random_uuid(), room.id, day::date, day::date + 1,
      (ARRAY['OUT_OF_ORDER', 'OWNERS_USE', 'PORTAL'])[1 + extract(day FROM day)::int % 3]
    FROM room, generate_series($1::date, $2::date, interval '9 days') AS day
    RETURNING *
  )
  INSERT INTO room_nights (room_id, night, block_id) SELECT room_id, first_night, id FROM block`;

/** So many years are sold, up to today. */
export const YEARS = 5;

/** So many that at most nine of ten nights are sold, at two nights a stay. */
const roomsFor = (bookings: number): number => Math.max(100, Math.ceil(bookings / 800));

/**
 * A database whose last five years are sold, with their money and documents and the sums of the months that are over.
 * With BENCH_KEEP, a folder, the database stays there, and the next run of the day with as many bookings uses it.
 */
export async function startSoldYears(bookings: number): Promise<{ setup: BenchSetup; from: PlainDate }> {
  const from = addMonths(dateInZone(new Date(), 'Asia/Kolkata'), -12 * YEARS);
  const folder = process.env['BENCH_KEEP'];
  const keptIn = folder ? path.join(folder, `sold-${bookings}-from-${from}`) : null;
  const setup = await startSetup({ hotels: 1, keptIn });
  try {
    const [counted] = await setup.query<{ isSold: boolean }>(
      'SELECT EXISTS (SELECT FROM summed_months) AS "isSold"',
    );
    if (!counted?.isSold) {
      await sellYears(setup, { from, days: 365 * YEARS, rooms: roomsFor(bookings), bookings });
      await addUpMonths(setup);
    }
    return { setup, from };
  } catch (error) {
    await setup.stop();
    throw error;
  }
}

/** Adds up the months that are over, as a job does each night. It is the last step, so it marks a complete database. */
async function addUpMonths({ databaseUrl, query }: BenchSetup): Promise<void> {
  const database = await createDatabase({ url: databaseUrl, poolSize: 1 }, { entities: [] }).initialize();
  await new MonthSums(new SummedMonthsRepository(database)).run();
  await database.destroy();
  await query('VACUUM ANALYZE summed_months, summed_charges');
}

/**
 * Sells a number of bookings over these days in a hotel of a number of rooms, with their money and documents, so that
 * `check:bookings` finds nothing.
 */
async function sellYears(
  setup: BenchSetup,
  { from, days, rooms, bookings }: { from: string; days: number; rooms: number; bookings: number },
): Promise<void> {
  await setup.query(
    `INSERT INTO rooms (number, type_id)
     SELECT 'N' || place, (SELECT type_id FROM rooms ORDER BY id OFFSET place % 30 LIMIT 1)
     FROM generate_series((SELECT count(*) FROM rooms) + 1, $1::int) AS place`,
    [rooms],
  );
  const ofRoom = Math.ceil(bookings / rooms);
  await setup.query('SET session_replication_role = replica');
  await setup.query(GIVEN, [from, days - 3, ofRoom]);
  for (const statement of [...BOOKINGS, ...CHARGES, ...MONEY, ...DOCUMENTS]) await setup.query(statement);
  await setup.query('SET session_replication_role = origin');
  await setup.query(BLOCK, [from, addDays(from, days)]);
  await setup.query("UPDATE counted_rooms SET since = '2000-01-01'");
  await setup.query('VACUUM ANALYZE');
}
