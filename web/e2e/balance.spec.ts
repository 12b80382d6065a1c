import { holdRoom, pay } from './booking-states';
import type { Page } from '@playwright/test';
import { checkoutWindow, expect, test, type TestServer } from './test-server';

const DEPOSIT = '{"dueAtBookingPercent": 30, "balanceDaysBefore": 14}';
const WHOLE_PRICE = '{"dueAtBookingPercent": 100}';

/** Gives all plans these terms, and waits until the site sells them: the server hears of them a moment later. */
async function sell(
  { page, testServer }: { page: Page; testServer: TestServer },
  terms: string,
  words: RegExp,
) {
  await testServer.query('UPDATE rate_plans SET terms = $1::jsonb', [terms]);
  const data = { query: '{ ratePlans { paymentTerms } }' };
  const sold = async () => (await page.request.post(`${testServer.siteUrl}/graphql`, { data })).text();
  await expect.poll(sold).toMatch(words);
}

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ page, testServer }) => sell({ page, testServer }, DEPOSIT, /30%.*30%/));
test.afterEach(({ page, testServer }) => sell({ page, testServer }, WHOLE_PRICE, /whole price.*whole price/));

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
