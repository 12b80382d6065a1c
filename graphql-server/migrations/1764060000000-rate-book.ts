import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rates and rules of dates. Whatever writes them tells every server at commit. */
export class RateBook1764060000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE seasons (
        id integer GENERATED ALWAYS AS IDENTITY CONSTRAINT seasons_pkey PRIMARY KEY,
        name text NOT NULL,
        first_date date NOT NULL,
        last_date date NOT NULL,
        weekdays integer[] NOT NULL DEFAULT '{}',
        room_types text[] NOT NULL DEFAULT '{}',
        priority integer NOT NULL DEFAULT 1,
        change jsonb NOT NULL,
        CONSTRAINT seasons_dates CHECK (last_date >= first_date)
      );
      CREATE TABLE restrictions (
        id integer GENERATED ALWAYS AS IDENTITY CONSTRAINT restrictions_pkey PRIMARY KEY,
        name text NOT NULL,
        first_date date NOT NULL,
        last_date date NOT NULL,
        weekdays integer[] NOT NULL DEFAULT '{}',
        room_types text[] NOT NULL DEFAULT '{}',
        rule jsonb NOT NULL,
        CONSTRAINT restrictions_dates CHECK (last_date >= first_date)
      );
      CREATE TABLE rate_overrides (
        room_type_id integer NOT NULL
          CONSTRAINT rate_overrides_room_type_id_fkey REFERENCES room_types (id) ON DELETE CASCADE,
        date date NOT NULL,
        change jsonb NOT NULL,
        CONSTRAINT rate_overrides_pkey PRIMARY KEY (room_type_id, date)
      );
      CREATE TABLE rate_changes (
        id integer GENERATED ALWAYS AS IDENTITY CONSTRAINT rate_changes_pkey PRIMARY KEY,
        edit jsonb NOT NULL,
        rows jsonb NOT NULL,
        undoes integer CONSTRAINT rate_changes_undoes_fkey REFERENCES rate_changes,
        changed_by text NOT NULL,
        changed_at timestamptz NOT NULL DEFAULT clock_timestamp()
      );
      CREATE UNIQUE INDEX rate_changes_undoes_key ON rate_changes (undoes);
      CREATE TRIGGER seasons_announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON seasons
        FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
      CREATE TRIGGER restrictions_announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON restrictions
        FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
      CREATE TRIGGER rate_overrides_announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON rate_overrides
        FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE rate_changes; DROP TABLE rate_overrides; DROP TABLE restrictions; DROP TABLE seasons',
    );
  }
}
