import type { ApolloClient } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import { createClient, NetworkError } from 'graphql-sse';
import { DeskChangesDocument } from '../../../../generated/desk-live';
import type { DeskChangesSubscription } from '../../../../generated/graphql';
import type { TokenSource } from '../../../../lib/apollo/signed-in-link';
import type { OpenStream, StreamEnd } from './live-desk';

const STREAM_PATH = '/graphql/stream';
const UNAUTHENTICATED = 401;

function endOf(failure: unknown): StreamEnd {
  if (!(failure instanceof NetworkError)) return { kind: 'lost' };
  const response: unknown = failure.response;
  return response instanceof Response ? { kind: 'refused', status: response.status } : { kind: 'lost' };
}

/** Opens connections with the token of the person who is signed in. */
export function streamOpener(client: ApolloClient, tokenOf: TokenSource): OpenStream {
  // The server knows the document by this text, as for all documents of the site.
  const query = print(client.cache.transformDocument(DeskChangesDocument));
  let isTokenRefused = false;
  return (cursor, { next, ended }) => {
    const stream = createClient({
      url: new URL(STREAM_PATH, window.location.origin).href,
      credentials: 'same-origin',
      // LiveDesk connects again, from the newest cursor.
      retryAttempts: 0,
      headers: async (): Promise<Record<string, string>> => {
        const token = await tokenOf({ fresh: isTokenRefused });
        return token ? { authorization: `Bearer ${token}` } : {};
      },
    });
    const finish = (end: StreamEnd): void => {
      isTokenRefused = end.kind === 'refused' && end.status === UNAUTHENTICATED;
      ended(end);
    };
    return stream.subscribe<DeskChangesSubscription>(
      { query, variables: { since: cursor } },
      {
        next: ({ data, errors }) => {
          if (data) next(data.deskChanges);
          else finish(errors ? { kind: 'refused', status: 503 } : { kind: 'lost' });
        },
        error: (failure) => finish(endOf(failure)),
        complete: () => finish({ kind: 'completed' }),
      },
    );
  };
}
