import { createRequire, isBuiltin } from 'node:module';
import { transform } from '@swc/core';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** Compiles TypeScript as .swcrc says: the schema needs the types of decorated members. */
const decoratedTypeScript: Plugin = {
  name: 'decorated-typescript',
  enforce: 'pre',
  transform: {
    filter: { id: /\.ts$/ },
    handler: (code, filename) =>
      transform(code, { filename, module: { type: 'es6' }, sourceMaps: true, cwd: import.meta.dirname }),
  },
};

/**
 * Resolves packages as the built server's `require` does. `import` would find a second copy of graphql, which refuses
 * our types.
 */
const requiredPackages: Plugin = {
  name: 'required-packages',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^(?!vitest)[@a-z]/ },
    handler: (id, importer) =>
      importer && !isBuiltin(id) && !importer.includes('/node_modules/')
        ? createRequire(importer).resolve(id)
        : undefined,
  },
};

/** Ends tests that hang. The start of the Auth emulator alone takes a minute on a busy machine. */
const LONGEST_TEST_MILLISECONDS = 180_000;

export default defineConfig({
  plugins: [decoratedTypeScript, requiredPackages],
  oxc: false,
  test: {
    globals: true,
    // The files of a worker share its modules, because loading the server takes two seconds of processor time.
    isolate: false,
    pool: 'forks',
    // A test waits for PostgreSQL and timers for a third of its time, so three workers fill two processors.
    maxWorkers: 3,
    testTimeout: LONGEST_TEST_MILLISECONDS,
    hookTimeout: LONGEST_TEST_MILLISECONDS,
    setupFiles: ['tests/testkit/each-file.ts'],
    projects: [
      { extends: true, test: { name: 'unit', include: ['src/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/**/*.test.ts'],
          // PostgreSQL and the Auth emulator.
          globalSetup: ['tests/testkit/whole-run.ts'],
        },
      },
      // These tests fail. Only tests/failing-requests.test.ts runs them.
      ...(process.env['FAILING_REQUESTS'] === 'on'
        ? [{ extends: true as const, test: { name: 'failing', include: ['tests/testkit/*.fixture.ts'] } }]
        : []),
    ],
  },
});
