import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import type { Staff } from '../../access/accounts/authorisation';
import type { AuditService } from '../../access/audit/audit.service';
import type { PaymentSource } from '../../payments/core/payment.entity';
import { inTransaction, lockByName } from '../../platform/database/database';
import type { InvalidInputOutcome } from '../../platform/refusals/outcomes';
import { recordedDayFaults } from '../../platform/refusals/recorded-days';
import { fieldFault } from '../../platform/refusals/sentence';
import type { PlainDate } from '../../platform/time/dates';
import type { PropertySource } from '../../selling/property/property.service';
import type { NamedShift, ShiftRepository } from '../shifts/shift.repository';
import type { CashUpRepository, CountedCash, MoneyMove, MoneyOfDay } from './cash-up.repository';

/** The money of one method and one person on a day, in paise. */
interface CashUpSum {
  source: PaymentSource;
  /** True for security deposits. The hotel holds them for guests, so they do not count as takings. */
  isDeposit: boolean;
  staff: string | null;
  takenPaise: number;
  counteredPaise: number;
  givenBackPaise: number;
}

/** A shift and its cash on one business day, in paise: what came less what went. The float is not part of it. */
export interface ShiftOfDay {
  shift: NamedShift;
  cashPaise: number;
}

/** The money of a business day, with the latest count of its cash. */
export interface DayOfMoney {
  day: PlainDate;
  sums: CashUpSum[];
  moves: MoneyOfDay[];
  /** The shifts of the day, with the part of the day's expected cash that each shift has. */
  shifts: ShiftOfDay[];
  /** The part of the expected cash that belongs to no shift, in paise. */
  outsideShiftsPaise: number;
  /** Cash that was paid out of drawers, less what was put back, in paise. */
  paidOutPaise: number;
  /** Cash payments, less counter-entries, cash that was paid back and cash that was paid out, in paise. */
  expectedCashPaise: number;
  count: CountedCash | null;
}

/** The form of a cash count. Amounts are in paise. */
export interface CashCountForm {
  expectedCash: number;
  countedCash: number;
  note: string;
}

export type CloseOutcome =
  | { kind: 'CashUpClosed'; cashUp: DayOfMoney }
  | { kind: 'CashUpChanged'; cashUp: DayOfMoney }
  | InvalidInputOutcome;

/** The lock under which cash counts are stored one at a time. */
const COUNT_LOCK = 'the cash-up';

const COLUMNS: Readonly<Record<MoneyMove, 'takenPaise' | 'counteredPaise' | 'givenBackPaise'>> = {
  TAKEN: 'takenPaise',
  COUNTERED: 'counteredPaise',
  GIVEN_BACK: 'givenBackPaise',
};

const ORDER: readonly PaymentSource[] = [
  ...([
    'CASH',
    'CARD_MACHINE',
    'UPI',
    'BANK_TRANSFER',
    'PORTAL',
    'GATEWAY',
    'SECURITY_DEPOSIT',
    'COMPANY',
  ] as const),
];

/** Calculates and stores the cash-up of business days. */
export class CashUpService {
  constructor(
    private readonly database: DataSource,
    private readonly repository: CashUpRepository,
    private readonly shifts: ShiftRepository,
    private readonly property: PropertySource,
    private readonly audit: AuditService,
  ) {}

  /** The money of a business day by method and person. */
  async find(day: PlainDate, manager = this.database.manager): Promise<DayOfMoney> {
    const moves = await this.repository.moneyOf(day, manager);
    const sums = sumsOf(moves);
    const paidOuts = await this.shifts.paidOutOf(day, manager);
    const paidOutPaise = paidOuts.reduce((sum, one) => sum + one.paidOutPaise, 0);
    const cashOf = (shiftId: string | null) =>
      cashIn(moves.filter((move) => move.shiftId === shiftId)) -
      (paidOuts.find((one) => one.shiftId === shiftId)?.paidOutPaise ?? 0);
    const shifts = (await this.shifts.shiftsOf(day, manager)).map((shift) => ({
      shift,
      cashPaise: cashOf(shift.id),
    }));
    const expectedCashPaise = cashIn(moves) - paidOutPaise;
    const count = await this.repository.countOf(day, manager);
    const ofDay = { day, sums, moves, shifts, count };
    return { ...ofDay, outsideShiftsPaise: cashOf(null), paidOutPaise, expectedCashPaise };
  }

  /**
   * Stores the count of the day's cash, if the expected amount equals the amount that the form showed. A repeated count
   * is stored once; a different count of the day replaces it.
   */
  close(who: Staff, day: PlainDate, form: CashCountForm, businessDay: PlainDate): Promise<CloseOutcome> {
    return inTransaction(this.database, async (manager): Promise<CloseOutcome> => {
      const faults =
        day > businessDay
          ? [fieldFault('day', 'DATE_TOO_LATE', { last: businessDay })]
          : recordedDayFaults('day', day);
      if (faults.length > 0) return { kind: 'InvalidInput', faults };
      await lockByName(manager, COUNT_LOCK);
      const before = await this.find(day, manager);
      if (before.expectedCashPaise !== form.expectedCash) return { kind: 'CashUpChanged', cashUp: before };
      if (isSame(before.count, form)) return { kind: 'CashUpClosed', cashUp: before };
      const [now]: { now: Date }[] = await manager.query('SELECT hotel_now() AS now');
      const count = {
        id: randomUUID(),
        businessDay: day,
        note: form.note,
        closedBy: who.uid,
        expectedPaise: form.expectedCash,
        countedPaise: form.countedCash,
        closedAt: now?.now ?? new Date(),
      };
      await this.repository.add(manager, count);
      const change = { recordId: count.id, before: before.count ?? {}, after: count };
      const details = {
        day,
        expectedPaise: form.expectedCash,
        countedPaise: form.countedCash,
        note: form.note,
      };
      await this.audit.noteChange(manager, { who, action: 'closeCashUp', details }, change);
      return { kind: 'CashUpClosed', cashUp: await this.find(day, manager) };
    });
  }
}

/** Cash that was taken, less counter-entries and cash that was paid back, in paise. */
function cashIn(moves: readonly MoneyOfDay[]): number {
  const cash = sumsOf(moves).filter(({ source }) => source === 'CASH');
  return cash.reduce((sum, one) => sum + netOf(one), 0);
}

/** What was taken, less counter-entries and what was paid back, in paise. */
export function netOf(sum: Omit<CashUpSum, 'source' | 'isDeposit' | 'staff'>): number {
  return sum.takenPaise - sum.counteredPaise - sum.givenBackPaise;
}

function isSame(count: CountedCash | null, form: CashCountForm): boolean {
  if (!count) return false;
  const { expectedPaise, countedPaise, note } = count;
  return expectedPaise === form.expectedCash && countedPaise === form.countedCash && note === form.note;
}

function sumsOf(moves: readonly MoneyOfDay[]): CashUpSum[] {
  const sums = new Map<string, CashUpSum>();
  for (const { source, isDeposit, staff, move, amountPaise } of moves) {
    const key = `${source} ${isDeposit} ${staff ?? ''}`;
    const none = { takenPaise: 0, counteredPaise: 0, givenBackPaise: 0 };
    const sum = sums.get(key) ?? { source, isDeposit, staff, ...none };
    sum[COLUMNS[move]] += amountPaise;
    sums.set(key, sum);
  }
  const rank = ({ source }: CashUpSum) => ORDER.indexOf(source);
  return [...sums.values()].toSorted(
    (one, other) =>
      Number(one.isDeposit) - Number(other.isDeposit) ||
      rank(one) - rank(other) ||
      (one.staff ?? '').localeCompare(other.staff ?? ''),
  );
}
