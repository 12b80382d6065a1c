import type { Page } from '@playwright/test';
import {
  bookTwoRooms,
  disputedBooking,
  holdRoom,
  lapsedBooking,
  newOwnerLink,
  pay,
  refundedBooking,
} from './booking-states';
import {
  checkoutWindow,
  expect,
  fillForm,
  freshStay,
  heldDialog,
  openBookingDialog,
  type TestServer,
} from './test-server';
import { fillSignIn, freshPerson, signIn, type Person } from './people';
import { settle } from './site-pages';

/** Visits the current page under a name. */
export type Look = (state: string) => Promise<void>;

async function openBookingPage(page: Page, token: string, words: string): Promise<void> {
  // A change of the fragment alone loads no new page.
  await page.goto('/privacy');
  await page.goto(`/booking#${token}`);
  await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();
}

/** The page of a booking in each of its states. */
export async function lookAtBookingPages(page: Page, testServer: TestServer, look: Look): Promise<void> {
  const held = await holdRoom(page, testServer);
  await openBookingPage(page, held.token, 'Held for you');
  await look('booking-page-held');
  await pay(page, testServer, held);
  await openBookingPage(page, held.token, 'Confirmed and paid');
  await look('booking-page-confirmed');
  await page.getByRole('button', { name: 'Change dates or rooms' }).click();
  const change = page.getByRole('dialog', { name: 'Change your booking' });
  await change.getByLabel('Guests').fill('1');
  await expect(change.getByText('Total after')).toBeVisible();
  await look('booking-change-dialog');
  await change.getByRole('button', { name: 'Keep as it is' }).click();
  const partly = await refundedBooking(page, testServer, 100_000);
  await openBookingPage(page, partly.token, 'Part of your payment has been refunded');
  await look('booking-page-partly-refunded');
  const refunded = await refundedBooking(page, testServer);
  await openBookingPage(page, refunded.token, 'Your payment has been refunded');
  await look('booking-page-refunded');
  const lapsed = await lapsedBooking(page, testServer);
  await openBookingPage(page, lapsed.token, 'The hold has expired');
  await look('booking-page-lapsed');
  await page.getByRole('button', { name: 'Book these dates again' }).click();
  await expect(page.getByRole('dialog').getByLabel('Check-in')).not.toHaveValue('');
  await look('booking-dialog-again');
}

/** A guest cancels one of two rooms, and then the other one. */
export async function lookAtCancelling(page: Page, testServer: TestServer, look: Look): Promise<void> {
  const booking = await bookTwoRooms(page, testServer);
  await openBookingPage(page, booking.token, 'Confirmed and paid');
  const open = page.getByRole('button', { name: 'Cancel booking' });
  const dialog = page.getByRole('dialog', { name: 'Cancel your booking' });
  await open.click();
  await expect(dialog.getByText('Refund', { exact: true })).toBeVisible();
  await look('cancellation-dialog');
  await dialog.getByRole('checkbox', { name: /^Double/ }).click();
  await expect(dialog.getByText('₹59,273.76')).toBeVisible();
  await look('cancellation-dialog-one-room');
  await dialog.getByRole('checkbox', { name: /^Suite/ }).click();
  await look('cancellation-dialog-no-room');
  await dialog.getByRole('checkbox', { name: /^Suite/ }).click();
  await dialog.getByRole('button', { name: 'Cancel this room' }).click();
  await expect(page.getByText(/^Your cancellation is confirmed. We are sending ₹/)).toBeVisible();
  await expect(dialog).toBeHidden();
  await look('booking-page-one-room-cancelled');
  await open.click();
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(dialog).toBeHidden();
  await expect(open).toBeHidden();
  await look('booking-page-cancelled');
  await page.goto('/booking');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByLabel('Reference')).toHaveAttribute('aria-invalid', 'true');
  await look('booking-page-lost-link');
}

/** A guest's bookings are cancelled at the desk, and in the list of a signed-in guest. */
export async function lookAtCancellingAtDesk(page: Page, testServer: TestServer, look: Look): Promise<void> {
  const booking = await bookTwoRooms(page, testServer);
  await page.goto(`/desk/bookings/${booking.reference}`);
  const form = page.getByRole('region', { name: 'Cancel' });
  await expect(form.getByText(/The hotel keeps/)).toBeVisible();
  await look('admin-booking-two-rooms');
  await form.getByRole('checkbox', { name: /Double/ }).click();
  await form.getByLabel('Charge in rupees, with tax').fill('900000');
  await expect(form.getByLabel('Charge in rupees, with tax')).toHaveAttribute('aria-invalid', 'true');
  await look('admin-booking-charge-too-high');
  await form.getByLabel('Charge in rupees, with tax').fill('5000');
  await form.getByLabel('Reason').fill('They need one room.');
  await form.getByRole('button', { name: 'Cancel this room' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Refund ₹/ })
    .click();
  await expect(page.getByText(/^Cancelled. The hotel keeps/)).toBeVisible();
  await look('admin-booking-one-room-cancelled');
}

/** The booking form of a signed-in guest on a busy night, and the panel of the hold. */
export async function lookAtBookingDialog(page: Page, testServer: TestServer, look: Look): Promise<void> {
  const stay = { ...freshStay(), roomType: 'Suite' };
  const other = { name: 'Another guest', email: 'other@example.com', phone: '+91 98765 43211', guests: 1 };
  await page.request.post(`${testServer.siteUrl}/api/bookings`, { data: { ...other, ...stay } });
  const guest = await freshPerson(testServer, { emailVerified: false });
  await signIn(page, testServer, guest);
  const dialog = await openBookingDialog(page);
  await expect(dialog.getByLabel('Email')).toHaveValue(guest.email);
  await expect(dialog.getByLabel('Name')).toHaveValue('Asha Rao');
  await look('booking-dialog-signed-in');
  await fillForm(dialog, { ...stay, email: guest.email });
  let solve: () => void = () => undefined;
  const solved = new Promise<void>((resolve) => {
    solve = resolve;
  });
  await page.route(/\/assets\/solve-challenge/, async (route) => {
    await solved;
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Proceed to Payment' }).click();
  await expect(dialog.getByText('Many guests are booking right now')).toBeVisible();
  await look('booking-dialog-challenge');
  solve();
  const checkout = await checkoutWindow(page);
  await checkout.getByRole('button', { name: 'Close' }).click();
  await expect(heldDialog(page).getByText('Time left to pay')).toBeVisible();
  await look('booking-dialog-held');
}

/** The page of an operator's link: signed out, with a wrong account, with the right one, and with a used link. */
export async function lookAtOwnerPage(page: Page, testServer: TestServer, look: Look): Promise<void> {
  const press = () => page.getByRole('button', { name: /^Make this account/ }).click();
  const enter = async (person: Person, token: string) => {
    await page.goto('/signin');
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(`/owner#${token}`);
    await expect(page).toHaveURL(/\/signin/);
    await fillSignIn(page, person);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL(/\/owner#/);
  };
  const leave = async () => {
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/signin/);
  };
  const token = await newOwnerLink(testServer);
  await page.goto(`/owner#${token}`);
  await expect(page).toHaveURL(/\/signin/);
  await settle(page);
  await look('owner-signed-out');
  await enter(await freshPerson(testServer), token);
  await settle(page);
  await press();
  await expect(page.getByRole('alert')).toContainText('administrator address');
  await look('owner-other-account');
  await leave();
  await enter(testServer.administrator, token);
  await settle(page);
  await look('owner-signed-in');
  await press();
  await expect(page.getByRole('link', { name: 'Go to the dashboard' })).toBeFocused();
  await look('owner-done');
  await page.goto('/privacy');
  await page.goto(`/owner#${token}`);
  await press();
  await expect(page.getByRole('alert')).toContainText('This link was used');
  await look('owner-refused');
  await page.goto('/privacy');
  await page.goto('/owner');
  await settle(page);
  await look('owner-no-token');
}

/** Refunded bookings at the desk, with the lists around them. The administrator is already signed in. */
export async function lookAtDesk(page: Page, testServer: TestServer, look: Look): Promise<void> {
  const partly = await refundedBooking(page, testServer, 100_000);
  const refunded = await refundedBooking(page, testServer);
  const disputed = await disputedBooking(page, testServer);
  await page.goto('/desk/bookings');
  await settle(page);
  await look('admin-bookings-marked');
  for (const [name, { reference }] of Object.entries({ partly, refunded, disputed })) {
    await page.goto(`/desk/bookings/${reference}`);
    await expect(page.getByRole('region', { name: 'History' })).toBeVisible();
    await look(`admin-booking-${name}`);
  }
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Category Data', exact: true }).click();
  await page.getByLabel('Show category').selectOption('Breakfast');
  const items = page.getByRole('group', { name: 'category entries' }).getByRole('listitem');
  await expect(items.first()).toContainText('Breakfast');
  await expect(items.filter({ hasNotText: 'Breakfast' })).toHaveCount(0);
  await settle(page);
  await look('admin-category-filtered');
  await page.goto('/desk/bookings');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  await saved;
  await page.goto('/desk/activity');
  await settle(page);
  await page.locator('summary').first().click();
  await look('admin-activity-open');
}
