import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { Logger } from '../log/log';
import { KEPT_ALIVE } from './open-connections';

/** What the feed reports, one event at a time. */
export interface ChangeListener {
  /** The feed is connected. Earlier changes were missed. */
  opened(): void;
  /** A table was written to. */
  changed(table: string): void;
  /** The connection works, and this is the hotel's time. */
  beat(now: Date): void;
  /** From now on changes may be missed. */
  lost(): void;
}

const BEAT_MILLISECONDS = 2_000;
const RESPONSE_MILLISECONDS = 2_000;
const RECONNECT_MILLISECONDS = 500;
const CLOCK_TABLE = 'clock';
// No two servers start in the same microsecond. A standby that takes over started at another moment than the one before.
const SERVER = 'SELECT pg_postmaster_start_time()::text AS server';
// The name that pg_stat_activity shows.
const APPLICATION_NAME = 'saffron court: changes';

/**
 * Receives notifications of writes from PostgreSQL on a connection of its own. When the connection breaks, it
 * reconnects.
 */
export class ChangeFeed {
  private readonly stopping = new AbortController();
  private finished: Promise<void> = Promise.resolve();
  private isOpen = false;
  /** When the last open connection was lost, as `performance.now` counts. */
  private lostAt = 0;
  private lastBeat: Promise<void> = Promise.resolve();

  constructor(
    private readonly databaseUrl: string,
    private readonly listener: ChangeListener,
    /** Told which PostgreSQL each new connection leads to. */
    private readonly connections: { answeredBy(server: string, lostAt: number): void },
    private readonly log: Logger,
  ) {}

  /** Resolves after the first attempt to connect, successful or not. */
  start(): Promise<void> {
    return new Promise((attempted) => {
      this.finished = this.listenUntilStopped(attempted);
    });
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.finished;
  }

  private async listenUntilStopped(attempted: () => void): Promise<void> {
    while (!this.stopping.signal.aborted) {
      const client = new Client({
        connectionString: this.databaseUrl,
        connectionTimeoutMillis: RESPONSE_MILLISECONDS,
        query_timeout: RESPONSE_MILLISECONDS,
        ...KEPT_ALIVE,
        application_name: APPLICATION_NAME,
      });
      try {
        await this.listenOn(client, attempted);
      } catch (error) {
        if (!this.stopping.signal.aborted) this.log.warn({ err: error }, 'No notifications of changes');
      }
      if (this.isOpen) this.lostAt = performance.now();
      this.isOpen = false;
      this.listener.lost();
      attempted();
      // `end` closes a hanging connection at once, because its last query is still running.
      await client.end().catch(() => undefined);
      await this.rest(RECONNECT_MILLISECONDS);
    }
  }

  private async listenOn(client: Client, attempted: () => void): Promise<void> {
    let fail: (error: unknown) => void = () => undefined;
    const broken = new Promise<never>((_resolve, reject) => (fail = reject));
    broken.catch(() => undefined);
    client.on('error', fail);
    client.on('end', () => fail(new Error('The connection ended')));
    client.on('notification', ({ payload: table = '' }) => {
      this.listener.changed(table);
      if (table === CLOCK_TABLE) this.beat(client).catch(fail);
    });
    await client.connect();
    const { rows } = await client.query<{ server: string }>(SERVER);
    this.connections.answeredBy(rows[0]?.server ?? '', this.lostAt);
    this.isOpen = true;
    await client.query('LISTEN changes');
    this.listener.opened();
    while (!this.stopping.signal.aborted) {
      await Promise.race([this.beat(client), broken]);
      attempted();
      await Promise.race([this.rest(BEAT_MILLISECONDS), broken]);
    }
  }

  /** Queries are sent one after the other, because a connection runs one at a time. */
  private beat(client: Client): Promise<void> {
    const beating = this.lastBeat.then(async () => {
      const { rows } = await client.query<{ now: Date }>('SELECT hotel_now() AS now');
      if (rows[0]) this.listener.beat(rows[0].now);
    });
    this.lastBeat = beating.catch(() => undefined);
    return beating;
  }

  private async rest(milliseconds: number): Promise<void> {
    await pause(milliseconds, undefined, { signal: this.stopping.signal, ref: false }).catch(() => undefined);
  }
}
