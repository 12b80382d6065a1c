import { holdRoom, pay } from './booking-states';
import { letAllLeave } from './hotel-days';
import { signIn } from './people';
import { expect, test } from './test-server';

const SCREENS = [
  { name: 'on a wide screen', viewport: { width: 1440, height: 900 } },
  { name: 'on a phone', viewport: { width: 390, height: 844 } },
] as const;

for (const { name, viewport } of SCREENS)
  test.describe(name, () => {
    test.use({ viewport, reducedMotion: 'reduce' });
    test.beforeEach(({ testServer }) => letAllLeave(testServer));
    test.afterEach(({ testServer }) => testServer.shiftClock('0'));

    test('an early check-in is charged at the arrival, a late check-out and an extra before the departure', async ({
      page,
      testServer,
    }) => {
      const booking = await holdRoom(page, testServer);
      await pay(page, testServer, booking);
      await testServer.query(
        `UPDATE clock SET shift = ($1::date + time '09:00') AT TIME ZONE 'Asia/Kolkata' - clock_timestamp()`,
        [booking.checkin],
      );
      await signIn(page, testServer);
      await page.goto(`/desk/bookings/${booking.reference}`);
      const stay = page.getByRole('group', { name: /^Asha Rao, room/ });
      await stay.getByRole('button', { name: 'Put on the bill…' }).click();
      const dialog = page.getByRole('dialog', { name: 'Put on the bill' });
      await dialog
        .getByLabel('Charge', { exact: true })
        .selectOption({ label: 'Early check-in, 50 % of the night' });
      await dialog.getByRole('button', { name: 'Put it on the bill' }).click();
      // Half of the first night and 18 %.
      await expect(dialog.getByText('1 × Early check-in posted: ₹9,862.44 with tax.')).toBeVisible();
      await dialog.getByRole('button', { name: 'Done' }).click();
      await stay.getByRole('button', { name: 'Check in' }).click();
      await expect(stay.getByText('In house')).toBeVisible();

      await stay.getByRole('button', { name: 'Put on the bill…' }).click();
      await dialog.getByRole('button', { name: /^4 × Breakfast/ }).click();
      await expect(dialog.getByText('4 × Breakfast posted: ₹4,757.76 with tax.')).toBeVisible();
      await dialog
        .getByLabel('Charge', { exact: true })
        .selectOption({ label: 'Late check-out, 50 % of the night' });
      await dialog.getByRole('button', { name: 'Put it on the bill' }).click();
      await expect(dialog.getByText('1 × Late check-out posted: ₹9,862.44 with tax.')).toBeVisible();
      await dialog.getByRole('button', { name: 'Done' }).click();

      await page.goto(`/booking#${booking.token}`);
      for (const charge of [/^Early check-in, /, /^4 × Breakfast, /, /^Late check-out, /])
        await expect(page.getByText(charge)).toBeVisible();
    });
  });
