import { holdRoom, pay, quotedRest } from './booking-states';
import type { Page } from '@playwright/test';
import { checkoutWindow, expect, test, type TestServer } from './test-server';

const DEPOSIT = '{"dueAtBookingPercent": 30, "balanceDaysBefore": 14}';
const WHOLE_PRICE = '{"dueAtBookingPercent": 100}';

/** Gives all plans these terms, and waits until the site quotes by them. */
async function sell(page: Page, testServer: TestServer, terms: string, hasRest: boolean) {
  await testServer.query('UPDATE rate_plans SET terms = $1::jsonb', [terms]);
  await expect.poll(async () => ((await quotedRest(page, testServer)) ?? 0) > 0).toBe(hasRest);
}

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ page, testServer }) => sell(page, testServer, DEPOSIT, true));
test.afterEach(({ page, testServer }) => sell(page, testServer, WHOLE_PRICE, false));

test('a guest pays 30 % at booking, and the rest on a phone by the link of the mail', async ({
  page,
  testServer,
}) => {
  const booking = await holdRoom(page, testServer);
  await pay(page, testServer, booking);
  const written = async () => (await testServer.mailsTo(booking.email)).map(({ text }) => text).join('\n');
  await expect.poll(written).toContain('At booking you pay 30% of the price');
  const [link = ''] = /https?:\/\/\S+\/booking#[\w.-]+/.exec(await written()) ?? [];
  await page.goto(link);
  await expect(page.getByText(/^Confirmed, ₹[\d,.]+ to pay by /)).toBeVisible();
  const button = page.getByRole('button', { name: /^Pay ₹[\d,.]+ now$/ });
  await button.click();
  await (await checkoutWindow(page)).getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByText('Thank you. Your payment has reached us.')).toBeVisible();
  await expect(page.getByText('Confirmed and paid')).toBeVisible();
  await expect(button).toBeHidden();
});
