import type { MigrationInterface, QueryRunner } from 'typeorm';
import { changeTable } from '../src/platform/database/busy-tables';

// PostgreSQL reads a time that a clock shows twice as the second one, and a day begins with the first.
const FUNCTIONS = `
  CREATE OR REPLACE FUNCTION first_moment_of(day date, zone text) RETURNS timestamptz LANGUAGE sql STABLE AS $$
    SELECT CASE WHEN ((moment - interval '1 hour') AT TIME ZONE zone)::date = day THEN moment - interval '1 hour'
      ELSE moment END
    FROM (SELECT day::timestamp AT TIME ZONE zone AS moment) midnight
  $$;
  CREATE OR REPLACE FUNCTION cancellation_deadlines(policy jsonb, checkin date) RETURNS timestamptz[]
  LANGUAGE sql STABLE AS $$
    SELECT COALESCE(array_agg(begin.moment - make_interval(hours => (step ->> 'untilHoursBefore')::integer)
      ORDER BY place), '{}')
    FROM jsonb_array_elements(policy -> 'steps') WITH ORDINALITY AS steps (step, place),
      (SELECT first_moment_of(checkin, COALESCE((SELECT time_zone FROM property), 'UTC')) AS moment) begin
  $$;
  CREATE OR REPLACE FUNCTION fill_deadlines() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'INSERT' OR NEW.checkin <> OLD.checkin THEN
      NEW.deadlines := cancellation_deadlines(
        COALESCE(NEW.policy, (SELECT policy FROM bookings WHERE id = NEW.booking_id)), NEW.checkin);
    END IF;
    RETURN NEW;
  END
  $$`;

const COLUMN = `
  ALTER TABLE stays ADD COLUMN IF NOT EXISTS deadlines timestamptz[],
    DROP CONSTRAINT IF EXISTS stays_deadlines_of_policy,
    ADD CONSTRAINT stays_deadlines_of_policy
      CHECK (policy IS NULL OR cardinality(deadlines) = jsonb_array_length(policy -> 'steps')) NOT VALID;
  CREATE OR REPLACE TRIGGER stays_fill_deadlines BEFORE INSERT OR UPDATE OF checkin ON stays
    FOR EACH ROW EXECUTE FUNCTION fill_deadlines()`;

/**
 * The moments until which the steps of a stay's policy apply. A trigger fills them when a stay is sold and when it gets
 * another day of check-in, so that servers of the version before, which do not know the column, fill it as well.
 */
export class DeadlinesOfStays1764500000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await changeTable(runner, 'stays', `${FUNCTIONS}; ${COLUMN}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await changeTable(
      runner,
      'stays',
      `DROP TRIGGER stays_fill_deadlines ON stays;
       ALTER TABLE stays DROP CONSTRAINT stays_deadlines_of_policy, DROP COLUMN deadlines;
       DROP FUNCTION fill_deadlines, cancellation_deadlines, first_moment_of`,
    );
  }
}
