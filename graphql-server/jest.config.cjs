/** @type {import('jest').Config} */
module.exports = {
  testEnvironment: '<rootDir>/tests/testkit/test-environment.ts',
  testMatch: ['<rootDir>/{src,tests}/**/*.test.ts'],
  transform: { '^.+\\.ts$': '@swc/jest' },
  globalSetup: '<rootDir>/local/jest-setup.ts',
  globalTeardown: '<rootDir>/local/jest-teardown.ts',
  setupFiles: ['reflect-metadata'],
  setupFilesAfterEnv: ['<rootDir>/tests/testkit/after-each-file.ts'],
  // Ends what nobody waits for; the start of an emulator alone takes a minute on a busy machine.
  testTimeout: 180_000,
};
