import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A second factor for members of the staff, and the sessions in which they work. */
export class SecondFactorsAndDeskSessions1764670000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE second_factors (
        uid text NOT NULL,
        sealed_secret text NOT NULL,
        started_at timestamptz NOT NULL,
        confirmed_at timestamptz,
        last_used_step bigint,
        wrong_tries integer NOT NULL DEFAULT 0,
        waits_until timestamptz,
        CONSTRAINT second_factors_pkey PRIMARY KEY (uid)
      );
      CREATE TABLE recovery_codes (
        uid text NOT NULL,
        code_hash text NOT NULL,
        used_at timestamptz,
        CONSTRAINT recovery_codes_pkey PRIMARY KEY (uid, code_hash)
      );
      CREATE TABLE desk_sessions (
        uid text NOT NULL,
        signed_in_at timestamptz NOT NULL,
        last_used_at timestamptz NOT NULL,
        code_entered_at timestamptz,
        is_shared_computer boolean NOT NULL DEFAULT false,
        CONSTRAINT desk_sessions_pkey PRIMARY KEY (uid, signed_in_at)
      );
      CREATE TABLE desk_security (
        singleton boolean NOT NULL DEFAULT true,
        requires_second_factor boolean NOT NULL DEFAULT false,
        shared_computer_minutes integer NOT NULL DEFAULT 30,
        version integer NOT NULL DEFAULT 1,
        CONSTRAINT desk_security_pkey PRIMARY KEY (singleton),
        CONSTRAINT desk_security_one_row CHECK (singleton),
        CONSTRAINT desk_security_minutes CHECK (shared_computer_minutes BETWEEN 5 AND 240)
      );
      INSERT INTO desk_security DEFAULT VALUES`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE desk_security, desk_sessions, recovery_codes, second_factors');
  }
}
