import { readFile } from 'node:fs/promises';
import { holdRoom } from './booking-states';
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

test('the administrator adds an offer that guests see, changes it, and deletes it', async ({
  page,
  testServer,
}) => {
  await signIn(page, testServer);
  await page.goto('/admin');
  const section = page.getByRole('button', { name: 'Offers', exact: true });
  await section.click();
  await page.getByRole('button', { name: 'Add Offer' }).click();
  await page.getByRole('alertdialog', { name: 'Form is empty!' }).getByRole('button', { name: 'OK' }).click();
  const form = page.getByRole('form', { name: 'Add Offer' });
  await form.getByLabel('Description').fill('Three nights for two.');
  await form.getByRole('button', { name: 'Add Offer' }).click();
  await page
    .getByRole('alertdialog', { name: 'Please enter a title.' })
    .getByRole('button', { name: 'OK' })
    .click();
  await expect(form.getByLabel('Description')).toHaveValue('Three nights for two.');
  const title = `Monsoon ${Date.now()}`;
  await form.getByLabel('Title').fill(title);
  await form.getByRole('button', { name: 'Add Offer' }).click();
  await expect(page.getByRole('button', { name: `Edit ${title}` })).toBeVisible();
  await expect(form.getByLabel('Title')).toHaveValue('');

  await page.getByRole('link', { name: 'Offers', exact: true }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.goBack();
  await section.click();
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  const editing = page.getByRole('dialog', { name: `Edit ${title}` });
  await editing.getByLabel('Valid till').fill('2020-01-01');
  await editing.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('Expired');
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await page
    .getByRole('alertdialog', { name: 'Are you sure?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page.getByRole('button', { name: `Edit ${title}` })).toBeHidden();

  // One section is open at a time.
  await page.getByRole('button', { name: 'Category Data' }).click();
  await expect(section).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('button', { name: 'Add Category' })).toBeVisible();
});

test('the owner finds a booking, reads its history and exports the list', async ({ page, testServer }) => {
  const email = freshEmail();
  const dialog = await openBookingDialog(page);
  await fillForm(dialog, { ...freshStay(), email, roomType: 'Deluxe' });
  const checkout = await proceedToPayment(page, dialog);
  await checkout.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Payment successful!' })).toBeVisible();

  await signIn(page, testServer);
  await page.goto('/desk/bookings');
  await page.getByLabel('Reference, name, e-mail, phone, room, GSTIN or payment').fill(email);
  await expect(page.getByText('1 booking', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/search=guest-/);
  await page.reload();
  await expect(page.getByText('1 booking', { exact: true })).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const table = await readFile(await (await downloading).path(), 'utf8');
  expect(table.split('\r\n')[1]).toContain(email);

  await page.getByRole('table').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: /^Booking SC-/ })).toBeVisible();
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByText('Booking: held')).toBeVisible();
  await expect(history.getByText('Booking: confirmed')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Payments' }).getByText(/paid by/)).toBeVisible();
});

test('an address that the bookings had before leads to them', async ({ page, testServer }) => {
  await signIn(page, testServer);
  await page.goto('/admin/bookings?search=SC-');
  await expect(page.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible();
  await expect(page).toHaveURL(/\/desk\/bookings\?search=SC-$/);
});

test('the desk finds a guest by a phone number in any spelling, and by a name without its accents', async ({
  page,
  testServer,
}) => {
  const number = String(Date.now()).slice(-9);
  const phone = `+91 9${number.slice(0, 4)} ${number.slice(4)}`;
  const held = await holdRoom(page, testServer, { name: `Zoë Brontë ${number}`, phone });
  await signIn(page, testServer);
  await page.goto('/desk/bookings');
  const search = page.getByLabel('Reference, name, e-mail, phone, room, GSTIN or payment');
  const spellings = [`9${number}`, `0${phone.slice(4)}`, phone.replace('+', '00').replaceAll(' ', '-')];
  for (const spelling of [...spellings, `zoe bronte ${number}`]) {
    await search.fill('no such guest');
    await expect(page.getByText('0 bookings', { exact: true })).toBeVisible();
    await search.fill(spelling);
    await expect(page.getByText('1 booking', { exact: true })).toBeVisible();
    await expect(page.getByRole('table').getByRole('link', { name: held.reference })).toBeVisible();
  }
});
