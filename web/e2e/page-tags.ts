import type { Page } from '@playwright/test';

/** The page's tags for search engines, in the current document or in the HTML that was sent. */
export const tagsOf = (page: Page, sent?: string) =>
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

/** The addresses that search engines may find. */
export async function pagesInSitemap(page: Page): Promise<string[]> {
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}
