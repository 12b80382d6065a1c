import path from 'node:path';
import express from 'express';
import { Pool } from 'pg';
import { loadPageRendering } from '../../../src/edge/site/rendering/page-rendering';
import { CATEGORY } from './sql';

// The plain way to render on the server: at each request a statement, then `renderToString` of the site's own
// components. They render their first state only, which costs less than a page with its data.
const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const rendering = loadPageRendering(path.resolve(process.env['WEB_DIRECTORY'] ?? ''));
if (!rendering) throw new Error('The site is not built: npm run build.');
const HOTEL = {
  name: 'A hotel',
  town: 'A town',
  timeZone: 'UTC',
  socialLinks: [],
  emptyPages: [],
  navigation: { main: [], footer: [] },
  page: null,
};
const app = express();

app.get('/readyz', (_request, response) => void response.json({}));

app.get('/{*page}', async (request, response) => {
  await pool.query(CATEGORY, ['Deluxe Rooms']);
  const body = await rendering.renderPageWithoutData(request.path, HOTEL);
  response.send(
    `<!doctype html><html lang="en"><head><title>A page</title></head><body>${body}</body></html>`,
  );
});

app.listen(Number(process.env['PORT']));
