import path from 'node:path';
import { startLocalPostgres, type LocalPostgres } from '../../local/local-postgres';

declare global {
  var testPostgres: LocalPostgres | undefined;
}

/** One PostgreSQL for the run; what a killed run left behind is adopted. Each test file makes its own database. */
export default async function startPostgres(): Promise<void> {
  const directory =
    process.env['TEST_POSTGRES_DIRECTORY'] ?? path.resolve(__dirname, '../../../.cache/test-postgres');
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
  const postgres = await startLocalPostgres({ directory, settings });
  globalThis.testPostgres = postgres;
  process.env['TEST_POSTGRES_URL'] = postgres.adminUrl;
}
