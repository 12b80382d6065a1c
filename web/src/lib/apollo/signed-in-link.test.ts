import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { withSignIn, type TokenSource } from './signed-in-link';

const OWN = gql`
  query Own {
    myBookings {
      totalCount
    }
  }
`;
const PUBLIC = gql`
  query Public {
    offers {
      id
    }
  }
`;

const REFUSED = { errors: [{ message: 'Please sign in.', extensions: { code: 'UNAUTHENTICATED' } }] };
const RESPONSE = { data: { myBookings: { __typename: 'MyBookingPage', totalCount: 3 } } };

/** A client whose server accepts the tokens in `accepted` and records the requests. */
function clientOf(tokenOf: TokenSource, accepted: readonly string[]) {
  const sent: (string | undefined)[] = [];
  const server = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const { headers } = operation.getContext() as { headers?: Record<string, string> };
        const authorization = headers?.['authorization'];
        sent.push(authorization);
        const isAccepted = accepted.some((token) => authorization === `Bearer ${token}`);
        if (operation.operationName === 'Public') observer.next({ data: { offers: [] } });
        else observer.next(isAccepted ? RESPONSE : REFUSED);
        observer.complete();
      }),
  );
  const client = new ApolloClient({ link: withSignIn(tokenOf, server), cache: new InMemoryCache() });
  return { client, sent };
}

test('the guest’s token is sent with the guest’s own queries', async () => {
  const { client, sent } = clientOf(() => Promise.resolve('today'), ['today']);
  await client.query({ query: OWN });
  expect(sent).toEqual(['Bearer today']);
});

test('queries with the same response for everybody are sent without it', async () => {
  const { client, sent } = clientOf(() => Promise.resolve('today'), ['today']);
  await client.query({ query: PUBLIC });
  expect(sent).toEqual([undefined]);
});

test('an expired token is refreshed once, and the guest gets the response', async () => {
  const refreshes: boolean[] = [];
  const tokenOf: TokenSource = ({ fresh = false } = {}) => {
    refreshes.push(fresh);
    return Promise.resolve(fresh ? 'today' : 'yesterday');
  };
  const { client, sent } = clientOf(tokenOf, ['today']);
  const { data } = await client.query<{ myBookings: { totalCount: number } }>({ query: OWN });
  expect(data?.myBookings.totalCount).toBe(3);
  expect(sent).toEqual(['Bearer yesterday', 'Bearer today']);
  expect(refreshes).toEqual([false, true]);
});

test('a token that is refused again is not refreshed a second time', async () => {
  const { client, sent } = clientOf(() => Promise.resolve('forged'), []);
  await expect(client.query({ query: OWN })).rejects.toThrow('Please sign in.');
  expect(sent).toHaveLength(2);
});

test("a visitor's request is not repeated", async () => {
  const { client, sent } = clientOf(() => Promise.resolve(null), []);
  await expect(client.query({ query: OWN })).rejects.toThrow('Please sign in.');
  expect(sent).toEqual([undefined]);
});
