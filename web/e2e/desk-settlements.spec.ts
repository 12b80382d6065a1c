import { holdRoom, pay } from './booking-states';
import { expectInOrder } from './in-order';
import { press } from './keyboard';
import { signIn } from './people';
import { proofCases } from './proof-cases';
import { expect, test } from './test-server';

const SCREENS = [
  { name: 'on a wide screen', viewport: { width: 1440, height: 900 } },
  { name: 'on a phone', viewport: { width: 390, height: 844 } },
] as const;

for (const { name, viewport } of proofCases(SCREENS, 2, 1))
  test.describe(name, () => {
    test.use({ viewport, reducedMotion: 'reduce' });

    test('the owner compares the money, and sees a settlement and a difference', async ({
      page,
      testServer,
    }) => {
      const booking = await holdRoom(page, testServer);
      const payment = await pay(page, testServer, booking);
      await page.request.post(`${testServer.razorpayUrl}/local/settle`, { data: {} });
      // Our record is wrong by one rupee, and old enough not to be in transit.
      const wrong = 'UPDATE payments SET amount_paise = amount_paise - 100 WHERE gateway_payment_id = $1';
      await testServer.query(wrong, [payment]);
      await testServer.shiftClock('62 minutes');
      await signIn(page, testServer);
      await page.goto('/desk/settlements');
      await press(page.getByRole('button', { name: 'Compare now' }));
      const differences = page.getByRole('region', { name: /difference/ });
      await expect(differences.getByText(payment)).toBeVisible({ timeout: 30_000 });
      await expect(differences.getByRole('link', { name: `Booking ${booking.reference}` })).toBeVisible();
      await expect(page.getByRole('table', { name: 'Settlements with their sums' })).toBeVisible();
      await expectInOrder(page);

      const right = 'UPDATE payments SET amount_paise = amount_paise + 100 WHERE gateway_payment_id = $1';
      await testServer.query(right, [payment]);
      await page.getByRole('button', { name: 'Compare now' }).click();
      await expect(differences.getByText(payment)).toBeHidden({ timeout: 30_000 });
      await testServer.shiftClock('0');
    });
  });
