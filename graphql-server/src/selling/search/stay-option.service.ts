import type { InvalidInputOutcome } from '../../platform/refusals/outcomes';
import type { FieldFaultParts } from '../../platform/refusals/sentence';
import type { HotelTime } from '../../platform/time/clock';
import type { StoredPlan } from '../rates/rate-plan.repository';
import { guestsFaults } from '../rooms/guests.policy';
import type { QuoteAmounts, StayRequest } from '../quotes/quote';
import type { PricingService } from '../quotes/pricing.service';
import type { QuoteService } from '../quotes/quote.service';
import type { RoomType } from '../rooms/room-type.entity';
import type { AvailabilityService, FreeRooms } from '../stays/availability.service';
import type { StayDates } from '../stays/room-night.repository';

/** The stay that a guest searches for, in any room type. */
interface SearchedStay extends StayDates {
  /** Children included. */
  guests: number;
  /** The ages of the children among the guests, in years. */
  children: readonly number[];
}

/** Everything on which the price depends in addition to the stay. */
export interface SearchTerms {
  /** The code of a promotion; null without a code. */
  code: string | null;
  /** The token of the guest's own hold, whose use of a promotion counts as free. */
  replaces: string | null;
}

/** The price of a stay on one rate plan; null when a rule refuses the stay. */
export interface PlanPrice {
  plan: StoredPlan;
  quote: QuoteAmounts | null;
}

/** One room type for a stay. */
export interface StayOptionFound {
  roomType: RoomType;
  roomsFree: number;
  /** Null when a rule refuses the stay. */
  quote: QuoteAmounts | null;
  /** The price of the stay on each plan on sale, in the owner's order. */
  plans: readonly PlanPrice[];
  /** Why the code does not change the price on the first plan; null when it does, or when no code was entered. */
  codeFault: FieldFaultParts | null;
  /** The rules that refuse the stay in this type; empty when it can be booked, or is only sold out. */
  faults: readonly FieldFaultParts[];
  /** When this stay cannot be booked: stays in this type that can, the nearest first. */
  nearest: readonly StayDates[];
}

/** A search with its time and terms. */
interface Search {
  stay: SearchedStay;
  time: HotelTime;
  terms: SearchTerms;
}

type StayOptionsOutcome =
  { kind: 'StayOptions'; stay: SearchedStay; options: StayOptionFound[] } | InvalidInputOutcome;

const ABOUT_GUESTS: ReadonlySet<string> = new Set(['guests', 'children']);

/** Finds what the hotel can offer for a stay. */
export class StayOptionService {
  constructor(
    private readonly quotes: QuoteService,
    private readonly pricing: Pick<PricingService, 'plansOnSale'>,
    private readonly availability: AvailabilityService,
  ) {}

  /**
   * Each room type on sale, in the hotel's order, or the faults of the dates. A code that cannot be used does not
   * change the prices.
   */
  async options(stay: SearchedStay, time: HotelTime, terms: SearchTerms): Promise<StayOptionsOutcome> {
    const { checkin, checkout } = stay;
    const faults = guestsFaults(stay);
    if (faults.length > 0) return { kind: 'InvalidInput', faults };
    const free = await this.availability.freeRooms({ checkin, checkout }, time);
    if (free.kind === 'InvalidInput') return free;
    const search = { stay, time, terms };
    const options = await Promise.all(free.roomTypes.map((one) => this.optionOf(one, search)));
    return { kind: 'StayOptions', stay, options };
  }

  private async optionOf({ roomType, roomsFree }: FreeRooms, search: Search): Promise<StayOptionFound> {
    const [priced, plans] = await Promise.all([
      this.priceOf({ roomType: roomType.code }, search),
      this.pricesOf(roomType, search),
    ]);
    const { quote, codeFault } = priced;
    const faults = withoutNearest(priced.faults);
    // Other dates do not help when there are too many guests.
    const mayHelp =
      (faults.length > 0 || roomsFree === 0) && faults.every(({ field }) => !ABOUT_GUESTS.has(field));
    const { checkin, checkout } = search.stay;
    const nearest = mayHelp
      ? await this.availability.nearestStays({ roomType: roomType.code }, { checkin, checkout }, search.time)
      : [];
    return { roomType, roomsFree, plans, quote, codeFault, faults, nearest };
  }

  private pricesOf({ code: roomType }: RoomType, search: Search): Promise<PlanPrice[]> {
    return Promise.all(
      this.pricing.plansOnSale.map(async (plan) => {
        const { quote } = await this.priceOf({ roomType, plan: plan.code }, search);
        return { plan, quote };
      }),
    );
  }

  /** The price with the code, or without it if the code cannot be used. */
  private async priceOf(
    sold: Pick<StayRequest, 'roomType' | 'plan'>,
    { stay, time, terms: { code, replaces } }: Search,
  ): Promise<Pick<StayOptionFound, 'quote' | 'codeFault' | 'faults'>> {
    const wanted = [{ ...stay, ...sold }];
    const guest = { email: null, replaces };
    const outcome = await this.quotes.quote(wanted, time, { code, guest });
    if (outcome.kind === 'Quote') return { quote: outcome.quote, codeFault: null, faults: [] };
    const codeFault = outcome.faults.find(({ field }) => field === 'code');
    if (!codeFault) return { quote: null, codeFault: null, faults: outcome.faults };
    const plain = await this.quotes.quote(wanted, time, { guest });
    return { quote: plain.kind === 'Quote' ? plain.quote : null, codeFault, faults: [] };
  }
}

/** The faults without the nearest stay: rules do not consider free rooms, so that stay may be sold out. */
function withoutNearest(faults: readonly FieldFaultParts[]): FieldFaultParts[] {
  return faults.filter(({ code }) => code !== 'NEAREST_STAY');
}
