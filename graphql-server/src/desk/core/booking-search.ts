import type { CountryCode } from 'libphonenumber-js/min';
import { phoneSearches } from '../../bookings/core/phone-key';
import { containing, foldText, searchedText } from '../../platform/text/search-pattern';

// A shorter text matches too many references and addresses, and the indexes consist of three characters.
const SHORTEST_REFERENCE = 4;
const SHORTEST_PART = 3;

/** The values for {@link SEARCHED_BOOKINGS}, in its order. A null matches nothing. */
export type SearchValues = [
  name: string[],
  words: string[],
  letters: string[] | null,
  email: string | null,
  reference: string | null,
  room: string,
  phones: string[],
  business: string | null,
  gstin: string | null,
  gatewayId: string,
];

// References and addresses contain no other characters, and PostgreSQL’s indexes may not contain them.
const ASCII = /^[ -~]+$/;
// A name in another script may have only two characters.
const LATIN = /^[a-z'.-]+$/;

/** Fewer than three Latin letters match the beginning of a word of the name; more match any part of it. */
function partOfName(word: string): string[] {
  if (!ASCII.test(word)) return [];
  if (word.length >= SHORTEST_PART || !LATIN.test(word)) return [containing(word)];
  const beginning = containing(word).slice(1);
  return [beginning, `% ${beginning}`];
}

/**
 * The pairs of neighbouring letters of a word in another script, or the letter if there is only one; null for an ASCII
 * word, which is found by its trigrams.
 */
function lettersOf(word: string): string[] | null {
  if (word === '' || ASCII.test(word)) return null;
  const letters = [...word];
  const pairs = letters.slice(1).map((letter, place) => `${letters[place] ?? ''}${letter}`);
  return pairs.length === 0 ? letters : pairs;
}

/**
 * The text that was typed at the desk, in the form in which each column is searched. Words of a name may be in any
 * order.
 */
export function searchValues(typed: string, country: CountryCode): SearchValues {
  const text = searchedText(typed);
  const words = foldText(text)
    .split(/[\s,]+/)
    .filter(Boolean);
  const longest = words.toSorted((one, other) => other.length - one.length)[0] ?? '';
  const together = text.replace(/[\s\u2010-\u2015-]/g, '');
  return [
    longest ? spellingsOf(longest).flatMap(partOfName) : [],
    words.map((word) => containing(withoutApostrophes(word))),
    lettersOf(longest),
    text.length < SHORTEST_PART || !ASCII.test(text) ? null : containing(text.toLowerCase()),
    together.length < SHORTEST_REFERENCE || !ASCII.test(together) ? null : containing(together),
    text.replace(/^room\s+/i, '').toLowerCase(),
    phoneSearches(text.replace(/^tel:/i, ''), country).map((digits) => `%${digits}%`),
    text.length < SHORTEST_PART ? null : containing(foldText(text)),
    together.length < SHORTEST_REFERENCE || !ASCII.test(together) ? null : containing(together.toUpperCase()),
    text,
  ];
}

/** A name is found with its apostrophe or without: OBrien for O'Brien, and O'Brien for OBrien. */
const withoutApostrophes = (text: string): string => text.replaceAll("'", '');

/** The word with an apostrophe in each place, so that the indexes of names find it. */
function spellingsOf(word: string): string[] {
  const plain = withoutApostrophes(word);
  if (plain.length < SHORTEST_PART || !LATIN.test(plain)) return [word];
  const letters = [...plain];
  const spelled = letters.slice(1).map((_letter, place) => {
    return `${letters.slice(0, place + 1).join('')}'${letters.slice(place + 1).join('')}`;
  });
  return [...new Set([plain, word, ...spelled])];
}

const KEY_OF_NAME = 'COALESCE(name_key, fold_text(name))';
const KEY_OF_GUEST = `
  CASE WHEN octet_length(guest_name) = length(guest_name) THEN lower(guest_name) ELSE fold_text(guest_name) END`;
const plain = (key: string) => `replace(${key}, '''', '')`;
const PLAIN_NAME = plain(KEY_OF_NAME);
const PLAIN_GUEST = plain(KEY_OF_GUEST);
const KEY_OF_PHONE = `COALESCE(phone_key, regexp_replace(phone, '\\D', '', 'g'))`;

const BOOKINGS = 'SELECT id, created_at, status, channel FROM bookings WHERE';

/**
 * Selects the bookings that match $1 to $10 of {@link searchValues}. A condition on `booking` may follow. Each part uses
 * its own index, so the parts are joined by UNION instead of OR. A booking of an older version has no keys, so they are
 * computed from its name and phone number.
 */
export const SEARCHED_BOOKINGS = `SELECT booking.id, booking.created_at FROM (
  ${BOOKINGS} ${KEY_OF_NAME} LIKE ANY ($1::text[]) AND ${PLAIN_NAME} LIKE ALL ($2::text[])
  UNION ${BOOKINGS} octet_length(name) > length(name)
    AND letters_of(${KEY_OF_NAME}) @> $3::text[] AND ${PLAIN_NAME} LIKE ALL ($2::text[])
  UNION ${BOOKINGS} email_key LIKE $4
  UNION ${BOOKINGS} replace(reference, '-', '') ILIKE $5
  UNION ${BOOKINGS} ${KEY_OF_PHONE} LIKE ANY ($7::text[])
  UNION ${BOOKINGS} id = ANY (ARRAY(
    SELECT booking_id FROM stays WHERE ${KEY_OF_GUEST} LIKE ANY ($1::text[])
      AND ${PLAIN_GUEST} LIKE ALL ($2::text[])
    UNION ALL SELECT booking_id FROM stays WHERE octet_length(guest_name) > length(guest_name)
      AND letters_of(fold_text(guest_name)) @> $3::text[] AND fold_text(guest_name) LIKE ALL ($2::text[])
    UNION ALL SELECT booking_id FROM desk_bookings WHERE translate(portal, ' -', '') ILIKE $5
    UNION ALL SELECT booking_id FROM billing_details WHERE fold_text(name) LIKE $8 OR gstin LIKE $9
    UNION ALL SELECT booking_id FROM orders WHERE gateway_id = $10
    UNION ALL SELECT COALESCE(booking_id, deposit_booking_id) FROM payments WHERE gateway_payment_id = $10
    UNION ALL SELECT COALESCE(payment.booking_id, payment.deposit_booking_id) FROM refunds refund JOIN payments payment ON payment.id = refund.payment_id
      WHERE refund.gateway_refund_id = $10
    UNION ALL SELECT stay.booking_id FROM rooms room JOIN stays stay ON stay.room_id = room.id WHERE lower(room.number) = $6))) booking`;
