import { z } from 'zod';
import { nightsOf, type PlainDate } from '../../platform/time/dates';

/** A price in units of a currency, as Channex writes it: '120.50', or a number. */
const price = z
  .union([z.string(), z.number()])
  .transform(String)
  .refine((text) => /^\d{1,9}(\.\d{1,4})?$/.test(text));

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
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

const tax = z.looseObject({ type: text, is_inclusive: z.boolean().nullish() });

const room = z.object({
  room_type_id: text,
  rate_plan_id: text,
  checkin_date: day,
  checkout_date: day,
  amount: price.nullish(),
  days: z.record(day, price).nullish(),
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
  ota_commission: price.nullish().catch(null),
  payment_collect: text,
  notes: text,
  customer: z.looseObject({ name: text, surname: text, mail: text, phone: text }).nullish(),
  rooms: z.array(room),
});

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
}

/** A booking in the words of the channel manager. */
export interface SoldBooking {
  currency: string;
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

function roomOf(sold: z.output<typeof room>): SoldRoom | null {
  if (sold.checkin_date >= sold.checkout_date) return null;
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
  };
}

/** The booking that a revision describes; null when it is not as documented. */
export function soldBookingOf(attributes: unknown): SoldBooking | null {
  const read = booking.safeParse(attributes);
  if (!read.success) return null;
  const { currency, ota_commission: commission, payment_collect: collect, notes, customer } = read.data;
  const kept = read.data.rooms.filter(({ is_cancelled: isCancelled }) => isCancelled !== true);
  const rooms = kept.map(roomOf);
  if (rooms.length === 0 || rooms.length > 30 || rooms.includes(null)) return null;
  const email = line(customer?.mail, 254);
  const unaged = rooms.reduce((sum, one) => sum + (one?.childrenWithoutAge ?? 0), 0);
  const remarks = [line(notes, 900), unaged > 0 ? `Children without an age at the portal: ${unaged}` : null];
  return {
    currency: currency.toUpperCase(),
    commission: commission ?? null,
    collector: collect === 'ota' ? 'PORTAL' : 'HOTEL',
    name: nameOf(customer) ?? 'Guest of a portal',
    email: email !== null && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? email : null,
    phone: line(customer?.phone, 32),
    notes: remarks.filter((remark) => remark !== null).join(' · ') || null,
    rooms: rooms.flatMap((one) => one ?? []),
  };
}
