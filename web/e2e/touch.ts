import type { Locator } from '@playwright/test';
import { expect } from './test-server';

/**
 * Taps a button until the outcome is in sight, or out of sight. A list that is read again may move a button away from a
 * finger: a person taps again. The page must show the outcome at once, so that no tap counts twice.
 */
export async function tapUntil(
  button: Locator,
  outcome: Locator,
  wanted: 'in sight' | 'out of sight' = 'in sight',
): Promise<void> {
  await expect(async () => {
    if ((await outcome.isVisible()) !== (wanted === 'in sight')) await button.tap({ timeout: 5_000 });
    await expect(outcome).toBeVisible({ visible: wanted === 'in sight', timeout: 5_000 });
  }).toPass();
}
