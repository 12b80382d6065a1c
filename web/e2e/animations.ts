import type { Page } from '@playwright/test';

/**
 * Waits until nothing moves. Animations that follow scrolling, such as the header's background, never end, and
 * animations in parts that are not drawn, such as a footer far below, do not run; both are ignored.
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
