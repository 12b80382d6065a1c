import type { InvalidInputOutcome } from '../../platform/refusals/outcomes';
import { fieldFault, type FieldFaultParts } from '../../platform/refusals/sentence';
import { daysBetween, nightsOf } from '../../platform/time/dates';
import type { HotelTime } from '../../platform/time/clock';
import type { PropertyDetails } from '../property/property.service';
import { asksForMoney } from '../rates/payment-terms';
import type { StoredPlan } from '../rates/rate-plan.repository';
import { guestsFaults, type Guests } from '../rooms/guests.policy';
import { unmetCondition } from '../pricing/promotions';
import type { Promotion, RateRules } from '../pricing/rate-book';
import { sumsOfQuote, type QuoteAmounts, type StayRequest } from '../quotes/quote';
import type { PricingService } from '../quotes/pricing.service';
import type { KnownFacts, QuoteService } from '../quotes/quote.service';
import { MAXIMUM_STAYS } from '../quotes/stay.policy';
import type { RoomType } from '../rooms/room-type.entity';
import type { AvailabilityService, FreeRooms } from '../stays/availability.service';
import type { StayDates } from '../stays/room-night.repository';
import { cheapestCombinations, type CombinedRoom } from './combinations';

/** The stay that a guest searches for, in any room types. */
interface SearchedStay extends StayDates {
  /** Who stays in each room. */
  rooms: readonly Guests[];
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

/** A promotion with a code, which the hotel offers to guests whose stay it fits. */
export interface OfferedPromotion {
  name: string;
  code: string;
  /** What it saves on the plan on which it saves most, in paise with tax; 0 when it is granted at the hotel. */
  savedPaise: number;
}

/** One room type for a stay, for all rooms of the search. */
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
  /** What a press would apply, the largest saving first; empty when the guest has entered a code. */
  offers: readonly OfferedPromotion[];
  /** When this stay cannot be booked: stays in this type that can, the nearest first. */
  nearest: readonly StayDates[];
}

/** Several rooms that together sleep all guests. */
export interface CombinationFound {
  rooms: readonly (CombinedRoom & { type: RoomType })[];
  plans: readonly PlanPrice[];
}

/** Counts how many rooms of each type may be booked for a stay without paying now. */
interface UnsecuredSource {
  leftFor(stay: StayDates, replaces: string | null): Promise<ReadonlyMap<string, number>>;
}

/** A search with its time and terms. */
interface Search {
  /**
   * How many rooms of each type may be booked without paying now; null when all plans on sale require a payment now.
   */
  unsecured: ReadonlyMap<string, number> | null;
  stay: SearchedStay;
  time: HotelTime;
  terms: SearchTerms;
  known: KnownFacts;
}

export interface StayOptionsFound {
  stay: SearchedStay;
  /** Each room type on sale, in the hotel's order. */
  options: readonly StayOptionFound[];
  /** The cheapest first. */
  combinations: readonly CombinationFound[];
}

type StayOptionsOutcome = ({ kind: 'StayOptions' } & StayOptionsFound) | InvalidInputOutcome;

const ABOUT_GUESTS: ReadonlySet<string> = new Set(['guests', 'children']);

/** Pricing a night takes about as long as this number of steps of the search for combinations. */
const STEPS_OF_A_NIGHT = 6;

/** Finds what the hotel can offer for a stay. */
export class StayOptionService {
  constructor(
    private readonly quotes: QuoteService,
    private readonly pricing: Pick<PricingService, 'plansOnSale' | 'planOf' | 'bookOf' | 'totalsByPromotion'>,
    private readonly availability: Pick<AvailabilityService, 'freeRooms' | 'nearestStays'>,
    private readonly property: { readonly current: Pick<PropertyDetails, 'childBands'> },
    private readonly rules: { readonly current: RateRules },
    private readonly unsecured: UnsecuredSource,
  ) {}

  /**
   * What is free for a stay, or the faults of its dates and rooms. A code that cannot be used does not change the
   * prices.
   */
  async options(stay: SearchedStay, time: HotelTime, terms: SearchTerms): Promise<StayOptionsOutcome> {
    const { checkin, checkout } = stay;
    const faults = roomsFaults(stay.rooms);
    if (faults.length > 0) return { kind: 'InvalidInput', faults };
    const guest = { email: null, replaces: terms.replaces };
    const [free, usedUp] = await Promise.all([
      this.availability.freeRooms({ checkin, checkout }, time),
      this.quotes.usedUp(guest),
    ]);
    if (free.kind === 'InvalidInput') return free;
    const isPlanUnpaid = this.pricing.plansOnSale.some(({ terms }) => !asksForMoney(terms));
    const unsecured = isPlanUnpaid
      ? await this.unsecured.leftFor({ checkin, checkout }, terms.replaces)
      : null;
    const types = new Map(free.roomTypes.map(({ roomType }) => [roomType.code, roomType]));
    const search = { stay, time, terms, unsecured, known: { types, usedUp } };
    const [options, combinations] = await Promise.all([
      Promise.all(free.roomTypes.map((one) => this.optionOf(one, search))),
      this.combinationsOf(free.roomTypes, search),
    ]);
    return { kind: 'StayOptions', stay, options, combinations };
  }

  private async optionOf({ roomType, roomsFree }: FreeRooms, search: Search): Promise<StayOptionFound> {
    const { rooms, checkin, checkout } = search.stay;
    const wanted = rooms.map((party) => ({ ...party, roomType: roomType.code }));
    const prices = await this.pricesOf(wanted, search);
    const { code: usual } = this.pricing.planOf({});
    const priced = prices.find(({ plan }) => plan.code === usual) ?? (await this.priceOf(wanted, search));
    const { quote, codeFault } = priced;
    const faults = distinct(withoutNearest(priced.faults));
    // Other dates do not help when there are too many guests.
    const mayHelp =
      (faults.length > 0 || roomsFree === 0) && faults.every(({ field }) => !isAboutGuests(field));
    const nearest =
      mayHelp && rooms.length === 1
        ? await this.availability.nearestStays(
            { roomType: roomType.code },
            { checkin, checkout },
            search.time,
          )
        : [];
    const canBeBooked = faults.length === 0 && roomsFree >= rooms.length;
    const offers = canBeBooked ? await this.offersFor(wanted, prices, search) : [];
    return { roomType, roomsFree, plans: prices, quote, codeFault, faults, offers, nearest };
  }

  /** The offered promotions that the rooms fit and that make no plan dearer. */
  private async offersFor(
    rooms: readonly WantedParty[],
    prices: readonly PlanPrice[],
    search: Search,
  ): Promise<OfferedPromotion[]> {
    if (search.terms.code !== null) return [];
    const offers = await Promise.all(
      this.rules.current.promotions
        .filter(({ id, isOffered }) => isOffered && !search.known.usedUp.has(id))
        .map((promotion) => this.offerOf(promotion, rooms, prices, search)),
    );
    return offers.flatMap((offer) => offer ?? []).toSorted((one, other) => other.savedPaise - one.savedPaise);
  }

  /** What the promotion saves on its best plan; null when the rooms fit it on no plan. */
  private async offerOf(
    promotion: Promotion,
    rooms: readonly WantedParty[],
    prices: readonly PlanPrice[],
    search: Search,
  ): Promise<OfferedPromotion | null> {
    const { code, name } = promotion;
    if (code === null) return null;
    const { checkin, checkout } = search.stay;
    const nights = nightsOf(checkin, checkout).map((night) => ({ night, valuePaise: 0 }));
    const savings: number[] = [];
    for (const { plan, quote } of prices) {
      const fits = rooms.every(
        ({ roomType }) =>
          unmetCondition(promotion, { roomType, plan: plan.code, nights }, search.time.today) === null,
      );
      if (!fits || !quote) continue;
      const wanted = rooms.map((room) => ({ ...room, plan: plan.code }));
      const priced = await this.priceOf(wanted, { ...search, terms: { ...search.terms, code } });
      if (priced.quote?.promotion?.promotion.id !== promotion.id) continue;
      savings.push(sumsOfQuote(quote).total - sumsOfQuote(priced.quote).total);
    }
    const savedPaise = Math.max(...savings);
    return savings.length > 0 && savedPaise >= 0 ? { name, code, savedPaise } : null;
  }

  private pricesOf(rooms: readonly WantedParty[], search: Search): Promise<(PlanPrice & PricedStay)[]> {
    return Promise.all(
      this.plansFor(rooms, search).map(async (plan) => ({
        plan,
        ...(await this.priceOf(
          rooms.map((room) => ({ ...room, plan: plan.code })),
          search,
        )),
      })),
    );
  }

  /** The plans on sale; without those that ask for nothing now if no more rooms may be booked unpaid. */
  private plansFor(rooms: readonly WantedParty[], { unsecured }: Search): readonly StoredPlan[] {
    const plans = this.pricing.plansOnSale;
    if (unsecured === null) return plans;
    const fits = rooms.every(
      ({ roomType }) =>
        rooms.filter((other) => other.roomType === roomType).length <= (unsecured.get(roomType) ?? 0),
    );
    return fits ? plans : plans.filter(({ terms }) => asksForMoney(terms));
  }

  /** The price with the code, or without it if the code cannot be used. */
  private async priceOf(
    rooms: readonly WantedParty[],
    { stay: { checkin, checkout }, time, terms: { code, replaces }, known }: Search,
  ): Promise<PricedStay> {
    const wanted = rooms.map((room) => ({ ...room, checkin, checkout }));
    const guest = { email: null, replaces };
    const outcome = await this.quotes.quote(wanted, time, { code, guest, known });
    if (outcome.kind === 'Quote') return { quote: outcome.quote, codeFault: null, faults: [] };
    const codeFault = outcome.faults.find(({ field }) => field === 'code');
    if (!codeFault) return { quote: null, codeFault: null, faults: outcome.faults };
    const plain = await this.quotes.quote(wanted, time, { guest, known });
    return { quote: plain.kind === 'Quote' ? plain.quote : null, codeFault, faults: [] };
  }

  private async combinationsOf(free: readonly FreeRooms[], search: Search): Promise<CombinationFound[]> {
    const found = cheapestCombinations({
      parties: search.stay.rooms,
      types: free.map(({ roomType, roomsFree }) => ({ type: roomType, free: roomsFree })),
      bands: this.property.current.childBands,
      ...this.roomPrices(search),
      mostRooms: MAXIMUM_STAYS,
    });
    const combinations = await Promise.all(
      found.map(async ({ rooms }) => ({
        rooms: rooms.flatMap((room) => {
          const type = search.known.types.get(room.roomType);
          return type ? [{ ...room, type }] : [];
        }),
        plans: await this.pricesOf(rooms, search),
      })),
    );
    // A quote may be refused for reasons that no rate has: an included extra may be sold out.
    return combinations.filter(({ plans }) => plans.some(({ quote }) => quote !== null));
  }

  /** The price of one room for each plan and promotion. */
  private roomPrices({ stay: { checkin, checkout }, time, terms: { code }, known }: Search) {
    const book = this.pricing.bookOf([...known.types.values()], this.rules.current);
    const plans = this.pricing.plansOnSale.map((plan) => plan.code);
    const entered = { code, usedUp: known.usedUp };
    const pricesOf = ({ code: roomType }: RoomType, guests: Guests): readonly number[] | null => {
      const totals = plans.map((plan) =>
        this.pricing.totalsByPromotion(
          book,
          [{ roomType, plan, checkin, checkout, ...guests }],
          time.today,
          entered,
        ),
      );
      return plans.length > 0 && totals.every((total) => total !== null) ? totals.flat() : null;
    };
    const nights = daysBetween(checkin, checkout) * plans.length * (1 + book.promotions.length);
    return { pricesOf, stepsOfPrices: nights * STEPS_OF_A_NIGHT };
  }
}

type WantedParty = Guests & Pick<StayRequest, 'roomType' | 'plan'>;
type PricedStay = Pick<StayOptionFound, 'quote' | 'codeFault' | 'faults'>;

/** The faults of the rooms of a search. A fault of the second room names `rooms.1.guests`. */
function roomsFaults(rooms: readonly Guests[]): FieldFaultParts[] {
  if (rooms.length > MAXIMUM_STAYS) return [fieldFault('rooms', 'TOO_MANY_STAYS', { stays: MAXIMUM_STAYS })];
  return rooms.flatMap((room, index) =>
    guestsFaults(room).map((fault) => ({
      ...fault,
      field: rooms.length === 1 ? fault.field : `rooms.${index}.${fault.field}`,
    })),
  );
}

const isAboutGuests = (field: string) => ABOUT_GUESTS.has(field.split('.').at(-1) ?? '');

/** Each fault once: rooms of one type and dates have the same. */
function distinct(faults: readonly FieldFaultParts[]): FieldFaultParts[] {
  const words = (fault: FieldFaultParts) => JSON.stringify({ ...fault, field: '' });
  return faults.filter(
    (fault, place) => faults.findIndex((other) => words(other) === words(fault)) === place,
  );
}

/** The faults without the nearest stay: rules do not consider free rooms, so that stay may be sold out. */
function withoutNearest(faults: readonly FieldFaultParts[]): FieldFaultParts[] {
  return faults.filter(({ code }) => code !== 'NEAREST_STAY');
}
