import { serverTest } from '../test-server';
import type { Browser } from './engine';
import { startFirefox } from './firefox';
import { missing, type EngineName } from './programs';
import { Visitor } from './visitor';
import { startWebKit } from './webkit';

const START: Record<EngineName, () => Promise<Browser>> = { firefox: startFirefox, webkit: startWebKit };

interface TestFixtures {
  visitor: Visitor;
}

interface WorkerFixtures {
  engineName: EngineName;
  /** Null when the engine is not installed. */
  engineBrowser: Browser | null;
}

/**
 * Playwright's runner with another engine's browser. Tests of an engine that is not installed are reported as
 * skipped.
 */
export const test = serverTest.extend<TestFixtures, WorkerFixtures>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  engineBrowser: [
    async ({ engineName }, use) => {
      const browser = missing(engineName) === null ? await START[engineName]() : null;
      await use(browser);
      await browser?.stop();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ engineName, engineBrowser, testServer }, use, testInfo) => {
    if (!engineBrowser) return testInfo.skip(true, missing(engineName) ?? '');
    const engine = await engineBrowser.newEngine();
    const visitor = new Visitor(engine, testServer.siteUrl);
    await use(visitor);
    if (testInfo.errors.length > 0) console.log(`\nThe page at the end: ${await visitor.page()}`);
    await engine.close();
  },
});
