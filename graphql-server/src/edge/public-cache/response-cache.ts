import { LRUCache } from 'lru-cache';
import type { PlainDate } from '../../platform/time/dates';

/** A response of the cache. If it may not be cached, it is sent only to the callers that wait for it. */
export interface Cacheable {
  bytes: number;
  mayBeKept: boolean;
}

/** What a response depends on: its cache key, its tables, and the date at the hotel. */
export interface CacheSubject {
  key: string;
  tables: readonly string[];
  date: PlainDate;
}

interface KeptResponse<Response> {
  response: Response;
  tables: readonly string[];
  date: PlainDate;
  /** A time of the monotonic clock. */
  keptAt: number;
}

interface PendingRead<Response> {
  reading: Promise<Response>;
  tables: readonly string[];
  date: PlainDate;
}

const MAXIMUM_AGE_MILLISECONDS = 60_000;

/**
 * Keeps responses until one of their tables changes. A change drops the responses of its table. Reads of that table
 * that have not ended are dropped, too: they may have seen the old rows, so their responses are not cached.
 */
export class ResponseCache<Response extends Cacheable> {
  private readonly kept: LRUCache<string, KeptResponse<Response>>;
  private readonly pending = new Map<string, PendingRead<Response>>();
  /** How often each table has changed. Together with `flushes` it is the generation of a read. */
  private readonly changes = new Map<string, number>();
  private flushes = 0;

  constructor(maximumBytes: number) {
    this.kept = new LRUCache({
      // The library treats 0 as unlimited. A limit of one byte caches nothing.
      maxSize: Math.max(1, maximumBytes),
      sizeCalculation: ({ response }, key) => key.length + response.bytes,
    });
  }

  get bytes(): number {
    return this.kept.calculatedSize;
  }

  find(key: string, date: PlainDate): Response | null {
    const entry = this.kept.get(key);
    if (!entry) return null;
    if (entry.date === date && performance.now() - entry.keptAt < MAXIMUM_AGE_MILLISECONDS)
      return entry.response;
    this.kept.delete(key);
    return null;
  }

  /** Reads a response that `find` did not have. Simultaneous equal reads share one response. */
  read({ key, tables, date }: CacheSubject, read: () => Promise<Response>): Promise<Response> {
    const other = this.pending.get(key);
    if (other?.date === date) return other.reading;
    const generation = this.generationOf(tables);
    const reading = read()
      .then((response) => {
        if (response.mayBeKept && this.generationOf(tables) === generation) {
          this.kept.set(key, { response, tables, date, keptAt: performance.now() });
        }
        return response;
      })
      .finally(() => {
        if (this.pending.get(key)?.reading === reading) this.pending.delete(key);
      });
    this.pending.set(key, { reading, tables, date });
    return reading;
  }

  /** A table was written: responses that were read before it are no longer sent. */
  drop(table: string): void {
    this.changes.set(table, (this.changes.get(table) ?? 0) + 1);
    // A copy, because entries are deleted while the loop runs.
    for (const [key, { tables }] of [...this.kept.entries()])
      if (tables.includes(table)) this.kept.delete(key);
    for (const [key, { tables }] of this.pending) if (tables.includes(table)) this.pending.delete(key);
  }

  flush(): void {
    this.flushes += 1;
    this.kept.clear();
    this.pending.clear();
  }

  private generationOf(tables: readonly string[]): number {
    return tables.reduce((sum, table) => sum + (this.changes.get(table) ?? 0), this.flushes);
  }
}
