import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Holds are counted by mailbox and by wider networks, too, and a challenge counts once. Counters of requests began with
 * addresses in clear; they last for an hour at most and begin anew under keyed hashes.
 */
export class LimitsByNetworkAndMailbox1763810000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE bookings
        ADD COLUMN mailbox_key text NOT NULL DEFAULT '',
        ADD COLUMN caller_site_hash text,
        ADD COLUMN caller_block_hash text;
      -- What mailboxKey makes of an address. Only open holds are counted by it.
      UPDATE bookings SET mailbox_key = CASE
          WHEN split_part(email_key, '@', -1) IN ('gmail.com', 'googlemail.com')
            THEN replace(regexp_replace(regexp_replace(email_key, '@[^@]*$', ''), '(.)\\+.*$', '\\1'), '.', '') || '@gmail.com'
          ELSE regexp_replace(regexp_replace(email_key, '@[^@]*$', ''), '(.)\\+.*$', '\\1') || '@' || split_part(email_key, '@', -1)
        END
        WHERE status = 'HELD';
      CREATE TABLE spent_challenges (
        id text NOT NULL,
        expires_at timestamptz NOT NULL,
        CONSTRAINT spent_challenges_pkey PRIMARY KEY (id)
      );
      CREATE INDEX spent_challenges_expiry_index ON spent_challenges (expires_at);
      DELETE FROM rate_limits;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM rate_limits;
      DROP TABLE spent_challenges;
      ALTER TABLE bookings DROP COLUMN mailbox_key, DROP COLUMN caller_site_hash, DROP COLUMN caller_block_hash;
    `);
  }
}
