import { runHostile } from '../../faults/hostile/run';
import { freePort } from '../../local/listening';
import { freshCaller } from '../testkit/raw-http';
import { startTestServer, type TestServer } from '../testkit/test-server';
import { SteadyClient } from '../testkit/fuzz/steady-client';
import { startServer } from '../testkit/server-process';

jest.setTimeout(400_000);

let testServer: TestServer;
beforeAll(async () => {
  testServer = await startTestServer();
});
afterAll(() => testServer.stop());

// The heap of a server, and more text than fits into it.
const HEAP_MEGABYTES = 256;
const DOCUMENTS = 4_000;
const COMMENT_BYTES = 63_000;
const FAILS = 'mutation ($token: String!) { unsubscribe(token: $token) { __typename } }';

function largeDocument(number: number): string {
  const query = `${FAILS} #${String(number).padEnd(COMMENT_BYTES, 'x')}`;
  return JSON.stringify({ query });
}

test('given documents with more text than the heap holds, then the server stays up', async () => {
  const server = await startServer(testServer, {
    PORT: String(await freePort()),
    NODE_OPTIONS: `--max-old-space-size=${HEAP_MEGABYTES}`,
    LOG_LEVEL: 'error',
  });
  const client = new SteadyClient(server.url, { connections: 8, timeoutMilliseconds: 60_000 });
  const statuses = new Set<number | 'none'>();
  await client.forEach(
    Array.from({ length: DOCUMENTS }, (_, number) => number),
    async (number) => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': freshCaller() };
      const request = { method: 'POST', path: '/graphql', headers, body: largeDocument(number) };
      statuses.add(
        await client.send(request).then(
          ({ status }) => status,
          () => 'none',
        ),
      );
    },
  );
  client.close();
  expect(await server.end('SIGTERM')).toBe(0);
  expect([...statuses]).toEqual([413]);
});

test('given a short hostile mix from many addresses, then no response is a failure of the server, and guests are served', async () => {
  const result = await runHostile(testServer, { quietSeconds: 2, seconds: 20, perSecond: 60 });
  expect(result.lastWords).toBe('');
  expect(result.survived).toBe(true);
  expect(Object.keys(result.statuses)).not.toEqual(expect.arrayContaining(['500']));
  expect(result.hostile.count).toBeGreaterThan(0);
  expect(Math.max(...result.memory.map(({ heap }) => heap))).toBeLessThan(400);
  // One address sends a quarter of all requests.
  expect(result.statuses['400']).toBeGreaterThan(0);
});
