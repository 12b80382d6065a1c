import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
import { possibleTypes } from '../../generated/graphql';
import { withPersistedQueries } from './persisted-queries';
import { withSentences } from './sentences-link';
import { withSignIn, type TokenSource } from './signed-in-link';

/** The site's only GraphQL client. */
export function createApolloClient(tokenOf: TokenSource): ApolloClient {
  const http = new HttpLink({ uri: '/graphql', credentials: 'same-origin' });
  return new ApolloClient({
    link: withSentences(withSignIn(tokenOf, withPersistedQueries(http))),
    cache: new InMemoryCache({
      possibleTypes,
      typePolicies: {
        Booking: { keyFields: ['reference'] },
        RoomType: { keyFields: ['name'] },
        // There is one property: queries for different fields of it are merged.
        Property: { keyFields: [] },
      },
    }),
  });
}
