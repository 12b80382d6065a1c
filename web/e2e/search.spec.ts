import type { Locator, Page } from '@playwright/test';
import { expectInOrder } from './in-order';
import { checkoutWindow, expect, freshEmail, freshStay, test, totalShown, written } from './test-server';

const FORM = 'Book Your Perfect Stay';

/** Presses Tab until that element has the focus. */
async function reach(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** Opens a control of the page with the keyboard. */
async function follow(page: Page, target: Locator): Promise<void> {
  await reach(page, target);
  await page.keyboard.press('Enter');
}

test.describe('on a phone, with the keyboard alone', () => {
  test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  test.describe.configure({ timeout: 240_000 });

  test('a guest finds a room and pays, with Back and reload at each step', async ({ page }) => {
    const { checkin, checkout } = freshStay();
    await page.goto('/');
    await follow(page, page.getByRole('banner').getByRole('link', { name: 'Book', exact: true }));
    await expect(page).toHaveURL('/book');
    await expectInOrder(page, 'search');

    await page.goBack();
    await expect(page).toHaveURL('/');
    await page.goForward();
    await page.goto(`/book?checkin=${checkin}&checkout=${checkout}&guests=2`);
    await expect(page.getByLabel('Check-in')).toHaveValue(checkin);
    await expect(page.getByRole('article')).toHaveCount(4);
    await expectInOrder(page, 'results');

    await follow(page, page.getByRole('link', { name: /^Book.*Deluxe$/ }));
    const dialog = page.getByRole('dialog', { name: FORM });
    await expect(dialog.getByLabel('Room type')).toHaveValue('Deluxe');
    await expect(page).toHaveURL(`/book?checkin=${checkin}&checkout=${checkout}&guests=2&room=Deluxe`);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(`/book?checkin=${checkin}&checkout=${checkout}&guests=2`);
    await page.goForward();
    await page.reload();
    await expect(dialog.getByLabel('Check-in')).toHaveValue(checkin);
    await expect(dialog.getByLabel('Check-out')).toHaveValue(checkout);
    await expect(dialog.getByLabel('Guests')).toHaveValue('2');
    await totalShown(dialog);
    await expectInOrder(page, 'form');

    await reach(page, dialog.getByLabel('Name'));
    await page.keyboard.type('Asha Rao');
    await reach(page, dialog.getByLabel('Email'));
    await page.keyboard.type(freshEmail());
    await reach(page, dialog.getByLabel('Phone'));
    await page.keyboard.type('+91 98765 43210');
    await follow(page, dialog.getByRole('button', { name: 'Proceed to Payment' }));
    const gateway = await checkoutWindow(page);
    await gateway.getByRole('button', { name: 'Pay' }).press('Enter');
    await expect(page.getByRole('alertdialog', { name: 'Payment successful!' })).toBeVisible();
  });
});

for (const width of [320, 1440]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
    test.describe.configure({ timeout: 120_000 });

    test('the page of a room type has a calendar, which chooses the dates of the address', async ({
      page,
    }) => {
      await page.goto('/rooms/deluxe');
      await page.getByRole('link', { name: /^Dates and prices.*Deluxe Lake Room$/ }).click();
      await expect(page).toHaveURL('/stay/Deluxe');
      const days = page.getByRole('grid').first().getByRole('button', { disabled: false });
      await page.getByRole('button', { name: 'Later' }).click();
      await expect(days.nth(3)).toHaveAccessibleName(/₹/);
      await days.nth(3).click();
      await days.nth(5).click();
      await expect(page).toHaveURL(/\/stay\/Deluxe\?checkin=\d{4}-\d\d-04&checkout=\d{4}-\d\d-06&guests=1$/);
      const chosen = page.getByRole('complementary', { name: 'Your stay' });
      await expect(chosen.getByText('₹39,449.76')).toBeVisible();
      await expectInOrder(page, 'room type');
      await page.reload();
      await expect(chosen.getByText('₹39,449.76')).toBeVisible();
      await chosen.getByRole('link', { name: 'Book this room' }).click();
      await expect(page.getByRole('dialog', { name: FORM }).getByLabel('Room type')).toHaveValue('Deluxe');
    });

    test('Book is in reach on every page, and a shared link opens the form', async ({ page }) => {
      const { checkin, checkout } = freshStay();
      for (const address of ['/', '/offers', '/stay/Suite', '/terms']) {
        await page.goto(address);
        await expect(
          page.getByRole('banner').getByRole('link', { name: 'Book', exact: true }),
        ).toBeInViewport();
      }
      await page.goto(`/book?checkin=${checkin}&checkout=${checkout}&guests=3&room=Suite&code=LAKE`);
      const dialog = page.getByRole('dialog', { name: FORM });
      await expect(dialog.getByLabel('Room type')).toHaveValue('Suite');
      await dialog.getByLabel('Guests').fill('4');
      await expect(page).toHaveURL(/guests=4&room=Suite&code=LAKE$/);
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(`/book?checkin=${checkin}&checkout=${checkout}&guests=4&code=LAKE`);
      await expect(page.getByRole('heading', { name: written(checkin) })).toBeVisible();
    });
  });
}
