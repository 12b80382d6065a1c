import path from 'node:path';
import { defineConfig } from 'vitest/config';

const standIn = (module: string, name = module) => ({
  find: new RegExp(`^\\.{1,2}/.*\\b${module}$`),
  replacement: path.resolve(import.meta.dirname, `tests/${name}.ts`),
});

export default defineConfig({
  // Modules that tests replace: the identity provider, the payment gateway, and workers.
  resolve: {
    alias: [
      standIn('identity-session', 'identity-provider'),
      standIn('razorpay-checkout'),
      standIn('solve-challenge'),
    ],
  },
  test: {
    globals: true,
    environment: 'jsdom',
    include: ['{src,tests,e2e,build}/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/setup.ts'],
    // Files share the page and the modules of their worker: tests/setup.ts clears the page after each test.
    isolate: false,
    maxWorkers: 2,
    restoreMocks: true,
    mockReset: true,
    // The library would clean up only after the tests of its first file; tests/setup.ts cleans up after each test.
    env: { RTL_SKIP_AUTO_CLEANUP: 'true' },
    // Typing into a form takes seconds on a busy machine.
    testTimeout: 60_000,
  },
});
