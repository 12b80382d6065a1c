import { holdRoom, pay } from './booking-states';
import { expectInOrder } from './in-order';
import { signIn } from './people';
import { expect, test } from './test-server';

const SCREENS = [
  { name: 'on a wide screen', viewport: { width: 1440, height: 900 } },
  { name: 'on a phone', viewport: { width: 390, height: 844 } },
] as const;

for (const { name, viewport } of SCREENS)
  test.describe(name, () => {
    test.use({ viewport, reducedMotion: 'reduce' });

    test('the minibar is posted in two presses, dinner for two with its GST, and a complaint gets an allowance', async ({
      page,
      testServer,
    }) => {
      const booking = await holdRoom(page, testServer);
      await pay(page, testServer, booking);
      await signIn(page, testServer);
      await page.goto(`/desk/bookings/${booking.reference}`);
      const bill = page.getByRole('region', { name: 'Charges' });
      await bill.getByRole('button', { name: 'Put on the bill…' }).click();
      const dialog = page.getByRole('dialog', { name: 'Put on the bill' });
      await dialog.getByRole('button', { name: /^Water/ }).click();
      await expect(dialog.getByText('1 × Water posted: ₹70.80 with tax.')).toBeVisible();
      await expectInOrder(page, 'a posted charge');

      await dialog.getByLabel('Charge', { exact: true }).selectOption({ label: 'Dinner, ₹1,600.00' });
      await dialog.getByLabel('Pieces').fill('0');
      await dialog.getByRole('button', { name: 'Put it on the bill' }).click();
      await expect(dialog.getByLabel('Pieces')).toHaveAttribute('aria-invalid', 'true');
      await dialog.getByLabel('Pieces').fill('2');
      await dialog.getByRole('button', { name: 'Put it on the bill' }).click();
      await expect(dialog.getByText('2 × Dinner posted: ₹3,776.00 with tax.')).toBeVisible();
      await dialog.getByRole('button', { name: 'Done' }).click();
      await expect(bill.getByText('2 × Dinner')).toBeVisible();
      const folio = page.getByRole('region', { name: 'Folio' });
      await expect(folio.getByText(/^The guest owes ₹3,846\.80/)).toBeVisible();

      await bill.getByRole('button', { name: 'Take something off…' }).click();
      const allowance = page.getByRole('dialog', { name: 'Take something off the bill' });
      await allowance.getByLabel('Off what').selectOption({ label: 'Dinner, ₹3,776.00' });
      await allowance.getByLabel('Amount in ₹ with tax').fill('5000');
      await allowance.getByLabel('Reason').fill('It came cold');
      await allowance.getByRole('button', { name: 'Take it off' }).click();
      await expect(allowance.getByText(/^These charges are ₹3,776\.00/)).toBeVisible();
      await expectInOrder(page, 'an allowance above the charge');
      await allowance.getByLabel('Amount in ₹ with tax').fill('500');
      await allowance.getByRole('button', { name: 'Take it off' }).click();
      await expect(bill.getByText('Allowance on Dinner')).toBeVisible();
      await expect(folio.getByText(/^The guest owes ₹3,346\.80/)).toBeVisible();
      await expectInOrder(page, 'a bill with an allowance');

      await bill.getByRole('button', { name: 'Take back Water…' }).click();
      const takingBack = page.getByRole('dialog', { name: 'Take the charge back' });
      await takingBack.getByLabel('Reason').fill('Another room');
      await takingBack.getByRole('button', { name: 'Take it back' }).click();
      await expect(bill.getByText(/^Taken back .*Another room$/)).toBeVisible();
      await expect(folio.getByText(/^The guest owes ₹3,276\.00/)).toBeVisible();

      await page.goto(`/booking#${booking.token}`);
      await expect(page.getByRole('heading', { name: 'During your stay' })).toBeVisible();
      await expect(page.getByText(/^2 × Dinner, /)).toBeVisible();
      await expect(page.getByText(/^Water, /)).toBeHidden();
      await expectInOrder(page, 'a bill on the guest’s page');
    });
  });
