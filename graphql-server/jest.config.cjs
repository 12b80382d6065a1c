/** @type {import('jest').Config} */
module.exports = {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{src,tests}/**/*.test.ts'],
  transform: { '^.+\\.ts$': '@swc/jest' },
  globalSetup: '<rootDir>/tests/testkit/global-setup.ts',
  globalTeardown: '<rootDir>/tests/testkit/global-teardown.ts',
  setupFiles: ['reflect-metadata'],
  testTimeout: 30_000,
};
