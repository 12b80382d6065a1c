import { daysBetween, type PlainDate } from '../../platform/time/dates';
import type { FolioLineKind, PostedWords } from '../folio/folio-line.entity';
import type { Locale } from '../../platform/locale/locale';
import type { DatedPolicy } from '../../selling/rates/cancellation';
import type { CancellationPolicy } from '../../selling/rates/policy.entity';
import { balanceDueOn, dueAtBookingOf } from '../../selling/rates/payment-terms';
import { policySentence } from '../../selling/rates/policy-sentence';
import {
  firstStayOf,
  sumsOf,
  type ChargeLine,
  type ExtraCharge,
  type QuoteAmounts,
  type StayRequest,
  type SoldExtra,
  type UsedPromotion,
} from '../../selling/quotes/quote';
import { isLive, type StayStatus } from '../../selling/stays/stay.states';
import type { Booking } from './booking.entity';
import type { OrderKind } from './order.entity';

/** One room of a booking. */
export interface BookedStay extends StayRequest {
  id: string;
  /** The ages of the children among the guests, in years. */
  children: readonly number[];
  /** The title of the room type, as guests see it. */
  roomTitle: string;
  plan: string;
  /** The title of the rate plan, as guests see it. */
  planName: string;
  /** The titles of the extras that the agreed price of the nights includes. */
  includedExtras: readonly string[];
  /** The agreed policy of the rate plan; null on stays of an earlier version, for which the booking's policy counts. */
  policy: CancellationPolicy | null;
  /** The last moment of each step of the policy, in ISO 8601; null on a stay that was just written. */
  deadlines: readonly string[] | null;
  /** The room that the stay keeps; null while it keeps none. */
  roomId: number | null;
  guestName: string | null;
  /** The hotel promised one of these rooms; null when any room of the type may be assigned. */
  roomIds: readonly number[] | null;
  status: StayStatus;
  /** How many deadlines of the policy had passed when the stay was last changed. They count as passed from then on. */
  passedSteps: number;
  /** The least that a cancellation costs, because nights were given up after a deadline; in paise with tax. */
  leastChargePaise: number;
  /** The charge for a cancelled stay or a no-show, in paise with tax; null for any other stay. */
  keptPaise: number | null;
}

/** One charge on the folio of a booking. */
export interface BookedLine extends ChargeLine {
  /** Null on a line of a hold that has just been written. */
  id: number | null;
  /** The change of the booking that wrote the line; null for any other line. */
  changeId: string | null;
  stayId: string | null;
  kind: FolioLineKind;
  /** The extra that was sold; null on lines of other kinds. */
  extra: SoldExtra | null;
  /** What the staff put on the bill; null on lines of other kinds, left out on a line that has not been read back. */
  posted?: PostedWords | null;
  /** The line that this line reverses. */
  reverses: number | null;
  /** The folio; null for the booking's first folio, left out on a line that has not been read back. */
  folioId?: string | null;
  /** The line that was split first, when this line is a part of it. */
  splitOf?: number | null;
  /** Another part counts the night as sold. */
  isFurtherPart?: boolean;
  /** The hotel's date on which it was written; left out on a line that has not been read back. */
  writtenOn?: PlainDate;
}

/** One order of a booking, in paise. */
export interface BookedOrder {
  id: string;
  kind: OrderKind;
  gatewayId: string;
  amountPaise: number;
}

/**
 * A booking with everything that belongs to it. Stays are in the order of the booking; lines and orders are in the
 * order in which they were written.
 */
export interface BookingRecord extends Booking {
  stays: BookedStay[];
  lines: BookedLine[];
  orders: BookedOrder[];
  /** The agreed promotion; null for a booking without one. */
  promotion: UsedPromotion | null;
}

const AGREED_KINDS: ReadonlySet<FolioLineKind> = new Set(['ROOM_NIGHT', 'LEGACY', 'EXTRA']);

type LineOfStay = Pick<BookedLine, 'id' | 'kind' | 'reverses' | 'changeId' | 'stayId' | 'splitOf'> &
  Partial<Pick<BookedLine, 'valuePaise' | 'discountPaise' | 'cgstPaise' | 'sgstPaise'>>;

/** The parts of each night that was split as one line, under the id of the first part: a night has one price. */
export function joinedParts<Line extends LineOfStay>(lines: readonly Line[]): Line[] {
  const isPart = ({ kind, splitOf }: Line) => kind === 'ROOM_NIGHT' && (splitOf ?? null) !== null;
  const partsOfFirst = (line: Line) =>
    lines.filter((other) => isPart(other) && other.splitOf === line.splitOf);
  return lines.flatMap((line) => {
    if (!isPart(line)) return line;
    const parts = partsOfFirst(line);
    const sum = (of: 'valuePaise' | 'discountPaise' | 'cgstPaise' | 'sgstPaise') =>
      parts.reduce((paise, part) => paise + (part[of] ?? 0), 0);
    const amounts = {
      valuePaise: sum('valuePaise'),
      discountPaise: sum('discountPaise'),
      cgstPaise: sum('cgstPaise'),
      sgstPaise: sum('sgstPaise'),
    };
    return parts[0] === line ? { ...line, ...amounts } : [];
  });
}

const isSold = ({ kind, reverses }: LineOfStay): boolean => AGREED_KINDS.has(kind) && reverses === null;

/** The last sold line of each stay. Lines that were reversed before it are no longer agreed. */
function lastSoldLines(lines: readonly LineOfStay[]): Map<string | null, number> {
  const last = new Map<string | null, number>();
  for (const line of lines)
    if (isSold(line)) last.set(line.stayId, Math.max(line.id ?? 0, last.get(line.stayId) ?? 0));
  return last;
}

/**
 * The agreed nights and extras, without charges, as the changes of the booking have left them. They include the nights
 * and extras of a cancelled stay, although nobody is charged for them any more. When the guest of a no-show arrives
 * after all, its nights are charged anew, and the earlier lines are left out.
 */
export function agreedLines<Line extends LineOfStay>(lines: readonly Line[]): Line[] {
  const last = lastSoldLines(lines);
  const replaced = new Set(
    lines.flatMap(({ id, reverses, changeId, stayId }) =>
      changeId !== null || (id ?? 0) < (last.get(stayId) ?? 0) ? reverses : [],
    ),
  );
  return joinedParts(lines.filter((line) => isSold(line) && !replaced.has(line.id)));
}

/** The agreed extras of the stay. */
export function agreedExtras<
  Line extends Pick<BookedLine, keyof ChargeLine | 'id' | 'kind' | 'reverses' | 'changeId' | 'stayId'>,
>(lines: readonly Line[], stayId: string): (Line & ExtraCharge)[] {
  const isExtra = (line: Line): line is Line & ExtraCharge => Boolean(line.extra);
  return agreedLines(lines)
    .filter((line) => line.stayId === stayId)
    .filter(isExtra);
}

/** The agreed nights of the stay, in the order in which they were written. */
export function agreedNights<Line extends LineOfStay>(lines: readonly Line[], stayId: string): Line[] {
  return agreedLines(lines).filter((line) => line.stayId === stayId && line.kind !== 'EXTRA');
}

/** Charges for nights that the guest gave up, missed before arriving after all, or left early. */
const GIVEN_UP_KINDS: ReadonlySet<FolioLineKind> = new Set(['CHANGE', 'NO_SHOW', 'EARLY_DEPARTURE']);

/** What the hotel keeps for nights that the guest has given up or missed: the lines that are still charged. */
export function changeCharges<Line extends Pick<BookedLine, 'id' | 'kind' | 'reverses' | 'stayId'>>(
  lines: readonly Line[],
  stayId: string,
): Line[] {
  const reversed = new Set(lines.map(({ reverses }) => reverses));
  return lines.filter(
    (line) =>
      GIVEN_UP_KINDS.has(line.kind) &&
      line.stayId === stayId &&
      line.reverses === null &&
      !reversed.has(line.id),
  );
}

/** What a line costs with tax, in paise. */
export function grossOf({
  valuePaise,
  cgstPaise,
  sgstPaise,
}: Pick<ChargeLine, 'valuePaise' | 'cgstPaise' | 'sgstPaise'>): number {
  return valuePaise + cgstPaise + sgstPaise;
}

/** The booking's policy for one stay. Deadlines that had passed before a change of its dates count as passed. */
export function policyFor(
  booking: Pick<Booking, 'policy'>,
  { passedSteps, policy: ofPlan }: Pick<BookedStay, 'passedSteps' | 'policy'>,
): CancellationPolicy {
  const policy = ofPlan ?? booking.policy;
  return passedSteps === 0 ? policy : { ...policy, steps: policy.steps.slice(passedSteps) };
}

/** The booking's policy for one stay with the agreed deadlines: a time zone that is corrected later moves nothing. */
export function agreedPolicyFor(
  booking: Pick<Booking, 'policy'>,
  { passedSteps, policy: ofPlan, deadlines }: Pick<BookedStay, 'passedSteps' | 'policy' | 'deadlines'>,
): DatedPolicy {
  const { steps, noShow } = ofPlan ?? booking.policy;
  const dated = steps.map(({ charge }, index) => {
    const deadline = deadlines?.[index];
    if (!deadline) throw new Error('Read the stay again: its deadlines are not known.');
    return { until: new Date(deadline), charge };
  });
  return { steps: dated.slice(passedSteps), noShow };
}

/** The distinct policies of the booking's rooms. When rooms share a policy, the strictest remainder of it counts. */
function policiesLeft(booking: Pick<BookingRecord, 'policy' | 'stays'>): CancellationPolicy[] {
  const live = liveStaysOf(booking);
  const policies = new Map(live.map((stay) => [JSON.stringify(stay.policy ?? booking.policy), stay.policy]));
  return [...policies].map(([key, policy]) => {
    const sharing = live.filter((stay) => JSON.stringify(stay.policy ?? booking.policy) === key);
    const passedSteps = Math.max(0, ...sharing.map((stay) => stay.passedSteps));
    return policyFor(booking, { passedSteps, policy });
  });
}

/** The conditions of cancellation for rooms of all rate plans, as sentences. */
export function termsOf(booking: Pick<BookingRecord, 'policy' | 'stays'>, locale: Locale): string {
  const terms = policiesLeft(booking).map((policy) => policySentence(policy, locale));
  return terms.join(' ');
}

/** What was agreed: the lines of each stay, including stays that were cancelled later. */
export function quoteOf({ paisePerUnit, stays, lines, promotion }: BookingRecord): QuoteAmounts {
  return {
    paisePerUnit,
    promotion,
    stays: stays.map((stay) => ({
      ...stay,
      lines: agreedNights(lines, stay.id),
      extraLines: agreedExtras(lines, stay.id),
    })),
  };
}

/** The agreed price with tax, in paise. */
export function totalOf({ lines }: Pick<BookingRecord, 'lines'>): number {
  return sumsOf(agreedLines(lines)).total;
}

/** What the booking costs now with tax, in paise. A cancelled stay counts only with what the hotel keeps. */
export function chargesOf({ lines }: Pick<BookingRecord, 'lines'>): number {
  return sumsOf(lines).total;
}

/** States in which the guest owes nothing of the agreed price. */
const OWES_NOTHING: ReadonlySet<Booking['status']> = new Set(['EXPIRED']);

/** What the guest owes, in paise, when the hotel has received this sum; below 0 when the hotel owes the guest. */
export function balanceWith(
  booking: { status: Booking['status']; lines: readonly BookedLine[] },
  keptPaise: number,
): number {
  return (OWES_NOTHING.has(booking.status) ? 0 : sumsOf(booking.lines).total) - keptPaise;
}

/**
 * What the guest owes, in paise, after the booking's captured payments less refunds; below 0 when the hotel owes the
 * guest.
 */
export function balanceOf(
  booking: Pick<BookingRecord, 'status' | 'lines'>,
  payments: readonly { leftPaise: number }[],
): number {
  return balanceWith(
    booking,
    payments.reduce((sum, { leftPaise }) => sum + leftPaise, 0),
  );
}

/** Whether a line or a payment is in this folio; null is the booking's first folio. */
export const isInFolio = (entry: { folioId?: string | null }, folioId: string | null): boolean =>
  (entry.folioId ?? null) === folioId;

/** As {@link balanceOf}, of one folio: null is the booking's first folio, which is all that the guest sees. */
export function balanceOfFolio(
  { status, lines }: Pick<BookingRecord, 'status' | 'lines'>,
  payments: readonly { leftPaise: number; folioId: string | null }[],
  folioId: string | null,
): number {
  const own = { status, lines: lines.filter((line) => isInFolio(line, folioId)) };
  return balanceOf(
    own,
    payments.filter((payment) => isInFolio(payment, folioId)),
  );
}

/** What the guest owes, in paise: the first folio. Others pay the further folios. */
export function guestBalance(
  booking: Pick<BookingRecord, 'status' | 'lines'>,
  payments: readonly { leftPaise: number; folioId: string | null }[],
): number {
  return balanceOfFolio(booking, payments, null);
}

/** The stays that keep a room; all stays when no stay keeps one. */
function liveStaysOf({ stays }: Pick<BookingRecord, 'stays'>): BookedStay[] {
  const live = stays.filter(isLive);
  return live.length > 0 ? live : stays;
}

const hasArrived = ({ status }: BookedStay): boolean => status === 'IN_HOUSE' || status === 'DEPARTED';

/** What must be captured to confirm the booking, in paise. */
export function dueAtBooking(booking: Pick<BookingRecord, 'lines' | 'terms'>): number {
  return dueAtBookingOf(booking.terms, totalOf(booking));
}

/** Whether the booking is a hold that needs no payment: it is confirmed once the guest has proven the address. */
export function isUnpaidHold(booking: Pick<BookingRecord, 'lines' | 'terms' | 'status'>): boolean {
  return booking.status === 'HELD' && dueAtBooking(booking) === 0;
}

/**
 * The day on which the rest of the price is due; null when it is paid at the hotel, or was paid at booking. What is charged
 * once a guest has arrived is paid at the hotel, and a booking that is not confirmed owes nothing on a day. A guest who owes
 * no more than what was charged after that day has paid the rest in time, and pays those charges at the hotel.
 */
export function balanceDueDay(
  booking: Pick<BookingRecord, 'terms' | 'stays' | 'status' | 'lines'>,
  balancePaise: number,
): PlainDate | null {
  if (booking.status !== 'CONFIRMED' || booking.stays.some(hasArrived)) return null;
  const dueOn = balanceDueOn(booking.terms, arrivalOf(booking));
  if (dueOn === null) return null;
  const own = booking.lines.filter((line) => isInFolio(line, null));
  const later = sumsOf(own.filter(({ writtenOn }) => (writtenOn ?? dueOn) > dueOn)).total;
  return later > 0 && balancePaise <= later ? null : dueOn;
}

/** The order whose payment confirms the booking; undefined until it is made. */
export function firstOrderOf({ orders }: Pick<BookingRecord, 'orders'>): BookedOrder | undefined {
  return orders.find(({ kind }) => kind === 'FIRST_PAYMENT');
}

/** The first day on which a guest of the booking arrives. */
export function arrivalOf(booking: Pick<BookingRecord, 'stays'>): PlainDate {
  const stays = liveStaysOf(booking);
  return stays.reduce(
    (first, { checkin }) => (checkin < first ? checkin : first),
    firstStayOf({ stays }).checkin,
  );
}

/** The last day on which a guest of the booking leaves. */
export function departureOf(booking: Pick<BookingRecord, 'stays'>): PlainDate {
  const stays = liveStaysOf(booking);
  return stays.reduce(
    (last, { checkout }) => (checkout > last ? checkout : last),
    firstStayOf({ stays }).checkout,
  );
}

/** The nights of all stays together. */
export function roomNightsOf(stays: readonly { checkin: PlainDate; checkout: PlainDate }[]): number {
  return stays.reduce((nights, { checkin, checkout }) => nights + daysBetween(checkin, checkout), 0);
}
