import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { pinoHttp, type HttpLogger } from 'pino-http';
import type { Logger } from '../../platform/log/log';
import type { KeyedSecrets } from '../../platform/secrets/keyed-secrets';
import { callerInLog } from './request-caller';

/** What comes after these paths opens a calendar, or lets the server read bookings. */
const SECRET_PATHS = /^\/(?:calendars|webhooks\/channex)\//i;

/** As long as a secret in an address, so that a mistyped path shows none either. */
const LONG_PART = /[\w-]{40,}/g;

/** The path of an address as the log shows it: without its query, and without secrets. */
export function pathInLog(address: string): string {
  const [path = ''] = address.split('?');
  const [beginning] = SECRET_PATHS.exec(path) ?? [];
  return beginning === undefined ? path.replace(LONG_PART, '…') : `${beginning}…`;
}

const isHealthCheck = (url: string | undefined): boolean => url === '/healthz' || url === '/readyz';

/**
 * Writes one line for each request. The line has the request id, as the response does, and the caller's hash, with
 * which abuse can be traced.
 */
export function requestLog(
  log: Logger,
  secrets: KeyedSecrets,
  callerOf: (request: IncomingMessage) => string,
): HttpLogger {
  return pinoHttp({
    customProps: (request) => callerInLog(secrets, callerOf(request)),
    logger: log,
    genReqId: (_request, response) => {
      const id = randomUUID();
      response.setHeader('X-Request-Id', id);
      return id;
    },
    // Keeps guests' addresses and headers out of the log.
    serializers: {
      req: ({ id, method, url }: { id: string; method: string; url: string }) => ({
        id,
        method,
        path: pathInLog(url),
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
    },
    autoLogging: {
      ignore: ({ url }) => isHealthCheck(url) || Boolean(url?.startsWith('/assets/')),
    },
    customLogLevel: (_request, response) => (response.statusCode >= 500 ? 'error' : 'info'),
  });
}
