import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from '../src/platform/database/busy-tables';

// As `foldText` of the server: in lower case, without accents, with single spaces. NFKD takes Latin capitals apart, so that
// lower() finds them in every locale; those that it leaves whole are listed.
const FOLD_TEXT = `
  CREATE OR REPLACE FUNCTION fold_text(written text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT btrim(regexp_replace(normalize(
      translate(
        replace(replace(replace(replace(
          regexp_replace(lower(normalize(written, NFKD)), '[\\u0300-\\u036f]', '', 'g'),
          'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
        'ØøŁłĐđÐðı’‘', 'oollddddi'''''),
      NFC), '\\s+', ' ', 'g'))
  $$`;

const trigrams = (expression: string) => `USING gin ((${expression}) gin_trgm_ops) WITH (fastupdate = off)`;

/** Each part of the desk's search, as its condition is written in `desk/core/booking-search.ts`. */
const INDEXES: Readonly<Record<string, string>> = {
  bookings_name_trigram: `bookings ${trigrams('COALESCE(name_key, fold_text(name))')}`,
  bookings_email_trigram: `bookings ${trigrams('email_key')}`,
  bookings_reference_trigram: `bookings ${trigrams("replace(reference, '-', '')")}`,
  bookings_phone_trigram: `bookings ${trigrams("COALESCE(phone_key, regexp_replace(phone, '\\D', '', 'g'))")}`,
  stays_guest_name_trigram: `stays ${trigrams('fold_text(guest_name)')}`,
  stays_room_index: 'stays (room_id)',
};

/**
 * The desk's search reads no table to its end. Guests read and book while each index is built. New entries go into the indexes
 * at once, so that no search goes through a list of them.
 */
export class IndexesOfDeskSearch1764180000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(FOLD_TEXT);
    for (const [name, definition] of Object.entries(INDEXES)) await buildIndex(runner, name, definition);
    // What an expression's values are like is known only once they are counted.
    await runner.query('ANALYZE bookings, stays');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await runner.query(`DROP INDEX ${name}`);
    await runner.query('DROP FUNCTION fold_text');
  }
}
