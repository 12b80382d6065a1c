import { createServer, type RequestListener, type Server } from 'node:http';

/** How long callers may take, in milliseconds. */
interface Patience {
  /** For the headers of one request. */
  headers: number;
  /** For one request with its body. */
  request: number;
  /** Between two requests of one connection: longer than proxies keep theirs, so that we never hang up first. */
  keepAlive: number;
  /** How often connections are looked at. */
  lookEvery: number;
}

const PATIENCE: Patience = { headers: 15_000, request: 30_000, keepAlive: 75_000, lookEvery: 5_000 };

const HEADER_BYTES = 16 * 1024;

/** The HTTP server: who sends slowly or too much is sent away by Node itself, with 408 or 431. */
export function createHttpServer(listener: RequestListener, patience = PATIENCE): Server {
  return createServer(
    {
      headersTimeout: patience.headers,
      requestTimeout: patience.request,
      keepAliveTimeout: patience.keepAlive,
      connectionsCheckingInterval: patience.lookEvery,
      maxHeaderSize: HEADER_BYTES,
    },
    listener,
  );
}

const IDLE_CHECK_MILLISECONDS = 100;

/** Takes nothing new and resolves when the last answer is sent; a connection that is kept alive would wait on. */
export async function closeWhenDone(server: Server): Promise<void> {
  // After those who came in the same moment are let in: the system hangs up on whoever still waits at the port.
  await new Promise(setImmediate);
  return new Promise((resolve) => {
    const check = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MILLISECONDS);
    server.close(() => {
      clearInterval(check);
      resolve();
    });
    server.closeIdleConnections();
  });
}
