import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
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
const PORTS = 12_000;

/**
 * A port on which nobody listens now. Nobody else who asks here gets it while this process runs, because the program that
 * will listen there may still be starting. A caller that must find the port unused later, too, gives a `first` port whose
 * range nobody else draws from.
 */
export async function freePort(first = FIRST_PORT): Promise<number> {
  for (let tries = 0; tries < PORTS; tries += 1) {
    const port = first + randomInt(PORTS);
    if ((await reserve(port)) && (await isFree(port))) return port;
  }
  throw new Error('No port is free.');
}

/**
 * Reserves the port for this process until it ends; false when another process has. The reservation is the UDP port of this
 * number, which none of our programs uses: the system gives it to one process only, and takes it back from a killed one.
 */
function reserve(port: number): Promise<boolean> {
  const reservation = createSocket('udp4');
  return new Promise((resolve) => {
    reservation.once('error', () => reservation.close(() => resolve(false)));
    reservation.bind({ port, address: LOOPBACK, exclusive: true }, () => resolve(true));
    reservation.unref();
  });
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
