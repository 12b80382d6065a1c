import type { Locator, Page } from '@playwright/test';
import { DATA } from './sent-pages';
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
  // A page without its data lacks the forms that its scripts would bring.
  await expect(async () => {
    const response = await page.goto(address, { waitUntil: 'commit' });
    expect(await response?.text()).toMatch(DATA);
  }).toPass();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  return bring;
}

/** From now on no timer of two seconds ends, so that scripts that wait for a paint come after a paint or never. */
export const stopLongTimers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const after = window.setTimeout.bind(window);
    const untilEnd = (work: TimerHandler, milliseconds = 0, ...values: unknown[]) =>
      milliseconds >= 2_000 ? 0 : after(work, milliseconds, ...values);
    Object.assign(window, { setTimeout: untilEnd });
  });

/** From now on the browser reports no paint. */
export const reportNoPaint = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });

/** Waits until React has taken over the element. */
export async function takenOver(element: Locator): Promise<void> {
  await expect
    .poll(() =>
      element.evaluate((node) => Object.keys(node).some((name) => name.startsWith('__reactProps$'))),
    )
    .toBe(true);
}
