import type { Locator, Page } from '@playwright/test';
import { expect } from './test-server';

export const SCRIPTS = /\/assets\/.*\.js$/;

/** Opens a page whose scripts load only when the returned function is called, as on a slow connection. */
export async function openBeforeScripts(page: Page, address: string): Promise<() => void> {
  let bring: () => void = () => undefined;
  const brought = new Promise<void>((resolve) => (bring = resolve));
  await page.route(SCRIPTS, async (route) => {
    await brought;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  return bring;
}

/** Waits until React has taken over the element. */
export async function takenOver(element: Locator): Promise<void> {
  await expect
    .poll(() =>
      element.evaluate((node) => Object.keys(node).some((name) => name.startsWith('__reactProps$'))),
    )
    .toBe(true);
}
