import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { confirmation, withConfirmation } from './confirmation';

const SAVE = gql`
  mutation Save($rate: Int!) {
    save(rate: $rate)
  }
`;

/** A client whose server asks who the person is until `isConfirmed` says so, and records what it was sent. */
function clientOf(isConfirmed: () => boolean) {
  const sent: unknown[] = [];
  const server = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        sent.push(variables);
        const refused = {
          errors: [{ message: 'Please confirm.', extensions: { code: 'CONFIRM_IDENTITY' } }],
        };
        observer.next(isConfirmed() ? { data: { save: true } } : refused);
        observer.complete();
      }),
  );
  return { client: new ApolloClient({ link: withConfirmation(server), cache: new InMemoryCache() }), sent };
}
const save = (client: ApolloClient) => client.mutate({ mutation: SAVE, variables: { rate: 83 } });

afterEach(() => (confirmation.ask = null));

test('the request is repeated as it was, once the person has shown who they are', async () => {
  let isConfirmed = false;
  confirmation.ask = () => Promise.resolve((isConfirmed = true));
  const { client, sent } = clientOf(() => isConfirmed);
  expect((await save(client)).data).toEqual({ save: true });
  expect(sent).toEqual([{ rate: 83 }, { rate: 83 }]);
});

test('the request fails when the person does not', async () => {
  confirmation.ask = () => Promise.resolve(false);
  const { client, sent } = clientOf(() => false);
  await expect(save(client)).rejects.toThrow('Please confirm.');
  expect(sent).toHaveLength(1);
});

test('a server that asks again is not asked a third time', async () => {
  confirmation.ask = () => Promise.resolve(true);
  const { client, sent } = clientOf(() => false);
  await expect(save(client)).rejects.toThrow('Please confirm.');
  expect(sent).toHaveLength(2);
});

test('a page without the question shows the refusal', async () => {
  const { client, sent } = clientOf(() => false);
  await expect(save(client)).rejects.toThrow('Please confirm.');
  expect(sent).toHaveLength(1);
});
