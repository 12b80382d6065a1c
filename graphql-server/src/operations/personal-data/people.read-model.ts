import type { EntityManager } from 'typeorm';
import { foldText } from '../../platform/text/search-pattern';
import { ERASED_GUEST } from './declared/erased';

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
const IN_ORDER = 'GROUP BY booking.id ORDER BY min(stay.checkin) DESC NULLS LAST, booking.id';

/** The bookings of an address in lower case, without those whose guest is erased. */
export function bookingsOfAddress(manager: EntityManager, address: string): Promise<PersonBooking[]> {
  return manager.query(`${BOOKING} booking.email_key = $1 ${IN_ORDER}`, [address]);
}

// Records of bookings have the names of their bookings.
const RECORDS_WITHOUT_BOOKING = `
  SELECT record.name FROM guests record, unnest(record.emails) email
  WHERE lower(email) = $1 AND record.name <> '${ERASED_GUEST}' AND NOT EXISTS (
    SELECT 1 FROM guests joined JOIN guest_bookings put ON put.guest_id = joined.id
    WHERE joined.root_id = record.root_id)`;

/** Whether bookings or records of several names have the address, so that nobody knows whose data are whose. */
export async function isShared(
  manager: EntityManager,
  address: string,
  bookings: readonly Pick<PersonBooking, 'nameKey'>[],
): Promise<boolean> {
  const records: { name: string }[] = await manager.query(RECORDS_WITHOUT_BOOKING, [address]);
  const names = [...bookings.map(({ nameKey }) => nameKey), ...records.map(({ name }) => foldText(name))];
  return new Set(names).size > 1;
}

const MOST_FOUND = 500;

/** The bookings of an address, a phone number, a name or a reference. */
export function bookingsOfSearch(
  manager: EntityManager,
  searched: { address: string; phone: string; name: string; reference: string },
): Promise<PersonBooking[]> {
  const { address, phone, name, reference } = searched;
  return manager.query(
    `${BOOKING} (booking.email_key = $1 OR (booking.phone_key = $2 AND $2 <> '') OR booking.name_key = $3
       OR booking.reference = $4) ${IN_ORDER} LIMIT ${MOST_FOUND}`,
    [address, phone, name, reference],
  );
}

/** The addresses of the bookings, in lower case. */
export async function addressesOf(manager: EntityManager, bookings: readonly string[]): Promise<string[]> {
  const rows: { address: string }[] = await manager.query(
    'SELECT DISTINCT email_key AS address FROM bookings WHERE id = ANY($1::uuid[]) AND email_key IS NOT NULL',
    [bookings],
  );
  return rows.map(({ address }) => address);
}

/** Locks the bookings, so that nobody else changes them during the erasure. */
export async function lockBookings(manager: EntityManager, bookings: readonly string[]): Promise<void> {
  await manager.query('SELECT id FROM bookings WHERE id = ANY($1::uuid[]) ORDER BY id FOR UPDATE', [
    bookings,
  ]);
}

const KNOWS = `
  SELECT EXISTS (SELECT 1 FROM bookings WHERE email_key = $1)
    OR EXISTS (SELECT 1 FROM booking_mails WHERE lower(address) = $1)
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

/** That the register has entries of a stay. It says nothing of the persons. */
export interface KeptRegister {
  booking: string;
  first_night: string;
  day_of_leaving: string;
  entries: number;
  /** The last day on which it is kept; null while nobody knows when the guests leave. */
  kept_until: string | null;
}

const REGISTER_OF_STAYS = `
  SELECT booking.reference AS booking, stay.checkin::text AS first_night, stay.checkout::text AS day_of_leaving,
    count(*)::int AS entries,
    CASE WHEN stay.status = 'DEPARTED' THEN (stay.checked_out_at + interval '1 year')::date::text END AS kept_until
  FROM register_entries entry JOIN stays stay ON stay.id = entry.stay_id JOIN bookings booking ON booking.id = stay.booking_id
  WHERE entry.booking_id = ANY($1::uuid[]) GROUP BY booking.id, stay.id ORDER BY stay.checkin, stay.id`;

/** Of which stays of the bookings the register has entries. */
export function registerOfStays(
  manager: EntityManager,
  bookings: readonly string[],
): Promise<KeptRegister[]> {
  return manager.query(REGISTER_OF_STAYS, [bookings]);
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
