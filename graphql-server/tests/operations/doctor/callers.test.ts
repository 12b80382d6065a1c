import { createServer, request as requestHttp, type IncomingMessage } from 'node:http';
import { close, listen, LOOPBACK } from '../../../local/listening';
import { checkCallers, type CallerSettings } from '../../../src/operations/doctor/callers.check';
import { lineFor } from '../../testkit/doctor-lines';
import { createMigratedDatabase } from '../../testkit/test-database';
import { startTestServer, type TestServer } from '../../testkit/test-server';

/** Another address of this machine; the proxy of these tests sends from it. */
const PROXY = '127.0.0.2';

/** Trusts only the proxy. */
let trusting: TestServer;
/** Trusts no proxy. */
let distrusting: TestServer;
beforeAll(async () => {
  trusting = await startTestServer({ TRUSTED_PROXIES: PROXY });
  distrusting = await startTestServer({ TRUSTED_PROXIES: '' });
});
afterAll(async () => {
  await trusting.stop();
  await distrusting.stop();
});

type Forwarding = (incoming: IncomingMessage) => string;
const overwrites: Forwarding = ({ socket }) => socket.remoteAddress ?? '';
const passesOn: Forwarding = ({ headers, socket }) =>
  String(headers['x-forwarded-for'] ?? socket.remoteAddress ?? '');

/** Runs `use` with the address of a proxy in front of the server. */
async function behindProxy<Result>(
  server: TestServer,
  forwarding: Forwarding,
  use: (url: string) => Promise<Result>,
): Promise<Result> {
  const proxy = createServer((incoming, outgoing) => {
    const { method, headers, url = '' } = incoming;
    const forwarded = { ...headers, 'x-forwarded-for': forwarding(incoming) };
    const options = { method, headers: forwarded, localAddress: PROXY, agent: false };
    const passed = requestHttp(`${server.url}${url}`, options, (response) => {
      outgoing.writeHead(response.statusCode ?? 0, response.headers);
      response.pipe(outgoing);
    });
    incoming.pipe(passed);
  });
  const port = await listen(proxy, 0);
  try {
    return await use(`http://${LOOPBACK}:${port}`);
  } finally {
    await close(proxy);
  }
}

const line = (server: TestServer, siteUrl: string, change: Partial<CallerSettings> = {}) => {
  const settings = {
    siteUrl,
    trustedProxies: server.settings.TRUSTED_PROXIES,
    appSecret: server.settings.APP_SECRET,
    database: { url: server.settings.DATABASE_URL, setting: 'DATABASE_URL' },
    proxies: [PROXY],
    ...change,
  };
  return lineFor((signal) => checkCallers(settings, signal), { name: 'callers' });
};
const WELL =
  'ok       callers: the server counts a request from here by another address than a proxy’s, and believes no forged one.';

test('given a trusted proxy that overwrites X-Forwarded-For, all is well', async () => {
  expect(await behindProxy(trusting, overwrites, (url) => line(trusting, url))).toBe(WELL);
});

test('given no proxy, all is well', async () => {
  expect(await line(distrusting, distrusting.url)).toBe(WELL);
});

test('given the addresses around this machine, all is well', async () => {
  expect(await line(distrusting, distrusting.url, { proxies: undefined })).toBe(WELL);
});

test('given a proxy that TRUSTED_PROXIES does not name, names it', async () => {
  expect(await behindProxy(distrusting, overwrites, (url) => line(distrusting, url))).toBe(
    `wrong    callers: the server takes the proxy at ${PROXY} for the guest, so all guests are one caller. ` +
      `Add ${PROXY} to TRUSTED_PROXIES of the servers, or to TRUSTED_FRONT of compose’s proxy, and let it set X-Forwarded-For.`,
  );
});

test('given a proxy that passes X-Forwarded-For on as the client wrote it, says so', async () => {
  expect(await behindProxy(trusting, passesOn, (url) => line(trusting, url))).toMatch(
    /^wrong {4}callers: the server believes an X-Forwarded-For that anybody can write, so nobody has limits\. Let/,
  );
});

test('given https and no trusted proxy, says that one is needed', async () => {
  expect(await line(distrusting, 'https://hotel.example')).toMatch(
    /^wrong {4}callers: SITE_URL begins with https:\/\/, so a proxy is in front, but TRUSTED_PROXIES is empty/,
  );
});

test.each([
  ['every address', ['0.0.0.0/0'], 'TRUSTED_PROXIES has 0.0.0.0/0, so guests may claim any address'],
  ['no address', ['the proxy'], 'TRUSTED_PROXIES cannot be read'],
])('given TRUSTED_PROXIES with %s, says so', async (_what, trustedProxies, why) => {
  const shown = await line(distrusting, distrusting.url, { trustedProxies });
  expect(shown).toMatch(/^wrong {4}callers: /);
  expect(shown).toContain(why);
});

test('given servers with another database, says so', async () => {
  const other = await createMigratedDatabase();
  const database = { url: other.url, setting: 'DATABASE_URL' };
  const shown = await line(distrusting, distrusting.url, { database });
  await other.drop();
  expect(shown).toMatch(
    /^warning {2}callers: the server at SITE_URL counted no request of this machine in this/,
  );
});
