import { compileServer } from '../../local/compiled-server';
import { startTestAuth } from '../../local/test-auth';
import { makeTemporaryFolder, PLANNED_ONCE, startTestPostgres } from '../../local/test-postgres';
import { proofSize } from './proof-size';

/**
 * Starts one PostgreSQL and one Auth emulator for all test files. Each file makes its own database. Compiles the server
 * for all processes that tests start, unless an earlier run did. The emulator takes seconds to start, so only the files
 * that need it wait for it.
 */
export default async function startWholeRun(): Promise<() => Promise<void>> {
  const auth = await startTestAuth({ projectId: 'demo-saffron-court' });
  process.env['TEST_AUTH_HOST'] = auth.host;
  process.env['TEST_SERVER_DIRECTORY'] = await compileServer();
  const postgres = await startTestPostgres(
    proofSize<Record<string, string>>({ quick: PLANNED_ONCE, full: {} }),
  );
  process.env['TEST_POSTGRES_URL'] = postgres.adminUrl;
  const temporary = await makeTemporaryFolder();
  // Tests start further installations, each with a PostgreSQL of its own.
  process.env['TMPDIR'] = temporary.folder;
  return async () => {
    await postgres.stop();
    await auth.stop();
    await temporary.remove();
  };
}
