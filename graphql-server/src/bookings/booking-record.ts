import { daysBetween, type PlainDate } from '../platform/time/dates';
import type { FolioLineKind } from '../folio/folio-line.entity';
import { firstStayOf, sumsOf, type ChargeLine, type QuoteAmounts, type StayRequest } from '../rooms/quote';
import type { StayStatus } from '../stays/stay.entity';
import type { Booking } from './booking.entity';
import type { OrderKind } from './order.entity';

/** One room of a booking. */
export interface BookedStay extends StayRequest {
  id: string;
  /** What guests call the room type. */
  roomTitle: string;
  /** The room that is kept; null while none is. */
  roomId: number | null;
  guestName: string | null;
  status: StayStatus;
}

/** One charge on the folio of a booking. */
interface BookedLine extends ChargeLine {
  stayId: string | null;
  kind: FolioLineKind;
}

/** One order of a booking, in paise. */
export interface BookedOrder {
  id: string;
  kind: OrderKind;
  gatewayId: string;
  amountPaise: number;
}

/** A booking with all that belongs to it. Stays are in their order, lines and orders as they were written. */
export interface BookingRecord extends Booking {
  stays: BookedStay[];
  lines: BookedLine[];
  orders: BookedOrder[];
}

/** What was agreed: the lines of each stay. */
export function quoteOf({ paisePerUnit, stays, lines }: BookingRecord): QuoteAmounts {
  return {
    paisePerUnit,
    stays: stays.map((stay) => ({ ...stay, lines: lines.filter(({ stayId }) => stayId === stay.id) })),
  };
}

/** What the booking costs with tax, in paise. */
export function totalOf({ lines }: Pick<BookingRecord, 'lines'>): number {
  return sumsOf(lines).total;
}

/** What must be captured to confirm the booking, in paise. */
export function dueAtBooking(booking: Pick<BookingRecord, 'lines' | 'terms'>): number {
  return Math.ceil((totalOf(booking) * booking.terms.dueAtBookingPercent) / 100);
}

/** The order whose payment confirms the booking; undefined until it is made. */
export function firstOrderOf({ orders }: Pick<BookingRecord, 'orders'>): BookedOrder | undefined {
  return orders.find(({ kind }) => kind === 'FIRST_PAYMENT');
}

/** The first day on which a guest of the booking arrives. */
export function arrivalOf({ stays }: Pick<BookingRecord, 'stays'>): PlainDate {
  return stays.reduce(
    (first, { checkin }) => (checkin < first ? checkin : first),
    firstStayOf({ stays }).checkin,
  );
}

/** The last day on which a guest of the booking leaves. */
export function departureOf({ stays }: Pick<BookingRecord, 'stays'>): PlainDate {
  return stays.reduce(
    (last, { checkout }) => (checkout > last ? checkout : last),
    firstStayOf({ stays }).checkout,
  );
}

/** Nights of all stays together. */
export function roomNightsOf(stays: readonly { checkin: PlainDate; checkout: PlainDate }[]): number {
  return stays.reduce((nights, { checkin, checkout }) => nights + daysBetween(checkin, checkout), 0);
}
