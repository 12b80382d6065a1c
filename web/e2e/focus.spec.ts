import {
  expect,
  fillForm,
  freshEmail,
  freshStay,
  openBookingDialog,
  proceedToPayment,
  test,
} from './test-server';
import { signIn } from './people';

test('the title of a page that is still on its way gets the focus when it arrives', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Stay policies' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Stay policies' })).toBeFocused();
});

test('the focus is on the page of the booking when it is paid', async ({ page }) => {
  const dialog = await openBookingDialog(page);
  await fillForm(dialog, { ...freshStay(), email: freshEmail(), roomType: 'Deluxe' });
  const checkout = await proceedToPayment(page, dialog);
  await checkout.getByRole('button', { name: 'Pay' }).click();
  const alert = page.getByRole('alertdialog', { name: 'Payment successful!' });
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(alert).toBeHidden();
  await expect(page).toHaveURL(/\/booking#/);
  await expect(page.getByRole('heading', { level: 1, name: 'Your booking' })).toBeFocused();
});

test('the page of a booking that has just been paid begins at its top', async ({ page }) => {
  await page.goto('/rooms/deluxe');
  const opener = page.getByRole('button', { name: /^Book this room/ }).last();
  await opener.scrollIntoViewIfNeeded();
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Book Your Perfect Stay' });
  await fillForm(dialog, { ...freshStay(), email: freshEmail(), roomType: 'Deluxe' });
  const checkout = await proceedToPayment(page, dialog);
  await checkout.getByRole('button', { name: 'Pay' }).click();
  const paid = page.getByRole('alertdialog', { name: 'Payment successful!' });
  await paid.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('Confirmed and paid')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Your booking' })).toBeInViewport();
});

test('the link past the navigation leaves a booking’s token in its address', async ({ page }) => {
  await page.goto('/booking#no-such-token');
  await expect(page.getByRole('heading', { level: 1, name: 'Your booking' })).toBeVisible();
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL(/#no-such-token$/);
});

test('the owner types the first day of a list of bookings', async ({ page, testServer }) => {
  await signIn(page, testServer);
  await page.goto('/desk/bookings');
  const from = page.getByLabel('Stays from');
  await from.click({ position: { x: 20, y: 20 } });
  // The date reads the same in either order of day and month.
  await page.keyboard.type('05052026', { delay: 60 });
  await expect(from).toHaveValue('2026-05-05');
  await expect(page).toHaveURL(/from=2026-05-05/);
});

test('on a phone the reply to a form is in sight', async ({ page, tolerated, testServer }) => {
  tolerated.push(/400/);
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/signup');
  await page.getByLabel('Name', { exact: true }).fill('Asha Rao');
  await page.getByLabel('Email', { exact: true }).fill(testServer.administrator.email);
  await page.getByLabel('Password', { exact: true }).fill('correct-horse');
  await page.getByLabel('Confirm Password', { exact: true }).fill('correct-horse');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
});
