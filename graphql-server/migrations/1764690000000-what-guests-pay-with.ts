import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex, changeTable } from '../src/platform/database/busy-tables';

/** A keyed hash of the card or account of a payment. It is not known for earlier payments. */
export class WhatGuestsPayWith1764690000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await changeTable(runner, 'payments', 'ALTER TABLE payments ADD COLUMN IF NOT EXISTS payer_hash text');
    await buildIndex(
      runner,
      'payments_payer_index',
      'payments (payer_hash, captured_at) WHERE payer_hash IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await changeTable(runner, 'payments', 'ALTER TABLE payments DROP COLUMN payer_hash');
  }
}
