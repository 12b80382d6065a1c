import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
import { possibleTypes } from '../generated/graphql';

/** The one way to the server. */
export function createApolloClient(): ApolloClient {
  return new ApolloClient({
    link: new HttpLink({ uri: '/graphql', credentials: 'same-origin' }),
    cache: new InMemoryCache({
      possibleTypes,
      typePolicies: { Booking: { keyFields: ['reference'] }, RoomType: { keyFields: ['name'] } },
    }),
  });
}
