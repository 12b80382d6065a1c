import { runHostile } from '../../drills/faults/hostile/run';
import { freePort } from '../../local/listening';
import { freshCaller } from '../testkit/raw-http';
import { startTestServer, type TestServer } from '../testkit/test-server';
import { SteadyClient } from '../testkit/fuzz/steady-client';
import { startServer } from '../testkit/server-process';
import { DOCUMENT_LIMITS } from '../../src/edge/http/documents/document-limits';
import { onlyInProve, proofSize } from '../testkit/proof-size';

vi.setConfig({ testTimeout: 400_000, hookTimeout: 400_000 });

let testServer: TestServer;
beforeAll(async () => {
  // In the short version the address that sends the most has lower limits.
  testServer = await startTestServer({ RATE_LIMIT_SCALE: String(proofSize({ quick: 0.1, full: 1 })) });
});
afterAll(() => testServer.stop());

const FAILS = 'mutation ($token: String!) { unsubscribe(token: $token) { __typename } }';

/** A document that nobody sent before, which fails when it is executed. */
const documentOf = (number: number, bytes: number): string => `${FAILS} #${number} `.padEnd(bytes, 'x');

interface Flood {
  heapMegabytes: number;
  documents: number;
  bytesEach: number;
  settings?: Record<string, string>;
}

/** Sends a separate server this number of documents, each from another address; returns the outcome. */
async function flood({ heapMegabytes, documents, bytesEach, settings }: Flood) {
  const server = await startServer(testServer, {
    PORT: String(await freePort()),
    NODE_OPTIONS: `--max-old-space-size=${heapMegabytes}`,
    LOG_LEVEL: 'error',
    ...settings,
  });
  const client = new SteadyClient(server.url, { connections: 8, timeoutMilliseconds: 60_000 });
  const statuses = new Set<number | 'none'>();
  await client.forEach(
    Array.from({ length: documents }, (_, number) => number),
    async (number) => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': freshCaller() };
      const body = JSON.stringify({ query: documentOf(number, bytesEach) });
      statuses.add(
        await client.send({ method: 'POST', path: '/graphql', headers, body }).then(
          ({ status }) => status,
          () => 'none',
        ),
      );
    },
  );
  client.close();
  return { exitCode: await server.end('SIGTERM'), statuses: [...statuses] };
}

onlyInProve(() => {
  test('given documents with more text than the heap holds, then each is refused and the server stays up', async () => {
    const outcome = await flood({
      heapMegabytes: 112,
      documents: 1_800,
      bytesEach: 63_000,
    });
    expect(outcome).toEqual({ exitCode: 0, statuses: [413] });
  });

  // The limits are relaxed, so that every document is processed as far as possible.
  const WITHOUT_LIMITS = { RATE_LIMIT_SCALE: '1000' };

  const WHERE: [where: string, settings: Record<string, string>, status: number][] = [
    ['any document runs', {}, 400],
    ['only the site’s own run', { PERSISTED_QUERIES_ONLY: 'on' }, 403],
  ];

  test.each(WHERE)(
    'given more distinct documents of the largest size than the heap holds, where %s, then the server stays up',
    async (_where, settings, status) => {
      const outcome = await flood({
        heapMegabytes: 112,
        documents: 6_000,
        bytesEach: DOCUMENT_LIMITS.bytes,
        settings: { ...WITHOUT_LIMITS, ...settings },
      });
      expect(outcome).toEqual({ exitCode: 0, statuses: [status] });
    },
  );
});

test('given a short hostile mix from many addresses, then no response is a failure of the server, and a guest finds rooms', async () => {
  const result = await runHostile(testServer, {
    quietSeconds: 2,
    seconds: proofSize({ quick: 6, full: 20 }),
    perSecond: 60,
  });
  expect(result.lastWords).toBe('');
  expect(result.survived).toBe(true);
  // Neither a failure of the server (5xx) nor a broken connection ('none').
  expect(Object.keys(result.statuses).filter((status) => !/^[234]\d\d$/.test(status))).toEqual([]);
  // Some attacks are refused, and one address, which sends a quarter of all, reaches its limits.
  expect(result.statuses['400']).toBeGreaterThan(0);
  expect(result.statuses['429']).toBeGreaterThan(0);
  expect(result.hostile.failed).toBe(0);
  expect(result.hostile.count).toBeGreaterThan(0);
  expect(Math.max(...result.memory.map(({ heap }) => heap))).toBeLessThan(400);
});
