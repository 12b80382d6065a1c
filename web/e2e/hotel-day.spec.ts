import type { Locator, Page } from '@playwright/test';
import { holdRoom, pay, type MadeBooking } from './booking-states';
import { goTo, letAllLeave } from './hotel-days';
import { expectInOrder } from './in-order';
import { press } from './keyboard';
import { signIn } from './people';
import { proofCases } from './proof-cases';
import { expect, test, type TestServer } from './test-server';

/** A paid stay of two nights. */
async function paidStay(page: Page, testServer: TestServer, name: string): Promise<MadeBooking> {
  const booking = await holdRoom(page, testServer, { name });
  await pay(page, testServer, booking);
  return booking;
}

/** The buttons of the guest's stay on the page. */
const stayOf = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: new RegExp(`^${name}, room`) });

const pressButton = (place: Page | Locator, name: string): Promise<void> =>
  press(place.getByRole('button', { name, exact: true }));

/** Opens a page of the desk at the hotel's current time. */
async function openDesk(page: Page, testServer: TestServer, path = '/desk'): Promise<void> {
  await signIn(page, testServer);
  await page.goto(path);
}

test.beforeEach(({ testServer }) => letAllLeave(testServer));

const SCREENS = {
  'a phone': { width: 390, height: 844 },
  'a wide screen': { width: 1440, height: 900 },
} as const;

for (const [screen, viewport] of proofCases(Object.entries(SCREENS), 2)) {
  test.describe(`on ${screen}, by keyboard`, () => {
    test.use({ viewport });

    test('a guest is checked in, by mistake, and again; the focus stays with the guest', async ({
      page,
      testServer,
    }) => {
      const { checkin } = await paidStay(page, testServer, 'Mira Iyer');
      await goTo(testServer, checkin, '14:00');
      await openDesk(page, testServer);
      const stay = stayOf(page, 'Mira Iyer');
      await pressButton(stay, 'Check in');
      await expect(stay.getByText('In house')).toBeVisible();
      await expect(stay.getByRole('button', { name: 'Check out' })).toBeFocused();
      await expect(page.getByRole('status').filter({ hasText: 'Mira Iyer is checked in.' })).toBeVisible();
      await expectInOrder(page, 'today with a guest in house');
      await pressButton(stay, 'Undo check-in');
      await expect(stay.getByText('Expected')).toBeVisible();
      await expect(stay.getByRole('button', { name: 'Check in' })).toBeFocused();
      await pressButton(stay, 'Check in');
      await expect(stay.getByText('In house')).toBeVisible();
      // At 01:00 it is still the day before.
      await goTo(testServer, checkin, '01:00', 1);
      await page.reload();
      await expect(stay.getByText('In house')).toBeVisible();
    });

    test('a guest who owes something is not checked out, unless the staff say why', async ({
      page,
      testServer,
    }) => {
      const booking = await paidStay(page, testServer, 'Ravi Menon');
      await goTo(testServer, booking.checkin, '20:00');
      await openDesk(page, testServer);
      const stay = stayOf(page, 'Ravi Menon');
      await pressButton(stay, 'Check in');
      await expect(stay.getByText('In house')).toBeVisible();
      await testServer.query(
        `INSERT INTO folio_lines (booking_id, kind, value_paise, cgst_paise, sgst_paise, sac)
         SELECT id, 'WRITE_OFF', 120000, 0, 0, '996311' FROM bookings WHERE reference = $1`,
        [booking.reference],
      );
      await goTo(testServer, booking.checkout, '10:00');
      await page.reload();
      await pressButton(stay, 'Check out');
      const dialog = page.getByRole('dialog', { name: 'Check out' });
      await expect(dialog.getByText('The guest owes ₹1,200.00.')).toBeVisible();
      await expectInOrder(page, 'check-out with an open balance');
      await pressButton(dialog, 'Check out');
      await expect(dialog.getByText(/owes ₹1,200.00, so the stay is not checked out/)).toBeVisible();
      await press(dialog.getByLabel('Check out with the balance open'), 'Space');
      await dialog.getByLabel('Reason').fill('Pays by bank transfer');
      await dialog.getByLabel('Reason').press('Enter');
      await expect(dialog).toBeHidden();
      await expect(stay.getByText('Departed')).toBeVisible();
      await expect(stay.getByRole('button', { name: 'Undo check-out' })).toBeFocused();
      await expectInOrder(page, 'today with a guest who has left');
    });

    test('a no-show arrives after all, and leaves early', async ({ page, testServer }) => {
      const booking = await paidStay(page, testServer, 'Leela Das');
      await goTo(testServer, booking.checkin, '23:30');
      await openDesk(page, testServer, `/desk/bookings/${booking.reference}`);
      const stay = stayOf(page, 'Leela Das');
      await pressButton(stay, 'No-show');
      const noShow = page.getByRole('dialog', { name: 'No-show' });
      await expect(noShow.getByText(/^The hotel keeps ₹/)).toBeVisible();
      await expectInOrder(page, 'the form of a no-show');
      await pressButton(noShow, 'Record the no-show');
      await expect(stay.getByText('No-show', { exact: true })).toBeVisible();
      await goTo(testServer, booking.checkin, '02:00', 1);
      await page.reload();
      await pressButton(stay, 'Arrived after all');
      await expect(stay.getByText('In house')).toBeVisible();
      await expectInOrder(page, 'a booking with a guest in house');

      await goTo(testServer, booking.checkin, '09:00', 1);
      await page.reload();
      await pressButton(stay, 'Check out');
      const dialog = page.getByRole('dialog', { name: 'Check out' });
      await expect(dialog.getByText('Price of 1 night given up')).toBeVisible();
      await expectInOrder(page, 'the figures of an early departure');
      await dialog.getByLabel('Charge in rupees, with tax').fill('0');
      await expect(dialog.getByText('Nothing is open.')).toBeVisible();
      await dialog.getByLabel('Reason').fill('A courtesy');
      await pressButton(dialog, 'Check out');
      await expect(stay.getByText('Departed')).toBeVisible();
    });

    test('the night audit names who did not come, and the day is closed', async ({ page, testServer }) => {
      const { checkin } = await paidStay(page, testServer, 'Noor Khan');
      await goTo(testServer, checkin, '01:30', 1);
      await openDesk(page, testServer, `/desk/night-audit?day=${checkin}`);
      const list = page.getByRole('region', { name: 'Not arrived' });
      await expect(list.getByRole('link', { name: 'Noor Khan' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Close the day' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await expectInOrder(page, 'the night audit with an open arrival');
      await pressButton(stayOf(page, 'Noor Khan'), 'Check in');
      await expect(list.getByText('Nobody.')).toBeVisible();
      await expect(page.getByRole('heading', { level: 2, name: /\d{4}/ })).toBeFocused();
      await pressButton(page, 'Close the day');
      await expect(page.getByText(/^Closed .* 01:3/)).toBeVisible();
      await expectInOrder(page, 'a closed day');
    });
  });
}
