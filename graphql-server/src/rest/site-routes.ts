import path from 'node:path';
import express, { Router } from 'express';

const A_YEAR = '1y';

/** The built site. Files with a hash in their name stay for a year; pages are asked for again each time. */
export function siteRoutes(directory: string): Router {
  const router = Router();
  router.use(
    '/assets',
    express.static(path.join(directory, 'assets'), { immutable: true, maxAge: A_YEAR, index: false }),
  );
  router.use('/assets', (_request, response) => {
    response.status(404).type('text/plain').send('Not found');
  });
  router.use(express.static(directory, { index: false, maxAge: '1h' }));
  // Every other address is a page of the single-page application, which knows its own not-found page.
  router.get('/{*page}', (request, response, next) => {
    if (path.extname(request.path) && !request.accepts('html')) return next();
    response.set('Cache-Control', 'no-cache').vary('Accept').sendFile(path.join(directory, 'index.html'));
  });
  return router;
}
