import type { Locator, Page } from '@playwright/test';
import { expect } from './test-server';

/** More controls than any page has between two fields. */
const MOST_PRESSES = 90;

/** Resolves when the browser has drawn two more frames. */
const twoFrames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/**
 * Gives a control the focus. A page that has changed may move the focus itself in the next frame: this waits for that, as
 * a person does who looks first. A button that is busy ignores a press: this waits until it is ready.
 */
async function focusOnceDrawn(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await expect(target).toBeEnabled();
  await expect(async () => {
    await twoFrames(target.page());
    await target.focus();
    await twoFrames(target.page());
    await expect(target).toBeFocused({ timeout: 1_500 });
  }).toPass();
}

/** Gives a control the focus and presses a key. */
export async function press(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await focusOnceDrawn(target);
  await target.page().keyboard.press(key);
}

/** Replaces what stands in a field. A page that is read again may take keys away: a person who sees that types again. */
export async function retype(page: Page, field: Locator, words: string): Promise<void> {
  await expect(async () => {
    await focusOnceDrawn(field);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(words);
    await expect(field).toHaveValue(words, { timeout: 1_500 });
  }).toPass();
}

/**
 * Types the beginning of an option into a list. The browser forgets what was typed when the options change, as free rooms
 * do after the dates, or when the page moves the focus: a person types again.
 */
export async function choose(page: Page, field: Locator, words: string): Promise<void> {
  await expect(async () => {
    await focusOnceDrawn(field);
    await page.keyboard.type(words);
    await expect(field.locator('option:checked')).toContainText(words, { timeout: 1_500 });
  }).toPass();
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

/**
 * Goes to a list and types the beginning of an option. The browser forgets what was typed when the options change: a person
 * types again.
 */
export async function typeOption(page: Page, field: Locator, words: string): Promise<void> {
  await expect(async () => {
    await typeInto(page, field, words);
    await expect(field.locator('option:checked')).toContainText(words, { timeout: 1_500 });
  }).toPass();
}

/** The digits of a date in the order in which the browser asks for the parts of a date field. */
function digitsOf(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${month}${day}${year}`;
}

/** Goes to a date field and types. */
export async function typeDate(page: Page, field: Locator, date: string): Promise<void> {
  await typeInto(page, field, digitsOf(date));
  await expect(field).toHaveValue(date);
}

/** Replaces the date of a date field. Whoever types again begins with its first part, so the field loses the focus first. */
export async function retypeDate(page: Page, field: Locator, date: string): Promise<void> {
  await expect(async () => {
    await field.blur();
    await focusOnceDrawn(field);
    await page.keyboard.type(digitsOf(date));
    await expect(field).toHaveValue(date, { timeout: 1_500 });
  }).toPass();
}
