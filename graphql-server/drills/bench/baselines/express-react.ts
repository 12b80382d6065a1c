import path from 'node:path';
import express from 'express';
import { Pool } from 'pg';
import { loadPageRendering, type DocumentRequest } from '../../../src/edge/site/rendering/page-rendering';
import { FREE_ROOMS, ROOM_TYPES } from './sql';

// The plain way to render on the server: the data of a search, then the page by the program in WEB_DIRECTORY, which calls
// `renderToString`. The page has no head, and is not compressed. With SEARCH=statements a request costs the statements of a
// search, and prices cost nothing: the data is asked for once, of the server at DATA_URL. With SEARCH=graphql that server
// searches at each request.
const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const rendering = loadPageRendering(path.resolve(process.env['WEB_DIRECTORY'] ?? ''));
if (!rendering) throw new Error('The plain page is not built.');
const HOTEL = {
  name: 'A hotel',
  town: 'A town',
  timeZone: 'UTC',
  socialLinks: [],
  emptyPages: [],
  navigation: { main: [], footer: [] },
  page: null,
};

const known = new Map<string, Promise<Record<string, unknown>>>();

const searches = process.env['SEARCH'] === 'graphql';

async function ask(request: DocumentRequest, caller = ''): Promise<Record<string, unknown>> {
  const response = await fetch(`${process.env['DATA_URL'] ?? ''}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(caller ? { 'x-forwarded-for': caller } : {}) },
    body: JSON.stringify(request),
  });
  const { data } = (await response.json()) as { data?: Record<string, unknown> };
  if (!data) throw new Error(`${request.operationName ?? 'A document'} has no data.`);
  return data;
}

/** The data of the page. Only the search depends on the stay. */
function dataOf(request: DocumentRequest, caller: string): Promise<Record<string, unknown>> {
  const isSearch = request.operationName === 'StayOptions';
  if (isSearch && searches) return ask(request, caller);
  const key = isSearch ? 'the search' : JSON.stringify(request);
  const data = known.get(key) ?? ask(request);
  known.set(key, data);
  return data;
}

const app = express();

app.get('/readyz', (_request, response) => void response.json({}));

app.get('/{*page}', async (request, response) => {
  const { checkin = '2030-01-01', checkout = '2030-01-02' } = request.query;
  if (!searches)
    await Promise.all([
      pool.query('SELECT hotel_now()'),
      pool.query(ROOM_TYPES),
      pool.query(FREE_ROOMS, [checkin, checkout]),
    ]);
  const caller = String(request.headers['x-forwarded-for'] ?? '');
  const body = await rendering.renderPage(request.originalUrl, HOTEL, (asked) => dataOf(asked, caller));
  response.send(
    `<!doctype html><html lang="en"><head><title>A page</title></head><body>${body}</body></html>`,
  );
});

app.listen(Number(process.env['PORT']));
