import { defineConfig } from '@playwright/test';
import type { EngineName } from './programs';

const ENGINES: EngineName[] = ['firefox', 'webkit'];

/** `npm run test:engines`: the main flows in the browsers that are not Chromium. */
export default defineConfig<object, { engineName: EngineName }>({
  testDir: '.',
  testMatch: 'main-flows.ts',
  outputDir: '../../../test-results/engines',
  globalSetup: '../start-test-server.ts',
  workers: 1,
  fullyParallel: false,
  retries: 0,
  timeout: 240_000,
  expect: { toPass: { timeout: 60_000 } },
  reporter: './reporter.ts',
  projects: ENGINES.map((engineName) => ({ name: engineName, use: { engineName } })),
});
