import { Socket } from 'node:net';
import { Client, DatabaseError, type ClientConfig } from 'pg';

/** How every connection is made: the system notices within half a minute that the machine at its other end is gone. */
export const KEPT_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 5_000 } as const;

/** The open connections of one pool. */
export class OpenConnections {
  private readonly sockets = new Set<Socket>();
  private failing = false;

  /** Makes the socket of a connection, for node-postgres. */
  readonly stream = (): Socket => {
    const socket = new Socket();
    this.sockets.add(socket);
    socket.once('close', () => {
      this.sockets.delete(socket);
      if (socket.bytesRead === 0) this.failing = true;
    });
    return socket;
  };

  /** True from a query or a connection that got no answer to the next query that got one. */
  get areFailing(): boolean {
    return this.failing;
  }

  /** `error` is what the query ended with. PostgreSQL's refusals are answers, too. */
  ended(error: unknown): void {
    this.failing = Boolean(error) && !(error instanceof DatabaseError);
  }

  /** Closes them all. Whoever waits for an answer is told so, and the pool opens others. */
  closeAll(): void {
    for (const socket of this.sockets)
      socket.destroy(new Error('Connection terminated: another server answers now'));
  }
}

const hasTimedOut = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout';

type Settle = (error: unknown, result?: unknown) => void;

/**
 * A connection that closes when a query on it times out. Otherwise it would go back to the pool, with a query that still
 * runs or with nobody at its other end, and the next guest would wait for it.
 */
export class ClosingClient extends Client {
  constructor(connections: OpenConnections, settings?: string | ClientConfig) {
    super(settings);
    const send = this.query.bind(this) as (...query: unknown[]) => unknown;
    const note = (error: unknown): void => {
      connections.ended(error);
      // `end` closes it at once, since the query still runs.
      if (hasTimedOut(error)) this.end().catch(() => undefined);
    };
    const watch = (...query: unknown[]) => {
      const settle = query.at(-1);
      if (typeof settle === 'function') {
        const settled: Settle = (error, result) => {
          note(error);
          (settle as Settle)(error, result);
        };
        return send(...query.slice(0, -1), settled);
      }
      const result = send(...query);
      if (result instanceof Promise) result.then(() => note(null), note);
      return result;
    };
    this.query = watch as Client['query'];
  }
}

/** The class of a pool's connections. */
export function closingClients(connections: OpenConnections): typeof Client {
  return class extends ClosingClient {
    constructor(settings?: string | ClientConfig) {
      super(connections, settings);
    }
  };
}
