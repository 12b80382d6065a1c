import type { LocalPostgres } from './local-postgres';
import { startTestPostgres } from './test-postgres';

/** Where setup leaves the server for teardown: Jest hands nothing from one to the other. */
export const shared = globalThis as typeof globalThis & { testPostgres?: LocalPostgres };

/** Starts one PostgreSQL for all test files; each makes a database of its own through TEST_POSTGRES_URL. */
export default async function setUp(): Promise<void> {
  shared.testPostgres = await startTestPostgres();
  process.env.TEST_POSTGRES_URL = shared.testPostgres.adminUrl;
}
