import type { InvalidInputOutcome } from '../../platform/refusals/outcomes';
import { fieldFault, type FieldFaultParts } from '../../platform/refusals/sentence';
import type { HotelTime } from '../../platform/time/clock';
import type { PlainDate } from '../../platform/time/dates';
import type { PropertyService } from '../property/property.service';
import { namesOfIncluded } from '../rates/rate-plan.repository';
import type { ExtraUse } from '../pricing/extras';
import type { PriceOutcome } from '../pricing/price';
import type { RestrictedStay } from '../pricing/restrictions';
import type { RateBook, RateRules, UsedUpBy, UsingGuest } from '../pricing/rate-book';
import { NO_SUPPLEMENTS } from '../pricing/supplements';
import { partyFaults } from '../rooms/guests.policy';
import type { RoomType } from '../rooms/room-type.entity';
import type { RoomService } from '../rooms/room.service';
import { extraFaults, soldOutFault, usesOfStays } from './extra.policy';
import type { OfferedExtra, PricingService } from './pricing.service';
import type { CountedPromotions } from './promotions/counted-promotions';
import { codeFault } from './promotions/promotion-faults';
import { chargeOf, chargeOfExtra, type QuoteAmounts, type QuotedStay, type StayRequest } from './quote';
import { restrictionFaults } from './restriction-faults';
import {
  formPrefix,
  ROOM_TYPE_NOT_ON_SALE,
  stayCountFaults,
  stayFaults,
  UNKNOWN_ROOM_TYPE,
} from './stay.policy';

/** A stay, with the prefix of its field names. */
interface NamedStay {
  request: StayRequest;
  prefix: string;
  /** The stay as it was sold, when this is a change. */
  booked?: RestrictedStay | null;
}

/** Everything on which a quote depends in addition to the stays. */
interface QuoteTerms {
  /** Today's rules, or the rules after a change that is not saved yet. */
  rules?: RateRules;
  /** The code that the guest entered. */
  code?: string | null;
  /** The guest whose earlier bookings count; null while the guest is not known. */
  guest?: UsingGuest | null;
  /** Whether an existing booking is changed. Its own extras then count as used, so the change counts extras itself. */
  isChange?: boolean;
  /** The staff can sell the last night until it ends, regardless of the site's closing time. */
  isAtDesk?: boolean;
  /** What the caller has read already, for several quotes of one moment. */
  known?: KnownFacts;
}

/** What the quotes of one search have in common. */
export interface KnownFacts {
  /** All room types on sale, by their code. */
  types: ReadonlyMap<string, RoomType>;
  /** The promotions that have no use left. */
  usedUp: ReadonlyMap<number, UsedUpBy>;
}

/** Everything on which a quote at the desk depends in addition to the stays. */
interface DeskTerms extends Pick<QuoteTerms, 'code' | 'guest'> {
  /** Whether the staff sell despite minimum stays, closed days and similar rules. */
  despiteRestrictions: boolean;
  /** No promotion applies when the staff set their own rates. */
  withoutPromotions: boolean;
}

/** Counts the uses of extras. */
interface CountedExtras {
  findSoldOut(
    wanted: readonly ExtraUse[],
    apart?: { replaces?: string | null },
  ): Promise<{ code: string; name: string; day: PlainDate } | null>;
}

type QuoteOutcome = { kind: 'Quote'; quote: QuoteAmounts } | InvalidInputOutcome;

type Priced = Extract<PriceOutcome, { kind: 'Priced' }>;

/** The room types of the stays, by their code. */
type TypesByCode = ReadonlyMap<string, RoomType>;

interface QuoteServiceNeeds {
  rooms: Pick<RoomService, 'typesByCode'>;
  pricing: PricingService;
  property: Pick<PropertyService, 'current' | 'paisePerUnitOn' | 'plans'>;
  rules: { readonly current: RateRules };
  promotions: CountedPromotions;
  extras: { readonly priced: readonly OfferedExtra[] };
  extraUses: CountedExtras;
}

/** Checks and prices the stays of one booking. */
export class QuoteService {
  constructor(private readonly needs: QuoteServiceNeeds) {}

  /**
   * All faults of the stays of one booking, or their price. A fault names its field: `checkin` of the first stay,
   * `furtherStays.0.checkin` of the next.
   */
  async quote(
    requests: readonly StayRequest[],
    time: HotelTime,
    terms: QuoteTerms = {},
  ): Promise<QuoteOutcome> {
    const tooMany = stayCountFaults(requests.length);
    if (tooMany.length > 0) return refused(tooMany);
    const named = requests.map((request, index) => ({ request, prefix: formPrefix(index) }));
    return this.quoteNamed(named, time, terms);
  }

  /**
   * The quote for the stays of a changed booking. A fault of the second stay names `stays.1.checkin`. An unchanged
   * check-in may be in the past.
   */
  async quoteChange(
    changed: readonly { request: StayRequest; position: number; booked: RestrictedStay | null }[],
    time: HotelTime,
  ): Promise<QuoteOutcome> {
    const named = changed.map(({ position, ...one }) => ({ ...one, prefix: `stays.${position}.` }));
    return this.quoteNamed(named, time, {
      rules: { ...this.needs.rules.current, promotions: [] },
      isChange: true,
    });
  }

  /**
   * The quote for a booking by the staff. `time` names the business day, and a fault of the second stay names
   * `stays.1.checkin`.
   */
  async quoteAtDesk(
    requests: readonly StayRequest[],
    time: HotelTime,
    { despiteRestrictions, withoutPromotions, ...terms }: DeskTerms,
  ): Promise<QuoteOutcome> {
    const { current } = this.needs.rules;
    const rules = {
      ...current,
      ...(despiteRestrictions ? { restrictions: [] } : {}),
      ...(withoutPromotions ? { promotions: [] } : {}),
    };
    const named = requests.map((request, index) => ({ request, prefix: `stays.${index}.` }));
    return this.quoteNamed(named, time, { ...terms, rules, isAtDesk: true });
  }

  /** The promotions that have no use left for the guest. */
  usedUp(
    guest: UsingGuest | null,
    { promotions }: Pick<RateRules, 'promotions'> = this.needs.rules.current,
  ): Promise<ReadonlyMap<number, UsedUpBy>> {
    return this.needs.promotions.usedUp(promotions, guest);
  }

  private async quoteNamed(
    named: readonly NamedStay[],
    time: HotelTime,
    {
      rules = this.needs.rules.current,
      code,
      guest = null,
      isChange = false,
      isAtDesk = false,
      known,
    }: QuoteTerms,
  ): Promise<QuoteOutcome> {
    const paisePerUnit = this.needs.property.paisePerUnitOn(time.today);
    if (named.length === 0) return { kind: 'Quote', quote: { paisePerUnit, stays: [], promotion: null } };
    const requests = named.map(({ request }) => request);
    const types =
      known?.types ?? (await this.needs.rooms.typesByCode(requests.map(({ roomType }) => roomType)));
    const faults = named.flatMap((stay) => this.faultsOf(stay, types, time, { isAtDesk }));
    if (faults.length > 0) return refused(faults);
    const usedUp = known?.usedUp ?? (await this.usedUp(guest, rules));
    const book = this.needs.pricing.bookOf([...types.values()], rules);
    const wanted = named.map(({ request, booked }) => ({ ...request, booked }));
    const entered = code?.trim() ? code : null;
    const priced = this.needs.pricing.priced(book, wanted, time.today, { code: entered, usedUp });
    if (priced.kind !== 'Priced') return refused(this.pricingFaults(priced, named, usedUp));
    const stays = this.quotedStays(requests, priced, types, book, paisePerUnit);
    const soldOut = isChange ? null : await this.needs.extraUses.findSoldOut(usesOfStays(stays), guest ?? {});
    if (soldOut) return refused([soldOutFault(soldOut, stays)]);
    const { promotion: used, savedPaise } = priced;
    const promotion = used && { promotion: used, savedPaise };
    return { kind: 'Quote', quote: { paisePerUnit, stays, promotion } };
  }

  /** The faults of one stay, independent of its price. */
  private faultsOf(
    { request, prefix, booked }: NamedStay,
    types: TypesByCode,
    time: HotelTime,
    { isAtDesk }: { isAtDesk: boolean },
  ): FieldFaultParts[] {
    const { current } = this.needs.property;
    const window = isAtDesk ? { ...current, lastSameDayBooking: null } : current;
    const type = types.get(request.roomType);
    const ofType = type ? this.typeFaults(request, type) : [UNKNOWN_ROOM_TYPE];
    const ofPlan = this.needs.pricing.isSold(request, booked) ? [] : [UNKNOWN_PLAN];
    const ofExtras = extraFaults(request.extras ?? [], this.needs.extras.priced);
    const keepsCheckin = booked?.checkin === request.checkin;
    const ofDates = stayFaults(request, time, window).filter(
      ({ field }) => !keepsCheckin || field !== 'checkin',
    );
    return inFields(prefix, [...ofDates, ...ofType, ...ofPlan, ...ofExtras]);
  }

  private typeFaults(request: StayRequest, type: RoomType): FieldFaultParts[] {
    if (!type.onSale) return [ROOM_TYPE_NOT_ON_SALE];
    return partyFaults(type, request, this.needs.property.current.childBands);
  }

  /** Why valid stays have no price: a restriction, or the code. */
  private pricingFaults(
    outcome: Exclude<PriceOutcome, Priced>,
    named: readonly NamedStay[],
    usedUp: ReadonlyMap<number, UsedUpBy>,
  ): FieldFaultParts[] {
    switch (outcome.kind) {
      case 'Restricted':
        return inFields(named[outcome.stay]?.prefix ?? '', restrictionFaults(outcome));
      case 'UnknownCode':
      case 'CodeUsedUp':
      case 'ConditionUnmet':
        return [codeFault(outcome, usedUp, this.needs.property.plans)];
      default:
        throw new Error(`A valid stay has no price: ${outcome.kind}.`);
    }
  }

  private quotedStays(
    requests: readonly StayRequest[],
    priced: Priced,
    types: TypesByCode,
    book: RateBook,
    paisePerUnit: number,
  ): QuotedStay[] {
    return requests.map((request, index): QuotedStay => {
      const plan = this.needs.pricing.planOf(request);
      const { nights, extras } = priced.stays[index] ?? { nights: [], extras: [] };
      const supplements = book.types.get(request.roomType)?.supplements ?? NO_SUPPLEMENTS;
      return {
        ...request,
        roomTitle: types.get(request.roomType)?.name ?? request.roomType,
        plan: plan.code,
        planName: plan.name,
        lines: nights.map((night) => chargeOf(night, supplements, paisePerUnit)),
        extraLines: extras.map((extra) => chargeOfExtra(extra, paisePerUnit)),
        includedExtras: namesOfIncluded(plan, this.needs.extras.priced),
      };
    });
  }
}

/** The fault of a rate plan that cannot be booked. It does not repeat the sent value. */
const UNKNOWN_PLAN = fieldFault('plan', 'RATE_PLAN_UNKNOWN');

function refused(faults: FieldFaultParts[]): InvalidInputOutcome {
  return { kind: 'InvalidInput', faults };
}

function inFields(prefix: string, faults: readonly FieldFaultParts[]): FieldFaultParts[] {
  return faults.map((fault) => ({ ...fault, field: `${prefix}${fault.field}` }));
}
