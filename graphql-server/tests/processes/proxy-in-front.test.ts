import { ask } from '../testkit/graphql';
import { startTestServer, type TestServer } from '../testkit/test-server';
import { nginxIsThere, startNginx, type Proxy } from '../testkit/nginx';

if (!nginxIsThere)
  process.stdout.write('SKIPPED: a TLS terminator before nginx, since /usr/sbin/nginx is not here\n');

const WRITE = `mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) { __typename } }`;

let testServer: TestServer;
let proxy: Proxy;

/** What comes of twelve messages through the proxy, two more than one caller may send, each from another guest. */
async function messagesOfTwelveGuests(): Promise<string[]> {
  const outcomes: string[] = [];
  for (let guest = 1; guest <= 12; guest += 1) {
    const input = { email: testServer.freshEmail(), textarea: 'Is there a cot?' };
    const answer = await ask<{ sendContactMessage: { __typename: string } }>(
      proxy,
      WRITE,
      { input },
      {
        caller: `198.51.100.${guest}`,
      },
    );
    outcomes.push(answer.data.sendContactMessage.__typename);
  }
  return outcomes;
}

(nginxIsThere ? describe : describe.skip)('behind a TLS terminator and the repository’s own nginx', () => {
  beforeEach(async () => {
    testServer = await startTestServer({ TRUSTED_PROXIES: '127.0.0.1' });
  });
  afterEach(async () => {
    await proxy.stop();
    await testServer.stop();
  });

  test('twelve guests are twelve callers when TRUSTED_FRONT names the terminator', async () => {
    proxy = await startNginx([testServer.url], '10.255.0.0/16,127.0.0.1');
    expect(new Set(await messagesOfTwelveGuests())).toEqual(new Set(['ContactMessageReceived']));
  });

  test('nobody chooses a caller by a header when it names nobody', async () => {
    proxy = await startNginx([testServer.url]);
    const outcomes = await messagesOfTwelveGuests();
    expect(outcomes.filter((outcome) => outcome === 'RateLimited')).toHaveLength(2);
  });
});
