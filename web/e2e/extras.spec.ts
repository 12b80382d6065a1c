import { press } from './keyboard';
import { checkoutWindow, expect, fillForm, freshEmail, freshStay, test, totalShown } from './test-server';

test('a guest adds breakfast, pays for it, and reads of it on the page of the booking and in the mail', async ({
  page,
  testServer,
}) => {
  const email = freshEmail();
  const { checkin, checkout } = freshStay();
  await page.goto(`/book?checkin=${checkin}&checkout=${checkout}&guests=1&room=Single`);
  const dialog = page.getByRole('dialog', { name: 'Book Your Perfect Stay' });
  await fillForm(dialog, { checkin, checkout, email, roomType: 'Single' });
  await expect(dialog.getByText('Available for these dates.')).toBeVisible();
  const before = await totalShown(dialog);
  const breakfast = dialog.getByLabel('Breakfast');
  await expect(breakfast).toHaveAccessibleDescription(/₹1,189\.44 a guest and night/);
  await press(breakfast, 'Space');
  await expect(dialog.getByText(/^Breakfast × \d/)).toBeVisible();
  expect(await totalShown(dialog)).not.toBe(before);
  await dialog.getByRole('button', { name: 'Proceed to Payment' }).click();
  await (await checkoutWindow(page)).getByRole('button', { name: 'Pay' }).click();
  const alert = page.getByRole('alertdialog', { name: 'Payment successful!' });
  await expect(alert).toBeVisible();
  await expect
    .poll(async () => (await testServer.mailsTo(email)).map(({ text }) => text).join('\n'))
    .toMatch(/Breakfast × \d/);
  const [mail] = await testServer.mailsTo(email);
  const link = /https?:\/\/\S+\/booking#\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  const { pathname, hash } = new URL(link);
  await page.goto(`${pathname}${hash}`);
  await expect(page.getByText(/^Breakfast × \d/)).toBeVisible();
});
