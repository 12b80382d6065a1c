import {
  agreedExtras,
  agreedPolicyFor,
  changeCharges,
  chargesOf,
  grossOf,
  type BookedLine,
  type BookedStay,
  type BookingRecord,
} from '../core/booking-record';
import { stayCharges, taxedLines, type StayCharge } from '../cancellations/cancellation-charge';
import { linesOfStay, nightsPaiseOf } from '../core/agreed-charge';
import { equalParts } from '../../platform/money/money';
import { businessDayInZone, nightsOf, type PlainDate } from '../../platform/time/dates';
import { furtherUses, type ExtraUse } from '../../selling/pricing/extras';
import type { FurtherCharge } from '../folio/folio.repository';
import { chargeAt, chargePaise } from '../../selling/rates/cancellation';
import {
  firstStayOf,
  type ChargeLine,
  type QuotedStay,
  type UsedPromotion,
} from '../../selling/quotes/quote';
import { isLive } from '../../selling/stays/stay.states';
import type { AskedStay } from './booking-change.entity';
import { changedExtras, usesOfLines, type ChangedExtras } from './changed-extras';
import { nightsForGuests } from './changed-guests';
import {
  promotionAfter,
  withPromotion,
  type ChangedNights,
  type KeptNight,
  type PromotionTerms,
} from './promoted-change';

/** A moment at the hotel. */
export interface HotelMoment {
  now: Date;
  /** IANA name. */
  timeZone: string;
}

/** A requested stay that differs from the booked one, with its nights at today's rates. */
export interface QuotedChange {
  /** Null for a further room. */
  stay: BookedStay | null;
  asked: AskedStay;
  quote: QuotedStay;
}

/** What a change does with one stay. Amounts are paise with tax. */
export interface PricedStay extends QuotedChange, Pick<ChangedNights, 'repriced'> {
  /** For a guest in the house: nights before this date stay as they are, in their rooms; null for any other stay. */
  keepsUntil: PlainDate | null;
  /** Nights that stay as they were sold. A night that is part of a legacy line has the id and kind of that line. */
  kept: BookedLine[];
  /** Nights at today's rate. */
  added: ChargeLine[];
  removed: BookedLine[];
  extras: ChangedExtras;
  /** What the hotel keeps for the nights that are given up. */
  chargePaise: number;
  charges: FurtherCharge[];
  /** See `Stay`. */
  passedSteps: number;
  leastChargePaise: number;
}

/** What a change of a booking costs. Amounts are paise with tax. */
export interface PricedChange {
  booking: BookingRecord;
  stays: PricedStay[];
  /** Stays that the change removes from the booking. */
  leftOut: StayCharge[];
  /** What the hotel keeps for nights that are given up and stays that are removed. */
  chargePaise: number;
  /** The promotion of the booking after the change, with its saving. */
  promotion: UsedPromotion | null;
  /** The extras that the booking buys in addition to its present ones. */
  extraUses: ExtraUse[];
  /** What the booking costs before and after. */
  beforePaise: number;
  afterPaise: number;
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** The loss when a night changes its type: its price less the price in the new type; 0 when the new type costs more. */
function lossOf(night: BookedLine, added: readonly ChargeLine[]): number {
  const instead = added.find((line) => line.night === night.night);
  return Math.max(0, grossOf(night) - (instead ? grossOf(instead) : 0));
}

/** Kept nights that become cheaper because fewer guests stay. They count as nights in a cheaper type do. */
function cheaperNights(forGuests: readonly KeptNight[], repriced: ChangedNights['repriced']) {
  return forGuests.flatMap(({ before, line }) => {
    const after = repriced.find((night) => night.before === before)?.after ?? line;
    const lost = grossOf(before) - Math.max(grossOf(line), grossOf(after));
    return lost > 0 ? [{ before, lost }] : [];
  });
}

/** How many steps of the booking's policy have passed for the stay. */
function passedStepsOf(booking: BookingRecord, stay: BookedStay, now: Date): number {
  const over = agreedPolicyFor(booking, stay).steps.filter(({ until }) => now > until);
  return stay.passedSteps + over.length;
}

/**
 * What the hotel keeps for nights that are given up now: their price, or what the policy charges for the whole stay if
 * that is lower. Charges for nights given up earlier are counted in, so that giving up nights one by one does not cost
 * more. A cheaper night added before the first one does not lower a charge that was already due.
 */
function chargeFor(
  booking: BookingRecord,
  stay: BookedStay,
  { lines, lostPaise }: { lines: readonly BookedLine[]; lostPaise: number },
  now: Date,
): Pick<PricedStay, 'chargePaise' | 'leastChargePaise'> {
  const charge = chargeAt(agreedPolicyFor(booking, stay), now);
  const byPolicy = chargePaise(charge, nightsPaiseOf(lines, stay));
  if (byPolicy === 0) return { chargePaise: 0, leastChargePaise: stay.leastChargePaise };
  const mostPaise = Math.max(byPolicy, stay.leastChargePaise);
  const before = sumOf(changeCharges(booking.lines, stay.id).map(grossOf));
  const further = Math.max(0, Math.min(mostPaise, before + lostPaise) - before);
  return { chargePaise: further, leastChargePaise: mostPaise };
}

/** Each night with its price. A line of an early version for the whole stay is spread over its nights. */
export function nightLinesOf(lines: readonly BookedLine[], { checkin, checkout }: BookedStay): BookedLine[] {
  const nights = nightsOf(checkin, checkout);
  return lines.flatMap((line) => {
    if (line.night !== null) return line;
    const spread = (amount: number) => equalParts(amount, nights.length);
    const grosses = spread(grossOf(line));
    const [cgst, sgst, discounts] = [line.cgstPaise, line.sgstPaise, line.discountPaise].map(spread);
    return nights.map((night, index): BookedLine => {
      const [cgstPaise, sgstPaise] = [cgst?.[index] ?? 0, sgst?.[index] ?? 0];
      const valuePaise = (grosses[index] ?? 0) - cgstPaise - sgstPaise;
      return { ...line, night, valuePaise, discountPaise: discounts?.[index] ?? 0, cgstPaise, sgstPaise };
    });
  });
}

function furtherRoom(
  booking: BookingRecord,
  { stay, asked, quote }: QuotedChange,
  terms: PromotionTerms,
): PricedStay {
  const untouched = {
    kept: [],
    repriced: [],
    removed: [],
    chargePaise: 0,
    charges: [],
    passedSteps: 0,
    leastChargePaise: 0,
    keepsUntil: null,
  };
  const nights = { kept: [], added: [...quote.lines] };
  const { added } = withPromotion(booking, { asked, plan: quote.plan }, nights, terms);
  const extras = { kept: [], added: [...quote.extraLines], removed: [] };
  return { stay, asked, quote, extras, ...untouched, added };
}

/** A guest in the house keeps the room until the first new night; with another room type, until the business day. */
function keptUntil(stay: BookedStay, asked: AskedStay, { now, timeZone }: HotelMoment): PlainDate | null {
  if (stay.status !== 'IN_HOUSE') return null;
  const last = stay.checkout < asked.checkout ? stay.checkout : asked.checkout;
  const businessDay = businessDayInZone(now, timeZone);
  return asked.roomType !== stay.roomType && businessDay < last ? businessDay : last;
}

function changedStay(
  booking: BookingRecord,
  stay: BookedStay,
  change: QuotedChange,
  { moment, terms }: { moment: HotelMoment; terms: PromotionTerms },
): PricedStay {
  const { asked, quote } = change;
  const lines = nightLinesOf(linesOfStay(booking, stay), stay);
  const keepsUntil = keptUntil(stay, asked, moment);
  const isOfType = (night: PlainDate) =>
    asked.roomType === stay.roomType || (keepsUntil !== null && night < keepsUntil);
  const isKept = ({ night }: BookedLine) =>
    night !== null && isOfType(night) && night >= asked.checkin && night < asked.checkout;
  const sold = lines.filter(isKept);
  const removed = lines.filter((line) => !isKept(line));
  const fresh = quote.lines.filter(({ night }) => sold.every((line) => line.night !== night));
  const forGuests = nightsForGuests(sold, { stay, asked, quoted: quote.lines }, terms);
  const nights = { kept: forGuests, added: fresh };
  const { kept, repriced, added } = withPromotion(booking, { asked, plan: stay.plan }, nights, terms);
  const cheaper = cheaperNights(forGuests, repriced);
  const lostPaise = sumOf([
    ...removed.map((line) => lossOf(line, added)),
    ...cheaper.map(({ lost }) => lost),
  ]);
  const figures = chargeFor(booking, stay, { lines, lostPaise }, moment.now);
  return {
    ...change,
    kept,
    repriced,
    added,
    removed,
    keepsUntil,
    ...figures,
    extras: changedExtras(booking.lines, stay, asked, quote.extraLines),
    charges: taxedLines({ stay, kind: 'CHANGE' }, figures.chargePaise, [
      ...removed,
      ...cheaper.map(({ before }) => before),
    ]),
    passedSteps: passedStepsOf(booking, stay, moment.now),
  };
}

/** Which nights are kept, added and given up, and what this costs at this moment. */
export function pricedChange(
  booking: BookingRecord,
  { quoted, leftOut }: { quoted: readonly QuotedChange[]; leftOut: readonly BookedStay[] },
  moment: HotelMoment,
  terms: PromotionTerms,
): PricedChange {
  const stays = quoted.map((change) =>
    change.stay
      ? changedStay(booking, change.stay, change, { moment, terms })
      : furtherRoom(booking, change, terms),
  );
  const cancelled = stayCharges(booking, leftOut, { kind: 'CANCELLATION', now: moment.now, setPaise: null });
  const chargePaise =
    sumOf(stays.map((stay) => stay.chargePaise)) + sumOf(cancelled.map((stay) => stay.chargePaise));
  const beforePaise = chargesOf(booking);
  const afterPaise =
    beforePaise +
    sumOf(stays.map(differenceOf)) -
    sumOf(cancelled.map(({ pricePaise, extrasPaise }) => pricePaise + extrasPaise)) +
    chargePaise;
  const promotion = promotionAfter(booking, roomsAfter({ booking, stays, leftOut: cancelled }), terms);
  const extraUses = furtherExtraUses(booking, stays, leftOut);
  return { booking, stays, leftOut: cancelled, chargePaise, beforePaise, afterPaise, promotion, extraUses };
}

/** The extras that the changed stays buy in addition to the extras of the stays that they replace. */
function furtherExtraUses(
  { lines }: BookingRecord,
  stays: readonly PricedStay[],
  leftOut: readonly BookedStay[],
): ExtraUse[] {
  const earlier = [...stays.flatMap(({ stay }) => stay ?? []), ...leftOut];
  return furtherUses(
    stays.flatMap(({ asked, extras: { kept, added } }) => usesOfLines([...kept, ...added], asked)),
    earlier.flatMap((stay) => usesOfLines(agreedExtras(lines, stay.id), stay)),
  );
}

const grossSum = (lines: readonly ChargeLine[]): number => sumOf(lines.map(grossOf));

/** The price difference of the nights and extras of a stay, without charges. */
function differenceOf({ added, removed, repriced, extras }: PricedStay): number {
  const more = repriced.map(({ before, after }) => grossOf(after) - grossOf(before));
  return grossSum([...added, ...extras.added]) - grossSum([...removed, ...extras.removed]) + sumOf(more);
}

/** A room of the booking after the change, with its nights. */
interface RoomAfter {
  stay: Pick<BookedStay, 'roomType' | 'plan' | 'checkin' | 'checkout'>;
  lines: ChargeLine[];
}

/** The rooms of the booking after the change. */
export function roomsAfter({
  booking,
  stays: changed,
  leftOut,
}: Pick<PricedChange, 'booking' | 'stays' | 'leftOut'>): RoomAfter[] {
  const ended = leftOut.map(({ stay }) => stay.id);
  const touched = new Set([...changed.flatMap(({ stay }) => stay?.id ?? []), ...ended]);
  const untouched = booking.stays.filter((stay) => isLive(stay) && !touched.has(stay.id));
  return [
    ...untouched.map((stay) => ({ stay, lines: linesOfStay(booking, stay) })),
    ...changed.map(({ stay, asked, kept, repriced, added }) => ({
      stay: { ...asked, plan: (stay ?? firstStayOf(booking)).plan },
      lines: [...kept, ...repriced.map(({ after }) => after), ...added],
    })),
  ];
}
