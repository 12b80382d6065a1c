import type { MigrationInterface, QueryRunner } from 'typeorm';
import { changeTable } from '../src/platform/database/busy-tables';

/**
 * Changes of shifts get a topic of their own, which everybody hears who takes money. Partner hotels, offers and category items
 * get a topic that everybody hears who reads them.
 */
export class RecordShiftsAndContent1764799000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, ...topics] of RECORDED) await record(runner, table, topics);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, ...topics] of RECORDED_BEFORE) await record(runner, table, topics);
  }
}

type Recorded = readonly (readonly [table: string, ...topics: string[]])[];

const RECORDED: Recorded = [
  ['shifts', 'payment', 'shift'],
  ['shift_entries', 'payment', 'shift'],
  ['hotels', 'setting', 'content'],
  ['offers', 'content'],
  ['category_items', 'content'],
];

const RECORDED_BEFORE: Recorded = [
  ['shifts', 'payment'],
  ['shift_entries', 'payment'],
  ['hotels', 'setting'],
  ['offers'],
  ['category_items'],
];

/** No change has a subject. Without topics the table is no longer recorded. */
async function record(runner: QueryRunner, table: string, topics: readonly string[]): Promise<void> {
  const named = ['-', ...topics].map((text) => `'${text}'`).join(', ');
  await changeTable(
    runner,
    table,
    topics.length === 0
      ? `DROP TRIGGER IF EXISTS ${table}_recorded ON ${table}`
      : `CREATE OR REPLACE TRIGGER ${table}_recorded AFTER INSERT OR UPDATE OR DELETE ON ${table}
           FOR EACH ROW EXECUTE FUNCTION record_change(${named})`,
  );
}
