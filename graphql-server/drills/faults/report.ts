import { mkdtempSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { printTable } from '../bench/setup/table';
import type { BenchSetup } from './setup/fault-servers';

/** The result of one scenario. */
export interface Result {
  /** In the order of {@link HEAD}. */
  cells: string[];
  /** What must not happen. */
  complaints: string[];
}

const HEAD = [
  'fault',
  'accepted',
  'refused clearly',
  'sent again',
  'lost',
  'mailed twice',
  'served after s',
  'caught up after s',
  'check:bookings',
];
const SHOWN = 5;
const SHOWN_LETTERS = 300;

export const say = (text: string): void => void process.stdout.write(`${text}\n`);

/**
 * How many processes wanted to run, averaged over a minute. Above the number of processors, other programs slow down
 * the run.
 */
export function loadNow(): string {
  return (loadavg()[0] ?? 0).toFixed(1);
}

/** Keeps the servers' output for investigating a complaint. */
export function keepLogs({ servers }: BenchSetup): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'saffron-court-fault-logs-'));
  servers.forEach((server, number) => writeFileSync(path.join(folder, `server-${number}`), server.output()));
  say(`  logs: ${folder}`);
}

export function sayResult({ cells, complaints }: Result, seconds: number): void {
  for (const complaint of complaints.slice(0, SHOWN)) say(`  ${complaint.slice(0, SHOWN_LETTERS)}`);
  if (complaints.length > SHOWN) say(`  … and ${complaints.length - SHOWN} more`);
  if (cells.length < HEAD.length) return;
  const figures = cells.slice(1).map((cell, column) => `${HEAD[column + 1]} ${cell}`);
  say(`  ${figures.join(', ')} (${seconds.toFixed(0)} s)`);
}

/** Prints the table in the form of docs/reliability.md. */
export function printResults(results: readonly Result[], loadBefore: string): void {
  const [processor] = cpus();
  const machine = `${cpus().length} processors (${processor?.model ?? 'unknown'}), Node.js ${process.version}`;
  const rows = results.map(({ cells }) => HEAD.map((_title, column) => cells[column] ?? ''));
  printTable(`${machine}; load average ${loadBefore} before, ${loadNow()} after`, HEAD, rows);
}
