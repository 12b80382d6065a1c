import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex, changeTable } from '../src/platform/database/busy-tables';

const TABLES = `
  CREATE TABLE IF NOT EXISTS counted_charges (
    line_id bigint NOT NULL CONSTRAINT counted_charges_line_id_fkey REFERENCES folio_lines (id) ON DELETE CASCADE,
    part integer NOT NULL,
    counted_on date NOT NULL,
    posted_at timestamptz NOT NULL,
    room_type_id integer,
    rate_plan_id integer,
    channel text NOT NULL,
    kind text NOT NULL,
    rooms integer NOT NULL,
    value_paise bigint NOT NULL,
    tax_percent integer,
    cgst_paise bigint NOT NULL,
    sgst_paise bigint NOT NULL,
    CONSTRAINT counted_charges_pkey PRIMARY KEY (line_id, part)
  );
  CREATE INDEX IF NOT EXISTS counted_charges_day_index ON counted_charges (counted_on) INCLUDE (posted_at, room_type_id,
    rate_plan_id, channel, kind, rooms, value_paise, tax_percent, cgst_paise, sgst_paise, line_id);
  CREATE TABLE IF NOT EXISTS counted_rooms (
    id integer GENERATED ALWAYS AS IDENTITY CONSTRAINT counted_rooms_pkey PRIMARY KEY,
    room_id integer NOT NULL,
    room_type_id integer NOT NULL,
    since date NOT NULL,
    until date,
    CONSTRAINT counted_rooms_have_a_day CHECK (until > since)
  );
  CREATE INDEX IF NOT EXISTS counted_rooms_room_index ON counted_rooms (room_id, since)`;

const DAY_OF = (instant: string): string =>
  `(${instant} AT TIME ZONE COALESCE((SELECT time_zone FROM property), 'UTC') - interval '06:00')::date`;

const BUSINESS_DAY = `
  CREATE OR REPLACE FUNCTION hotel_business_day() RETURNS date LANGUAGE sql STABLE AS $$
    SELECT ${DAY_OF('hotel_now()')}
  $$`;

/**
 * Charges of bookings that were confirmed. A night counts on itself until its month is over, and on the day of writing
 * after that. What takes a line back has its type and plan. Legacy lines are spread over the nights of their stay.
 */
function count(postedAt: string, condition: string): string {
  const part = (column: string): string =>
    `line.${column} * (place.part + 1) / place.parts - line.${column} * place.part / place.parts`;
  return `
    INSERT INTO counted_charges (line_id, part, counted_on, posted_at, room_type_id, rate_plan_id, channel, kind, rooms,
      value_paise, tax_percent, cgst_paise, sgst_paise)
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
    CROSS JOIN LATERAL (
      SELECT posted.at, ${DAY_OF('posted.at')} AS day FROM (SELECT ${postedAt} AS at) posted) posted
    CROSS JOIN LATERAL (
      SELECT part, CASE WHEN spread.parts IS NULL THEN line.night ELSE stay.checkin + part END AS night,
        COALESCE(spread.parts, 1) AS parts
      FROM (SELECT CASE WHEN line.kind = 'LEGACY' AND line.night IS NULL THEN stay.checkout - stay.checkin END AS parts) spread,
        generate_series(0, COALESCE(spread.parts, 1) - 1) AS part) place
    WHERE ${condition}
    ON CONFLICT (line_id, part) DO NOTHING`;
}

const FUNCTIONS = `
  CREATE OR REPLACE FUNCTION count_added_charge() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN ${count('hotel_now()', 'line.id = NEW.id')}; RETURN NULL; END $$;

  CREATE OR REPLACE FUNCTION count_confirmed_charges() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN ${count('hotel_now()', 'line.booking_id = NEW.id')}; RETURN NULL; END $$;

  CREATE OR REPLACE FUNCTION count_room() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE today date := hotel_business_day();
  BEGIN
    IF TG_OP <> 'INSERT' THEN
      DELETE FROM counted_rooms WHERE room_id = OLD.id AND since >= today;
      UPDATE counted_rooms SET until = today WHERE room_id = OLD.id AND until IS NULL;
    END IF;
    IF TG_OP <> 'DELETE' THEN
      INSERT INTO counted_rooms (room_id, room_type_id, since) VALUES (NEW.id, NEW.type_id, today);
    END IF;
    RETURN NULL;
  END $$`;

// They wait for the end of the transaction: a change of a booking writes lines and stays in any order.
const CHARGE_TRIGGER = `
  DROP TRIGGER IF EXISTS folio_lines_counted ON folio_lines;
  CREATE CONSTRAINT TRIGGER folio_lines_counted AFTER INSERT ON folio_lines DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION count_added_charge()`;

const BOOKING_TRIGGER = `
  DROP TRIGGER IF EXISTS bookings_counted ON bookings;
  CREATE CONSTRAINT TRIGGER bookings_counted AFTER UPDATE OF status ON bookings DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (NEW.status = 'CONFIRMED' AND OLD.status <> 'CONFIRMED')
    EXECUTE FUNCTION count_confirmed_charges()`;

const ROOM_TRIGGER = `
  DROP TRIGGER IF EXISTS rooms_counted ON rooms;
  CREATE TRIGGER rooms_counted AFTER INSERT OR UPDATE OF type_id OR DELETE ON rooms
    FOR EACH ROW EXECUTE FUNCTION count_room();
  INSERT INTO counted_rooms (room_id, room_type_id, since)
    SELECT id, type_id, '2000-01-01' FROM rooms
    WHERE NOT EXISTS (SELECT 1 FROM counted_rooms WHERE room_id = rooms.id)`;

const INDEXES: Readonly<Record<string, string>> = {
  room_nights_block_nights_index:
    'room_nights (night) INCLUDE (room_id, block_id) WHERE block_id IS NOT NULL',
  payments_captured_index: "payments (captured_at) INCLUDE (source, amount_paise) WHERE status = 'CAPTURED'",
  refunds_moved_index:
    'refunds ((COALESCE(given_at, created_at))) INCLUDE (source, status, is_counter_entry, amount_paise)',
};

const LINES_AT_ONCE = 20_000;

/** Charges of the time before, as they stand now. */
async function countEarlierCharges(runner: QueryRunner): Promise<void> {
  const [last]: { id: number | null }[] = await runner.query('SELECT max(id) AS id FROM folio_lines');
  const statement = count(
    'GREATEST(line.created_at, booking.confirmed_at)',
    'line.id > $1 AND line.id <= $1 + $2',
  );
  for (let id = 0; id < (last?.id ?? 0); id += LINES_AT_ONCE)
    await runner.query(statement, [id, LINES_AT_ONCE]);
}

/**
 * What each charge adds to the figures of a day, fixed when it is written, and which rooms the hotel had on which days.
 * Servers of the version before write charges meanwhile, so that the database itself counts them.
 */
export class Figures1764330000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES);
    await runner.query(BUSINESS_DAY);
    await runner.query(FUNCTIONS);
    await changeTable(runner, 'folio_lines', CHARGE_TRIGGER);
    await changeTable(runner, 'bookings', BOOKING_TRIGGER);
    await changeTable(runner, 'rooms', ROOM_TRIGGER);
    await countEarlierCharges(runner);
    for (const [name, definition] of Object.entries(INDEXES)) await buildIndex(runner, name, definition);
    await runner.query('ANALYZE counted_charges, counted_rooms, room_nights, payments, refunds');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await runner.query(`DROP INDEX ${name}`);
    await runner.query(`
      DROP TRIGGER rooms_counted ON rooms;
      DROP TRIGGER bookings_counted ON bookings;
      DROP TRIGGER folio_lines_counted ON folio_lines;
      DROP FUNCTION count_room(), count_confirmed_charges(), count_added_charge(), hotel_business_day();
      DROP TABLE counted_rooms, counted_charges`);
  }
}
