import type { MigrationInterface, QueryRunner } from 'typeorm';
import { changeTable } from '../src/platform/database/busy-tables';

const KEYS = `
  CREATE TABLE IF NOT EXISTS service_keys (
    id uuid CONSTRAINT service_keys_pkey PRIMARY KEY,
    name text NOT NULL,
    token_hash text NOT NULL CONSTRAINT service_keys_token_hash_key UNIQUE,
    last_characters text NOT NULL,
    permissions text[] NOT NULL CONSTRAINT service_keys_permissions_given CHECK (cardinality(permissions) > 0),
    networks text[] NOT NULL,
    created_at timestamptz NOT NULL,
    created_by text NOT NULL,
    expires_at timestamptz,
    last_used_at timestamptz,
    revoked_at timestamptz
  )`;

const kinds = (...names: string[]): string => `
  ALTER TABLE administrator_actions DROP CONSTRAINT IF EXISTS administrator_actions_actor_known;
  ALTER TABLE administrator_actions ADD CONSTRAINT administrator_actions_actor_known
    CHECK (actor_kind IN (${names.map((name) => `'${name}'`).join(', ')})) NOT VALID`;

/** Keys with which programs work, and their entries in the audit log. */
export class ServiceKeys1764970000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(KEYS);
    await changeTable(runner, 'administrator_actions', kinds('guest', 'staff', 'service', 'webhook', 'job'));
    await runner.query(
      'ALTER TABLE administrator_actions VALIDATE CONSTRAINT administrator_actions_actor_known',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("UPDATE administrator_actions SET actor_kind = 'staff' WHERE actor_kind = 'service'");
    await changeTable(runner, 'administrator_actions', kinds('guest', 'staff', 'webhook', 'job'));
    await runner.query('DROP TABLE service_keys');
  }
}
