import { watch } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT, SERVER, WEB } from './folders.mjs';

const POLL_MILLISECONDS = 100;
const SETTLE_MILLISECONDS = 200;

/** The programs that serve guests, in the order in which they are stopped. */
export const SERVING = ['site', 'server'];

const COMPILED = {
  migrate: ['dist/src/migrate.js'],
  ownerLink: ['dist/src/app/owner-link.js'],
  sampleBookings: ['dist/samples/main.js'],
  main: ['dist/src/main.js'],
};
const WITH_COMPILER = ['--require', './local/typescript-cache.cjs'];
const SOURCES = {
  migrate: [...WITH_COMPILER, 'src/migrate.ts'],
  ownerLink: [...WITH_COMPILER, 'src/app/owner-link.ts'],
  sampleBookings: [...WITH_COMPILER, 'samples/main.ts'],
  main: [...WITH_COMPILER, 'src/main.ts'],
};

/** How Node runs the server: compiled, or from the sources in development. */
export function programsOf({ isDevelopment }) {
  return isDevelopment ? SOURCES : COMPILED;
}

/** Starts the server and waits until it is ready. */
export async function startServer(children, plan, env) {
  children.start({ name: 'server', programArguments: programsOf(plan).main, cwd: SERVER, env });
  await untilReady(`http://127.0.0.1:${plan.apiPort}/readyz`);
}

async function untilReady(address) {
  for (;;) {
    const isReady = await fetch(address).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await sleep(POLL_MILLISECONDS);
  }
}

/** Starts Vite's development server in front of the server. */
export async function startSite(children, { port, apiPort }, env) {
  children.start({
    name: 'site',
    programArguments: [path.join(ROOT, 'node_modules/vite/bin/vite.js')],
    cwd: WEB,
    env: { ...env, VITE_PORT: String(port.PORT), API_URL: `http://127.0.0.1:${apiPort}` },
  });
  await untilReady(`http://localhost:${port.PORT}/`);
}

/** Restarts the server whenever its sources change. After a failed start it waits for the next change. */
export function restartOnChange(children, plan, env) {
  let timer;
  const restart = async () => {
    await children.stop(['server']);
    console.log('  … The server is restarting');
    const { main } = programsOf(plan);
    children.start({ name: 'server', programArguments: main, cwd: SERVER, env, isRestarted: () => true });
  };
  watch(path.join(SERVER, 'src'), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(restart, SETTLE_MILLISECONDS);
  });
}
