import { Client } from 'pg';
import type { Settings } from '../src/env';

const SCHEMA = 'sample_clock';

/** A clock that only the sample reads, so that the hotel's own clock is right whatever happens. */
export class SampleClock {
  constructor(private readonly client: Client) {}

  /** Moves the time of the sample to this moment. */
  async goTo(at: Date): Promise<void> {
    await this.client.query(`UPDATE ${SCHEMA}.clock SET shift = $1::timestamptz - clock_timestamp()`, [at]);
  }
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
 * Runs the work with settings whose connections read a clock of their own: the table of a schema before `public`, which
 * `hotel_now()` finds first. The schema is dropped afterwards.
 */
export async function withSampleClock<Result>(
  settings: Settings,
  work: (settings: Settings, clock: SampleClock) => Promise<Result>,
): Promise<Result> {
  // The role of the servers may make no table.
  const owner = settings.MIGRATION_DATABASE_URL ?? settings.DATABASE_URL;
  const client = new Client({ connectionString: owner });
  await client.connect();
  let filled: FilledColumn[] = [];
  try {
    await client.query(`
      DROP SCHEMA IF EXISTS ${SCHEMA} CASCADE; CREATE SCHEMA ${SCHEMA};
      CREATE TABLE ${SCHEMA}.clock AS SELECT singleton, shift FROM public.clock`);
    ({ rows: filled } = await client.query<FilledColumn>(FILLED));
    for (const { statement } of filled) await client.query(`${statement} hotel_now()`);
    const url = new URL(owner);
    url.searchParams.set('options', `-c search_path=${SCHEMA},public -c synchronous_commit=off`);
    return await work({ ...settings, DATABASE_URL: url.href }, new SampleClock(client));
  } finally {
    for (const { statement, usual } of filled) await client.query(`${statement} ${usual}`);
    await client.query(`DROP SCHEMA IF EXISTS ${SCHEMA} CASCADE`);
    await client.end();
  }
}
