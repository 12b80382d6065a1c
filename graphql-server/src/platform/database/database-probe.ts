import { Client } from 'pg';

const ANSWER_MILLISECONDS = 2_000;
const KEPT_MILLISECONDS = 1_000;
// Seen in pg_stat_activity.
const APPLICATION_NAME = 'saffron court: ready';

// A standby answers, but books nobody in.
const READ_ONLY = "SELECT current_setting('transaction_read_only')::boolean AS no";

/**
 * Tells whether the database answers and takes writes, on a connection of its own: callers of /readyz take none from the guests. Any
 * number of callers share one query and its outcome for a second.
 */
export class DatabaseProbe {
  private client: Client | null = null;
  private outcome: Promise<boolean> = Promise.resolve(false);
  private askAgainAt = 0;

  constructor(private readonly databaseUrl: string) {}

  answers(): Promise<boolean> {
    if (performance.now() < this.askAgainAt) return this.outcome;
    this.askAgainAt = Infinity;
    this.outcome = this.ask().finally(() => {
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

  private async ask(): Promise<boolean> {
    try {
      this.client ??= await this.connect();
      const { rows } = await this.client.query<{ no: boolean }>(READ_ONLY);
      return rows[0]?.no === false;
    } catch {
      await this.disconnect();
      return false;
    }
  }

  private async connect(): Promise<Client> {
    const client = new Client({
      connectionString: this.databaseUrl,
      connectionTimeoutMillis: ANSWER_MILLISECONDS,
      query_timeout: ANSWER_MILLISECONDS,
      keepAlive: true,
      application_name: APPLICATION_NAME,
    });
    // A connection that breaks between two looks is opened anew at the next one, which does not wait for its second.
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
