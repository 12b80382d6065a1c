import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test-server';
import { animationsEnd } from './animations';

async function expectNoFindings(page: Page, state: string): Promise<void> {
  // Axe reads the page once its animations have ended.
  await animationsEnd(page);
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
  const findings = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expect(findings, state).toEqual([]);
}

async function expectNoSidewaysScroll(page: Page, state: string): Promise<void> {
  const wide = await page.evaluate(() => {
    const { documentElement, body } = document;
    if (documentElement.scrollWidth <= window.innerWidth) return [];
    // The innermost ones say what is too wide; the rest only contain or stand beside them.
    const leaves = [...body.querySelectorAll('*')].filter(({ childElementCount }) => childElementCount === 0);
    return leaves
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth)
      .map((element) => element.outerHTML.slice(0, 200));
  });
  expect(wide, `${state} is wider than the screen`).toEqual([]);
}

/** Expects that axe finds nothing on the page and that it is no wider than the screen. */
export async function expectInOrder(page: Page, state: string): Promise<void> {
  await expectNoFindings(page, state);
  await expectNoSidewaysScroll(page, state);
}
