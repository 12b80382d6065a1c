import type { MigrationInterface, QueryRunner } from 'typeorm';
import { changeTable } from '../src/platform/database/busy-tables';

// Nobody has said one before, so there is nothing to fill and nothing to check.
const PIN_CODE = `
  ALTER TABLE billing_details ADD COLUMN IF NOT EXISTS pin_code text
    CONSTRAINT billing_details_pin_code CHECK (pin_code ~ '^[1-9][0-9]{5}$')`;

/** The PIN code of who gets an invoice: the invoice registration portal takes none to a business without it. */
export class PinCodeOfBillingDetails1764372000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await changeTable(runner, 'billing_details', PIN_CODE);
  }

  async down(runner: QueryRunner): Promise<void> {
    await changeTable(runner, 'billing_details', 'ALTER TABLE billing_details DROP COLUMN pin_code');
  }
}
