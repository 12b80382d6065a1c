import type { Logger } from '../log/log';
import { Reloading, type Reloaded } from './reloading';

/** Rows that are kept in memory, and read again when a write to their table is announced. */
export class AnnouncedRows<Rows extends object> implements Reloaded {
  private rows: Rows | null = null;
  private readonly reloading: Reloading;

  constructor(
    private readonly read: () => Promise<Rows>,
    /** The name in errors and in the log, after 'The'. */
    private readonly name: string,
    log: Logger,
  ) {
    this.reloading = new Reloading(() => this.load(), `The ${name}`, log);
  }

  async load(): Promise<void> {
    this.rows = await this.read();
  }

  /** The present rows. The object stays identical until something changes. */
  get current(): Rows {
    if (!this.rows) throw new Error(`The ${this.name} are not loaded yet.`);
    return this.rows;
  }

  get isStale(): boolean {
    return this.reloading.isStale;
  }

  reload(): Promise<void> {
    return this.reloading.reload();
  }

  catchUp(): Promise<void> {
    return this.reloading.catchUp();
  }
}
