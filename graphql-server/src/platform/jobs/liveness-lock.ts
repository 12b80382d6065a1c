import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { Logger } from '../log/log';

/** Any number that no other advisory lock of ours uses in its first half. */
export const LIVENESS_LOCK_CLASS = 740_210;

const ANSWER_MILLISECONDS = 5_000;
const BEAT_MILLISECONDS = 5_000;
const RECONNECT_MILLISECONDS = 500;
// Seen in pg_stat_activity.
const APPLICATION_NAME = 'saffron court: liveness';

/**
 * An advisory lock by which other servers know that this one lives: it falls with the connection when the process dies.
 * When only the connection goes, another one takes a new lock at once, whatever jobs are in hand.
 */
export class LivenessLock {
  private readonly stopping = new AbortController();
  private key = 0;
  private finished: Promise<void> = Promise.resolve();

  constructor(
    private readonly databaseUrl: string,
    private readonly log: Logger,
    /** Hears of each lock that is taken, the first one too, before anybody relies on it. */
    private readonly taken: (serverKey: number) => Promise<void>,
  ) {}

  /** The second half of the lock that is held, or was held last. */
  get serverKey(): number {
    return this.key;
  }

  /** Resolves when the lock is held for the first time, or when it is stopped before. */
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
        connectionTimeoutMillis: ANSWER_MILLISECONDS,
        query_timeout: ANSWER_MILLISECONDS,
        keepAlive: true,
        application_name: APPLICATION_NAME,
      });
      try {
        await this.holdOn(client, held);
      } catch (error) {
        this.log.warn({ err: error }, 'The connection that says that this server lives is gone');
      }
      // One that hangs is torn down, since its last question is still open.
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
    // A new one each time: the database may hold the lock of a broken connection for hours.
    const key = randomInt(1, 2 ** 31 - 1);
    await client.query('SELECT pg_advisory_lock($1, $2)', [LIVENESS_LOCK_CLASS, key]);
    this.key = key;
    await this.taken(key);
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
