import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from '../src/platform/database/busy-tables';

/** Figures read the payments of companies by the moment at which they were taken or taken back. */
export class CompanyPaymentsByMoment1764981100000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await buildIndex(runner, 'company_payments_taken_index', 'company_payments (taken_at)');
    await buildIndex(runner, 'company_payments_countered_index', 'company_payments (countered_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX IF EXISTS company_payments_taken_index, company_payments_countered_index');
  }
}
