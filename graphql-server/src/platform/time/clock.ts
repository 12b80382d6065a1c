import type { DataSource, EntityManager } from 'typeorm';
import { dateInZone, type PlainDate } from './dates';

/**
 * Time as the database tells it (`hotel_now()`), so that any number of servers agree on when a hold lapses.
 * Tests move it by the one row of `clock`; production refuses to start when that row is not zero.
 */
export class Clock {
  constructor(
    private readonly database: DataSource,
    /** The hotel's, as an IANA name. */
    readonly timeZone: string,
  ) {}

  async now(manager: EntityManager = this.database.manager): Promise<Date> {
    // Without values it would not be prepared.
    const rows: { now: Date }[] = await manager.query('SELECT hotel_now() AS now', []);
    return rows[0]?.now ?? new Date();
  }

  /** The hotel's today: neither the visitor's nor the server's. */
  async today(manager?: EntityManager): Promise<PlainDate> {
    return dateInZone(await this.now(manager), this.timeZone);
  }

  async isShifted(): Promise<boolean> {
    const rows: unknown[] = await this.database.query("SELECT 1 FROM clock WHERE shift <> interval '0'");
    return rows.length > 0;
  }
}
