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

/** A port that nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, LOOPBACK, () => resolve(portOf(server.address())));
  });
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** The number in what a server says of its address. */
export function portOf(address: ReturnType<Server['address']>): number {
  if (typeof address === 'object' && address) return address.port;
  throw new Error('The server does not listen on a port.');
}
