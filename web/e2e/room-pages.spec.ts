import type { Locator, Page } from '@playwright/test';
import { expect, freshStay, test } from './test-server';
import { settle } from './site-pages';

const LEAST_PICTURES = 5;
const DETAILS = ['Guests', 'Beds', 'Size', 'View', 'Floor', 'Included'];

/** The addresses of the pages of all room types, from the list of rooms. */
async function roomAddresses(page: Page): Promise<string[]> {
  await page.goto('/rooms');
  const links = page.locator('main a[href^="/stay/"]');
  await expect(links.first()).toBeVisible();
  return links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
}

const lightboxOf = (page: Page) => page.getByRole('dialog', { name: /^Pictures of/ });
const picturesOf = (page: Page) => page.getByRole('main').locator('button[aria-haspopup=dialog]');

/** The value next to a label of the page. */
const detailOf = (page: Page, label: string) =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${label}$`) })
    .locator('+ dd');

test('every room type has a page with its details, five pictures, Book and similar rooms', async ({
  page,
}) => {
  const addresses = await roomAddresses(page);
  expect(addresses.length).toBeGreaterThan(0);
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const label of DETAILS) await expect(detailOf(page, label)).toHaveText(/\S/);
    await expect(detailOf(page, 'Size')).toHaveText(/^\d+ m² \(\d+ ft²\)$/);
    await expect.poll(() => picturesOf(page).count()).toBeGreaterThanOrEqual(LEAST_PICTURES);
    await expect(page.getByRole('link', { name: 'Book this room' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Similar rooms' }).getByRole('link')).toHaveCount(
      Math.min(addresses.length - 1, 3),
    );
  }
});

test('the pictures of a room open with the keyboard, and Back closes them', async ({ page }) => {
  await page.goto('/stay/Deluxe');
  await settle(page);
  const second = picturesOf(page).nth(1);
  await second.press('Enter');
  const lightbox = lightboxOf(page);
  await expect(lightbox).toContainText(/2 of \d/);
  await page.keyboard.press('ArrowRight');
  await expect(lightbox).toContainText(/3 of \d/);
  await page.reload();
  await expect(lightbox).toContainText(/3 of \d/);
  await page.goBack();
  await expect(lightbox).toHaveCount(0);
  await expect(page).toHaveURL('/stay/Deluxe');
  await second.press('Enter');
  await expect(lightbox).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lightbox).toHaveCount(0);
  await expect(second).toBeFocused();
});

test('the header stays in sight and covers nothing that has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto('/rooms/deluxe');
  await settle(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
  const covered = await page.getByRole('main').evaluate((main) => {
    const edge = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const controls = [...main.querySelectorAll<HTMLElement>('a, button, input')].reverse();
    return controls.filter((control) => {
      control.focus();
      // A hidden element cannot get the focus.
      return document.activeElement === control && control.getBoundingClientRect().top < edge;
    }).length;
  });
  expect(covered).toBe(0);
});

/** By how many pixels the bar at the end of the page overlaps the content before it. */
const overlapOf = (bar: Locator) =>
  bar.evaluate((element) => {
    element.closest('main')?.nextElementSibling?.scrollIntoView({ block: 'end' });
    const before = element.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
    return Math.round(before - element.getBoundingClientRect().top);
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  // A listed room has its specified price above the price with tax.
  for (const [address, price] of [
    ['/rooms/deluxe', /from \$\d+from ₹[\d,.]+ a night with tax/],
    ['/stay/Suite', /from ₹[\d,.]+a night with tax/],
  ] as const)
    test(`${address} has the price and Book in sight, over nothing of its end`, async ({ page }) => {
      await page.goto(address);
      await settle(page);
      const bar = page.locator('.book-bar');
      await expect(bar).toBeInViewport({ ratio: 1 });
      await expect(bar).toContainText(price);
      await expect.poll(() => overlapOf(bar)).toBeLessThanOrEqual(0);
      await page.evaluate(() => window.scrollTo(0, 0));
      await bar.getByText('Book', { exact: false }).last().click();
      await expect(page.getByRole('dialog', { name: 'Book Your Perfect Stay' })).toBeVisible();
    });

  test('one way to book is in sight at a time, down the whole page of a room', async ({ page }) => {
    await page.goto('/stay/Suite');
    await settle(page);
    const ways = page.getByRole('link', { name: /^Book/ }).or(page.getByRole('button', { name: /^Book/ }));
    const inSight = () =>
      ways.evaluateAll(
        (found) =>
          found.filter((way) => {
            const { top, bottom } = way.getBoundingClientRect();
            return way.checkVisibility({ visibilityProperty: true }) && bottom > 0 && top < innerHeight;
          }).length,
      );
    await expect.poll(inSight).toBe(1);
    await page.getByRole('link', { name: 'Book this room' }).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 200);
    await expect(page.locator('.book-bar')).toBeHidden();
    await expect.poll(inSight).toBe(1);
    await page.getByRole('heading', { name: 'Good to know' }).scrollIntoViewIfNeeded();
    await expect(page.locator('.book-bar')).toBeVisible();
    await expect.poll(inSight).toBe(1);
  });

  test('the calendar begins with the week of today', async ({ page }) => {
    await page.goto('/stay/Suite');
    const today = page.getByRole('grid').first().locator('button[tabindex="0"]');
    await expect(today).toBeVisible();
    const weeks = page.getByRole('grid').first().locator('tbody tr').filter({ visible: true });
    await expect(weeks.first().locator('button[tabindex="0"]')).toHaveCount(1);
  });

  test('a card leads with the price of the chosen stay, in total and for a night', async ({ page }) => {
    const { checkin, checkout } = freshStay();
    await page.goto(`/rooms/deluxe?checkin=${checkin}&checkout=${checkout}&guests=2`);
    const card = page.getByRole('article').first();
    await expect(card.getByText('₹39,449.76')).toBeVisible();
    await expect(card.getByText('₹19,724.88 a night on average').first()).toBeVisible();
    await expect(page.locator('.book-bar')).toContainText('₹39,449.76 for 2 nights');
  });

  test('a page of rooms that lists none has the lowest price in sight, and Book leads to the search', async ({
    page,
  }) => {
    const { checkin, checkout } = freshStay();
    const search = `?checkin=${checkin}&checkout=${checkout}&guests=2`;
    await page.goto(`/rooms/features${search}`);
    await settle(page);
    const bar = page.locator('.book-bar');
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect(bar).toContainText(/from ₹[\d,.]+a night with tax/);
    await expect.poll(() => overlapOf(bar)).toBeLessThanOrEqual(0);
    await bar.getByRole('link', { name: 'Book' }).click();
    await expect(page).toHaveURL(`/book${search}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Find your room' })).toBeFocused();
  });

  test('in a window that is enlarged four times neither header nor bar stays', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto('/stay/Suite');
    await settle(page);
    await expect(page.locator('.book-bar')).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, 600));
    await expect(page.getByRole('banner')).not.toBeInViewport();
  });
});

test('with dates, the room and the form name the moment until which a cancellation is free', async ({
  page,
}) => {
  const { checkin, checkout } = freshStay();
  await page.goto(`/stay/Deluxe?checkin=${checkin}&checkout=${checkout}&guests=2`);
  const stay = page.getByRole('complementary', { name: 'Your stay' });
  const promise = /Free cancellation until \w{3} \d+ \w{3,4} \d{4}, 23:59/;
  await expect(stay).toContainText(promise);
  await expect(stay).toContainText('After that the first night is charged.');
  await expect(stay).toContainText('A cancellation is not free: the whole stay is charged');
  const [sentence = ''] = promise.exec((await stay.textContent()) ?? '') ?? [];
  await expect(page.getByRole('region', { name: 'Good to know' })).toContainText(`Flexible: ${sentence}.`);
  await expect(page.getByText('hours before')).toHaveCount(0);
  await stay.getByRole('link', { name: 'Book this room' }).click();
  const dialog = page.getByRole('dialog', { name: 'Book Your Perfect Stay' });
  await expect(dialog.getByRole('combobox', { name: 'Rate' })).toHaveAccessibleDescription(
    `${sentence}; after that the first night is charged.`,
  );
  await expect(dialog.getByText('hours before')).toHaveCount(0);
});
