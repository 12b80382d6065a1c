import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { pinoHttp, type HttpLogger } from 'pino-http';
import type { Logger } from '../../platform/log/log';
import type { KeyedSecrets } from '../../platform/secrets/keyed-secrets';
import { callerInLog } from './request-caller';

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
        path: url.split('?')[0],
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
    },
    autoLogging: {
      ignore: ({ url }) => isHealthCheck(url) || Boolean(url?.startsWith('/assets/')),
    },
    customLogLevel: (_request, response) => (response.statusCode >= 500 ? 'error' : 'info'),
  });
}
