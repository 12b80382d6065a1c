import { axeFindings } from './axe';
import { quotedRest } from './booking-states';
import { expect, fillForm, freshEmail, freshStay, openBookingDialog, test, totalShown } from './test-server';

const SELL = `UPDATE rate_plans SET on_sale = $1, terms = '{"dueAtBookingPercent": 0}' WHERE code = 'PAY_AT_HOTEL'`;

test.beforeEach(async ({ page, testServer }) => {
  await testServer.query(SELL, [true]);
  await expect.poll(() => quotedRest(page, testServer, 'PAY_AT_HOTEL')).toBeGreaterThan(0);
});
test.afterEach(({ testServer }) => testServer.query(SELL, [false]));

test('a guest books without paying: the code of the mail confirms, and the page says what is paid at the hotel', async ({
  page,
  testServer,
}) => {
  const form = { ...freshStay(), email: freshEmail(), roomType: 'Double' };
  const dialog = await openBookingDialog(page);
  await fillForm(dialog, form);
  await dialog.getByLabel('Rate').selectOption('Pay at the hotel');
  await expect(dialog.getByText(/^Nothing to pay now, ₹[\d,.]+ at the hotel\.$/)).toBeVisible();
  const total = await totalShown(dialog);
  await dialog.getByRole('button', { name: 'Book, pay at the hotel' }).click();

  const proof = page.getByRole('dialog', { name: 'Confirm your e-mail address' });
  await expect(proof.getByText(form.email)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const subjects = async () => (await testServer.mailsTo(form.email)).map(({ subject }) => subject);
  await expect.poll(async () => (await subjects()).join()).toMatch(/^\d{6} confirms your booking/);
  const [code = ''] = /^\d{6}/.exec((await subjects()).join()) ?? [];
  const field = proof.getByLabel('Code from the mail');
  await field.fill(code === '000000' ? '000001' : '000000');
  await proof.getByRole('button', { name: 'Confirm the booking' }).click();
  await expect(proof.getByText('These six digits are not right.', { exact: false })).toBeVisible();
  await field.fill(code);
  await proof.getByRole('button', { name: 'Confirm the booking' }).click();

  const alert = page.getByRole('alertdialog', { name: 'Your stay is booked!' });
  await expect(alert.getByText(/Nothing to pay now/)).toBeVisible();
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('Your stay is confirmed. You pay at the hotel.')).toBeVisible();
  await expect(page.getByText(`Pay ${total} at the hotel.`)).toBeVisible();
  const texts = async () => (await testServer.mailsTo(form.email)).map(({ text }) => text).join('\n');
  await expect.poll(texts).toContain(`${total}, at the hotel`);
});

test('a guest who closed the dialog enters the code from the strip of the hold', async ({
  page,
  testServer,
}) => {
  const form = { ...freshStay(), email: freshEmail(), roomType: 'Double' };
  const dialog = await openBookingDialog(page);
  await fillForm(dialog, form);
  await dialog.getByLabel('Rate').selectOption('Pay at the hotel');
  await dialog.getByRole('button', { name: 'Book, pay at the hotel' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirm your e-mail address' });
  await proof.getByRole('button', { name: 'Close' }).last().click();
  const strip = page.getByRole('region', { name: 'Your held room' });
  await expect(strip.getByText('Nothing to pay now')).toBeVisible();
  await strip.getByRole('button', { name: 'Enter the code' }).click();
  const subjects = async () => (await testServer.mailsTo(form.email)).map(({ subject }) => subject).join();
  await expect.poll(subjects).toMatch(/^\d{6}/);
  await proof.getByLabel('Code from the mail').fill(/^\d{6}/.exec(await subjects())?.[0] ?? '');
  await proof.getByRole('button', { name: 'Confirm the booking' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Your stay is booked!' })).toBeVisible();
});
