import { ApolloClient, InMemoryCache, type NormalizedCacheObject } from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';
import { possibleTypes } from '../../generated/graphql';
import { withConfirmation } from './confirmation';
import { withPersistedQueries } from './persisted-queries';
import { withSentences } from './sentences-link';
import { withSignIn, type TokenSource } from './signed-in-link';

/** The data of a client's queries, by record. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes,
    typePolicies: {
      Booking: { keyFields: ['reference'] },
      RoomType: { keyFields: ['name'] },
      // There is only one property, so queries for its different fields are merged.
      Property: { keyFields: [] },
    },
  });
}

/** The browser's only GraphQL client. It starts with the data with which the server rendered the page. */
export function createApolloClient(tokenOf: TokenSource, data: NormalizedCacheObject = {}): ApolloClient {
  // HttpLink would also tell the server the name and version of its library.
  const http = new BaseHttpLink({ uri: '/graphql', credentials: 'same-origin' });
  return new ApolloClient({
    link: withSentences(withConfirmation(withSignIn(tokenOf, withPersistedQueries(http)))),
    cache: createCache().restore(data),
  });
}
