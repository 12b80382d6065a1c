import { addDays } from '../../../src/platform/time/dates';
import type { BenchSetup } from './bench-server';

// Each room is sold repeatedly, for one to three nights, from the first day on. Every tenth booking is cancelled for
// its first night, every fourth has an extra, and each guest who stays has three charges on the bill. Triggers do not count rows that are written at once, so they are counted
// below.
const SELL = `
  WITH given AS (
    SELECT gen_random_uuid() AS id, gen_random_uuid() AS stay_id, room.id AS room_id, room.type_id, place,
      $1::date + floor(place * $2::float)::int AS checkin, 1 + (place + room.id) % 3 AS nights, place % 10 = 7 AS is_cancelled
    FROM rooms room, generate_series(0, $3::int - 1) AS place
  ), booking AS (
    INSERT INTO bookings (id, reference, status, name, email, email_key, phone, calendar_uid, policy, terms, paise_per_unit,
      channel, hold_expires_at, token_hash, request_digest, caller_hash, created_at, confirmed_at)
    SELECT id, 'SC-' || id::text, CASE WHEN is_cancelled THEN 'CANCELLED' ELSE 'CONFIRMED' END, 'A guest', 'a@example.com',
      'a@example.com', '+91 294 555 0142', id::text, '{}', '{ "dueAtBookingPercent": 100 }', 8400,
      (ARRAY['SITE', 'SITE', 'PHONE', 'DESK', 'PORTAL'])[1 + place % 5], now(), id::text, 'none', 'none',
      checkin - make_interval(days => place % 60), checkin - make_interval(days => place % 60) FROM given
  ), stay AS (
    INSERT INTO stays (id, booking_id, position, room_type_id, rate_plan_id, room_id, checkin, checkout, guests, status,
      deadlines)
    SELECT stay_id, id, 1, type_id, (SELECT min(id) FROM rate_plans) + place % (SELECT count(*) FROM rate_plans)::int, room_id,
      checkin, checkin + nights, 2, CASE WHEN is_cancelled THEN 'CANCELLED' ELSE 'DEPARTED' END, '{}' FROM given
  ), night AS (
    INSERT INTO folio_lines (booking_id, stay_id, kind, night, value_paise, tax_percent, cgst_paise, sgst_paise, sac, created_at)
    SELECT id, stay_id, 'ROOM_NIGHT', checkin + day, 831600, 18, 74844, 74844, '996311', checkin - make_interval(days => place % 60)
    FROM given, generate_series(0, nights - 1) AS day
    RETURNING *
  ), extra AS (
    INSERT INTO folio_lines (booking_id, stay_id, kind, extra, value_paise, tax_percent, cgst_paise, sgst_paise, sac, created_at)
    SELECT id, stay_id, 'EXTRA', '{}', 50000, 5, 1250, 1250, '996331', checkin FROM given WHERE place % 4 = 0
  ), charge AS (
    INSERT INTO folio_lines (booking_id, stay_id, kind, posted, value_paise, tax_percent, cgst_paise, sgst_paise, sac, created_at)
    SELECT given.id, stay_id, 'POSTED_CHARGE',
      jsonb_build_object('name', name, 'department', department, 'quantity', 1, 'day', checkin), value, percent,
      value * percent / 200, value * percent / 200, sac, checkin + interval '20 hours'
    FROM given, (VALUES ('Water', 'MINIBAR', 12000, 18, '22011010'), ('Dinner', 'RESTAURANT', 160000, 5, '996332'),
      ('Laundry', 'LAUNDRY', 45000, 18, '999712')) AS item(name, department, value, percent, sac)
    WHERE NOT is_cancelled
    RETURNING id, booking_id, created_at
  ), posted AS (
    INSERT INTO posted_charges (id, booking_id, folio_line_id, posted_by, posted_at, idempotency_key)
    SELECT gen_random_uuid(), booking_id, id, 'owner', created_at, 'bench-charge-' || id FROM charge
  ), taken_back AS (
    INSERT INTO folio_lines (booking_id, stay_id, kind, night, value_paise, tax_percent, cgst_paise, sgst_paise, sac, created_at, reverses)
    SELECT night.booking_id, night.stay_id, kind, night, -value_paise, tax_percent, -cgst_paise, -sgst_paise, sac, checkin - interval '1 day', night.id
    FROM night JOIN given ON given.stay_id = night.stay_id AND is_cancelled
  ), kept AS (
    INSERT INTO folio_lines (booking_id, stay_id, kind, value_paise, tax_percent, cgst_paise, sgst_paise, sac, created_at)
    SELECT id, stay_id, 'CANCELLATION', 831600, 18, 74844, 74844, '996311', checkin - interval '1 day' FROM given WHERE is_cancelled
  ), paid AS (
    INSERT INTO payments (id, booking_id, source, taken_by, status, amount_paise, currency, captured_at, created_at)
    SELECT gen_random_uuid(), id, (ARRAY['CASH', 'UPI', 'CARD_MACHINE'])[1 + place % 3], 'owner', 'CAPTURED',
      nights * 981288 + CASE WHEN is_cancelled THEN 0 ELSE 235260 END, 'INR', checkin, checkin
    FROM given RETURNING id, booking_id
  ), back AS (
    INSERT INTO refunds (id, payment_id, status, amount_paise, reason, idempotency_key, source, given_by, given_at, created_at)
    SELECT gen_random_uuid(), paid.id, 'PROCESSED', 100000, 'cancelled', paid.id::text, 'CASH', 'owner', given.checkin, given.checkin
    FROM paid JOIN given ON given.id = paid.booking_id AND is_cancelled
  )
  INSERT INTO room_nights (room_id, night, stay_id)
  SELECT room_id, checkin + day, stay_id FROM given, generate_series(0, nights - 1) AS day WHERE NOT is_cancelled
  ON CONFLICT DO NOTHING`;

const COUNT = `
  INSERT INTO counted_charges (line_id, part, counted_on, posted_at, room_type_id, rate_plan_id, channel, kind, rooms, value_paise,
    tax_percent, cgst_paise, sgst_paise, department)
  SELECT line.id, 0, COALESCE(line.night, line.created_at::date), line.created_at, stay.room_type_id, stay.rate_plan_id,
    booking.channel, line.kind, CASE WHEN kind <> 'ROOM_NIGHT' THEN 0 WHEN reverses IS NULL THEN 1 ELSE -1 END, value_paise,
    tax_percent, cgst_paise, sgst_paise,
    CASE line.kind WHEN 'POSTED_CHARGE' THEN line.posted ->> 'department' WHEN 'EXTRA' THEN 'RESTAURANT' END
  FROM folio_lines line JOIN bookings booking ON booking.id = line.booking_id JOIN stays stay ON stay.id = line.stay_id`;

// A receipt voucher for each payment, and an invoice for each booking that sets it off. Every eighth guest is a
// business.
const DOCUMENTS = `
  WITH sold AS (
    SELECT booking.id AS booking_id, stay.checkin, stay.checkout, paid.id AS payment_id, paid.amount_paise,
      row_number() OVER (ORDER BY stay.checkout, booking.id) AS place,
      gen_random_uuid() AS receipt_id, gen_random_uuid() AS invoice_id
    FROM bookings booking JOIN stays stay ON stay.booking_id = booking.id JOIN payments paid ON paid.booking_id = booking.id
    WHERE booking.status = 'CONFIRMED'
  ), written AS (
    SELECT receipt_id AS id, 'RECEIPT_VOUCHER' AS kind, 'R' AS letter, checkin AS dated, payment_id AS voucher_of, * FROM sold
    UNION ALL SELECT invoice_id, 'INVOICE', 'I', checkout, NULL, * FROM sold
  ), document AS (
    INSERT INTO tax_documents (id, kind, financial_year, place, number, dated, booking_id, payment_id, recipient_gstin,
      round_off_paise, total_paise, content, created_at)
    SELECT id, kind, extract(year FROM dated - interval '3 months'), place, 'B/' || letter || lpad(place::text, 9, '0'), dated,
      booking_id, voucher_of, CASE WHEN place % 8 = 0 THEN '27AAPFU0939F1ZV' END, 0, amount_paise,
      '{"supplier": {"gstin": "08AAACS1234F1ZS"}, "recipient": {"name": "A guest"}, "placeOfSupply": {"code": "08"}}', dated
    FROM written
  ), amount AS (
    INSERT INTO tax_document_amounts (document_id, tax_percent, sac, quantity, value_paise, cgst_paise, sgst_paise)
    SELECT id, 18, '996311', CASE kind WHEN 'INVOICE' THEN checkout - checkin ELSE 0 END, amount_paise * 100 / 118,
      amount_paise * 9 / 118, amount_paise * 9 / 118 FROM written
  )
  INSERT INTO tax_document_advances (document_id, receipt_id, tax_percent, value_paise, cgst_paise, sgst_paise)
  SELECT invoice_id, receipt_id, 18, amount_paise * 100 / 118, amount_paise * 9 / 118, amount_paise * 9 / 118 FROM sold`;

const BLOCK = `
  WITH block AS (
    INSERT INTO blocks (id, room_id, first_night, until, reason)
    SELECT gen_random_uuid(), (SELECT id FROM rooms ORDER BY id DESC LIMIT 1), day::date, day::date + 1,
      (ARRAY['OUT_OF_ORDER', 'OWNERS_USE', 'PORTAL'])[1 + extract(day FROM day)::int % 3]
    FROM generate_series($1::date, $2::date, interval '9 days') AS day
    RETURNING *
  )
  INSERT INTO room_nights (room_id, night, block_id) SELECT room_id, first_night, id FROM block ON CONFLICT DO NOTHING`;

/** Sells a number of bookings over these days in a hotel of a number of rooms, with their money and documents. */
export async function sellYears(
  setup: BenchSetup,
  { from, days, rooms, bookings }: { from: string; days: number; rooms: number; bookings: number },
): Promise<void> {
  await setup.query(
    `INSERT INTO rooms (number, type_id)
     SELECT 'N' || place, (SELECT type_id FROM rooms ORDER BY id OFFSET place % 30 LIMIT 1)
     FROM generate_series((SELECT count(*) FROM rooms) + 1, $1::int) AS place`,
    [rooms],
  );
  await setup.query("UPDATE counted_rooms SET since = '2000-01-01'");
  await setup.query('SET session_replication_role = replica');
  const ofRoom = Math.ceil(bookings / rooms);
  await setup.query(SELL, [from, (days - 3) / ofRoom, ofRoom]);
  await setup.query(COUNT);
  await setup.query(DOCUMENTS);
  await setup.query(BLOCK, [from, addDays(from, days)]);
  await setup.query('SET session_replication_role = origin');
  await setup.query('VACUUM ANALYZE');
}
