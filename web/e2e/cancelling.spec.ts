import type { Locator, Page } from '@playwright/test';
import { bookTwoRooms, holdRoom, pay, type MadeBooking } from './booking-states';
import { press } from './keyboard';
import { freshPerson, signIn } from './people';
import { proofCases } from './proof-cases';
import { expect, freshEmail, test, type TestServer } from './test-server';

/** The code that was mailed to an account's address. */
async function addressCode(testServer: TestServer, address: string): Promise<string> {
  let code = '';
  await expect(async () => {
    const mails = await testServer.mailsTo(address);
    code = mails.map(({ text }) => /Your bookings[^]*?(\d{6})/.exec(text)?.[1]).find(Boolean) ?? '';
    expect(code).not.toBe('');
  }).toPass();
  return code;
}

const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Cancel your booking' });

async function openBooking(page: Page, { token }: Pick<MadeBooking, 'token'>): Promise<void> {
  await page.goto(`/booking#${token}`);
  await expect(page.getByText('Confirmed and paid')).toBeVisible();
}

const statesOf = (testServer: TestServer, { reference }: Pick<MadeBooking, 'reference'>) =>
  testServer.query<{ booking: string; stay: string }>(
    `SELECT booking.status AS booking, stay.status AS stay FROM bookings booking
     JOIN stays stay ON stay.booking_id = booking.id WHERE booking.reference = $1 ORDER BY stay.position`,
    [reference],
  );

const subjectsTo = async (testServer: TestServer, email: string): Promise<string[]> =>
  (await testServer.mailsTo(email)).map(({ subject }) => subject);

/** The refunds at the gateway in rupees, oldest first. */
const refundsOf = (testServer: TestServer, { reference }: Pick<MadeBooking, 'reference'>) =>
  testServer.query<{ amount: string }>(
    `SELECT refund.amount_paise AS amount FROM refunds refund JOIN payments payment ON payment.id = refund.payment_id
     JOIN bookings booking ON booking.id = payment.booking_id WHERE booking.reference = $1
     ORDER BY refund.created_at`,
    [reference],
  );

test('a family cancels one of two rooms, and then the booking', async ({ page, testServer }) => {
  const booking = await bookTwoRooms(page, testServer);
  await openBooking(page, booking);
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByText('₹88,811.52')).toBeVisible();
  await dialog.getByRole('checkbox', { name: /^Double/ }).click();
  await expect(dialog.getByText('₹59,273.76')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel this room' }).click();
  await expect(
    page.getByText(/^Your cancellation is confirmed. We are sending ₹59,273.76 back/),
  ).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^Confirmed/ })).toBeVisible();
  expect(await statesOf(testServer, booking)).toEqual([
    { booking: 'CONFIRMED', stay: 'EXPECTED' },
    { booking: 'CONFIRMED', stay: 'CANCELLED' },
  ]);

  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(dialog.getByText('₹29,537.76')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(
    page.getByText(/^Your cancellation is confirmed. We are sending ₹29,537.76 back/),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel booking' })).toBeHidden();
  await expect
    .poll(
      async () =>
        (await subjectsTo(testServer, booking.email)).filter((subject) => /^Cancelled/.test(subject)).length,
    )
    .toBe(2);
  await expect
    .poll(async () => (await refundsOf(testServer, booking)).map(({ amount }) => Number(amount)))
    .toEqual([5_927_376, 2_953_776]);
});

test('a guest cancels by keyboard alone, and Escape keeps the booking', async ({ page, testServer }) => {
  const booking = await holdRoom(page, testServer);
  await pay(page, testServer, booking);
  await openBooking(page, booking);
  const open = page.getByRole('button', { name: 'Cancel booking' });
  await press(open);
  const dialog = dialogOf(page);
  await expect(dialog.getByText('Refund', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Refund', { exact: true })).toBeVisible();
  const confirm = dialog.getByRole('button', { name: 'Cancel booking' });
  for (
    let presses = 0;
    presses < 6 && !(await confirm.evaluate((button) => button === document.activeElement));
    presses += 1
  )
    await page.keyboard.press('Tab');
  await expect(confirm).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Your cancellation is confirmed. We are sending ₹/)).toBeVisible();
  expect(await statesOf(testServer, booking)).toEqual([{ booking: 'CANCELLED', stay: 'CANCELLED' }]);
});

test('a guest who has lost the link gets it again, and cancels', async ({ page, testServer }) => {
  const booking = await holdRoom(page, testServer);
  await pay(page, testServer, booking);
  await page.goto('/booking');
  await page.getByLabel('Reference').fill(booking.reference);
  await page.getByLabel('E-mail address').fill(booking.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('status').filter({ hasText: /\w/ })).toBeVisible();
  const linkIn = async () => {
    const mails = await testServer.mailsTo(booking.email);
    const mail = mails.find(({ subject }) => /link/i.test(subject));
    return /\/booking#\S+/.exec(mail?.text ?? '')?.[0];
  };
  await expect.poll(linkIn).toBeTruthy();
  await page.goto('/privacy');
  await page.goto((await linkIn()) ?? '');
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await dialogOf(page).getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByText(/^Your cancellation is confirmed. We are sending ₹/)).toBeVisible();
});

test('a signed-in guest cancels in My bookings', async ({ page, testServer }) => {
  const person = await freshPerson(testServer);
  const booking = await holdRoom(page, testServer, { email: person.email });
  await pay(page, testServer, booking);
  await signIn(page, testServer, person);
  await page.goto('/profile');
  const list = page.getByRole('region', { name: 'My bookings' });
  // The booking was made without the account: a mailed code shows it.
  await list.getByRole('button', { name: 'Send the code' }).click();
  await expect(list.getByText(/^The code is on its way/)).toBeVisible();
  await list.getByLabel('Code from the mail').fill(await addressCode(testServer, person.email));
  await list.getByRole('button', { name: 'Show my bookings' }).click();
  await list.getByRole('button', { name: `Cancel booking ${booking.reference}` }).click();
  await dialogOf(page).getByRole('button', { name: 'Cancel booking' }).click();
  await expect(list.getByText(/^Your cancellation is confirmed. We are sending ₹/)).toBeVisible();
  await expect(list.getByRole('link', { name: new RegExp(booking.reference) })).toContainText('Cancelled');
  await expect(list.getByRole('button', { name: /^Cancel booking/ })).toBeHidden();
});

test('the owner cancels one room at a charge of their own, and sees what became of it', async ({
  page,
  testServer,
}) => {
  const booking = await bookTwoRooms(page, testServer);
  await signIn(page, testServer);
  await page.goto(`/desk/bookings/${booking.reference}`);
  const form = page.getByRole('region', { name: 'Cancel' });
  await form.getByRole('checkbox', { name: /Double/ }).click();
  await form.getByLabel('Charge in rupees, with tax').fill('9273.76');
  await form.getByLabel('Reason').fill('They need one room.');
  await expect(form.getByText('The hotel keeps ₹9,273.76; ₹50,000.00 goes back to the guest.')).toBeVisible();
  await form.getByRole('button', { name: 'Cancel this room' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Refund ₹50,000.00' }).click();
  await expect(page.getByText(/^Cancelled. The hotel keeps ₹9,273.76/)).toBeVisible();
  const rooms = page.getByRole('region', { name: 'Rooms' });
  await expect(rooms.getByRole('listitem').filter({ hasText: 'Suite' })).toContainText('Charge ₹9,273.76');
  expect(await statesOf(testServer, booking)).toEqual([
    { booking: 'CONFIRMED', stay: 'EXPECTED' },
    { booking: 'CONFIRMED', stay: 'CANCELLED' },
  ]);
});

const PLACES = [
  ['ten hours behind UTC', 'Pacific/Honolulu'],
  ['thirteen hours ahead of UTC', 'Pacific/Apia'],
] as const;

for (const [place, timezoneId] of proofCases(PLACES, 2)) {
  test.describe(`a guest ${place}, on a phone`, () => {
    test.use({ timezoneId, viewport: { width: 390, height: 844 }, hasTouch: true });

    test('reads the deadline in the hotel’s time, and cancels', async ({ page, testServer }) => {
      const booking = await holdRoom(page, testServer, { email: freshEmail() });
      await pay(page, testServer, booking);
      await openBooking(page, booking);
      await page.getByRole('button', { name: 'Cancel booking' }).tap();
      const dialog = dialogOf(page);
      // 48 hours before 00:00 of the check-in day at the hotel.
      const deadline = new Date(Date.parse(`${booking.checkin}T00:00:00Z`) - 2 * 86_400_000);
      await expect(dialog.getByText(/You can cancel free of charge until/)).toContainText(
        new Intl.DateTimeFormat('en-GB', {
          timeZone: 'UTC',
          day: 'numeric',
          month: 'short',
          year: 'numeric',
          hour: '2-digit',
          minute: '2-digit',
        }).format(deadline),
      );
      await dialog.getByRole('button', { name: 'Cancel booking' }).tap();
      await expect(page.getByText(/^Your cancellation is confirmed. We are sending ₹/)).toBeVisible();
      expect(await statesOf(testServer, booking)).toEqual([{ booking: 'CANCELLED', stay: 'CANCELLED' }]);
    });
  });
}
