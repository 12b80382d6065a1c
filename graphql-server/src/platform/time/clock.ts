import type { DataSource, EntityManager } from 'typeorm';
import { businessDayInZone, dateInZone, type PlainDate } from './dates';

/** An instant with its date at the hotel. */
export interface HotelTime {
  now: Date;
  today: PlainDate;
}

/**
 * The database's time (`hotel_now()`), so that all servers agree when a hold lapses. Tests move it with the single row
 * of `clock`; production refuses to start when that row is not zero.
 */
export class Clock {
  constructor(
    private readonly database: DataSource,
    private readonly hotel: { readonly timeZone: string },
  ) {}

  /** The hotel's time zone, as an IANA name. */
  get timeZone(): string {
    return this.hotel.timeZone;
  }

  async now(manager: EntityManager = this.database.manager): Promise<Date> {
    // Only statements with values are prepared, so it gets an empty list.
    const rows: { now: Date }[] = await manager.query('SELECT hotel_now() AS now', []);
    return rows[0]?.now ?? new Date();
  }

  /** Today at the hotel, which may differ from today for the visitor or on the server. */
  async today(manager?: EntityManager): Promise<PlainDate> {
    return dateInZone(await this.now(manager), this.timeZone);
  }

  forRequest(): RequestClock {
    return new RequestClock(this);
  }

  async isShifted(): Promise<boolean> {
    const rows: unknown[] = await this.database.query("SELECT 1 FROM clock WHERE shift <> interval '0'");
    return rows.length > 0;
  }
}

/**
 * The time for one request, or for one run of a job. It asks the database once, and then adds the time that has passed
 * on this process's monotonic clock. Do not use it inside a transaction, because it uses a connection of its own.
 */
export class RequestClock {
  private asked: Promise<{ time: number; at: number }> | null = null;

  constructor(private readonly clock: Pick<Clock, 'now' | 'timeZone'>) {}

  get timeZone(): string {
    return this.clock.timeZone;
  }

  async now(): Promise<Date> {
    const { time, at } = await (this.asked ??= this.ask());
    return new Date(time + performance.now() - at);
  }

  async today(): Promise<PlainDate> {
    return (await this.time()).today;
  }

  /** The business day of the desk: until 06:00 it is the previous date. */
  async businessDay(): Promise<PlainDate> {
    return businessDayInZone(await this.now(), this.timeZone);
  }

  async time(): Promise<HotelTime> {
    const now = await this.now();
    return { now, today: dateInZone(now, this.timeZone) };
  }

  private async ask(): Promise<{ time: number; at: number }> {
    const time = (await this.clock.now()).getTime();
    return { time, at: performance.now() };
  }
}
