import { Client } from 'pg';
import type { Settings } from '../src/env';

/** A clock that only a part of the sample reads, so that the hotel's own clock is right whatever happens. */
export class SampleClock {
  constructor(
    private readonly client: Client,
    private readonly schema: string,
  ) {}

  /** Moves the time of whoever reads this clock to this moment. */
  async goTo(at: Date): Promise<void> {
    await this.client.query(`UPDATE ${this.schema}.clock SET shift = $1::timestamptz - clock_timestamp()`, [
      at,
    ]);
  }
}

/** Settings whose connections read this clock. */
export interface ClockedSettings {
  settings: Settings;
  clock: SampleClock;
}

/** Columns that are filled with the time of the machine, such as that of the history of states. */
const FILLED = `
  SELECT format('ALTER TABLE %I ALTER COLUMN %I SET DEFAULT ', table_name, column_name) AS statement, column_default AS usual
  FROM information_schema.columns
  WHERE table_schema = 'public' AND column_default IN ('clock_timestamp()', 'now()') ORDER BY 1`;

interface FilledColumn {
  statement: string;
  usual: string;
}

/**
 * Runs the work with some settings whose connections read a clock of their own each: the table of a schema before `public`,
 * which `hotel_now()` finds first. The schemas are dropped afterwards.
 */
export async function withSampleClocks<Result>(
  settings: Settings,
  count: number,
  work: (clocked: readonly ClockedSettings[]) => Promise<Result>,
): Promise<Result> {
  // The role of the servers may make no table.
  const owner = settings.MIGRATION_DATABASE_URL ?? settings.DATABASE_URL;
  const schemas = Array.from({ length: count }, (_none, place) => `sample_clock_${place + 1}`);
  const client = new Client({ connectionString: owner });
  await client.connect();
  let filled: FilledColumn[] = [];
  try {
    // Each act moves a clock. Waiting for the disk each time would take longer than many acts.
    await client.query('SET synchronous_commit = off');
    for (const schema of schemas)
      await client.query(`
        DROP SCHEMA IF EXISTS ${schema} CASCADE; CREATE SCHEMA ${schema};
        CREATE TABLE ${schema}.clock AS SELECT singleton, shift FROM public.clock`);
    ({ rows: filled } = await client.query<FilledColumn>(FILLED));
    for (const { statement } of filled) await client.query(`${statement} hotel_now()`);
    return await work(
      schemas.map((schema) => {
        const url = new URL(owner);
        url.searchParams.set('options', `-c search_path=${schema},public -c synchronous_commit=off`);
        return {
          settings: { ...settings, DATABASE_URL: url.href },
          clock: new SampleClock(client, schema),
        };
      }),
    );
  } finally {
    await client.query('SET synchronous_commit = on');
    for (const { statement, usual } of filled) await client.query(`${statement} ${usual}`);
    for (const schema of schemas) await client.query(`DROP SCHEMA IF EXISTS ${schema} CASCADE`);
    await client.end();
  }
}
