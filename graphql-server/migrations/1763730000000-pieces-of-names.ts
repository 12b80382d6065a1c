import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Finds a longer text within names and cities by pieces of five characters. Three characters, as trigrams have them,
 * are shared by many names: with ten times the hotels each search went through ten times as many candidates.
 */
export class PiecesOfNames1763730000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Every five characters in a row, in lower case.
      CREATE FUNCTION pieces_of(whole text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
        SELECT array(SELECT DISTINCT substr(lower(whole), start, 5) FROM generate_series(1, length(lower(whole)) - 4) AS start)
      $$;
      -- As few of them as cover the text: whatever contains it has them all. None of a text that is too short.
      CREATE FUNCTION pieces_to_find(part text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
        SELECT array(
          SELECT substr(lower(part), start, 5) FROM generate_series(1, length(lower(part)) - 4, 5) AS start
          UNION SELECT right(lower(part), 5) WHERE length(lower(part)) >= 5
        )
      $$;
      CREATE INDEX hotels_name_pieces ON hotels USING gin (pieces_of(name));
      CREATE INDEX hotels_city_pieces ON hotels USING gin (pieces_of(city));
      -- The planner knows what is rare among them only once they are counted.
      ANALYZE hotels;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX hotels_name_pieces, hotels_city_pieces;
      DROP FUNCTION pieces_of, pieces_to_find;
    `);
  }
}
