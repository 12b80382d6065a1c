import type { IncomingMessage, RequestListener } from 'node:http';

// proxy/nginx.conf sets this header on requests that the proxy can send to another server.
const RETRY_ON_OTHER_SERVER = 'x-retry-on-other-server';
// No other response of this server has this status, so the proxy can read it as 'try another server'.
const TRY_ANOTHER_SERVER = 502;

const hasOtherServer = ({ headers }: IncomingMessage) => headers[RETRY_ON_OTHER_SERVER] !== undefined;

/**
 * While the server stops, it tells the proxy to send the request to another server. The proxy then sends it no further
 * requests, so that no connection is waiting when the port is closed. All other requests are served until then.
 */
export function handOverWhileStopping(listener: RequestListener, isStopping: () => boolean): RequestListener {
  return (request, response) => {
    if (!isStopping() || !hasOtherServer(request)) return listener(request, response);
    response.writeHead(TRY_ANOTHER_SERVER, { connection: 'close' }).end();
  };
}
