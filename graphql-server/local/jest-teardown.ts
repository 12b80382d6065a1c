import { shared } from './jest-setup';

/** Stops the PostgreSQL that the tests used. */
export default async function tearDown(): Promise<void> {
  await shared.testPostgres?.stop();
}
