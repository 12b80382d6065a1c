import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = `
  CREATE TABLE register_entries (
    id uuid NOT NULL CONSTRAINT register_entries_pkey PRIMARY KEY,
    booking_id uuid NOT NULL CONSTRAINT register_entries_booking_id_fkey REFERENCES bookings (id) ON DELETE CASCADE,
    stay_id uuid NOT NULL CONSTRAINT register_entries_stay_id_fkey REFERENCES stays (id) ON DELETE CASCADE,
    position integer NOT NULL,
    state text NOT NULL,
    needs_form boolean NOT NULL,
    key_id text NOT NULL,
    sealed text NOT NULL,
    version integer NOT NULL,
    changed_at timestamptz NOT NULL,
    changed_by text,
    CONSTRAINT register_entries_state_known CHECK (state IN ('ANNOUNCED', 'CHECKED')),
    CONSTRAINT register_entries_position CHECK (position BETWEEN 1 AND 100)
  );
  CREATE UNIQUE INDEX register_entries_place_key ON register_entries (stay_id, position);
  CREATE INDEX register_entries_booking_index ON register_entries (booking_id);
  CREATE INDEX register_entries_key_index ON register_entries (key_id)`;

/** The topic is told the booking and nothing of the person. A new key is no change. */
const TRIGGER = `
  CREATE TRIGGER register_entries_recorded AFTER INSERT OR UPDATE OF version OR DELETE ON register_entries
    FOR EACH ROW EXECUTE FUNCTION record_change('booking_id', 'stay')`;

/** Whoever checks guests in keeps the register. */
const GRANTED = ['register.read', 'register.write'].map(
  (permission) => `
    UPDATE staff_roles SET permissions = array_append(permissions, '${permission}'), version = version + 1
    WHERE 'stays.check-in' = ANY (permissions) AND NOT '${permission}' = ANY (permissions)`,
);

/** The register of guests. What it says about a person is sealed. */
export class Register1764910000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES);
    await runner.query(TRIGGER);
    for (const grant of GRANTED) await runner.query(grant);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE staff_roles SET permissions = array_remove(array_remove(permissions, 'register.read'), 'register.write')
       WHERE permissions && ARRAY['register.read', 'register.write']`,
    );
    await runner.query('DROP TABLE register_entries');
  }
}
