import type { Page } from '@playwright/test';
import { animationsEnd } from './animations';
import { axeFindings } from './axe';
import { expect } from './test-server';

async function expectNoSidewaysScroll(page: Page, state: string): Promise<void> {
  const wide = await page.evaluate(() => {
    const { documentElement, body } = document;
    if (documentElement.scrollWidth <= window.innerWidth) return [];
    // Only the innermost elements show what is too wide; their ancestors just contain them.
    const leaves = [...body.querySelectorAll('*')].filter(({ childElementCount }) => childElementCount === 0);
    return leaves
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth)
      .map((element) => element.outerHTML.slice(0, 200));
  });
  expect(wide, `${state} is wider than the screen`).toEqual([]);
}

/** Expects that axe finds nothing on the page and that it is no wider than the screen. */
export async function expectInOrder(page: Page, state = 'the page'): Promise<void> {
  // A list that is read again is pale until the response is there. A button may be busy for as long as the test wants.
  await expect(page.locator('[aria-busy="true"]:not(button)')).toHaveCount(0);
  // Axe reads the page once its animations have ended.
  await animationsEnd(page);
  // The test checkout is not the site's.
  expect(await axeFindings(page, { exclude: ['iframe'] }), state).toEqual([]);
  await expectNoSidewaysScroll(page, state);
}
