import type { MigrationInterface, QueryRunner } from 'typeorm';

const DAY_OF = (instant: string): string =>
  `(${instant} AT TIME ZONE COALESCE((SELECT time_zone FROM property), 'UTC') - interval '06:00')::date`;

const POSTED = `
  SELECT posted.at, ${DAY_OF('posted.at')} AS day FROM (SELECT hotel_now() AS at) posted`;

const COLUMNS = `line_id, part, counted_on, posted_at, room_type_id, rate_plan_id, channel, kind, rooms,
  value_paise, tax_percent, cgst_paise, sgst_paise`;

/**
 * What takes the one line of a stay's nights back has the parts of that line, whatever the dates of the stay are by now. A part
 * counts on its day until the month of that day is over, and on the day of writing after that.
 */
const countTakenBackSum = (condition: string): string => `
  INSERT INTO counted_charges (${COLUMNS})
  SELECT line.id, earlier.part,
    CASE WHEN earlier.counted_on >= date_trunc('month', posted.day) THEN earlier.counted_on ELSE posted.day END,
    posted.at, earlier.room_type_id, earlier.rate_plan_id, earlier.channel, earlier.kind, -earlier.rooms,
    -earlier.value_paise, earlier.tax_percent, -earlier.cgst_paise, -earlier.sgst_paise
  FROM folio_lines line
  JOIN bookings booking ON booking.id = line.booking_id AND booking.status IN ('CONFIRMED', 'CANCELLED')
  JOIN counted_charges earlier ON earlier.line_id = line.reverses
  CROSS JOIN LATERAL (${POSTED}) posted
  WHERE ${condition} AND line.kind = 'LEGACY' AND line.night IS NULL
  ON CONFLICT (line_id, part) DO NOTHING`;

/** Any other charge, and a sum that is taken back before it was counted, as the migration before counts them. */
function count(condition: string): string {
  const part = (column: string): string =>
    `line.${column} * (place.part + 1) / place.parts - line.${column} * place.part / place.parts`;
  return `
    INSERT INTO counted_charges (${COLUMNS})
    SELECT line.id, place.part,
      CASE WHEN place.night >= date_trunc('month', posted.day) THEN place.night ELSE posted.day END,
      posted.at, COALESCE(taken_back.room_type_id, stay.room_type_id), COALESCE(taken_back.rate_plan_id, stay.rate_plan_id),
      booking.channel, line.kind,
      CASE WHEN line.kind NOT IN ('ROOM_NIGHT', 'LEGACY') THEN 0 WHEN line.reverses IS NULL THEN 1 ELSE -1 END,
      ${part('value_paise')}, line.tax_percent, ${part('cgst_paise')}, ${part('sgst_paise')}
    FROM folio_lines line
    JOIN bookings booking ON booking.id = line.booking_id AND booking.status IN ('CONFIRMED', 'CANCELLED')
    LEFT JOIN stays stay ON stay.id = line.stay_id
    LEFT JOIN counted_charges taken_back ON taken_back.line_id = line.reverses AND taken_back.part = 0
    CROSS JOIN LATERAL (${POSTED}) posted
    CROSS JOIN LATERAL (
      SELECT part, CASE WHEN spread.parts IS NULL THEN line.night ELSE stay.checkin + part END AS night,
        COALESCE(spread.parts, 1) AS parts
      FROM (SELECT CASE WHEN line.kind = 'LEGACY' AND line.night IS NULL THEN stay.checkout - stay.checkin END AS parts) spread,
        generate_series(0, COALESCE(spread.parts, 1) - 1) AS part) place
    WHERE ${condition}
      AND NOT EXISTS (SELECT 1 FROM counted_charges counted WHERE counted.line_id = line.id)
    ON CONFLICT (line_id, part) DO NOTHING`;
}

const countAll = (condition: string): string => `${countTakenBackSum(condition)};${count(condition)}`;

const FUNCTIONS = `
  CREATE OR REPLACE FUNCTION count_added_charge() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN ${countAll('line.id = NEW.id')}; RETURN NULL; END $$;

  CREATE OR REPLACE FUNCTION count_confirmed_charges() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN ${countAll('line.booking_id = NEW.id')}; RETURN NULL; END $$`;

const FUNCTIONS_BEFORE = `
  CREATE OR REPLACE FUNCTION count_added_charge() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN ${count('line.id = NEW.id')}; RETURN NULL; END $$;

  CREATE OR REPLACE FUNCTION count_confirmed_charges() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN ${count('line.booking_id = NEW.id')}; RETURN NULL; END $$`;

/** The figures of a booking of an early version, whose nights are one line, once its dates have changed. */
export class FiguresOfChangedSums1764360000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(FUNCTIONS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(FUNCTIONS_BEFORE);
  }
}
