import type { Locator, Page } from '@playwright/test';
import { expect } from './test-server';

/** More controls than any page has between two fields. */
const MOST_PRESSES = 90;

/**
 * Gives a control the focus and presses a key. A page that has changed may move the focus itself in the next frame: the
 * press waits for that, as a person does who looks first.
 */
export async function press(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  const page = target.page();
  await expect(target).toBeVisible();
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
  );
  await target.focus();
  await page.keyboard.press(key);
}

/** Presses Tab until the element has the focus. */
export async function reach(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** Goes to a control of the page and presses it with a key. */
export async function follow(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await reach(page, target);
  await page.keyboard.press(key);
}

/** Goes to a field and types. */
export async function typeInto(page: Page, field: Locator, words: string): Promise<void> {
  await reach(page, field);
  await page.keyboard.type(words);
}

/** Types a date into a date input, part by part, in the order in which the browser asks for them. */
export async function typeDate(page: Page, field: Locator, date: string): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-');
  await typeInto(page, field, `${month}${day}${year}`);
  await expect(field).toHaveValue(date);
}
