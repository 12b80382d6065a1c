import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { addDays, type PlainDate } from '../../../lib/dates/plain-dates';
import type { BookingForm } from '../checkout/use-booking-request';
import type { BookingFormQuery, ExtraUnit } from '../../../generated/graphql';
import type { ChosenListing, RoomTypeName } from '../../../lib/stays/room-type-name';

/** A room beside the first one; all text. */
interface FurtherRoom {
  roomType: RoomTypeName;
  guests: string;
  /** How old the children among them are, in years. Left out in drafts of an earlier version. */
  children?: number[];
}

/** An extra of the form. One that is not sold by the piece is for all guests of all rooms. */
interface ChosenExtra {
  code: string;
  unit: ExtraUnit;
  pieces: number;
}

/** The values of the form's inputs, and the listing that it was opened from. */
export interface BookingValues {
  name: string;
  email: string;
  phone: string;
  checkin: PlainDate;
  checkout: PlainDate;
  guests: string;
  /** How old the children among them are, in years. */
  children: number[];
  roomType: RoomTypeName;
  /** The code of a rate plan; empty for the first one. */
  plan: string;
  /** The code of a promotion. */
  code: string;
  extras: ChosenExtra[];
  specialRequests: string;
  /** The invoice is made out to a business. */
  isForBusiness: boolean;
  /** That business; it is sent only if the invoice is for it. */
  billing: { name: string; address: string; gstin: string; pinCode?: string };
  listing: ChosenListing | null;
  /** Rooms beside the first one, for the same nights. */
  furtherRooms: FurtherRoom[];
}

export type BookingFormControl = UseFormReturn<BookingValues>;

/** What a part of the booking form gets. */
export interface BookingFieldsProps {
  form: BookingFormControl;
  bookable: BookingFormQuery;
}

export const EMPTY_VALUES: BookingValues = {
  name: '',
  email: '',
  phone: '',
  checkin: '',
  checkout: '',
  guests: '1',
  children: [],
  // The first one on sale, once the types are known.
  roomType: '',
  plan: '',
  code: '',
  extras: [],
  specialRequests: '',
  isForBusiness: false,
  billing: { name: '', address: '', gstin: '', pinCode: '' },
  listing: null,
  furtherRooms: [],
};

/** The check-out for a chosen check-in: the next day, unless it is already later. */
export function checkoutAfter(checkin: PlainDate, checkout: PlainDate): PlainDate {
  if (!checkin) return checkout;
  return checkout > checkin ? checkout : addDays(checkin, 1);
}

/** The listing that the booking is made from; null once the guest has chosen another room type. */
export function listingOf({ listing, roomType }: BookingValues): ChosenListing | null {
  return listing?.roomType === roomType ? listing : null;
}

/** As the server takes them; nothing when all guests are adults. */
const sentChildren = (children: readonly number[] | undefined) =>
  children && children.length > 0 ? { children: [...children] } : {};

const sentExtra = ({ code, pieces }: ChosenExtra) => ({ code, pieces });

function furtherStaysOf({ furtherRooms, checkin, checkout, plan, extras }: BookingValues) {
  const ofEachRoom = extras.filter(({ unit }) => unit !== 'PIECE').map(sentExtra);
  return furtherRooms.map(({ roomType, guests, children }) => ({
    roomType,
    checkin,
    checkout,
    plan: plan || undefined,
    ...sentChildren(children),
    ...(ofEachRoom.length > 0 ? { extras: ofEachRoom } : {}),
    guests: Number(guests),
  }));
}

/** The plan, the code and the extras, as far as the guest has chosen them. */
function termsOf({ plan, code, extras }: BookingValues) {
  const chosen = extras.length > 0 ? { extras: extras.map(sentExtra) } : {};
  return { plan: plan || undefined, code: code.trim() || undefined, ...chosen };
}

/** The hotel asks for the PIN code only while it registers its invoices. */
const sentBusiness = ({ pinCode, ...business }: BookingValues['billing']) =>
  pinCode ? { ...business, pinCode } : business;

/** The form as the server's input. */
export function bookingFormOf(values: BookingValues, expectedTotal: number | null): BookingForm {
  return {
    name: values.name,
    email: values.email,
    phone: values.phone,
    checkin: values.checkin,
    checkout: values.checkout,
    guests: Number(values.guests),
    ...sentChildren(values.children),
    roomType: values.roomType,
    listing: listingOf(values)?.id,
    furtherStays: furtherStaysOf(values),
    ...termsOf(values),
    specialRequests: values.specialRequests || null,
    ...(values.isForBusiness ? { billing: sentBusiness(values.billing) } : {}),
    expectedTotal,
  };
}

const isGuestCount = (guests: string) => Number.isInteger(Number(guests)) && Number(guests) >= 1;

/** The stays to quote; null while they are incomplete or invalid. */
export function quotableStay(values: BookingValues) {
  const { checkin, checkout, guests, roomType, furtherRooms } = values;
  const rooms = [{ roomType, guests }, ...furtherRooms];
  const isComplete = rooms.every((room) => room.roomType && isGuestCount(room.guests));
  if (!isComplete || !checkin || !checkout || checkout <= checkin) return null;
  const furtherStays = furtherStaysOf(values);
  const first = { checkin, checkout, guests: Number(guests), ...sentChildren(values.children), roomType };
  return { ...first, furtherStays, listing: listingOf(values)?.id, ...termsOf(values) };
}

/** What the form is filled with for a booking that exists. */
interface KnownBooking {
  name: string;
  /** Null on bookings of the desk that have none. */
  email: string | null;
  phone: string | null;
  checkin: PlainDate;
  checkout: PlainDate;
  guests: number;
  children?: readonly number[];
  roomType: RoomTypeName;
  specialRequests: string | null;
  /** All rooms, the first one first. */
  stays?: readonly { roomType: RoomTypeName; guests: number; plan: string; children?: readonly number[] }[];
  quote?: {
    stays?: readonly { extras?: readonly ChosenExtra[] }[];
    promotion: { code: string | null } | null;
  };
  /** To whom the invoice is made out; null while nobody has said. */
  billing?: {
    details: {
      name: string;
      address: readonly string[];
      gstin: string | null;
      pinCode?: string | null;
    } | null;
  };
}

/** The business of a booking that exists. */
function businessOf({ billing }: KnownBooking): Partial<BookingValues> {
  const { name, address, gstin, pinCode } = billing?.details ?? {};
  if (!name || !address || !gstin) return {};
  const business = { name, address: address.join('\n'), gstin };
  return { isForBusiness: true, billing: { ...business, pinCode: pinCode ?? '' } };
}

/** The form of a booking that exists, to change it or to book it again, at the same rate and with the same code. */
export function formOf(booking: KnownBooking, listing: ChosenListing | null): Partial<BookingValues> {
  const { name, email, phone, checkin, checkout, guests, children, roomType, specialRequests } = booking;
  const extras = (booking.quote?.stays ?? []).flatMap((stay) => stay.extras ?? []);
  return {
    name,
    email: email ?? '',
    phone: phone ?? '',
    checkin,
    checkout,
    roomType,
    guests: String(guests),
    children: [...(children ?? [])],
    specialRequests: specialRequests ?? '',
    plan: booking.stays?.[0]?.plan ?? '',
    code: booking.quote?.promotion?.code ?? '',
    listing,
    ...businessOf(booking),
    // Those of several rooms are one choice of the form.
    extras: extras
      .filter(({ code }, index) => extras.findIndex((one) => one.code === code) === index)
      .map(({ code, unit, pieces }) => ({ code, unit, pieces })),
    furtherRooms: (booking.stays ?? []).slice(1).map((stay) => ({
      roomType: stay.roomType,
      guests: String(stay.guests),
      children: [...(stay.children ?? [])],
    })),
  };
}

// The server's names of fields in a list, such as `furtherStays.0.guests`. Further rooms have the dates of the first.
const FURTHER_ROOM = /^furtherStays\.(\d+)\.(roomType|guests|children)$/;
const FURTHER_DATE = /^furtherStays\.\d+\.(checkin|checkout|extras)$/;

const OF_INVOICE = /^billing\.(name|address|gstin|pinCode)$/;

/** The field of the form that the server's fault is about; null when the form has none. */
export function fieldOfFault(named: string): FieldPath<BookingValues> | null {
  // The listing is shown at the room type, which the guest can change.
  if (named === 'listing') return 'roomType';
  const [, ofInvoice] = OF_INVOICE.exec(named) ?? [];
  if (ofInvoice) return `billing.${ofInvoice as keyof BookingValues['billing']}`;
  const [, index, part] = FURTHER_ROOM.exec(named) ?? [];
  if (index && part) return `furtherRooms.${Number(index)}.${part as 'roomType' | 'guests' | 'children'}`;
  const date = FURTHER_DATE.exec(named)?.[1] ?? named;
  return isField(date) ? date : null;
}

function isField(name: string): name is keyof BookingValues {
  return name in EMPTY_VALUES;
}
