import { addDays, nightsOf, type PlainDate } from '../../platform/time/dates';
import type { RateRules } from '../pricing/rate-book';
import { brokenRestriction } from '../pricing/restrictions';
import { lastCheckin } from '../property/booking-window.policy';
import type { PropertySource } from '../property/property.service';
import type { PricingService } from '../quotes/pricing.service';
import type { RoomService } from '../rooms/room.service';
import type { RoomType, RoomTypeName } from '../rooms/room-type.entity';
import type { RoomNightRepository } from '../stays/room-night.repository';

/** How many days ahead the lowest night is looked for. Tonight is left out: it may be too late to book it. */
const DAYS_AHEAD = 60;
const USUAL_GUESTS = 2;

/** A room type on sale, with its lowest night. */
export interface LowestNight {
  type: RoomType;
  /** With tax, in paise; null when no night by itself can be booked. */
  totalPaise: number | null;
}

/** Finds the lowest night of each room type on sale. */
export interface LowestNights {
  lowestNights(today: PlainDate): Promise<ReadonlyMap<RoomTypeName, LowestNight>>;
}

/** The figure for 'from' on all pages: a night that a guest can book for that price. */
export class LowestNightService implements LowestNights {
  constructor(
    private readonly rooms: Pick<RoomService, 'roomTypes' | 'typesFor'>,
    private readonly pricing: Pick<PricingService, 'pricesOfNights'>,
    private readonly roomNights: Pick<RoomNightRepository, 'freeRoomsOfNights'>,
    private readonly property: PropertySource,
    private readonly rules: { readonly current: Pick<RateRules, 'restrictions'> },
  ) {}

  /**
   * For each room type on sale, the lowest price of one night by itself within the next 60 days, for two adults or as many
   * as the type takes, without a code, on the cheapest plan.
   */
  async lowestNights(today: PlainDate): Promise<ReadonlyMap<RoomTypeName, LowestNight>> {
    const dates = { checkin: addDays(today, 1), checkout: addDays(today, DAYS_AHEAD + 1) };
    const [types, free] = await Promise.all([
      this.rooms.roomTypes(),
      this.roomNights.freeRoomsOfNights(dates),
    ]);
    const last = lastCheckin(today, this.property.current);
    const nights = nightsOf(dates.checkin, dates.checkout).filter((night) => night <= last);
    return new Map(
      types.map((type) => {
        const ofType = nights.filter(
          (night) => (free.get(type.code)?.get(night) ?? 0) > 0 && this.isSoldAlone(type, night, today),
        );
        return [type.code, { type, totalPaise: this.lowestOf(type, ofType, today) }];
      }),
    );
  }

  private isSoldAlone({ code: roomType }: RoomType, night: PlainDate, today: PlainDate): boolean {
    const stay = { roomType, checkin: night, checkout: addDays(night, 1) };
    return brokenRestriction(this.rules.current.restrictions, stay, today) === null;
  }

  private lowestOf(type: RoomType, nights: readonly PlainDate[], today: PlainDate): number | null {
    const takesTwo = this.rooms.typesFor([type], { guests: USUAL_GUESTS }).length > 0;
    const guests = { guests: takesTwo ? USUAL_GUESTS : 1 };
    const prices = this.pricing.pricesOfNights([type], nights, guests, today).get(type.code) ?? [];
    return prices.length > 0 ? Math.min(...prices) : null;
  }
}
