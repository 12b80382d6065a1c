import { z } from 'zod';
import { daysBetween, isPlainDate, nightsOf, type PlainDate } from '../../platform/time/dates';

/** A price in units of a currency, as Channex writes it: '120.50', or a number. */
const price = z
  .union([z.string(), z.number()])
  .transform(String)
  .refine((text) => /^\d{1,9}(\.\d{1,4})?$/.test(text));

const day = z.string().refine(isPlainDate);
const count = z.coerce.number().int().min(0).max(100).catch(0);
const text = z.string().nullish().catch(null);

const occupancy = z
  .object({
    adults: count,
    children: count,
    infants: count,
    ages: z.array(z.coerce.number().int().min(0).max(17)).nullish().catch(null),
  })
  .partial()
  .nullish();

const optionalPrice = price.nullish().catch(null);
const service = z.looseObject({ name: text, type: text, total_price: optionalPrice });
const tax = z.looseObject({
  name: text,
  type: text,
  total_price: optionalPrice,
  is_inclusive: z.boolean().nullish(),
});

const room = z.object({
  room_type_id: text,
  rate_plan_id: text,
  checkin_date: day,
  checkout_date: day,
  amount: price.nullish(),
  days: z.record(day, price).nullish(),
  services: z.array(service).nullish().catch(null),
  taxes: z.array(tax).nullish().catch(null),
  occupancy,
  guests: z
    .array(z.looseObject({ name: text, surname: text }))
    .nullish()
    .catch(null),
  is_cancelled: z.boolean().nullish(),
});

const booking = z.object({
  currency: z.string().length(3),
  amount: optionalPrice,
  services: z.array(service).nullish().catch(null),
  ota_commission: optionalPrice,
  payment_collect: text,
  notes: text,
  customer: z.looseObject({ name: text, surname: text, mail: text, phone: text }).nullish(),
  rooms: z.array(room),
});

/**
 * What a portal names beside the price of a room: a service, or a fee, a city tax or another tax that the price does not
 * include.
 */
export interface SoldBeside {
  kind: 'SERVICE' | 'FEE' | 'CITY_TAX' | 'TAX';
  name: string;
  amount: string;
}

/** A room of a booking in the words of the channel manager. Prices are in units of the booking's currency. */
export interface SoldRoom {
  roomTypeKey: string;
  ratePlanKey: string;
  checkin: PlainDate;
  checkout: PlainDate;
  guests: number;
  children: number[];
  /** How many children have no age; they count as guests. */
  childrenWithoutAge: number;
  guestName: string | null;
  /** The price of each night; null when only the price of the room is named. */
  nights: string[] | null;
  amount: string | null;
  includesTax: boolean;
  beside: SoldBeside[];
}

/** A booking in the words of the channel manager. */
export interface SoldBooking {
  currency: string;
  /** The portal's total; null when it names none. */
  amount: string | null;
  /** The services of the whole booking. */
  beside: SoldBeside[];
  commission: string | null;
  collector: 'HOTEL' | 'PORTAL';
  name: string;
  email: string | null;
  phone: string | null;
  notes: string | null;
  rooms: SoldRoom[];
}

const nameOf = (
  person: { name?: string | null; surname?: string | null } | null | undefined,
): string | null =>
  [person?.name, person?.surname]
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .join(' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .slice(0, 100) || null;

const line = (value: string | null | undefined, longest: number): string | null =>
  value
    ?.replace(/[\p{Cc}]/gu, ' ')
    .trim()
    .slice(0, longest) || null;

const MOST_NIGHTS = 366;
const MOST_BESIDE = 30;
const NAME_LENGTH = 60;

const isNothing = (amount: string): boolean => Number(amount) === 0;

function besideOf(
  kind: SoldBeside['kind'],
  { name, type, total_price: amount }: z.output<typeof service>,
): SoldBeside[] {
  if (!amount || isNothing(amount)) return [];
  return [{ kind, name: line(name, NAME_LENGTH) ?? line(type, NAME_LENGTH) ?? 'Without a name', amount }];
}

const servicesOf = (services: z.output<typeof service>[] | null | undefined): SoldBeside[] =>
  (services ?? []).slice(0, MOST_BESIDE).flatMap((one) => besideOf('SERVICE', one));

const KIND_OF_TAX: Readonly<Record<string, SoldBeside['kind']>> = { fee: 'FEE', city_tax: 'CITY_TAX' };

const taxesOf = (taxes: z.output<typeof tax>[] | null | undefined): SoldBeside[] =>
  (taxes ?? [])
    .filter(({ is_inclusive: isInclusive }) => isInclusive === false)
    .slice(0, MOST_BESIDE)
    .flatMap((one) => besideOf(KIND_OF_TAX[one.type ?? ''] ?? 'TAX', one));

function roomOf(sold: z.output<typeof room>): SoldRoom | null {
  if (sold.checkin_date >= sold.checkout_date) return null;
  if (daysBetween(sold.checkin_date, sold.checkout_date) > MOST_NIGHTS) return null;
  const { adults = 0, children = 0, infants = 0, ages } = sold.occupancy ?? {};
  const guests = Math.max(1, adults + children + infants);
  const known = ages ?? [];
  // Without exact ages, nobody is made a child of a certain age.
  const withAge = known.length === children + infants && known.length < guests ? known : [];
  const nights = nightsOf(sold.checkin_date, sold.checkout_date).map((night) => sold.days?.[night] ?? null);
  const named = nights.every((night) => night !== null) ? nights.flatMap((night) => night ?? []) : null;
  if (named === null && !sold.amount) return null;
  return {
    roomTypeKey: sold.room_type_id ?? '',
    ratePlanKey: sold.rate_plan_id ?? '',
    checkin: sold.checkin_date,
    checkout: sold.checkout_date,
    guests,
    children: withAge,
    childrenWithoutAge: children + infants - withAge.length,
    guestName: nameOf(sold.guests?.[0]),
    nights: named,
    amount: sold.amount ?? null,
    includesTax: !(sold.taxes ?? []).some(
      ({ type, is_inclusive: isInclusive }) => type === 'tax' && isInclusive === false,
    ),
    beside: [...servicesOf(sold.services), ...taxesOf(sold.taxes)],
  };
}

/** The booking that a revision describes; null when it is not as documented. */
export function soldBookingOf(attributes: unknown): SoldBooking | null {
  const read = booking.safeParse(attributes);
  if (!read.success) return null;
  const { currency, amount, ota_commission: commission, payment_collect: collect, notes } = read.data;
  const { customer } = read.data;
  const kept = read.data.rooms.filter(({ is_cancelled: isCancelled }) => isCancelled !== true);
  const rooms = kept.map(roomOf);
  if (rooms.length === 0 || rooms.length > 30 || rooms.includes(null)) return null;
  const email = line(customer?.mail, 254);
  const unaged = rooms.reduce((sum, one) => sum + (one?.childrenWithoutAge ?? 0), 0);
  const remarks = [line(notes, 600), unaged > 0 ? `Children without an age at the portal: ${unaged}` : null];
  return {
    currency: currency.toUpperCase(),
    amount: amount && !isNothing(amount) ? amount : null,
    beside: servicesOf(read.data.services),
    commission: commission ?? null,
    collector: collect === 'ota' ? 'PORTAL' : 'HOTEL',
    name: nameOf(customer) ?? 'Guest of a portal',
    email: email !== null && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? email : null,
    phone: line(customer?.phone, 32),
    notes: remarks.filter((remark) => remark !== null).join(' · ') || null,
    rooms: rooms.flatMap((one) => one ?? []),
  };
}
