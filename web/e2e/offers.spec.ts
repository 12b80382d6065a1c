import { checkoutWindow, expect, fillForm, freshEmail, freshStay, test, totalShown } from './test-server';

const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Gives the first offer a promotion for this test: of three nights the cheapest is free. */
test.beforeEach(async ({ testServer }) => {
  await testServer.query(
    `INSERT INTO promotions (name, code, offer_id, discount, minimum_nights)
     SELECT 'Stay three nights, pay for two', 'LAKE3', id,
       '{"kind": "FREE_NIGHTS", "stayNights": 3, "payNights": 2}', 3
     FROM offers WHERE title = 'A Long Weekend by the Pool'`,
  );
});
test.afterEach(({ testServer }) => testServer.query(`DELETE FROM promotions WHERE code = 'LAKE3'`));

test('an offer fills its code in, names the condition that is not met, and then applies', async ({
  page,
  testServer,
}) => {
  const email = freshEmail();
  const { checkin, checkout } = freshStay();
  await expect
    .poll(async () => {
      await page.goto('/offers');
      return page.getByRole('link', { name: /^Book this offer/ }).count();
    })
    .toBe(1);
  await page.getByRole('link', { name: /^Book this offer/ }).click();
  await expect(page).toHaveURL('/book?code=LAKE3');

  await page.goto(`/book?checkin=${checkin}&checkout=${checkout}&guests=2&room=Deluxe&code=LAKE3`);
  const dialog = page.getByRole('dialog', { name: 'Book Your Perfect Stay' });
  const code = dialog.getByLabel('Promotion code');
  await expect(code).toHaveValue('LAKE3');
  await expect(code).toHaveAccessibleDescription(/3 nights/);

  await fillForm(dialog, { checkin, checkout: addDays(checkin, 3), email, roomType: 'Deluxe' });
  await expect(dialog.getByText('saves ₹19,724.88')).toBeVisible();
  expect(await totalShown(dialog)).toBe('₹39,449.76');
  await dialog.getByRole('button', { name: 'Proceed to Payment' }).click();
  await (await checkoutWindow(page)).getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Payment successful!' })).toBeVisible();
  await expect
    .poll(async () => (await testServer.mailsTo(email)).map(({ text }) => text).join('\n'))
    .toContain('Stay three nights, pay for two');
});
