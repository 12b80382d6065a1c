import { defineConfig } from '@playwright/test';
import { findBrowser } from '../../scripts/browser.mjs';

const browser = findBrowser();

/** One browser, one test server and one test at a time: they share the clock. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  globalSetup: './start-test-server.ts',
  workers: 1,
  fullyParallel: false,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000, toHaveScreenshot: { maxDiffPixelRatio: 0.002 } },
  snapshotPathTemplate: '{testDir}/looks/{arg}{ext}',
  reporter: 'list',
  use: {
    locale: 'en-IN',
    video: 'off',
    trace: 'off',
    launchOptions: {
      executablePath: browser.executablePath,
      args: browser.args,
      env: { ...process.env, ...browser.env },
    },
  },
});
