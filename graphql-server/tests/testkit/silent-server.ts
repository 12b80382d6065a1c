import { createServer, type Socket } from 'node:net';
import { LOOPBACK, portOf } from '../../local/listening';

export interface PlainServer {
  /** Host and port. */
  host: string;
  stop(): Promise<void>;
}

/** Listens without a protocol; `greet` may write to each connection or read from it. */
export async function startPlainServer(greet: (socket: Socket) => void): Promise<PlainServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    greet(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, LOOPBACK, resolve));
  return {
    host: `${LOOPBACK}:${portOf(server.address())}`,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Accepts connections and never sends anything. */
export const startSilentServer = (): Promise<PlainServer> => startPlainServer(() => undefined);
