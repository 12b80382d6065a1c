/** @type {import('jest').Config} */
module.exports = {
  testEnvironment: '<rootDir>/tests/testkit/test-environment.ts',
  testMatch: ['<rootDir>/{src,tests}/**/*.test.ts'],
  transform: { '^.+\\.ts$': '@swc/jest' },
  globalSetup: '<rootDir>/local/jest-setup.ts',
  globalTeardown: '<rootDir>/local/jest-teardown.ts',
  setupFiles: ['reflect-metadata'],
  setupFilesAfterEnv: ['<rootDir>/tests/testkit/each-file.ts'],
  // A worker keeps some memory of each file; without a limit it ends for lack of it after two hundred.
  workerIdleMemoryLimit: '1.5GB',
  // Ends what nobody waits for; the start of an emulator alone takes a minute on a busy machine.
  testTimeout: 180_000,
};
