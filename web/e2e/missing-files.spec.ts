import type { Page } from '@playwright/test';
import { expect, test } from './test-server';

/** Blocks script files whose name matches, until the returned function is called. */
async function withoutFiles(page: Page, name: RegExp): Promise<() => Promise<void>> {
  const address = new RegExp(`/assets/${name.source}[^/]*\\.js($|\\?)`);
  await page.route(address, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  return () => page.unroute(address);
}

/** From now on the server sends the page of another release, with other script names. */
const deploy = (page: Page) =>
  page.route('/', async (route) => {
    const request = route.request();
    // The page itself still comes from the server, and so does the root check.
    const asksForPage = (await request.headerValue('accept')) === 'text/html';
    if (request.isNavigationRequest() || !asksForPage) return route.fallback();
    return route.fulfill({ contentType: 'text/html', body: '<script src="/assets/index-new.js"></script>' });
  });

test.beforeEach(({ tolerated }) => {
  tolerated.push(/status of 404/, /dynamically imported module/, /The site was updated/);
});

test('a booking form that cannot be loaded leaves the page, and opens at the next try', async ({ page }) => {
  await page.goto('/');
  const restore = await withoutFiles(page, /booking-dialog/);
  await page.getByLabel('Company Email').fill('asha@example.com');
  const opener = page.getByRole('button', { name: 'Book Your Stay' });
  await opener.click();
  const message = page.getByRole('alert').filter({ hasText: 'The booking form could not be loaded.' });
  await expect(message).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Saffron Court' })).toBeVisible();
  await message.getByRole('button', { name: 'Try again' }).click();
  await expect(message).toBeVisible();
  await restore();
  await message.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Book Your Perfect Stay' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await expect(page.getByLabel('Company Email')).toHaveValue('asha@example.com');
});

test('a page that cannot be loaded opens at the next try, with the focus on its title', async ({ page }) => {
  await page.goto('/');
  const restore = await withoutFiles(page, /(prose-page|lists)/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This page could not be loaded' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await restore();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeFocused();
});

test('after an update of the site the page is loaded anew, once', async ({ page }) => {
  await page.goto('/');
  await withoutFiles(page, /booking-dialog/);
  await deploy(page);
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  await page.getByRole('button', { name: 'Book Your Stay' }).click();
  // The file is still missing, as from a server that has not been updated yet.
  const message = page.getByRole('alert').filter({ hasText: 'The booking form could not be loaded.' });
  await expect(message).toContainText('The site has just been updated.');
  expect(loads).toHaveLength(1);
});

test('after an update what was typed stays until the guest has the page loaded anew', async ({ page }) => {
  await page.goto('/');
  await withoutFiles(page, /booking-dialog/);
  await deploy(page);
  await page.getByLabel('Company Email').fill('asha@example.com');
  await page.getByRole('button', { name: 'Book Your Stay' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Copy what you have typed' })).toBeVisible();
  await expect(page.getByLabel('Company Email')).toHaveValue('asha@example.com');
});
