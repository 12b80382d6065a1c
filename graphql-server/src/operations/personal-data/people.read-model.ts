import type { EntityManager } from 'typeorm';

/** A booking of a person, as the desk chooses it. */
export interface PersonBooking {
  id: string;
  reference: string;
  name: string;
  email: string | null;
  phone: string | null;
  status: string;
  checkin: string | null;
  checkout: string | null;
  guestUid: string | null;
  nameKey: string;
}

const BOOKING = `
  SELECT booking.id, booking.reference, booking.name, booking.email, booking.phone, booking.status,
    min(stay.checkin)::text AS checkin, max(stay.checkout)::text AS checkout, booking.guest_uid AS "guestUid",
    coalesce(booking.name_key, lower(booking.name)) AS "nameKey"
  FROM bookings booking LEFT JOIN stays stay ON stay.booking_id = booking.id
  WHERE booking.guest_erased_at IS NULL AND`;
const IN_ORDER = 'GROUP BY booking.id ORDER BY min(stay.checkin) DESC NULLS LAST, booking.id LIMIT 500';

/** The bookings of an address in lower case, without those whose guest is erased. */
export function bookingsOfAddress(manager: EntityManager, address: string): Promise<PersonBooking[]> {
  return manager.query(`${BOOKING} booking.email_key = $1 ${IN_ORDER}`, [address]);
}

/** The bookings of an address, a phone number, a name or a reference. */
export function bookingsOfSearch(
  manager: EntityManager,
  searched: { address: string; phone: string; name: string; reference: string },
): Promise<PersonBooking[]> {
  const { address, phone, name, reference } = searched;
  return manager.query(
    `${BOOKING} (booking.email_key = $1 OR (booking.phone_key = $2 AND $2 <> '') OR booking.name_key = $3
       OR booking.reference = $4) ${IN_ORDER}`,
    [address, phone, name, reference],
  );
}

/** Locks the bookings, so that nobody else changes them during the erasure. */
export async function lockBookings(manager: EntityManager, bookings: readonly string[]): Promise<void> {
  await manager.query('SELECT id FROM bookings WHERE id = ANY($1::uuid[]) ORDER BY id FOR UPDATE', [
    bookings,
  ]);
}

const KNOWS = `
  SELECT EXISTS (SELECT 1 FROM bookings WHERE email_key = $1)
    OR EXISTS (SELECT 1 FROM subscribers WHERE email_key = $1)
    OR EXISTS (SELECT 1 FROM contact_messages WHERE lower(email) = $1)
    OR EXISTS (SELECT 1 FROM feedback WHERE lower(guest_email) = $1)
    OR EXISTS (SELECT 1 FROM guests, unnest(emails) email WHERE lower(email) = $1)
    OR EXISTS (SELECT 1 FROM erasure_requests WHERE address = $1) AS known`;

/** Whether the hotel stores anything under the address. */
export async function knowsAddress(manager: EntityManager, address: string): Promise<boolean> {
  const rows: { known: boolean }[] = await manager.query(KNOWS, [address]);
  return rows[0]?.known ?? false;
}

const KEPT_REGISTER = `
  SELECT max(stay.checked_out_at + interval '1 year')::date::text AS until
  FROM register_entries entry JOIN stays stay ON stay.id = entry.stay_id
  WHERE entry.booking_id = ANY($1::uuid[]) AND stay.status = 'DEPARTED'`;

/** The last day until which the law requires the register of the bookings' guests; null without an entry. */
export async function registerKeptUntil(
  manager: EntityManager,
  bookings: readonly string[],
): Promise<string | null> {
  const rows: { until: string | null }[] = await manager.query(KEPT_REGISTER, [bookings]);
  return rows[0]?.until ?? null;
}

const KEPT = `
  SELECT document.number, document.kind,
    make_date(document.financial_year + 1 + $2, 3, 31)::text AS until
  FROM tax_documents document WHERE document.booking_id = ANY($1::uuid[])
  ORDER BY document.dated, document.number`;

/** The tax documents of the bookings, and how long the law requires each. */
export function keptDocuments(
  manager: EntityManager,
  bookings: readonly string[],
  years: number,
): Promise<{ number: string; kind: string; until: string }[]> {
  return manager.query(KEPT, [bookings, years]);
}
