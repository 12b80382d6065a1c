import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test-server';

async function expectNoFindings(page: Page, state: string): Promise<void> {
  // Axe reads the page once its animations have ended.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))),
  );
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
  const findings = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expect(findings, state).toEqual([]);
}

async function expectNoSidewaysScroll(page: Page, state: string): Promise<void> {
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(widths[0], `${state} is wider than the screen`).toBeLessThanOrEqual(widths[1] ?? 0);
}

/** Expects that axe finds nothing on the page and that it is no wider than the screen. */
export async function expectInOrder(page: Page, state: string): Promise<void> {
  await expectNoFindings(page, state);
  await expectNoSidewaysScroll(page, state);
}
