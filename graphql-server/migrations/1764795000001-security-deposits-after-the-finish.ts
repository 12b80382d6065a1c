import type { MigrationInterface, QueryRunner } from 'typeorm';
import { SecurityDeposits1764795000000 } from './1764795000000-security-deposits';

/**
 * The finish of an early version makes `booking_id` of payments compulsory and knows no money out of deposits. Where it runs only
 * now, deposits are made possible again.
 */
export class SecurityDepositsAfterTheFinish1764795000001 implements MigrationInterface {
  readonly transaction = false;

  up(runner: QueryRunner): Promise<void> {
    return new SecurityDeposits1764795000000().up(runner);
  }

  /** What it repeats is taken back by the migration itself. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}
