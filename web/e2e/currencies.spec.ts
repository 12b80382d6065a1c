import { expect, freshStay, test } from './test-server';

test.beforeEach(({ testServer }) =>
  testServer.query(
    `INSERT INTO shown_currencies (code, paise_per_unit, as_of)
     VALUES ('EUR', 9750, '2026-11-20'), ('GBP', 11200, '2026-11-20')`,
  ),
);
test.afterEach(({ testServer }) => testServer.query('DELETE FROM shown_currencies'));

test('a guest compares prices in euros beside rupees, and reads before payment that rupees are charged', async ({
  page,
}) => {
  const { checkin, checkout } = freshStay();
  const search = `checkin=${checkin}&checkout=${checkout}&guests=2`;
  const chooser = page.getByRole('combobox', { name: 'Show prices in' });
  await expect
    .poll(async () => {
      await page.goto(`/book?${search}`);
      return chooser.count();
    })
    .toBe(1);
  const deluxe = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Deluxe' }) });
  await expect(deluxe).toContainText('₹39,449.76');
  await expect(page.getByText('≈')).toHaveCount(0);

  await chooser.selectOption({ label: '₹ and about EUR' });
  await expect(deluxe).toContainText('₹39,449.76 ≈ €405');
  await page.goto(`/stay/Deluxe?${search}`);
  await expect(chooser).toHaveValue('EUR');
  const stay = page.getByRole('complementary', { name: 'Your stay' });
  await expect(stay).toContainText('₹39,449.76');
  await expect(stay).toContainText('≈ €405');

  await stay.getByRole('link', { name: 'Book this room' }).click();
  const dialog = page.getByRole('dialog', { name: 'Book Your Perfect Stay' });
  await expect(dialog).toContainText(
    'You are charged ₹39,449.76 (≈ €405, at our rate of Fri, 20 November 2026).',
  );
});
