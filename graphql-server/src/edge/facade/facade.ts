import type { ApolloServer } from '@apollo/server';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import type { RequestContext } from '../../access/accounts/request-context';
import { ADMIN_ROUTES } from './admin-routes';
import {
  FACADE_ROUTES,
  nameOfRoute,
  ROOT_CHECK_DOCUMENT,
  type FacadeRequest,
  type FacadeRoute,
} from './facade-routes';
import { respondsWithSuccess } from '../http/coded-refusal';
import { nameRequest } from '../http/request-names';

export type ContextOf = (request: Request) => Promise<RequestContext>;

// The HTTP status of each refusal. A refusal that is not listed here gets 409, a conflict with the present state.
const STATUS_OF_REFUSAL: Record<string, number> = {
  INVALID_INPUT: 400,
  TOTAL_TOO_HIGH: 400,
  BOOKING_NOT_FOUND: 404,
  RECORD_NOT_FOUND: 404,
  UNSUBSCRIBE_LINK_UNKNOWN: 404,
  // RFC 6585: the client may send the same request again, with the solution.
  CHALLENGE_REQUIRED: 428,
  TOO_MANY_HOLDS: 429,
  CANCELLED_TOO_OFTEN: 429,
  TOO_MANY_UNPAID_BOOKINGS: 429,
  CODES_NOT_ENTERED: 429,
  ROOM_TYPE_BUSY: 503,
  RATE_LIMITED: 429,
  NOT_OPEN: 409,
  PAYMENT_UNAVAILABLE: 503,
};

const STATUS_OF_ERROR: Record<string, number> = {
  BAD_USER_INPUT: 400,
  GRAPHQL_VALIDATION_FAILED: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  CONFIRM_IDENTITY: 403,
  DESK_SESSION_ENDED: 403,
  SECOND_FACTOR_MISSING: 403,
  SECOND_FACTOR_REQUIRED: 403,
  RATE_LIMITED: 429,
  SERVICE_UNAVAILABLE: 503,
};

/** The response before its body becomes JSON. */
export interface DocumentedResponse {
  status: number;
  body: unknown;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

async function execute(
  apollo: ApolloServer<RequestContext>,
  contextValue: RequestContext,
  query: string,
  variables: Record<string, unknown>,
): Promise<DocumentedResponse> {
  const { body } = await apollo.executeOperation({ query, variables }, { contextValue });
  if (body.kind !== 'single') return { status: 500, body: { error: 'No response' } };
  const { data, errors } = body.singleResult;
  const failure = errors?.[0];
  if (failure) {
    const { code, requestId, field } = failure.extensions ?? {};
    const status = STATUS_OF_ERROR[String(code)] ?? 500;
    return { status, body: { error: failure.message, code, field, requestId } };
  }
  return { status: 200, body: data };
}

// On the code paths, refusals with these statuses are outcomes with status 200: wrong code, too soon, too many.
const OUTCOMES = new Set([409, 429]);

/** Converts a response to the form of the code paths. An unreadable request stays 400, a failure stays 5xx. */
function successAndMessage({ status, body }: DocumentedResponse): DocumentedResponse {
  if (!isRecord(body)) return { status, body };
  const refused = 'error' in body;
  const outcome = { success: !refused, message: refused ? body['error'] : body['message'] };
  return { status: OUTCOMES.has(status) ? 200 : status, body: outcome };
}

/** Selects the documented fields of the data. `__typename` is not documented. */
function documentedFields(route: FacadeRoute, response: DocumentedResponse): DocumentedResponse {
  if (response.status !== 200 || !isRecord(response.body)) return response;
  const outcome = response.body[route.operation];
  if (!isRecord(outcome)) return { status: 200, body: outcome };
  const { __typename: _typename, ...rest } = outcome;
  if ('error' in rest) return { status: STATUS_OF_REFUSAL[String(rest['code'])] ?? 409, body: rest };
  return { status: 200, body: route.field ? rest[route.field] : rest };
}

/** Turns the result of the route's document into the documented response. */
export function documentedResponse(route: FacadeRoute, response: DocumentedResponse): DocumentedResponse {
  const documented = documentedFields(route, response);
  return respondsWithSuccess(route.path) ? successAndMessage(documented) : documented;
}

/** Executes the route's document on the schema. */
export async function runRoute(
  apollo: ApolloServer<RequestContext>,
  contextValue: RequestContext,
  route: FacadeRoute,
  given: FacadeRequest,
): Promise<DocumentedResponse> {
  return documentedResponse(
    route,
    await execute(apollo, contextValue, route.document, route.variables(given)),
  );
}

/** The documented /api paths, for clients without GraphQL. Each route executes its document on the schema. */
export function facade(apollo: ApolloServer<RequestContext>, contextOf: ContextOf): Router {
  const router = Router();
  for (const route of [...FACADE_ROUTES, ...ADMIN_ROUTES]) {
    router[route.method](route.path, async (request: Request, response: Response) => {
      nameRequest(response, nameOfRoute(route));
      const { body, query, params } = request;
      const given = { body: isRecord(body) ? body : {}, query: isRecord(query) ? query : {}, params };
      const { status, body: sent } = await runRoute(apollo, await contextOf(request), route, given);
      response.status(status).json(sent);
    });
  }
  router.use('/api', (_request, response) => {
    response.status(404).json({ error: 'There is no such path. docs/api.md lists them.' });
  });
  return router;
}

/** The startup check, which returns the signed-in account. Only for callers that accept JSON; browsers get the site. */
export function rootCheck(
  apollo: ApolloServer<RequestContext>,
  contextOf: ContextOf,
  limit: RequestHandler,
): Router {
  const router = Router();
  const wantsJson = (request: Request) => Boolean(request.get('accept')?.includes('application/json'));
  router.get('/', (request, response, next) => {
    if (wantsJson(request)) limit(request, response, next);
    else next();
  });
  router.get('/', async (request, response, next) => {
    response.vary('Accept');
    if (!wantsJson(request)) return next();
    const { status, body } = await execute(apollo, await contextOf(request), ROOT_CHECK_DOCUMENT, {});
    response.status(status).set('Cache-Control', 'no-store').json(body);
  });
  return router;
}
