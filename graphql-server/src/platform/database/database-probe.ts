import { Client } from 'pg';
import { KEPT_ALIVE } from './open-connections';

const RESPONSE_MILLISECONDS = 2_000;
const KEPT_MILLISECONDS = 1_000;
// The name that pg_stat_activity shows.
const APPLICATION_NAME = 'saffron court: ready';

// A standby responds, but accepts no writes.
const READ_ONLY = "SELECT current_setting('transaction_read_only')::boolean AS no";

/**
 * Checks whether the database responds and accepts writes, for guests, too. It has a connection of its own, so that calls
 * of /readyz take none from guests. While guests' queries get no response, it queries on their connections instead. All
 * callers share one query and its result for a second.
 */
export class DatabaseProbe {
  private client: Client | null = null;
  private outcome: Promise<boolean> = Promise.resolve(false);
  private askAgainAt = 0;

  constructor(
    private readonly databaseUrl: string,
    private readonly guests: { answer(): Promise<boolean> },
  ) {}

  responds(): Promise<boolean> {
    if (performance.now() < this.askAgainAt) return this.outcome;
    this.askAgainAt = Infinity;
    this.outcome = this.query().finally(() => {
      this.askAgainAt = performance.now() + KEPT_MILLISECONDS;
    });
    return this.outcome;
  }

  async stop(): Promise<void> {
    this.askAgainAt = Infinity;
    await this.outcome;
    this.outcome = Promise.resolve(false);
    await this.disconnect();
  }

  private async query(): Promise<boolean> {
    try {
      this.client ??= await this.connect();
      const { rows } = await this.client.query<{ no: boolean }>(READ_ONLY);
      return rows[0]?.no === false && (await this.guests.answer());
    } catch {
      await this.disconnect();
      return false;
    }
  }

  private async connect(): Promise<Client> {
    const client = new Client({
      connectionString: this.databaseUrl,
      connectionTimeoutMillis: RESPONSE_MILLISECONDS,
      query_timeout: RESPONSE_MILLISECONDS,
      ...KEPT_ALIVE,
      application_name: APPLICATION_NAME,
    });
    // After a connection broke, the next call opens a new connection at once.
    const forget = (): void => {
      if (this.client !== client) return;
      this.client = null;
      if (Number.isFinite(this.askAgainAt)) this.askAgainAt = 0;
    };
    client.on('error', forget);
    client.on('end', forget);
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
  }

  private async disconnect(): Promise<void> {
    const { client } = this;
    this.client = null;
    await client?.end().catch(() => undefined);
  }
}
