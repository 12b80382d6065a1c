import { pay, holdRoom } from './booking-states';
import { signIn } from './people';
import { checkoutWindow, expect, fillForm, freshEmail, freshStay, test } from './test-server';

const WRONG = '27AAPFU0939F1ZW';
const RIGHT = '27AAPFU0939F1ZV';

test('a business guest with a wrong and a right GSTIN', async ({ page, testServer }) => {
  const email = freshEmail();
  const { checkin, checkout } = freshStay();
  await page.goto(`/book?checkin=${checkin}&checkout=${checkout}&guests=1&room=Single`);
  const dialog = page.getByRole('dialog', { name: 'Book Your Perfect Stay' });
  await fillForm(dialog, { checkin, checkout, email, roomType: 'Single' });
  await expect(dialog.getByText('Available for these dates.')).toBeVisible();
  await dialog.getByLabel('Invoice for a business').check();
  await dialog.getByLabel('Business name').fill('Marigold Textiles Private Limited');
  await dialog.getByLabel('GSTIN').fill(WRONG);
  await dialog.getByLabel('Business address').fill('Nariman Bhavan\nMumbai 400021');
  await dialog.getByRole('button', { name: 'Proceed to Payment' }).click();
  await expect(dialog.getByLabel('GSTIN')).toHaveAccessibleDescription(/do not fit together/);
  await expect(dialog.getByLabel('GSTIN')).toBeFocused();
  await dialog.getByLabel('GSTIN').fill(RIGHT);
  await dialog.getByRole('button', { name: 'Proceed to Payment' }).click();
  await (await checkoutWindow(page)).getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Payment successful!' })).toBeVisible();
  const stored = await testServer.query(
    'SELECT d.name, d.address, d.gstin, d.state_code FROM billing_details d JOIN bookings b ON b.id = d.booking_id WHERE b.email = $1',
    [email],
  );
  expect(stored).toEqual([
    {
      ...{ name: 'Marigold Textiles Private Limited', address: ['Nariman Bhavan', 'Mumbai 400021'] },
      ...{ gstin: RIGHT, state_code: '27' },
    },
  ]);
});

test('a guest enters a business later, and the staff see and correct it', async ({ page, testServer }) => {
  const booking = await holdRoom(page, testServer);
  await pay(page, testServer, booking);
  await page.goto(`/booking#${booking.token}`);
  await page.getByRole('button', { name: 'Details for the invoice' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Details for the invoice' });
  await dialog.getByLabel('Name on the invoice').fill('Marigold Textiles');
  await dialog.getByLabel('Address on the invoice').fill('Nariman Point, Mumbai');
  await expect(dialog.getByLabel('State')).toBeVisible();
  await dialog.getByLabel('GSTIN').fill(WRONG);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByLabel('GSTIN')).toHaveAccessibleDescription(/do not fit together/);
  await dialog.getByLabel('GSTIN').fill(RIGHT);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The invoice will be made out like this.')).toBeVisible();

  await signIn(page, testServer.administrator);
  await page.goto(`/desk/bookings/${booking.reference}`);
  await page.getByRole('button', { name: 'Details for the invoice' }).press('Enter');
  await expect(dialog.getByLabel('GSTIN')).toHaveValue(RIGHT);
  await dialog.getByLabel('Name on the invoice').fill('Marigold Textiles Private Limited');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The invoice will be made out like this.')).toBeVisible();
});
