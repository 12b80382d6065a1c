import type { Page } from '@playwright/test';
import { openPaidBooking } from './booking-states';
import { goTo, letAllLeave } from './hotel-days';
import { expectInOrder } from './in-order';
import { choose, press, retype, retypeDate } from './keyboard';
import { signIn } from './people';
import { proofCases } from './proof-cases';
import { checkoutWindow, expect, freshEmail, freshStay, test, type TestServer } from './test-server';

const SCREENS = [
  { name: 'on a wide screen', viewport: { width: 1440, height: 900 } },
  { name: 'on a phone', viewport: { width: 390, height: 844 } },
] as const;

const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Today at the hotel, by this machine's clock. */
const hotelToday = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());

/** Moves the hotel's clock to 01:00 of the coming night, and returns the day before it. */
async function atOneInTheNight(testServer: TestServer): Promise<string> {
  const today = hotelToday();
  await goTo(testServer, today, '01:00', 1);
  return today;
}

async function openForm(page: Page, testServer: TestServer): Promise<void> {
  await signIn(page, testServer);
  await page.goto('/desk');
  await press(page.getByRole('main').getByRole('link', { name: 'New booking' }));
  await expect(page.getByRole('heading', { level: 1, name: 'New booking' })).toBeVisible();
  await expect(page.getByLabel('Check-in')).toBeVisible();
}

const statusShown = (page: Page, status: string) => page.getByText(status, { exact: true }).first();

const statesOf = (testServer: TestServer, reference: string) =>
  testServer.query<{ status: string; channel: string; nights: number }>(
    `SELECT booking.status, booking.channel, (SELECT count(*)::int FROM room_nights JOIN stays ON stays.id = stay_id
       WHERE booking_id = booking.id) AS nights FROM bookings booking WHERE reference = $1`,
    [reference],
  );

const referenceShown = (page: Page) => page.url().split('/').at(-1) ?? '';

for (const { name, viewport } of proofCases(SCREENS, 2))
  test.describe(`${name}, by keyboard only, the staff`, () => {
    test.use({ viewport, reducedMotion: 'reduce' });

    test('sell last night at 01:00 to a guest who walks in, pays in cash, and leaves in the morning', async ({
      page,
      testServer,
    }) => {
      await letAllLeave(testServer);
      const lastNight = await atOneInTheNight(testServer);
      await openForm(page, testServer);
      await expect(page.getByLabel('Check-in')).toHaveValue(lastNight);
      await expect(page.getByText('Total with tax')).toBeVisible();
      await choose(page, page.getByLabel('How the guest booked'), 'At the desk');
      await expectInOrder(page);

      await press(page.getByRole('button', { name: 'Book', exact: true }));
      await expect(page.getByLabel('Name')).toBeFocused();
      await expect(page.getByText('Please enter the guest’s phone number.')).toBeVisible();
      await expectInOrder(page);

      await retype(page, page.getByLabel('Name'), 'Late Guest');
      await retype(page, page.getByLabel('Phone'), '+91 98200 55667');
      await press(page.getByRole('button', { name: 'Book', exact: true }));
      const payment = page.getByRole('dialog', { name: 'Booked' });
      await expect(payment.getByRole('button', { name: 'Take ₹9,813.00' })).toBeVisible();
      await expectInOrder(page);
      await press(payment.getByRole('button', { name: 'The guest pays later' }));
      await expect(page).toHaveURL(/\/desk\/bookings\/SC-/);
      await expect(page.getByText('At the desk', { exact: true })).toBeVisible();
      await expect(statusShown(page, 'Confirmed')).toBeVisible();
      await expectInOrder(page);
      const reference = referenceShown(page);
      expect(await statesOf(testServer, reference)).toEqual([
        { status: 'CONFIRMED', channel: 'DESK', nights: 1 },
      ]);

      const stay = page.getByRole('group', { name: /^Late Guest, room/ });
      await press(stay.getByRole('button', { name: 'Check in', exact: true }));
      await expect(stay.getByText('In house')).toBeVisible();
      const folio = page.getByRole('region', { name: 'Folio' });
      await expect(folio.getByText('The guest owes ₹9,812.88.', { exact: true })).toBeVisible();
      await expect(folio.getByText('₹9,812.88 is rounded to the rupee in cash.')).toBeVisible();
      await press(folio.getByRole('button', { name: 'Take ₹9,813.00' }));
      await press(folio.getByRole('button', { name: 'Go on without a shift' }));
      await expect(folio.getByText('Nothing is due.')).toBeVisible();
      await expect(folio.getByRole('row', { name: /Rounded to the rupee/ })).toContainText('₹0.12');
      await expectInOrder(page);

      await goTo(testServer, lastNight, '10:00', 1);
      await page.reload();
      await press(stay.getByRole('button', { name: 'Check out', exact: true }));
      await expect(stay.getByText('Departed')).toBeVisible();
      await expectInOrder(page);
    });

    test('book a stay that a portal collected: it is checked out without payment', async ({
      page,
      testServer,
    }) => {
      await openForm(page, testServer);
      const { checkin, checkout } = freshStay();
      await retypeDate(page, page.getByLabel('Check-in'), checkin);
      await retypeDate(page, page.getByLabel('Check-out'), checkout);
      await choose(page, page.getByLabel('How the guest booked'), 'Through a portal');
      await retype(page, page.getByLabel('Name of the portal'), `Lake Tours ${Date.now()}`);
      await retype(page, page.getByLabel('The portal’s number'), `LT ${Date.now()}`);
      await choose(page, page.getByLabel('Who collects the money'), 'The portal');
      await retype(page, page.getByLabel('Commission in percent'), '15');
      await retype(page, page.getByLabel('Name', { exact: true }), 'Paid Guest');
      await expect(page.getByText('Total with tax')).toBeVisible();
      await expectInOrder(page);
      await press(page.getByRole('button', { name: 'Book', exact: true }));
      await expect(page).toHaveURL(/\/desk\/bookings\/SC-/);
      const folio = page.getByRole('region', { name: 'Folio' });
      await expect(folio.getByText('Nothing is due.')).toBeVisible();
      await expect(folio.getByRole('row', { name: /Paid: Portal/ })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Portal', exact: true })).toContainText(
        'The portal owes',
      );
      await expectInOrder(page);

      await goTo(testServer, checkin, '14:00');
      // The room may be a room that the guest of another test has left.
      await letAllLeave(testServer);
      await page.reload();
      const stay = page.getByRole('group', { name: /^Paid Guest, room/ });
      await press(stay.getByRole('button', { name: 'Check in', exact: true }));
      await expect(stay.getByText('In house')).toBeVisible();
      await goTo(testServer, checkout, '10:00');
      await page.reload();
      await press(stay.getByRole('button', { name: 'Check out', exact: true }));
      await expect(stay.getByText('Departed')).toBeVisible();
      await expectInOrder(page);
      await testServer.shiftClock('0 seconds');
    });

    test('book a stay that a portal sold, with the money that the portal pays', async ({
      page,
      testServer,
    }) => {
      await openForm(page, testServer);
      const { checkin, checkout } = freshStay();
      await retypeDate(page, page.getByLabel('Check-in'), checkin);
      await retypeDate(page, page.getByLabel('Check-out'), checkout);
      await choose(page, page.getByLabel('How the guest booked'), 'Through a portal');
      await retype(page, page.getByLabel('Name of the portal'), 'Booking.com');
      await retype(page, page.getByLabel('The portal’s number'), `B ${Date.now()}`);
      await retype(page, page.getByLabel('Name', { exact: true }), 'Portal Guest');
      await expect(page.getByText('Total with tax')).toBeVisible();
      await expectInOrder(page);
      await press(page.getByRole('button', { name: 'Book', exact: true }));
      await expect(page).toHaveURL(/\/desk\/bookings\/SC-/);
      const reference = referenceShown(page);
      expect(await statesOf(testServer, reference)).toMatchObject([
        { status: 'CONFIRMED', channel: 'PORTAL', nights: 2 },
      ]);

      const folio = page.getByRole('region', { name: 'Folio' });
      await choose(page, folio.getByLabel('Method'), 'Portal');
      await press(folio.getByRole('button', { name: /^Take ₹/ }));
      await expect(folio.getByText('Nothing is due.')).toBeVisible();
      await expect(folio.getByRole('row', { name: /Paid: Portal/ })).toBeVisible();
      await expectInOrder(page);
      await page.goto('/desk/cash-up');
      await expect(page.getByRole('listitem').filter({ hasText: reference })).toContainText('Portal');
    });

    test('keep ten rooms for a wedding party, and confirm them', async ({ page, testServer }) => {
      await openForm(page, testServer);
      const { checkin, checkout } = freshStay();
      await retypeDate(page, page.getByLabel('Check-in'), checkin);
      await retypeDate(page, page.getByLabel('Check-out'), checkout);
      await retype(page, page.getByLabel('Rooms', { exact: true }), '10');
      await expect(page.getByText('Only 8 are free.')).toBeVisible();
      await choose(page, page.getByLabel('Room type'), 'Double');
      await expect(page.getByText('Only 8 are free.')).toBeHidden();
      await press(page.getByRole('button', { name: 'Room number, rate and extras' }));
      await retype(page, page.getByLabel('Rate per night, before tax'), '6500');
      await retype(page, page.getByLabel('Reason for the rate'), 'A wedding party.');
      // ₹6,500 a night and 5 %, for two nights and ten rooms.
      await expect(page.getByText('₹1,36,500.00')).toBeVisible();
      await press(page.getByRole('radio', { name: 'Tentative, kept until a date' }), 'Space');
      await retypeDate(page, page.getByLabel('Keep the rooms until'), addDays(checkin, -7));
      const email = freshEmail();
      await retype(page, page.getByLabel('Name'), 'Iyer Wedding');
      await retype(page, page.getByLabel('Phone'), '+91 98200 11223');
      await retype(page, page.getByLabel('E-mail address'), email);
      await expectInOrder(page);
      await press(page.getByRole('button', { name: 'Keep these rooms' }));

      await expect(page).toHaveURL(/\/desk\/bookings\/SC-/);
      await expect(page.getByRole('heading', { name: 'Tentative' })).toBeVisible();
      const reference = referenceShown(page);
      expect(await statesOf(testServer, reference)).toEqual([
        { status: 'TENTATIVE', channel: 'PHONE', nights: 20 },
      ]);
      await expectInOrder(page);

      await press(page.getByRole('button', { name: 'Confirm the booking' }));
      await expect(page.getByText('The booking is confirmed. The guest pays at the hotel.')).toBeVisible();
      expect(await statesOf(testServer, reference)).toMatchObject([{ status: 'CONFIRMED', nights: 20 }]);
      await expectInOrder(page);
      await expect
        .poll(async () => (await testServer.mailsTo(email)).map(({ subject }) => subject))
        .toEqual(expect.arrayContaining([expect.stringContaining('Booking confirmed')]));
    });

    test('cancel a paid booking for a guest who calls, and its money goes back', async ({
      page,
      testServer,
    }) => {
      const booking = await openPaidBooking(page, testServer);
      await retype(page, page.getByLabel('Reason', { exact: true }), 'The guest called.');
      await expect(page.getByText(/^The hotel keeps ₹0.00; ₹.* goes back/)).toBeVisible();
      await expectInOrder(page);
      await press(page.getByRole('button', { name: 'Cancel this booking' }));
      await press(page.getByRole('alertdialog').getByRole('button', { name: /^Refund ₹/ }));
      await expect(page.getByText(/^Cancelled. The hotel keeps ₹0.00/)).toBeVisible();
      await expectInOrder(page);
      expect(await statesOf(testServer, booking.reference)).toMatchObject([
        { status: 'CANCELLED', nights: 0 },
      ]);
    });

    test('move a paid booking to other dates for a guest who calls', async ({ page, testServer }) => {
      const booking = await openPaidBooking(page, testServer);
      await press(page.getByRole('button', { name: 'Change dates or rooms' }));
      const dialog = page.getByRole('dialog', { name: 'Change the booking' });
      await retypeDate(page, dialog.getByLabel('Check-out'), addDays(booking.checkout, -1));
      await expect(dialog.getByText('Refund to the guest', { exact: true })).toBeVisible();
      await retype(page, dialog.getByLabel('Reason'), 'The guest called.');
      await expectInOrder(page);
      await press(dialog.getByRole('button', { name: 'Change the booking' }));
      await press(page.getByRole('alertdialog').getByRole('button', { name: /^Refund ₹/ }));
      await expect(page.getByText(/^Changed. ₹.* goes back to the guest/)).toBeVisible();
      expect(await statesOf(testServer, booking.reference)).toMatchObject([{ nights: 1 }]);
    });
  });

/** Ten rooms that are kept for a party, as the desk enters them. Returns the address of the guest. */
async function keepTenRooms(page: Page, testServer: TestServer): Promise<string> {
  await openForm(page, testServer);
  const { checkin, checkout } = freshStay();
  const email = freshEmail();
  await retypeDate(page, page.getByLabel('Check-in'), checkin);
  await retypeDate(page, page.getByLabel('Check-out'), checkout);
  await retype(page, page.getByLabel('Rooms', { exact: true }), '10');
  await choose(page, page.getByLabel('Room type'), 'Double');
  await press(page.getByRole('button', { name: 'Room number, rate and extras' }));
  await retype(page, page.getByLabel('Rate per night, before tax'), '6500');
  await retype(page, page.getByLabel('Reason for the rate'), 'A wedding party.');
  await expect(page.getByText('₹1,36,500.00')).toBeVisible();
  await press(page.getByRole('radio', { name: 'Tentative, kept until a date' }), 'Space');
  await retypeDate(page, page.getByLabel('Keep the rooms until'), addDays(checkin, -7));
  await retype(page, page.getByLabel('Name'), 'Iyer Wedding');
  await retype(page, page.getByLabel('Phone'), '+91 98200 11223');
  await retype(page, page.getByLabel('E-mail address'), email);
  await press(page.getByRole('button', { name: 'Keep these rooms' }));
  await expect(page.getByRole('heading', { name: 'Tentative' })).toBeVisible();
  return email;
}

/** Asks for the amount, or for the balance, by the form on the open page of the booking. */
async function askForPayment(page: Page, amount: string | null): Promise<void> {
  const links = page.getByRole('region', { name: 'Payment links' });
  if (amount !== null) await retype(page, links.getByLabel('Amount in ₹'), amount);
  await retypeDate(page, links.getByLabel('Until the end of'), addDays(hotelToday(), 2));
  await press(links.getByRole('button', { name: 'Ask for this payment' }));
  await expect(links.getByText('Sent', { exact: true })).toBeVisible();
  await expectInOrder(page);
}

/** Pays what the hotel's latest mail asks for, by its link. */
async function payByMail(page: Page, testServer: TestServer, email: string, sum: string): Promise<void> {
  const mailed = async () =>
    (await testServer.mailsTo(email)).find(({ text }) => text.includes(sum) && /\/pay#\S+/.test(text));
  await expect.poll(mailed).toBeDefined();
  const opened = await page.goto(/\/pay#\S+/.exec((await mailed())?.text ?? '')?.[0] ?? '');
  expect(opened?.status()).toBe(200);
  expect(opened?.headers()['x-robots-tag'] ?? (await opened?.text())).toContain('noindex');
  const pay = page.getByRole('button', { name: `Pay ${sum}` });
  await expect(pay).toBeVisible();
  await expectInOrder(page);
  await pay.click();
  await (await checkoutWindow(page)).getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByText(`Paid: ${sum}. Thank you.`)).toBeVisible();
  await expectInOrder(page);
}

test.describe('on a phone, a guest', () => {
  test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });

  test('makes a party of ten firm by a deposit, and pays the balance, both by links of mails', async ({
    page,
    testServer,
  }) => {
    const email = await keepTenRooms(page, testServer);
    const booking = page.url();
    await askForPayment(page, '50000');
    await payByMail(page, testServer, email, '₹50,000.00');

    await page.goto(booking);
    await expect(statusShown(page, 'Confirmed')).toBeVisible();
    await expect(page.getByText('The guest owes ₹86,500.00.', { exact: true })).toBeVisible();
    await askForPayment(page, null);
    await payByMail(page, testServer, email, '₹86,500.00');

    await page.goto(booking);
    await expect(page.getByText('Nothing is due.')).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Payment links' }).getByText('Paid', { exact: true }),
    ).toHaveCount(2);
  });
});
