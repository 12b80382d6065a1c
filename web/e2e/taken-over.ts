import type { Locator } from '@playwright/test';
import { expect } from './test-server';

/** Waits until React has taken over the element. */
export async function takenOver(element: Locator): Promise<void> {
  await expect
    .poll(() =>
      element.evaluate((node) => Object.keys(node).some((name) => name.startsWith('__reactProps$'))),
    )
    .toBe(true);
}
