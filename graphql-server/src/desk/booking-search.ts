import type { CountryCode } from 'libphonenumber-js/min';
import { phoneSearches } from '../bookings/phone-key';
import { containing, foldText, searchedText } from '../platform/text/search-pattern';

// A shorter text without its gaps matches too many references.
const SHORTEST_REFERENCE = 4;

/** The values of {@link MATCHES_SEARCH}, in its order. */
export type SearchValues = [text: string, name: string, reference: string, room: string, phones: string[]];

/** What the desk typed, in the form in which each column is searched for it. */
export function searchValues(typed: string, country: CountryCode): SearchValues {
  const text = searchedText(typed);
  const together = text.replace(/[\s-]/g, '');
  return [
    containing(text),
    containing(foldText(text)),
    containing(together.length < SHORTEST_REFERENCE ? text : together),
    text.replace(/^room\s+/i, '').toLowerCase(),
    phoneSearches(text, country).map((digits) => `%${digits}%`),
  ];
}

/**
 * The condition on `booking`, with $1 to $5 of {@link searchValues}. A booking of an older version has no keys: its name
 * and phone number are searched instead.
 */
export const MATCHES_SEARCH = `(
  booking.email ILIKE $1
  OR COALESCE(booking.name_key, lower(booking.name)) LIKE $2 OR booking.name ILIKE $1
  OR booking.reference ILIKE $1 OR replace(booking.reference, '-', '') ILIKE $3
  OR EXISTS (SELECT 1 FROM stays stay JOIN rooms room ON room.id = stay.room_id
    WHERE stay.booking_id = booking.id AND lower(room.number) = $4)
  OR COALESCE(booking.phone_key, regexp_replace(booking.phone, '\\D', '', 'g')) LIKE ANY($5::text[]))`;
