import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../local/listening';
import { SteadyClient } from '../../tests/testkit/fuzz/steady-client';
import { ask, freshCaller, inDays } from '../../tests/testkit/graphql';
import type { TestServer } from '../../tests/testkit/test-server';
import { startServer } from '../../tests/testkit/server-process';
import { anyAddress, attacks } from './attacks';
import { watchMemory, type MemoryFigures } from './memory';

const HEAP_MEGABYTES = 400;
const CONNECTIONS = 40;
const GUEST_EVERY_MILLISECONDS = 100;
const PATIENCE_MILLISECONDS = 30_000;
// One of so many requests comes from one address, which meets its limits.
const FROM_ONE_ADDRESS = 4;
const ONE_ADDRESS = '203.0.113.7';

const GUESTS_QUERY = `query ($checkin: PlainDate!, $checkout: PlainDate!) {
  availability(checkin: $checkin, checkout: $checkout) {
    ... on Availability { roomTypes { roomType { name } roomsFree } }
  }
}`;

/** How long the guest waited, in milliseconds. */
export interface Waits {
  median: number;
  p95: number;
  count: number;
}

/** What came of a run. */
export interface HostileResult {
  quiet: Waits;
  hostile: Waits;
  /** How often each status was answered to the attackers; `none` where the connection broke. */
  statuses: Record<string, number>;
  memory: MemoryFigures[];
  /** Whether the same process answers at the end, and ends when it is told to. */
  survived: boolean;
  /** What the server wrote at its end, when it did not. */
  lastWords: string;
}

function waitsOf(milliseconds: number[]): Waits {
  const sorted = [...milliseconds].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? Infinity;
  return { median: at(0.5), p95: at(0.95), count: sorted.length };
}

/** A guest who looks for rooms, each time from another address, until the time is over. */
async function guestFor(seconds: number, testServer: Pick<TestServer, 'url'>): Promise<Waits> {
  const end = performance.now() + seconds * 1000;
  const waits: number[] = [];
  while (performance.now() < end) {
    const first = randomInt(1, 300);
    const begun = performance.now();
    const variables = { checkin: inDays(first), checkout: inDays(first + 2) };
    const isAnswered = await ask(testServer, GUESTS_QUERY, variables, { caller: freshCaller() }).then(
      ({ status }) => status === 200,
      () => false,
    );
    // No answer is the longest wait.
    waits.push(isAnswered ? performance.now() - begun : PATIENCE_MILLISECONDS);
    await pause(GUEST_EVERY_MILLISECONDS);
  }
  return waitsOf(waits);
}

/** Sends all kinds of attacks in turn, so many a second, until the time is over. */
async function attackFor(seconds: number, url: string, perSecond: number): Promise<Record<string, number>> {
  const client = new SteadyClient(url, {
    connections: CONNECTIONS,
    patienceMilliseconds: PATIENCE_MILLISECONDS,
  });
  const kinds = Object.values(attacks());
  const statuses: Record<string, number> = {};
  const begun = performance.now();
  let sent = 0;
  const attacker = async (): Promise<void> => {
    while (performance.now() < begun + seconds * 1000) {
      if (sent / perSecond > (performance.now() - begun) / 1000) {
        await pause(5);
        continue;
      }
      const attack = kinds[(sent += 1) % kinds.length];
      if (!attack) return;
      const request = attack();
      const address = randomInt(FROM_ONE_ADDRESS) === 0 ? ONE_ADDRESS : anyAddress();
      const headers = { ...request.headers, 'x-forwarded-for': address };
      const status = await client.send({ ...request, headers }).then(
        (answer) => String(answer.status),
        () => 'none',
      );
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, attacker));
  client.close();
  return statuses;
}

/** A guest alone, and then beside attackers, at a server with a heap of 400 MB. */
export async function runHostile(
  testServer: Pick<TestServer, 'environment'>,
  { quietSeconds, seconds, perSecond }: { quietSeconds: number; seconds: number; perSecond: number },
): Promise<HostileResult> {
  const metricsPort = String(await freePort());
  const server = await startServer(testServer, {
    NODE_OPTIONS: `--max-old-space-size=${HEAP_MEGABYTES}`,
    METRICS_PORT: metricsPort,
    LOG_LEVEL: 'error',
    RATE_LIMIT_SCALE: '1',
  });
  const quiet = await guestFor(quietSeconds, server);
  const memory = watchMemory(`http://127.0.0.1:${metricsPort}/metrics`);
  const [statuses, hostile] = await Promise.all([
    attackFor(seconds, server.url, perSecond),
    guestFor(seconds, server),
  ]);
  const isAlive = await fetch(`${server.url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
  const code = await server.end('SIGTERM');
  const survived = isAlive && code === 0;
  return {
    ...{ quiet, hostile, statuses, survived },
    memory: memory.stop(),
    lastWords: survived ? '' : server.output().slice(-2_000),
  };
}
