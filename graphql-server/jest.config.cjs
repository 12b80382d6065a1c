/** @type {import('jest').Config} */
module.exports = {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{src,tests}/**/*.test.ts'],
  transform: { '^.+\\.ts$': '@swc/jest' },
  globalSetup: '<rootDir>/local/jest-setup.ts',
  globalTeardown: '<rootDir>/local/jest-teardown.ts',
  setupFiles: ['reflect-metadata'],
  testTimeout: 30_000,
};
