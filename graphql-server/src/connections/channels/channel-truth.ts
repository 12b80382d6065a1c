import { setImmediate } from 'node:timers/promises';
import type { Reloaded } from '../../platform/database/reloading';
import type { HotelTime } from '../../platform/time/clock';
import { addDays, daysBetween, type PlainDate } from '../../platform/time/dates';
import {
  isDateOf,
  isFor,
  type RateBook,
  type RateRules,
  type Restriction,
} from '../../selling/pricing/rate-book';
import { totalOf } from '../../selling/pricing/price';
import { isTonightClosed, lastCheckin } from '../../selling/property/booking-window.policy';
import type { PropertyService } from '../../selling/property/property.service';
import type { PricingService } from '../../selling/quotes/pricing.service';
import type { RoomService } from '../../selling/rooms/room.service';
import type { RoomType } from '../../selling/rooms/room-type.entity';
import type { RoomNightRepository } from '../../selling/stays/room-night.repository';
import type { ChannelRatePlan } from './channel-rate-plan.entity';
import type { ToldPlan, ToldPlans } from './channel-port';

/** So many days are told, from today on. */
export const DAYS_TOLD = 500;

const USUAL_GUESTS = 2;
const WHOLE = 10_000;

/** What a channel must know of a day of a room type. */
export interface TrueDay {
  roomTypeId: number;
  day: PlainDate;
  rooms: number;
  plans: ToldPlans;
}

/** The days of a room type that are asked for, in order. */
export interface AskedDays {
  roomTypeId: number;
  days: readonly PlainDate[];
}

interface TruthDependencies {
  rooms: Pick<RoomService, 'allTypes'>;
  roomNights: Pick<RoomNightRepository, 'freeRoomsOfNights'>;
  pricing: Pick<PricingService, 'bookOf' | 'priced'>;
  property: Pick<PropertyService, 'current' | 'plans' | 'reload' | 'isStale'>;
  rules: { readonly current: RateRules } & Pick<Reloaded, 'reload' | 'isStale'>;
  extras: Pick<Reloaded, 'reload' | 'isStale'>;
}

/** Says what a channel must know: the free rooms, and the prices and restrictions of its rate plans. */
export class ChannelTruth {
  constructor(private readonly needs: TruthDependencies) {}

  /**
   * The truth at this moment. It reads again what the server keeps in memory, because a change may be committed that this server
   * has not heard of.
   */
  async of(
    asked: readonly AskedDays[],
    plans: readonly ChannelRatePlan[],
    time: HotelTime,
  ): Promise<TrueDay[]> {
    await this.readAgain();
    const days = asked.flatMap((one) => one.days);
    const [first] = days.toSorted();
    const last = days.toSorted().at(-1);
    if (first === undefined || last === undefined) return [];
    const types = new Map((await this.needs.rooms.allTypes()).map((type) => [type.id, type]));
    const free = await this.needs.roomNights.freeRoomsOfNights({
      checkin: first,
      checkout: addDays(last, 1),
    });
    // Promotions are of the hotel's own site: portals have theirs.
    const rules = { ...this.needs.rules.current, promotions: [], restrictions: [] };
    const book = this.needs.pricing.bookOf([...types.values()], rules);
    const found: TrueDay[] = [];
    for (const { roomTypeId, days: ofType } of asked) {
      const type = types.get(roomTypeId);
      if (!type) continue;
      const sold = plans.filter((plan) => plan.roomTypeId === roomTypeId);
      const rooms = free.get(type.code);
      for (const day of ofType)
        found.push({
          ...{ roomTypeId, day },
          rooms: Math.max(0, rooms?.get(day) ?? 0),
          plans: this.plansOf({ type, day, plans: sold, book }, time),
        });
      // Requests of guests are answered between two room types.
      await setImmediate();
    }
    return found;
  }

  private async readAgain(): Promise<void> {
    const { property, rules, extras } = this.needs;
    const kept = [property, rules, extras];
    await Promise.all(kept.map((one) => one.reload()));
    if (kept.some(({ isStale }) => isStale)) throw new Error('The rates could not be read.');
  }

  private plansOf(
    {
      type,
      day,
      plans,
      book,
    }: { type: RoomType; day: PlainDate; plans: readonly ChannelRatePlan[]; book: RateBook },
    time: HotelTime,
  ): ToldPlans {
    const rule = this.ruleOf(type, day, time);
    const told = plans.map(({ externalId, ratePlanId, markupBasisPoints }): [string, ToldPlan] => {
      const plan = this.needs.property.plans.find(({ id }) => id === ratePlanId);
      const paise = plan ? this.priceOf(book, type, plan.code, day, time.today) : 0;
      const ratePaise = Math.round((paise * (WHOLE + markupBasisPoints)) / WHOLE);
      return [externalId, { ratePaise, ...rule, stopSale: rule.stopSale || !plan?.onSale }];
    });
    return Object.fromEntries(told);
  }

  private priceOf(book: RateBook, type: RoomType, plan: string, night: PlainDate, today: PlainDate): number {
    const guests = Math.min(USUAL_GUESTS, type.maximumAdults);
    const stay = { roomType: type.code, plan, checkin: night, checkout: addDays(night, 1), guests };
    const priced = this.needs.pricing.priced(book, [stay], today);
    if (priced.kind !== 'Priced') throw new Error(`A night of ${type.code} has no price.`);
    return totalOf(priced.stays);
  }

  private ruleOf({ code }: RoomType, day: PlainDate, { now, today }: HotelTime): Omit<ToldPlan, 'ratePaise'> {
    const window = this.needs.property.current;
    const applying = this.needs.rules.current.restrictions.filter(
      (one) => isFor(one.types, code) && isDateOf(one, day),
    );
    const isOutside = day > lastCheckin(today, window) || (day === today && isTonightClosed(now, window));
    return {
      ...restrictionsOf(applying, daysBetween(today, day), window.maximumNights),
      ...(isOutside && CLOSED),
    };
  }
}

const CLOSED = { closedToArrival: true };

/** The restrictions of a day that is so many days ahead, as channels know them. */
function restrictionsOf(
  applying: readonly Restriction[],
  daysAhead: number,
  mostNights: number,
): Omit<ToldPlan, 'ratePaise'> {
  const rules = applying.map(({ rule }) => rule);
  const has = (kind: string): boolean => rules.some((rule) => rule.kind === kind);
  const nights = (kind: string): number[] =>
    rules.flatMap((rule) => (rule.kind === kind && 'nights' in rule ? [rule.nights] : []));
  const isTooLateOrEarly = rules.some(
    (rule) =>
      (rule.kind === 'BOOK_DAYS_BEFORE_AT_LEAST' && daysAhead < rule.days) ||
      (rule.kind === 'BOOK_DAYS_BEFORE_AT_MOST' && daysAhead > rule.days),
  );
  return {
    minimumNightsByArrival: Math.max(1, ...nights('MINIMUM_NIGHTS_BY_ARRIVAL')),
    minimumNightsOfStays: Math.max(1, ...nights('MINIMUM_NIGHTS_OF_STAYS')),
    maximumNights: Math.min(mostNights, ...nights('MAXIMUM_NIGHTS_BY_ARRIVAL')),
    closedToArrival: has('CLOSED_TO_ARRIVAL') || isTooLateOrEarly,
    closedToDeparture: has('CLOSED_TO_DEPARTURE'),
    stopSale: has('STOP_SALE'),
  };
}
