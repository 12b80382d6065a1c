import type { DataSource, EntityManager } from 'typeorm';
import { findRecords } from '../platform/database/plain-statements';
import type { InvalidInputOutcome } from '../platform/refusals/outcomes';
import { fieldFault, type FieldFaultParts } from '../platform/refusals/sentence';
import type { HotelTime } from '../platform/time/clock';
import { addDays, type PlainDate } from '../platform/time/dates';
import type { PropertyService } from '../property/property.service';
import { defaultPlanOf, namesOfIncluded, type StoredPlan } from '../rates/rate-plan.repository';
import { priceOf, totalOf, type PriceOutcome, type PriceRequest } from '../pricing/price';
import type { RestrictedStay } from '../pricing/restrictions';
import {
  NO_RULES,
  type Extra,
  type RateBook,
  type RateRules,
  type TypeRates,
  type UsedUpBy,
  type UsingGuest,
} from '../pricing/rate-book';
import type { ExtraUse } from '../pricing/extras';
import { NO_SUPPLEMENTS } from '../pricing/supplements';
import { chargeOf, chargeOfExtra, type QuoteAmounts, type QuotedStay, type StayRequest } from './quote';
import { RoomType, type RoomTypeName } from './room-type.entity';
import { Room } from './room.entity';
import type { CountedPromotions } from './promotions/counted-promotions';
import { codeFault } from './promotions/promotion-faults';
import { partyFaults, partyOf, sleeps, supplementsOf, type Guests } from './guests.policy';
import { extraFaults, soldOutFault, usesOfStays } from './extra.policy';
import { restrictionFaults } from './restriction-faults';
import {
  formPrefix,
  ROOM_TYPE_NOT_ON_SALE,
  stayCountFaults,
  stayFaults,
  UNKNOWN_ROOM_TYPE,
} from './stay.policy';

// Nothing is sold before the owner has written a policy, but cards show rates.
const NO_PLAN = { code: '', name: '', change: null, includedExtras: [], onSale: true };
const NOTHING_USED_UP: ReadonlyMap<number, UsedUpBy> = new Map();
const NO_CODE = { code: null, usedUp: NOTHING_USED_UP };
const NO_OVERRIDES: TypeRates['overrides'] = new Map();

const LOCK_TYPES = `
  SELECT 1 FROM room_types
  WHERE code = ANY($1) OR id IN (SELECT type_id FROM rooms WHERE id = ANY($2)) ORDER BY id FOR UPDATE`;

/** A stay with what the names of its fields begin with. */
interface NamedStay {
  request: StayRequest;
  prefix: string;
  /** The stay as it was sold, when it is changed. */
  booked?: RestrictedStay | null;
}

/** What a quote depends on beside the stays. */
interface QuoteTerms {
  /** Today's rules, or those of a change that is not saved yet. */
  rules?: RateRules;
  /** The code that the guest entered. */
  code?: string | null;
  /** Whose earlier bookings count; null while the guest is not known. */
  guest?: UsingGuest | null;
  /** Whether a booking is changed. Its own extras count then, so the change counts them itself. */
  isChange?: boolean;
  /** The staff sell the last night until it ends, whatever the site's hour of closing. */
  isAtDesk?: boolean;
}

/** What a quote at the desk depends on beside the stays. */
interface DeskTerms extends Pick<QuoteTerms, 'code' | 'guest'> {
  /** Whether the staff sell in spite of minimum stays, closed days and their like. */
  despiteRestrictions: boolean;
  /** No promotion applies when the staff set rates of their own. */
  withoutPromotions: boolean;
}

/** An extra, and whether new stays can have it. */
type OfferedExtra = Extra & { onSale: boolean };

/** Counts what is sold of extras. */
export interface CountedExtras {
  findSoldOut(
    wanted: readonly ExtraUse[],
    apart?: { replaces?: string | null },
  ): Promise<{ code: string; name: string; day: PlainDate } | null>;
}

type QuoteOutcome = { kind: 'Quote'; quote: QuoteAmounts } | InvalidInputOutcome;

/** Whether the hotel has a room type at all, on sale or not. */
export async function hasAnyRoomType(database: DataSource): Promise<boolean> {
  return (await findRecords(database.manager, RoomType, 'LIMIT 1', [])).length > 0;
}

/** Room types and what stays in them cost. */
export class RoomService {
  constructor(
    private readonly database: DataSource,
    private readonly property: Pick<PropertyService, 'current' | 'paisePerUnitOn' | 'taxPeriods' | 'plans'>,
    private readonly rules: { readonly current: RateRules },
    private readonly promotions: CountedPromotions,
    private readonly extras: { readonly priced: readonly OfferedExtra[] },
    private readonly extraUses: CountedExtras,
  ) {}

  /** Those on sale, in the owner's order. */
  roomTypes(): Promise<RoomType[]> {
    return findRecords(this.database.manager, RoomType, 'WHERE on_sale ORDER BY sort_order, id', []);
  }

  /** All room types, also those that are not on sale, in the owner's order. */
  allTypes(): Promise<RoomType[]> {
    return findRecords(this.database.manager, RoomType, 'ORDER BY sort_order, id', []);
  }

  /** The type of a booking that names none: the first one on sale. Null when nothing is. */
  async defaultType(): Promise<RoomTypeName | null> {
    return (await this.roomTypes())[0]?.code ?? null;
  }

  /** The room type of that code, also when it is not on sale; null when the hotel has none. */
  async findType(code: RoomTypeName): Promise<RoomType | null> {
    return (await this.typesByCode([code])).get(code) ?? null;
  }

  /**
   * What one night in each room type on sale costs at its own rate, with today's tax and exchange rate, in paise; by the
   * type's code. Seasons and overrides do not change it: cards show it without dates.
   */
  async pricesOfTonight(
    today: PlainDate,
  ): Promise<Map<RoomTypeName, { type: RoomType; totalPaise: number }>> {
    const types = await this.roomTypes();
    const book = this.bookOf(types, NO_RULES);
    return new Map(
      types.map((type) => [
        type.code,
        { type, totalPaise: this.priceOfNight(book, { roomType: type.code, guests: 1 }, today, today) },
      ]),
    );
  }

  /** Those of the types whose room sleeps the guests. */
  typesFor(types: readonly RoomType[], who: Guests): RoomType[] {
    return types.filter((type) => sleeps(type, who, this.property.current.childBands));
  }

  /**
   * What each of these nights costs these guests by itself on the cheapest plan on sale, with today's exchange rate and the tax of the
   * night, in paise: in the order of the nights, by the type's code. Restrictions do not change it, nor do promotions that
   * may be used up.
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

  /** All rooms, in the order of their numbers. */
  rooms(): Promise<Room[]> {
    return findRecords(this.database.manager, Room, 'ORDER BY number', []);
  }

  /** Whether the hotel has a room type at all, on sale or not. */
  hasAnyRoomType(): Promise<boolean> {
    return hasAnyRoomType(this.database);
  }

  /**
   * Locks the rows of these types, and of the types of these rooms, until the transaction ends, so that rooms of one type are
   * sold one at a time. All callers lock in the same order.
   */
  async lockRoomTypes(
    manager: EntityManager,
    codes: readonly RoomTypeName[],
    roomIds: readonly number[] = [],
  ): Promise<void> {
    await manager.query(LOCK_TYPES, [codes, roomIds]);
  }

  /**
   * Everything that is wrong with the stays of one booking, or their price. A fault names its field: `checkin` of the
   * first stay, `furtherStays.0.checkin` of the next.
   */
  async quote(
    requests: readonly StayRequest[],
    time: HotelTime,
    terms: QuoteTerms = {},
  ): Promise<QuoteOutcome> {
    const tooMany = stayCountFaults(requests.length);
    if (tooMany.length > 0) return { kind: 'InvalidInput', faults: tooMany };
    const named = requests.map((request, index) => ({ request, prefix: formPrefix(index) }));
    return this.quoteNamed(named, time, terms);
  }

  /**
   * The same for stays of a booking that is changed. A fault of the second stay names `stays.1.checkin`. A check-in that
   * stays as it was may be over.
   */
  async quoteChange(
    changed: readonly { request: StayRequest; position: number; booked: RestrictedStay | null }[],
    time: HotelTime,
  ): Promise<QuoteOutcome> {
    const named = changed.map(({ position, ...one }) => ({ ...one, prefix: `stays.${position}.` }));
    return this.quoteNamed(named, time, {
      rules: { ...this.rules.current, promotions: [] },
      isChange: true,
    });
  }

  /**
   * The same for a booking of the staff: `time` names the business day, and a fault of the second stay names
   * `stays.1.checkin`.
   */
  async quoteAtDesk(
    requests: readonly StayRequest[],
    time: HotelTime,
    { despiteRestrictions, withoutPromotions, ...terms }: DeskTerms,
  ): Promise<QuoteOutcome> {
    const { current } = this.rules;
    const rules = {
      ...current,
      ...(despiteRestrictions ? { restrictions: [] } : {}),
      ...(withoutPromotions ? { promotions: [] } : {}),
    };
    const named = requests.map((request, index) => ({ request, prefix: `stays.${index}.` }));
    return this.quoteNamed(named, time, { ...terms, rules, isAtDesk: true });
  }

  private async quoteNamed(
    named: readonly NamedStay[],
    time: HotelTime,
    { rules = this.rules.current, code, guest = null, isChange = false, isAtDesk = false }: QuoteTerms,
  ): Promise<QuoteOutcome> {
    const paisePerUnit = this.property.paisePerUnitOn(time.today);
    if (named.length === 0) return { kind: 'Quote', quote: { paisePerUnit, stays: [], promotion: null } };
    const requests = named.map(({ request }) => request);
    const types = await this.typesByCode(requests.map(({ roomType }) => roomType));
    const { current } = this.property;
    const window = isAtDesk ? { ...current, lastSameDayBooking: null } : current;
    const faults = named.flatMap(({ request, prefix, booked }) => {
      const type = types.get(request.roomType);
      const ofType = type ? this.typeFaults(request, type) : [UNKNOWN_ROOM_TYPE];
      const ofPlan = this.isSold(request, booked) ? [] : [UNKNOWN_PLAN];
      const ofExtras = extraFaults(request.extras ?? [], this.extras.priced);
      const ofDates = stayFaults(request, time, window);
      const keepsCheckin = booked?.checkin === request.checkin;
      const counted = ofDates.filter(({ field }) => !keepsCheckin || field !== 'checkin');
      return inFields(prefix, [...counted, ...ofType, ...ofPlan, ...ofExtras]);
    });
    if (faults.length > 0) return { kind: 'InvalidInput', faults };
    const wanted = named.map(({ request, booked }) => ({ ...request, booked }));
    const usedUp = await this.promotions.usedUp(rules.promotions, guest);
    const entered = code?.trim() ? code : null;
    const book = this.bookOf([...types.values()], rules);
    const priced = this.priced(book, wanted, time.today, { code: entered, usedUp });
    const refused = (faults: FieldFaultParts[]) => ({ kind: 'InvalidInput' as const, faults });
    switch (priced.kind) {
      case 'Priced':
        break;
      case 'Restricted':
        return refused(inFields(named[priced.stay]?.prefix ?? '', restrictionFaults(priced)));
      case 'UnknownCode':
      case 'CodeUsedUp':
      case 'ConditionUnmet':
        return refused([codeFault(priced, usedUp, this.property.plans)]);
      default:
        throw new Error(`A valid stay has no price: ${priced.kind}.`);
    }
    const stays = requests.map((request, index): QuotedStay => {
      const plan = this.planOf(request);
      const { nights, extras } = priced.stays[index] ?? { nights: [], extras: [] };
      const supplements = book.types.get(request.roomType)?.supplements ?? NO_SUPPLEMENTS;
      return {
        ...request,
        roomTitle: types.get(request.roomType)?.name ?? request.roomType,
        plan: plan.code,
        planName: plan.name,
        lines: nights.map((night) => chargeOf(night, supplements, paisePerUnit)),
        extraLines: extras.map((extra) => chargeOfExtra(extra, paisePerUnit)),
        includedExtras: namesOfIncluded(plan, this.extras.priced),
      };
    });
    const soldOut = isChange ? null : await this.extraUses.findSoldOut(usesOfStays(stays), guest ?? {});
    if (soldOut) return refused([soldOutFault(soldOut, stays)]);
    const { promotion: used, savedPaise } = priced;
    const promotion = used && { promotion: used, savedPaise };
    return { kind: 'Quote', quote: { paisePerUnit, stays, promotion } };
  }

  private ratesOf(type: RoomType, overrides: RateRules['overrides']): TypeRates {
    return {
      code: type.code,
      baseCents: type.nightlyRateCents,
      supplements: supplementsOf(type, this.property.current.childBands),
      overrides: overrides.get(type.id) ?? NO_OVERRIDES,
    };
  }

  private typeFaults(request: StayRequest, type: RoomType): FieldFaultParts[] {
    if (!type.onSale) return [ROOM_TYPE_NOT_ON_SALE];
    return partyFaults(type, request, this.property.current.childBands);
  }

  /** The rate plans that can be booked, in the owner's order. */
  get plansOnSale(): readonly StoredPlan[] {
    return this.property.plans.filter(({ onSale }) => onSale);
  }

  /** The plan that is asked for, or the first one. */
  private planOf({ plan }: Pick<StayRequest, 'plan'>) {
    const { plans } = this.property;
    const found = plan ? plans.find(({ code }) => code === plan) : defaultPlanOf(plans);
    return found ?? NO_PLAN;
  }

  /** Whether the plan can be booked. A stay that is changed keeps its own, also when that one is off sale. */
  private isSold({ plan }: StayRequest, booked: RestrictedStay | null | undefined): boolean {
    const found = this.planOf({ plan });
    return !plan || (found !== NO_PLAN && (found.onSale || Boolean(booked)));
  }

  private priced(
    book: RateBook,
    stays: readonly (StayRequest & Pick<NamedStay, 'booked'>)[],
    today: PlainDate,
    { code, usedUp }: { code: string | null; usedUp: ReadonlyMap<number, UsedUpBy> } = NO_CODE,
  ): PriceOutcome {
    const request: Omit<PriceRequest, 'stays'> = {
      today,
      code,
      paisePerUnit: this.property.paisePerUnitOn(today),
      usedUp: new Set(usedUp.keys()),
      mostNights: this.property.current.maximumNights,
    };
    const priced = stays.map(({ roomType, checkin, checkout, booked, plan, extras = [], ...who }) => ({
      roomType,
      checkin,
      checkout,
      extras,
      booked,
      plan: this.planOf({ plan }).code,
      party: partyOf(who),
    }));
    return priceOf(book, { ...request, stays: priced });
  }

  /** What the prices of these types follow from, under these rules. */
  bookOf(types: readonly RoomType[], { overrides, ...rules }: RateRules): RateBook {
    return {
      ...rules,
      types: new Map(types.map((type) => [type.code, this.ratesOf(type, overrides)])),
      plans: new Map([NO_PLAN, ...this.property.plans].map((plan) => [plan.code, plan])),
      extras: new Map(this.extras.priced.map((extra) => [extra.code, extra])),
      taxPeriods: this.property.taxPeriods,
    };
  }

  private async typesByCode(codes: readonly RoomTypeName[]): Promise<Map<string, RoomType>> {
    const types = await findRecords(this.database.manager, RoomType, 'WHERE code = ANY($1)', [codes]);
    return new Map(types.map((type) => [type.code, type]));
  }
}

/** The fault of a rate plan that cannot be booked. It does not repeat what was sent. */
const UNKNOWN_PLAN = fieldFault('plan', 'RATE_PLAN_UNKNOWN');

function inFields(prefix: string, faults: readonly FieldFaultParts[]): FieldFaultParts[] {
  return faults.map((fault) => ({ ...fault, field: `${prefix}${fault.field}` }));
}
