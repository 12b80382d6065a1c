import { ApolloLink } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { from, switchMap } from 'rxjs';

/**
 * How the page asks the person again who they are, when the failure of a request asks for it. The desk sets it; resolves to
 * whether the request may be repeated.
 */
export const confirmation: { ask: ((failure: unknown) => Promise<boolean>) | null } = { ask: null };

/** Asks who the person is when the server wants to know it, and then repeats the request once. Nothing typed is lost. */
export function withConfirmation(next: ApolloLink): ApolloLink {
  const asking = new ErrorLink(({ error, operation, forward }) => {
    if (!confirmation.ask || operation.getContext()['confirmed']) return undefined;
    operation.setContext({ confirmed: true });
    return from(confirmation.ask(error)).pipe(
      switchMap((isConfirmed) => (isConfirmed ? forward(operation) : Promise.reject(error))),
    );
  });
  return ApolloLink.from([asking, next]);
}
