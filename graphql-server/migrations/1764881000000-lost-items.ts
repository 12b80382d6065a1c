import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = `
  CREATE TABLE lost_items (
    id uuid NOT NULL CONSTRAINT lost_items_pkey PRIMARY KEY,
    what text NOT NULL,
    room_number text,
    place text,
    note text,
    found_at timestamptz NOT NULL,
    recorded_at timestamptz NOT NULL,
    found_by text NOT NULL,
    idempotency_key text NOT NULL,
    CONSTRAINT lost_items_found_somewhere CHECK (room_number IS NOT NULL OR place IS NOT NULL),
    CONSTRAINT lost_items_in_order CHECK (found_at <= recorded_at)
  );
  CREATE INDEX lost_items_found_index ON lost_items (found_at);
  CREATE UNIQUE INDEX lost_items_idempotency_key ON lost_items (idempotency_key);
  CREATE TABLE lost_item_steps (
    id uuid NOT NULL CONSTRAINT lost_item_steps_pkey PRIMARY KEY,
    item_id uuid NOT NULL CONSTRAINT lost_item_steps_item_id_fkey REFERENCES lost_items (id) ON DELETE CASCADE,
    kind text NOT NULL,
    handed_to text,
    note text,
    done_at timestamptz NOT NULL,
    done_by text NOT NULL,
    CONSTRAINT lost_item_steps_kind_known CHECK (kind IN ('KEPT', 'GIVEN_BACK', 'DISPOSED')),
    CONSTRAINT lost_item_steps_handed_to_somebody CHECK ((kind = 'GIVEN_BACK') = (handed_to IS NOT NULL))
  );
  CREATE INDEX lost_item_steps_item_index ON lost_item_steps (item_id, done_at)`;

const TRIGGERS = ['lost_items', 'lost_item_steps'].map(
  (table) => `CREATE TRIGGER ${table}_recorded AFTER INSERT OR UPDATE OR DELETE ON ${table}
    FOR EACH ROW EXECUTE FUNCTION record_change('-', 'house')`,
);

/** What was found in the hotel, and what became of it. */
export class LostItems1764881000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES);
    for (const trigger of TRIGGERS) await runner.query(trigger);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE lost_item_steps, lost_items');
  }
}
