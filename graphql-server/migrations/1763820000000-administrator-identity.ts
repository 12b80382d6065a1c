import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which account is the administrator's, and the one-time links by which an operator lets one become it. */
export class AdministratorIdentity1763820000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE administrator_identity (
        singleton boolean DEFAULT true,
        uid text NOT NULL,
        address text NOT NULL,
        pinned_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT administrator_identity_pkey PRIMARY KEY (singleton),
        CONSTRAINT administrator_identity_one_row CHECK (singleton)
      );
      CREATE TABLE owner_links (
        id uuid NOT NULL,
        token_hash text NOT NULL,
        expires_at timestamptz NOT NULL,
        CONSTRAINT owner_links_pkey PRIMARY KEY (id),
        CONSTRAINT owner_links_token_hash_key UNIQUE (token_hash)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE owner_links; DROP TABLE administrator_identity');
  }
}
