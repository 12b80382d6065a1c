import { createServer, type RequestListener, type Server } from 'node:http';
import proxyAddress from 'proxy-addr';

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

/** Hangs up on every connection that comes neither from this machine nor from one of the proxies. */
export function refuseOthers(server: Server, proxies: string[]): void {
  const isKnown = proxyAddress.compile(['loopback', ...proxies]);
  server.on('connection', (socket) => {
    if (!isKnown(socket.remoteAddress ?? '', 0)) socket.destroy();
  });
}

const IDLE_CHECK_MILLISECONDS = 100;
// Where guests come faster than they are let in, the port is closed all the same.
const ACCEPT_WITHIN_MILLISECONDS = 5_000;

/**
 * The system hangs up on whoever still waits at the port when it is closed, and Node lets in one a turn: the queue is
 * empty after a turn in which nobody came.
 */
async function acceptPendingConnections(server: Server): Promise<void> {
  let isSomebodyNew = true;
  const notice = (): void => {
    isSomebodyNew = true;
  };
  server.on('connection', notice);
  const end = performance.now() + ACCEPT_WITHIN_MILLISECONDS;
  // The rest of this turn may have no look at the port.
  await new Promise(setImmediate);
  while (isSomebodyNew && performance.now() < end) {
    isSomebodyNew = false;
    await new Promise(setImmediate);
  }
  server.off('connection', notice);
}

/** Takes nothing new and resolves when the last answer is sent; a connection that is kept alive would wait on. */
export async function closeWhenDone(server: Server): Promise<void> {
  await acceptPendingConnections(server);
  return new Promise((resolve) => {
    const check = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MILLISECONDS);
    server.close(() => {
      clearInterval(check);
      resolve();
    });
    server.closeIdleConnections();
  });
}
