import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How often one caller may do a thing. `name` appears in the database's keys. */
export interface RateLimit {
  name: string;
  points: number;
  seconds: number;
}

/** The counters' table, in the shape that rate-limiter-flexible reads and writes. */
@Entity('rate_limits')
export class RateLimitCounter {
  @PrimaryColumn('varchar', { length: 255, primaryKeyConstraintName: 'rate_limits_pkey' })
  key: string;

  @Column('integer', { default: 0 })
  points: number;

  @Column('bigint', { nullable: true })
  expire: string | null;
}

/** Counts writes in PostgreSQL, so that any number of servers share one count. */
export class RateLimits {
  private readonly limiters = new Map<string, RateLimiterPostgres>();

  /** `scale` multiplies every limit, for load tests (`RATE_LIMIT_SCALE`). */
  constructor(
    private readonly pool: Pool,
    private readonly scale: number,
  ) {}

  /** Null when the caller may go on; else the whole seconds after which it may try again. */
  async secondsToWait(limit: RateLimit, caller: string): Promise<number | null> {
    try {
      await this.limiterFor(limit).consume(caller);
      return null;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw refusal;
    }
  }

  private limiterFor(limit: RateLimit): RateLimiterPostgres {
    let limiter = this.limiters.get(limit.name);
    if (!limiter) {
      limiter = new RateLimiterPostgres({
        storeClient: this.pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        keyPrefix: limit.name,
        points: Math.round(limit.points * this.scale),
        duration: limit.seconds,
      });
      this.limiters.set(limit.name, limiter);
    }
    return limiter;
  }
}
