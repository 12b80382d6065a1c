import type { DataSource } from 'typeorm';
import type { InvalidInputOutcome } from '../../platform/refusals/outcomes';
import { fieldFault, type FieldFaultParts } from '../../platform/refusals/sentence';
import type { HotelTime } from '../../platform/time/clock';
import { addDays, nightsOf, type PlainDate } from '../../platform/time/dates';
import { slabWarningOf, totalOfNight, type SlabWarning } from '../pricing/near-slab';
import { rateOfNight, seasonOf, type NightRate } from '../pricing/night-rate';
import {
  isDateOf,
  isFor,
  type PlanRates,
  type RateBook,
  type RateChange,
  type Restriction,
  type TypeRates,
} from '../pricing/rate-book';
import type { PropertyService } from '../property/property.service';
import { readRateRules, type RateBookRepository } from '../rate-book/rate-book.repository';
import type { RateChangeEntry } from '../rate-book/rate-change.entity';
import type { PricingService } from '../quotes/pricing.service';
import type { RoomService } from '../rooms/room.service';
import type { RoomType } from '../rooms/room-type.entity';

export const GRID_DAYS = { least: 1, most: 31, usual: 14 };
/** Overrides are written for at most five years ahead. */
const DAYS_AHEAD = 1_830;
const ONE_GUEST = { adults: 1, childAges: [] };
const NO_PLAN: PlanRates = { code: '', change: null, includedExtras: [] };

/** One night of one room type, as the owner sees it. */
export interface GridNight extends Pick<NightRate, 'night' | 'source' | 'rateCents'> {
  /** The season that the rate comes from; null without one. */
  season: string | null;
  /** The override of this date, as the owner wrote it. */
  own: RateChange | null;
  /** The price for a guest with tax and without a promotion, in paise. */
  totalPaise: number;
  restrictions: readonly Restriction[];
  /** Null for a type that is not on sale, or has no room on sale. */
  roomsFree: number | null;
  warning: SlabWarning | null;
}

/** One room type with its nights. */
export interface GridRow {
  type: RoomType;
  nights: readonly GridNight[];
}

/** Rates of all room types over some days, with the version that a change must send back. */
export interface Grid {
  version: number;
  lastChange: RateChangeEntry | null;
  days: readonly PlainDate[];
  /** The title of the rate plan of these rates; null while no plan is on sale. */
  planName: string | null;
  rows: readonly GridRow[];
}

type GridOutcome = { kind: 'RateGrid'; grid: Grid } | InvalidInputOutcome;

/** The number of free rooms of each type on each night, by the type's code. */
interface FreeRooms {
  freeRoomsOfNights(dates: {
    checkin: PlainDate;
    checkout: PlainDate;
  }): Promise<Map<string, Map<PlainDate, number>>>;
}

/** The values with which all nights of a grid are priced. */
interface Pricing {
  book: RateBook;
  plan: PlanRates;
  paisePerUnit: number;
}

/** Calculates the rates of room types day by day, for the owner. */
export class RateGridService {
  constructor(
    private readonly database: DataSource,
    private readonly repository: RateBookRepository,
    private readonly rooms: Pick<RoomService, 'allTypes'>,
    private readonly pricing: Pick<PricingService, 'bookOf' | 'plansOnSale'>,
    private readonly property: Pick<PropertyService, 'paisePerUnitOn'>,
    private readonly freeRooms: FreeRooms,
  ) {}

  /** The grid for this many days from that date on. */
  async grid(from: PlainDate, count: number, { today }: HotelTime): Promise<GridOutcome> {
    const faults = faultsOf(from, count, today);
    if (faults.length > 0) return { kind: 'InvalidInput', faults };
    const { manager } = this.database;
    // Read first, so that a simultaneous change makes the version outdated, and not the rates.
    const version = await this.repository.version(manager);
    const rules = await readRateRules(manager);
    const last = await this.repository.lastChange(manager);
    const [lastChange = null] = last ? await this.repository.named(manager, [last]) : [];
    const types = await this.rooms.allTypes();
    const dates = { checkin: from, checkout: addDays(from, count) };
    const free = await this.freeRooms.freeRoomsOfNights(dates);
    const days = nightsOf(dates.checkin, dates.checkout);
    const [plan = null] = this.pricing.plansOnSale;
    const pricing = {
      book: this.pricing.bookOf(types, rules),
      plan: plan ?? NO_PLAN,
      paisePerUnit: this.property.paisePerUnitOn(today),
    };
    const rows = types.map((type) => ({
      type,
      nights: nightsOfType(pricing, type, days, free.get(type.code)),
    }));
    return {
      kind: 'RateGrid',
      grid: { version, lastChange, days, planName: plan?.name ?? null, rows },
    };
  }
}

function nightsOfType(
  pricing: Pricing,
  { code }: RoomType,
  days: readonly PlainDate[],
  free: ReadonlyMap<PlainDate, number> | undefined,
): GridNight[] {
  const type = pricing.book.types.get(code);
  if (!type) return [];
  return days.map((night) => gridNight(pricing, type, night, free?.get(night) ?? null));
}

function gridNight(
  { book, plan, paisePerUnit }: Pricing,
  type: TypeRates,
  night: PlainDate,
  roomsFree: number | null,
): GridNight {
  const rate = rateOfNight(book, { type, plan, party: ONE_GUEST }, night, paisePerUnit);
  const { taxPeriods } = book;
  return {
    night,
    source: rate.source,
    rateCents: rate.rateCents,
    roomsFree,
    season: rate.source === 'SEASON' ? (seasonOf(book, type.code, night)?.name ?? null) : null,
    own: type.overrides.get(night) ?? null,
    totalPaise: totalOfNight(taxPeriods, night, rate.valuePaise),
    restrictions: book.restrictions.filter((one) => isFor(one.types, type.code) && isDateOf(one, night)),
    warning: slabWarningOf(taxPeriods, plan, rate, paisePerUnit),
  };
}

function faultsOf(from: PlainDate, days: number, today: PlainDate): FieldFaultParts[] {
  const faults: FieldFaultParts[] = [];
  const last = addDays(today, DAYS_AHEAD);
  if (from < today) faults.push(fieldFault('from', 'DATE_PASSED', { today }));
  if (from > last) faults.push(fieldFault('from', 'DATE_TOO_LATE', { last }));
  const { least, most } = GRID_DAYS;
  if (days < least || days > most) {
    const bounds = { subject: 'nightsShown', minimum: least, maximum: most } as const;
    faults.push(fieldFault('days', 'NUMBER_OUT_OF_RANGE', bounds));
  }
  return faults;
}
