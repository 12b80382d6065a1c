import type { RoomExtra } from '../../../../components/form/room-extras';
import type {
  CreateDeskBookingInput,
  DeskChannel,
  DeskQuoteInput,
  DeskStayInput,
} from '../../../../generated/graphql';
import { looksLikeEmailAddress } from '../../../../lib/email-address';
import { addDays, nightsBetween, type PlainDate } from '../../../../lib/dates/plain-dates';
import {
  NO_PORTAL_TERMS,
  portalBookingInput,
  type PortalTermsValues,
} from '../../money/portals/portal-terms';
import { minorUnitsOf, textOrNull, wholeNumber } from '../../../../lib/form-values';
import { t } from '../../../../lib/texts/texts';

/** The dates of a stay, as they are in the fields. */
export interface StayDates {
  checkin: PlainDate;
  checkout: PlainDate;
}

/** A line of equal rooms in a new booking. Its texts are the values of the fields. */
export interface RoomLine {
  /** Identifies the line of the form. */
  key: number;
  roomType: string;
  /** The own dates of these rooms; null for the booking's dates. */
  dates: StayDates | null;
  /** How many rooms. */
  count: string;
  /** How many guests sleep in each. */
  guests: string;
  /** The ages in years of the children among them. */
  children: readonly number[];
  plan: string;
  /** The room number; empty for any room. Only for a line with one room. */
  roomNumber: string;
  /** The guest, if not the booker. Only for a line with one room. */
  guestName: string;
  /** In rupees a night before tax; empty for today's rate. */
  rate: string;
  extras: readonly RoomExtra[];
}

/** The values of the form for a new booking. */
export interface NewBookingValues extends StayDates, PortalTermsValues {
  lines: readonly RoomLine[];
  channel: DeskChannel;
  name: string;
  phone: string;
  email: string;
  specialRequests: string;
  code: string;
  isTentative: boolean;
  /** Null until it is typed (see `optionOf`); empty while the typed date is incomplete. */
  optionUntil: string | null;
  rateReason: string;
  /** Whether staff override restrictions. */
  isDespite: boolean;
  restrictionsReason: string;
}

export interface FieldFault {
  field: string;
  message: string;
}

const NEW_LINE = {
  dates: null,
  count: '1',
  guests: '1',
  children: [],
  roomNumber: '',
  guestName: '',
  rate: '',
  extras: [],
};

export function newLine(key: number, { roomType, plan }: Pick<RoomLine, 'roomType' | 'plan'>): RoomLine {
  return { key, roomType, plan, ...NEW_LINE };
}

/** The form's initial values: one room of the given type and plan on the given dates. */
export function emptyValues(dates: StayDates, room: Pick<RoomLine, 'roomType' | 'plan'>): NewBookingValues {
  return {
    ...dates,
    lines: [newLine(0, room)],
    channel: 'PHONE',
    ...NO_PORTAL_TERMS,
    name: '',
    phone: '',
    email: '',
    specialRequests: '',
    code: '',
    isTentative: false,
    optionUntil: null,
    rateReason: '',
    isDespite: false,
    restrictionsReason: '',
  };
}

/** The number of rooms of the line; 0 while its field is not a number. */
export const roomsOf = ({ count }: RoomLine): number => Math.max(0, wholeNumber(count));

const isRate = ({ rate }: RoomLine) => rate.trim() === '' || minorUnitsOf(rate) !== null;

/** True when staff entered their own rate. */
export const hasOwnRate = ({ lines }: NewBookingValues): boolean =>
  lines.some(({ rate }) => rate.trim() !== '');

type Stays = Pick<NewBookingValues, 'lines'> & StayDates;

/** The dates of the rooms of the line. */
export const datesOf = ({ dates }: RoomLine, { checkin, checkout }: StayDates): StayDates =>
  dates ?? { checkin, checkout };

export const nightsOf = ({ checkin, checkout }: StayDates): number => nightsBetween(checkin, checkout);

/** The first day of arrival. */
export const arrivalOf = (stays: Stays): PlainDate =>
  stays.lines.map((line) => datesOf(line, stays).checkin).toSorted()[0] ?? stays.checkin;

/** The number of days that a guest has to decide, unless the staff choose another date. */
const OPTION_DAYS = 7;

/** Until when the rooms are kept: as typed, else a week from the business day, and not after the arrival. */
export function optionOf(values: NewBookingValues, businessDay: PlainDate): PlainDate {
  if (values.optionUntil !== null) return values.optionUntil;
  const [first = businessDay] = [addDays(businessDay, OPTION_DAYS), arrivalOf(values)].toSorted();
  return first;
}

/** The fault of a tentative booking whose option date is incomplete. The price does not depend on that date. */
export function optionFaults({ isTentative, optionUntil }: NewBookingValues): FieldFault[] {
  if (!isTentative || optionUntil !== '') return [];
  return [{ field: 'optionUntil', message: t`Please enter the whole date until which the rooms are kept.` }];
}

/** True when the form is complete enough for a price. */
export function isPriceable(values: NewBookingValues): boolean {
  return (
    values.lines.length > 0 &&
    values.lines.every(
      (line) =>
        nightsOf(datesOf(line, values)) >= 1 &&
        roomsOf(line) >= 1 &&
        wholeNumber(line.guests) >= 1 &&
        isRate(line),
    )
  );
}

/** How many rooms of the line's type the form needs, on all lines that share a night with this line. */
export function roomsWanted(stays: Stays, line: RoomLine): number {
  const { checkin, checkout } = datesOf(line, stays);
  return stays.lines
    .filter((other) => {
      const dates = datesOf(other, stays);
      return other.roomType === line.roomType && dates.checkin < checkout && checkin < dates.checkout;
    })
    .reduce((sum, other) => sum + roomsOf(other), 0);
}

/** The fault of a line's rate, found before the server is asked; null when there is none. */
export function rateFault(line: RoomLine): 'no amount' | null {
  return isRate(line) ? null : 'no amount';
}

function staysOfLine(line: RoomLine, values: NewBookingValues): DeskStayInput[] {
  const { roomType, plan, guests, children, roomNumber, guestName, rate, extras } = line;
  const isSingle = roomsOf(line) === 1;
  const stay: DeskStayInput = {
    roomType,
    ...datesOf(line, values),
    plan: plan || null,
    guests: wholeNumber(guests),
    children: [...children],
    extras: extras.map(({ code, pieces }) => ({ code, pieces })),
    roomNumber: isSingle ? textOrNull(roomNumber) : null,
    guestName: isSingle ? textOrNull(guestName) : null,
    ratePaise: minorUnitsOf(rate),
  };
  return Array.from({ length: roomsOf(line) }, () => stay);
}

/** One stay for each room. */
const staysOf = (values: NewBookingValues): DeskStayInput[] =>
  values.lines.flatMap((line) => staysOfLine(line, values));

export function quoteInput(values: NewBookingValues): DeskQuoteInput {
  return {
    stays: staysOf(values),
    code: textOrNull(values.code),
    // Omitted while it is being typed, because each price is a request.
    email: looksLikeEmailAddress(values.email) ? textOrNull(values.email) : null,
    despiteRestrictions: values.isDespite,
  };
}

export function bookingInput(
  values: NewBookingValues,
  expectedTotal: number,
  businessDay: PlainDate,
): Omit<CreateDeskBookingInput, 'idempotencyKey'> {
  const { channel, name, isTentative, isDespite } = values;
  return {
    channel,
    name,
    expectedTotal,
    stays: staysOf(values),
    portalBooking: channel === 'PORTAL' ? portalBookingInput(values) : null,
    phone: textOrNull(values.phone),
    email: textOrNull(values.email),
    specialRequests: textOrNull(values.specialRequests),
    code: textOrNull(values.code),
    optionUntil: isTentative ? optionOf(values, businessDay) : null,
    rateReason: hasOwnRate(values) ? textOrNull(values.rateReason) : null,
    // The server refuses an empty reason, with a fault at its field.
    restrictionsReason: isDespite ? textOrNull(values.restrictionsReason) : null,
  };
}

/**
 * The faults by field of the form. The server names a stay by its index among all rooms; a line of the form has
 * several rooms, and most lines have the booking's dates.
 */
export function faultsByField(
  faults: readonly FieldFault[],
  { lines }: NewBookingValues,
): Map<string, string> {
  const lineOfStay = lines.flatMap((line, index) => Array.from({ length: roomsOf(line) }, () => index));
  const found = new Map<string, string>();
  for (const { field, message } of faults) {
    const [, place = '', name = ''] = /^stays\.(\d+)\.(\w+)/.exec(field) ?? [];
    const line = lineOfStay[Number(place)] ?? 0;
    const isOfAll = (name === 'checkin' || name === 'checkout') && !lines[line]?.dates;
    const at = name === '' ? field : isOfAll ? name : `lines.${line}.${name}`;
    if (!found.has(at)) found.set(at, message);
  }
  return found;
}

/** Codes of restrictions that staff may override. */
const RESTRICTIONS: ReadonlySet<string> = new Set([
  'STAY_TOO_SHORT_ON',
  'STAY_TOO_LONG_ON',
  'CLOSED_TO_ARRIVAL',
  'CLOSED_TO_DEPARTURE',
  'NOT_SOLD_ON',
  'BOOKED_TOO_LATE',
  'BOOKED_TOO_EARLY',
]);

export const isRestricted = (faults: readonly { code: string }[]): boolean =>
  faults.some(({ code }) => RESTRICTIONS.has(code));
