const config = { ...require('./jest.config.cjs') };
delete config.globalSetup;
delete config.globalTeardown;

/** The tests beside their sources, which need neither PostgreSQL nor an emulator. */
module.exports = { ...config, testMatch: ['<rootDir>/src/**/*.test.ts'] };
