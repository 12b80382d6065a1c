import { agreedPolicyFor, policyFor, type BookedStay, type BookingRecord } from '../core/booking-record';
import { SMALLEST_REFUND_PAISE } from '../../payments/core/refund.states';
import type { ExtraUses, SoldOutExtra } from '../core/extra-uses';
import type { KeptPayment } from '../../payments/core/payment.repository';
import type { InvalidInputOutcome } from '../../platform/refusals/outcomes';
import { fieldFault } from '../../platform/refusals/sentence';
import type { HotelTime } from '../../platform/time/clock';
import { businessDayInZone, dateInZone } from '../../platform/time/dates';
import type { RestrictedStay } from '../../selling/pricing/restrictions';
import type { PropertyService } from '../../selling/property/property.service';
import { datedPolicy, freeUntil, type DatedPolicy } from '../../selling/rates/cancellation';
import { firstStayOf } from '../../selling/quotes/quote';
import type { QuoteService } from '../../selling/quotes/quote.service';
import { isLive } from '../../selling/stays/stay.states';
import type { AskedStay } from './booking-change.entity';
import { chooseChange, withoutCharges, type ChangeObstacle, type Choice } from './booking-change.policy';
import { childrenAfter } from './changed-guests';
import { newExtras, usesOfLines } from './changed-extras';
import {
  pricedChange,
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
  /** Until when all rooms of the changed booking can be cancelled free of charge; null when that time is over. */
  freeUntil: Date | null;
}

export type FiguresOutcome =
  | { kind: 'Figures'; figures: ChangeFigures }
  | { kind: 'ChangeRefused'; obstacle: ChangeObstacle }
  | InvalidInputOutcome;

/** What the guest pays or gets back. The gateway's smallest amount is ₹1 for payments and refunds. */
function settled(
  { beforePaise, afterPaise }: PricedChange,
  payments: readonly KeptPayment[],
): Pick<ChangeFigures, 'duePaise' | 'writtenOffPaise'> {
  const difference = afterPaise - beforePaise;
  const kept = payments.reduce((sum, { leftPaise }) => sum + leftPaise, 0);
  const due = difference > 0 ? difference : Math.min(0, afterPaise - kept);
  return Math.abs(due) < SMALLEST_REFUND_PAISE
    ? { duePaise: 0, writtenOffPaise: due === 0 ? 0 : -due }
    : { duePaise: due, writtenOffPaise: 0 };
}

/** Calculates what a change of a booking costs. Changes nothing. */
export class ChangePricing {
  constructor(
    private readonly quotes: QuoteService,
    private readonly property: Pick<PropertyService, 'current' | 'taxPeriods'>,
    private readonly extras: ExtraUses,
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
    return { kind: 'Figures', figures: { priced, ...settled(priced, payments), freeUntil: deadline } };
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
function endsAfterArrival({ booking, stays, leftOut }: PricedChange, timeZone: string): boolean {
  if (booking.status !== 'TENTATIVE') return false;
  const ended = [...leftOut.map(({ stay }) => stay.id), ...stays.flatMap(({ stay }) => stay?.id ?? [])];
  const untouched = booking.stays.filter((stay) => isLive(stay) && !ended.includes(stay.id));
  const arrivals = [...untouched, ...stays.map(({ asked }) => asked)].map(({ checkin }) => checkin);
  const lastDay = dateInZone(new Date(booking.holdExpiresAt.getTime() - 1), timeZone);
  return arrivals.some((arrival) => arrival < lastDay);
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
