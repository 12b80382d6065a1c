import { ask } from '../testkit/graphql';
import { startTestServer, type TestServer } from '../testkit/test-server';
import { send } from '../testkit/raw-http';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await startTestServer();
});
afterAll(() => testServer.stop());

const LEAVE = `mutation ($input: FeedbackInput!) { leaveFeedback(input: $input) {
  __typename ... on InvalidInput { faults { field } }
} }`;

const mailsToTheHotel = () => testServer.inbox.messages('desk@saffroncourt.example');

describe('feedback', () => {
  test('is mailed to the hotel, and a reply goes to the guest whose address is verified', async () => {
    const email = testServer.freshEmail();
    const input = {
      name: 'Asha <b>Rao</b>',
      location: 'Pune',
      feedback: 'The lake at dusk.\n\nThe tea, too.',
    };
    await testServer.installation.services.feedback.keep(input, { uid: 'asha', verifiedEmail: email });
    await testServer.runJobs();
    const [mail] = mailsToTheHotel();
    expect(mail?.subject).toBe('Feedback from Asha <b>Rao</b>');
    expect(mail?.headers.replyTo).toBe(email);
    expect(mail?.text).toContain('The lake at dusk.');
    expect(mail?.text).toContain('Pune');
    expect(mail?.text).toContain(email);
    expect(mail?.html).toContain('Asha &lt;b&gt;Rao&lt;/b&gt;');
  });

  test('of somebody who is not signed in says so, and has no address to reply to', async () => {
    await send(testServer, '/api/feedback', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ravi', location: 'Delhi', feedback: 'Too loud.' }),
    });
    await testServer.runJobs();
    const [mail] = mailsToTheHotel();
    expect(mail?.subject).toBe('Feedback from Ravi');
    expect(mail?.headers.replyTo).toBeFalsy();
    expect(mail?.text).toContain('not signed in');
  });

  test('that is refused is neither kept nor mailed', async () => {
    const before = mailsToTheHotel().length;
    const { data } = await ask<{ leaveFeedback: object }>(testServer, LEAVE, {
      input: { name: '', location: 'Pune', feedback: 'Fine' },
    });
    expect(data.leaveFeedback).toEqual({ __typename: 'InvalidInput', faults: [{ field: 'name' }] });
    await testServer.runJobs();
    expect(mailsToTheHotel()).toHaveLength(before);
    expect(await testServer.query("SELECT 1 FROM feedback WHERE name = ''")).toEqual([]);
  });
});
