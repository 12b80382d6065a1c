import { ApolloClient, ApolloLink, Observable, type NormalizedCacheObject } from '@apollo/client';
import { prerenderStatic } from '@apollo/client/react/ssr';
import { print } from 'graphql';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { loadOwnFiles } from '../src/app/layout/in-own-file';
import { pageDataElement } from '../src/app/rendering/page-data';
import type { Execute } from '../src/app/rendering/render-page';
import { SiteRoutes } from '../src/app/routes';
import { Site } from '../src/app/site';
import { createCache } from '../src/lib/apollo/apollo';
import type { Hotel } from '../src/lib/hotel/hotel';
import { Identity } from '../src/lib/identity/identity';

const visitor = new Identity(
  () => Promise.reject(new Error('The server signs nobody in.')),
  () => undefined,
);

/**
 * The plain way to render a page of the site, which `bench:pages` compares with the server's: Apollo Client's own rendering
 * with `renderToString`.
 */
export async function renderPage(path: string, hotel: Hotel, execute: Execute): Promise<string> {
  await loadOwnFiles();
  const link = new ApolloLink(
    ({ query, operationName = null, variables }) =>
      new Observable((observer) => {
        execute({ query: print(query), operationName, variables }).then(
          (data) => {
            observer.next({ data });
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
      }),
  );
  const client = new ApolloClient({ ssrMode: true, link, cache: createCache() });
  const tree = (
    <Site client={client} identity={visitor} hotel={hotel}>
      <StaticRouter location={path}>
        <SiteRoutes />
      </StaticRouter>
    </Site>
  );
  const { result } = await prerenderStatic({ tree, renderFunction: renderToString });
  const data = client.extract() as NormalizedCacheObject;
  client.stop();
  return `<div id="root">${result}</div>${pageDataElement(data)}`;
}
