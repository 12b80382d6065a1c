import type { Place, RecordedChange } from '../../platform/changes/change-log';

/** The changes that a page has not heard of yet. */
export interface UnheardChanges {
  changes: readonly RecordedChange[];
  /** True when some changes are not in the list. The page then loads everything again. */
  isIncomplete: boolean;
  /** The place in the feed up to which the changes have been sent. */
  place: Place | null;
}

/** With more changes than this, a page is told to load everything again, so that a slow page costs little memory. */
const MOST_WAITING = 500;

const keyOf = ({ topic, subject }: RecordedChange): string => `${topic} ${subject ?? ''}`;

/** The changes on their way to one open page: each topic and subject once, until the page takes them. */
export class LiveConnection implements AsyncIterableIterator<UnheardChanges> {
  private readonly waiting = new Map<string, RecordedChange>();
  private isIncomplete = false;
  private hasNews = false;
  private hasBegun = false;
  private isOver = false;
  private readers: ((result: IteratorResult<UnheardChanges>) => void)[] = [];
  private lastTakenAt = performance.now();

  constructor(
    private readonly topics: ReadonlySet<string>,
    /** Whether the page has not taken what was sent before. */
    private readonly isReaderBehind: () => boolean,
    /** How far the changes were read that the connection was given. */
    private readonly reachedPlace: () => Place | null,
    private readonly onEnd: () => void,
  ) {}

  /** Milliseconds since the page last received something. */
  get silence(): number {
    return performance.now() - this.lastTakenAt;
  }

  /** Adds the changes that the page has asked for. */
  add(changes: Iterable<RecordedChange>): void {
    for (const change of changes) {
      if (!this.topics.has(change.topic)) continue;
      this.waiting.set(keyOf(change), { topic: change.topic, subject: change.subject });
      this.hasNews = true;
    }
    if (this.waiting.size > MOST_WAITING) this.addIncomplete();
    this.deliver();
  }

  /** Tells the page to load everything again. */
  addIncomplete(): void {
    this.waiting.clear();
    this.isIncomplete = true;
    this.beat();
  }

  /** Delivers from now on: the changes since the place where the page stopped hearing have been added. */
  begin(): void {
    this.hasBegun = true;
    this.beat();
  }

  /** Sends the changes that wait, or an empty message when there are none: it tells the page that the connection works. */
  beat(): void {
    this.hasNews = true;
    this.deliver();
  }

  /** Sends the changes that wait, once the page has received the changes before them. */
  deliver(): void {
    if (!this.hasNews || !this.hasBegun || this.isOver || this.isReaderBehind()) return;
    const reader = this.readers.shift();
    if (!reader) return;
    const value = {
      changes: [...this.waiting.values()],
      isIncomplete: this.isIncomplete,
      place: this.reachedPlace(),
    };
    this.waiting.clear();
    this.isIncomplete = false;
    this.hasNews = false;
    this.lastTakenAt = performance.now();
    reader({ done: false, value });
  }

  end(): void {
    if (this.isOver) return;
    this.isOver = true;
    this.onEnd();
    for (const reader of this.readers.splice(0)) reader({ done: true, value: undefined });
  }

  next(): Promise<IteratorResult<UnheardChanges>> {
    if (this.isOver) return Promise.resolve({ done: true, value: undefined });
    return new Promise((resolve) => {
      this.readers.push(resolve);
      this.deliver();
    });
  }

  return(): Promise<IteratorResult<UnheardChanges>> {
    this.end();
    return Promise.resolve({ done: true, value: undefined });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
