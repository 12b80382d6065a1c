import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A guest withdraws a consent to marketing without the staff. */
export class ConsentsWithdrawnByGuests1764983000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE guest_consents ALTER COLUMN noted_by DROP NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("UPDATE guest_consents SET noted_by = 'guest' WHERE noted_by IS NULL");
    await runner.query('ALTER TABLE guest_consents ALTER COLUMN noted_by SET NOT NULL');
  }
}
