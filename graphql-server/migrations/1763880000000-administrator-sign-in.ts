import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the administrator had signed in who opened the owner link. Older sign-ins may be somebody else's. */
export class AdministratorSignIn1763880000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE administrator_identity ADD COLUMN signed_in_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE administrator_identity DROP COLUMN signed_in_at');
  }
}
