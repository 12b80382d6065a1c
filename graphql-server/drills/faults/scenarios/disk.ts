import { spawnSync } from 'node:child_process';
import { closeSync, openSync, writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Scenario } from '../scenario';
import type { DataFolder, Skipped } from '../setup/data-folder';

const SIZE = '160m';
const BALLAST = 'ballast';
const CHUNKS = [1024 * 1024, 1024];

/** A separate file system that is small enough to be filled. */
async function smallDisk(): Promise<DataFolder | Skipped> {
  const directory = await mkdtemp(path.join(tmpdir(), 'saffron-court-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', directory], {
    encoding: 'utf8',
  });
  const remove = () => rm(directory, { recursive: true, force: true });
  if (mounted.status !== 0) {
    await remove();
    return { because: mounted.error?.message ?? mounted.stderr.split('\n')[0] ?? '' };
  }
  return {
    directory,
    remove: async () => {
      spawnSync('umount', [directory]);
      await remove();
    },
  };
}

/** Writes until there is no room for another kilobyte. */
function fill(directory: string): void {
  const file = openSync(path.join(directory, BALLAST), 'w');
  for (const size of CHUNKS) {
    try {
      for (;;) writeSync(file, Buffer.alloc(size));
    } catch (failure) {
      if ((failure as NodeJS.ErrnoException).code !== 'ENOSPC') throw failure;
    }
  }
  closeSync(file);
}

export const DISK: readonly Scenario[] = [
  {
    name: 'disk of the database full for 5 s',
    seconds: 5,
    dataFolder: smallDisk,
    begin: ({ directory }) => fill(directory),
    end: async ({ directory, postgres }) => {
      await rm(path.join(directory, BALLAST));
      // PostgreSQL may have ended by itself.
      await postgres.startAgain();
    },
    maySayAway: 'the database cannot write, and may end itself',
    mayMailTwice: 'a mail was taken, and the database could not note that',
  },
];
