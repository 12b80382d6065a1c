import type { Clock } from '../../platform/time/clock';
import { addDays, addMonths, daysBetween, type PlainDate } from '../../platform/time/dates';
import type { InvalidInputOutcome } from '../../platform/refusals/outcomes';
import { fieldFault, type FieldFaultParts } from '../../platform/refusals/sentence';
import { addTo, emptyFigure, summedBy, totalOf, type Figure } from './figure';
import type { FiguresReadModel } from './figures.read-model';
import type {
  DepartmentSums,
  GatewaySums,
  LeadTimeDays,
  MethodSums,
  Period,
  PeriodRows,
  TaxSums,
} from './period-rows';

const LONGEST_YEARS = 5;
const PICK_UP_DAYS = 7;
const MILLISECONDS_A_DAY = 86_400_000;
const MONTHS_A_YEAR = 12;
const MONTH = 'YYYY-MM'.length;

/** The figures of a period. */
export interface PeriodOfFigures extends Period {
  total: Figure;
  /** Each day of the period. */
  days: Figure[];
  /** Each month, limited to the period. */
  months: Figure[];
  roomTypes: Figure[];
  ratePlans: Figure[];
  channels: Figure[];
  taxRates: TaxSums[];
  /** What each department sold, by rate of tax. */
  departments: DepartmentSums[];
  methods: MethodSums[];
  gateway: GatewaySums;
  leadTime: LeadTimeDays;
  /** Held at the end of the last day, in paise. */
  securityDepositsHeldPaise: number;
}

/** A period and the same period a year earlier. */
export interface ComparedFigures {
  period: PeriodOfFigures;
  yearBefore: PeriodOfFigures;
}

type FiguresOutcome = { kind: 'Figures'; figures: ComparedFigures } | InvalidInputOutcome;

/** Calculates what the hotel sold and earned. */
export class FiguresService {
  constructor(
    private readonly readModel: Pick<FiguresReadModel, 'rows'>,
    private readonly clock: Pick<Clock, 'now'>,
  ) {}

  /** The figures of these days, both included, and of the same days a year earlier. */
  async figures(period: Period): Promise<FiguresOutcome> {
    const faults = periodFaults(period);
    if (faults.length > 0) return { kind: 'InvalidInput', faults };
    const before = new Date((await this.clock.now()).getTime() - PICK_UP_DAYS * MILLISECONDS_A_DAY);
    const earlier = yearBefore(period);
    const [now, then] = await this.readModel.rows([period, earlier], { before });
    if (!now || !then) throw new Error('Each period has its rows.');
    return {
      kind: 'Figures',
      figures: { period: figuresOf(period, now), yearBefore: figuresOf(earlier, then) },
    };
  }
}

/** The month of that day. */
export function monthOf(date: PlainDate): Period {
  const from = `${date.slice(0, MONTH)}-01`;
  return { from, to: addDays(addMonths(from, 1), -1) };
}

/** The faults of the dates of a period. */
export function periodFaults({ from, to }: Period): FieldFaultParts[] {
  const last = addDays(addMonths(from, LONGEST_YEARS * MONTHS_A_YEAR), -1);
  if (to < from) return [fieldFault('to', 'DATE_TOO_EARLY', { first: from })];
  if (to > last) return [fieldFault('to', 'DATE_TOO_LATE', { last })];
  return [];
}

const isEndOfMonth = (date: PlainDate): boolean => addDays(date, 1).endsWith('-01');

/** The period a year earlier; the end of February stays the end of February. */
function yearBefore({ from, to }: Period): Period {
  const earlier = addMonths(to, -MONTHS_A_YEAR);
  if (!isEndOfMonth(to)) return { from: addMonths(from, -MONTHS_A_YEAR), to: earlier };
  const nextMonth = addMonths(`${earlier.slice(0, MONTH)}-01`, 1);
  return { from: addMonths(from, -MONTHS_A_YEAR), to: addDays(nextMonth, -1) };
}

const DIMENSIONS = ['ROOM_TYPE', 'RATE_PLAN', 'CHANNEL'] as const;

function figuresOf(period: Period, rows: PeriodRows): PeriodOfFigures {
  const days = daysOf(period, rows);
  const [roomTypes, ratePlans, channels] = DIMENSIONS.map((by) => rowsBy(rows, by));
  addPortalNights(channels ?? [], rows);
  return {
    ...period,
    total: totalOf(days),
    days,
    months: summedBy(days, ({ key }) => key.slice(0, MONTH)),
    roomTypes: roomTypes ?? [],
    ratePlans: ratePlans ?? [],
    channels: channels ?? [],
    taxRates: rows.taxRates,
    departments: rows.departments,
    methods: rows.methods,
    gateway: rows.gateway,
    leadTime: rows.leadTime,
    securityDepositsHeldPaise: rows.securityDepositsHeldPaise,
  };
}

/** Each day of the period, including days without figures. */
function daysOf({ from, to }: Period, { sums }: PeriodRows): Figure[] {
  const length = daysBetween(from, to) + 1;
  const days = Array.from({ length }, (_, place) => emptyFigure(addDays(from, place)));
  const byDate = new Map(days.map((day) => [day.key, day]));
  for (const row of sums) {
    const figure = row.by === 'DAY' && row.key !== null && byDate.get(row.key);
    if (figure) addTo(figure, row);
  }
  return days;
}

function rowsBy({ sums }: PeriodRows, by: (typeof DIMENSIONS)[number]): Figure[] {
  const rows = new Map<string, Figure>();
  for (const sum of sums.filter((row) => row.by === by)) {
    const key = sum.key ?? '';
    const row = rows.get(key) ?? emptyFigure(key, sum.title);
    rows.set(key, row);
    addTo(row, sum);
  }
  return [...rows.values()];
}

/** Rooms that a portal sells as blocks have no booking and no plan: they count as nights of the channel PORTAL. */
function addPortalNights(channels: Figure[], { sums }: PeriodRows): void {
  const blocks = sums.filter(({ by, roomsAvailable }) => by === 'DAY' && roomsAvailable !== undefined);
  const roomsSold = blocks.reduce((sum, row) => sum + (row.roomsSold ?? 0), 0);
  const roomsSoldBefore = blocks.reduce((sum, row) => sum + (row.roomsSoldBefore ?? 0), 0);
  if (roomsSold === 0 && roomsSoldBefore === 0) return;
  let portal = channels.find(({ key }) => key === 'PORTAL');
  if (!portal) channels.push((portal = emptyFigure('PORTAL')));
  addTo(portal, { roomsSold, roomsSoldBefore });
}
