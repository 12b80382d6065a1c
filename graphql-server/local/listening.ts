import { randomInt } from 'node:crypto';
import type { Server } from 'node:http';
import { createServer } from 'node:net';

/** Only this machine can reach stand-ins. */
export const LOOPBACK = '127.0.0.1';

/** Listens on this machine only. Resolves to the port, which the system chooses for 0. */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, LOOPBACK, () => {
      server.removeListener('error', reject);
      resolve(portOf(server.address()));
    });
  });
}

/** Stops listening and closes open connections, so that a waiting browser cannot keep the process running. */
export function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

// Below the ports that systems assign by themselves, so that a free port is not taken before it is used.
const FIRST_PORT = 20_000;
const PORTS = 3_000;
const PARTS = 4;

/**
 * The part of the ports that this process draws from. The workers of a test run draw from parts of their own: a server
 * listens seconds after its port was drawn, and the port seems to be free until then.
 */
const part = (Number(process.env['VITEST_POOL_ID'] ?? process.env['TEST_PARALLEL_INDEX']) || 0) % PARTS;
const drawn = new Set<number>();

/**
 * A port on which nobody listens now, and which this process did not draw lately. It is random, so that programs that
 * are starting do not choose one port. A caller that must find the port unused later, too, gives a `first` port; nobody
 * else draws from the ports after it.
 */
export async function freePort(first = FIRST_PORT + part * PORTS): Promise<number> {
  if (drawn.size > PORTS / 2) drawn.clear();
  for (let tries = 0; tries < PORTS; tries += 1) {
    const port = first + randomInt(PORTS);
    if (drawn.has(port)) continue;
    drawn.add(port);
    if (await isFree(port)) return port;
  }
  throw new Error('No port is free.');
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, LOOPBACK, () => server.close(() => resolve(true)));
  });
}

/** The port in a server's address. */
export function portOf(address: ReturnType<Server['address']>): number {
  if (typeof address === 'object' && address) return address.port;
  throw new Error('The server does not listen on a port.');
}
