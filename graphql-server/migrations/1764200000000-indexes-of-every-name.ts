import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from '../src/platform/database/busy-tables';

// Trigrams know letters of PostgreSQL's locale only: in the locale C a name in Devanagari has none.
const LETTERS_OF = `
  CREATE OR REPLACE FUNCTION letters_of(written text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT array_agg(DISTINCT substr(written, place, size))
    FROM generate_series(1, length(written)) AS place, generate_series(1, 2) AS size
  $$`;

const KEY_OF_NAME = 'COALESCE(name_key, fold_text(name))';
// To fold a name takes longer than to read it, and a search folds each that it finds: names in ASCII need only lower case.
const KEY_OF_GUEST = `
  CASE WHEN octet_length(guest_name) = length(guest_name) THEN lower(guest_name) ELSE fold_text(guest_name) END`;
const AT_ONCE = 'WITH (fastupdate = off)';

/** Parts of the desk's search, as its conditions are written in `desk/core/booking-search.ts`. */
const INDEXES: Readonly<Record<string, string>> = {
  bookings_name_letters: `bookings USING gin (letters_of(${KEY_OF_NAME})) ${AT_ONCE} WHERE octet_length(name) > length(name)`,
  stays_guest_letters: `stays USING gin (letters_of(fold_text(guest_name))) ${AT_ONCE} WHERE octet_length(guest_name) > length(guest_name)`,
  stays_guest_trigram: `stays USING gin ((${KEY_OF_GUEST}) gin_trgm_ops) ${AT_ONCE}`,
  desk_bookings_portal_trigram: `desk_bookings USING gin (translate(portal, ' -', '') gin_trgm_ops) ${AT_ONCE}`,
};

const EARLIER_INDEX = 'stays_guest_name_trigram';

/** The desk finds names of every script, who stays, and numbers of portals by an index. */
export class IndexesOfEveryName1764200000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(LETTERS_OF);
    for (const [name, definition] of Object.entries(INDEXES)) await buildIndex(runner, name, definition);
    await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${EARLIER_INDEX}`);
    // What an expression's values are like is known only once they are counted.
    await runner.query('ANALYZE bookings, stays, desk_bookings');
  }

  async down(runner: QueryRunner): Promise<void> {
    await buildIndex(
      runner,
      EARLIER_INDEX,
      'stays USING gin (fold_text(guest_name) gin_trgm_ops) WITH (fastupdate = off)',
    );
    for (const name of Object.keys(INDEXES)) await runner.query(`DROP INDEX ${name}`);
    await runner.query('DROP FUNCTION letters_of');
  }
}
