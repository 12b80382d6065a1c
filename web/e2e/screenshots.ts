import path from 'node:path';
import type { Page } from '@playwright/test';
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
  totalShown,
  type TestServer,
} from './test-server';
import { freshPerson, signIn } from './people';
import { ADMINISTRATOR, PUBLIC, settle, SIGNED_IN } from './site-pages';
import {
  lookAtBookingDialog,
  lookAtBookingPages,
  lookAtCancelling,
  lookAtCancellingAtDesk,
  lookAtDesk,
  lookAtOwnerPage,
} from './site-states';

const FOLDER = path.resolve(import.meta.dirname, '../../screenshots');
const WIDTHS = [390, 768, 1440];

/** Takes a picture of the current page; of all of it when `whole` is set. */
type Camera = (name: string, options?: { whole?: boolean }) => Promise<void>;

function cameraFor(page: Page, scheme: string, width: number): Camera {
  return async (name, { whole = false } = {}) => {
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: path.join(FOLDER, `${scheme}-${width}`, `${name}.png`), fullPage: whole });
  };
}

/** Loads all pictures, which otherwise happens only near the screen. */
async function passThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const picture of document.querySelectorAll('img')) picture.loading = 'eager';
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
  });
}

const nameOf = (address: string) =>
  address.replace(/\?.*/, '').replace(/^\//, '').replaceAll('/', '-') || 'home';

async function takePages(page: Page, take: Camera, addresses: string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address);
    await settle(page);
    await passThrough(page);
    await take(nameOf(address), { whole: true });
  }
}

async function takeBooking(page: Page, take: Camera): Promise<string> {
  const email = freshEmail();
  const dialog = await openBookingDialog(page);
  await take('booking-dialog');
  await dialog.getByRole('button', { name: 'Proceed to Payment' }).click();
  await take('booking-dialog-faults');
  await fillForm(dialog, { ...freshStay(), email, roomType: 'Suite' });
  await totalShown(dialog);
  await take('booking-dialog-price');
  await dialog.getByRole('region', { name: 'Price' }).scrollIntoViewIfNeeded();
  await take('booking-dialog-price-below');
  const checkout = await proceedToPayment(page, dialog);
  await take('booking-checkout');
  await checkout.getByRole('button', { name: 'Close' }).click();
  await expect(heldDialog(page)).toBeVisible();
  await take('booking-held');
  await heldDialog(page).getByRole('button', { name: 'Continue to payment' }).click();
  await (await checkoutWindow(page)).getByRole('button', { name: 'Pay' }).click();
  const paid = page.getByRole('alertdialog', { name: 'Payment successful!' });
  await expect(paid).toBeVisible();
  await take('booking-paid');
  await paid.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('Confirmed and paid')).toBeVisible();
  await take('booking-page', { whole: true });
  return email;
}

async function takeOpened(page: Page, take: Camera, width: number): Promise<void> {
  await page.goto('/offers');
  await settle(page);
  if (width < 1024) await page.getByRole('button', { name: 'Menu' }).click();
  if (width < 1024) await take('menu');
  await page.getByRole('button', { name: 'Dining' }).click();
  await take('menu-dining');
  await page.goto('/');
  await settle(page);
  const newsletter = page.getByRole('region', { name: 'Stay Updated' });
  await newsletter.getByRole('textbox').first().fill(freshEmail());
  await newsletter.getByRole('button', { name: 'Send OTP' }).click();
  await expect(newsletter.getByRole('button', { name: 'Verify' })).toBeVisible();
  await newsletter.scrollIntoViewIfNeeded();
  await take('newsletter-code');
  const contact = page.getByRole('contentinfo');
  await contact.getByRole('button', { name: 'Submit' }).click();
  await contact.getByText('Email is required').scrollIntoViewIfNeeded();
  await take('contact-faults');
  await page.goto('/signin');
  await page.getByLabel('Email', { exact: true }).fill('guest@example.com');
  await page.getByLabel('Password', { exact: true }).fill('wrong-password');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await take('signin-refused', { whole: true });
}

async function takeMails(
  page: Page,
  take: Camera,
  testServer: TestServer,
  addresses: string[],
): Promise<void> {
  for (const address of addresses) {
    for (const [place, mail] of (await testServer.mailsTo(address)).entries()) {
      if (!mail.html) continue;
      await page.setContent(mail.html);
      await take(`mail-${address.split('@')[0]?.replace(/-.*/, '')}-${place}`, { whole: true });
    }
  }
}

async function takeGuest(page: Page, take: Camera, testServer: TestServer): Promise<void> {
  await signIn(page, testServer, await freshPerson(testServer, { emailVerified: false }));
  await takePages(page, take, SIGNED_IN);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await take('profile-edit', { whole: true });
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/signin/);
}

async function takeAdministrator(page: Page, take: Camera, testServer: TestServer): Promise<void> {
  await signIn(page, testServer);
  await takePages(page, take, ADMINISTRATOR);
  await page.goto('/admin');
  for (const name of ['Offers', 'Feedback', 'Hotels', 'Category Data']) {
    await page.getByRole('button', { name, exact: true }).click();
    await take(`admin-${name.split(' ')[0]?.toLowerCase()}`, { whole: true });
  }
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click();
  await take('admin-delete');
  await page.goto('/desk/bookings');
  await page.getByRole('link', { name: /^SC-/ }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Booking SC-/ })).toBeVisible();
  await expect(page.getByText('Guest and stay')).toBeVisible();
  await take('admin-booking', { whole: true });
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of WIDTHS) {
    test.describe(`${colorScheme}, ${width} px wide`, () => {
      test.use({
        colorScheme,
        reducedMotion: 'reduce',
        viewport: { width, height: width < 500 ? 844 : 900 },
      });

      test('every page and state', async ({ page, testServer, tolerated }) => {
        tolerated.push(/status of 40[04]/);
        const take = cameraFor(page, colorScheme, width);
        await takePages(page, take, PUBLIC);
        const email = await takeBooking(page, take);
        await takeOpened(page, take, width);
        await takeGuest(page, take, testServer);
        await takeAdministrator(page, take, testServer);
        await takeMails(page, take, testServer, [email]);
      });

      test('holds, refunds and disputes', async ({ page, testServer }) => {
        const take = cameraFor(page, colorScheme, width);
        const whole = (name: string) => take(name, { whole: !name.includes('dialog') });
        await lookAtBookingPages(page, testServer, whole);
        await lookAtBookingDialog(page, testServer, whole);
        await signIn(page, testServer);
        await lookAtDesk(page, testServer, whole);
      });

      test('cancellations', async ({ page, testServer }) => {
        const take = cameraFor(page, colorScheme, width);
        const whole = (name: string) => take(name, { whole: !name.includes('dialog') });
        await lookAtCancelling(page, testServer, whole);
        await signIn(page, testServer);
        await lookAtCancellingAtDesk(page, testServer, whole);
      });

      test('the owner’s link', async ({ page, testServer }) => {
        const take = cameraFor(page, colorScheme, width);
        await lookAtOwnerPage(page, testServer, (name) => take(name, { whole: true }));
      });
    });
  }
}
