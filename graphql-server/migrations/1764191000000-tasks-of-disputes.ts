import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Disputes that wait for the hotel already are tasks, as later ones will be. */
export class TasksOfDisputes1764191000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      INSERT INTO tasks (id, kind, booking_id, subject, parameters)
      SELECT gen_random_uuid(), 'DISPUTE', payment.booking_id, dispute.id,
        jsonb_strip_nulls(jsonb_build_object('amount', dispute.amount_paise, 'payment', dispute.gateway_payment_id,
          'respondBy', to_char(dispute.respond_by AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
      FROM disputes dispute JOIN payments payment ON payment.gateway_payment_id = dispute.gateway_payment_id
      WHERE dispute.status = 'OPEN'
      ON CONFLICT (kind, subject) WHERE done_at IS NULL DO NOTHING
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM tasks WHERE kind IN ('DISPUTE', 'CONFIRMATION_FAILED')");
  }
}
