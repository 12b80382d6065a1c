import { openBeforeScripts, takenOver } from './taken-over';
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

  await takenOver(chooser);
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

test('a currency that is chosen before the scripts come counts once they are there', async ({ page }) => {
  const chooser = page.getByRole('combobox', { name: 'Show prices in' });
  await expect
    .poll(async () => {
      await page.goto('/');
      return chooser.count();
    })
    .toBe(1);
  const bring = await openBeforeScripts(page, '/');
  await chooser.selectOption({ label: '₹ and about EUR' });
  bring();
  await takenOver(chooser);
  await expect(chooser).toHaveValue('EUR');
  await expect(page.getByRole('region', { name: 'Find your room' })).toContainText(/with tax ≈ €\d+/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('each price that a guest compares is in euros as well: home, cards, bars and calendar', async ({
    page,
  }) => {
    const chooser = page.getByRole('combobox', { name: 'Show prices in' });
    const bar = page.locator('.book-bar');
    await expect
      .poll(async () => {
        await page.goto('/');
        return chooser.count();
      })
      .toBe(1);
    await expect(page.getByText('≈')).toHaveCount(0);
    await takenOver(chooser);
    await chooser.selectOption({ label: '₹ and about EUR' });
    const approximate = /from ₹[\d,.]+ a night with tax ≈ €\d+/;
    // Price and note are lines of their own.
    const inTwoLines = /from ₹[\d,.]+a night with tax ≈ €\d+/;
    await expect(page.getByRole('region', { name: 'Find your room' })).toContainText(approximate);
    const rooms = page.getByRole('region', { name: 'Rooms and prices' }).getByRole('listitem');
    await expect(rooms).toContainText([approximate, approximate, approximate, approximate]);

    for (const [address, price] of [
      ['/rooms/deluxe', approximate],
      ['/rooms/features', inTwoLines],
      ['/stay/Deluxe', inTwoLines],
    ] as const) {
      await page.goto(address);
      await expect(bar).toContainText(price);
    }
    await page.goto('/rooms/deluxe');
    await expect(page.getByRole('article').first()).toContainText(approximate);
    const { checkin, checkout } = freshStay();
    await page.goto(`/stay/Deluxe?checkin=${checkin}&checkout=${checkout}&guests=2`);
    await expect(bar).toContainText('₹39,449.76with tax ≈ €405');
    const day = page.getByRole('grid').first().locator(`[data-date="${checkin}"]`);
    await expect(day).toHaveAccessibleName(/^.*₹17,752\.40 a night, your arrival \(\d+ 17,752 ≈ €182\)$/);
    const month = await page.getByRole('grid').first().boundingBox();
    expect(month?.width).toBeLessThanOrEqual(390);
  });
});
