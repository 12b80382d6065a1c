import { defineConfig } from '@playwright/test';
import { findBrowser } from '../../scripts/browser.mjs';

const browser = findBrowser();

// Without the first two, each context opens the address bar's lists, two pages whose scripts take as much processor
// time as a page of the site. Chromium uses only the last such list; the other features are Playwright's.
const UNUSED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Each worker has a browser, a test server and a clock of its own, and takes the next file when it has finished one. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  globalSetup: './start-test-server.ts',
  workers: 2,
  fullyParallel: false,
  retries: 0,
  // Enough for a busy machine. A test that waits in vain ends much earlier, by the timeout of its expectation.
  timeout: 180_000,
  expect: { timeout: 30_000, toHaveScreenshot: { maxDiffPixelRatio: 0.002 } },
  snapshotPathTemplate: '{testDir}/looks/{arg}{ext}',
  reporter: 'list',
  use: {
    locale: 'en-IN',
    // A test about motion sets 'no-preference'. Drawing motion takes most of the time of a test.
    reducedMotion: 'reduce',
    video: 'off',
    trace: 'off',
    launchOptions: {
      executablePath: browser.executablePath,
      args: [...browser.args, `--disable-features=${UNUSED_FEATURES.join(',')}`],
      env: { ...process.env, ...browser.env },
    },
  },
});
