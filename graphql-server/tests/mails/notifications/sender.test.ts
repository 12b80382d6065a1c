import { postJson } from '../../testkit/raw-http';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { waitFor } from '../../testkit/wait-for';

const DESK = 'desk@saffroncourt.example';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await startTestServer();
});
afterAll(() => testServer.stop());

async function senderOfNextMail(): Promise<string | undefined> {
  const before = testServer.inbox.messages(DESK).length;
  await postJson(testServer, '/api/contact', { email: 'guest@example.com', textarea: 'Is there a cot?' });
  await testServer.runJobs();
  const messages = testServer.inbox.messages(DESK);
  expect(messages).toHaveLength(before + 1);
  return messages.find(({ from }) => from !== undefined)?.from;
}

test('mails come from the hotel’s name of today, at the address of MAIL_FROM', async () => {
  expect(await senderOfNextMail()).toBe(`"Saffron Court" <${DESK}>`);
  const name = 'Mill, Lake & “Garden”';
  await testServer.query('UPDATE property SET name = $1', [name]);
  const { property } = testServer.installation.services;
  await waitFor('the server knows the name', () => property.current.name === name);
  expect(await senderOfNextMail()).toBe(`"${name}" <${DESK}>`);
});
