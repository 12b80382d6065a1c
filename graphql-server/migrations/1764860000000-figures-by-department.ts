import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex, changeTable } from '../src/platform/database/busy-tables';

const DAY_OF = (instant: string): string =>
  `(${instant} AT TIME ZONE COALESCE((SELECT time_zone FROM property), 'UTC') - interval '06:00')::date`;

const POSTED = `
  SELECT posted.at, ${DAY_OF('posted.at')} AS day FROM (SELECT hotel_now() AS at) posted`;

// SAC 99633 is serving food and drinks (Notification 11/2017-Central Tax (Rate), annexure).
const DEPARTMENT = `
  CASE line.kind WHEN 'POSTED_CHARGE' THEN line.posted ->> 'department'
    WHEN 'EXTRA' THEN CASE WHEN line.sac LIKE '99633%' THEN 'RESTAURANT' ELSE 'OTHER' END
    WHEN 'DEPOSIT_CHARGE' THEN 'OTHER' END`;

const COLUMNS = `line_id, part, counted_on, posted_at, room_type_id, rate_plan_id, channel, kind, rooms,
  value_paise, tax_percent, cgst_paise, sgst_paise`;

/** As the migration of figures of changed sums counts them: nights have no department. */
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

/** Any other charge, with the department that sold it where there is one. */
function count(condition: string, department: string | null): string {
  const part = (column: string): string =>
    `line.${column} * (place.part + 1) / place.parts - line.${column} * place.part / place.parts`;
  return `
    INSERT INTO counted_charges (${COLUMNS}${department === null ? '' : ', department'})
    SELECT line.id, place.part,
      CASE WHEN place.night >= date_trunc('month', posted.day) THEN place.night ELSE posted.day END,
      posted.at, COALESCE(taken_back.room_type_id, stay.room_type_id), COALESCE(taken_back.rate_plan_id, stay.rate_plan_id),
      booking.channel, line.kind,
      CASE WHEN line.kind NOT IN ('ROOM_NIGHT', 'LEGACY') THEN 0 WHEN line.reverses IS NULL THEN 1 ELSE -1 END,
      ${part('value_paise')}, line.tax_percent, ${part('cgst_paise')}, ${part('sgst_paise')}
      ${department === null ? '' : `, ${department}`}
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

const functionsWith = (department: string | null): string => {
  const countAll = (condition: string): string =>
    `${countTakenBackSum(condition)};${count(condition, department)}`;
  return `
    CREATE OR REPLACE FUNCTION count_added_charge() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN ${countAll('line.id = NEW.id')}; RETURN NULL; END $$;

    CREATE OR REPLACE FUNCTION count_confirmed_charges() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN ${countAll('line.booking_id = NEW.id')}; RETURN NULL; END $$`;
};

// Figures of long periods are read from the index alone.
const indexWith = (columns: string): string =>
  `counted_charges (counted_on) INCLUDE (posted_at, room_type_id, rate_plan_id, channel, kind, rooms, value_paise,
    tax_percent, cgst_paise, sgst_paise, line_id${columns})`;

const LINES_AT_ONCE = 20_000;

/** Names the departments of the charges of the time before. Their days and amounts stay as they are. */
async function nameEarlierDepartments(runner: QueryRunner): Promise<void> {
  const [last]: { id: number | null }[] = await runner.query(
    'SELECT max(line_id) AS id FROM counted_charges',
  );
  for (let id = 0; id < (last?.id ?? 0); id += LINES_AT_ONCE)
    await runner.query(
      `UPDATE counted_charges counted SET department = ${DEPARTMENT} FROM folio_lines line
       WHERE line.id = counted.line_id AND counted.line_id > $1 AND counted.line_id <= $1 + $2
         AND counted.kind IN ('POSTED_CHARGE', 'EXTRA', 'DEPOSIT_CHARGE') AND counted.department IS NULL`,
      [id, LINES_AT_ONCE],
    );
}

/** Which department sold what the figures add up, and charges in percent of a stay's first night. */
export class FiguresByDepartment1764860000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await changeTable(
      runner,
      'counted_charges',
      'ALTER TABLE counted_charges ADD COLUMN IF NOT EXISTS department text',
    );
    await changeTable(
      runner,
      'charge_items',
      'ALTER TABLE charge_items ADD COLUMN IF NOT EXISTS of_first_night boolean NOT NULL DEFAULT false',
    );
    await runner.query(functionsWith(DEPARTMENT));
    await nameEarlierDepartments(runner);
    await buildIndex(runner, 'counted_charges_days_index', indexWith(', department'));
    await changeTable(runner, 'counted_charges', 'DROP INDEX IF EXISTS counted_charges_day_index');
    await runner.query('ANALYZE counted_charges');
  }

  async down(runner: QueryRunner): Promise<void> {
    await buildIndex(runner, 'counted_charges_day_index', indexWith(''));
    await runner.query('DROP INDEX counted_charges_days_index');
    await runner.query(functionsWith(null));
    await runner.query('ALTER TABLE counted_charges DROP COLUMN department');
    await runner.query('ALTER TABLE charge_items DROP COLUMN of_first_night');
  }
}
