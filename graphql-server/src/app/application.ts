import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import cors from 'cors';
import express, { type Express, type Request } from 'express';
import type { GraphQLSchema } from 'graphql';
import { IdentityService } from '../access/accounts/identity.service';
import { ProgramSignIn, serviceTokenOf } from '../access/service-keys/program-sign-in';
import type { Viewer } from '../access/accounts/viewer';
import type { RequestContext } from '../access/accounts/request-context';
import type { Settings } from '../env';
import { ADMIN_ROUTES } from '../edge/facade/admin-routes';
import { calendarRoute } from '../edge/facade/calendar-route';
import { facade, rootCheck, type ContextOf } from '../edge/facade/facade';
import { bookingExportRoute } from '../edge/facade/export-routes';
import { FACADE_ROUTES, nameOfRoute, ROOT_CHECK_DOCUMENT } from '../edge/facade/facade-routes';
import { housePictureRoutes } from '../edge/facade/house-picture-routes';
import { pictureFileRoute, pictureUploadRoute, profilePictureRoute } from '../edge/facade/picture-routes';
import { channelWebhookRoute } from '../edge/facade/channel-webhook-route';
import { webhookRoute } from '../edge/facade/webhook-route';
import { CHANGE_STREAM_PATH, changeStream } from '../edge/http/change-stream';
import { crossSiteCheck, noCrossSiteWrites } from '../edge/http/cross-site';
import { documentAdmission } from '../edge/http/documents/document-admission';
import { NewDocuments } from '../edge/http/documents/new-documents';
import { SiteDocuments } from '../edge/http/documents/site-documents';
import { whyNotRead } from '../edge/http/graphql-errors';
import { healthRoutes } from '../edge/http/health-routes';
import { httpErrors, notFound, notKept, unreadBody } from '../edge/http/http-errors';
import { requestCaller, watched } from '../edge/http/request-caller';
import { RequestCounting, requestLimit, responseCharge } from '../edge/http/request-counting';
import { requestLog } from '../edge/http/request-log';
import { nameRequest, requestName } from '../edge/http/request-names';
import { dataHeaders, pageHeaders, securityHeaders } from '../edge/http/security-headers';
import { handOverWhileStopping } from '../edge/http/stop-handover';
import { timed } from '../platform/metrics/metrics-server';
import { DEFAULT_LOCALE } from '../platform/locale/locale';
import { DatabaseProbe } from '../platform/database/database-probe';
import { CallerWatch } from '../platform/limits/caller-watch';
import { MEMORY_LIMITS, SEARCH_PAGE_LIMITS } from '../platform/limits/rate-limit-table';
import { ReadLimit } from '../platform/limits/read-limit';
import type { Logger } from '../platform/log/log';
import { ResponseBuilder } from '../edge/public-cache/cached-response';
import { PublicReads } from '../edge/public-cache/public-reads';
import { ValidatedDocuments } from '../edge/public-cache/validated-documents';
import type { DocumentRequest } from '../edge/site/rendering/page-rendering';
import { inlineScriptsOf } from '../edge/site/site-pages';
import { createSite, type Site } from '../edge/site/site-routes';
import { createApolloServer } from './apollo-server';
import { alsoHeardBy, changeFeedLife } from './changes';
import type { Installation } from './installation';
import { makeResolvers } from './resolvers';
import { applicationSchema } from './schema';

const BODY_LIMIT = 64 * 1024;

export interface Application {
  handler: RequestListener;
  apollo: ApolloServer<RequestContext>;
  /** After this call /readyz responds 503, so that the proxy sends guests to other servers. */
  beginStopping(): void;
}

/** The handler of all HTTP requests. The caller makes it listen. */
export async function createApp(installation: Installation): Promise<Application> {
  const { settings, log, services, metrics, invalidation } = installation;
  const checks = requestChecks(installation);
  const schema = applicationSchema();
  const resolvers = makeResolvers(services);
  const apollo = createApolloServer({ settings, log, schema, ...checks });
  const probe = new DatabaseProbe(settings.DATABASE_URL, installation.connections);
  const { READ_CACHE_BYTES: cacheBytes } = settings;
  const readingContext = (caller: string, requestId: string = randomUUID()): RequestContext => ({
    resolvers,
    viewer: null,
    caller,
    clock: services.clock.forRequest(),
    requestId,
    readsAreCounted: true,
  });
  const reads = new PublicReads({
    invalidation,
    locale: DEFAULT_LOCALE,
    cacheBytes,
    bodyLimit: BODY_LIMIT,
    apollo,
    schema,
    responses: new ResponseBuilder(dataHeaders(settings), DEFAULT_LOCALE),
    contextOf: readingContext,
    count: (outcome) => metrics.publicRead(outcome),
    log,
    ...checks,
  });
  apollo.addPlugin(
    changeFeedLife(
      installation,
      alsoHeardBy([services.live, services.webhookSender, services.channelSender], invalidation.changes),
    ),
  );
  apollo.addPlugin({ serverWillStart: async () => ({ serverWillStop: () => probe.stop() }) });
  await apollo.start();

  let stopping = false;
  const isStopping = () => stopping;
  const documents = new ValidatedDocuments(schema, apollo);
  const execute = (request: DocumentRequest) => reads.dataOf(request);
  const site = createSite({
    settings,
    services,
    pageHeaders: pageHeaders(settings, inlineScriptsOf(settings.WEB_DIRECTORY)),
    invalidation,
    charge: checks.charge,
    execute,
    executeForCaller: (request) => {
      const caller = checks.callerOf(request);
      if (checks.readLimit.secondsToWait(caller, SEARCH_PAGE_LIMITS.readPoints) !== null) return null;
      return (asked) =>
        reads.isPublic(asked) ? reads.dataOf(asked) : dataForCaller(documents, asked, readingContext(caller));
    },
    log,
  });
  const routes = expressRoutes(installation, {
    ...checks,
    apollo,
    schema,
    resolvers,
    probe,
    site,
    isStopping,
  });
  const cached: RequestListener = (request, response) =>
    reads.respond(request, response, () => site.respond(request, response, () => routes(request, response)));
  const listener = withCors(settings.CORS_ORIGINS, handOverWhileStopping(cached, isStopping));
  const isMeasured = settings.METRICS_PORT !== undefined;
  return {
    handler: isMeasured ? timed(listener, metrics, requestName) : listener,
    apollo,
    beginStopping: () => {
      stopping = true;
      services.live.stop();
    },
  };
}

/** The data of a document, run as a visitor. Rejects when the result has errors. */
async function dataForCaller(
  documents: ValidatedDocuments,
  request: DocumentRequest,
  contextValue: RequestContext,
): Promise<Record<string, unknown>> {
  const { query, variables } = request;
  const known = await documents.execute(request, contextValue);
  if (known) return known;
  const { body } = await documents.apollo.executeOperation({ query, variables }, { contextValue });
  if (body.kind !== 'single') throw new Error('A document of a page has no single result');
  const { data, errors } = body.singleResult;
  if (!data || errors) throw new Error(`A document of a page failed: ${errors?.[0]?.message ?? 'no data'}`);
  documents.remember(query);
  // The site expects plain objects, as a browser would read them.
  return JSON.parse(JSON.stringify(data)) as Record<string, unknown>;
}

/** Identifies, counts and logs requests. The cache and all routes share it. */
type RequestChecks = ReturnType<typeof requestChecks>;

function requestChecks({ settings, log, services }: Installation) {
  const { TRUSTED_PROXIES: proxies, RATE_LIMIT_SCALE: scale } = settings;
  const watch = new CallerWatch(log, settings.NODE_ENV === 'production');
  const callerOf = watched(requestCaller(proxies), watch, proxies);
  const siteDocuments = siteDocumentsOf(settings, log);
  const readLimit = new ReadLimit(MEMORY_LIMITS.readPointsAMinute * scale);
  const requests = new RequestCounting(new ReadLimit(MEMORY_LIMITS.requestsAMinute * scale), callerOf);
  return {
    callerOf,
    siteDocuments,
    newDocuments: new NewDocuments(siteDocuments, scale),
    readLimit,
    requests,
    charge: responseCharge(requests, new ReadLimit(MEMORY_LIMITS.responsePointsAMinute * scale), callerOf),
    falseSignatures: new ReadLimit(MEMORY_LIMITS.falseSignaturesAMinute * scale),
    falseKeys: new ReadLimit(MEMORY_LIMITS.falseKeysAMinute * scale),
    isCrossSite: crossSiteCheck(settings),
    logRequest: requestLog(log, services.secrets, callerOf),
  };
}

/**
 * The documents of the site and of the documented paths. A site that was built without a manifest sends its documents
 * as text.
 */
function siteDocumentsOf(settings: Settings, log: Logger): SiteDocuments {
  const rows = [...FACADE_ROUTES, ...ADMIN_ROUTES].map((row) => [nameOfRoute(row), row.document]);
  const ours = { ...Object.fromEntries(rows), 'GET /': ROOT_CHECK_DOCUMENT } as Record<string, string>;
  const documents = new SiteDocuments(settings.WEB_DIRECTORY, ours, settings.PERSISTED_QUERIES_ONLY);
  if (documents.count === 0 && settings.PERSISTED_QUERIES_ONLY)
    log.warn(
      'PERSISTED_QUERIES_ONLY is on, but the built site has no list of documents: its pages will fail',
    );
  return documents;
}

interface RouteDependencies extends RequestChecks {
  schema: GraphQLSchema;
  apollo: ApolloServer<RequestContext>;
  resolvers: RequestContext['resolvers'];
  probe: DatabaseProbe;
  site: Site;
  isStopping(): boolean;
}

/** The routes, in the order in which a request meets them. */
function expressRoutes(installation: Installation, dependencies: RouteDependencies): Express {
  const { settings, log, services, webhook } = installation;
  const { apollo, probe, site, requests, isCrossSite, isStopping, logRequest } = dependencies;
  const { falseSignatures, callerOf } = dependencies;
  const contextOf = contextReader(installation, dependencies);
  const perCaller = requestLimit(requests);
  const json = express.json({ limit: BODY_LIMIT });
  const routes = express();
  routes.disable('x-powered-by');
  routes.set('trust proxy', settings.TRUSTED_PROXIES);
  routes.use(logRequest);
  routes.use(securityHeaders(settings, inlineScriptsOf(settings.WEB_DIRECTORY)));
  routes.use(healthRoutes(() => probe.responds(), isStopping));
  routes.use(webhookRoute(webhook, { falseSignatures, callerOf }));
  routes.use(channelWebhookRoute(services.revisionReader, { falseSignatures, callerOf }));
  routes.use(calendarRoute(services.calendars, perCaller));
  routes.use(['/graphql', '/api'], notKept, perCaller, noCrossSiteWrites(isCrossSite));
  routes.use('/unsubscribe', perCaller);
  routes.use(bookingExportRoute({ ...services, contextOf }));
  routes.use(pictureUploadRoute({ service: services.pictures, log, contextOf }));
  routes.use(profilePictureRoute({ ...services, log, contextOf }));
  routes.use(housePictureRoutes({ ...services, log, contextOf }));
  routes.use('/pictures', perCaller);
  routes.use(pictureFileRoute({ index: services.pictureIndex, files: services.pictureFiles }));
  routes.use(rootCheck(apollo, contextOf, perCaller));
  routes.use(CHANGE_STREAM_PATH, json, changeStream({ ...dependencies, live: services.live, contextOf }));
  routes.use('/graphql', json, graphqlRoute(contextOf, dependencies));
  routes.use('/api', json, express.urlencoded({ limit: BODY_LIMIT, extended: false }), unreadBody);
  routes.use(facade(apollo, contextOf));
  routes.use(site.routes);
  routes.use(notFound);
  routes.use(httpErrors(log));
  return routes;
}

function graphqlRoute(contextOf: ContextOf, dependencies: RouteDependencies) {
  const admit = documentAdmission(dependencies);
  const context = async ({ req }: { req: Request }): Promise<RequestContext> => {
    const readsAreCounted = admit(req) !== undefined;
    const known = await contextOf(req).catch((error: unknown) => Promise.reject(whyNotRead(error, req.id)));
    return { ...known, readsAreCounted };
  };
  return expressMiddleware(dependencies.apollo, { context });
}

/** Reads who is signed in, and everything else that a resolver may know about a request. */
function contextReader(
  { settings, services }: Installation,
  { callerOf, resolvers, falseKeys }: Pick<RouteDependencies, 'callerOf' | 'resolvers' | 'falseKeys'>,
): ContextOf {
  const identity = new IdentityService({
    projectId: settings.FIREBASE_PROJECT_ID,
    adminEmail: settings.ADMIN_EMAIL,
    administrator: () => services.owner.find(),
    staff: (uid) => services.staffDirectory.rightsOf(uid),
    session: (session, rights, use) => services.deskSessions.enter(session, rights, use),
    checksRevocation: Boolean(
      settings.GOOGLE_APPLICATION_CREDENTIALS ?? settings.FIREBASE_AUTH_EMULATOR_HOST,
    ),
  });
  const programs = new ProgramSignIn(services.serviceKeys, falseKeys);
  const viewerOf = (request: Request): Promise<Viewer | null> => {
    const authorization = request.get('authorization');
    const token = serviceTokenOf(authorization);
    if (token !== null) return programs.viewerOf(token, callerOf(request));
    return identity.viewerOf(authorization, { isUnattended: request.get('x-unattended') !== undefined });
  };
  return async (request) => ({
    resolvers,
    viewer: await viewerOf(request),
    caller: callerOf(request),
    clock: services.clock.forRequest(),
    requestId: String(request.id),
    nameRequest: (name) => request.res && nameRequest(request.res, name),
    sendCookie: (name, value, seconds) => {
      const secure = settings.SITE_URL.startsWith('https:');
      request.res?.cookie(name, value, { httpOnly: true, sameSite: 'lax', secure, maxAge: seconds * 1000 });
    },
  });
}

/** Refuses calls from other origins, except the listed ones. */
function withCors(
  origins: string[],
  listener: (request: IncomingMessage, response: ServerResponse) => void,
): RequestListener {
  if (origins.length === 0) return listener;
  const allow = cors({ origin: origins, credentials: true, maxAge: 600 });
  return (request, response) => allow(request, response, () => listener(request, response));
}
