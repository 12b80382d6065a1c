import type { Page } from '@playwright/test';
import { expect, test } from './test-server';
import { ADMINISTRATOR, PUBLIC, settle, SIGNED_IN } from './site-pages';

const NO_PAGE = '/no-such-page';

/** The page's tags for search engines, in the current document or in the HTML that was sent. */
const saidOf = (page: Page, sent?: string) =>
  page.evaluate((html) => {
    const { title, head } =
      html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
    const all = (selector: string, name: string) =>
      [...head.querySelectorAll(selector)].map((tag) => tag.getAttribute(name));
    return {
      title,
      description: all('meta[name="description"]', 'content'),
      robots: all('meta[name="robots"]', 'content'),
      canonical: all('link[rel="canonical"]', 'href'),
    };
  }, sent);

async function pagesInSitemap(page: Page): Promise<string[]> {
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

test('every public page says the same before a script runs and after', async ({ page }) => {
  test.setTimeout(120_000);
  const paths = await pagesInSitemap(page);
  expect(paths).toEqual(expect.arrayContaining(['/', '/rooms/deluxe', '/offers', '/privacy']));
  for (const path of paths) {
    const response = await page.goto(path);
    await settle(page);
    expect(await saidOf(page), path).toEqual(await saidOf(page, await response?.text()));
  }
});

test('every page of the site is known to the server, and an address that is none is a 404', async ({
  page,
}) => {
  const statusOf = async (path: string) =>
    (await page.request.get(path, { headers: { accept: 'text/html' } })).status();
  for (const path of [...PUBLIC, ...SIGNED_IN, ...ADMINISTRATOR])
    expect(await statusOf(path), path).toBe(path === NO_PAGE ? 404 : 200);
});

test('the page contains structured data, which the security policy need not allow', async ({ page }) => {
  await page.goto('/rooms/deluxe');
  await settle(page);
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({
    '@graph': [{ offers: { priceCurrency: 'USD' } }, {}, {}, {}],
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
