import { compileServer, type CompiledServer } from './compiled-server';
import type { LocalPostgres } from './local-postgres';
import { startTestAuth, type TestAuth } from './test-auth';
import { startTestPostgres } from './test-postgres';

/** Where setup leaves the servers for teardown: Jest passes nothing from one to the other. */
export const shared = globalThis as typeof globalThis & {
  testPostgres?: LocalPostgres;
  testAuth?: TestAuth;
  compiledServer?: CompiledServer;
};

/**
 * Starts one PostgreSQL and one Auth emulator for all test files. Each file makes a database and a project of its own.
 * Compiles the server once for all processes that tests start.
 * The emulator takes seconds to start, so only the files that need it wait for it.
 */
export default async function setUp(): Promise<void> {
  shared.testAuth = await startTestAuth({ projectId: 'demo-saffron-court' });
  process.env.TEST_AUTH_HOST = shared.testAuth.host;
  shared.compiledServer = await compileServer();
  process.env.TEST_SERVER_DIRECTORY = shared.compiledServer.directory;
  shared.testPostgres = await startTestPostgres();
  process.env.TEST_POSTGRES_URL = shared.testPostgres.adminUrl;
}
