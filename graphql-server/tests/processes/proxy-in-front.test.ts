import { SEND_CONTACT_MESSAGE } from '../testkit/documents';
import { execute } from '../testkit/graphql';
import { startTestServer, type TestServer } from '../testkit/test-server';
import { nginxIsThere, startNginx, type Proxy } from '../testkit/nginx';

if (!nginxIsThere)
  process.stdout.write('SKIPPED: a TLS terminator before nginx, since /usr/sbin/nginx is not here\n');

let testServer: TestServer;
let proxy: Proxy;

/** The outcomes of twelve messages of twelve guests through the proxy. One caller may send ten. */
async function messagesOfTwelveGuests(): Promise<string[]> {
  const outcomes: string[] = [];
  for (let guest = 1; guest <= 12; guest += 1) {
    const input = { email: testServer.freshEmail(), textarea: 'Is there a cot?' };
    const caller = `198.51.100.${guest}`;
    const { sendContactMessage } = await execute(proxy, SEND_CONTACT_MESSAGE, { input }, { caller });
    outcomes.push(sendContactMessage.__typename);
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

  test('when TRUSTED_FRONT is empty, no header changes the caller', async () => {
    proxy = await startNginx([testServer.url]);
    const outcomes = await messagesOfTwelveGuests();
    expect(outcomes.filter((outcome) => outcome === 'RateLimited')).toHaveLength(2);
  });
});
