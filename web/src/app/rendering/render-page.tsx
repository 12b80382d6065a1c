import {
  ApolloClient,
  ApolloLink,
  type InMemoryCache,
  type NormalizedCacheObject,
  Observable,
} from '@apollo/client';
import { prerenderStatic } from '@apollo/client/react/ssr';
import { print, type DocumentNode } from 'graphql';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { createCache } from '../../lib/apollo/apollo';
import type { Hotel } from '../../lib/hotel/hotel';
import { stayOptionsVariables } from '../../features/booking/search/use-stay-options';
import { PageTextsDocument } from '../../generated/page-texts';
import { HotelDocument } from '../../generated/property';
import { SearchWindowDocument, StayOptionsDocument } from '../../generated/search';
import { ShownCurrenciesDocument } from '../../generated/shown-currencies';
import { GOOD_TO_KNOW } from '../../lib/hotel/good-to-know';
import { Identity } from '../../lib/identity/identity';
import { paths } from '../../lib/paths';
import { hasUnknownAges, stayInAddress } from '../../lib/stays/stay-address';
import { loadOwnFiles } from '../layout/in-own-file';
import { SiteRoutes } from '../routes';
import { Site } from '../site';
import { pageDataElement } from './page-data';

/** One of the site's documents, as the server executes it. */
export interface DocumentRequest {
  query: string;
  operationName: string | null;
  variables: Record<string, unknown>;
}

/** A query as a page sends it. */
interface PageQuery extends Omit<DocumentRequest, 'query'> {
  query: DocumentNode;
}

/** Executes a document for a visitor. Rejects when there is no data. */
export type Execute = (request: DocumentRequest) => Promise<Record<string, unknown>>;

// The marker that React writes for a boundary whose content could not be rendered.
const UNFINISHED = '<!--$!-->';

// A part of a page in a file of its own may have parts in further files.
const MOST_ATTEMPTS = 10;

/** Nobody is signed in on the server: a rendered page contains nothing of one guest. */
const visitor = new Identity(
  () => Promise.reject(new Error('The server signs nobody in.')),
  () => undefined,
);

/** The variables as a browser sends them: a variable without a value is omitted, so that its default applies. */
function asSent(variables: Record<string, unknown>): Record<string, unknown> {
  return JSON.parse(JSON.stringify(variables)) as Record<string, unknown>;
}

function linkTo(send: (query: PageQuery) => Promise<Record<string, unknown>>): ApolloLink {
  return new ApolloLink(
    ({ query, operationName = null, variables }) =>
      new Observable((observer) => {
        send({ query, operationName, variables: asSent(variables) }).then(
          (data) => {
            observer.next({ data });
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
      }),
  );
}

function siteAt(path: string, hotel: Hotel, client: ApolloClient): ReactNode {
  return (
    <Site client={client} identity={visitor} hotel={hotel}>
      <StaticRouter location={path}>
        <SiteRoutes />
      </StaticRouter>
    </Site>
  );
}

function bodyOf(html: string, client: ApolloClient): string {
  if (html.includes(UNFINISHED)) throw new Error('A component of the page threw.');
  return `<div id="root">${html}</div>${pageDataElement(client.extract() as NormalizedCacheObject)}`;
}

/**
 * The queries of a page of results, which are asked before React renders it; empty for any other page. The code of an
 * address is not among them: pages without a code are kept for everybody.
 */
function knownQueries(path: string, cache: InMemoryCache): PageQuery[] {
  const { pathname, searchParams } = new URL(path, 'http://site');
  const stay = stayInAddress(searchParams);
  const { checkin, checkout } = stay;
  if (pathname !== paths.book || !checkin || !checkout || hasUnknownAges(stay)) return [];
  const options = stayOptionsVariables({ ...stay, checkin, checkout }, null);
  const known: [DocumentNode, string, Record<string, unknown>][] = [
    [StayOptionsDocument, 'StayOptions', options],
    [HotelDocument, 'Hotel', {}],
    [SearchWindowDocument, 'SearchWindow', {}],
    [ShownCurrenciesDocument, 'ShownCurrencies', {}],
    [PageTextsDocument, 'PageTexts', { page: GOOD_TO_KNOW }],
  ];
  return known.map(([document, operationName, variables]) => ({
    query: cache.transformDocument(document),
    operationName,
    variables: asSent(variables),
  }));
}

/**
 * The body of a page, with the data of its queries. `hotel` is the same as in the page's head. Rejects when a query
 * fails.
 */
export async function renderPage(path: string, hotel: Hotel, execute: Execute): Promise<string> {
  await loadOwnFiles();
  const failures: unknown[] = [];
  let sent = 0;
  const send = (query: PageQuery) => {
    sent += 1;
    return execute({ ...query, query: print(query.query) });
  };
  const link = linkTo((query) =>
    send(query).catch((failure: unknown) => {
      failures.push(failure);
      throw failure;
    }),
  );
  const cache = createCache();
  const client = new ApolloClient({ ssrMode: true, link, cache });
  // One after the other, the parts of a page would wait for each other; a part that fails, fails the page.
  await Promise.all(
    knownQueries(path, cache).map(async (query) =>
      client.writeQuery({ query: query.query, variables: query.variables, data: await send(query) }),
    ),
  );
  // Apollo renders again for every query that it meets first, also when its data was there. A pass that has asked for
  // nothing is the last one.
  const complete = new AbortController();
  const { result } = await prerenderStatic({
    tree: siteAt(path, hotel, client),
    signal: complete.signal,
    renderFunction: async (tree) => {
      const before = sent;
      const html = renderToString(tree);
      await new Promise((resolve) => setImmediate(resolve));
      if (sent === before && !html.includes(UNFINISHED)) complete.abort();
      return html;
    },
  });
  client.stop();
  if (failures.length > 0) throw failures[0];
  return bodyOf(result, client);
}

/** The body of a page without data: the browser sends the queries. */
export async function renderPageWithoutData(path: string, hotel: Hotel): Promise<string> {
  await loadOwnFiles();
  const client = new ApolloClient({ ssrMode: true, link: ApolloLink.empty(), cache: createCache() });
  const render = () => renderToString(siteAt(path, hotel, client));
  let html = render();
  // The first attempts load the files of the page.
  for (let attempt = 1; attempt < MOST_ATTEMPTS && html.includes(UNFINISHED); attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve));
    html = render();
  }
  return bodyOf(html, client);
}
