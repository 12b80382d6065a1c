import type { MigrationInterface, QueryRunner } from 'typeorm';

const BATCH = 5_000;

// The same as in the triggers of the migration before.
const FILLS: readonly { table: string; values: string }[] = [
  {
    table: 'transitions',
    values: `
      actor_kind = CASE WHEN actor IN ('guest', 'webhook') THEN actor ELSE 'job' END,
      actor_id = CASE WHEN actor IN ('guest', 'webhook') THEN NULL WHEN actor = 'sweep' THEN 'sweep holds' ELSE actor END`,
  },
  {
    table: 'administrator_actions',
    values: `
      actor_kind = 'staff',
      actor_id = uid,
      permission = CASE action
        WHEN 'pinAdministrator' THEN NULL
        WHEN 'exportGuestBookings' THEN 'bookings.export'
        WHEN 'exportContactMessages' THEN 'messages.export'
        WHEN 'exportSubscribers' THEN 'subscribers.export'
        ELSE 'content.write' END,
      before = CASE WHEN action LIKE 'delete%' THEN details END,
      after = CASE WHEN action LIKE 'add%' OR action LIKE 'edit%' THEN details END`,
  },
];

/**
 * Fills the actors of history and audit entries that were written before there were any. Each batch commits by itself,
 * so nobody waits for it. After a failure it goes on where it stopped.
 */
export class FillActors1763902000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const { table, values } of FILLS) await fillTable(runner, table, values);
  }

  /** Nothing to do: the values go with their columns. */
  async down(): Promise<void> {}
}

async function fillTable(runner: QueryRunner, table: string, values: string): Promise<void> {
  const [ids] = (await runner.query(
    `SELECT COALESCE(min(id), 0)::text AS first, COALESCE(max(id), -1)::text AS last FROM ${table}
     WHERE actor_kind IS NULL`,
  )) as { first: string; last: string }[];
  if (!ids) return;
  const last = Number(ids.last);
  for (let first = Number(ids.first); first <= last; first += BATCH)
    await runner.query(`UPDATE ${table} SET ${values} WHERE id >= $1 AND id < $2 AND actor_kind IS NULL`, [
      first,
      first + BATCH,
    ]);
}
