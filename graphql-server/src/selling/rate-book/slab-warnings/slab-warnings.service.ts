import type { InvalidInputOutcome } from '../../../platform/refusals/outcomes';
import { fieldFault, type FieldFaultParts } from '../../../platform/refusals/sentence';
import type { PlainDate } from '../../../platform/time/dates';
import { slabWarningOf, type SlabWarning } from '../../pricing/near-slab';
import { rateOfNight } from '../../pricing/night-rate';
import {
  NO_RULES,
  type PlanRates,
  type RateChange,
  type RateRules,
  type RoomTypeCode,
  type Season,
  type TypeRates,
} from '../../pricing/rate-book';
import { NO_SUPPLEMENTS } from '../../pricing/supplements';
import type { PropertyService } from '../../property/property.service';
import type { RoomType } from '../../rooms/room-type.entity';
import type { PricingService } from '../../quotes/pricing.service';
import type { RoomService } from '../../rooms/room.service';

/** A warning with the titles of room type and plan. */
export interface NamedSlabWarning extends SlabWarning {
  /** Null for a rate without a room type yet. */
  roomType: RoomTypeCode | null;
  roomTitle: string | null;
  /** Null for a plan that is not saved yet. */
  plan: string | null;
  planName: string | null;
}

/** Rates as the owner types them, before they are saved. */
export interface TypedRates {
  /** The rate of one room type; null for the rates of all types. */
  nightlyRateCents: number | null;
  /** The change of one plan; null for all plans on sale. An amount of 0 changes nothing. */
  planChange: RateChange | null;
}

type Plan = Pick<PlanRates, 'code' | 'change' | 'includedExtras'> & { name: string | null };

/** The rates of one room type with its names. */
interface NamedRates extends Pick<NamedSlabWarning, 'roomType' | 'roomTitle'> {
  type: TypeRates;
}

type SlabWarningsOutcome = { kind: 'SlabWarnings'; warnings: NamedSlabWarning[] } | InvalidInputOutcome;

const LIMITS = { rateCents: 10_000_000, planHundredths: 9_000 } as const;
const ONE_GUEST = { adults: 1, childAges: [] };
const UNNAMED = { code: '', name: null, includedExtras: [] };
const NO_TYPE = { roomType: null, roomTitle: null };
// Only the rate itself: no supplements and no overrides.
const ALONE = {
  code: '',
  supplements: NO_SUPPLEMENTS,
  overrides: new Map<PlainDate, RateChange>(),
};

const isWithin = (value: number, least: number, most: number) => value >= least && value <= most;

function faultsOf({ nightlyRateCents, planChange }: TypedRates): FieldFaultParts[] {
  const { rateCents, planHundredths } = LIMITS;
  const maximum = rateCents / 100;
  const faults: FieldFaultParts[] = [];
  if (nightlyRateCents !== null && !isWithin(nightlyRateCents, 1, rateCents))
    faults.push(fieldFault('nightlyRateCents', 'RATE_OUT_OF_RANGE', { maximum: rateCents / 100 }));
  if (planChange?.kind === 'PERCENT' && !isWithin(planChange.hundredths, -planHundredths, planHundredths))
    faults.push(fieldFault('planPercentHundredths', 'PLAN_CHANGE_INVALID', { maximum }));
  if (planChange?.kind === 'AMOUNT' && !isWithin(planChange.cents, -rateCents, rateCents))
    faults.push(fieldFault('planCents', 'PLAN_CHANGE_INVALID', { maximum }));
  return faults;
}

/** Finds nights slightly above the limit of a tax slab. */
export class SlabWarningService {
  constructor(
    private readonly rooms: Pick<RoomService, 'allTypes'>,
    private readonly pricing: Pick<PricingService, 'bookOf' | 'plansOnSale'>,
    private readonly property: Pick<PropertyService, 'paisePerUnitOn' | 'taxPeriods'>,
  ) {}

  /** The warnings about tonight's rates of room types on plans, as stored or as the owner types them. */
  async ofTypedRates(typed: TypedRates, today: PlainDate): Promise<SlabWarningsOutcome> {
    const faults = faultsOf(typed);
    if (faults.length > 0) return { kind: 'InvalidInput', faults };
    const { nightlyRateCents, planChange } = typed;
    const plans = planChange ? [{ ...UNNAMED, change: planChange }] : this.pricing.plansOnSale;
    const rooms =
      nightlyRateCents === null
        ? this.roomsOf(await this.rooms.allTypes(), NO_RULES)
        : [{ ...NO_TYPE, type: { ...ALONE, baseCents: nightlyRateCents } }];
    const warnings = this.ofNight(rooms, plans, { night: today, today, seasons: [] });
    return { kind: 'SlabWarnings', warnings };
  }

  /** The warnings about one night in each of these types on each plan on sale, under these rules. */
  ofRules(
    types: readonly RoomType[],
    rules: RateRules,
    dates: { night: PlainDate; today: PlainDate },
  ): NamedSlabWarning[] {
    const { seasons } = rules;
    return this.ofNight(this.roomsOf(types, rules), this.pricing.plansOnSale, { ...dates, seasons });
  }

  private roomsOf(types: readonly RoomType[], rules: RateRules): NamedRates[] {
    const book = this.pricing.bookOf(types, rules);
    return types.flatMap(({ code, name }) => {
      const type = book.types.get(code);
      return type ? [{ roomType: code, roomTitle: name, type }] : [];
    });
  }

  private ofNight(
    rooms: readonly NamedRates[],
    plans: readonly Plan[],
    { night, today, seasons }: { night: PlainDate; today: PlainDate; seasons: readonly Season[] },
  ): NamedSlabWarning[] {
    const { taxPeriods } = this.property;
    const paisePerUnit = this.property.paisePerUnitOn(today);
    return rooms.flatMap(({ type, ...room }) =>
      plans.flatMap((plan) => {
        const priced = { type, plan, party: ONE_GUEST };
        const rate = rateOfNight({ seasons }, priced, night, paisePerUnit);
        const warning = slabWarningOf(taxPeriods, plan, rate, paisePerUnit);
        return warning ? [{ ...warning, ...room, plan: plan.code || null, planName: plan.name }] : [];
      }),
    );
  }
}
