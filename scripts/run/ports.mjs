import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PlainError } from './progress.mjs';
import { describeLivingRun, readEarlierRun } from './run-file.mjs';

const PAUSE_MILLISECONDS = 250;

// Programs of a killed run stop within a second or two.
const PATIENCE_WITH_EARLIER_RUN_MILLISECONDS = 6_000;

// The server's own default: only this machine can connect, unless HOST is set.
const hostOf = ({ standIn }) => (standIn ? '127.0.0.1' : process.env.HOST || '127.0.0.1');

/** Why the port cannot be used; null if it can. */
function obstacleAt(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code }) => resolve(code));
    probe.listen({ port: port.number, host: hostOf(port) }, () => probe.close(() => resolve(null)));
  });
}

/** PostgreSQL survives a killed run, and the next run takes it over, so its port may be in use. */
async function isLeftoverPostgres({ standIn, number }, dataDirectory) {
  if (standIn !== 'postgres') return false;
  const lockFile = path.join(dataDirectory, 'postgres', 'data', 'postmaster.pid');
  const [, , , port] = (await readFile(lockFile, 'utf8').catch(() => '')).split('\n');
  return Number(port) === number;
}

function describe({ variable, number, purpose }, obstacle) {
  const reason = obstacle === 'EADDRINUSE' ? 'is taken' : `cannot be used (${obstacle})`;
  return `Port ${number}, for ${purpose}, ${reason}. Free it, or set ${variable} to another port.`;
}

async function findObstacles({ ports, dataDirectory }) {
  const obstacles = [];
  for (const port of ports) {
    const obstacle = await obstacleAt(port);
    if (obstacle && !(await isLeftoverPostgres(port, dataDirectory)))
      obstacles.push(describe(port, obstacle));
  }
  return obstacles;
}

function findDoubles(ports) {
  return ports
    .filter(({ number }, index) => ports.findIndex((other) => other.number === number) !== index)
    .map(
      ({ variable, number }) => `Port ${number} is set for two programs. Set ${variable} to another port.`,
    );
}

/** Makes sure that every port is free. It waits while an earlier run ends. */
export async function checkPorts(plan) {
  const doubles = findDoubles(plan.ports);
  if (doubles.length > 0) throw new PlainError(doubles.join('\n'));
  const hasEarlierRun = (await readEarlierRun(plan.dataDirectory)) !== null;
  const deadline = performance.now() + (hasEarlierRun ? PATIENCE_WITH_EARLIER_RUN_MILLISECONDS : 0);
  let obstacles = await findObstacles(plan);
  while (obstacles.length > 0 && performance.now() < deadline) {
    await sleep(PAUSE_MILLISECONDS);
    obstacles = await findObstacles(plan);
  }
  if (obstacles.length === 0) return;
  const otherRun = await describeLivingRun(plan.dataDirectory);
  throw new PlainError([...obstacles, ...(otherRun ? [otherRun] : [])].join('\n'));
}
