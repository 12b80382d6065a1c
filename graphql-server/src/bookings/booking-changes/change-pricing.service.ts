import {
  agreedPolicyFor,
  arrivalOf,
  chargesOf,
  isInFolio,
  policyFor,
  type BookedStay,
  type BookingRecord,
} from '../core/booking-record';
import { SMALLEST_REFUND_PAISE } from '../../payments/core/refund.states';
import type { ExtraUses, SoldOutExtra } from '../core/extra-uses';
import { differenceInFolio, type SharedBill } from '../folios/folio-of-line';
import type { FoliosRepository } from '../folios/folios.repository';
import { keptPaise as keptOf, type KeptPayment } from '../../payments/core/payment.repository';
import type { InvalidInputOutcome } from '../../platform/refusals/outcomes';
import { fieldFault } from '../../platform/refusals/sentence';
import type { HotelTime } from '../../platform/time/clock';
import { businessDayInZone, dateInZone, type PlainDate } from '../../platform/time/dates';
import type { RestrictedStay } from '../../selling/pricing/restrictions';
import type { PropertyService } from '../../selling/property/property.service';
import { datedPolicy, freeUntil, type DatedPolicy } from '../../selling/rates/cancellation';
import {
  asksForMoney,
  balanceDueOn,
  isPaidInParts,
  partDueAtChange,
} from '../../selling/rates/payment-terms';
import { firstStayOf } from '../../selling/quotes/quote';
import { firstNightsOf } from '../../selling/quotes/quoted-terms';
import type { QuoteService } from '../../selling/quotes/quote.service';
import { isLive } from '../../selling/stays/stay.states';
import type { AskedStay } from './booking-change.entity';
import { chooseChange, withoutCharges, type ChangeObstacle, type Choice } from './booking-change.policy';
import { childrenAfter } from './changed-guests';
import { newExtras, usesOfLines } from './changed-extras';
import { linesOfChange } from './change-plan';
import {
  pricedChange,
  roomsAfter,
  type HotelMoment,
  type PricedChange,
  type PricedStay,
  type QuotedChange,
} from './priced-change';

/** A booking, the stays that it should have, and who asks for the change. */
export interface WantedChange {
  by: 'guest' | 'staff';
  /** All stays that the booking will have. */
  asked: readonly AskedStay[];
}

/** What a change costs and refunds, in paise. */
export interface ChangeFigures {
  priced: PricedChange;
  /** Above 0 to be paid, below 0 to be refunded. */
  duePaise: number;
  /** An amount too small for a payment or a refund; below 0 when the hotel waives it. */
  writtenOffPaise: number;
  /** Whether the hotel has no money of the booking. */
  isUnpaid: boolean;
  /** What is owed after the change, once what is due now is paid or refunded; below 0 never. */
  balanceAfterPaise: number;
  /** The day by which it is to be paid; null at the hotel. */
  balanceDueOn: PlainDate | null;
  /** Until when all rooms of the changed booking can be cancelled free of charge; null when that time is over. */
  freeUntil: Date | null;
}

export type FiguresOutcome =
  | { kind: 'Figures'; figures: ChangeFigures }
  | { kind: 'ChangeRefused'; obstacle: ChangeObstacle }
  | InvalidInputOutcome;

/** What a bill costs before and after a change, and what the hotel keeps of its payments, in paise. */
interface BillOfChange {
  beforePaise: number;
  afterPaise: number;
  keptPaise: number;
}

/** The bill that the guest pays: the first folio. Other payers pay the further folios. */
function billOfGuest(priced: PricedChange, payments: readonly KeptPayment[], bill: SharedBill): BillOfChange {
  const { booking } = priced;
  const own = bill.lines.filter((line) => isInFolio(line, null));
  const beforePaise = chargesOf({ lines: own });
  return {
    beforePaise,
    afterPaise: beforePaise + differenceInFolio(bill, linesOfChange(booking, priced), null),
    keptPaise: keptOf(payments.filter((payment) => isInFolio(payment, null))),
  };
}

/** What the guest pays now or gets back, before amounts too small for the gateway are left out. */
function dueNow(
  priced: PricedChange,
  { beforePaise, afterPaise, keptPaise }: BillOfChange,
  today: PlainDate,
): number {
  const { booking } = priced;
  const difference = afterPaise - beforePaise;
  const owed = afterPaise - keptPaise;
  if (difference <= 0) return isDueByMove(priced, owed, today) ? owed : Math.min(0, owed);
  // Under the terms of the site, nothing is due before arrival. A guest who has already paid pays the difference.
  if (isBookedToPayAtHotel(booking) && keptPaise <= 0) return 0;
  if (!isPaidInParts(booking.terms)) return difference;
  // Less than the gateway takes is not left to be paid.
  if (owed < SMALLEST_REFUND_PAISE) return owed;
  const firstNightsPaise = firstNightsOf(roomsAfter(priced).map(({ lines }) => lines));
  const price = { totalPaise: afterPaise, firstNightsPaise, keptPaise };
  return partDueAtChange(booking.terms, price, { arrival: arrivalAfter(priced), today });
}

/** Whether the booking was made on the site, to be paid at the hotel. The staff decide about bookings of the desk. */
export function isBookedToPayAtHotel({ channel, terms }: Pick<BookingRecord, 'channel' | 'terms'>): boolean {
  return channel === 'SITE' && !asksForMoney(terms);
}

/** Whether the guest comes earlier by the change, so that the day has come on which the rest of the price is due. */
function isDueByMove(priced: PricedChange, owedPaise: number, today: PlainDate): boolean {
  const { booking } = priced;
  if (!isPaidInParts(booking.terms) || owedPaise < SMALLEST_REFUND_PAISE) return false;
  const arrival = arrivalAfter(priced);
  const dueOn = balanceDueOn(booking.terms, arrival);
  return arrival < arrivalOf(booking) && dueOn !== null && dueOn <= today;
}

type Settled = Pick<
  ChangeFigures,
  'duePaise' | 'writtenOffPaise' | 'isUnpaid' | 'balanceAfterPaise' | 'balanceDueOn'
>;

/**
 * Above 0 what the guest pays now for the first folio; below 0 what goes back to the payers of all folios. What the first folio
 * kept above its charges before, because lines moved, goes back only when the staff want it.
 */
function dueOf(priced: PricedChange, whole: BillOfChange, own: BillOfChange, today: PlainDate): number {
  const ofGuest = dueNow(priced, own, today);
  if (ofGuest > 0) return ofGuest;
  const ofAll = Math.min(0, dueNow(priced, whole, today));
  return own.afterPaise < own.beforePaise ? Math.min(ofGuest, ofAll) : ofAll;
}

/** What the guest pays or gets back. The gateway's smallest amount is ₹1 for payments and refunds. */
function settled(
  priced: PricedChange,
  payments: readonly KeptPayment[],
  { folios, today }: Pick<SharedBill, 'folios'> & { today: PlainDate },
): Settled {
  const { beforePaise, afterPaise, booking } = priced;
  const kept = keptOf(payments);
  const whole = { beforePaise, afterPaise, keptPaise: kept };
  const own = folios.length === 0 ? whole : billOfGuest(priced, payments, { folios, lines: booking.lines });
  const due = folios.length === 0 ? dueNow(priced, whole, today) : dueOf(priced, whole, own, today);
  const isTooSmall = Math.abs(due) < SMALLEST_REFUND_PAISE;
  return {
    duePaise: isTooSmall ? 0 : due,
    writtenOffPaise: isTooSmall && due !== 0 ? -due : 0,
    isUnpaid: kept <= 0,
    balanceAfterPaise: Math.max(0, own.afterPaise - own.keptPaise - Math.max(0, due)),
    balanceDueOn: balanceDueOn(priced.booking.terms, arrivalAfter(priced)),
  };
}

/** Calculates what a change of a booking costs. Changes nothing. */
export class ChangePricing {
  constructor(
    private readonly quotes: QuoteService,
    private readonly property: Pick<PropertyService, 'current' | 'taxPeriods'>,
    private readonly extras: ExtraUses,
    private readonly folios: Pick<FoliosRepository, 'ofBooking'>,
  ) {}

  async figuresOf(
    stored: BookingRecord,
    { by, asked }: WantedChange,
    payments: readonly KeptPayment[],
    time: HotelTime,
  ): Promise<FiguresOutcome> {
    const booking = withoutCharges(stored);
    const { timeZone } = this.property.current;
    const businessDay = businessDayInZone(time.now, timeZone);
    const choice = chooseChange(booking, asked, by, { today: time.today, businessDay });
    if ('obstacle' in choice) return { kind: 'ChangeRefused', obstacle: choice.obstacle };
    if ('faults' in choice) return { kind: 'InvalidInput', faults: choice.faults };
    const quoted = await this.quoted(choice, booking, time);
    if (quoted.kind === 'InvalidInput') return quoted;
    const moment = { now: time.now, timeZone };
    const terms = { taxPeriods: this.property.taxPeriods, today: time.today };
    const wanted = { quoted: quoted.stays, leftOut: choice.leftOut };
    const priced = { ...pricedChange(booking, wanted, moment, terms), booking: stored };
    if (endsAfterArrival(priced, timeZone))
      return { kind: 'ChangeRefused', obstacle: 'CHANGE_BEFORE_OPTION_ENDS' };
    const soldOut = await this.extras.findSoldOut(priced.extraUses, { changed: booking.id });
    if (soldOut) return extraSoldOut(soldOut, priced, asked);
    const deadline = freeUntilOf(priced, moment);
    const bill = { folios: await this.folios.ofBooking(booking.id), today: time.today };
    return {
      kind: 'Figures',
      figures: { priced, ...settled(priced, payments, bill), freeUntil: deadline },
    };
  }

  private async quoted(
    { changed }: Choice,
    booking: BookingRecord,
    time: HotelTime,
  ): Promise<{ kind: 'Quoted'; stays: QuotedChange[] } | InvalidInputOutcome> {
    const first = firstStayOf(booking);
    const requests = changed.map(({ asked, stay, position }) => {
      const { roomType, checkin, checkout, guests } = asked;
      const request = {
        roomType,
        checkin,
        checkout,
        guests,
        children: childrenAfter(asked, stay),
        // A further room is sold on the rate plan of the first stay.
        plan: (stay ?? first).plan,
        // The promise of certain rooms holds only for their room type.
        roomIds: stay?.roomType === roomType ? stay.roomIds : null,
        // Extras that the stay already has keep their prices, even when they are off sale.
        extras: newExtras(booking.lines, stay, asked),
      };
      return { request, position, booked: stay && restrictedAs(stay, roomType) };
    });
    const outcome = await this.quotes.quoteChange(requests, time);
    if (outcome.kind === 'InvalidInput') return outcome;
    const stays = outcome.quote.stays.flatMap((quote, index): QuotedChange[] => {
      const change = changed[index];
      return change ? [{ stay: change.stay, asked: change.asked, quote }] : [];
    });
    return { kind: 'Quoted', stays };
  }
}

/** Whether the rooms of a tentative booking would be kept beyond the day on which the first guest arrives. */
function endsAfterArrival(priced: PricedChange, timeZone: string): boolean {
  const { booking } = priced;
  if (booking.status !== 'TENTATIVE') return false;
  const lastDay = dateInZone(new Date(booking.holdExpiresAt.getTime() - 1), timeZone);
  return arrivalAfter(priced) < lastDay;
}

/** The first day on which a guest arrives after the change. */
function arrivalAfter(priced: PricedChange): PlainDate {
  const arrivals = roomsAfter(priced).map(({ stay }) => stay.checkin);
  return arrivals.reduce((first, arrival) => (arrival < first ? arrival : first));
}

/**
 * The stay with which restrictions compare the change. A guest in the house who gets another room type does not count
 * as an arrival.
 */
function restrictedAs(stay: BookedStay, roomType: AskedStay['roomType']): RestrictedStay {
  return stay.status === 'IN_HOUSE' ? { ...stay, roomType } : stay;
}

/** The fault on the first room that asks for the sold-out extra on that day. */
export function extraSoldOut(
  { code, name, day }: SoldOutExtra,
  { stays }: PricedChange,
  asked: WantedChange['asked'],
): InvalidInputOutcome {
  const stay = stays.find((one) =>
    usesOfLines([...one.extras.kept, ...one.extras.added], one.asked).some(
      (use) => use.code === code && use.day === day,
    ),
  );
  const position = stay ? asked.indexOf(stay.asked) : 0;
  const faults = [fieldFault(`stays.${position}.extras`, 'EXTRA_SOLD_OUT', { extra: name, date: day })];
  return { kind: 'InvalidInput', faults };
}

/** The policy of a changed stay. A stay with another day of check-in gets other deadlines. */
function policyAfter(
  booking: BookingRecord,
  { stay, asked: { checkin }, passedSteps }: PricedStay,
  timeZone: string,
): DatedPolicy {
  if (stay?.checkin === checkin) return agreedPolicyFor(booking, { ...stay, passedSteps });
  const { policy } = stay ?? firstStayOf(booking);
  return datedPolicy(policyFor(booking, { passedSteps, policy }), checkin, timeZone);
}

/**
 * The earliest deadline of all rooms that the booking has after the change; null once cancelling one of them costs
 * something.
 */
function freeUntilOf({ booking, stays, leftOut }: PricedChange, { now, timeZone }: HotelMoment): Date | null {
  const isUntouched = ({ id }: BookedStay) =>
    stays.every(({ stay }) => stay?.id !== id) && leftOut.every(({ stay }) => stay.id !== id);
  const untouched = booking.stays.filter((stay) => isLive(stay) && isUntouched(stay));
  const deadlines = [
    ...untouched.map((stay) => ({ ...stay, dated: agreedPolicyFor(booking, stay) })),
    ...stays.map((stay) => ({ ...stay, dated: policyAfter(booking, stay, timeZone) })),
  ].map(({ leastChargePaise, dated }) => (leastChargePaise > 0 ? null : freeUntil(dated, now)));
  if (deadlines.includes(null)) return null;
  const known = deadlines.flatMap((deadline) => deadline ?? []);
  return known.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null;
}
