import { ApolloLink, type DocumentNode } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { Kind } from 'graphql';
import { from, switchMap } from 'rxjs';
import { attendance } from './attendance';
import { CACHED_FIELDS } from '../../generated/rules';

/** Returns the signed-in guest's token; null for a visitor. */
export type TokenSource = (options?: { fresh?: boolean }) => Promise<string | null>;

// Queries with the same response for everybody are sent without a token, so that the server can respond from its cache.
const SAME_FOR_ALL = new Set<string>([
  ...CACHED_FIELDS,
  'availability',
  'bookingByToken',
  'promotionOfCode',
  'quote',
  'stayCalendar',
  'stayOptions',
]);

function isSameForAll(document: DocumentNode): boolean {
  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (operation?.kind !== Kind.OPERATION_DEFINITION) return false;
  return operation.selectionSet.selections.every(
    (selection) => selection.kind === Kind.FIELD && SAME_FOR_ALL.has(selection.name.value),
  );
}

function isSignInRefused(error: unknown): boolean {
  if (ServerError.is(error)) return error.statusCode === 401;
  return (
    CombinedGraphQLErrors.is(error) &&
    error.errors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED')
  );
}

function authorised(headers: Record<string, string> | undefined, token: string | null) {
  if (!token) return { headers };
  const use = attendance.isUnattended() ? { 'x-unattended': '1' } : {};
  return { headers: { ...headers, ...use, authorization: `Bearer ${token}` } };
}

/** Adds the guest's token to requests. When a token has expired, it is refreshed once and the request is repeated. */
export function withSignIn(tokenOf: TokenSource, next: ApolloLink): ApolloLink {
  const withToken = new SetContextLink(async ({ headers }, { query }) =>
    isSameForAll(query) ? {} : authorised(headers, await tokenOf()),
  );
  const again = new ErrorLink(({ error, operation, forward }) => {
    const { headers, refreshed } = operation.getContext();
    if (refreshed || !headers?.['authorization'] || !isSignInRefused(error)) return undefined;
    return from(tokenOf({ fresh: true })).pipe(
      switchMap((token) => {
        operation.setContext({ ...authorised(headers, token), refreshed: true });
        return forward(operation);
      }),
    );
  });
  return ApolloLink.from([withToken, again, next]);
}
