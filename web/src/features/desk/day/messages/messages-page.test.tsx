import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderServed, Server, type DataOf } from '../../../../../tests/served';
import MessagesPage from './messages-page';

type Message = DataOf<'GuestMessages'>['guestMessages']['messages'][number];
type Reply = DataOf<'ReplyToMessage'>['replyToMessage'];

const message = (changes: Partial<Message> = {}): Message => ({
  id: 'message-1',
  kind: 'CONTACT',
  state: 'NEW',
  name: null,
  location: null,
  email: 'asha@guest.example',
  text: 'Is there parking?\nWe come by car.',
  createdAt: '2026-11-23T06:00:00.000Z',
  replies: [],
  ...changes,
});

const reply = (text: string) => ({
  id: text,
  text,
  by: 'owner@saffroncourt.example',
  createdAt: '2026-11-23T07:00:00.000Z',
  sentAt: null,
  refusedAt: null,
});

function show(shown: Message, replied?: Reply) {
  const server = new Server({
    GuestMessages: () => ({
      guestMessages: { totalPages: 1, totalCount: 1, messages: [shown] },
    }),
    UnreadMessages: () => ({ unreadMessages: 0 }),
    MarkMessage: ({ input }) => ({
      markMessage: {
        __typename: 'MessageMarked',
        marked: { ...shown, state: input.state },
      },
    }),
    ReplyToMessage: () => (replied ? { replyToMessage: replied } : new Error('away')),
  });
  renderServed(<MessagesPage />, server, '/desk/messages?state=NEW');
  return { server, user: userEvent.setup() };
}

test('a new message that is opened shows its words and is marked as read', async () => {
  const { server, user } = show(message());
  await user.click(await screen.findByRole('button', { name: /Is there parking/ }));
  expect(screen.getByText(/We come by car/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Mark as new' })).toBeVisible();
  expect(server.variablesOf('MarkMessage')).toEqual([
    { input: { id: 'message-1', kind: 'CONTACT', state: 'READ' } },
  ]);
  expect(server.variablesOf('GuestMessages')).toEqual([
    { filter: { search: '', state: 'NEW', kind: null }, page: 1 },
  ]);
});

test('a reply is sent with how many replies the writer saw, and shown', async () => {
  const answered = message({ state: 'ANSWERED', replies: [reply('Yes, behind the house.')] });
  const { server, user } = show(message({ state: 'READ' }), {
    __typename: 'MessageAnswered',
    answered,
  });
  await user.click(await screen.findByRole('button', { name: /Is there parking/ }));
  await user.type(screen.getByLabelText('Reply to asha@guest.example'), 'Yes, behind the house.');
  await user.click(screen.getByRole('button', { name: 'Send the reply' }));
  expect(await screen.findByText('The reply is on its way to asha@guest.example.')).toBeVisible();
  expect(
    within(screen.getByRole('list', { name: 'Replies' })).getByText('Yes, behind the house.'),
  ).toBeVisible();
  expect(server.variablesOf('ReplyToMessage')).toEqual([
    { input: { id: 'message-1', kind: 'CONTACT', text: 'Yes, behind the house.', repliesSeen: 0 } },
  ]);
});

test('a writer whom somebody forestalled keeps the words, and sees the other reply', async () => {
  const { user } = show(message({ state: 'READ' }), {
    __typename: 'MessageAnsweredMeanwhile',
    code: 'MESSAGE_ANSWERED_MEANWHILE',
    parameters: [],
    message: 'Somebody else has answered this message meanwhile.',
    answered: message({ state: 'ANSWERED', replies: [reply('Yes.')] }),
  });
  await user.click(await screen.findByRole('button', { name: /Is there parking/ }));
  await user.type(screen.getByLabelText('Reply to asha@guest.example'), 'No.');
  await user.click(screen.getByRole('button', { name: 'Send the reply' }));
  expect(await screen.findByText('Somebody else has answered this message meanwhile.')).toBeVisible();
  expect(screen.getByText('Yes.')).toBeVisible();
  expect(screen.getByLabelText('Reply to asha@guest.example')).toHaveValue('No.');
});

test('feedback without an address says that nobody can reply, and can be closed', async () => {
  const { server, user } = show(
    message({
      kind: 'FEEDBACK',
      state: 'READ',
      name: 'Ravi',
      location: 'Delhi',
      email: null,
    }),
  );
  await user.click(await screen.findByRole('button', { name: /Ravi, Delhi/ }));
  expect(screen.getByText(/there is no address to reply to/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('button', { name: 'Reopen' })).toBeVisible();
  expect(server.variablesOf('MarkMessage')).toHaveLength(1);
});
