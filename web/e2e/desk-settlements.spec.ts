import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { holdRoom, pay } from './booking-states';
import { signIn } from './people';
import { expect, test } from './test-server';

const SCREENS = [
  { name: 'on a wide screen', viewport: { width: 1440, height: 900 } },
  { name: 'on a phone', viewport: { width: 390, height: 844 } },
] as const;

/** No findings of axe, and nothing beside the screen. */
async function looksRight(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
}

for (const { name, viewport } of SCREENS)
  test.describe(name, () => {
    test.use({ viewport, reducedMotion: 'reduce' });

    test('the owner compares the money, and sees a settlement and a difference', async ({
      page,
      testServer,
    }) => {
      const booking = await holdRoom(page, testServer);
      const payment = await pay(page, testServer, booking);
      await page.request.post(`${testServer.razorpayUrl}/local/settle`, { data: {} });
      // Our record is wrong by a rupee, and older than what may be on its way.
      const wrong = 'UPDATE payments SET amount_paise = amount_paise - 100 WHERE gateway_payment_id = $1';
      await testServer.query(wrong, [payment]);
      await testServer.shiftClock('62 minutes');
      await signIn(page, testServer.administrator);
      await page.goto('/desk/settlements');
      await page.getByRole('button', { name: 'Compare now' }).focus();
      await page.keyboard.press('Enter');
      const differences = page.getByRole('region', { name: /difference/ });
      await expect(differences.getByText(payment)).toBeVisible({ timeout: 30_000 });
      await expect(differences.getByRole('link', { name: `Booking ${booking.reference}` })).toBeVisible();
      await expect(page.getByRole('table', { name: 'Settlements with their sums' })).toBeVisible();
      await looksRight(page);

      const right = 'UPDATE payments SET amount_paise = amount_paise + 100 WHERE gateway_payment_id = $1';
      await testServer.query(right, [payment]);
      await page.getByRole('button', { name: 'Compare now' }).click();
      await expect(differences.getByText(payment)).toBeHidden({ timeout: 30_000 });
      await testServer.shiftClock('0');
    });
  });
