import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Offers, partner hotels, listings, and what guests write to the hotel. */
export class OpenTheSite1763690400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE EXTENSION IF NOT EXISTS pg_trgm;

      CREATE TABLE offers (
        id uuid NOT NULL,
        title text NOT NULL,
        description text,
        image_url text,
        valid_till date,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT offers_pkey PRIMARY KEY (id)
      );
      CREATE INDEX offers_valid_till_index ON offers (valid_till);

      CREATE TABLE hotels (
        id uuid NOT NULL,
        hotel_id text,
        name text NOT NULL,
        city text,
        country text,
        star_rating real,
        rating_average real,
        overview text,
        photo text,
        url text,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT hotels_pkey PRIMARY KEY (id),
        CONSTRAINT hotels_stars_known CHECK (star_rating BETWEEN 0 AND 5),
        CONSTRAINT hotels_rating_out_of_ten CHECK (rating_average BETWEEN 0 AND 10)
      );
      CREATE INDEX hotels_name_index ON hotels (name, id);
      CREATE INDEX hotels_stars_index ON hotels (star_rating, name, id);
      -- For words anywhere in a name or a city, in any case (https://www.postgresql.org/docs/current/pgtrgm.html).
      CREATE INDEX hotels_name_trigram ON hotels USING gin (name gin_trgm_ops);
      CREATE INDEX hotels_city_trigram ON hotels USING gin (city gin_trgm_ops);

      CREATE TABLE category_items (
        id uuid NOT NULL,
        category text NOT NULL,
        title text NOT NULL,
        description text,
        images text[] NOT NULL DEFAULT '{}',
        price_cents integer,
        available boolean NOT NULL DEFAULT true,
        amenities text[] NOT NULL DEFAULT '{}',
        timing text,
        location text,
        room_type text,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT category_items_pkey PRIMARY KEY (id),
        CONSTRAINT category_items_room_type_fkey FOREIGN KEY (room_type) REFERENCES room_types (name),
        CONSTRAINT category_items_price_not_negative CHECK (price_cents >= 0)
      );
      CREATE INDEX category_items_category_index ON category_items (category, created_at, id);

      CREATE TABLE feedback (
        id uuid NOT NULL,
        name text NOT NULL,
        location text NOT NULL,
        feedback text NOT NULL,
        guest_uid text,
        guest_email text,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT feedback_pkey PRIMARY KEY (id)
      );
      CREATE INDEX feedback_created_index ON feedback (created_at, id);

      CREATE TABLE contact_messages (
        id uuid NOT NULL,
        email text NOT NULL,
        message text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT contact_messages_pkey PRIMARY KEY (id)
      );
      CREATE INDEX contact_messages_created_index ON contact_messages (created_at, id);

      CREATE TABLE subscribers (
        id uuid NOT NULL,
        email text NOT NULL,
        email_key text NOT NULL,
        token_hash text NOT NULL,
        consent_text text NOT NULL,
        consent_at timestamptz NOT NULL,
        unsubscribed_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT subscribers_pkey PRIMARY KEY (id)
      );
      CREATE UNIQUE INDEX subscribers_email_key ON subscribers (email_key);
      CREATE UNIQUE INDEX subscribers_token_hash_key ON subscribers (token_hash);
      CREATE INDEX subscribers_created_index ON subscribers (created_at, id);

      CREATE TABLE newsletter_codes (
        email_key text NOT NULL,
        code_hash text,
        sent_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        wrong_tries integer NOT NULL DEFAULT 0,
        tries_counted_from timestamptz NOT NULL,
        CONSTRAINT newsletter_codes_pkey PRIMARY KEY (email_key),
        CONSTRAINT newsletter_codes_tries_not_negative CHECK (wrong_tries >= 0)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE newsletter_codes, subscribers, contact_messages, feedback, category_items, hotels, offers;
      DROP EXTENSION pg_trgm;
    `);
  }
}
