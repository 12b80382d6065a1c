import type { StaffSource } from '../../payments/core/payment.entity';
import type { ShiftMove } from './shift-entry.entity';
import type { ListedEntry, NamedShift } from './shift.repository';

/** What one method brought in a shift, in paise. */
interface ShiftTaking {
  source: StaffSource;
  /** True for security deposits, which the hotel holds for guests. */
  isDeposit: boolean;
  takenPaise: number;
  counteredPaise: number;
  givenBackPaise: number;
  netPaise: number;
}

/** A shift with its movements and its sums. Amounts are in paise. */
export interface SummedShift {
  shift: NamedShift;
  entries: ListedEntry[];
  takings: ShiftTaking[];
  /** Cash that was paid out, less what was put back. */
  paidOutPaise: number;
  /** The cash that should be in the drawer. */
  expectedPaise: number;
}

const SIGNS: Readonly<Record<ShiftMove, 1 | -1>> = {
  TAKEN: 1,
  COUNTERED: -1,
  GIVEN_BACK: -1,
  PAID_OUT: -1,
  PUT_BACK: 1,
};

const ORDER: readonly StaffSource[] = ['CASH', 'CARD_MACHINE', 'UPI', 'BANK_TRANSFER', 'PORTAL'];

type Amounts = readonly Pick<ListedEntry, 'move' | 'source' | 'amountPaise'>[];
type OfBookings = readonly Pick<ListedEntry, 'move' | 'source' | 'amountPaise' | 'isDeposit'>[];

const sumOf = (entries: Amounts): number => entries.reduce((sum, { amountPaise }) => sum + amountPaise, 0);

/** The cash that should be in the drawer after these movements, in paise. */
export function cashAfter(floatPaise: number, entries: Amounts): number {
  const cash = entries.filter(({ source }) => source === 'CASH');
  return cash.reduce((sum, { move, amountPaise }) => sum + SIGNS[move] * amountPaise, floatPaise);
}

function takingOf(source: StaffSource, isDeposit: boolean, entries: OfBookings): ShiftTaking[] {
  const own = entries.filter((entry) => entry.source === source && entry.isDeposit === isDeposit);
  if (own.length === 0) return [];
  const sumOfMove = (move: ShiftMove) => sumOf(own.filter((entry) => entry.move === move));
  const takenPaise = sumOfMove('TAKEN');
  const counteredPaise = sumOfMove('COUNTERED');
  const givenBackPaise = sumOfMove('GIVEN_BACK');
  const netPaise = takenPaise - counteredPaise - givenBackPaise;
  return [{ source, isDeposit, takenPaise, counteredPaise, givenBackPaise, netPaise }];
}

/** The sums of a shift: takings by method, cash first, and security deposits after the money of bookings. */
export function summed(shift: NamedShift, entries: ListedEntry[]): SummedShift {
  const ofBookings = entries.filter(({ move }) => move !== 'PAID_OUT' && move !== 'PUT_BACK');
  const others = entries.filter((entry) => !ofBookings.includes(entry));
  return {
    shift,
    entries,
    takings: [false, true].flatMap((isDeposit) =>
      ORDER.flatMap((source) => takingOf(source, isDeposit, ofBookings)),
    ),
    paidOutPaise: -cashAfter(0, others),
    expectedPaise: cashAfter(shift.floatPaise, entries),
  };
}
