import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Column, Entity, PrimaryColumn, type EntityManager } from 'typeorm';
import { callerHash, networksOf } from './caller';
import type { Logger } from '../log/log';
import type { KeyedSecrets } from '../secrets/keyed-secrets';
import { mailboxKey } from '../text/mailbox-key';

/** How often one caller may do something. The counters' keys contain the name. */
export interface RateLimit {
  name: string;
  points: number;
  seconds: number;
}

/** The counters' table in the format of rate-limiter-flexible. A key ends with a keyed hash, or with ALL_CALLERS. */
@Entity('rate_limits')
export class RateLimitCounter {
  @PrimaryColumn('varchar', { length: 255, primaryKeyConstraintName: 'rate_limits_pkey' })
  key: string;

  @Column('integer', { default: 0 })
  points: number;

  @Column('bigint', { nullable: true })
  expire: string | null;
}

type LimiterOptions = ConstructorParameters<typeof RateLimiterPostgres>[0];

const ALL_CALLERS = 'all callers';
/** The share of a limit of all callers that is left for new callers. */
const SHARE_OF_NEW_CALLERS = 0.2;

/** Counts writes in PostgreSQL, so that any number of servers share one count. */
export class RateLimits {
  private readonly limiters = new Map<string, RateLimiterPostgres>();
  /** By the name of the limit of all callers. */
  private readonly alertedUntil = new Map<string, number>();

  /** `scale` multiplies every limit, for load tests (`RATE_LIMIT_SCALE`). */
  constructor(
    private readonly pool: Pool,
    private readonly scale: number,
    private readonly secrets: KeyedSecrets,
    private readonly log: Logger,
  ) {}

  /**
   * Null when the caller may continue; otherwise the whole seconds to wait. The narrowest network is counted first: a
   * request that it refuses does not count for its neighbours.
   */
  async secondsToWait(limit: RateLimit, caller: string): Promise<number | null> {
    for (const { address, times } of networksOf(caller)) {
      const refusal = await this.count(limit, times, callerHash(this.secrets, address));
      if (refusal) return secondsUntilReset(refusal);
    }
    return null;
  }

  /** The whole seconds until the caller may continue; null while the limit is not used up. Counts nothing. */
  async secondsLeft(limit: RateLimit, caller: string): Promise<number | null> {
    for (const { address, times } of networksOf(caller)) {
      const limiter = this.limiterFor(limit, times);
      const counted = await limiter.get(callerHash(this.secrets, address));
      if (counted && counted.consumedPoints >= limiter.points) return secondsUntilReset(counted);
    }
    return null;
  }

  /** Like `secondsToWait`, but counts by account, wherever it is signed in. */
  async secondsToWaitForAccount(limit: RateLimit, uid: string): Promise<number | null> {
    const refusal = await this.count(limit, 1, this.secrets.keyedHash('account', uid));
    return refusal && secondsUntilReset(refusal);
  }

  /**
   * Like `secondsToWait`, but counts what is sent to one mailbox, over all callers. A rollback of the transaction
   * undoes the count.
   */
  async secondsToWaitForMailbox(
    limit: RateLimit,
    email: string,
    manager: EntityManager,
  ): Promise<number | null> {
    const key = this.secrets.keyedHash('mailbox', mailboxKey(email));
    const refusal = await this.count(limit, 1, key, manager);
    return refusal && secondsUntilReset(refusal);
  }

  /**
   * Like `secondsToWait`, but counts all callers together. When their common share is used up, the rest is for callers who
   * come for the first time in that period. The first refusal in each period raises an alert.
   */
  async secondsToWaitForAll(
    limit: RateLimit,
    caller: string,
    manager?: EntityManager,
  ): Promise<number | null> {
    const { common, ofNew, once } = sharesOf(limit);
    const isNew = !(await this.count(
      once,
      1 / this.scale,
      callerHash(this.secrets, widestOf(caller)),
      manager,
    ));
    const refusal = await this.count(common, 1, ALL_CALLERS, manager);
    if (!refusal) return null;
    const refusalOfNew = isNew ? await this.count(ofNew, 1, ALL_CALLERS, manager) : refusal;
    if (!refusalOfNew) return null;
    this.alertOfAll(limit);
    return secondsUntilReset(refusalOfNew);
  }

  /** Counts work of the server itself, which belongs to no caller. The first refusal in each period raises an alert. */
  async secondsToWaitWithoutCaller(limit: RateLimit): Promise<number | null> {
    const refusal = await this.count(limit, 1, ALL_CALLERS);
    if (!refusal) return null;
    this.alertOfAll(limit);
    return secondsUntilReset(refusal);
  }

  private alertOfAll({ name, seconds }: RateLimit): void {
    const now = performance.now();
    if (now < (this.alertedUntil.get(name) ?? 0)) return;
    this.alertedUntil.set(name, now + seconds * 1000);
    this.log.error({ alert: 'limit of all callers', limit: name }, 'All callers together exceed a limit');
  }

  /** Null when the key is within the limit. */
  private async count(
    limit: RateLimit,
    times: number,
    key: string,
    manager?: EntityManager,
  ): Promise<RateLimiterRes | null> {
    const limiter = manager
      ? this.createLimiter(limit, times, { storeClient: clientOf(manager), storeType: 'client' })
      : this.limiterFor(limit, times);
    try {
      await limiter.consume(key);
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
      const store = { storeClient: this.pool, storeType: 'pool', clearExpiredByTimeout: true };
      limiter = this.createLimiter(limit, times, store);
      this.limiters.set(name, limiter);
    }
    return limiter;
  }

  private createLimiter(
    limit: RateLimit,
    times: number,
    store: Pick<LimiterOptions, 'storeClient' | 'storeType' | 'clearExpiredByTimeout'>,
  ): RateLimiterPostgres {
    return new RateLimiterPostgres({
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: limit.name,
      points: Math.round(limit.points * this.scale * times),
      duration: limit.seconds,
      ...store,
    });
  }
}

/** The widest network that a caller is counted in: one attacker may have all of it. */
function widestOf(caller: string): string {
  return networksOf(caller).at(-1)?.address ?? caller;
}

/** A limit of all callers in two shares, and the limit by which a caller is new once in its period. */
function sharesOf(limit: RateLimit): { common: RateLimit; ofNew: RateLimit; once: RateLimit } {
  const { name, points, seconds } = limit;
  return {
    common: { ...limit, points: points * (1 - SHARE_OF_NEW_CALLERS) },
    ofNew: { name: `${name}, new`, points: points * SHARE_OF_NEW_CALLERS, seconds },
    once: { name: `${name}, once`, points: 1, seconds },
  };
}

/** The connection of the transaction, so that counting needs no second connection. */
function clientOf(manager: EntityManager) {
  return {
    query: async ({ text, values }: { text: string; values: unknown[] }) => ({
      rows: (await manager.query(text, values)) as unknown[],
    }),
  };
}

function secondsUntilReset({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}
