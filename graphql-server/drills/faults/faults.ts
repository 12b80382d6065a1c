import 'reflect-metadata';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { keepLogs, loadNow, printResults, say, sayResult, type Result } from './report';
import type { Scenario } from './scenario';
import { CLOCK } from './scenarios/clock';
import { DATABASE } from './scenarios/database';
import { DISK } from './scenarios/disk';
import { GATEWAY } from './scenarios/gateway';
import { MAIL } from './scenarios/mail';
import { NO_FAULT, SERVERS } from './scenarios/servers';
import { WEBHOOKS } from './scenarios/webhooks';
import { findLosses, mailedTwice } from './setup/losses';
import { letHoldsLapse, untilCaughtUp, untilServed } from './setup/recovery';
import { startSetup, type BenchSetup } from './setup/fault-servers';

const SCENARIOS = [NO_FAULT, ...SERVERS, ...DATABASE, ...MAIL, ...GATEWAY, ...WEBHOOKS, ...CLOCK, ...DISK];

const BOOKINGS_PER_SECOND = Number(process.env['BOOKINGS_PER_SECOND'] ?? 12);
const SECONDS_BEFORE = 3;
const SECONDS_AFTER = 2;

/** The output of `npm run check:bookings` on the scenario's database; empty when there is no breach. */
async function checkBookings({ testServer }: BenchSetup): Promise<string> {
  const check = spawn(process.execPath, ['-r', '@swc-node/register', 'src/app/check-bookings.ts'], {
    cwd: path.resolve(__dirname, '../..'),
    env: { PATH: process.env['PATH'], DATABASE_URL: testServer.settings.DATABASE_URL },
  });
  let words = '';
  for (const stream of [check.stdout, check.stderr])
    stream.on('data', (text: Buffer) => (words += text.toString()));
  const [code] = (await once(check, 'close')) as [number | null];
  return code === 0 ? '' : words;
}

/** The time until everything worked again, in seconds from the end of the fault. */
interface Recovery {
  served: number;
  caughtUp: number;
}

/** Causes the fault. Guests come before, during and after it. */
async function strike(scenario: Scenario, setup: BenchSetup): Promise<Recovery> {
  let isOver = false;
  const coming = setup.guests.come(BOOKINGS_PER_SECOND, () => isOver);
  try {
    await pause(SECONDS_BEFORE * 1000);
    await scenario.begin(setup);
    await pause(scenario.seconds * 1000);
    const ended = Date.now();
    await scenario.end(setup);
    const servedThenOver = async (): Promise<number> => {
      const served = await untilServed(setup, ended);
      await pause(SECONDS_AFTER * 1000);
      isOver = true;
      return served;
    };
    const [served, caughtUp] = await Promise.all([servedThenOver(), untilCaughtUp(setup, ended)]);
    return { served, caughtUp };
  } finally {
    isOver = true;
    await coming;
  }
}

/** Runs the scenario, and compares what the guests were told with the database and the mails. */
async function play(scenario: Scenario, setup: BenchSetup): Promise<Result> {
  const { journal, webhooks } = setup;
  const recovery = await strike(scenario, setup);
  await letHoldsLapse(setup);
  const [losses, breaches] = await Promise.all([findLosses(setup), checkBookings(setup)]);
  const twice = mailedTwice(setup);
  const ends = await Promise.all(setup.servers.map((server) => server.end('SIGTERM')));
  const kinds = new Map<string, number>();
  for (const { kind } of journal.promises) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  say(`  promised: ${[...kinds].map(([kind, count]) => `${kind} ${count}`).join(', ')}`);
  const refusals = [...journal.refusals].map(([code, count]) => `${code} ${count}`);
  say(`  refused: ${refusals.join(', ') || 'nobody'}`);
  return {
    cells: [
      scenario.name,
      String(journal.promises.length),
      String(journal.refused),
      String(journal.withoutResponse),
      String(losses.length),
      String(twice.length),
      recovery.served.toFixed(1),
      recovery.caughtUp.toFixed(1),
      breaches ? 'BREACHES' : 'clean',
    ],
    complaints: [
      ...losses,
      ...(breaches ? [`check:bookings: ${breaches}`] : []),
      ...[...journal.unclear, ...webhooks.unclear].map((text) => `unclear response: ${text}`),
      ...(scenario.mayMailTwice ? [] : twice.map((messageId) => `mailed twice: ${messageId}`)),
      ...ends.filter((code) => code !== 0).map((code) => `a server ended with ${code}`),
    ],
  };
}

async function resultOf(scenario: Scenario): Promise<Result> {
  const setup = await startSetup(scenario);
  if ('because' in setup) {
    say(`  SKIPPED: ${setup.because}`);
    return { cells: [scenario.name, 'SKIPPED'], complaints: [] };
  }
  try {
    const result = await play(scenario, setup);
    if (result.complaints.length > 0) keepLogs(setup);
    return result;
  } catch (error) {
    keepLogs(setup);
    return { cells: [scenario.name, 'FAILED'], complaints: [String(error)] };
  } finally {
    await setup.stop();
  }
}

/** Runs all scenarios, or those whose name contains the given word. Exit code 1 on any complaint. */
async function main(): Promise<void> {
  const [wanted = ''] = process.argv.slice(2);
  const loadBefore = loadNow();
  const results: Result[] = [];
  for (const scenario of SCENARIOS.filter(({ name }) => name.includes(wanted))) {
    const begun = Date.now();
    say(`\n${scenario.name}`);
    const result = await resultOf(scenario);
    sayResult(result, (Date.now() - begun) / 1000);
    results.push(result);
  }
  printResults(results, loadBefore);
  process.exitCode = results.some(({ complaints }) => complaints.length > 0) ? 1 : 0;
}

main().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exit(1);
});
