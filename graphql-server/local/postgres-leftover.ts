import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, realpath, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/** A PostgreSQL server that works on a data directory, according to its lock file. */
export interface LeftoverServer {
  processId: number;
  port: number;
  /** The name of the data directory with which the server was started. */
  knownAs: string;
}

/** The server that runs on this data directory; null when there is none, even if there is a stale lock file. */
export async function findLeftover(dataDirectory: string): Promise<LeftoverServer | null> {
  const server = await readLockFile(dataDirectory);
  return server && (await isServerOf(server, dataDirectory)) ? server : null;
}

/**
 * Removes a lock file whose process number now belongs to another program, because PostgreSQL would refuse to start.
 */
export async function forgetReusedNumber(dataDirectory: string): Promise<void> {
  const server = await readLockFile(dataDirectory);
  if (!server || !isAlive(server.processId) || (await isServerOf(server, dataDirectory))) return;
  await rm(lockFileOf(dataDirectory), { force: true });
}

function lockFileOf(dataDirectory: string): string {
  return path.join(dataDirectory, 'postmaster.pid');
}

// https://www.postgresql.org/docs/18/storage-file-layout.html: process, data directory, start time, port.
async function readLockFile(dataDirectory: string): Promise<LeftoverServer | null> {
  const text = await readFile(lockFileOf(dataDirectory), 'utf8').catch(() => '');
  const [processId, knownAs, , port] = text.split('\n');
  if (!processId || !knownAs || !port) return null;
  return { processId: Number(processId), port: Number(port), knownAs };
}

async function isServerOf({ processId, knownAs }: LeftoverServer, dataDirectory: string): Promise<boolean> {
  const command = await commandOf(processId);
  if (!command.includes(knownAs)) return false;
  // A copied folder contains the original's lock file, and the original still exists. After a move it does not.
  return !existsSync(knownAs) || (await realpath(knownAs)) === (await realpath(dataDirectory));
}

async function commandOf(processId: number): Promise<string> {
  if (existsSync('/proc/self/cmdline')) return readFile(`/proc/${processId}/cmdline`, 'utf8').catch(() => '');
  const listing = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(processId)]).catch(
    () => null,
  );
  return listing?.stdout ?? '';
}

/** Whether any process has this number now. */
export function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (failure) {
    return (failure as NodeJS.ErrnoException).code === 'EPERM';
  }
}
