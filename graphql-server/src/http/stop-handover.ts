import type { IncomingMessage, RequestListener } from 'node:http';

// What proxy/nginx.conf puts on requests that it would send to another server.
const MAY_GO_ELSEWHERE = 'x-may-go-elsewhere';
// No other answer of ours has it, so that a proxy can take it for 'ask another server'.
const ASK_ANOTHER = 502;

const mayGoElsewhere = ({ headers }: IncomingMessage) => headers[MAY_GO_ELSEWHERE] !== undefined;

/**
 * While the server stops, a proxy that can ask another one is told to. It sends nothing more from then on, so that
 * the port is closed while nobody is knocking. Everybody else is served to the end.
 */
export function handOverWhileStopping(listener: RequestListener, isStopping: () => boolean): RequestListener {
  return (request, response) => {
    if (!isStopping() || !mayGoElsewhere(request)) return listener(request, response);
    response.writeHead(ASK_ANOTHER, { connection: 'close' }).end();
  };
}
