import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES = {
  bookings_mailbox_index: '(mailbox_key, status)',
  bookings_caller_site_index: '(caller_site_hash, status)',
  bookings_caller_block_index: '(caller_block_hash, status)',
};

/**
 * Indexes by which open holds are counted. Each statement commits by itself: guests read meanwhile, and a booking waits
 * for one index, not for all. Built concurrently they would wait for another `migrate`, which waits for this one.
 */
export class IndexesOfHoldLimits1763811000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, columns] of Object.entries(INDEXES))
      await runner.query(`CREATE INDEX IF NOT EXISTS ${name} ON bookings ${columns}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await runner.query(`DROP INDEX ${name}`);
  }
}
