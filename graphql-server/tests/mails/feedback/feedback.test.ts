import { execute, gql } from '../../testkit/graphql';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { postJson } from '../../testkit/raw-http';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await startTestServer();
});
afterAll(() => testServer.stop());

const LEAVE_FEEDBACK = gql(`mutation LeaveFeedback($input: FeedbackInput!) {
  leaveFeedback(input: $input) { __typename ... on InvalidInput { faults { field } } }
}`);

const mailsToTheHotel = () => testServer.inbox.messages('desk@saffroncourt.example');

describe('feedback', () => {
  test('is mailed to the hotel, and a reply goes to the guest whose address is verified', async () => {
    const email = testServer.freshEmail();
    const input = {
      name: 'Asha <b>Rao</b>',
      location: 'Pune',
      feedback: 'The lake at dusk.\nThe swans.\n\nThe tea, too.',
    };
    await testServer.installation.services.feedback.receive(
      input,
      { uid: 'asha', verifiedEmail: email },
      'caller',
    );
    await testServer.runJobs();
    const [mail] = mailsToTheHotel();
    expect(mail?.subject).toBe('Feedback from Asha <b>Rao</b>');
    expect(mail?.headers.replyTo).toBe(email);
    expect(mail?.text).toContain('The lake at dusk.');
    expect(mail?.text).toContain('Pune');
    expect(mail?.text).toContain(email);
    expect(mail?.html).toContain('Asha &lt;b&gt;Rao&lt;/b&gt;');
    expect(mail?.html).toContain('The lake at dusk.<br />The swans.');
  });

  test('of somebody who is not signed in says so, and has no address to reply to', async () => {
    const form = { name: 'Ravi', location: 'Delhi', feedback: 'Too loud.' };
    expect(await postJson(testServer, '/api/feedback', form)).toMatchObject({ status: 200 });
    await testServer.runJobs();
    const [mail] = mailsToTheHotel();
    expect(mail?.subject).toBe('Feedback from Ravi');
    expect(mail?.headers.replyTo).toBeFalsy();
    expect(mail?.text).toContain('not signed in');
  });

  test('that is refused is neither stored nor mailed', async () => {
    const before = mailsToTheHotel().length;
    const { leaveFeedback } = await execute(testServer, LEAVE_FEEDBACK, {
      input: { name: '', location: 'Pune', feedback: 'Fine' },
    });
    expect(leaveFeedback).toEqual({ __typename: 'InvalidInput', faults: [{ field: 'name' }] });
    await testServer.runJobs();
    expect(mailsToTheHotel()).toHaveLength(before);
    expect(await testServer.query("SELECT 1 FROM feedback WHERE name = ''")).toEqual([]);
  });
});
