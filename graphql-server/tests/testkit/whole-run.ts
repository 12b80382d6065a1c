import { compileServer } from '../../local/compiled-server';
import { startTestAuth } from '../../local/test-auth';
import { startTestPostgres } from '../../local/test-postgres';

/**
 * Starts one PostgreSQL and one Auth emulator for all test files. Each file makes a database of its own.
 * Compiles the server once for all processes that tests start.
 * The emulator takes seconds to start, so only the files that need it wait for it.
 */
export default async function startWholeRun(): Promise<() => Promise<void>> {
  const auth = await startTestAuth({ projectId: 'demo-saffron-court' });
  process.env['TEST_AUTH_HOST'] = auth.host;
  const compiledServer = await compileServer();
  process.env['TEST_SERVER_DIRECTORY'] = compiledServer.directory;
  const postgres = await startTestPostgres();
  process.env['TEST_POSTGRES_URL'] = postgres.adminUrl;
  return async () => {
    await postgres.stop();
    await auth.stop();
    await compiledServer.remove();
  };
}
