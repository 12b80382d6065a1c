import type { MigrationInterface, QueryRunner } from 'typeorm';
import { changeTable } from '../src/platform/database/busy-tables';

/** Whatever writes into what the desk shows, records the change in its own transaction. */
export class RecordChanges1764640001000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, subject, ...topics] of RECORDED)
      await changeTable(
        runner,
        table,
        `CREATE OR REPLACE TRIGGER ${table}_recorded AFTER INSERT OR UPDATE OR DELETE ON ${table}
           FOR EACH ROW EXECUTE FUNCTION record_change('${subject}', ${topics.map((topic) => `'${topic}'`).join(', ')})`,
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table] of RECORDED)
      await changeTable(runner, table, `DROP TRIGGER IF EXISTS ${table}_recorded ON ${table}`);
  }
}

const NO_SUBJECT = '-';

/** Each table, the column with the subject of its changes, and their topics. */
const RECORDED: readonly (readonly [table: string, subject: string, ...topics: string[]])[] = [
  ['bookings', 'id', 'booking'],
  ['billing_details', 'booking_id', 'booking'],
  ['booking_changes', 'booking_id', 'booking'],
  ['booking_corrections', 'booking_id', 'booking'],
  ['booking_mails', 'booking_id', 'booking'],
  ['booking_notes', 'booking_id', 'booking'],
  ['cancellations', 'booking_id', 'booking'],
  ['desk_bookings', 'booking_id', 'booking'],
  ['folio_lines', 'booking_id', 'booking'],
  ['stays', 'booking_id', 'stay'],
  ['night_audits', NO_SUBJECT, 'stay'],
  ['blocks', 'id', 'block'],
  ['payments', 'booking_id', 'booking', 'payment'],
  ['refunds', 'payment_id', 'booking', 'payment'],
  ['desk_payments', 'booking_id', 'payment'],
  ['disputes', NO_SUBJECT, 'payment'],
  ['cash_ups', NO_SUBJECT, 'payment'],
  ['reconciliation_runs', NO_SUBJECT, 'payment'],
  ['tax_documents', 'booking_id', 'document'],
  ['contact_messages', 'id', 'message'],
  ['feedback', 'id', 'message'],
  ['message_replies', NO_SUBJECT, 'message'],
  ['tasks', 'booking_id', 'task'],
  ['rooms', NO_SUBJECT, 'room'],
  ['room_types', NO_SUBJECT, 'room'],
  ['rate_plans', NO_SUBJECT, 'rate'],
  ['seasons', NO_SUBJECT, 'rate'],
  ['restrictions', NO_SUBJECT, 'rate'],
  ['rate_overrides', NO_SUBJECT, 'rate'],
  ['extras', NO_SUBJECT, 'rate'],
];
