import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { OpenConnections } from './open-connections';

const RESPONSE_MILLISECONDS = 2_000;

/** A pool with its connections. */
interface ConnectedPool {
  pool: Pick<Pool, 'query'>;
  connections: OpenConnections;
}

/** The connections of all pools whose queries guests wait for. */
export class PooledConnections {
  private server: string | null = null;

  constructor(private readonly pools: readonly ConnectedPool[]) {}

  /**
   * `server` names the PostgreSQL that a new connection leads to. If it is another one than before, which was lost at that
   * moment, all earlier connections lead to a machine that may never answer or refuse again.
   */
  answeredBy(server: string, lostAt: number): void {
    if (this.server !== null && this.server !== server)
      this.pools.forEach((one) => one.connections.closeThoseOf(lostAt));
    this.server = server;
  }

  /** Whether queries on them are answered. A pool whose last query was not is asked again. */
  async answer(): Promise<boolean> {
    const failing = this.pools.filter(({ connections }) => connections.areFailing);
    const answers = await Promise.all(failing.map(({ pool }) => answersInTime(pool)));
    return answers.every(Boolean);
  }
}

async function answersInTime(pool: Pick<Pool, 'query'>): Promise<boolean> {
  const asked = pool
    .query({ text: 'SELECT 1', query_timeout: RESPONSE_MILLISECONDS } as { text: string })
    .then(
      () => true,
      () => false,
    );
  return Promise.race([asked, pause(RESPONSE_MILLISECONDS, false, { ref: false })]);
}
