import { nightLinesOf } from '../../bookings/booking-changes/priced-change';
import { chargeLineOf } from '../../bookings/booking-changes/change-plan';
import { changedExtras } from '../../bookings/booking-changes/changed-extras';
import {
  chargesOf,
  grossOf,
  policyFor,
  type BookedLine,
  type BookedStay,
  type BookingRecord,
} from '../../bookings/core/booking-record';
import { chargedLines, taxedLines } from '../../bookings/cancellations/cancellation-charge';
import { linesOfStay } from '../../bookings/core/agreed-charge';
import type { FurtherCharge } from '../../bookings/folio/folio.repository';
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
  /** The balance after the guest has left: above 0 the guest owes it, below 0 the hotel. */
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

/** What it costs when the guest leaves on that day, at the charge of the policy or of the staff. */
export function departureFigures(
  booking: BookingRecord,
  stay: BookedStay,
  { day, setPaise }: { day: PlainDate; setPaise: number | null },
  payments: readonly KeptPayment[],
): DepartureFigures {
  if (day >= stay.checkout) return onTheDay(booking, stay, payments);
  const lines = nightLinesOf(linesOfStay(booking, stay), stay);
  const givenUp = lines.filter(({ night }) => night !== null && night >= day);
  // A line for the whole stay becomes one line for each kept night.
  const spread = lines.filter(({ kind, night }) => kind === 'LEGACY' && night !== null && night < day);
  const { checkin, guests } = stay;
  const extras = changedExtras(booking.lines, stay, { checkin, checkout: day, guests }, []);
  const [pricePaise, extrasPaise] = [grossSum(givenUp), grossSum(extras.removed) - grossSum(extras.added)];
  const charge = chargeOf(booking, stay, givenUp, setPaise);
  const charges = chargesOf(booking) - pricePaise - extrasPaise + charge.chargePaise;
  return {
    booking,
    stay,
    day,
    nightsGivenUp: givenUp.length,
    pricePaise,
    extrasPaise,
    ...charge,
    reverses: idsOf([...givenUp, ...spread, ...extras.removed]),
    added: [...spread.map(chargeLineOf), ...extras.added],
    ...settled(charges, keptOf(payments)),
  };
}

/** Leaving on the agreed day or later costs and refunds nothing. */
function onTheDay(
  booking: BookingRecord,
  stay: BookedStay,
  payments: readonly KeptPayment[],
): DepartureFigures {
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
    balancePaise: balanceOf(booking, payments),
  };
}
