import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { withSentences } from './sentences-link';

const SEND = gql`
  mutation Send {
    send {
      code
      parameters {
        name
        value
      }
      message
    }
  }
`;

const sentence = (code: string, parameters: Record<string, string> = {}) => ({
  __typename: 'Refusal',
  code,
  parameters: Object.entries(parameters).map(([name, value]) => ({ __typename: 'Parameter', name, value })),
  message: 'The words of the server.',
});

/** A client whose server sends this response. */
function clientOf(response: ApolloLink.Result) {
  const server = new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next(response);
        observer.complete();
      }),
  );
  return new ApolloClient({ link: withSentences(server), cache: new InMemoryCache() });
}

/** The result as the site shows it. */
async function shown(send: object) {
  const client = clientOf({ data: { send } });
  const { data } = await client.mutate<{ send: { message: string } }>({
    mutation: SEND,
    fetchPolicy: 'no-cache',
  });
  return data?.send;
}

test('a refusal has the words of the catalogue', async () => {
  expect(await shown(sentence('CODE_EXPIRED'))).toMatchObject({
    message: 'These six digits are no longer valid. Please ask for another mail.',
  });
});

test('its parameters are filled in, and terms within it are in words', async () => {
  expect(await shown(sentence('TEXT_TOO_LONG', { subject: 'yourName', maximum: '100' }))).toMatchObject({
    message: 'Your name can be at most 100 characters.',
  });
});

test('a date among its parameters is written as people write it', async () => {
  expect(await shown(sentence('CLOSED_TO_ARRIVAL', { date: '2026-11-21' }))).toMatchObject({
    message: expect.stringContaining('21 November 2026'),
  });
});

test('a sentence that depends on a parameter has the words for its value', async () => {
  expect(await shown(sentence('RATE_LIMITED', { limit: 'codes', seconds: '9' }))).toMatchObject({
    message: 'We are sending too many mails with codes at the moment. Please try again later.',
  });
});

test('faulty input has the sentence of its first fault', async () => {
  const faults = [sentence('CONTACT_EMAIL_INVALID'), sentence('CONTACT_MESSAGE_MISSING')];
  expect(await shown({ ...sentence('INVALID_INPUT'), faults })).toMatchObject({
    message: 'Email is invalid',
    faults: [{ message: 'Email is invalid' }, { message: 'Message is required' }],
  });
});

test('a code that the site does not know has the words of the server', async () => {
  expect(await shown(sentence('NEWER_THAN_THIS_PAGE'))).toMatchObject({
    message: 'The words of the server.',
  });
});

test('a failure has the words of the catalogue, with the request’s id', async () => {
  const extensions = { code: 'INTERNAL_SERVER_ERROR', requestId: 'r-17' };
  const sent = clientOf({ errors: [{ message: 'The words of the server.', extensions }] });
  await expect(sent.mutate({ mutation: SEND })).rejects.toThrow(/quote this number: r-17$/);
});
