import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { startLocalPostgres, type LocalPostgres } from '../../../local/local-postgres';
import { findLeftover } from '../../../local/postgres-leftover';

/** A PostgreSQL with its default settings, so that acknowledged data is on the disk. It can be killed and paused. */
export interface BreakablePostgres {
  adminUrl: string;
  /** Kills all of its processes at once, as the failure of its machine would. */
  kill(): Promise<void>;
  pause(): Promise<void>;
  goOn(): Promise<void>;
  /** Starts it again at the same port, unless it is running. */
  startAgain(): Promise<void>;
  stop(): Promise<void>;
}

// A segment is 16 MB: small enough that the database and its write-ahead log fit on a small disk.
const SETTINGS = { min_wal_size: '32MB', max_wal_size: '64MB' };

/** The server's process and its child processes. */
async function processesOf(directory: string): Promise<number[]> {
  const server = await findLeftover(path.join(directory, 'data'));
  if (!server) return [];
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(server.processId)], {
    encoding: 'utf8',
  });
  return [server.processId, ...children.split('\n').map(Number).filter(Boolean)];
}

async function signal(directory: string, name: NodeJS.Signals): Promise<void> {
  for (const process_ of await processesOf(directory)) {
    try {
      process.kill(process_, name);
    } catch {
      // It has ended by itself.
    }
  }
}

export async function startBreakablePostgres(directory: string): Promise<BreakablePostgres> {
  let postgres: LocalPostgres = await startLocalPostgres({ directory, settings: SETTINGS });
  const { port, adminUrl } = postgres;
  return {
    adminUrl,
    kill: () => signal(directory, 'SIGKILL'),
    pause: () => signal(directory, 'SIGSTOP'),
    goOn: () => signal(directory, 'SIGCONT'),
    startAgain: async () => {
      postgres = await startLocalPostgres({ directory, port, settings: SETTINGS });
    },
    stop: () => postgres.stop(),
  };
}
