import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderServed, Server, type DataOf, type Responders } from '../../../../../tests/served';
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

beforeEach(() => sessionStorage.clear());

function show(shown: Message, replied?: Reply, responders: Responders = {}) {
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
    ...responders,
  });
  const { unmount } = renderServed(<MessagesPage />, server, '/desk/messages?state=NEW');
  return { server, user: userEvent.setup(), unmount };
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

test('a reply that is half typed is there after a reload, for its message alone', async () => {
  const first = show(message());
  await first.user.click(await screen.findByRole('button', { name: /Is there parking/ }));
  await first.user.type(screen.getByLabelText('Reply to asha@guest.example'), 'Yes, in the ya');
  first.unmount();
  const other = show(message({ id: 'message-2' }));
  await other.user.click(await screen.findByRole('button', { name: /Is there parking/ }));
  expect(screen.getByLabelText('Reply to asha@guest.example')).toHaveValue('');
  other.unmount();
  const second = show(message());
  await second.user.click(await screen.findByRole('button', { name: /Is there parking/ }));
  expect(screen.getByLabelText('Reply to asha@guest.example')).toHaveValue('Yes, in the ya');
});

test('feedback becomes a draft of a testimonial, with its source, and not without consent', async () => {
  const kept = {
    name: 'Ravi Menon',
    message: 'Good beds.',
    rating: 4,
    location: '',
    image: null,
    isSample: false,
    source: null,
    consent: null,
  };
  const document = {
    kind: 'TESTIMONIALS' as const,
    key: 'guests',
    version: 3,
    state: 'PUBLISHED' as const,
    publishedAt: null,
    texts: [],
    entries: [],
    testimonials: [kept],
    revisions: [],
  };
  const { server, user } = show(
    message({ kind: 'FEEDBACK', name: 'Asha Rao', location: 'Pune', text: 'We slept well.' }),
    undefined,
    {
      ContentDocument: () => ({ contentDocument: { __typename: 'ContentDocument', ...document } }),
      SaveContent: () => ({ saveContent: { __typename: 'ContentSaved', document } }),
    },
  );
  await user.click(await screen.findByRole('button', { name: /We slept well/ }));
  await user.click(screen.getByRole('button', { name: 'Show as a testimonial…' }));
  await user.click(await screen.findByRole('button', { name: 'Add to the testimonials' }));
  expect(screen.getByLabelText('How the guest agreed')).toBeInvalid();
  expect(server.variablesOf('SaveContent')).toEqual([]);
  await user.type(screen.getByLabelText('How the guest agreed'), 'By mail{Enter}');
  expect(await screen.findByText(/as a draft/)).toBeVisible();
  expect(server.variablesOf('SaveContent')).toEqual([
    {
      kind: 'TESTIMONIALS',
      key: 'guests',
      version: 3,
      input: {
        testimonials: [
          kept,
          {
            name: 'Asha Rao',
            location: 'Pune',
            message: 'We slept well.',
            rating: 5,
            consent: 'By mail',
            source: expect.stringMatching(/^Feedback of .*23 Nov.* on this site$/) as string,
            image: null,
            isSample: false,
          },
        ],
      },
    },
  ]);
});
