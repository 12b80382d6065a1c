import type { Logger } from '../log/log';

/** Data that a server keeps in memory and reads again when a write to one of its tables is announced. */
export interface Reloaded {
  /** Whether an announced change is not read yet. */
  readonly isStale: boolean;
  /** Reads the data again after a write to one of its tables, or when writes may have been missed. */
  reload(): Promise<void>;
  /** Reads the data again if an earlier attempt failed. */
  catchUp(): Promise<void>;
}

/** Reads data again, one read at a time, so that the latest read counts. */
export class Reloading {
  private isChangePending = false;
  private reading: Promise<void> = Promise.resolve();

  /**
   * `read` rejects when the data cannot be read; the earlier data then stays. `what` is the beginning of the warning.
   */
  constructor(
    private readonly read: () => Promise<void>,
    private readonly what: string,
    private readonly log: Logger,
  ) {}

  get isStale(): boolean {
    return this.isChangePending;
  }

  reload(): Promise<void> {
    this.isChangePending = true;
    return this.catchUp();
  }

  catchUp(): Promise<void> {
    this.reading = this.reading.then(() => this.readIfStale());
    return this.reading;
  }

  private async readIfStale(): Promise<void> {
    if (!this.isChangePending) return;
    this.isChangePending = false;
    try {
      await this.read();
    } catch (error) {
      this.isChangePending = true;
      this.log.warn({ err: error }, `${this.what} could not be read; the last values stay in use`);
    }
  }
}
