/** @type {import('jest').Config} */
module.exports = {
  testEnvironment: '<rootDir>/tests/browser-environment.cjs',
  testMatch: ['<rootDir>/{src,e2e,build}/**/*.test.{ts,tsx}'],
  transform: {
    '^.+\\.(?:tsx?|mjs)$': [
      '@swc/jest',
      {
        swcrc: false,
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // Typing into a form takes seconds on a busy machine.
  testTimeout: 60_000,
  setupFilesAfterEnv: ['<rootDir>/tests/setup.ts'],
};
