import type { MigrationInterface, QueryRunner } from 'typeorm';
import { changeTable } from '../src/platform/database/busy-tables';

/** Changes of settings, staff and shifts, and entries of the audit log, are recorded as changes of bookings are. */
export class RecordSettings1764785000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, topic] of RECORDED)
      await changeTable(
        runner,
        table,
        `CREATE OR REPLACE TRIGGER ${table}_recorded AFTER INSERT OR UPDATE OR DELETE ON ${table}
           FOR EACH ROW EXECUTE FUNCTION record_change('-', '${topic}')`,
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table] of RECORDED)
      await changeTable(runner, table, `DROP TRIGGER IF EXISTS ${table}_recorded ON ${table}`);
  }
}

/** Each table, and the topic of its changes. No change has a subject. */
const RECORDED: readonly (readonly [table: string, topic: string])[] = [
  ['administrator_actions', 'activity'],
  ['property', 'setting'],
  ['policies', 'setting'],
  ['tax_periods', 'setting'],
  ['exchange_rates', 'setting'],
  ['shown_currencies', 'setting'],
  ['looks', 'setting'],
  ['hotels', 'setting'],
  ['desk_security', 'setting'],
  ['staff_members', 'staff'],
  ['staff_roles', 'staff'],
  ['staff_invitations', 'staff'],
  ['promotions', 'rate'],
  ['shifts', 'payment'],
  ['shift_entries', 'payment'],
];
