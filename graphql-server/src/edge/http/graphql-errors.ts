import type { ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema, isEnumType, Kind } from 'graphql';
import type { RequestContext } from '../../access/accounts/request-context';
import { isDatabaseAway, isLocked } from '../../platform/database/database';
import type { Logger } from '../../platform/log/log';
import { sentence } from '../../platform/refusals/sentence';

// Faults of the request itself. Their messages reveal nothing about the server.
const SHOWN_UNCHANGED = new Set([
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'DOCUMENT_TOO_LARGE',
  'FORBIDDEN',
  'BOUND_EXCEEDED',
  'CONFIRM_IDENTITY',
  'DESK_SESSION_ENDED',
  'SECOND_FACTOR_MISSING',
  'SECOND_FACTOR_REQUIRED',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'RATE_LIMITED',
  'UNAUTHENTICATED',
]);

const NAMES_POSITIONS = new Set(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED']);

// graphql-js writes about types and literals. Guests and authors of forms get these words instead, after the name of
// the field.
const PLAIN_MESSAGES: readonly [RegExp, string][] = [
  [/^Field ".*" of required type|^Expected non-nullable|of (?:required|non-null) type/, 'is required.'],
  [/is not defined by type/, 'is not a field of this form. Leave it out.'],
  [/^Expected type ".*" to be an object/, 'must be an object with the fields of the form.'],
  [/^(?:String|ID) cannot represent/, 'must be text.'],
  [/^Int cannot represent/, 'must be a whole number, such as 2.'],
  [/^Float cannot represent/, 'must be a number.'],
  [/^Boolean cannot represent/, 'must be true or false.'],
];
const TOO_MANY_FAULTS = /^Too many errors processing variables/;
const NAMED_FIELD = /^Field "(\w+)" (?:of required|is not defined)/;
const NAMED_ENUM = /(?:in "(\w+)" enum|^Enum "(\w+)" cannot)/;
// The path stands before the reason. A quoted value cannot look like a path, because its quotes are escaped.
const PATH = / at "([\w.[\]]+)"$/;

interface InputFault {
  field: string;
  message: string;
}

function plainMessage(why: string, schema: GraphQLSchema): string {
  const [, absent, unfit] = NAMED_ENUM.exec(why) ?? [];
  const type = schema.getType(absent ?? unfit ?? '');
  if (isEnumType(type)) {
    return ` must be one of ${type
      .getValues()
      .map(({ name }) => name)
      .join(', ')}.`;
  }
  const message = PLAIN_MESSAGES.find(([pattern]) => pattern.test(why))?.[1];
  // The messages of our own scalars already say what to do.
  return message ? ` ${message}` : `: ${why.replace(/^Expected type ".*?"\. /, '')}`;
}

/** The field and a sentence about it, for an error in a variable; null for other errors. */
function inputFaultOf(
  error: GraphQLError,
  schema: GraphQLSchema,
  errors: readonly GraphQLError[],
): InputFault | null {
  if (TOO_MANY_FAULTS.test(error.message)) return furtherFault(schema, errors);
  const [node] = error.nodes ?? [];
  if (node?.kind !== Kind.VARIABLE_DEFINITION) return null;
  const why = error.originalError?.message ?? error.message;
  const path = PATH.exec(error.message.slice(0, -`; ${why}`.length))?.[1] ?? '';
  const lastNamed = path
    .replace(/\[\d+\]/g, '')
    .split('.')
    .at(-1);
  const field = NAMED_FIELD.exec(why)?.[1] ?? (lastNamed || node.variable.name.value);
  return { field, message: `${field}${plainMessage(why, schema)}` };
}

/** A fault that says that more values are wrong than are named. It has the field of a fault that is named. */
function furtherFault(schema: GraphQLSchema, errors: readonly GraphQLError[]): InputFault | null {
  const named = errors.find(({ message }) => !TOO_MANY_FAULTS.test(message));
  const fault = named && inputFaultOf(named, schema, []);
  return fault ? { ...fault, message: 'More values are wrong. Correct the named ones first.' } : null;
}

/** What a caller sees of an error: a sentence and the request id, never a stack or a message of the database. */
export function formatError(formatted: GraphQLFormattedError): GraphQLFormattedError {
  const code = String(formatted.extensions?.['code'] ?? 'INTERNAL_SERVER_ERROR');
  const requestId = formatted.extensions?.['requestId'];
  if (SHOWN_UNCHANGED.has(code)) {
    const { field, sentence, retryAfterSeconds } = formatted.extensions ?? {};
    // Stored documents have no positions, so only errors of parsing and validation have them.
    const locations = NAMES_POSITIONS.has(code) ? formatted.locations : undefined;
    return {
      message: typeof sentence === 'string' ? sentence : formatted.message,
      locations,
      path: formatted.path,
      extensions: { code, field, retryAfterSeconds, requestId },
    };
  }
  const shown =
    code === 'SERVICE_UNAVAILABLE'
      ? sentence(code)
      : sentence('INTERNAL_SERVER_ERROR', { requestId: String(requestId) });
  return { message: shown.message, path: formatted.path, extensions: { code: shown.code, requestId } };
}

function isStatus(http: unknown): http is { status: number } {
  return typeof http === 'object' && http !== null && 'status' in http;
}

// Apollo Server sets no code when a hash does not match its document.
function codeFor(error: GraphQLError): string | undefined {
  const cause = unwrapResolverError(error);
  if (isDatabaseAway(cause) || isLocked(cause)) return 'SERVICE_UNAVAILABLE';
  const { code, http } = error.extensions;
  if (typeof code === 'string') return code;
  // graphql-js stops reading variables after 50 faults. The error for this names no variable.
  if (TOO_MANY_FAULTS.test(error.message)) return 'BAD_USER_INPUT';
  return isStatus(http) && http.status === 400 ? 'BAD_REQUEST' : undefined;
}

/**
 * The error for a request whose sign-in could not be read. When the database is away, the caller gets the usual error
 * for that.
 */
export function whyNotRead(error: unknown, requestId: unknown): unknown {
  if (!isDatabaseAway(error) && !isLocked(error)) return error;
  const { code, message } = sentence('SERVICE_UNAVAILABLE');
  return new GraphQLError(message, { extensions: { code, requestId, http: { status: 503 } } });
}

/** Adds the request id to each error, and logs unexpected errors with their cause. */
export function errorReporting(log: Logger): ApolloServerPlugin<RequestContext> {
  return {
    async requestDidStart() {
      return {
        async didEncounterErrors({ errors, contextValue, operationName, schema }) {
          for (const error of errors) {
            const code = codeFor(error);
            error.extensions['requestId'] = contextValue.requestId;
            if (code) error.extensions['code'] = code;
            const fault = inputFaultOf(error, schema, errors);
            if (fault) Object.assign(error.extensions, { field: fault.field, sentence: fault.message });
            if (code && SHOWN_UNCHANGED.has(code)) continue;
            const cause = unwrapResolverError(error);
            log.error({ requestId: contextValue.requestId, operationName, err: cause }, 'Request failed');
          }
        },
      };
    },
  };
}
