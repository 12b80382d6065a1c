import type { MigrationInterface, QueryRunner } from 'typeorm';
import { changeTable } from '../src/platform/database/busy-tables';

const SOURCES = "'GATEWAY', 'CASH', 'CARD_MACHINE', 'UPI', 'BANK_TRANSFER', 'PORTAL'";

const sourcesAre = (sources: string) => `
  ALTER TABLE refunds DROP CONSTRAINT IF EXISTS refunds_source_known,
    ADD CONSTRAINT refunds_source_known CHECK (source IN (${sources})) NOT VALID`;

/** A charge of a security deposit is taken back by a counter-entry of the payment that came out of the deposit. */
export class ChargesOfDepositsTakenBack1764815000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await changeTable(runner, 'refunds', sourcesAre(`${SOURCES}, 'SECURITY_DEPOSIT'`));
    await runner.query('ALTER TABLE refunds VALIDATE CONSTRAINT refunds_source_known');
  }

  /** Works only while no charge of a deposit was taken back. */
  async down(runner: QueryRunner): Promise<void> {
    await changeTable(runner, 'refunds', sourcesAre(SOURCES));
    await runner.query('ALTER TABLE refunds VALIDATE CONSTRAINT refunds_source_known');
  }
}
