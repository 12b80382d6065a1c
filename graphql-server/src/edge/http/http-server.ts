import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import proxyAddress from 'proxy-addr';

/** How long callers may take, in milliseconds. */
interface Timeouts {
  /** For the headers of one request. */
  headers: number;
  /** For one request with its body. */
  request: number;
  /** For a request that uploads a picture: a phone on a slow line needs minutes. */
  upload: number;
  /**
   * Between two requests of one connection. Longer than proxies wait, so that the proxy closes the connection first.
   */
  keepAlive: number;
  /** How often connections are checked. */
  checkEvery: number;
}

const TIMEOUTS: Timeouts = {
  headers: 15_000,
  request: 30_000,
  upload: 300_000,
  keepAlive: 75_000,
  checkEvery: 5_000,
};

/** The path to which the desk sends pictures, as the body of a POST. */
export const PICTURE_UPLOAD_PATH = '/api/pictures';
/** The path to which guests send profile pictures. */
export const PROFILE_PICTURE_PATH = '/api/profile-picture';
/** The path to which housekeeping sends pictures of found items and of repairs. */
export const HOUSE_PICTURE_PATH = '/api/house-pictures';

const UPLOAD_PATHS: readonly (string | undefined)[] = [
  PICTURE_UPLOAD_PATH,
  PROFILE_PICTURE_PATH,
  HOUSE_PICTURE_PATH,
];

const HEADER_BYTES = 16 * 1024;

const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n';

const bringsPicture = ({ url = '' }: IncomingMessage): boolean => UPLOAD_PATHS.includes(url.split('?')[0]);

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Ends requests whose bodies take longer than allowed. Node has a single limit for all requests, which is set for
 * uploads.
 */
function withBodyTimeout(listener: RequestListener, milliseconds: number): RequestListener {
  return (request, response) => {
    if (hasBody(request) && !bringsPicture(request)) {
      const timer = setTimeout(() => {
        if (!request.complete) request.socket.end(TOO_SLOW, () => request.socket.destroy());
      }, milliseconds);
      // A request with an unread body never closes, and a stopping server does not wait for timers.
      response.once('close', () => clearTimeout(timer));
      timer.unref();
    }
    listener(request, response);
  };
}

/** The HTTP server. Node responds 408 to a caller that is too slow, and 431 to headers that are too large. */
export function createHttpServer(listener: RequestListener, timeouts = TIMEOUTS): Server {
  return createServer(
    {
      headersTimeout: timeouts.headers,
      requestTimeout: timeouts.upload,
      keepAliveTimeout: timeouts.keepAlive,
      connectionsCheckingInterval: timeouts.checkEvery,
      maxHeaderSize: HEADER_BYTES,
    },
    withBodyTimeout(listener, timeouts.request),
  );
}

/** Closes every connection that comes neither from this machine nor from a listed proxy. */
export function refuseOthers(server: Server, proxies: string[]): void {
  const isKnown = proxyAddress.compile(['loopback', ...proxies]);
  server.on('connection', (socket) => {
    if (!isKnown(socket.remoteAddress ?? '', 0)) socket.destroy();
  });
}

const IDLE_CHECK_MILLISECONDS = 100;
// The port is closed after this time, even while new connections still arrive.
const ACCEPT_WITHIN_MILLISECONDS = 5_000;

/**
 * When the port is closed, the system resets the connections that wait there. Node accepts one connection in each
 * turn of the event loop, so after a turn without a new connection, no connection waits.
 */
async function acceptPendingConnections(server: Server): Promise<void> {
  let hasNewConnection = true;
  const notice = (): void => {
    hasNewConnection = true;
  };
  server.on('connection', notice);
  const end = performance.now() + ACCEPT_WITHIN_MILLISECONDS;
  // No connections may be accepted in the rest of this turn.
  await new Promise(setImmediate);
  while (hasNewConnection && performance.now() < end) {
    hasNewConnection = false;
    await new Promise(setImmediate);
  }
  server.off('connection', notice);
}

/** Accepts no new connections and resolves when the last response is sent. Idle connections are closed. */
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
