import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { callerHash, networksOf } from './caller';
import type { Logger } from '../log/log';
import type { KeyedSecrets } from '../secrets/keyed-secrets';
import { mailboxKey } from '../text/mailbox-key';

/** How often one caller may do a thing. The counters' keys contain the name. */
export interface RateLimit {
  name: string;
  points: number;
  seconds: number;
}

/** The counters' table as rate-limiter-flexible reads and writes it. A key ends with a keyed hash, or with ALL_CALLERS. */
@Entity('rate_limits')
export class RateLimitCounter {
  @PrimaryColumn('varchar', { length: 255, primaryKeyConstraintName: 'rate_limits_pkey' })
  key: string;

  @Column('integer', { default: 0 })
  points: number;

  @Column('bigint', { nullable: true })
  expire: string | null;
}

const ALL_CALLERS = 'all callers';

/** Counts writes in PostgreSQL, so that any number of servers share one count. */
export class RateLimits {
  private readonly limiters = new Map<string, RateLimiterPostgres>();

  /** `scale` multiplies every limit, for load tests (`RATE_LIMIT_SCALE`). */
  constructor(
    private readonly pool: Pool,
    private readonly scale: number,
    private readonly secrets: KeyedSecrets,
    private readonly log: Logger,
  ) {}

  /**
   * Null when the caller may go on, else the whole seconds to wait. The narrowest network is counted first: a request
   * that it refuses does not count for its neighbours.
   */
  async secondsToWait(limit: RateLimit, caller: string): Promise<number | null> {
    for (const { address, times } of networksOf(caller)) {
      const refusal = await this.count(limit, times, callerHash(this.secrets, address));
      if (refusal) return secondsUntilReset(refusal);
    }
    return null;
  }

  /** The same for what is sent to one mailbox, over all callers. */
  async secondsToWaitForMailbox(limit: RateLimit, email: string): Promise<number | null> {
    const refusal = await this.count(limit, 1, this.secrets.keyedHash('mailbox', mailboxKey(email)));
    return refusal && secondsUntilReset(refusal);
  }

  /** The same for all callers together. The first refusal of each window is an alert. */
  async secondsToWaitForAll(limit: RateLimit): Promise<number | null> {
    const refusal = await this.count(limit, 1, ALL_CALLERS);
    if (!refusal) return null;
    if (refusal.consumedPoints === this.limiterFor(limit, 1).points + 1) {
      this.log.error(
        { alert: 'limit of all callers', limit: limit.name },
        'All callers together are over a limit',
      );
    }
    return secondsUntilReset(refusal);
  }

  /** Null when the key is within the limit. */
  private async count(limit: RateLimit, times: number, key: string): Promise<RateLimiterRes | null> {
    try {
      await this.limiterFor(limit, times).consume(key);
      return null;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return refusal;
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

function secondsUntilReset({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}
