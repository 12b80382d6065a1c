import {
  type Extra,
  type RateBook,
  type RateRules,
  type TypeRates,
  type UsedUpBy,
} from '../pricing/rate-book';
import { priceOf, totalOf, totalsByPromotion, type PriceOutcome, type PriceRequest } from '../pricing/price';
import type { RestrictedStay } from '../pricing/restrictions';
import { addDays, type PlainDate } from '../../platform/time/dates';
import type { PropertyService } from '../property/property.service';
import { defaultPlanOf, type StoredPlan } from '../rates/rate-plan.repository';
import { partyOf, supplementsOf, type Guests } from '../rooms/guests.policy';
import type { RoomType, RoomTypeName } from '../rooms/room-type.entity';
import type { RoomService } from '../rooms/room.service';
import type { StayRequest } from './quote';

// Nothing is sold before the owner has written a policy, but cards show rates.
const NO_PLAN = { code: '', name: '', change: null, includedExtras: [], onSale: true };
const NO_CODE: EnteredCode = { code: null, usedUp: new Map() };
const NO_OVERRIDES: TypeRates['overrides'] = new Map();

/** An extra, and whether new stays can have it. */
export type OfferedExtra = Extra & { onSale: boolean };

/** The code that the guest entered, and the promotions that are used up. */
interface EnteredCode {
  code: string | null;
  usedUp: ReadonlyMap<number, UsedUpBy>;
}

/** A stay to price. `booked` is the stay as it was sold, when this is a change. */
export type StayToPrice = StayRequest & { booked?: RestrictedStay | null };

/** Calculates prices with the hotel's rates, plans, extras and taxes. */
export class PricingService {
  constructor(
    private readonly rooms: Pick<RoomService, 'roomTypes'>,
    private readonly property: Pick<PropertyService, 'current' | 'paisePerUnitOn' | 'taxPeriods' | 'plans'>,
    private readonly rules: { readonly current: RateRules },
    private readonly extras: { readonly priced: readonly OfferedExtra[] },
  ) {}

  /** The rate plans that can be booked, in the owner's order. */
  get plansOnSale(): readonly StoredPlan[] {
    return this.property.plans.filter(({ onSale }) => onSale);
  }

  /** The requested plan, or the first plan. */
  planOf({ plan }: Pick<StayRequest, 'plan'>): Pick<StoredPlan, keyof typeof NO_PLAN> {
    const { plans } = this.property;
    const found = plan ? plans.find(({ code }) => code === plan) : defaultPlanOf(plans);
    return found ?? NO_PLAN;
  }

  /** Whether the plan can be booked. A changed stay keeps its plan, even when the plan is off sale. */
  isSold({ plan }: Pick<StayRequest, 'plan'>, booked: RestrictedStay | null | undefined): boolean {
    const found = this.planOf({ plan });
    return !plan || (found !== NO_PLAN && (found.onSale || Boolean(booked)));
  }

  /** Everything on which the prices of these types depend, under these rules. */
  bookOf(types: readonly RoomType[], { overrides, ...rules }: RateRules): RateBook {
    return {
      ...rules,
      types: new Map(types.map((type) => [type.code, this.ratesOf(type, overrides)])),
      plans: new Map([NO_PLAN, ...this.property.plans].map((plan) => [plan.code, plan])),
      extras: new Map(this.extras.priced.map((extra) => [extra.code, extra])),
      taxPeriods: this.property.taxPeriods,
    };
  }

  /** The price of the stays with today's exchange rate, in paise, or why they have no price. */
  priced(book: RateBook, stays: readonly StayToPrice[], today: PlainDate, entered = NO_CODE): PriceOutcome {
    return priceOf(book, this.priceRequest(stays, today, entered));
  }

  /** The totals of the stays at the full price and with each promotion; null when a rule refuses the stays. */
  totalsByPromotion(
    book: RateBook,
    stays: readonly StayRequest[],
    today: PlainDate,
    entered: EnteredCode,
  ): number[] | null {
    return totalsByPromotion(book, this.priceRequest(stays, today, entered));
  }

  private priceRequest(
    stays: readonly StayToPrice[],
    today: PlainDate,
    { code, usedUp }: EnteredCode,
  ): PriceRequest {
    const priced = stays.map(({ roomType, checkin, checkout, booked, plan, extras = [], ...who }) => ({
      roomType,
      checkin,
      checkout,
      extras,
      booked,
      plan: this.planOf({ plan }).code,
      party: partyOf(who),
    }));
    return {
      stays: priced,
      today,
      code,
      paisePerUnit: this.property.paisePerUnitOn(today),
      usedUp: new Set(usedUp.keys()),
      mostNights: this.property.current.maximumNights,
    };
  }

  /**
   * The price of each of these nights alone for these guests, on the cheapest plan on sale, with today's exchange rate
   * and the tax of the night, in paise: in the order of the nights, by the type's code. It ignores restrictions, and
   * promotions that may be used up.
   */
  pricesOfNights(
    types: readonly RoomType[],
    nights: readonly PlainDate[],
    who: Guests,
    today: PlainDate,
  ): Map<RoomTypeName, number[]> {
    const { promotions, ...rules } = this.rules.current;
    const unlimited = promotions.filter((one) => one.totalUses === null && one.usesPerGuest === null);
    const book = this.bookOf(types, { ...rules, restrictions: [], promotions: unlimited });
    const plans = this.plansOnSale.map(({ code }) => code);
    const lowest = (code: RoomTypeName, night: PlainDate) =>
      Math.min(
        ...(plans.length > 0 ? plans : [null]).map((plan) =>
          this.priceOfNight(book, { roomType: code, plan, ...who }, night, today),
        ),
      );
    return new Map(types.map(({ code }) => [code, nights.map((night) => lowest(code, night))]));
  }

  private priceOfNight(
    book: RateBook,
    sold: Pick<StayRequest, 'roomType' | 'plan' | 'guests' | 'children'>,
    night: PlainDate,
    today: PlainDate,
  ): number {
    const { roomType } = sold;
    const stay = { ...sold, checkin: night, checkout: addDays(night, 1) };
    const priced = this.priced(book, [stay], today);
    if (priced.kind !== 'Priced') throw new Error(`A night of ${roomType} has no price.`);
    return totalOf(priced.stays);
  }

  private ratesOf(type: RoomType, overrides: RateRules['overrides']): TypeRates {
    return {
      code: type.code,
      baseCents: type.nightlyRateCents,
      supplements: supplementsOf(type, this.property.current.childBands),
      overrides: overrides.get(type.id) ?? NO_OVERRIDES,
    };
  }
}
