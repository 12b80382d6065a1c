import type { Logger } from '../log/log';

/**
 * Rows that are kept in memory and read again when a write to their table is announced. One read runs at a time, so that
 * the latest one counts.
 */
export class AnnouncedRows<Rows extends object> {
  private rows: Rows | null = null;
  private isChangePending = false;
  private reading: Promise<void> = Promise.resolve();

  constructor(
    private readonly read: () => Promise<Rows>,
    /** What the log calls them. */
    private readonly name: string,
    private readonly log: Logger,
  ) {}

  async load(): Promise<void> {
    this.rows = await this.read();
  }

  /** As they are now. The same object until something changes. */
  get current(): Rows {
    if (!this.rows) throw new Error(`The ${this.name} are not loaded yet.`);
    return this.rows;
  }

  /** Whether a change was announced that is not read yet. */
  get isStale(): boolean {
    return this.isChangePending;
  }

  /** Reads them again after a write, or when writes may have been missed. */
  reload(): Promise<void> {
    this.isChangePending = true;
    return this.catchUp();
  }

  /** Reads them again if an earlier attempt failed. */
  catchUp(): Promise<void> {
    this.reading = this.reading.then(() => this.readIfStale());
    return this.reading;
  }

  private async readIfStale(): Promise<void> {
    if (!this.isChangePending) return;
    this.isChangePending = false;
    try {
      await this.load();
    } catch (error) {
      this.isChangePending = true;
      this.log.warn({ err: error, rows: this.name }, 'Rows could not be read: their last values are used');
    }
  }
}
