import type { DataSource, EntityManager } from 'typeorm';
import { inTransaction, isLocked } from '../../platform/database/database';
import { WaitTimeout, KeyedConcurrencyLimit } from '../../platform/limits/keyed-concurrency-limit';
import type { RequestClock } from '../../platform/time/clock';

/** How many sales of one room type this server makes at the same time. Each uses a connection. */
const SALES_AT_ONCE = 2;
const LONGEST_WAIT_MILLISECONDS = 10_000;

/** Runs the transactions that sell rooms, a few at a time for each room type. */
export class RoomTypeQueue {
  private readonly limit = new KeyedConcurrencyLimit(SALES_AT_ONCE, LONGEST_WAIT_MILLISECONDS);

  constructor(private readonly database: DataSource) {}

  /**
   * Runs the transaction as one of a few for each of these room types. Each waits for the type's row on a connection;
   * if all waited at once, no connection would be left for other types, prices and pages.
   */
  async transact<Outcome>(
    roomTypes: readonly string[],
    clock: RequestClock,
    work: (manager: EntityManager, now: Date) => Promise<Outcome>,
  ): Promise<Outcome | { kind: 'RoomTypeBusy' }> {
    const types = [...new Set(roomTypes)].toSorted();
    const transact = async () => {
      const now = await clock.now();
      try {
        return await inTransaction(this.database, (manager) => work(manager, now));
      } catch (error) {
        // Before the place is handed over: the next sale would wait for the same row.
        if (isLocked(error)) for (const type of types) this.limit.rejectWaiting(type);
        throw error;
      }
    };
    try {
      return await types.reduceRight<() => Promise<Outcome>>(
        (next, type) => () => this.limit.run(type, next),
        transact,
      )();
    } catch (error) {
      if (isLocked(error) || error instanceof WaitTimeout) return { kind: 'RoomTypeBusy' };
      throw error;
    }
  }
}
