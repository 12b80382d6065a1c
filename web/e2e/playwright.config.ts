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
  // docs/decisions/0057-a-test-that-fails-is-played-once-more.md
  retries: 1,
  // Of a busy machine; a test that waits in vain ends much earlier by the time of its expectation.
  timeout: 180_000,
  expect: { timeout: 30_000, toHaveScreenshot: { maxDiffPixelRatio: 0.002 } },
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
