import { openIdentity, OWNER } from '../testkit/identity';
import { listen, type OpenPage } from '../testkit/live';
import { nginxIsThere, startNginx, type Proxy } from '../testkit/nginx';
import { startServer, type ServerProcess } from '../testkit/server-process';
import { startTestServer, type TestServer } from '../testkit/test-server';
import { waitFor } from '../testkit/wait-for';

if (!nginxIsThere)
  process.stdout.write('SKIPPED: open pages behind nginx, since /usr/sbin/nginx is not here\n');

let testServer: TestServer;
let stopped: ServerProcess;
let remaining: ServerProcess;
let proxy: Proxy;
let token: string;

(nginxIsThere ? describe : describe.skip)('an open page behind the repository’s own nginx', () => {
  beforeAll(async () => {
    const identity = await openIdentity();
    testServer = await startTestServer();
    const settings = { FIREBASE_AUTH_EMULATOR_HOST: identity.host };
    stopped = await startServer(testServer, settings);
    remaining = await startServer(testServer, settings);
    proxy = await startNginx([stopped.url, remaining.url]);
    token = (await identity.signIn({ email: OWNER.email, emailVerified: true })).token;
  });
  afterAll(async () => {
    await proxy.stop();
    await remaining.end('SIGTERM');
    await testServer.stop();
  });

  const write = (message: string) =>
    testServer.query(
      "INSERT INTO contact_messages (id, email, message) VALUES (gen_random_uuid(), 'guest@example.com', $1)",
      [message],
    );

  test('hears each event at once, loses nothing when its server stops, and finds the other server', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map(() => listen(proxy, ['MESSAGE'], { token })));
    await write('While both run');
    const heard = () => pages.every((page) => page.hasHeard('MESSAGE'));
    await waitFor('all pages hear it through the proxy', heard, 2_000);

    const cursors = pages.map((page) => page.cursor());
    const ended = stopped.end('SIGTERM');
    const isEnded = (page: OpenPage) => page.ended() === 'completed';
    await waitFor('the stopping server ends its pages', () => pages.some(isEnded));
    expect(await ended).toBe(0);
    await write('While one is gone');

    const again = await Promise.all(cursors.map((since) => listen(proxy, ['MESSAGE'], { token, since })));
    for (const page of again) {
      expect(page.hasHeard('MESSAGE')).toBe(true);
      page.close();
    }
    for (const page of pages) page.close();
  });
});
