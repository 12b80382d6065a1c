import { readdir, stat } from 'node:fs/promises';
import { cpus } from 'node:os';
import path from 'node:path';
import { printTable } from '../bench/setup/table';
import type { Places } from './archived-postgres';
import type { Check } from './checks';
import { differences, type Contents } from './contents';
import type { Day } from './day';

interface Rehearsal {
  places: Places;
  day: Day;
  restored: Contents;
  restoreSeconds: number;
  checks: readonly Check[];
}

const SHOWN = ['bookings', 'room_nights', 'payments', 'transitions'].map((name) => `public.${name}`);

const rowsOf = (contents: Contents, names: readonly string[]): number =>
  names.reduce((sum, name) => sum + (contents.get(name)?.rows ?? 0), 0);

async function megabytesOf(directory: string): Promise<string> {
  const entries = await readdir(directory, { recursive: true });
  const sizes = await Promise.all(
    entries.map(async (entry) => (await stat(path.join(directory, entry))).size),
  );
  return `${(sizes.reduce((sum, size) => sum + size, 0) / 1_000_000).toFixed(0)} MB`;
}

function printRows({ day, restored }: Rehearsal): void {
  const others = [...day.before.keys()].filter((name) => !SHOWN.includes(name));
  const different = differences(day.before, restored);
  const row = (title: string, names: readonly string[]): string[] => [
    title,
    ...[day.atBackup, day.before, day.after, restored].map((contents) => String(rowsOf(contents, names))),
    names.some((name) => different.includes(name)) ? 'NO' : 'yes',
  ];
  printTable(
    'Rows of each table',
    [
      'table',
      'when the backup began',
      'at the time to restore',
      'after the mishap',
      'restored',
      'the same rows',
    ],
    [
      ...SHOWN.map((name) => row(name.replace('public.', ''), [name])),
      row(`${others.length} others`, others),
    ],
  );
}

/** Prints the measurements and the results of the checks. */
export async function report(rehearsal: Rehearsal): Promise<void> {
  const { places, day, restoreSeconds, checks } = rehearsal;
  printRows(rehearsal);
  printTable(
    `What it took, with ${cpus().length} processors`,
    ['step', 'seconds', 'size'],
    [
      ['base backup, while guests book', day.backupSeconds.toFixed(1), await megabytesOf(places.backup)],
      [
        'restore, until it takes writes',
        restoreSeconds.toFixed(1),
        `${await megabytesOf(places.archive)} archived`,
      ],
    ],
  );
  printTable(
    `Restored to ${day.timeToRestore}`,
    ['check', 'found', ''],
    checks.map(({ name, found, holds }) => [name, found, holds ? 'well' : 'NOT WELL']),
  );
}
