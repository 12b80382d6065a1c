import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = `
  CREATE TABLE IF NOT EXISTS guests (
    id uuid NOT NULL CONSTRAINT guests_pkey PRIMARY KEY,
    root_id uuid NOT NULL CONSTRAINT guests_root_id_fkey REFERENCES guests (id),
    joined_into uuid CONSTRAINT guests_joined_into_fkey REFERENCES guests (id),
    joined_at timestamptz,
    joined_by text,
    name text NOT NULL,
    other_names text[] NOT NULL DEFAULT '{}',
    emails text[] NOT NULL DEFAULT '{}',
    phones text[] NOT NULL DEFAULT '{}',
    birthday date,
    address text,
    company text,
    preferences text,
    note text,
    do_not_rent_reason text,
    do_not_rent_since timestamptz,
    do_not_rent_by text,
    sort_name text NOT NULL,
    searched_text text NOT NULL,
    name_skeletons text NOT NULL,
    contact_keys text[] NOT NULL,
    match_keys text[] NOT NULL,
    made_by text,
    made_at timestamptz NOT NULL DEFAULT hotel_now(),
    version integer NOT NULL DEFAULT 1,
    CONSTRAINT guests_joined_to_another CHECK (joined_into <> id AND (joined_into IS NULL) = (root_id = id)),
    CONSTRAINT guests_joined_at_a_moment CHECK (num_nulls(joined_into, joined_at, joined_by) IN (0, 3)),
    CONSTRAINT guests_do_not_rent_has_reason
      CHECK (num_nulls(do_not_rent_reason, do_not_rent_since, do_not_rent_by) IN (0, 3))
  );
  CREATE INDEX IF NOT EXISTS guests_root_index ON guests (root_id);
  CREATE INDEX IF NOT EXISTS guests_name_index ON guests (sort_name, id) WHERE joined_into IS NULL;
  CREATE INDEX IF NOT EXISTS guests_text_trigram ON guests USING gin (searched_text gin_trgm_ops);
  CREATE INDEX IF NOT EXISTS guests_skeleton_trigram ON guests USING gin (name_skeletons gin_trgm_ops);
  CREATE INDEX IF NOT EXISTS guests_contact_keys_index ON guests USING gin (contact_keys);
  CREATE INDEX IF NOT EXISTS guests_match_keys_index ON guests USING gin (match_keys);

  CREATE TABLE IF NOT EXISTS guest_bookings (
    booking_id uuid NOT NULL CONSTRAINT guest_bookings_pkey PRIMARY KEY
      CONSTRAINT guest_bookings_booking_id_fkey REFERENCES bookings (id) ON DELETE CASCADE,
    guest_id uuid CONSTRAINT guest_bookings_guest_id_fkey REFERENCES guests (id) ON DELETE SET NULL,
    put_by text,
    put_at timestamptz NOT NULL DEFAULT hotel_now()
  );
  CREATE INDEX IF NOT EXISTS guest_bookings_guest_index ON guest_bookings (guest_id);
  CREATE INDEX IF NOT EXISTS guest_bookings_waiting_index ON guest_bookings (booking_id)
    WHERE guest_id IS NULL AND put_by IS NULL;

  CREATE TABLE IF NOT EXISTS guest_consents (
    id uuid NOT NULL CONSTRAINT guest_consents_pkey PRIMARY KEY,
    guest_id uuid NOT NULL CONSTRAINT guest_consents_guest_id_fkey REFERENCES guests (id) ON DELETE CASCADE,
    is_given boolean NOT NULL,
    source text NOT NULL,
    at timestamptz NOT NULL DEFAULT hotel_now(),
    noted_by text NOT NULL
  );
  CREATE INDEX IF NOT EXISTS guest_consents_guest_index ON guest_consents (guest_id, at);

  CREATE TABLE IF NOT EXISTS guest_differences (
    first_id uuid NOT NULL CONSTRAINT guest_differences_first_id_fkey REFERENCES guests (id) ON DELETE CASCADE,
    second_id uuid NOT NULL CONSTRAINT guest_differences_second_id_fkey REFERENCES guests (id) ON DELETE CASCADE,
    noted_at timestamptz NOT NULL DEFAULT hotel_now(),
    noted_by text NOT NULL,
    CONSTRAINT guest_differences_pkey PRIMARY KEY (first_id, second_id),
    CONSTRAINT guest_differences_in_order CHECK (first_id < second_id)
  );
  CREATE INDEX IF NOT EXISTS guest_differences_second_index ON guest_differences (second_id);

  CREATE OR REPLACE TRIGGER guests_recorded AFTER INSERT OR UPDATE OR DELETE ON guests
    FOR EACH ROW EXECUTE FUNCTION record_change('id', 'guest');
  CREATE OR REPLACE TRIGGER guest_bookings_recorded AFTER INSERT OR UPDATE OR DELETE ON guest_bookings
    FOR EACH ROW EXECUTE FUNCTION record_change('booking_id', 'booking', 'guest');
  CREATE OR REPLACE TRIGGER guest_consents_recorded AFTER INSERT OR UPDATE OR DELETE ON guest_consents
    FOR EACH ROW EXECUTE FUNCTION record_change('guest_id', 'guest')`;

const WORKING = ['guests.read', 'guests.write'];

/** The rights that the shipped roles get. */
const RIGHTS: Readonly<Record<string, readonly string[]>> = {
  manager: [...WORKING, 'guests.override'],
  reception: WORKING,
  accounts: ['guests.read'],
};

const rights = Object.entries(RIGHTS).flatMap(([role, permissions]) =>
  permissions.map((permission) => [role, permission] as const),
);

/** Records of guests. A job makes those of the bookings that exist. */
export class GuestRecords1764900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES);
    for (const right of rights)
      await runner.query(
        `UPDATE staff_roles SET permissions = array_append(permissions, $2), version = version + 1
         WHERE id = $1 AND NOT $2 = ANY (permissions)`,
        [...right],
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const right of rights)
      await runner.query('UPDATE staff_roles SET permissions = array_remove(permissions, $2) WHERE id = $1', [
        ...right,
      ]);
    await runner.query('DROP TABLE guest_differences, guest_consents, guest_bookings, guests');
  }
}
