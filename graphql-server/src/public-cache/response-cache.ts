import { LRUCache } from 'lru-cache';
import type { PlainDate } from '../platform/time/dates';

/** What is kept: an answer of so many bytes; one that must not be kept serves only those who wait for it now. */
export interface Answerable {
  bytes: number;
  mayBeKept: boolean;
}

interface Kept<Answer> {
  answer: Answer;
  topics: readonly string[];
  date: PlainDate;
  /** On the monotonic clock. */
  keptAt: number;
}

interface Underway<Answer> {
  reading: Promise<Answer>;
  topics: readonly string[];
  date: PlainDate;
}

/** One question: what it depends on, and the hotel's date for which it is asked. */
export interface Question {
  key: string;
  topics: readonly string[];
  date: PlainDate;
}

const MAXIMUM_AGE_MILLISECONDS = 60_000;

/**
 * Finished answers, until what they were made from changes. A change of a topic drops its answers, and each read of
 * the topic that is still underway: it may have seen the rows as they were before, so it is kept for nobody.
 */
export class ReadCache<Answer extends Answerable> {
  private readonly kept: LRUCache<string, Kept<Answer>>;
  private readonly underway = new Map<string, Underway<Answer>>();
  /** How often each topic has changed, and everything together: the generations. */
  private readonly changes = new Map<string, number>();
  private flushes = 0;

  constructor(maximumBytes: number) {
    this.kept = new LRUCache({
      // The library takes 0 for no bound. A bound of one byte keeps nothing.
      maxSize: Math.max(1, maximumBytes),
      sizeCalculation: ({ answer }, key) => key.length + answer.bytes,
    });
  }

  get bytes(): number {
    return this.kept.calculatedSize;
  }

  find(key: string, date: PlainDate): Answer | null {
    const entry = this.kept.get(key);
    if (!entry) return null;
    if (entry.date === date && performance.now() - entry.keptAt < MAXIMUM_AGE_MILLISECONDS)
      return entry.answer;
    this.kept.delete(key);
    return null;
  }

  /** The answer to a question that `find` did not know. Who asks while another reads the same waits for that answer. */
  read({ key, topics, date }: Question, read: () => Promise<Answer>): Promise<Answer> {
    const other = this.underway.get(key);
    if (other?.date === date) return other.reading;
    const generation = this.generationOf(topics);
    const reading = read()
      .then((answer) => {
        if (answer.mayBeKept && this.generationOf(topics) === generation) {
          this.kept.set(key, { answer, topics, date, keptAt: performance.now() });
        }
        return answer;
      })
      .finally(() => {
        if (this.underway.get(key)?.reading === reading) this.underway.delete(key);
      });
    this.underway.set(key, { reading, topics, date });
    return reading;
  }

  /** Something was written: nothing that was read before may be shown any more. */
  drop(topic: string): void {
    this.changes.set(topic, (this.changes.get(topic) ?? 0) + 1);
    for (const [key, { topics }] of [...this.kept.entries()]) if (topics.includes(topic)) this.kept.delete(key);
    for (const [key, { topics }] of this.underway) if (topics.includes(topic)) this.underway.delete(key);
  }

  flush(): void {
    this.flushes += 1;
    this.kept.clear();
    this.underway.clear();
  }

  private generationOf(topics: readonly string[]): number {
    return topics.reduce((sum, topic) => sum + (this.changes.get(topic) ?? 0), this.flushes);
  }
}
