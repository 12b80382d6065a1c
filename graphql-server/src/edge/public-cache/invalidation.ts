import type { ChangeListener } from '../../platform/database/change-feed';
import type { PlainDate } from '../../platform/time/dates';
import { HotelDay } from '../../platform/time/hotel-day';

/** A cache that drops its entries when their tables change. */
interface Droppable {
  drop(table: string): void;
  flush(): void;
}

/**
 * Drops outdated entries from caches after a write, and provides the hotel's date.
 * docs/decisions/0006-public-reads-are-cached-responses.md explains how every server hears of writes.
 */
export class Invalidation {
  /** The listener that drops the entries of changed tables. */
  readonly changes: ChangeListener;
  private readonly caches: Droppable[] = [];
  private readonly day: HotelDay;

  /** `hotel` provides the time zone of the hotel's days. */
  constructor(
    hotel: { readonly timeZone: string },
    private readonly isKeeping: boolean,
  ) {
    this.day = new HotelDay(hotel);
    this.changes = this.changeListener();
  }

  add(cache: Droppable): void {
    this.caches.push(cache);
  }

  /**
   * The date at the hotel. While it is null nothing may be cached, because changes are not heard or midnight is near.
   */
  today(): PlainDate | null {
    return this.day.today();
  }

  private flush(): void {
    for (const cache of this.caches) cache.flush();
  }

  private forget(): void {
    this.day.forget();
    this.flush();
  }

  private changeListener(): ChangeListener {
    return {
      opened: () => this.flush(),
      // Without the date nothing is cached.
      beat: (now) => {
        if (this.isKeeping) this.day.beat(now);
      },
      changed: (table) => {
        if (table === 'clock') return this.forget();
        for (const cache of this.caches) cache.drop(table);
      },
      lost: () => this.forget(),
    };
  }
}
