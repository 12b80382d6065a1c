import type { Logger } from '../log/log';

/** What a server keeps in memory and reads again when a write to one of its tables is announced. */
export interface Reloaded {
  /** Whether a change was announced that is not read yet. */
  readonly isStale: boolean;
  /** Reads it again after a write to one of its tables, or when writes may have been missed. */
  reload(): Promise<void>;
  /** Reads it again if an earlier attempt failed. */
  catchUp(): Promise<void>;
}

/** Reads something again, one read at a time, so that the latest one counts. */
export class Reloading {
  private isChangePending = false;
  private reading: Promise<void> = Promise.resolve();

  /** `read` rejects when it cannot be read; what was read before then stays. `what` begins the warning. */
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
      this.log.warn({ err: error }, `${this.what} could not be read: the last values are used`);
    }
  }
}
