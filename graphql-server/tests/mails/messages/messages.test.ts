import { execute, executeExpectingErrors, gql, type RequestOptions } from '../../testkit/graphql';
import { openIdentity, OWNER } from '../../testkit/identity';
import { postJson } from '../../testkit/raw-http';
import { startTestServer, type TestServer } from '../../testkit/test-server';

const MESSAGES = gql(`query GuestMessages($filter: GuestMessageFilter) {
  guestMessages(filter: $filter) {
    totalCount
    messages { id kind state name email text replies { text by sentAt refusedAt } }
  }
}`);
const UNREAD = gql(`query UnreadMessages { unreadMessages }`);
const MARK = gql(`mutation MarkMessage($input: MarkMessageInput!) {
  markMessage(input: $input) { __typename ... on MessageMarked { marked { id state } } ... on Refusal { code } }
}`);
const REPLY = gql(`mutation ReplyToMessage($input: ReplyToMessageInput!) {
  replyToMessage(input: $input) {
    __typename
    ... on MessageAnswered { answered { state replies { text by sentAt } } }
    ... on MessageAnsweredMeanwhile { code answered { replies { text } } }
    ... on InvalidInput { faults { field message } }
    ... on Refusal { code }
  }
}`);

let testServer: TestServer;
let owner: RequestOptions;
beforeAll(async () => {
  testServer = await startTestServer();
  const { token } = await (await openIdentity()).signIn({ email: OWNER.email, emailVerified: true });
  owner = { token };
});
afterAll(() => testServer.stop());
beforeEach(async () => {
  await testServer.query('DELETE FROM contact_messages');
  await testServer.query('DELETE FROM feedback');
});

const listed = async (filter = {}) =>
  (await execute(testServer, MESSAGES, { filter }, owner)).guestMessages.messages;
const unread = async () => (await execute(testServer, UNREAD, {}, owner)).unreadMessages;

/** A guest's message from the contact form, as the desk lists it. */
async function question(text = 'Is there parking?') {
  const email = testServer.freshEmail();
  await postJson(testServer, '/api/contact', { email, textarea: text });
  const [message] = await listed({ search: email });
  return { id: String(message?.id), email };
}

const mark = async (id: string, state: 'READ' | 'CLOSED', kind: 'CONTACT' | 'FEEDBACK' = 'CONTACT') =>
  (await execute(testServer, MARK, { input: { id, kind, state } }, owner)).markMessage;
const reply = async (
  id: string,
  { text = 'Yes, behind the house.', repliesSeen = 0, kind = 'CONTACT' as 'CONTACT' | 'FEEDBACK' } = {},
) => (await execute(testServer, REPLY, { input: { id, kind, text, repliesSeen } }, owner)).replyToMessage;

test('messages of both forms are one list, newest first, and count as unread', async () => {
  const { id } = await question();
  await postJson(testServer, '/api/feedback', { name: 'Ravi', location: 'Delhi', feedback: 'Too loud.' });
  expect(await listed()).toMatchObject([
    { kind: 'FEEDBACK', state: 'NEW', name: 'Ravi', email: null, text: 'Too loud.' },
    { kind: 'CONTACT', state: 'NEW', id, name: null, text: 'Is there parking?' },
  ]);
  expect(await unread()).toBe(2);
});

test('they are found by state, form, address and text', async () => {
  const first = await question('Is there a cot?');
  await question('Is there parking?');
  await mark(first.id, 'CLOSED');
  expect(await listed({ state: 'CLOSED' })).toMatchObject([{ id: first.id }]);
  expect(await listed({ state: 'NEW' })).toHaveLength(1);
  expect(await listed({ kind: 'FEEDBACK' })).toEqual([]);
  expect(await listed({ search: 'COT' })).toMatchObject([{ id: first.id }]);
  expect(await listed({ search: '100%' })).toEqual([]);
});

test('a state set by hand is audited, without the guest’s text', async () => {
  const { id } = await question();
  expect(await mark(id, 'READ')).toMatchObject({ marked: { id, state: 'READ' } });
  expect(await unread()).toBe(0);
  await mark(id, 'READ');
  const entries = await testServer.query(
    "SELECT details, before, after FROM administrator_actions WHERE action = 'markMessage' AND record_id = $1",
    [id],
  );
  const details = { kind: 'CONTACT', state: 'READ' };
  expect(entries).toEqual([{ details, before: { state: 'NEW' }, after: { state: 'READ' } }]);
});

describe('a reply', () => {
  test('is mailed to the guest and quotes the message; answers go to the hotel', async () => {
    const { id, email } = await question('Is there parking?\nWe come by car.');
    expect(await reply(id)).toMatchObject({
      answered: {
        state: 'ANSWERED',
        replies: [{ text: 'Yes, behind the house.', by: OWNER.email, sentAt: null }],
      },
    });
    await testServer.runJobs();
    const [mail] = testServer.inbox.messages(email);
    expect(mail?.headers.replyTo).toBe('desk@saffroncourt.example');
    expect(mail?.text).toContain('Yes, behind the house.');
    expect(mail?.text).toContain('> Is there parking?\n> We come by car.');
    expect(await listed()).toMatchObject([{ replies: [{ sentAt: expect.any(String), refusedAt: null }] }]);
  });

  test('of the second of two people is not sent, and shows what the first wrote', async () => {
    const { id, email } = await question();
    const outcomes = await Promise.all([reply(id, { text: 'Yes.' }), reply(id, { text: 'No.' })]);
    const kinds = outcomes.map(({ __typename }) => __typename).sort();
    expect(kinds).toEqual(['MessageAnswered', 'MessageAnsweredMeanwhile']);
    const told = outcomes.find(({ __typename }) => __typename === 'MessageAnsweredMeanwhile');
    expect(told).toMatchObject({ code: 'MESSAGE_ANSWERED_MEANWHILE', answered: { replies: [{}] } });
    await testServer.runJobs();
    // One reply, and the acknowledgement of the message.
    expect(testServer.inbox.messages(email)).toHaveLength(2);
    expect(await reply(id, { text: 'A further word.', repliesSeen: 1 })).toMatchObject({
      answered: { replies: [{}, { text: 'A further word.' }] },
    });
  });

  test('to feedback without an address is refused, and the feedback can be closed', async () => {
    await postJson(testServer, '/api/feedback', { name: 'Ravi', location: 'Delhi', feedback: 'Too loud.' });
    const [feedback] = await listed();
    const id = String(feedback?.id);
    expect(await reply(id, { kind: 'FEEDBACK' })).toMatchObject({ code: 'MESSAGE_WITHOUT_ADDRESS' });
    expect(await mark(id, 'CLOSED', 'FEEDBACK')).toMatchObject({ marked: { state: 'CLOSED' } });
  });

  test('to feedback of a verified guest goes to that address', async () => {
    const email = testServer.freshEmail();
    const form = { name: 'Asha Rao', location: 'Pune', feedback: 'The tea.' };
    await testServer.installation.services.feedback.receive(
      form,
      { uid: 'asha', verifiedEmail: email },
      'caller',
    );
    const [feedback] = await listed();
    await reply(String(feedback?.id), { kind: 'FEEDBACK', text: 'Thank you, Asha.' });
    await testServer.runJobs();
    expect(testServer.inbox.messages(email)[0]?.text).toContain('> The tea.');
  });

  test('is deleted with the message', async () => {
    const { id, email } = await question();
    await reply(id);
    await testServer.query('DELETE FROM contact_messages WHERE id = $1', [id]);
    await testServer.runJobs();
    expect(testServer.inbox.messages(email)).toEqual([]);
    expect(await testServer.query('SELECT 1 FROM message_replies')).toEqual([]);
  });

  test('that is empty is refused, and so is an unknown message', async () => {
    const { id } = await question();
    expect(await reply(id, { text: ' ' })).toMatchObject({
      faults: [{ field: 'text', message: 'Please enter your reply.' }],
    });
    expect(await reply('none')).toMatchObject({ code: 'RECORD_NOT_FOUND' });
    expect(await mark('b8f6cbe5-7a71-4dd5-9a2e-2f2f1b4e9c11', 'READ')).toMatchObject({
      code: 'RECORD_NOT_FOUND',
    });
  });
});

test('a visitor neither reads nor answers', async () => {
  const { errors } = await executeExpectingErrors(testServer, MESSAGES, { filter: null });
  expect(errors[0].extensions['code']).toBe('UNAUTHENTICATED');
});
