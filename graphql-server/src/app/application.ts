import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default';
import { expressMiddleware } from '@as-integrations/express5';
import cors from 'cors';
import express, { type Request } from 'express';
import { pinoHttp } from 'pino-http';
import { IdentityService } from '../accounts/identity.service';
import type { RequestContext } from '../accounts/request-context';
import { hasSandbox, type Settings } from '../env';
import { errorReporting, formatError } from '../http/graphql-errors';
import { timed } from '../metrics/metrics-server';
import { DatabaseProbe } from '../platform/database/database-probe';
import type { Logger } from '../platform/log/log';
import { CallerWatch } from '../platform/limits/caller-watch';
import { MEMORY_LIMITS } from '../platform/limits/rate-limit-table';
import { ReadLimit } from '../platform/limits/read-limit';
import { PROPERTY } from '../property/property';
import { ADMIN_ROUTES } from '../facade/admin-routes';
import { noCrossSiteWrites, crossSiteCheck } from '../http/cross-site';
import { documentAdmission } from '../http/documents/document-admission';
import type { DocumentCost } from '../http/documents/document-cost';
import { DOCUMENT_LIMITS, DOCUMENT_RULES } from '../http/documents/document-limits';
import { DocumentStore } from '../http/documents/document-store';
import { facade, rootCheck } from '../facade/facade';
import { FACADE_ROUTES, nameOfRoute, ROOT_CHECK_DOCUMENT } from '../facade/facade-routes';
import { ResponseBuilder } from '../public-cache/cached-response';
import { handOverWhileStopping } from '../http/stop-handover';
import { healthRoutes } from '../http/health-routes';
import { httpErrors, notFound, notKept } from '../http/http-errors';
import { NewDocuments } from '../http/documents/new-documents';
import { PublicReads, publicReadsLife } from '../public-cache/public-reads';
import { readCounting } from '../http/read-counting';
import { callerInLog, requestCaller, watched } from '../http/request-caller';
import { RequestCounting, requestLimit } from '../http/request-counting';
import { nameRequest, operationNaming, requestName } from '../http/request-names';
import { dataHeaders, securityHeaders } from '../http/security-headers';
import { SiteDocuments } from '../http/documents/site-documents';
import { siteRoutes } from '../site/site-routes';
import { webhookRoute } from '../facade/webhook-route';
import { makeResolvers } from './resolvers';
import { buildApplicationSchema } from './schema';
import type { Installation } from './installation';

const BODY_LIMIT = 64 * 1024;
// Each further one of a document costs time and tells nothing new.
const FAULTS_TOLD = 5;

export interface Application {
  handler: RequestListener;
  apollo: ApolloServer<RequestContext>;
  /** From now on /readyz says no, so that the proxy sends guests elsewhere. */
  beginStopping(): void;
}

/** HTTP around the schema; it does not listen. */
export async function createApp(installation: Installation): Promise<Application> {
  const { settings, log, services, metrics } = installation;
  const probe = new DatabaseProbe(settings.DATABASE_URL);
  const limit = new ReadLimit(MEMORY_LIMITS.readPointsAMinute * settings.RATE_LIMIT_SCALE);
  const sandbox = hasSandbox(settings);
  const schema = buildApplicationSchema(makeResolvers(services));
  const siteDocuments = siteDocumentsOf(settings, log);
  const newDocuments = new NewDocuments(siteDocuments, settings.RATE_LIMIT_SCALE);
  const apollo: ApolloServer<RequestContext> = new ApolloServer<RequestContext>({
    schema,
    introspection: sandbox,
    // main.ts stops it last: what comes in until then is answered.
    stopOnTerminationSignals: false,
    // 'Did you mean …' would tell the schema name by name.
    hideSchemaDetailsFromClientErrors: !sandbox,
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    csrfPrevention: true,
    parseOptions: { maxTokens: DOCUMENT_LIMITS.tokens },
    validationRules: DOCUMENT_RULES,
    validationOptions: { maxErrors: FAULTS_TOLD },
    documentStore: new DocumentStore(),
    persistedQueries: { cache: siteDocuments.store },
    formatError,
    plugins: [
      errorReporting(log),
      siteDocuments.plugin(),
      newDocuments.plugin(({ charged }) => charged),
      readCounting(limit),
      operationNaming(siteDocuments),
      publicReadsLife(() => reads),
      { serverWillStart: async () => ({ serverWillStop: () => probe.stop() }) },
      // What may be kept is said by our own cache; this one would watch every field of every answer.
      ApolloServerPluginCacheControlDisabled(),
      sandbox
        ? ApolloServerPluginLandingPageLocalDefault({ embed: { runTelemetry: false } })
        : ApolloServerPluginLandingPageDisabled(),
    ],
    logger: log,
  });
  const watch = new CallerWatch(log, settings.NODE_ENV === 'production');
  const callerOf = watched(requestCaller(settings.TRUSTED_PROXIES), watch, settings.TRUSTED_PROXIES);
  const requests = new RequestCounting(
    new ReadLimit(MEMORY_LIMITS.requestsAMinute * settings.RATE_LIMIT_SCALE),
    callerOf,
  );
  const isCrossSite = crossSiteCheck(settings);
  const logRequest = requestLog(installation, callerOf);
  const reads: PublicReads = new PublicReads({
    databaseUrl: settings.DATABASE_URL,
    timeZone: PROPERTY.timeZone,
    cacheBytes: settings.READ_CACHE_BYTES,
    bodyLimit: BODY_LIMIT,
    apollo,
    schema,
    siteDocuments,
    newDocuments,
    answers: new ResponseBuilder(dataHeaders(settings)),
    limit,
    requests,
    isCrossSite,
    callerOf,
    contextOf: (caller, requestId) => ({
      viewer: null,
      caller,
      clock: services.clock.forRequest(),
      requestId,
      readsAreCounted: true,
    }),
    logRequest,
    count: (answer) => metrics.publicRead(answer),
    log,
  });
  await apollo.start();

  const identity = new IdentityService({
    projectId: settings.FIREBASE_PROJECT_ID,
    adminEmail: settings.ADMIN_EMAIL,
    administratorUid: async () => (await services.owner.find())?.uid ?? null,
    checksRevocation: Boolean(
      settings.GOOGLE_APPLICATION_CREDENTIALS ?? settings.FIREBASE_AUTH_EMULATOR_HOST,
    ),
  });
  const contextOf = async (request: Request): Promise<RequestContext> => ({
    viewer: await identity.viewerOf(request.get('authorization')),
    caller: callerOf(request),
    clock: services.clock.forRequest(),
    requestId: String(request.id),
    nameRequest: (name) => request.res && nameRequest(request.res, name),
  });

  let stopping = false;
  const handler = express();
  handler.disable('x-powered-by');
  handler.set('trust proxy', settings.TRUSTED_PROXIES);
  handler.use(logRequest);
  handler.use(securityHeaders(settings));
  handler.use(
    healthRoutes(
      () => probe.answers(),
      () => stopping,
    ),
  );
  handler.use(webhookRoute(installation.webhook));
  const perCaller = requestLimit(requests);
  handler.use(['/graphql', '/api'], notKept, perCaller, noCrossSiteWrites(isCrossSite));
  handler.use('/unsubscribe', perCaller);
  handler.use(rootCheck(apollo, contextOf, perCaller));
  const admit = documentAdmission({ limit, documents: siteDocuments, newDocuments, callerOf });
  handler.use('/graphql', express.json({ limit: BODY_LIMIT }), graphqlRoute(apollo, contextOf, admit));
  handler.use(
    '/api',
    express.json({ limit: BODY_LIMIT }),
    express.urlencoded({ limit: BODY_LIMIT, extended: false }),
  );
  handler.use(facade(apollo, contextOf));
  handler.use(siteRoutes(installation));
  handler.use(notFound);
  handler.use(httpErrors(log));
  const answering: RequestListener = (request, response) =>
    reads.answer(request, response, () => handler(request, response));
  const listener = withCors(
    settings.CORS_ORIGINS,
    handOverWhileStopping(answering, () => stopping),
  );
  const isMeasured = settings.METRICS_PORT !== undefined;
  return {
    handler: isMeasured ? timed(listener, metrics, requestName) : listener,
    apollo,
    beginStopping: () => (stopping = true),
  };
}

/** What the site and the documented paths ask; without a manifest every document of the site comes as text. */
function siteDocumentsOf(settings: Settings, log: Logger): SiteDocuments {
  const rows = [...FACADE_ROUTES, ...ADMIN_ROUTES].map((row) => [nameOfRoute(row), row.document]);
  const ours = { ...Object.fromEntries(rows), 'GET /': ROOT_CHECK_DOCUMENT } as Record<string, string>;
  const documents = new SiteDocuments(settings.WEB_DIRECTORY, ours, settings.PERSISTED_QUERIES_ONLY);
  if (documents.count === 0 && settings.PERSISTED_QUERIES_ONLY)
    log.warn('PERSISTED_QUERIES_ONLY is on, and the built site names no documents: it will show nothing');
  return documents;
}

/** Closed, unless origins are listed. */
function withCors(
  origins: string[],
  listener: (request: IncomingMessage, response: ServerResponse) => void,
): RequestListener {
  if (origins.length === 0) return listener;
  const open = cors({ origin: origins, credentials: true, maxAge: 600 });
  return (request, response) => open(request, response, () => listener(request, response));
}

function graphqlRoute(
  apollo: ApolloServer<RequestContext>,
  contextOf: (request: Request) => Promise<RequestContext>,
  admit: (request: Request) => DocumentCost | undefined,
) {
  const context = async ({ req }: { req: Request }): Promise<RequestContext> => {
    const charged = admit(req);
    return { ...(await contextOf(req)), charged, readsAreCounted: charged !== undefined };
  };
  return expressMiddleware(apollo, { context });
}

/** One line a request, with a number that the answer carries too, and with the caller's hash for tracing abuse. */
function requestLog({ log, services }: Installation, callerOf: (request: IncomingMessage) => string) {
  return pinoHttp({
    customProps: (request) => callerInLog(services.secrets, callerOf(request)),
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
