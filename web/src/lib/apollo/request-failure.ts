import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';

/** Why a request failed, in the cases that a guest needs to tell apart. */
export type RequestFailure =
  /** The server refused, with or without a message. */
  | { kind: 'refused'; message: string | null }
  /** The response could not be read. */
  | { kind: 'unreadable' }
  /** There was no response. */
  | { kind: 'unreachable' };

/** Classifies the failure of a request. */
export function failureOf(error: unknown): RequestFailure {
  if (CombinedGraphQLErrors.is(error)) return { kind: 'refused', message: error.errors[0]?.message ?? null };
  if (ServerParseError.is(error)) return { kind: 'unreadable' };
  if (ServerError.is(error)) return { kind: 'refused', message: null };
  return { kind: 'unreachable' };
}
