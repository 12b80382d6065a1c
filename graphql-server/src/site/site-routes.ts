import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Router, type RequestHandler } from 'express';
import { DEFAULT_LOCALE, languageTagOf } from '../platform/locale/locale';
import type { Logger } from '../platform/log/log';
import type { PropertySource } from '../property/property.service';
import type { Invalidation } from '../public-cache/invalidation';
import { CompressedPages } from './compressed-pages';
import { PageContents } from './page-content';
import { addressOf, hiddenHead, publicHead, replaceBetweenMarks, withHotelToCall } from './page-html';
import { type ExecuteForPage, loadPageRendering } from './page-rendering';
import { type MadePage, PageResponses } from './page-responses';
import { MANIFEST, sendManifest } from './web-manifest';
import { siteFiles } from './site-files';
import { pageWithHotel, readSitePages, type PublicPage, type SitePages } from './site-pages';
import { StructuredData, type StructuredDataSources } from './structured-data';

const AN_HOUR = 'public, max-age=3600';

export interface SiteDependencies {
  settings: { WEB_DIRECTORY: string; SITE_URL: string; READ_CACHE_BYTES: number };
  services: StructuredDataSources;
  /** The security headers of a page, as names and values in turn. */
  pageHeaders: readonly string[];
  invalidation: Invalidation;
  execute: ExecuteForPage;
  log: Logger;
}

/** The built site. */
export interface Site {
  routes: Router;
  /** Sends a page that is kept, before any other handler. Any other request is left to `next`. */
  respond(request: IncomingMessage, response: ServerResponse, next: () => void): void;
}

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

/** Replaces sections of the built page. */
function withSections(html: string, sections: Partial<Record<'page' | 'hints' | 'body', string>>): string {
  return Object.entries(sections).reduce(
    (page, [name, section]) => replaceBetweenMarks(page, name, section),
    html,
  );
}

function asHidden(property: PropertySource): (html: string) => string {
  return (html) =>
    withSections(withHotelToCall(html, property.current), { page: hiddenHead(property.current), hints: '' });
}

/** The page as the build made it; null when the site is not built yet. */
function builtPage(directory: string): Promise<string | null> {
  return readFile(path.join(directory, 'index.html'), 'utf8').catch(() => null);
}

/** Sends the single-page application, which renders the page in the browser. */
function sendShell(
  directory: string,
  compressed: CompressedPages,
  status: number,
  make: (html: string) => string,
): RequestHandler {
  return async (request, response, next) => {
    // A missing picture or script is not a page.
    if (path.extname(request.path) && !request.accepts('html')) return next();
    const built = await builtPage(directory);
    if (built === null) return next();
    response.status(status).vary('Accept');
    response.set({ 'Cache-Control': 'no-cache', 'Content-Language': languageTagOf(DEFAULT_LOCALE) });
    await compressed.send(request, response, make(built));
  };
}

/** The address to render: the page's own, with or without a slash at its end. Null for other spellings of it. */
function renderedAddress(page: PublicPage, address: string): string | null {
  return address === page.path || address === `${page.path}/` ? address : null;
}

/** Sends public pages, with their words and data in the HTML. */
class PublicPages {
  private readonly contents: PageContents;

  constructor(
    private readonly dependencies: SiteDependencies,
    private readonly responses: PageResponses,
  ) {
    const { settings, services, execute, log } = dependencies;
    const structuredData = new StructuredData(services, settings.SITE_URL);
    const rendering = loadPageRendering(settings.WEB_DIRECTORY);
    this.contents = new PageContents({ structuredData, rendering, execute, log });
  }

  handler(page: PublicPage): RequestHandler {
    const { WEB_DIRECTORY: directory } = this.dependencies.settings;
    return async (request, response, next) => {
      const built = await builtPage(directory);
      if (built === null) return next();
      const address = renderedAddress(page, request.path);
      const make = () => this.make(built, page, address);
      await this.responses.send(address ?? `${page.path} in the browser`, request, response, make);
    };
  }

  private async make(built: string, page: PublicPage, address: string | null): Promise<MadePage> {
    const { settings, services } = this.dependencies;
    const property = services.property.current;
    const named = pageWithHotel(page, property);
    const { structuredData, body, isComplete } = await this.contents.of(named, address, property);
    const html = withSections(withHotelToCall(built, property), {
      page: publicHead(settings.SITE_URL, named, property, structuredData),
      hints: page.hints.join('\n    '),
      ...(body === null ? {} : { body }),
    });
    return { html, isComplete };
  }
}

function pageRoutes(
  dependencies: SiteDependencies,
  pages: SitePages,
  compressed: CompressedPages,
  responses: PageResponses,
): Router {
  const router = Router();
  const { WEB_DIRECTORY: directory, SITE_URL: siteUrl } = dependencies.settings;
  const publicPages = new PublicPages(dependencies, responses);
  router.get('/sitemap.xml', (_request, response) => {
    response.set('Cache-Control', AN_HOUR).type('application/xml').send(sitemap(siteUrl, pages));
  });
  router.get('/robots.txt', (_request, response) => {
    response.set('Cache-Control', AN_HOUR).type('text/plain').send(robots(siteUrl, pages));
  });
  const hidden = asHidden(dependencies.services.property);
  for (const page of pages.publicPages) router.get(page.path, publicPages.handler(page));
  router.get(pages.hiddenPaths, sendShell(directory, compressed, 200, hidden));
  // The application shows its own page for an unknown address.
  router.get('/{*page}', sendShell(directory, compressed, 404, hidden));
  return router;
}

/** Without a table of pages every address may be a page. */
function unknownPages({ settings, log }: SiteDependencies, compressed: CompressedPages): Router {
  log.warn('The built site has no table of pages: there is no sitemap, and no unknown address gets 404');
  return Router().get(
    '/{*page}',
    sendShell(settings.WEB_DIRECTORY, compressed, 200, (html) => html),
  );
}

/** The built site. Pages contain nothing of one guest, so their compressed length reveals nothing (https://www.breachattack.com). */
export function createSite(dependencies: SiteDependencies): Site {
  const { WEB_DIRECTORY: directory, READ_CACHE_BYTES: cacheBytes } = dependencies.settings;
  const { pageHeaders: headers, invalidation } = dependencies;
  const compressed = new CompressedPages();
  const responses = new PageResponses({ headers, isKept: cacheBytes > 0, invalidation, compressed });
  const pages = readSitePages(directory);
  const routes = Router();
  routes.get(MANIFEST, sendManifest(directory, dependencies.services.property));
  routes.use(siteFiles(directory));
  routes.use(
    pages ? pageRoutes(dependencies, pages, compressed, responses) : unknownPages(dependencies, compressed),
  );
  return { routes, respond: (request, response, next) => responses.respond(request, response, next) };
}
