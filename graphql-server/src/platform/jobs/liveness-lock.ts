import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { KEPT_ALIVE } from '../database/open-connections';
import type { Logger } from '../log/log';

/** The first half of the lock's key. No other advisory lock uses it. */
export const LIVENESS_LOCK_CLASS = 740_210;

const TIMEOUT_MILLISECONDS = 5_000;
const BEAT_MILLISECONDS = 5_000;
const RECONNECT_MILLISECONDS = 500;
// The name that pg_stat_activity shows.
const APPLICATION_NAME = 'saffron court: liveness';

/**
 * An advisory lock that shows other servers that this server lives. It ends with the connection when the process dies.
 * When only the connection breaks, a new connection takes a new lock at once, and running jobs continue.
 */
export class LivenessLock {
  private readonly stopping = new AbortController();
  private key = 0;
  private finished: Promise<void> = Promise.resolve();

  constructor(
    private readonly databaseUrl: string,
    private readonly log: Logger,
    /** Called with the key of each new lock, before `start` resolves. */
    private readonly onLock: (serverKey: number) => Promise<void>,
  ) {}

  /** The second half of the key of the present lock, or of the last lock. */
  get serverKey(): number {
    return this.key;
  }

  /** Resolves when the first lock is held, or when the lock is stopped before that. */
  start(): Promise<void> {
    return new Promise((held) => {
      this.finished = this.holdUntilStopped(held).finally(held);
    });
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.finished;
  }

  private async holdUntilStopped(held: () => void): Promise<void> {
    while (!this.stopping.signal.aborted) {
      const client = new Client({
        connectionString: this.databaseUrl,
        connectionTimeoutMillis: TIMEOUT_MILLISECONDS,
        query_timeout: TIMEOUT_MILLISECONDS,
        ...KEPT_ALIVE,
        application_name: APPLICATION_NAME,
      });
      try {
        await this.holdOn(client, held);
      } catch (error) {
        this.log.warn({ err: error }, 'The connection that holds the liveness lock is gone');
      }
      // This also ends a connection whose last query hangs.
      await client.end().catch(() => undefined);
      await this.rest(RECONNECT_MILLISECONDS);
    }
  }

  private async holdOn(client: Client, held: () => void): Promise<void> {
    let fail: (error: unknown) => void = () => undefined;
    const broken = new Promise<never>((_resolve, reject) => (fail = reject));
    broken.catch(() => undefined);
    client.on('error', fail);
    client.on('end', () => fail(new Error('The connection ended')));
    await client.connect();
    // A new key each time, because the database may keep the lock of a broken connection for hours.
    const key = randomInt(1, 2 ** 31 - 1);
    await client.query('SELECT pg_advisory_lock($1, $2)', [LIVENESS_LOCK_CLASS, key]);
    this.key = key;
    await this.onLock(key);
    held();
    while (!this.stopping.signal.aborted) {
      await Promise.race([client.query('SELECT 1'), broken]);
      await Promise.race([this.rest(BEAT_MILLISECONDS), broken]);
    }
  }

  private async rest(milliseconds: number): Promise<void> {
    await pause(milliseconds, undefined, { signal: this.stopping.signal, ref: false }).catch(() => undefined);
  }
}
