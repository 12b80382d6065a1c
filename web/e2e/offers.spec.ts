import type { Page } from '@playwright/test';
import { checkoutWindow, expect, fillForm, freshEmail, freshStay, test, totalShown } from './test-server';

const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Gives the first offer a promotion for this test: the cheapest of three nights is free. */
test.beforeEach(async ({ testServer }) => {
  await testServer.query(
    `INSERT INTO promotions (name, code, offer_id, discount, minimum_nights)
     SELECT 'Stay three nights, pay for two', 'LAKE3', id,
       '{"kind": "FREE_NIGHTS", "stayNights": 3, "payNights": 2}', 3
     FROM offers WHERE title = 'A Long Weekend by the Pool'`,
  );
});
test.afterEach(({ testServer }) => testServer.query(`DELETE FROM promotions WHERE code = 'LAKE3'`));

/** The offers, once the server knows the promotion of this test. */
async function openOffer(page: Page) {
  await expect
    .poll(async () => {
      await page.goto('/offers');
      return page.getByRole('link', { name: /^Book this offer/ }).count();
    })
    .toBe(1);
  const card = page.getByRole('article').filter({ hasText: 'A Long Weekend by the Pool' });
  await expect(card).toContainText('At least 3 nights. Code LAKE3.');
  await card.getByRole('link', { name: /^Book this offer/ }).click();
  await expect(page).toHaveURL('/book?code=LAKE3');
  const offer = page.getByRole('region', { name: 'Your offer' });
  await expect(offer).toContainText('Stay three nights, pay for two');
  await expect(offer).toContainText('At least 3 nights.');
}

/** Opens the booking form for a Deluxe room from the search results. */
async function bookDeluxe(page: Page) {
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('link', { name: /^Book ?: Deluxe, Flexible$/ }).click();
  return page.getByRole('dialog', { name: 'Book Your Perfect Stay' });
}

test('an offer leads with its nights and its code over the search to a form at its price', async ({
  page,
  testServer,
}) => {
  const email = freshEmail();
  const { checkin } = freshStay();
  await openOffer(page);
  await page.getByLabel('Check-in').fill(checkin);
  await expect(page.getByLabel('Check-out')).toHaveValue(addDays(checkin, 3));
  const dialog = await bookDeluxe(page);
  await expect(dialog.getByLabel('Promotion code')).toHaveValue('LAKE3');
  await expect(dialog.getByText('you save ₹19,724.88 with tax')).toBeVisible();
  await expect(dialog.getByText('3 nights × $199')).toBeVisible();
  await expect(dialog.getByText('-₹16,716.00')).toBeVisible();
  expect(await totalShown(dialog)).toBe('₹39,449.76');

  await fillForm(dialog, { checkin, checkout: addDays(checkin, 3), email, roomType: 'Deluxe' });
  await dialog.getByRole('button', { name: 'Proceed to Payment' }).click();
  await (await checkoutWindow(page)).getByRole('button', { name: 'Pay' }).click();
  const paid = page.getByRole('alertdialog', { name: 'Payment successful!' });
  await expect(paid).toBeVisible();
  await expect
    .poll(async () => (await testServer.mailsTo(email)).map(({ text }) => text).join('\n'))
    .toContain('Stay three nights, pay for two');
  await paid.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('you save ₹19,724.88 with tax')).toBeVisible();
});

test('an offer whose condition is not met is named in the results and in the form, until it is', async ({
  page,
}) => {
  const { checkin, checkout } = freshStay();
  await openOffer(page);
  await page.getByLabel('Check-in').fill(checkin);
  await page.getByLabel('Check-out').fill(checkout);
  const dialog = await bookDeluxe(page);
  const code = dialog.getByLabel('Promotion code');
  await expect(code).toHaveValue('LAKE3');
  await expect(code).toHaveAccessibleDescription(/3 nights/);
  await dialog.getByLabel('Check-out').fill(addDays(checkin, 3));
  expect(await totalShown(dialog)).toBe('₹39,449.76');
});

test('an offer that has ended has no button', async ({ page, testServer }) => {
  await testServer.query(`UPDATE promotions SET booking_to = '2026-01-01' WHERE code = 'LAKE3'`);
  await expect
    .poll(async () => {
      await page.goto('/offers');
      return page.getByText('This offer can no longer be booked.').count();
    })
    .toBe(1);
  await expect(page.getByRole('link', { name: /^Book this offer/ })).toHaveCount(0);
});

test('an offer that is granted at the hotel is in the special requests of the booking form', async ({
  page,
}) => {
  await page.goto('/offers');
  const card = page.getByRole('article').filter({ hasText: 'The Honeymoon' });
  await expect(card).toContainText('Granted at the hotel');
  await card.getByRole('link', { name: /^Choose your dates/ }).click();
  const { checkin } = freshStay();
  await page.getByLabel('Check-in').fill(checkin);
  const dialog = await bookDeluxe(page);
  await expect(dialog.getByLabel('How can we prepare for your stay?')).toHaveValue('Offer: The Honeymoon');
});
