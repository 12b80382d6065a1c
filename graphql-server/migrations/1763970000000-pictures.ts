import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pictures that the hotel uploads. Their files are in the storage bucket. Whatever writes them tells every server at commit. */
export class Pictures1763970000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE pictures (
        id uuid NOT NULL CONSTRAINT pictures_pkey PRIMARY KEY,
        key text NOT NULL,
        file_name text NOT NULL,
        alt_text text,
        width integer NOT NULL,
        height integer NOT NULL,
        focal_x integer NOT NULL DEFAULT 50,
        focal_y integer NOT NULL DEFAULT 50,
        placeholder text[] NOT NULL DEFAULT '{}',
        state text NOT NULL DEFAULT 'RECEIVED',
        uploaded_at timestamptz NOT NULL DEFAULT hotel_now(),
        unused_since timestamptz,
        version integer NOT NULL DEFAULT 1,
        CONSTRAINT pictures_key CHECK (key ~ '^[0-9a-f]{32}$'),
        CONSTRAINT pictures_size CHECK (width > 0 AND height > 0),
        CONSTRAINT pictures_focal_point CHECK (focal_x BETWEEN 0 AND 100 AND focal_y BETWEEN 0 AND 100),
        CONSTRAINT pictures_state CHECK (state IN ('RECEIVED', 'READY', 'FAILED')),
        CONSTRAINT pictures_alt_text CHECK (alt_text <> '')
      );
      CREATE UNIQUE INDEX pictures_key_key ON pictures (key);
      CREATE TRIGGER pictures_announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON pictures
        FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE pictures');
  }
}
