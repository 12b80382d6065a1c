import type { ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { RequestContext } from './context';
import { isDatabaseAway } from './platform/database';
import type { Logger } from './platform/log';

// Faults of the request itself: the sentence is ours or graphql-js's and gives nothing away.
const SHOWN_AS_IT_IS = new Set([
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'FORBIDDEN',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'UNAUTHENTICATED',
]);

const AWAY = 'Our booking desk cannot be reached for a moment. Please try again in a minute.';
const UNEXPECTED = 'Something went wrong on our side. Please try again, or call us and name this number';

// 'Variable "$input" got invalid value "x" at "input.checkin"; Why.' becomes 'checkin: Why.'
const VARIABLE_FAULT =
  /^Variable "\$(\w+)" (?:got invalid value [\s\S]*?(?: at "[\w.[\]]*?([\w[\]]+)")?; ([\s\S]+)|of (.+))$/;
const MISSING_FIELD = /Field "(\w+)" of required type ".*?" was not provided\./;

function sentenceFor(message: string): { message: string; field?: string } {
  const missing = MISSING_FIELD.exec(message);
  if (missing?.[1]) return { message: `${missing[1]}: is required.`, field: missing[1] };
  const fault = VARIABLE_FAULT.exec(message);
  if (!fault?.[1]) return { message };
  const field = fault[2] ?? fault[1];
  return { message: `${field}: ${fault[3] ?? fault[4] ?? 'is not valid.'}`, field };
}

/** What a caller sees of an error: our sentence and the request's number, never a stack or the database's words. */
export function formatError(formatted: GraphQLFormattedError): GraphQLFormattedError {
  const code = String(formatted.extensions?.['code'] ?? 'INTERNAL_SERVER_ERROR');
  const requestId = formatted.extensions?.['requestId'];
  if (SHOWN_AS_IT_IS.has(code)) {
    const { message, field } = sentenceFor(formatted.message);
    return {
      message,
      locations: formatted.locations,
      path: formatted.path,
      extensions: { code, field, requestId },
    };
  }
  const away = code === 'SERVICE_UNAVAILABLE';
  const message = away ? AWAY : `${UNEXPECTED}: ${String(requestId)}`;
  return {
    message,
    path: formatted.path,
    extensions: { code: away ? code : 'INTERNAL_SERVER_ERROR', requestId },
  };
}

function codeFor(error: GraphQLError): string | undefined {
  if (isDatabaseAway(unwrapResolverError(error))) return 'SERVICE_UNAVAILABLE';
  const code = error.extensions['code'];
  return typeof code === 'string' ? code : undefined;
}

/** Gives each error its request's number, and writes the unexpected ones into the log with their cause. */
export function errorReporting(log: Logger): ApolloServerPlugin<RequestContext> {
  return {
    async requestDidStart() {
      return {
        async didEncounterErrors({ errors, contextValue, operationName }) {
          for (const error of errors) {
            const code = codeFor(error);
            error.extensions['requestId'] = contextValue.requestId;
            if (code) error.extensions['code'] = code;
            if (code && SHOWN_AS_IT_IS.has(code)) continue;
            const cause = unwrapResolverError(error);
            log.error({ requestId: contextValue.requestId, operationName, err: cause }, 'Request failed');
          }
        },
      };
    },
  };
}
