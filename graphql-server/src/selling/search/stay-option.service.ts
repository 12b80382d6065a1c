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

/** A stay that a guest looks for, in any room type. */
interface SearchedStay extends StayDates {
  /** Children included. */
  guests: number;
  /** How old the children among them are, in years. */
  children: readonly number[];
}

/** What the price depends on beside the stay. */
export interface SearchTerms {
  /** The code of a promotion; null for none. */
  code: string | null;
  /** The token of the guest's own hold, whose use of a promotion is free for this stay. */
  replaces: string | null;
}

/** What a stay costs on one rate plan; null when a rule refuses it. */
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
  /** What the stay costs on each plan on sale, in the owner's order. */
  plans: readonly PlanPrice[];
  /** Why the code changes no price on the first plan; null when it does, or when none was entered. */
  codeFault: FieldFaultParts | null;
  /** Which rules refuse the stay in this type; none when it can be booked, or is only sold out. */
  faults: readonly FieldFaultParts[];
  /** Stays in this type that can be booked, the nearest first, when this one cannot. */
  nearest: readonly StayDates[];
}

/** What is searched for, and when. */
interface Search {
  stay: SearchedStay;
  time: HotelTime;
  terms: SearchTerms;
}

type StayOptionsOutcome =
  { kind: 'StayOptions'; stay: SearchedStay; options: StayOptionFound[] } | InvalidInputOutcome;

const ABOUT_GUESTS: ReadonlySet<string> = new Set(['guests', 'children']);

/** What the hotel can offer for a stay. */
export class StayOptionService {
  constructor(
    private readonly quotes: QuoteService,
    private readonly pricing: Pick<PricingService, 'plansOnSale'>,
    private readonly availability: AvailabilityService,
  ) {}

  /**
   * Each room type on sale, in the hotel's order; or what is wrong with the dates. A code that cannot be used leaves the
   * prices as they are without it.
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
    // Other dates do not help too many guests.
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

  /** The price with the code; without it, if the code cannot be used. */
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

/** The rules know nothing of free rooms, so the nearest stay that they allow may be sold out. */
function withoutNearest(faults: readonly FieldFaultParts[]): FieldFaultParts[] {
  return faults.filter(({ code }) => code !== 'NEAREST_STAY');
}
