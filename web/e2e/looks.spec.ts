import type { Page } from '@playwright/test';
import { findBrowser } from '../../scripts/browser.mjs';
import { expect, fillForm, freshEmail, freshStay, openBookingDialog, test, totalShown } from './test-server';
import { settle } from './site-pages';

// Compares the key screens with the pictures in `looks/`. `npm run looks:update` renews the pictures; look at them
// afterwards.
const ANOTHER_BROWSER =
  'Only the pinned Chromium is compared with the pictures: others render text differently.';

test.skip(!findBrowser().isPinned, ANOTHER_BROWSER);
test.use({ reducedMotion: 'reduce' });

async function stillPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await settle(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    // A picture in a part of the page without a layout is never decoded.
    const shown = [...document.images].filter(
      (picture) =>
        picture.checkVisibility({ contentVisibilityAuto: true }) &&
        picture.getBoundingClientRect().top < innerHeight,
    );
    await Promise.all(shown.map((picture) => picture.decode()));
  });
}

const PHONE = { width: 390, height: 844 };
const TABLET = { width: 768, height: 1024 };
const DESKTOP = { width: 1280, height: 800 };

const SCREENS = [
  { name: 'home-desktop', address: '/', viewport: DESKTOP, colorScheme: 'light' },
  { name: 'home-phone', address: '/', viewport: PHONE, colorScheme: 'light' },
  { name: 'rooms-phone', address: '/rooms/deluxe', viewport: PHONE, colorScheme: 'light' },
  { name: 'rooms-phone-dark', address: '/rooms/deluxe', viewport: PHONE, colorScheme: 'dark' },
  { name: 'offers-tablet', address: '/offers', viewport: TABLET, colorScheme: 'light' },
  { name: 'signin-desktop', address: '/signin', viewport: DESKTOP, colorScheme: 'light' },
  { name: 'signin-phone-dark', address: '/signin', viewport: PHONE, colorScheme: 'dark' },
  { name: 'policies-phone', address: '/stay-policies', viewport: PHONE, colorScheme: 'light' },
] as const;

for (const { name, address, viewport, colorScheme } of SCREENS) {
  test.describe(name, () => {
    test.use({ viewport, colorScheme });

    test('looks as it did', async ({ page }) => {
      await stillPage(page, address);
      // The seeded offers end after some days.
      await expect(page).toHaveScreenshot(`${name}.png`, { mask: [page.getByText(/^Valid Till/)] });
    });
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`booking form, ${colorScheme}`, () => {
    test.use({ viewport: PHONE, colorScheme });

    test('looks as it did, empty and with its price', async ({ page }) => {
      const dialog = await openBookingDialog(page);
      await expect(page).toHaveScreenshot(`booking-empty-${colorScheme}.png`);
      await fillForm(dialog, { ...freshStay(), email: freshEmail(), roomType: 'Suite' });
      await totalShown(dialog);
      await dialog.getByText('Free cancellation').last().scrollIntoViewIfNeeded();
      // The moment until which a cancellation is free is another one each day.
      await expect(page).toHaveScreenshot(`booking-price-${colorScheme}.png`, {
        mask: [dialog.getByText(/Free cancellation until/)],
      });
    });
  });
}
