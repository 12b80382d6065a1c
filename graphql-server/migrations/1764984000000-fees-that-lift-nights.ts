import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The accountant decides whether early and late fees count for the limit of their night's tax. */
export class FeesThatLiftNights1764984000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE property ADD COLUMN fees_lift_nights boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE property DROP COLUMN fees_lift_nights');
  }
}
