import type { Page } from '@playwright/test';

/**
 * Waits until nothing moves. What follows the scrolling, such as the header's ground, never ends;
 * what is not drawn, such as a footer far below, stands still until a guest comes near.
 */
export async function animationsEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isDrawn = ({ effect }: Animation) =>
      effect instanceof KeyframeEffect &&
      effect.target?.checkVisibility({ contentVisibilityAuto: true }) === true;
    const moving = document
      .getAnimations()
      .filter((animation) => animation.timeline === document.timeline && isDrawn(animation));
    await Promise.all(moving.map(({ finished }) => finished.catch(() => undefined)));
  });
}
