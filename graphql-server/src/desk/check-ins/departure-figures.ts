import { nightLinesOf } from '../../bookings/booking-changes/priced-change';
import { chargeLineOf } from '../../bookings/booking-changes/change-plan';
import { changedExtras } from '../../bookings/booking-changes/changed-extras';
import {
  chargesOf,
  grossOf,
  policyFor,
  type BookedLine,
  balanceOfFolio,
  type BookedStay,
  type BookingRecord,
} from '../../bookings/core/booking-record';
import { chargedLines, taxedLines } from '../../bookings/cancellations/cancellation-charge';
import { linesOfStay } from '../../bookings/core/agreed-charge';
import type { FurtherCharge } from '../../bookings/folio/folio.repository';
import { differenceInFolio, type LinesToWrite } from '../../bookings/folios/folio-of-line';
import type { Folio } from '../../bookings/folios/folio.entity';
import type { KeptPayment } from '../../payments/core/payment.repository';
import { SMALLEST_REFUND_PAISE } from '../../payments/core/refund.states';
import type { PlainDate } from '../../platform/time/dates';
import { chargePaise } from '../../selling/rates/cancellation';
import type { ChargeLine } from '../../selling/quotes/quote';

/** What it costs and refunds when a guest leaves on a day. Amounts are paise with tax. */
export interface DepartureFigures {
  booking: BookingRecord;
  stay: BookedStay;
  /** The new day of leaving. */
  day: PlainDate;
  /** How many nights are given up; 0 on the agreed day of leaving and later. */
  nightsGivenUp: number;
  /** The price of these nights. No charge is higher. */
  pricePaise: number;
  /** The price of the extras of these nights. They are refunded in full. */
  extrasPaise: number;
  chargePaise: number;
  charges: FurtherCharge[];
  /** The folio lines that are reversed. `added` and `charges` replace them. */
  reverses: number[];
  added: ChargeLine[];
  refundPaise: number;
  /** An amount too small for a refund. */
  writtenOffPaise: number;
  /** The balance of the whole booking after the guest has left: above 0 it is owed, below 0 the hotel owes it. */
  balancePaise: number;
  /** The balances of the folios after the guest has left, the guest's first. */
  folios: BalanceOfFolio[];
}

/** What the payer of a folio owes, in paise; below 0 when the hotel owes it. */
export interface BalanceOfFolio {
  /** Null for the first folio, which the guest pays. */
  name: string | null;
  balancePaise: number;
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
const grossSum = (lines: readonly ChargeLine[]): number => sumOf(lines.map(grossOf));

/** The money of the booking that the hotel has, in paise. */
const keptOf = (payments: readonly KeptPayment[]): number =>
  sumOf(payments.map(({ leftPaise }) => leftPaise));

/** The balance of the booking, in paise: above 0 the guest owes it, below 0 the hotel. */
function balanceOf(booking: BookingRecord, payments: readonly KeptPayment[]): number {
  return chargesOf(booking) - keptOf(payments);
}

/** The charge for the nights that are given up, as lines with the tax of the stay. */
function chargeOf(
  booking: BookingRecord,
  stay: BookedStay,
  givenUp: readonly BookedLine[],
  setPaise: number | null,
): Pick<DepartureFigures, 'chargePaise' | 'charges'> {
  const policy = policyFor(booking, stay).earlyDeparture;
  const charged = setPaise ?? Math.min(chargePaise(policy, givenUp.map(grossOf)), grossSum(givenUp));
  const whole = setPaise === null ? chargedLines(policy, givenUp) : [];
  // Whole nights keep their own tax.
  const taxed = grossSum(whole) === charged ? whole : givenUp;
  return { chargePaise: charged, charges: taxedLines({ stay, kind: 'EARLY_DEPARTURE' }, charged, taxed) };
}

const idsOf = (lines: readonly BookedLine[]): number[] => [...new Set(lines.flatMap(({ id }) => id ?? []))];

/** What the guest gets back. The gateway refunds no less than ₹1. */
function settled(chargesPaise: number, keptPaise: number) {
  const over = Math.max(0, keptPaise - chargesPaise);
  const isTooLittle = over < SMALLEST_REFUND_PAISE;
  return {
    refundPaise: isTooLittle ? 0 : over,
    writtenOffPaise: isTooLittle ? over : 0,
    balancePaise: Math.max(0, chargesPaise - keptPaise),
  };
}

/** Whether the price of the stay is one sum with several taxes, which does not say which tax belongs to which night. */
export function isOneSum(booking: BookingRecord, stay: BookedStay): boolean {
  return linesOfStay(booking, stay).some(({ taxPercent }) => taxPercent === null);
}

/** The further folios of a booking, in their order, and the money that the hotel has of it. */
export interface SharedMoney {
  payments: readonly KeptPayment[];
  folios: readonly Pick<Folio, 'id' | 'name' | 'takes' | 'closedAt'>[];
}

/** The balances of the folios, once these lines are written and each folio has given what it keeps above its charges. */
function balancesAfter(
  booking: BookingRecord,
  { payments, folios }: SharedMoney,
  toWrite: LinesToWrite,
  { refundPaise, writtenOffPaise }: Pick<DepartureFigures, 'refundPaise' | 'writtenOffPaise'>,
): BalanceOfFolio[] {
  const bill = { folios, lines: booking.lines };
  let left = refundPaise;
  return [{ id: null, name: null }, ...folios].map(({ id, name }) => {
    const owed = balanceOfFolio(booking, payments, id) + differenceInFolio(bill, toWrite, id);
    const back = Math.min(left, Math.max(0, -owed));
    left -= back;
    // The first folio writes off what is too small for a refund.
    return { name, balancePaise: owed + back + (id === null ? writtenOffPaise : 0) };
  });
}

/** What it costs when the guest leaves on that day, at the charge of the policy or of the staff. */
export function departureFigures(
  booking: BookingRecord,
  stay: BookedStay,
  { day, setPaise }: { day: PlainDate; setPaise: number | null },
  money: SharedMoney,
): DepartureFigures {
  if (day >= stay.checkout) return onTheDay(booking, stay, money);
  const lines = nightLinesOf(linesOfStay(booking, stay), stay);
  const givenUp = lines.filter(({ night }) => night !== null && night >= day);
  // A line for the whole stay becomes one line for each kept night.
  const spread = lines.filter(({ kind, night }) => kind === 'LEGACY' && night !== null && night < day);
  const { checkin, guests } = stay;
  const extras = changedExtras(booking.lines, stay, { checkin, checkout: day, guests }, []);
  const [pricePaise, extrasPaise] = [grossSum(givenUp), grossSum(extras.removed) - grossSum(extras.added)];
  const charge = chargeOf(booking, stay, givenUp, setPaise);
  const charges = chargesOf(booking) - pricePaise - extrasPaise + charge.chargePaise;
  const reverses = idsOf([...givenUp, ...spread, ...extras.removed]);
  const added = [...spread.map(chargeLineOf), ...extras.added];
  const toWrite = { reverses, added: [{ stayId: stay.id, lines: added }], charges: charge.charges };
  const paid = settled(charges, keptOf(money.payments));
  return {
    booking,
    stay,
    day,
    nightsGivenUp: givenUp.length,
    pricePaise,
    extrasPaise,
    ...charge,
    reverses,
    added,
    ...paid,
    folios: balancesAfter(booking, money, toWrite, paid),
  };
}

/** Leaving on the agreed day or later costs and refunds nothing. */
function onTheDay(booking: BookingRecord, stay: BookedStay, money: SharedMoney): DepartureFigures {
  return {
    booking,
    stay,
    day: stay.checkout,
    nightsGivenUp: 0,
    pricePaise: 0,
    extrasPaise: 0,
    chargePaise: 0,
    charges: [],
    reverses: [],
    added: [],
    refundPaise: 0,
    writtenOffPaise: 0,
    balancePaise: balanceOf(booking, money.payments),
    folios: balancesAfter(
      booking,
      money,
      { reverses: [], added: [], charges: [] },
      { refundPaise: 0, writtenOffPaise: 0 },
    ),
  };
}
