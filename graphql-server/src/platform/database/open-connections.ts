import { Socket } from 'node:net';
import { Client, DatabaseError, type ClientConfig } from 'pg';

/** How every connection is made: the system notices within half a minute that the machine at its other end is gone. */
export const KEPT_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 5_000 } as const;

// A server that takes a new connection says something sooner.
const ANSWERED_WITHIN_MILLISECONDS = 1_000;

/** The open connections of one pool. */
export class OpenConnections {
  /** With the moments when they were made, as `performance.now` counts. */
  private readonly sockets = new Map<Socket, number>();
  private failing = false;

  /** Makes the socket of a connection, for node-postgres. */
  readonly stream = (): Socket => {
    const socket = new Socket();
    this.sockets.set(socket, performance.now());
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

  /**
   * Closes connections to a server that answered until that moment: connections that were made before, or that have
   * waited for an answer since. Callers that wait on them get an error, and the pool opens new connections.
   */
  closeThoseOf(answeredUntil: number): void {
    const now = performance.now();
    for (const [socket, madeAt] of this.sockets) {
      const isUnanswered = socket.bytesRead === 0 && now - madeAt > ANSWERED_WITHIN_MILLISECONDS;
      if (madeAt < answeredUntil || isUnanswered)
        socket.destroy(new Error('Connection terminated: another server answers now'));
    }
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
