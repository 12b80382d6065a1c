import type { Locator, Page } from '@playwright/test';
import { bookTwoRooms } from './booking-states';
import { expectInOrder } from './in-order';
import { proofCases } from './proof-cases';
import {
  checkoutWindow,
  expect,
  fillForm,
  freshEmail,
  freshStay,
  openBookingDialog,
  test,
  totalShown,
} from './test-server';

/** A screen of 1280 × 1024 px at 400 %, and a phone on its side with its keyboard open. */
const SCREENS = [
  { width: 320, height: 256 },
  { width: 667, height: 200 },
];

/** Whether the focused element is visible and not covered. */
const isFocusSeen = () => {
  const focused = document.activeElement;
  if (!focused) return false;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2];
  const seen = document.elementFromPoint(x, y);
  return seen !== null && (focused.contains(seen) || seen.contains(focused));
};

/** Walks through the dialog with Tab, and returns the elements whose focus cannot be seen. */
async function walkWithTab(page: Page): Promise<{ walked: string[]; hidden: string[] }> {
  const walked: string[] = [];
  const hidden: string[] = [];
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const { activeElement } = document;
      const label = activeElement instanceof HTMLInputElement ? activeElement.labels?.[0] : null;
      return (
        (label ?? activeElement)?.textContent?.trim() || (activeElement?.getAttribute('aria-label') ?? '')
      );
    });
    // A date field takes several presses of Tab.
    if (walked[0] === name && walked.at(-1) !== name) break;
    walked.push(name);
    // A page that has just changed draws itself anew: a person sees what stands there after that.
    const isSeen = () =>
      page.waitForFunction(isFocusSeen, undefined, { timeout: 2_000 }).then(Boolean, () => false);
    if (!(await isSeen())) hidden.push(name);
  }
  return { walked, hidden };
}

/** How many nested boxes scroll at the dialog's content. */
const scrollingBoxes = (dialog: Locator) =>
  dialog.evaluate(
    (element) =>
      [element, ...element.querySelectorAll('*')].filter(
        (box) =>
          box.scrollHeight > box.clientHeight + 1 &&
          ['auto', 'scroll'].includes(getComputedStyle(box).overflowY) &&
          box.tagName !== 'TEXTAREA',
      ).length,
  );

for (const viewport of proofCases(SCREENS, 2)) {
  test.describe(`${viewport.width} × ${viewport.height} px`, () => {
    test.use({ viewport, reducedMotion: 'reduce' });
    test.describe.configure({ timeout: 240_000 });

    test('a guest fills in the booking form and sends it', async ({ page }) => {
      const dialog = await openBookingDialog(page);
      await expect(dialog.getByRole('heading', { name: 'Book Your Perfect Stay' })).toBeFocused();
      await fillForm(dialog, { ...freshStay(), email: freshEmail(), roomType: 'Deluxe' });
      await totalShown(dialog);
      await expect.poll(() => scrollingBoxes(dialog)).toBe(1);
      const { walked, hidden } = await walkWithTab(page);
      expect(hidden).toEqual([]);
      expect(walked).toEqual(
        expect.arrayContaining(['Name', 'Promotion code (optional)', 'Proceed to Payment']),
      );
      await expectInOrder(page, 'booking form');
      const heights = await dialog.evaluate((element) => [element.clientHeight, innerHeight]);
      expect(heights[0]).toBe(heights[1]);
      await dialog.getByRole('button', { name: 'Proceed to Payment' }).click();
      await (await checkoutWindow(page)).getByRole('button', { name: 'Close' }).click();
      const held = page.getByRole('dialog', { name: 'Your room is held' });
      await expect(held.getByRole('heading', { name: 'Your room is held' })).toBeFocused();
      expect((await walkWithTab(page)).hidden).toEqual([]);
      await page.keyboard.press('Escape');
      const strip = page.getByRole('region', { name: 'Your held room' });
      await strip.getByRole('button', { name: 'Release' }).click();
      const alert = page.getByRole('alertdialog', { name: 'Release the room?' });
      await expect(alert.getByRole('button', { name: 'Keep it' })).toBeFocused();
      await expectInOrder(page, 'alert');
      await alert.getByRole('button', { name: 'Release the room' }).click();
      await expect(strip).toBeHidden();
    });

    test('a guest reads what a cancellation costs', async ({ page, testServer }) => {
      const booking = await bookTwoRooms(page, testServer);
      await page.goto('/privacy');
      await page.goto(`/booking#${booking.token}`);
      await page.getByRole('button', { name: 'Cancel booking' }).click();
      const dialog = page.getByRole('dialog', { name: 'Cancel your booking' });
      await expect(dialog.getByText('Refund', { exact: true })).toBeAttached();
      await expect(dialog.getByRole('heading', { name: 'Cancel your booking' })).toBeFocused();
      await expect.poll(() => scrollingBoxes(dialog)).toBe(1);
      expect((await walkWithTab(page)).hidden).toEqual([]);
      await expectInOrder(page, 'cancellation');
    });
  });
}
