import { statfs } from 'node:fs/promises';
import type { Client } from 'pg';
import { withConnection } from './connections/database-connection';
import { ok, skipped, warning, wrong, type Finding } from './report/finding';

/** The size of a disk and the space that is free for this program, in bytes. */
interface DiskSpace {
  bytes: number;
  free: number;
}

type DiskReader = (folder: string) => Promise<DiskSpace>;

/** Reads the disk of a folder. */
const readDisk: DiskReader = async (folder) => {
  const { bsize, blocks, bavail } = await statfs(folder);
  return { bytes: blocks * bsize, free: bavail * bsize };
};

const GIGABYTE = 1024 ** 3;
const MEGABYTE = 1024 ** 2;
const LITTLE_SHARE = 0.2;
const ALMOST_NOTHING = 0.05;

function diskFinding(folder: string, { bytes, free }: DiskSpace): Finding {
  const what = `${(free / GIGABYTE).toFixed(1)} of ${(bytes / GIGABYTE).toFixed(1)} GB are free at ${folder}`;
  const advice = 'Delete old logs, images and backups there, or enlarge the disk';
  if (free < bytes * ALMOST_NOTHING) return wrong(what, advice);
  return free < bytes * LITTLE_SHARE ? warning(what, advice) : ok(what);
}

/**
 * Whether the disk of the folder has space left. Servers write their log to standard output, which usually ends on a
 * disk.
 */
export async function checkDisk(folder: string, read: DiskReader = readDisk): Promise<Finding> {
  return diskFinding(folder, await read(folder));
}

/** The folder of the database's files; null when the role may not read this setting. */
async function dataFolder(client: Client): Promise<string | null> {
  const { rows } = await client.query<{ folder: string | null }>(
    "SELECT CASE WHEN pg_has_role('pg_read_all_settings', 'USAGE') THEN current_setting('data_directory') END AS folder",
  );
  return rows[0]?.folder ?? null;
}

/** The size of the database, and whether the disk of its files has space left if the files are on this machine. */
export function checkDatabaseDisk(
  address: { url: string; setting: string },
  signal: AbortSignal,
  read: DiskReader = readDisk,
): Promise<Finding> {
  return withConnection(address, signal, async (client) => {
    const { rows } = await client.query<{ bytes: string }>(
      'SELECT pg_database_size(current_database()) AS bytes',
    );
    const size = `the database takes ${Math.ceil(Number(rows[0]?.bytes ?? 0) / MEGABYTE)} MB`;
    const folder = await dataFolder(client);
    const space = folder === null ? null : await read(folder).catch(() => null);
    if (folder !== null && space !== null) {
      const finding = diskFinding(folder, space);
      return { ...finding, found: `${size}; ${finding.found}` };
    }
    return skipped(
      `${size}; its disk cannot be seen from here`,
      'Watch that disk on its machine or at your provider',
    );
  });
}
