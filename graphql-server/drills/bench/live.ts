import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { startTestAuth } from '../../local/test-auth';
import { identityAt, OWNER, PROJECT } from '../../tests/testkit/identity';
import { listen } from '../../tests/testkit/live';
import { startSetup, type BenchSetup, type Running } from './setup/bench-server';
import { Limits } from './setup/limits';
import { machine, option, printTable, whole } from './setup/table';

const CONNECTIONS = option('BENCH_CONNECTIONS', 200);
/** How long changes are written, in rounds; between them the same pages are quiet. */
const SECONDS = option('BENCH_SECONDS', 60);
const ROUND_SECONDS = 10;
const QUIET_SECONDS = 5;
const CHANGES_A_SECOND = 20;
const SERVERS = 2;
const WANTED_MILLISECONDS = 2_000;
/** What a guest waits beside it, against a quiet server. */
const WANTED_SLOWDOWN = 1.5;
const QUOTE =
  '{ quote(roomType: Suite, checkin: "2020-01-01", checkout: "2020-01-02") { ... on Refusal { code } } }';
const GUEST_PAUSE_MILLISECONDS = 50;

/** The memory of the servers together, in kilobytes. */
async function residentKilobytes(servers: readonly Running[]): Promise<number> {
  const sizes = await Promise.all(
    servers.map(async ({ pid }) => {
      const status = await readFile(`/proc/${pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

function percentile95(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0;
}

/** The 95th percentile of a guest's requests for a price until the time is over, in milliseconds. */
async function guestsWait({ url }: Running, seconds: number): Promise<number> {
  const times: number[] = [];
  for (const end = performance.now() + seconds * 1000; performance.now() < end;) {
    const begun = performance.now();
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: QUOTE }),
    });
    await response.text();
    times.push(performance.now() - begun);
    await pause(GUEST_PAUSE_MILLISECONDS);
  }
  return percentile95(times);
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

/** Writes messages of guests evenly over a round; notes when each was committed. */
async function writeMessages(setup: BenchSetup, committed: Map<string, number>): Promise<void> {
  const begun = performance.now();
  for (let number = 0; number < ROUND_SECONDS * CHANGES_A_SECOND; number += 1) {
    await pause(Math.max(0, begun + (number * 1000) / CHANGES_A_SECOND - performance.now()));
    const id = randomUUID();
    committed.set(id, performance.now());
    await setup.query(
      "INSERT INTO contact_messages (id, email, message) VALUES ($1, 'guest@example.com', 'Hello')",
      [id],
    );
  }
}

/** Measures how soon open pages of the desk hear of changes, what they cost a server, and what guests notice of it. */
async function main(): Promise<void> {
  const setup = await startSetup({ hotels: 0 });
  const auth = await startTestAuth({ projectId: PROJECT });
  try {
    await auth.ready;
    const { token } = await identityAt(auth.host).signIn({ email: OWNER.email, emailVerified: true });
    await setup.query('INSERT INTO administrator_identity (uid, address) VALUES ($1, $2)', [
      OWNER.uid,
      OWNER.email,
    ]);
    const settings = {
      FIREBASE_AUTH_EMULATOR_HOST: auth.host,
      LIVE_CONNECTIONS_OF_ACCOUNT: String(CONNECTIONS),
    };
    const servers: Running[] = [];
    for (let place = 0; place < SERVERS; place += 1) servers.push(await setup.startOurs(settings));
    const [first] = servers;
    if (!first) throw new Error('No server was started.');
    await guestsWait(first, 2);
    const before = await residentKilobytes(servers);
    const committed = new Map<string, number>();
    const delays: number[] = [];
    const heard = new Array<number>(CONNECTIONS).fill(0);
    const pages = await Promise.all(
      heard.map((_none, place) =>
        listen(servers[place % SERVERS] ?? first, ['MESSAGE'], {
          token,
          onEvent: ({ changes }) => {
            for (const { subject } of changes) {
              delays.push(performance.now() - (committed.get(subject ?? '') ?? 0));
              heard[place] = (heard[place] ?? 0) + 1;
            }
          },
        }),
      ),
    );
    const after = await residentKilobytes(servers);
    const rounds: { quiet: number; busy: number }[] = [];
    // In turn, so that other work on the machine concerns both alike.
    while (rounds.length < SECONDS / ROUND_SECONDS) {
      const quiet = await guestsWait(first, QUIET_SECONDS);
      const [busy] = await Promise.all([guestsWait(first, ROUND_SECONDS), writeMessages(setup, committed)]);
      rounds.push({ quiet, busy });
    }
    await pause(WANTED_MILLISECONDS);
    const limits = new Limits();
    const title = `${CONNECTIONS} open pages on ${SERVERS} servers, ${CHANGES_A_SECOND} changes a second for ${SECONDS} s. ${machine()}`;
    printTable(
      title,
      ['figure', 'value'],
      [
        ['hearing, 95 % ms', limits.atMost('hearing', percentile95(delays), WANTED_MILLISECONDS)],
        ['hearing, longest ms', whole(Math.max(...delays.slice(0, 100_000)))],
        ['fewest heard by a page', limits.atLeast('heard', Math.min(...heard), committed.size)],
        ['memory of a connection, kB', whole((after - before) / CONNECTIONS)],
        ['a guest between changes, 95 % ms', median(rounds.map(({ quiet }) => quiet)).toFixed(1)],
        [
          'a guest beside them, of that',
          limits.atMost('a guest', median(rounds.map(({ quiet, busy }) => busy / quiet)), WANTED_SLOWDOWN),
        ],
      ],
    );
    limits.close();
    for (const page of pages) page.close();
  } finally {
    await auth.stop();
    await setup.stop();
  }
}

void main();
