import type { PlainDate } from '../../platform/time/dates';
import type { RoomTypeName } from '../../selling/rooms/room-type.entity';
import type { LowestNight, LowestNights } from '../../selling/search/lowest-night.service';
import type { Invalidation } from './invalidation';
import { RATES } from './public-documents';
import { type Cacheable, ResponseCache } from './response-cache';

/** The lowest nights of one day at the hotel. */
interface NightsOfDay extends Cacheable {
  nights: ReadonlyMap<RoomTypeName, LowestNight>;
}

const TABLES = ['room_nights', ...RATES];
const KEY = 'lowest nights';

/**
 * Keeps the lowest nights until nights, rates or rules change, or the hotel's date, for a minute at most. Every page with a
 * price asks for them, and they cost 60 prices for each room type.
 */
export class KeptLowestNights implements LowestNights {
  // The cache has one entry, which counts as one byte in addition to its key.
  private readonly kept = new ResponseCache<NightsOfDay>(KEY.length + 1);

  constructor(
    private readonly source: LowestNights,
    private readonly invalidation: Pick<Invalidation, 'add' | 'today'>,
  ) {
    invalidation.add(this.kept);
  }

  async lowestNights(today: PlainDate): Promise<ReadonlyMap<RoomTypeName, LowestNight>> {
    // The date is unknown while changes are not heard.
    if (this.invalidation.today() !== today) return this.source.lowestNights(today);
    const found = this.kept.find(KEY, today) ?? (await this.read(today));
    return found.nights;
  }

  private read(date: PlainDate): Promise<NightsOfDay> {
    return this.kept.read({ key: KEY, tables: TABLES, date }, async () => ({
      nights: await this.source.lowestNights(date),
      bytes: 1,
      mayBeKept: true,
    }));
  }
}
