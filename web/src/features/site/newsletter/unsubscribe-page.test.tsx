import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderServed, Server, type Responder } from '../../../../tests/served';
import UnsubscribePage from './unsubscribe-page';

const response = <Name extends string>(__typename: Name, code: string, message: string) => ({
  unsubscribe: { __typename, code, parameters: [], message },
});
const DONE = response('Unsubscribed', 'UNSUBSCRIBED', 'You are unsubscribed.');
const UNKNOWN = response('UnsubscribeLinkUnknown', 'UNSUBSCRIBE_LINK_UNKNOWN', 'No such link.');

function show(respond: Responder<'Unsubscribe'> = () => DONE, path = '/unsubscribe?token=t0ken') {
  const server = new Server({ Unsubscribe: respond });
  renderServed(<UnsubscribePage />, server, path);
  return { user: userEvent.setup(), server };
}

const button = () => screen.getByRole('button', { name: 'Unsubscribe' });

test('opening the page ends no subscription, and search engines leave it out', () => {
  const { server } = show();
  expect(button()).not.toHaveAttribute('aria-disabled');
  expect(server.received).toEqual([]);
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('one press ends the subscription of the link, and says so', async () => {
  const { user, server } = show();
  await user.click(button());
  expect(await screen.findByText('You are unsubscribed.')).toHaveClass('text-good');
  expect(screen.getByRole('status')).toHaveTextContent('You are unsubscribed.');
  expect(screen.getByRole('status')).toHaveFocus();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(server.variablesOf('Unsubscribe')).toEqual([{ token: 't0ken' }]);
});

test.each<[string, Responder<'Unsubscribe'>, string]>([
  ['a link that is not known', () => UNKNOWN, 'No such link.'],
  [
    'an error with a message',
    () => new CombinedGraphQLErrors({ errors: [{ message: 'The desk is away.' }] }),
    'Error: The desk is away.',
  ],
  ['no response', () => new TypeError('Failed to fetch'), 'Error: Server error'],
])('%s is said, and it can be tried again', async (_case, first, sentence) => {
  const responders = [first, () => DONE];
  const { user } = show((variables) => (responders.shift() ?? first)(variables));
  await user.click(button());
  expect(await screen.findByText(sentence)).toHaveClass('text-bad');
  expect(button()).toHaveFocus();
  await user.click(button());
  expect(await screen.findByText('You are unsubscribed.')).toBeVisible();
  expect(screen.queryByText(sentence)).not.toBeInTheDocument();
});

test('an address without a token is refused by the server', async () => {
  const { user, server } = show(() => UNKNOWN, '/unsubscribe');
  await user.click(button());
  expect(await screen.findByText('No such link.')).toBeVisible();
  expect(server.variablesOf('Unsubscribe')).toEqual([{ token: '' }]);
});
