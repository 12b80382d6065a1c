import { fork } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../local/listening';
import { execute, gql } from '../../../tests/testkit/graphql';
import { inDays } from '../../../tests/testkit/bookings';
import type { TestServer } from '../../../tests/testkit/test-server';
import { startServer } from '../../../tests/testkit/server-process';
import type { AttackResult } from './attackers';
import { cpuMeter, watchMemory, type MemoryFigures } from './memory';

const HEAP_MEGABYTES = 400;
const SERVER = path.resolve(__dirname, '../../..');
const ATTACKERS = path.join(__dirname, 'attackers.ts');
const WARM_SECONDS = 2;
const GUEST_EVERY_MILLISECONDS = 100;
const PATIENCE_MILLISECONDS = 30_000;

const GUESTS_QUERY = gql(`query AvailabilityForGuest($checkin: PlainDate!, $checkout: PlainDate!) {
  availability(checkin: $checkin, checkout: $checkout) {
    ... on Availability { roomTypes { roomType { name } roomsFree } }
  }
}`);

/** How long the guest waited, in milliseconds. */
export interface Waits {
  median: number;
  p95: number;
  count: number;
  /** Failed searches. Each counts as the longest wait. */
  failed: number;
}

/** The result of a run. */
export interface HostileResult {
  quiet: Waits;
  hostile: Waits;
  /** How often the attackers received each status; `none` where the connection broke. */
  statuses: Record<string, number>;
  /** The share of one core that the attackers used themselves, from 0 to 1. */
  attackersCpu: number;
  /** The server's processor time, in milliseconds a second: with the guest alone, and with the attackers. */
  serverCpu: { quiet: number; hostile: number };
  memory: MemoryFigures[];
  /** Whether the original process still responds at the end, and ends when it is told to. */
  survived: boolean;
  /** What the server wrote at its end, if it did not survive. */
  lastWords: string;
}

function waitsOf(milliseconds: number[], failed: number): Waits {
  const sorted = [...milliseconds].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? Infinity;
  return { median: at(0.5), p95: at(0.95), count: sorted.length, failed };
}

/** A guest who searches for rooms, each time from another address, until the time is over. */
async function guestFor(seconds: number, testServer: Pick<TestServer, 'url'>): Promise<Waits> {
  const end = performance.now() + seconds * 1000;
  const waits: number[] = [];
  let failed = 0;
  while (performance.now() < end) {
    const first = randomInt(1, 300);
    const begun = performance.now();
    const variables = { checkin: inDays(first), checkout: inDays(first + 2) };
    const succeeds = await execute(testServer, GUESTS_QUERY, variables).then(
      () => true,
      () => false,
    );
    if (!succeeds) failed += 1;
    waits.push(succeeds ? performance.now() - begun : PATIENCE_MILLISECONDS);
    await pause(GUEST_EVERY_MILLISECONDS);
  }
  return waitsOf(waits, failed);
}

/** Starts the attackers in a process of their own. Resolves when they are ready. */
async function startAttackers(): Promise<{
  attack(order: { seconds: number; url: string; perSecond: number }): Promise<AttackResult>;
}> {
  const child = fork(ATTACKERS, { execArgv: ['--require', './local/typescript-cache.cjs'], cwd: SERVER });
  const told = new Promise<AttackResult>((resolve, reject) => {
    child.once('message', (result) => resolve(result as AttackResult));
    child.once('exit', (code) => reject(new Error(`The attackers ended with code ${code}`)));
  });
  // The rejection is reported where it is awaited.
  told.catch(() => undefined);
  await once(child, 'spawn');
  return {
    attack: (order) => {
      child.send(order);
      return told;
    },
  };
}

/** The settings of a run. */
export interface HostilePlan {
  quietSeconds: number;
  seconds: number;
  /** Attacks a second. */
  perSecond: number;
  /** A built server's main file, instead of the sources. */
  built?: string;
}

/** Runs a guest alone and then with attackers, at a server with a heap of 400 MB. */
export async function runHostile(
  testServer: Pick<TestServer, 'environment'>,
  { quietSeconds, seconds, perSecond, built }: HostilePlan,
): Promise<HostileResult> {
  const metricsPort = String(await freePort());
  const overrides = {
    NODE_OPTIONS: `--max-old-space-size=${HEAP_MEGABYTES}`,
    METRICS_PORT: metricsPort,
    LOG_LEVEL: 'error',
    RATE_LIMIT_SCALE: '1',
  };
  const server = await startServer(testServer, overrides, built);
  const metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
  const attackers = await startAttackers();
  await guestFor(WARM_SECONDS, server);
  const cpu = cpuMeter(metricsUrl);
  await cpu();
  const quiet = await guestFor(quietSeconds, server);
  const quietCpu = await cpu();
  const memory = watchMemory(metricsUrl);
  const [{ statuses, cpuShare }, hostile] = await Promise.all([
    attackers.attack({ seconds, url: server.url, perSecond }),
    guestFor(seconds, server),
  ]);
  const serverCpu = { quiet: quietCpu, hostile: await cpu() };
  const isAlive = await fetch(`${server.url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
  const code = await server.end('SIGTERM');
  const survived = isAlive && code === 0;
  return {
    ...{ quiet, hostile, statuses, survived, serverCpu },
    attackersCpu: cpuShare,
    memory: memory.stop(),
    lastWords: survived ? '' : server.output().slice(-2_000),
  };
}
