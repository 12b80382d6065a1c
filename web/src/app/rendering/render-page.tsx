import { ApolloClient, ApolloLink, type NormalizedCacheObject } from '@apollo/client';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { createCache } from '../../lib/apollo/apollo';
import type { Hotel } from '../../lib/hotel/hotel';
import { stayOptionsVariables } from '../../features/booking/search/use-stay-options';
import { PageTextsDocument } from '../../generated/page-texts';
import { HotelDocument } from '../../generated/property';
import { RoomTypePageDocument, SearchWindowDocument, StayOptionsDocument } from '../../generated/search';
import { ShownCurrenciesDocument } from '../../generated/shown-currencies';
import { GOOD_TO_KNOW } from '../../lib/hotel/good-to-know';
import { Identity } from '../../lib/identity/identity';
import { paths, stayPath } from '../../lib/paths';
import { hasUnknownAges, stayInAddress } from '../../lib/stays/stay-address';
import { loadOwnFiles } from '../layout/in-own-file';
import { SiteRoutes } from '../routes';
import { Site } from '../site';
import { pageDataElement } from './page-data';
import { PageQueries, type Execute, type PageQuery } from './page-queries';

export type { DocumentRequest, Execute } from './page-queries';

// The marker that React writes for a boundary whose content could not be rendered.
const UNFINISHED = '<!--$!-->';

// A part of a page in a file of its own may have parts in further files, and data may show parts that need more data.
const MOST_PASSES = 10;

/** Nobody is signed in on the server: a rendered page contains nothing of one guest. */
const visitor = new Identity(
  () => Promise.reject(new Error('The server signs nobody in.')),
  () => undefined,
);

/** Components find a client, but they read from the queries of the page. */
const client = new ApolloClient({ ssrMode: true, link: ApolloLink.empty(), cache: createCache() });

function siteAt(path: string, hotel: Hotel, queries: PageQueries): ReactNode {
  return queries.provideTo(
    <Site client={client} identity={visitor} hotel={hotel}>
      <StaticRouter location={path}>
        <SiteRoutes />
      </StaticRouter>
    </Site>,
  );
}

function bodyOf(html: string, data: NormalizedCacheObject): string {
  if (html.includes(UNFINISHED)) throw new Error('A component of the page threw.');
  return `<div id="root">${html}</div>${pageDataElement(data)}`;
}

/**
 * The queries of a page of results, or of a room type with dates, which are asked before React renders it; empty for any other page. The code of an
 * address is not among them: pages without a code are kept for everybody.
 */
function knownQueries(path: string): PageQuery[] {
  const { pathname, searchParams } = new URL(path, 'http://site');
  const stay = stayInAddress(searchParams);
  const { checkin, checkout } = stay;
  const isOfRoom = pathname.startsWith(stayPath(''));
  if (!(isOfRoom || pathname === paths.book) || !checkin || !checkout || hasUnknownAges(stay)) return [];
  return [
    { document: StayOptionsDocument, variables: stayOptionsVariables({ ...stay, checkin, checkout }, null) },
    { document: HotelDocument, variables: {} },
    { document: isOfRoom ? RoomTypePageDocument : SearchWindowDocument, variables: {} },
    { document: ShownCurrenciesDocument, variables: {} },
    { document: PageTextsDocument, variables: { page: GOOD_TO_KNOW } },
  ];
}

/**
 * The body of a page, with the data of its queries. `hotel` is the same as in the page's head. Rejects when a query
 * fails.
 */
export async function renderPage(path: string, hotel: Hotel, execute: Execute): Promise<string> {
  await loadOwnFiles();
  const queries = new PageQueries();
  // One after the other, the parts of a page would wait for each other.
  for (const query of knownQueries(path)) queries.want(query);
  let html: string;
  let passes = 0;
  do {
    if (passes === MOST_PASSES) throw new Error('The page asks for ever more data.');
    passes += 1;
    await queries.answer(execute);
    html = renderToString(siteAt(path, hotel, queries));
  } while (queries.areWanted);
  return bodyOf(html, queries.records());
}

/** The body of a page without data: the browser sends the queries. */
export async function renderPageWithoutData(path: string, hotel: Hotel): Promise<string> {
  await loadOwnFiles();
  const render = () => renderToString(siteAt(path, hotel, new PageQueries()));
  let html = render();
  // The first attempts load the files of the page.
  for (let attempt = 1; attempt < MOST_PASSES && html.includes(UNFINISHED); attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve));
    html = render();
  }
  return bodyOf(html, {});
}
