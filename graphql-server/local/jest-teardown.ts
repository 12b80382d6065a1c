import { shared } from './jest-setup';

/** Stops what the tests shared. */
export default async function tearDown(): Promise<void> {
  await shared.testPostgres?.stop();
  await shared.testAuth?.stop();
  await shared.compiledServer?.remove();
}
