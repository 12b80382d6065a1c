import type { MigrationInterface, QueryRunner } from 'typeorm';

// A guest who pays for one of them waits for the batch.
const BATCH = 50;

/**
 * Converts the bookings that there are. Each batch commits by itself and locks its bookings, so that guests wait for
 * few of them and not for long. After a failure it goes on where it stopped.
 */
export class FillStaysAndFolios1763911000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (let last: string | undefined = '00000000-0000-0000-0000-000000000000'; last !== undefined;)
      last = await convertAfter(runner, last);
  }

  /** Nothing to do: the rows go with their tables. */
  async down(): Promise<void> {}
}

/** Converts the next bookings by id, and returns the last of them; undefined when none is left. */
async function convertAfter(runner: QueryRunner, after: string): Promise<string | undefined> {
  await runner.startTransaction();
  try {
    const rows = (await runner.query(
      'SELECT id FROM bookings WHERE id > $1 ORDER BY id LIMIT $2 FOR UPDATE',
      [after, BATCH],
    )) as { id: string }[];
    const ids = rows.map(({ id }) => id);
    await runner.query('SELECT bridge_convert(id) FROM unnest($1::uuid[]) AS id', [ids]);
    await runner.commitTransaction();
    return ids.at(-1);
  } catch (error) {
    await runner.rollbackTransaction();
    throw error;
  }
}
