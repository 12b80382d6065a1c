import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { addDays, type PlainDate } from '../../../lib/dates/plain-dates';
import type { BookingForm } from '../checkout/use-booking-request';
import type { BookingFormQuery, ExtraUnit } from '../../../generated/graphql';
import type { ChosenListing, RoomTypeName } from '../../../lib/stays/room-type-name';

/** A room in addition to the first. All values are text. */
interface FurtherRoom {
  roomType: RoomTypeName;
  guests: string;
  /** The ages in years of the children among them. */
  children: number[];
}

/** An extra of the form. An extra that is not sold by the piece is for all guests of all rooms. */
interface ChosenExtra {
  code: string;
  unit: ExtraUnit;
  pieces: number;
}

/** The values of the form, and the listing from which it was opened. */
export interface BookingValues {
  name: string;
  email: string;
  phone: string;
  checkin: PlainDate;
  checkout: PlainDate;
  guests: string;
  /** The ages in years of the children among them. */
  children: number[];
  roomType: RoomTypeName;
  /** The code of a rate plan; empty for the first plan. */
  plan: string;
  /** The code of a promotion. */
  code: string;
  extras: ChosenExtra[];
  specialRequests: string;
  /** The invoice is made out to a business. */
  isForBusiness: boolean;
  /** The business; sent only if the invoice is for a business. */
  billing: {
    name: string;
    address: string;
    /** The business is registered in another country, and has no GSTIN. */
    isAbroad: boolean;
    gstin: string;
    country: string;
    companyNumber: string;
    pinCode?: string;
  };
  listing: ChosenListing | null;
  /** Rooms in addition to the first, for the same nights. */
  furtherRooms: FurtherRoom[];
}

export type BookingFormControl = UseFormReturn<BookingValues>;

/** The props of each part of the booking form. */
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
  // Becomes the first type on sale, once the types are known.
  roomType: '',
  plan: '',
  code: '',
  extras: [],
  specialRequests: '',
  isForBusiness: false,
  billing: {
    name: '',
    address: '',
    isAbroad: false,
    gstin: '',
    country: '',
    companyNumber: '',
    pinCode: '',
  },
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

/** The ages of children as server input; omitted when all guests are adults. */
const sentChildren = (children: readonly number[]) =>
  children.length > 0 ? { children: [...children] } : {};

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

/** The plan, the code and the extras that the guest has chosen. */
function termsOf({ plan, code, extras }: BookingValues) {
  const chosen = extras.length > 0 ? { extras: extras.map(sentExtra) } : {};
  return { plan: plan || undefined, code: code.trim() || undefined, ...chosen };
}

/** A business in India has a GSTIN, and a PIN code if the hotel registers its invoices; a company abroad has its own number. */
function sentBusiness({
  name,
  address,
  isAbroad,
  gstin,
  country,
  companyNumber,
  pinCode,
}: BookingValues['billing']) {
  if (isAbroad) return { name, address, country, companyNumber };
  return { name, address, gstin, ...(pinCode ? { pinCode } : {}) };
}

/** The form as the server's input, with the amounts that the guest saw. */
export function bookingFormOf(
  values: BookingValues,
  seen: Pick<BookingForm, 'expectedTotal' | 'expectedDue'> = {},
): BookingForm {
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
    ...seen,
  };
}

const isGuestCount = (guests: string) => Number.isInteger(Number(guests)) && Number(guests) >= 1;

/** The stays to quote; null while they are incomplete or invalid. */
export function quotableStay(values: BookingValues) {
  const { checkin, checkout, guests, roomType, furtherRooms } = values;
  const rooms = [{ roomType, guests }, ...furtherRooms];
  const ages = [...values.children, ...furtherRooms.flatMap(({ children }) => children)];
  const isComplete =
    rooms.every((room) => room.roomType && isGuestCount(room.guests)) && ages.every((age) => age >= 0);
  if (!isComplete || !checkin || !checkout || checkout <= checkin) return null;
  const furtherStays = furtherStaysOf(values);
  const first = { checkin, checkout, guests: Number(guests), ...sentChildren(values.children), roomType };
  return { ...first, furtherStays, listing: listingOf(values)?.id, ...termsOf(values) };
}

/** An existing booking that fills the form. */
interface KnownBooking {
  name: string;
  /** Null when a desk booking has no e-mail address. */
  email: string | null;
  phone: string | null;
  checkin: PlainDate;
  checkout: PlainDate;
  guests: number;
  children?: readonly number[];
  roomType: RoomTypeName;
  specialRequests: string | null;
  /** All rooms, in order. */
  stays?: readonly { roomType: RoomTypeName; guests: number; plan: string; children?: readonly number[] }[];
  quote?: {
    stays?: readonly { extras?: readonly ChosenExtra[] }[];
    promotion: { code: string | null } | null;
  };
  /** The billing details; null until they are entered. */
  billing?: {
    details: {
      name: string;
      address: readonly string[];
      gstin: string | null;
      country?: string | null;
      companyNumber?: string | null;
      pinCode?: string | null;
    } | null;
  };
}

/** The business of an existing booking. */
function businessOf({ billing }: KnownBooking): Partial<BookingValues> {
  const { name, address, gstin, country, companyNumber, pinCode } = billing?.details ?? {};
  if (!name || !address || !(gstin || companyNumber)) return {};
  const business = { name, address: address.join('\n'), isAbroad: !gstin, gstin: gstin ?? '' };
  const abroad = { country: country ?? '', companyNumber: companyNumber ?? '' };
  return { isForBusiness: true, billing: { ...business, ...abroad, pinCode: pinCode ?? '' } };
}

/** The form for an existing booking, to change it or to book it again with the same rate plan and code. */
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
    // The form has one choice for the extras of all rooms.
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

/** The message of the first of the server's faults at a field of the form. */
export const faultAt = (
  faults: readonly { field: string; message: string }[],
  field: FieldPath<BookingValues>,
): string | undefined => faults.find((fault) => fieldOfFault(fault.field) === field)?.message;

// The server's names of fields in a list, such as `furtherStays.0.guests`. A fault of one age is a fault of the children. Further rooms have the dates of the first
// room.
const FURTHER_ROOM = /^furtherStays\.(\d+)\.(roomType|guests|children)(?:\.\d+)?$/;
const CHILDREN = /^children\.\d+$/;
const FURTHER_DATE = /^furtherStays\.\d+\.(checkin|checkout|extras)$/;

const OF_INVOICE = /^billing\.(name|address|gstin|country|companyNumber|pinCode)$/;

/** The form's field for a fault of the server; null when the form has no such field. */
export function fieldOfFault(named: string): FieldPath<BookingValues> | null {
  // A fault of the listing is shown at the room type, which the guest can change.
  if (named === 'listing') return 'roomType';
  if (CHILDREN.test(named)) return 'children';
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
