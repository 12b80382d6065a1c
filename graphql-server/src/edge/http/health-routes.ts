import { Router } from 'express';

/** /healthz: the process lives. /readyz: the server may receive requests of guests; a stopping server responds 503. */
export function healthRoutes(databaseResponds: () => Promise<boolean>, isStopping: () => boolean): Router {
  const router = Router();
  router.get('/healthz', (_request, response) => {
    response.json({ status: 'ok' });
  });
  router.get('/readyz', async (_request, response) => {
    if (isStopping()) return void response.status(503).json({ status: 'stopping' });
    const responds = await databaseResponds();
    response
      .status(responds ? 200 : 503)
      .json({ status: responds ? 'ready' : 'the database does not respond' });
  });
  return router;
}
