import { press } from './keyboard';
import { signIn } from './people';
import { expect, test } from './test-server';

const DAY = 86_400_000;

/** A Friday within the booking window, so far ahead that hardly anything is booked. */
function farFriday(): string {
  const far = new Date(Date.now() + 520 * DAY);
  const daysToFriday = (5 - far.getUTCDay() + 7) % 7;
  return new Date(far.getTime() + daysToFriday * DAY).toISOString().slice(0, 10);
}

test('the owner fills a weekend by keyboard, sees its price before saving, and takes it back', async ({
  page,
  testServer,
}) => {
  await signIn(page, testServer);
  await page.goto('/desk/rates');
  const friday = farFriday();
  await page.getByLabel('First day').fill(friday);
  const grid = page.getByRole('grid', { name: 'Rates by day' });
  const cells = (title: string) => grid.getByRole('row').filter({ hasText: title }).getByRole('gridcell');
  await expect(cells('Suite').first()).toHaveAccessibleName(
    new RegExp(`^Suite, Fri, .* ${friday.slice(0, 4)}, `),
  );
  const before = (await cells('Suite').first().getAttribute('aria-label')) ?? '';

  await cells('Single').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(grid.getByRole('gridcell', { selected: true })).toHaveCount(4);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Amount in USD')).toBeFocused();
  await page.keyboard.type('89.30');
  await page.getByRole('button', { name: 'Show the price of the stay' }).click();
  // Two Deluxe nights of ₹7,501.20, which is a little above the tax limit.
  await expect(
    page.getByText(/^2 nights from the first date: .* ₹17,702\.84 afterwards, with tax\.$/),
  ).toBeVisible();
  await expect(page.getByText(/^Suite, Flexible: .* enter a rate of at most \$89\.28\.$/)).toBeVisible();
  await page.getByLabel('Amount in USD').fill('89.28');
  await page.keyboard.press('Enter');
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Change to $89.28' }));
  await expect(page.getByText(/^Saved\./)).toBeVisible();
  for (const title of ['Deluxe', 'Suite']) {
    await expect(cells(title).nth(1)).toHaveAccessibleName(/\$89\.28 a night, rate of this date/);
    await expect(cells(title).nth(2)).not.toHaveAccessibleName(/rate of this date/);
  }

  await page.getByRole('button', { name: 'Undo the last change' }).click();
  await expect(cells('Suite').first()).toHaveAccessibleName(before);
});
