import { randomUUID } from 'node:crypto';
import { openIdentity, OWNER } from '../testkit/identity';
import { listen, type OpenPage } from '../testkit/live';
import { nginxIsThere, startNginx, type Proxy } from '../testkit/nginx';
import { startServer, type ServerProcess } from '../testkit/server-process';
import { startTestServer, type TestServer } from '../testkit/test-server';
import { waitFor } from '../testkit/wait-for';

if (!nginxIsThere)
  process.stdout.write('SKIPPED: open pages behind nginx, since /usr/sbin/nginx is not here\n');

let testServer: TestServer;
let host: string;
let servers: ServerProcess[];
let ports: string[];
let proxy: Proxy;
let token: string;

(nginxIsThere ? describe : describe.skip)('an open page behind the repository’s own nginx', () => {
  beforeAll(async () => {
    const identity = await openIdentity();
    testServer = await startTestServer();
    host = identity.host;
    servers = [await started(), await started()];
    ports = servers.map(({ url }) => new URL(url).port);
    proxy = await startNginx(servers.map(({ url }) => url));
    token = (await identity.signIn({ email: OWNER.email, emailVerified: true })).token;
  });
  afterAll(async () => {
    await proxy.stop();
    await servers[1]?.end('SIGTERM');
    await testServer.stop();
  });

  const started = (port?: string) =>
    startServer(testServer, {
      FIREBASE_AUTH_EMULATOR_HOST: host,
      ...(port !== undefined && { PORT: port }),
    });

  /** Writes a message of a guest, and returns its id. */
  async function write(message: string): Promise<string> {
    const id = randomUUID();
    await testServer.query(
      "INSERT INTO contact_messages (id, email, message) VALUES ($1, 'guest@example.com', $2)",
      [id, message],
    );
    return id;
  }

  const connected = (since?: string) => listen(proxy, ['MESSAGE'], { token, since });

  /** As a page does: the proxy answers 502 for a second when both servers were away within it. */
  async function connectedAgain(since: string): Promise<OpenPage> {
    let page = await connected(since);
    await waitFor('the page is connected again', async () => {
      if (page.events.length > 0) return true;
      page = await connected(since);
      return page.events.length > 0;
    });
    return page;
  }

  /** Four pages hear a message; then the server is gone, and they hear through the proxy what they missed. */
  async function hearOver(stop: () => Promise<void>): Promise<void> {
    const pages = await Promise.all([1, 2, 3, 4].map(() => connected()));
    await write('While both run');
    const heard = () => pages.every((page) => page.hasHeard('MESSAGE'));
    await waitFor('all pages hear it through the proxy', heard);
    const cursors = pages.map((page) => page.cursor());
    const isEnded = (page: OpenPage) => page.ended() !== null;
    const stopped = stop();
    await waitFor('the stopping server ends its pages', () => pages.some(isEnded));
    await stopped;
    const missed = await write('While one is gone');
    for (const since of cursors) {
      const page = await connectedAgain(since);
      expect(page.hasHeard('MESSAGE', missed)).toBe(true);
      page.close();
    }
    for (const page of pages) page.close();
  }

  test('hears each event, and loses nothing when each server is restarted in turn, or is killed', async () => {
    for (const place of [0, 1]) {
      await hearOver(async () => {
        expect(await servers[place]?.end('SIGTERM')).toBe(0);
      });
      servers[place] = await started(ports[place]);
    }
    await hearOver(async () => {
      await servers[0]?.end('SIGKILL');
    });
  });
});
