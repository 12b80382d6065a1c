import type { Page } from '@playwright/test';
import { press } from './keyboard';
import { sendWithData } from './sent-pages';
import {
  checkoutWindow,
  expect,
  fillForm,
  freshEmail,
  freshStay,
  heldDialog,
  openBookingDialog,
  proceedToPayment,
  test,
} from './test-server';

const strip = (page: Page) => page.getByRole('region', { name: 'Your held room' });

/** Makes a hold and leaves the payment; the strip of the hold is at the bottom of the page. */
async function holdRoom(page: Page, roomType = 'Double') {
  const form = { ...freshStay(), email: freshEmail(), roomType };
  const dialog = await openBookingDialog(page);
  await fillForm(dialog, form);
  const checkout = await proceedToPayment(page, dialog);
  await checkout.getByRole('button', { name: 'Close' }).click();
  await heldDialog(page).getByRole('button', { name: 'Close' }).first().click();
  await expect(strip(page)).toContainText(roomType);
  return form;
}

test('a hold is on every page and in every tab, and is paid from there', async ({ page, context }) => {
  await holdRoom(page);
  await expect(strip(page)).toContainText(/1[0-5]:\d\d/);
  await page.goto('/stay-policies');
  await expect(strip(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/rooms/deluxe');
  await strip(other).getByRole('button', { name: 'Pay now' }).click();
  await (await checkoutWindow(other)).getByRole('button', { name: 'Pay' }).click();
  await expect(other.getByRole('alertdialog', { name: 'Payment successful!' })).toBeVisible();
  await expect(strip(page)).toBeHidden();
});

test('a guest releases a hold by keyboard, and the room is free again', async ({ page, testServer }) => {
  const { email } = await holdRoom(page, 'Suite');
  await press(strip(page).getByRole('button', { name: 'Release' }));
  const question = page.getByRole('alertdialog', { name: 'Release the room?' });
  await press(question.getByRole('button', { name: 'Release the room' }));
  await expect(question).toBeHidden();
  await expect(strip(page)).toBeHidden();
  const taken = () =>
    testServer.query(
      `SELECT 1 FROM room_nights taken JOIN stays stay ON stay.id = taken.stay_id
         JOIN bookings booking ON booking.id = stay.booking_id WHERE booking.email = $1`,
      [email],
    );
  await expect.poll(taken).toEqual([]);
});

test('a guest changes a hold: the new dates take the place of the old ones', async ({ page, testServer }) => {
  const { email } = await holdRoom(page);
  await strip(page).getByRole('button', { name: 'Change' }).click();
  const dialog = page.getByRole('dialog', { name: 'Book Your Perfect Stay' });
  await expect(dialog.getByLabel('Email')).toHaveValue(email);
  const other = freshStay();
  await dialog.getByLabel('Check-in').fill(other.checkin);
  await dialog.getByLabel('Check-out').fill(other.checkout);
  const checkout = await proceedToPayment(page, dialog);
  await checkout.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Payment successful!' })).toBeVisible();
  const bookings = await testServer.query<{ status: string; checkin: string }>(
    `SELECT booking.status, stay.checkin::text FROM bookings booking
       JOIN stays stay ON stay.booking_id = booking.id WHERE email = $1 ORDER BY booking.created_at`,
    [email],
  );
  expect(bookings).toEqual([
    expect.objectContaining({ status: 'EXPIRED' }),
    { status: 'CONFIRMED', checkin: other.checkin },
  ]);
});

test('a changed hold keeps its rate and its code, and strip and panel say what the code saves', async ({
  page,
  testServer,
}) => {
  await testServer.query(
    `INSERT INTO promotions (name, code, discount, minimum_nights)
     VALUES ('Stay three nights, pay for two', 'HELD3', '{"kind": "FREE_NIGHTS", "stayNights": 3, "payNights": 2}', 3)`,
  );
  const { checkin } = freshStay();
  const checkout = new Date(Date.parse(checkin) + 3 * 86_400_000).toISOString().slice(0, 10);
  const dialog = await openBookingDialog(page);
  await fillForm(dialog, { checkin, checkout, email: freshEmail(), roomType: 'Deluxe' });
  await dialog.getByLabel('Rate').selectOption('Non-refundable');
  await dialog.getByLabel('Promotion code').fill('HELD3');
  const saving = /^Stay three nights, pay for two: you save ₹/;
  const payment = await proceedToPayment(page, dialog);
  await payment.getByRole('button', { name: 'Close' }).click();
  await expect(heldDialog(page).getByText(saving)).toBeVisible();
  await heldDialog(page).getByRole('button', { name: 'Close' }).first().click();
  await expect(strip(page).getByText(saving)).toBeVisible();

  await page.reload();
  await strip(page).getByRole('button', { name: 'Change' }).click();
  await expect(dialog.getByLabel('Rate')).toHaveValue('NON_REFUNDABLE');
  await expect(dialog.getByLabel('Promotion code')).toHaveValue('HELD3');
  await expect(dialog.getByText('Stay three nights, pay for two', { exact: true })).toBeVisible();
});

test('a loaded page starts at its top, Back and a reload return to where it was left', async ({ page }) => {
  const { checkin, checkout } = freshStay();
  const search = `/book?checkin=${checkin}&checkout=${checkout}&guests=`;
  const place = () => page.evaluate(() => window.scrollY);
  // The page waits for a moment only until it is as long as it was.
  await sendWithData(page, /\/book\?/);
  await page.goto(`${search}2`);
  await expect(page.getByText('room types are free')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 700));
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('saffron-court.scroll')))
    .toMatch(/:700/);
  await page.reload();
  await expect.poll(place).toBe(700);
  await page.goto(`${search}3`);
  await expect(page.getByText('room types are free')).toBeVisible();
  expect(await place()).toBe(0);
  await page.goBack();
  await expect.poll(place).toBe(700);
  await page.goto(`${search}2`);
  await expect(page.getByText('room types are free')).toBeVisible();
  expect(await place()).toBe(0);
});

test('Back closes the form and keeps what was typed, and a reload keeps both', async ({ page }) => {
  await page.goto('/rooms/deluxe');
  const opened = page.getByRole('dialog', { name: 'Book Your Perfect Stay' });
  const opener = page.getByRole('button', { name: /^Book this room/ }).first();
  await expect(opener).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 700));
  await opener.click();
  await opened.getByLabel('Name').fill('Asha Rao');
  await page.goBack();
  await expect(opened).toBeHidden();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  await page.goForward();
  await expect(opened.getByLabel('Name')).toHaveValue('Asha Rao');
  await page.reload();
  await expect(opened.getByLabel('Name')).toHaveValue('Asha Rao');
  await opened.getByRole('button', { name: 'Cancel' }).click();
  await expect(opened).toBeHidden();
  await expect(page).toHaveURL(/\/rooms\/deluxe$/);
});

test('a family books two rooms at once, and the mail names both', async ({ page, testServer }) => {
  const form = { ...freshStay(), email: freshEmail(), roomType: 'Double' };
  const dialog = await openBookingDialog(page);
  await fillForm(dialog, form);
  await dialog.getByRole('button', { name: 'Add another room' }).click();
  await dialog.getByLabel('Room type of room 2').selectOption('Suite');
  await dialog.getByLabel('Guests in room 2').fill('4');
  await expect(dialog.getByText('Suite, 2 nights')).toBeVisible();
  const checkout = await proceedToPayment(page, dialog);
  await checkout.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Payment successful!' })).toBeVisible();
  await expect.poll(async () => (await testServer.mailsTo(form.email)).length).toBe(1);
  const [mail] = await testServer.mailsTo(form.email);
  expect(mail?.text).toContain('Double');
  expect(mail?.text).toContain('Suite');
});
