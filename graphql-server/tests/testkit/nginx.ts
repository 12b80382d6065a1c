import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { freePort, LOOPBACK } from '../../local/listening';
import { waitFor } from './wait-for';

const NGINX = '/usr/sbin/nginx';
const TRUSTED_FRONT = path.resolve(__dirname, '../../../proxy/trusted-front.sh');
const CONFIGURATION = path.resolve(__dirname, '../../../proxy/nginx.conf');

export const nginxIsThere = existsSync(NGINX);

/** The repository's own proxy, on this machine's loopback. */
export interface Proxy {
  url: string;
  /** The error log of nginx. */
  complaints(): Promise<string>;
  stop(): Promise<void>;
}

const frontFile = (directory: string) => path.join(directory, 'trusted-front.conf');

/** Replaces the names and ports of Docker's network. Each must be found; otherwise the file has changed. */
function onLoopback(text: string, port: number, servers: readonly string[], directory: string): string {
  const front = frontFile(directory);
  const hosts = servers.map((url) => new URL(url).host);
  const changes: [RegExp, (line: string) => string][] = [
    [/^ *resolver .*;$/m, () => ''],
    [/^ *include \/tmp\/trusted-front\.conf;$/m, () => `include ${front};`],
    [/^ *listen 8080;$/m, () => `listen ${LOOPBACK}:${port};`],
    [
      /^ *server server:4000 resolve (.*);$/m,
      (line) => hosts.map((host) => line.replace('server:4000 resolve', host)).join('\n'),
    ],
  ];
  const changed = changes.reduce((before, [pattern, change]) => {
    if (!pattern.test(before)) throw new Error(`proxy/nginx.conf has no ${String(pattern)} any more.`);
    return before.replace(pattern, change);
  }, text);
  // Its folders and its user, which do not change how it treats requests.
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const temporary = folders.map((name) => `${name}_temp_path ${directory}/${name};`).join('\n');
  const user = userInfo().uid === 0 ? 'user root;' : '';
  return `${user}\ndaemon off;\npid ${directory}/pid;\nerror_log ${directory}/errors warn;\n${changed.replace(
    /^http \{$/m,
    `http {\n${temporary}`,
  )}`;
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, LOOPBACK, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** Starts nginx with proxy/nginx.conf in front of these servers; `trustedFront` is its `TRUSTED_FRONT`. */
export async function startNginx(servers: readonly string[], trustedFront = ''): Promise<Proxy> {
  const directory = await mkdtemp(path.join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const file = path.join(directory, 'nginx.conf');
  const errors = path.join(directory, 'errors');
  await writeFile(file, onLoopback(await readFile(CONFIGURATION, 'utf8'), port, servers, directory));
  const environment = {
    ...process.env,
    TRUSTED_FRONT: trustedFront,
    TRUSTED_FRONT_FILE: frontFile(directory),
  };
  execFileSync('/bin/sh', [TRUSTED_FRONT], { env: environment });
  const nginx = spawn(NGINX, ['-p', directory, '-c', file, '-e', errors], { stdio: 'ignore' });
  const ended = new Promise((resolve) => nginx.once('exit', resolve));
  await waitFor('nginx listens', () => {
    if (nginx.exitCode !== null) throw new Error(`nginx did not start: see ${errors}`);
    return accepts(port);
  });
  return {
    url: `http://${LOOPBACK}:${port}`,
    complaints: () => readFile(errors, 'utf8'),
    stop: async () => {
      nginx.kill('SIGTERM');
      await ended;
      await rm(directory, { recursive: true });
    },
  };
}
