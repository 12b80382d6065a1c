import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { machine, printTable } from '../../bench/setup/table';
import { startLocalPostgres } from '../../../local/local-postgres';
import { startTestServer } from '../../../tests/testkit/test-server';
import { loadNow, say } from '../report';
import { byThirds } from './memory';
import { runHostile, type HostileResult, type Waits } from './run';

const TEN_MINUTES = 600;
const PER_SECOND = Number(process.env['ATTACKS_PER_SECOND'] ?? 60);
// The built server, as in production. Without a build the sources run; errors cost more there, because their lines are
// mapped.
const BUILT_MAIN = path.resolve(__dirname, '../../../dist/src/main.js');
const BUILT = existsSync(BUILT_MAIN) ? BUILT_MAIN : undefined;
const MOST_TIMES_AS_SLOW = 3;
const MOST_GROWTH = 1.25;

/** The product's promises about a run, by name. */
function promises({ quiet, hostile, memory, survived, statuses }: HostileResult): Record<string, boolean> {
  const [, second = 0, third = Infinity] = byThirds(memory, 'heap');
  return {
    'the server stays up': survived,
    'no response is a failure of the server, and no connection breaks': Object.keys(statuses).every(
      (status) => status !== 'none' && Number(status) < 500,
    ),
    'every search of the guest succeeds': hostile.failed === 0,
    'memory is flat': third <= second * MOST_GROWTH,
    'a guest waits less than three times as long': hostile.p95 < MOST_TIMES_AS_SLOW * quiet.p95,
  };
}

function report(result: HostileResult, seconds: number, loadBefore: string): void {
  const { quiet, hostile, memory, statuses, serverCpu, attackersCpu } = result;
  const row = (name: string, { count, median, p95 }: Waits, cpu: number): string[] => [
    name,
    String(count),
    median.toFixed(0),
    p95.toFixed(0),
    (cpu / 10).toFixed(0),
  ];
  printTable(
    `${machine()}; load average ${loadBefore} before, ${loadNow()} after`,
    ['a guest', 'searches', 'median ms', 'p95 ms', 'server, % of a core'],
    [
      row('alone', quiet, serverCpu.quiet),
      row(`beside ${PER_SECOND} attacks a second for ${seconds} s`, hostile, serverCpu.hostile),
    ],
  );
  const thirds = (figure: 'heap' | 'resident'): string[] => byThirds(memory, figure).map(String);
  printTable(
    'Memory in MB, medians',
    ['of the server', 'first third', 'second third', 'last third'],
    [
      ['heap in use', ...thirds('heap')],
      ['resident', ...thirds('resident')],
    ],
  );
  say(`\nthe attackers themselves took ${(attackersCpu * 100).toFixed(0)} % of a core`);
  say(`responses to the attackers: ${JSON.stringify(statuses)}`);
}

/** `npm run hostile -- SECONDS`; exit code 1 when a promise is broken. */
async function main(): Promise<void> {
  const seconds = Number(process.argv[2] ?? TEN_MINUTES);
  const directory = await mkdtemp(path.join(tmpdir(), 'saffron-court-hostile-'));
  const postgres = await startLocalPostgres({ directory });
  process.env['TEST_POSTGRES_URL'] = postgres.adminUrl;
  const testServer = await startTestServer();
  const loadBefore = loadNow();
  try {
    const quietSeconds = Math.min(60, Math.max(5, seconds / 5));
    const result = await runHostile(testServer, {
      quietSeconds,
      seconds,
      perSecond: PER_SECOND,
      built: BUILT,
    });
    report(result, seconds, loadBefore);
    for (const [promise, isKept] of Object.entries(promises(result))) {
      say(`${isKept ? 'yes' : 'NO '}  ${promise}`);
      if (!isKept) process.exitCode = 1;
    }
    if (result.lastWords) say(result.lastWords);
  } finally {
    await testServer.stop();
    await postgres.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exit(1);
});
