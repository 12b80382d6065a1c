import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import { DEFAULT_LOCALE, languageTagOf } from '../../platform/locale/locale';
import type { PictureFiles } from '../../pictures/core/picture-files.service';
import type { PictureIndex } from '../../pictures/core/picture-index';
import type { Logger } from '../../platform/log/log';
import type { ContentSource } from '../../pages/content/content.service';
import type { PropertyService } from '../../selling/property/property.service';
import type { Invalidation } from '../public-cache/invalidation';
import { type ChargeResponse, responseLimit } from '../http/request-counting';
import { RESPONSE_POINTS } from '../../platform/limits/rate-limit-table';
import type { RoomType } from '../../selling/rooms/room-type.entity';
import {
  CompressedPages,
  QuicklyCompressedPages,
  sendCompressed,
  type PageCompression,
} from './compressed-pages';
import { PageContents } from './page-content';
import { sendOpeningSoon, withClosedLinks, withSetUpBar } from './opening-soon';
import { addressOf, hiddenHead, publicHead, sharedHead } from './page-html';
import {
  type ExecuteForPage,
  type HotelOfPage,
  hotelOfPage,
  loadPageRendering,
} from './rendering/page-rendering';
import { type MadePage, PageResponses } from './page-responses';
import { iconRoute, sharedPictureRoute } from './icon-route';
import type { LookSource } from './page-look';
import { CurrentTemplate } from './page-template';
import { pictureHints, sharedPictureOf, sharedPictureOfRoom, type SharedPicture } from './page-pictures';
import { meantCode, oneSpelling, PageAddresses } from './page-addresses';
import { MANIFEST, sendManifest } from './web-manifest';
import { SearchPage } from './rendering/search-page';
import { datesIn, roomHeadOf, searchHeadOf } from './search-head';
import { siteFiles } from './site-files';
import {
  describedPage,
  pagesOfRoomTypes,
  readSitePages,
  type PublicPage,
  type SitePages,
} from './site-pages';
import { StructuredData, type StructuredDataSources } from './structured-data';

const AN_HOUR = 'public, max-age=3600';

export interface SiteDependencies {
  settings: { WEB_DIRECTORY: string; SITE_URL: string; READ_CACHE_BYTES: number; RATE_LIMIT_SCALE: number };
  services: StructuredDataSources & {
    content: ContentSource;
    property: Pick<PropertyService, 'current' | 'isNamed' | 'isOpen'>;
    preview: { isAllowed(request: Pick<IncomingMessage, 'headers'>): Promise<boolean> };
    lookIndex: LookSource;
    pictureFiles: Pick<PictureFiles, 'icon' | 'shared'>;
    pictureIndex: Pick<PictureIndex, 'find' | 'shown'>;
  };
  /** The security headers of a page, names and values alternately. */
  pageHeaders: readonly string[];
  invalidation: Invalidation;
  execute: ExecuteForPage;
  /** Counts a caller who asks for the search, and executes its documents for that caller; null over the limit. */
  executeForCaller(request: IncomingMessage): ExecuteForPage | null;
  /** Charges a caller for a response. */
  charge: ChargeResponse;
  log: Logger;
}

/** The built site. */
export interface Site {
  routes: Router;
  /** Sends a cached page, before any other handler, and passes any other request to `next`. */
  respond(request: IncomingMessage, response: ServerResponse, next: () => void): void;
}

function sitemap(siteUrl: string, listed: readonly PublicPage[]): string {
  const entries = listed
    .filter(({ isListed }) => isListed)
    .map(({ path: page }) => `  <url><loc>${addressOf(siteUrl, page)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

function robots(siteUrl: string, { closedPaths }: SitePages, isOpen: boolean): string {
  if (!isOpen) return 'User-agent: *\nDisallow: /\n';
  const closed = closedPaths.map((page) => `Disallow: ${page}`);
  return ['User-agent: *', ...closed, '', `Sitemap: ${addressOf(siteUrl, '/sitemap.xml')}`, ''].join('\n');
}

function asHidden({ property, content, lookIndex }: SiteDependencies['services']): (html: string) => string {
  const template = new CurrentTemplate(property, lookIndex);
  return (html) => {
    const hotel = hotelOfPage(property.current, content, undefined);
    return template.of(html).with({ page: hiddenHead(hotel), hints: '' });
  };
}

/** For so long the page of the build is not read again. */
const BUILT_PAGE_MILLISECONDS = 1_000;
const builtPages = new Map<string, { readAt: number; page: Promise<string | null> }>();

/** The page of the build; null when the site is not built yet. */
function builtPage(directory: string): Promise<string | null> {
  const known = builtPages.get(directory);
  const now = performance.now();
  if (known && now - known.readAt < BUILT_PAGE_MILLISECONDS) return known.page;
  const page = readFile(path.join(directory, 'index.html'), 'utf8').catch(() => null);
  builtPages.set(directory, { readAt: now, page });
  return page;
}

/** Whether this is the owner's view of a page before the site is open. */
const isPreview = (response: Response): boolean => response.locals['isPreview'] === true;

// What programs look for by agreement, such as /.well-known/security.txt (RFC 8615), and what the site never has.
const HIDDEN_FILE = '/.';

/**
 * Whether a browser opens a page, and not a picture or a script. Only a browser gets a page that says that the
 * address does not exist. A browser asks for HTML; programs accept any type.
 */
function asksForPage(request: Request, status: number): boolean {
  if (request.path.includes(HIDDEN_FILE)) return false;
  const isPage = status === 200 && path.extname(request.path) === '';
  return isPage ? Boolean(request.accepts('html')) : (request.get('accept') ?? '').includes('text/html');
}

/** Sends the single-page application, which renders the page in the browser. */
function sendShell(
  directory: string,
  compressed: PageCompression,
  status: number,
  make: (html: string) => string,
): RequestHandler {
  return async (request, response, next) => {
    if (!asksForPage(request, status)) return next();
    const built = await builtPage(directory);
    if (built === null) return next();
    response.status(status).vary('Accept');
    response.set({ 'Cache-Control': 'no-cache', 'Content-Language': languageTagOf(DEFAULT_LOCALE) });
    const html = make(built);
    await sendCompressed(compressed, request, response, isPreview(response) ? withSetUpBar(html) : html);
  };
}

/** What a shared link to a room type on sale shows. */
async function roomPicture(
  { rooms, pictureIndex }: SiteDependencies['services'],
  code: string,
): Promise<SharedPicture | null> {
  const type = (await rooms.roomTypes()).find((one) => one.code === code);
  return type ? sharedPictureOfRoom(type, (addresses) => pictureIndex.shown(addresses)) : null;
}

/** Sends public pages, with their texts and data in the HTML. */
class PublicPages {
  private readonly contents: PageContents;
  private readonly template: CurrentTemplate;

  constructor(
    private readonly dependencies: SiteDependencies,
    private readonly responses: PageResponses,
  ) {
    const { settings, services, execute, log } = dependencies;
    this.template = new CurrentTemplate(services.property, services.lookIndex);
    const structuredData = new StructuredData(services, settings.SITE_URL);
    const rendering = loadPageRendering(settings.WEB_DIRECTORY);
    this.contents = new PageContents({
      ...{ structuredData, rendering, execute, log },
      longestWaitMilliseconds: settings.PAGE_WAIT_SECONDS * 1_000,
    });
  }

  handler(page: PublicPage): RequestHandler {
    const { WEB_DIRECTORY: directory } = this.dependencies.settings;
    return async (request, response, next) => {
      const built = await builtPage(directory);
      if (built === null) return next();
      if (isPreview(response)) return this.sendPreview(response, await this.make(built, page));
      await this.responses.send(page.path, request, response, () => this.make(built, page));
    };
  }

  /** For this browser only, and never cached. */
  private sendPreview(response: Response, { html }: MadePage): void {
    response.set('Cache-Control', 'private, no-store').type('html').send(withSetUpBar(html));
  }

  private async make(built: string, page: PublicPage): Promise<MadePage> {
    const { settings, services } = this.dependencies;
    const property = services.property.current;
    const hotel = hotelOfPage(property, services.content, page.content);
    const described = describedPage(page, hotel);
    const { structuredData, body, isComplete } = await this.contents.of(described, page.path, hotel);
    const sharedPicture =
      (page.roomType === undefined
        ? sharedPictureOf(hotel.page)
        : await roomPicture(services, page.roomType)) ?? sharedPictureOf(services.content.page('home'));
    const html = this.template.of(built).with({
      page: publicHead(settings.SITE_URL, described, hotel, sharedPicture, structuredData),
      hints: [...pictureHints(hotel.page, page.picture), ...page.hints].join('\n    '),
      ...(body === null ? {} : { body }),
    });
    return { html, isComplete };
  }
}

/** The search, or the page of a room type with dates: what of it hangs on the address. */
interface ResultsPage {
  hints: readonly string[];
  /** The room type whose page it is, and that page's path; null for the search. */
  ofRoom: { code: string; path: string } | null;
}

/** The head of a page with dates: what the address asks for, with the picture of its room. */
function resultsHead(
  { settings: { SITE_URL: siteUrl }, services }: SiteDependencies,
  address: string,
  hotel: HotelOfPage,
  roomTypes: readonly RoomType[],
  { ofRoom }: ResultsPage,
): string {
  const { searchParams } = new URL(address, siteUrl);
  const ownType = roomTypes.find(({ code }) => code === ofRoom?.code);
  const { title, description, roomType } = ownType
    ? roomHeadOf(searchParams, ownType, hotel)
    : searchHeadOf(searchParams, roomTypes, hotel);
  const picture =
    (roomType && sharedPictureOfRoom(roomType, (addresses) => services.pictureIndex.shown(addresses))) ??
    sharedPictureOf(services.content.page('home'));
  return sharedHead(siteUrl, { title, description, address }, hotel, picture, ofRoom?.path ?? null);
}

/**
 * What the results of a search depend on, beyond what visitors read on other pages: nights, and uses of promotions. A search
 * asks for no extras. A test compares this list with the statements of a page.
 */
export const TABLES_OF_RESULTS: readonly string[] = ['room_nights', 'booking_promotions'];

/** Whether an address of the search names a room type. */
const namesRoom = (query: Request['query']): boolean => 'room' in query || 'first' in query;

/**
 * Sends the search with the results for its address, and the page of a room type with the price of the dates in its address. Without results it sends the application, which asks for them. A search
 * without a code is kept until nights, rates or rules change; others must not see a code.
 */
function resultsSender(
  dependencies: SiteDependencies,
  compressed: PageCompression,
  responses: PageResponses,
): (page: ResultsPage) => RequestHandler {
  const { settings, services, executeForCaller, log } = dependencies;
  const { property, content } = services;
  const rendering = loadPageRendering(settings.WEB_DIRECTORY);
  const template = new CurrentTemplate(property, services.lookIndex);
  const search = new SearchPage({
    ...{ rendering, log, scale: settings.RATE_LIMIT_SCALE },
    longestWaitMilliseconds: settings.PAGE_WAIT_SECONDS * 1_000,
  });
  const make = async (built: string, request: Request, shown: ResultsPage): Promise<MadePage> => {
    const hotel = hotelOfPage(property.current, content, undefined);
    const body = await search.body(request.originalUrl, hotel, () => executeForCaller(request));
    const isMade = body !== null;
    // Over its limit a caller costs the database nothing: the room of the address is not looked up then.
    const isNamed = shown.ofRoom !== null || (isMade && namesRoom(request.query));
    const roomTypes = isNamed ? await services.rooms.roomTypes() : [];
    const page = resultsHead(dependencies, request.originalUrl, hotel, roomTypes, shown);
    const made = isMade ? { hints: shown.hints.join('\n    '), body } : {};
    const html = template.of(built).with({ page, ...made });
    return { html, isComplete: isMade };
  };
  return (shown) => async (request, response, next) => {
    const built = await builtPage(settings.WEB_DIRECTORY);
    if (built === null) return next();
    const { originalUrl: address } = request;
    const mayBeKept = !isPreview(response) && request.query['code'] === undefined;
    if (mayBeKept) return responses.send(address, request, response, () => make(built, request, shown));
    const { html, isComplete } = await make(built, request, shown);
    const cached = isComplete ? 'private, no-cache' : 'no-cache';
    response.vary('Accept').set({
      'Cache-Control': isPreview(response) ? 'private, no-store' : cached,
      'Content-Language': languageTagOf(DEFAULT_LOCALE),
    });
    await sendCompressed(compressed, request, response, isPreview(response) ? withSetUpBar(html) : html);
  };
}

/**
 * Handles requests while the site is not open: pages for staff and bookings work, the owner sees every page, and
 * everybody else reads that the hotel opens soon.
 */
function beforeOpening(
  { services, settings }: SiteDependencies,
  { pathsBeforeOpening: paths }: SitePages,
  compressed: PageCompression,
): RequestHandler {
  const { property, preview } = services;
  const works = (address: string) =>
    paths.some((known) => address === known || address.startsWith(`${known}/`));
  const asWorking = (html: string) => withClosedLinks(asHidden(services)(html), paths);
  const sendWorking = sendShell(settings.WEB_DIRECTORY, compressed, 200, asWorking);
  const openingSoon = sendOpeningSoon(property);
  return async (request, response, next) => {
    const isFile = path.extname(request.path) !== '' && !request.accepts('html');
    if (property.isOpen || isFile || !['GET', 'HEAD'].includes(request.method)) return next();
    response.set('X-Robots-Tag', 'noindex');
    if (works(request.path)) return sendWorking(request, response, next);
    if (!(await preview.isAllowed(request))) return openingSoon(request, response, next);
    response.locals['isPreview'] = true;
    return next();
  };
}

/** Finds the one spelling of a page's address. Addresses of room types end with their codes. */
function spellings(
  { services }: SiteDependencies,
  pages: SitePages,
): (address: string) => Promise<string | null> {
  const { publicPages, roomTypePage, searchPage, hiddenPaths } = pages;
  const typePattern = roomTypePage?.path;
  const addresses = new PageAddresses([
    ...publicPages.map(({ path: page }) => page),
    ...(searchPage?.paths ?? []),
    ...hiddenPaths,
    ...(typePattern === undefined ? [] : [typePattern]),
  ]);
  const typeAddresses = new PageAddresses(typePattern === undefined ? [] : [typePattern]);
  return async (address) => {
    const ofType = typeAddresses.spellingOf(address);
    if (ofType === null) return addresses.spellingOf(address);
    const types = await services.rooms.roomTypes();
    const [, code] = /([^/]*)$/.exec(ofType) ?? [];
    const meant = meantCode(
      types.map((type) => type.code),
      code ?? '',
    );
    return meant === undefined
      ? null
      : (typePattern?.replace(':code', () => encodeURIComponent(meant)) ?? null);
  };
}

/** What sends the pages, and what sends pages of results. */
interface PageSenders {
  compressed: PageCompression;
  compressedResults: PageCompression;
  responses: PageResponses;
  results: PageResponses;
}

function pageRoutes(
  dependencies: SiteDependencies,
  pages: SitePages,
  { compressed, compressedResults, responses, results }: PageSenders,
): Router {
  const router = Router();
  const { WEB_DIRECTORY: directory, SITE_URL: siteUrl } = dependencies.settings;
  const { property, rooms } = dependencies.services;
  const publicPages = new PublicPages(dependencies, responses);
  const roomTypePages = async () => pagesOfRoomTypes(pages, await rooms.roomTypes());
  const filledPages = () =>
    pages.publicPages.filter(({ path: page }) => !dependencies.services.content.emptyPages.includes(page));
  router.get('/sitemap.xml', async (_request, response) => {
    const { isOpen } = property;
    response.set('Cache-Control', isOpen ? AN_HOUR : 'no-cache').type('application/xml');
    response.send(sitemap(siteUrl, isOpen ? [...filledPages(), ...(await roomTypePages())] : []));
  });
  router.get('/robots.txt', (_request, response) => {
    const { isOpen } = property;
    response.set('Cache-Control', isOpen ? AN_HOUR : 'no-cache').type('text/plain');
    response.send(robots(siteUrl, pages, isOpen));
  });
  const hidden = asHidden(dependencies.services);
  router.use(beforeOpening(dependencies, pages, compressed));
  for (const page of pages.publicPages) router.get(page.path, publicPages.handler(page));
  const sendResults = resultsSender(dependencies, compressedResults, results);
  if (pages.roomTypePage)
    router.get(pages.roomTypePage.path, async (request, response, next) => {
      const page = (await roomTypePages()).find(({ roomType }) => roomType === request.params['code']);
      if (page?.roomType === undefined) return next();
      const { path: canonical, hints, roomType: code } = page;
      const handler = datesIn(new URL(request.originalUrl, siteUrl).searchParams)
        ? sendResults({ hints, ofRoom: { code, path: canonical } })
        : publicPages.handler(page);
      return handler(request, response, next);
    });
  if (pages.searchPage)
    router.get(pages.searchPage.paths, sendResults({ hints: pages.searchPage.hints, ofRoom: null }));
  router.get(pages.hiddenPaths, sendShell(directory, compressed, 200, hidden));
  // The application shows its own page for an unknown address.
  router.get('/{*page}', sendShell(directory, compressed, 404, hidden));
  return router;
}

/** Without a table of pages, every address may be a page. */
function unknownPages({ settings, log }: SiteDependencies, compressed: PageCompression): Router {
  log.warn(
    'The built site has no table of pages, so there is no sitemap, and unknown addresses do not get 404',
  );
  return Router().get(
    '/{*page}',
    sendShell(settings.WEB_DIRECTORY, compressed, 200, (html) => html),
  );
}

/**
 * The built site. Pages contain nothing about a single guest, so their compressed length reveals nothing
 * (https://www.breachattack.com).
 */
export function createSite(dependencies: SiteDependencies): Site {
  const { WEB_DIRECTORY: directory, READ_CACHE_BYTES: cacheBytes } = dependencies.settings;
  const { pageHeaders: headers, invalidation, charge } = dependencies;
  const compressed = new CompressedPages();
  const keeping = { headers, isKept: cacheBytes > 0, invalidation, compressed, charge };
  const responses = new PageResponses(keeping);
  // Apart from the pages, so that many searches push out no page.
  const compressedResults = new QuicklyCompressedPages();
  const results = new PageResponses({
    ...keeping,
    compressed: compressedResults,
    furtherTables: TABLES_OF_RESULTS,
  });
  const pages = readSitePages(directory);
  const routes = Router();
  routes.get(MANIFEST, sendManifest(directory, dependencies.services));
  routes.use(iconRoute(dependencies.services.lookIndex, dependencies.services.pictureFiles));
  const { pictureIndex: index, pictureFiles: files } = dependencies.services;
  routes.use(sharedPictureRoute({ index, files, directory, charge }));
  if (pages) routes.use(oneSpelling(spellings(dependencies, pages), dependencies.charge));
  routes.use(siteFiles(directory));
  routes.use(responseLimit(charge, RESPONSE_POINTS.page));
  routes.use(
    pages
      ? pageRoutes(dependencies, pages, { compressed, compressedResults, responses, results })
      : unknownPages(dependencies, compressed),
  );
  return {
    routes,
    respond: (request, response, next) =>
      responses.respond(request, response, () => results.respond(request, response, next)),
  };
}
