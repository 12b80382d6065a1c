import type { MigrationInterface, QueryRunner } from 'typeorm';
import { changeTable } from '../src/platform/database/busy-tables';

const RULE = `
  kind IN ('ROUND_OFF', 'WRITE_OFF') OR reverses IS NOT NULL
  OR value_paise >= 0 AND discount_paise >= 0 AND cgst_paise >= 0 AND sgst_paise >= 0`;

/**
 * No charge and no discount is below zero; a line that takes another back is. Earlier versions could sell a night at −1 paisa.
 * Lines are never edited, so such lines stay as they are, and the rule counts for new ones.
 */
export class ChargesNotBelowZero1764420000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await changeTable(
      runner,
      'folio_lines',
      `ALTER TABLE folio_lines DROP CONSTRAINT IF EXISTS folio_lines_not_below_zero,
         ADD CONSTRAINT folio_lines_not_below_zero CHECK (${RULE}) NOT VALID`,
    );
    const [found]: { breaks: boolean }[] = await runner.query(
      `SELECT EXISTS (SELECT 1 FROM folio_lines WHERE NOT (${RULE})) AS breaks`,
    );
    if (found?.breaks === false)
      await runner.query('ALTER TABLE folio_lines VALIDATE CONSTRAINT folio_lines_not_below_zero');
  }

  async down(runner: QueryRunner): Promise<void> {
    await changeTable(
      runner,
      'folio_lines',
      'ALTER TABLE folio_lines DROP CONSTRAINT folio_lines_not_below_zero',
    );
  }
}
