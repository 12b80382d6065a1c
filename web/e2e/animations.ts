import type { Page } from '@playwright/test';

/** Waits until nothing moves. What follows the scrolling, such as the header's ground, never ends. */
export async function animationsEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    await Promise.all(moving.map(({ finished }) => finished.catch(() => undefined)));
  });
}
