import { refundedBooking } from './booking-states';
import { press } from './keyboard';
import { signIn } from './people';
import { expect, test } from './test-server';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the owner goes through the desk by keyboard, without the guests’ header and footer', async ({
    page,
    testServer,
  }) => {
    await signIn(page, testServer);
    await page.goto('/desk');
    await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Bookings' })).toHaveCount(0);

    const menu = page.getByRole('button', { name: 'Menu' });
    await press(menu);
    await expect(page.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page');
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');

    await press(menu);
    await press(page.getByRole('link', { name: 'Bookings' }));
    await expect(page).toHaveURL(/\/desk\/bookings$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Bookings' })).toBeFocused();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
  });
});

test('the owner says how a task was done, and it is gone', async ({ page, testServer }) => {
  const { reference } = await refundedBooking(page, testServer, 100_000);
  await signIn(page, testServer);
  await page.goto('/desk');
  const task = page.getByRole('listitem').filter({ hasText: reference });
  await expect(task).toContainText('₹1,000.00 was refunded in the dashboard');
  // Several tasks begin folded.
  if (!(await task.getByLabel('What was done').isVisible()))
    await task.getByText('₹1,000.00').first().click();
  await task.getByRole('button', { name: 'Done' }).click();
  await expect(task.getByText('Please enter what was done.')).toBeVisible();
  await task.getByLabel('What was done').fill('A courtesy for the cold shower');
  await task.getByLabel('What was done').press('Enter');
  await expect(task).toHaveCount(0);
  await page.getByRole('link', { name: 'Activity' }).click();
  await expect(page.getByText('Finished a task').first()).toBeVisible();
});
