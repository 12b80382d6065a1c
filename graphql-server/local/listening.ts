import { randomInt } from 'node:crypto';
import type { Server } from 'node:http';
import { createServer } from 'node:net';

/** Stand-ins are for this machine alone. */
export const LOOPBACK = '127.0.0.1';

/** Listens on this machine only; resolves to the port, which the system chooses when 0 is asked for. */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, LOOPBACK, () => {
      server.removeListener('error', reject);
      resolve(portOf(server.address()));
    });
  });
}

/** Stops listening and ends what is still open, so that a waiting browser cannot hold the process. */
export function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

// Below those that systems give away by themselves, lest a free port be taken before it is used.
const FIRST_PORT = 20_000;
const PORTS = 12_000;

/** A port that nobody listens on at this moment. By chance, so that programs that are still starting do not share one. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < PORTS; tries += 1) {
    const port = FIRST_PORT + randomInt(PORTS);
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

/** The number in what a server says of its address. */
export function portOf(address: ReturnType<Server['address']>): number {
  if (typeof address === 'object' && address) return address.port;
  throw new Error('The server does not listen on a port.');
}
