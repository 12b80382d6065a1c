import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { callerHash, networksOf } from './caller';
import type { KeyedSecrets } from '../secrets/keyed-secrets';
import { mailboxKey } from '../text/mailbox-key';

/** How often one caller may do a thing. `name` appears in the database's keys. */
export interface RateLimit {
  name: string;
  points: number;
  seconds: number;
}

/** The counters' table, in the shape that rate-limiter-flexible reads and writes. Keys end with a keyed hash. */
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
    private readonly secrets: KeyedSecrets,
  ) {}

  /**
   * Null when the caller may go on; else the whole seconds after which it may try again. The narrowest network is
   * counted first: what it is refused does not count for its neighbours.
   */
  async secondsToWait(limit: RateLimit, caller: string): Promise<number | null> {
    for (const { address, times } of networksOf(caller)) {
      const wait = await this.count(limit, times, callerHash(this.secrets, address));
      if (wait !== null) return wait;
    }
    return null;
  }

  /** The same for what is sent to one mailbox, over all callers. */
  secondsToWaitForMailbox(limit: RateLimit, email: string): Promise<number | null> {
    return this.count(limit, 1, this.secrets.keyedHash('mailbox', mailboxKey(email)));
  }

  private async count(limit: RateLimit, times: number, key: string): Promise<number | null> {
    try {
      await this.limiterFor(limit, times).consume(key);
      return null;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw refusal;
    }
  }

  private limiterFor(limit: RateLimit, times: number): RateLimiterPostgres {
    const name = `${limit.name} ${times}`;
    let limiter = this.limiters.get(name);
    if (!limiter) {
      limiter = new RateLimiterPostgres({
        storeClient: this.pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        keyPrefix: limit.name,
        points: Math.round(limit.points * this.scale * times),
        duration: limit.seconds,
      });
      this.limiters.set(name, limiter);
    }
    return limiter;
  }
}
