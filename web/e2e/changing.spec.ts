import type { Locator, Page } from '@playwright/test';
import { holdRoom, type MadeBooking, openPaidBooking, pay } from './booking-states';
import { expectInOrder } from './in-order';
import { press, retype, retypeDate } from './keyboard';
import { checkoutWindow, expect, test, type TestServer } from './test-server';

const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** A paid booking for two nights, on its page. */
async function openPaid(page: Page, testServer: TestServer): Promise<MadeBooking> {
  const booking = await holdRoom(page, testServer);
  await pay(page, testServer, booking);
  await page.goto(`/booking#${booking.token}`);
  await expect(page.getByText('Confirmed and paid')).toBeVisible();
  return booking;
}

async function openChange(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Change dates or rooms' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change your booking' });
  await expect(dialog.getByLabel('Check-out')).toBeVisible();
  return dialog;
}

const staysOf = (testServer: TestServer, { reference }: MadeBooking) =>
  testServer.query<{ checkin: string; checkout: string }>(
    `SELECT checkin::text, checkout::text FROM stays
     WHERE booking_id = (SELECT id FROM bookings WHERE reference = $1) ORDER BY position`,
    [reference],
  );

test('a guest stays a night longer: the difference is paid, and the same booking has three nights', async ({
  page,
  testServer,
}) => {
  const booking = await openPaid(page, testServer);
  const dialog = await openChange(page);
  await dialog.getByLabel('Check-out').fill(addDays(booking.checkout, 1));
  await expect(dialog.getByText('Deluxe: 2 nights kept')).toBeVisible();
  await dialog.getByRole('button', { name: /^Change and pay ₹/ }).click();
  const checkout = await checkoutWindow(page);
  expect(await staysOf(testServer, booking)).toMatchObject([{ checkout: booking.checkout }]);
  await checkout.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByText('We have changed your booking and are sending you')).toBeVisible();
  await expect(page.getByText('3 nights', { exact: false }).first()).toBeVisible();
  expect(await staysOf(testServer, booking)).toMatchObject([
    { checkin: booking.checkin, checkout: addDays(booking.checkout, 1) },
  ]);
  await expect
    .poll(async () => (await testServer.mailsTo(booking.email)).map(({ subject }) => subject))
    .toContainEqual(expect.stringContaining(`Changed: ${booking.reference}`));
});

test('a guest who closes the payment finds the change waiting, and gives it up', async ({
  page,
  testServer,
}) => {
  const booking = await openPaid(page, testServer);
  const dialog = await openChange(page);
  await dialog.getByLabel('Check-out').fill(addDays(booking.checkout, 1));
  await dialog.getByRole('button', { name: /^Change and pay ₹/ }).click();
  await (await checkoutWindow(page)).getByRole('button', { name: 'Close' }).click();
  await page.reload();
  const waiting = page.getByRole('region', { name: 'Your change is waiting for your payment' });
  await expect(waiting).toContainText(/1[0-5]:\d\d/);
  await waiting.getByRole('button', { name: 'Do not change' }).click();
  await expect(waiting).toBeHidden();
  expect(await staysOf(testServer, booking)).toMatchObject([{ checkout: booking.checkout }]);
});

test('a guest leaves a night earlier, by keyboard alone, and gets the difference back', async ({
  page,
  testServer,
}) => {
  const booking = await openPaid(page, testServer);
  await press(page.getByRole('button', { name: 'Change dates or rooms' }));
  const dialog = page.getByRole('dialog', { name: 'Change your booking' });
  const field = dialog.getByLabel('Check-out');
  await retypeDate(page, field, addDays(booking.checkout, -1));
  await expect(dialog.getByText('Your refund', { exact: true })).toBeVisible();
  await press(dialog.getByRole('button', { name: 'Change booking' }));
  await expect(page.getByText(/^We have changed your booking and are sending ₹.* back/)).toBeVisible();
  expect(await staysOf(testServer, booking)).toMatchObject([{ checkout: addDays(booking.checkout, -1) }]);
});

test.describe('on a phone of 320 px', () => {
  test.use({ viewport: { width: 320, height: 700 }, reducedMotion: 'reduce' });

  test('the dialog fits, has no findings of axe, and moves the stay', async ({ page, testServer }) => {
    const booking = await openPaid(page, testServer);
    const dialog = await openChange(page);
    await dialog.getByLabel('Check-in').fill(addDays(booking.checkin, 1));
    await dialog.getByLabel('Check-out').fill(addDays(booking.checkout, 1));
    await expect(dialog.getByText('Deluxe: 1 night kept')).toBeVisible();
    await expectInOrder(page, 'dialog of a change');
    await dialog.getByRole('button', { name: 'Change booking' }).click();
    await expect(page.getByText('We have changed your booking')).toBeVisible();
    expect(await staysOf(testServer, booking)).toEqual([
      { checkin: addDays(booking.checkin, 1), checkout: addDays(booking.checkout, 1) },
    ]);
  });
});

test.describe('the owner, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });

  async function openAtDesk(page: Page, testServer: TestServer) {
    const booking = await openPaidBooking(page, testServer);
    await press(page.getByRole('button', { name: 'Change dates or rooms' }));
    const dialog = page.getByRole('dialog', { name: 'Change the booking' });
    await expect(dialog.getByLabel('Check-out')).toBeVisible();
    return { booking, dialog };
  }

  test('shortens a stay by keyboard alone, with a reason', async ({ page, testServer }) => {
    const { booking, dialog } = await openAtDesk(page, testServer);
    await retypeDate(page, dialog.getByLabel('Check-out'), addDays(booking.checkout, -1));
    await expect(dialog.getByText('Refund to the guest', { exact: true })).toBeVisible();
    await retype(page, dialog.getByLabel('Reason'), 'The guest called.');
    await expectInOrder(page);
    await press(dialog.getByRole('button', { name: 'Change the booking' }));
    await press(page.getByRole('alertdialog').getByRole('button', { name: /^Refund ₹/ }));
    await expect(page.getByText(/^Changed. ₹.* goes back to the guest/)).toBeVisible();
    await expect(dialog).toBeHidden();
    await expectInOrder(page);
    expect(await staysOf(testServer, booking)).toMatchObject([{ checkout: addDays(booking.checkout, -1) }]);
  });

  test('makes a longer stay ready: the guest pays by the link of the mail', async ({ page, testServer }) => {
    const { booking, dialog } = await openAtDesk(page, testServer);
    await retypeDate(page, dialog.getByLabel('Check-out'), addDays(booking.checkout, 1));
    await retype(page, dialog.getByLabel('Reason'), 'The guest called.');
    await press(dialog.getByRole('button', { name: /^Hold and ask for ₹/ }));
    await expect(page.getByText(/^The new nights are held for 15 minutes/)).toBeVisible();
    const linkOf = async () => {
      const mails = await testServer.mailsTo(booking.email);
      const asked = mails.find(({ subject }) => subject.startsWith('Please pay'));
      return /\/booking#\S+/.exec(asked?.text ?? '')?.[0];
    };
    await expect.poll(linkOf).toBeTruthy();
    await page.goto('/privacy');
    await page.goto((await linkOf()) ?? '');
    const waiting = page.getByRole('region', { name: 'Your change is waiting for your payment' });
    await waiting.getByRole('button', { name: /^Pay/ }).click();
    await (await checkoutWindow(page)).getByRole('button', { name: 'Pay' }).click();
    await expect(page.getByText('We have changed your booking')).toBeVisible();
    expect(await staysOf(testServer, booking)).toMatchObject([{ checkout: addDays(booking.checkout, 1) }]);
  });
});
