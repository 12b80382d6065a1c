import { randomUUID } from 'node:crypto';
import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default';
import { expressMiddleware } from '@as-integrations/express5';
import cors from 'cors';
import express, { type Express, type Request } from 'express';
import { pinoHttp } from 'pino-http';
import { IdentityService } from './accounts/identity.service';
import type { RequestContext } from './context';
import { errorReporting, formatError } from './graphql-errors';
import { callerOf } from './platform/caller';
import { facade, rootCheck } from './rest/facade';
import { healthRoutes } from './rest/health-routes';
import { httpErrors, notFound } from './rest/http-errors';
import { securityHeaders } from './rest/security-headers';
import { siteRoutes } from './rest/site-routes';
import { webhookRoute } from './rest/webhook-route';
import { buildApplicationSchema } from './schema';
import type { Installation } from './services';

const BODY_LIMIT = '64kb';

export interface Application {
  handler: Express;
  apollo: ApolloServer<RequestContext>;
  /** From now on /readyz says no, so that the proxy sends guests elsewhere. */
  beginStopping(): void;
}

/** HTTP around the schema; it does not listen. */
export async function createApp(installation: Installation): Promise<Application> {
  const { settings, log, services, database } = installation;
  const development = settings.NODE_ENV === 'development';
  const apollo = new ApolloServer<RequestContext>({
    schema: buildApplicationSchema(),
    introspection: settings.NODE_ENV !== 'production',
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    formatError,
    plugins: [
      errorReporting(log),
      development ? ApolloServerPluginLandingPageLocalDefault() : ApolloServerPluginLandingPageDisabled(),
    ],
    logger: log,
  });
  await apollo.start();

  const identity = new IdentityService(settings.FIREBASE_PROJECT_ID, settings.ADMIN_EMAIL);
  const contextOf = async (request: Request): Promise<RequestContext> => ({
    services,
    viewer: await identity.viewerOf(request.get('authorization')),
    caller: callerOf(request.ip),
    requestId: String(request.id),
  });

  let stopping = false;
  const handler = express();
  handler.disable('x-powered-by');
  handler.set('trust proxy', settings.TRUSTED_PROXIES);
  handler.use(requestLog(installation));
  handler.use(securityHeaders(settings));
  if (settings.CORS_ORIGINS.length > 0) {
    handler.use(cors({ origin: settings.CORS_ORIGINS, credentials: true, maxAge: 600 }));
  }
  handler.use(healthRoutes(database, () => stopping));
  handler.use(webhookRoute(installation.webhook));
  handler.use(rootCheck(apollo, contextOf));
  handler.use('/graphql', express.json({ limit: BODY_LIMIT }), graphqlRoute(apollo, contextOf));
  handler.use(
    '/api',
    express.json({ limit: BODY_LIMIT }),
    express.urlencoded({ limit: BODY_LIMIT, extended: false }),
  );
  handler.use(facade(apollo, contextOf));
  handler.use(siteRoutes(settings.WEB_DIRECTORY));
  handler.use(notFound);
  handler.use(httpErrors(log));
  return { handler, apollo, beginStopping: () => (stopping = true) };
}

function graphqlRoute(
  apollo: ApolloServer<RequestContext>,
  contextOf: (request: Request) => Promise<RequestContext>,
) {
  return expressMiddleware(apollo, { context: ({ req }) => contextOf(req) });
}

/** One line a request, with a number that the answer carries too. */
function requestLog({ log }: Installation) {
  return pinoHttp({
    logger: log,
    genReqId: (_request, response) => {
      const id = randomUUID();
      response.setHeader('X-Request-Id', id);
      return id;
    },
    // Addresses of guests and headers stay out of the log.
    serializers: {
      req: ({ id, method, url }: { id: string; method: string; url: string }) => ({
        id,
        method,
        path: url.split('?')[0],
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
    },
    autoLogging: {
      ignore: ({ url }) => url === '/healthz' || url === '/readyz' || Boolean(url?.startsWith('/assets/')),
    },
    customLogLevel: (_request, response) => (response.statusCode >= 500 ? 'error' : 'info'),
  });
}
