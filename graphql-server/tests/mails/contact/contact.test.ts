import { SEND_CONTACT_MESSAGE } from '../../testkit/documents';
import { execute } from '../../testkit/graphql';
import { freshCaller } from '../../testkit/raw-http';
import { startTestServer, type TestServer } from '../../testkit/test-server';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await startTestServer();
});
afterAll(() => testServer.stop());

const write = async (input: { email: string; textarea: string }, caller = freshCaller()) =>
  (await execute(testServer, SEND_CONTACT_MESSAGE, { input }, { caller })).sendContactMessage;

const mailsToTheHotel = () => testServer.inbox.messages('desk@saffroncourt.example');

describe('a message to the hotel', () => {
  test('is stored, and mailed to the hotel so that a reply goes to the guest', async () => {
    const email = testServer.freshEmail();
    const message = 'Do you have a cot?\n\nWe come with a <b>baby</b> & a grandmother.\nThree beds, please.';
    expect(await write({ email, textarea: message })).toEqual({
      __typename: 'ContactMessageReceived',
      message: 'Form submitted successfully',
    });
    await testServer.runJobs();
    const [mail] = mailsToTheHotel();
    expect(mail?.subject).toBe(`Message from ${email}`);
    expect(mail?.headers.replyTo).toBe(email);
    expect(mail?.text).toContain('We come with a <b>baby</b> & a grandmother.');
    expect(mail?.html).toContain(
      'We come with a &lt;b&gt;baby&lt;/b&gt; &amp; a grandmother.<br />Three beds, please.',
    );
    expect(await testServer.query('SELECT message FROM contact_messages WHERE email = $1', [email])).toEqual([
      { message },
    ]);
  });

  test('is acknowledged once a day to the address, without anything of what was written', async () => {
    const email = testServer.freshEmail();
    await write({ email, textarea: 'Buy at http://sly.example now' });
    await write({ email: email.toUpperCase(), textarea: 'And a second time' });
    await testServer.runJobs();
    const mails = [...testServer.inbox.messages(email), ...testServer.inbox.messages(email.toUpperCase())];
    expect(new Set(mails.map(({ subject }) => subject))).toEqual(new Set(['Saffron Court has your message']));
    expect(testServer.inbox.messages(email)).toHaveLength(1);
    const [mail] = mails;
    expect(mail?.headers.replyTo).toBe('desk@saffroncourt.example');
    expect(mail?.text).toContain('We have your message, and reply to this address.');
    expect(mail?.text).not.toContain('sly.example');
  });

  test('with faults is refused with the words of the specification', async () => {
    expect(await write({ email: '', textarea: '  ' })).toMatchObject({
      faults: [
        { field: 'email', message: 'Email is required' },
        { field: 'textarea', message: 'Message is required' },
      ],
    });
    expect(await write({ email: 'guest at home', textarea: 'Hello' })).toMatchObject({
      faults: [{ field: 'email', message: 'Email is invalid' }],
    });
    expect(await write({ email: 'a@example.com', textarea: 'x'.repeat(5001) })).toMatchObject({
      faults: [{ field: 'textarea', message: 'Your message can be at most 5000 characters.' }],
    });
    expect(await write({ email: 'a@example.com', textarea: 'a\0b' })).toMatchObject({
      faults: [{ field: 'textarea', message: 'Your message must be ordinary text.' }],
    });
  });

  test('cannot be sent on to others through its address', async () => {
    const sly = { email: 'a@example.com\r\nBcc: all@example.com', textarea: 'Hello' };
    expect(await write(sly)).toMatchObject({ faults: [{ field: 'email', message: 'Email is invalid' }] });
  });

  test('is refused after ten in ten minutes from one caller, and not stored', async () => {
    const caller = freshCaller();
    const email = testServer.freshEmail();
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, () => write({ email, textarea: 'Hello' }, caller)),
    );
    expect(outcomes.filter(({ __typename }) => __typename === 'RateLimited')).toHaveLength(2);
    const rows = await testServer.query('SELECT 1 FROM contact_messages WHERE email = $1', [email]);
    expect(rows).toHaveLength(10);
  });
});
