import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, LOOPBACK } from '../../local/listening';
import { waitFor } from './wait-for';

// The path of Debian's package.
const PROGRAM = '/usr/sbin/pgbouncer';
const NOBODY = 65534;

export const hasPooler = existsSync(PROGRAM);

export interface Pooler {
  /** The database's address through the pooler. */
  url: string;
  stop(): Promise<void>;
}

/** Starts PgBouncer in session mode, with its documented settings and no special ones for us. */
export async function startPooler(databaseUrl: string): Promise<Pooler> {
  const target = new URL(databaseUrl);
  const port = await freePort();
  const directory = await mkdtemp(path.join(tmpdir(), 'pgbouncer-'));
  const users = path.join(directory, 'users.txt');
  const settings = path.join(directory, 'pgbouncer.ini');
  await writeFile(users, `"${target.username}" "${target.password}"\n`);
  await writeFile(
    settings,
    [
      '[databases]',
      `* = host=${target.hostname} port=${target.port}`,
      '[pgbouncer]',
      `listen_addr = ${LOOPBACK}`,
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = scram-sha-256',
      `auth_file = ${users}`,
      'pool_mode = session',
      'default_pool_size = 40',
    ].join('\n'),
  );
  await chmod(directory, 0o755);
  // PgBouncer refuses to run as root.
  const identity = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const child = spawn(PROGRAM, [settings], { stdio: ['ignore', 'ignore', 'pipe'], cwd: '/', ...identity });
  let output = '';
  child.stderr.on('data', (text: Buffer) => (output += text.toString()));
  const exited = new Promise((resolve) => child.once('close', resolve));
  await waitFor('the pooler listens', () => {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended at its start:\n${output}`);
    return isListening(port);
  });
  const url = new URL(databaseUrl);
  url.port = String(port);
  return {
    url: url.href,
    stop: async () => {
      child.kill('SIGKILL');
      await exited;
      await rm(directory, { recursive: true, force: true });
    },
  };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, LOOPBACK);
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
