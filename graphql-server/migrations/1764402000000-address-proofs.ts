import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts whose owner has typed a code that was mailed to the account's address: they see the address's bookings. */
export class AddressProofs1764402000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE address_proofs (
        uid text NOT NULL,
        email_key text NOT NULL,
        code_hash text,
        sent_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        wrong_tries integer NOT NULL DEFAULT 0,
        proven_at timestamptz,
        proven_session timestamptz,
        CONSTRAINT address_proofs_pkey PRIMARY KEY (uid, email_key),
        CONSTRAINT address_proofs_tries_not_negative CHECK (wrong_tries >= 0)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE address_proofs');
  }
}
