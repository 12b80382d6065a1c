import type { Page } from '@playwright/test';
import { holdRoom, pay } from './booking-states';
import { expectInOrder } from './in-order';
import { signIn } from './people';
import { startPatientHotel } from './start-test-server';
import { expect, test as ofAnyHotel, type TestServer } from './test-server';

/** A server of its own: elsewhere refunds leave at once. */
const test = ofAnyHotel.extend({
  hotel: [
    async ({}, use) => {
      const { details, stop } = await startPatientHotel();
      await use(details);
      await stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

const WAITS =
  /^The refund of ₹\d+,\d\d\d\.\d\d leaves at (\d\d:\d\d|\d+ \w+ \d+, \d\d:\d\d); until then the cancellation can be taken back\.$/;

/** A booking that was paid by card and is cancelled at the desk by mistake. */
async function cancelledByMistake(page: Page, testServer: TestServer): Promise<void> {
  const booking = await holdRoom(page, testServer);
  await pay(page, testServer, booking);
  await signIn(page, testServer);
  const live = page.waitForResponse((response) => response.url().endsWith('/graphql/stream'));
  await page.goto(`/desk/bookings/${booking.reference}`);
  await live;
  await page.getByLabel('Reason', { exact: true }).fill('The guest called.');
  await page.getByRole('button', { name: 'Cancel this booking' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Refund ₹/ })
    .click();
  await expect(
    page.getByText(/^Cancelled\. The hotel keeps ₹0\.00; .* until then the cancellation/),
  ).toBeVisible();
}

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the page says when a refund leaves, until it has left', async ({ page, testServer }) => {
    await cancelledByMistake(page, testServer);
    await expect(page.getByText(WAITS)).toBeVisible();
    await expect(page.getByText('Cancelled, refund not sent yet')).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Payments online' }).getByText(/ leaves at /),
    ).toBeVisible();
    await expectInOrder(page);
    await testServer.query('UPDATE graphile_worker._private_jobs SET run_at = now() WHERE run_at > now()');
    await expect(page.getByText(WAITS)).toHaveCount(0);
    await expect(page.getByText('Cancelled, refunded')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Payments online' }).getByText(/ leaves at /)).toHaveCount(
      0,
    );
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a cancellation is taken back before its refund leaves', async ({ page, testServer }) => {
    await cancelledByMistake(page, testServer);
    await page.getByRole('button', { name: 'Take the cancellation back' }).tap();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Take it back' }).tap();
    await expect(page.getByText('The room is booked again.')).toBeVisible();
    await expect(page.getByText(WAITS)).toHaveCount(0);
    await expectInOrder(page);
  });
});
