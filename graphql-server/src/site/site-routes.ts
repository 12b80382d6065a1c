import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Router, type RequestHandler } from 'express';
import { DEFAULT_LOCALE, languageTagOf } from '../platform/locale/locale';
import type { Logger } from '../platform/log/log';
import type { PropertySource } from '../property/property.service';
import { CompressedPages } from './compressed-pages';
import { addressOf, hiddenHead, publicHead, replaceBetweenMarks } from './page-html';
import { siteFiles } from './site-files';
import { readSitePages, withHotel, type PublicPage, type SitePages } from './site-pages';
import { StructuredData, type StructuredDataSources } from './structured-data';

const AN_HOUR = 'public, max-age=3600';

export interface SiteDependencies {
  settings: { WEB_DIRECTORY: string; SITE_URL: string };
  services: StructuredDataSources;
  log: Logger;
}

/** Makes a page's HTML from the built index.html. */
type PageMaker = (html: string) => string | Promise<string>;

function sitemap(siteUrl: string, { publicPages }: SitePages): string {
  const entries = publicPages.map(({ path: page }) => `  <url><loc>${addressOf(siteUrl, page)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

function robots(siteUrl: string, { closedPaths }: SitePages): string {
  const closed = closedPaths.map((page) => `Disallow: ${page}`);
  return ['User-agent: *', ...closed, '', `Sitemap: ${addressOf(siteUrl, '/sitemap.xml')}`, ''].join('\n');
}

/** The built page is the home page. These sections replace its own. */
function withSections(html: string, sections: Record<'page' | 'hints' | 'hero', string>): string {
  return Object.entries(sections).reduce(
    (page, [name, section]) => replaceBetweenMarks(page, name, section),
    html,
  );
}

function asHidden(property: PropertySource): PageMaker {
  return (html) => withSections(html, { page: hiddenHead(property.current), hints: '', hero: '' });
}

function asPublic(
  siteUrl: string,
  property: PropertySource,
  structuredData: StructuredData,
  page: PublicPage,
): PageMaker {
  return async (html) => {
    const named = withHotel(page, property.current);
    const head = publicHead(siteUrl, named, property.current, await structuredData.of(named));
    return withSections(html, { page: head, hints: page.hints.join('\n    '), hero: page.hero });
  };
}

interface BuiltSite {
  directory: string;
  pages: CompressedPages;
}

/** Sends the single-page application as one of its pages. */
function sendPage({ directory, pages }: BuiltSite, status: number, make: PageMaker): RequestHandler {
  return async (request, response, next) => {
    // A missing picture or script is not a page.
    if (path.extname(request.path) && !request.accepts('html')) return next();
    const built = await readFile(path.join(directory, 'index.html'), 'utf8').catch(() => null);
    if (built === null) return next();
    const html = await make(built);
    response.status(status).vary('Accept');
    response.set({ 'Cache-Control': 'no-cache', 'Content-Language': languageTagOf(DEFAULT_LOCALE) });
    await pages.send(request, response, html);
  };
}

function pageRoutes({ settings, services, log }: SiteDependencies, pages: SitePages): Router {
  const router = Router();
  const { WEB_DIRECTORY: directory, SITE_URL: siteUrl } = settings;
  const site = { directory, pages: new CompressedPages() };
  const structuredData = new StructuredData(services, siteUrl, log);
  router.get('/sitemap.xml', (_request, response) => {
    response.set('Cache-Control', AN_HOUR).type('application/xml').send(sitemap(siteUrl, pages));
  });
  router.get('/robots.txt', (_request, response) => {
    response.set('Cache-Control', AN_HOUR).type('text/plain').send(robots(siteUrl, pages));
  });
  for (const page of pages.publicPages)
    router.get(page.path, sendPage(site, 200, asPublic(siteUrl, services.property, structuredData, page)));
  router.get(pages.hiddenPaths, sendPage(site, 200, asHidden(services.property)));
  // The application shows its own page for an unknown address.
  router.get('/{*page}', sendPage(site, 404, asHidden(services.property)));
  return router;
}

/** Without a table of pages every address may be a page. */
function unknownPages({ settings, log }: SiteDependencies): Router {
  log.warn('The built site has no table of pages: there is no sitemap, and no unknown address gets 404');
  return Router().get(
    '/{*page}',
    sendPage({ directory: settings.WEB_DIRECTORY, pages: new CompressedPages() }, 200, (html) => html),
  );
}

/** The built site. Pages contain nothing of one guest, so their compressed length reveals nothing (https://www.breachattack.com). */
export function siteRoutes(installation: SiteDependencies): Router {
  const directory = installation.settings.WEB_DIRECTORY;
  const pages = readSitePages(directory);
  const router = Router();
  router.use(siteFiles(directory));
  router.use(pages ? pageRoutes(installation, pages) : unknownPages(installation));
  return router;
}
