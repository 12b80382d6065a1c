import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';

/** Why a request brought no answer, as far as a guest needs to tell the cases apart. */
export type RequestFailure =
  /** The server said what is wrong; for some statuses it says nothing. */
  | { kind: 'refused'; message: string | null }
  /** Something answered, but not in the server's language. */
  | { kind: 'unreadable' }
  /** Nothing answered. */
  | { kind: 'unreachable' };

/** Tells the failures of a request apart. */
export function failureOf(error: unknown): RequestFailure {
  if (CombinedGraphQLErrors.is(error)) return { kind: 'refused', message: error.errors[0]?.message ?? null };
  if (ServerParseError.is(error)) return { kind: 'unreadable' };
  if (ServerError.is(error)) return { kind: 'refused', message: null };
  return { kind: 'unreachable' };
}
