import { openSent } from './sent-pages';
import { expect, test } from './test-server';
import { ADMINISTRATOR, PUBLIC, settle, SIGNED_IN } from './site-pages';

const NO_PAGE = '/no-such-page';

test('every page of the site is known to the server, and an address that is none is a 404', async ({
  page,
}) => {
  const statusOf = async (path: string) =>
    (await page.request.get(path, { headers: { accept: 'text/html' } })).status();
  for (const path of [...PUBLIC, ...SIGNED_IN, ...ADMINISTRATOR])
    expect(await statusOf(path), path).toBe(path === NO_PAGE ? 404 : 200);
});

test('the page contains structured data, which the security policy need not allow', async ({ page }) => {
  await openSent(page, '/rooms/deluxe');
  await settle(page);
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({
    '@graph': [{ offers: { priceCurrency: 'INR' } }, {}, {}, {}],
  });
});

test('the icons that the page and its manifest name are there', async ({ page }) => {
  await page.goto('/');
  const named = await page
    .locator('link[rel="icon"], link[rel="apple-touch-icon"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const manifest = (await (await page.request.get('/site.webmanifest')).json()) as {
    icons: { src: string }[];
  };
  expect(named.length).toBeGreaterThanOrEqual(2);
  expect(manifest.icons.length).toBeGreaterThanOrEqual(2);
  for (const address of [...named, ...manifest.icons.map(({ src }) => src)]) {
    const response = await page.request.get(address);
    expect(response.headers()['content-type'], address).toMatch(/^image\/(png|svg\+xml)/);
  }
});
