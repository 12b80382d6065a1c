import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What distinguishes this hotel from another: its one row, its exchange rates and the tax on its nights. `migrate` writes
 * the values; a migration contains no hotel. Whatever writes them tells every server at commit.
 */
export class Property1763900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE property (
        singleton boolean NOT NULL DEFAULT true CONSTRAINT property_pkey PRIMARY KEY,
        name text NOT NULL,
        legal_name text,
        street text NOT NULL,
        town text NOT NULL,
        state text NOT NULL,
        postcode text NOT NULL,
        country text NOT NULL,
        country_code text NOT NULL,
        gst_state_code text,
        gstin text,
        phone text NOT NULL,
        email text,
        time_zone text NOT NULL,
        rate_currency text NOT NULL,
        checkin_from text NOT NULL,
        checkout_by text NOT NULL,
        booking_window_months integer NOT NULL,
        maximum_nights integer NOT NULL,
        cancellation_terms text NOT NULL,
        reference_prefix text NOT NULL,
        uid_domain text NOT NULL,
        CONSTRAINT property_one_row CHECK (singleton),
        CONSTRAINT property_country_code CHECK (country_code ~ '^[A-Z]{2}$'),
        CONSTRAINT property_gst_state_code CHECK (gst_state_code ~ '^[0-9]{2}$'),
        CONSTRAINT property_gstin CHECK (gstin ~ '^[0-9]{2}[0-9A-Z]{13}$'),
        CONSTRAINT property_time_zone_known CHECK ((timestamptz '2000-01-01' AT TIME ZONE time_zone) IS NOT NULL),
        CONSTRAINT property_rate_currency CHECK (rate_currency = 'USD'),
        CONSTRAINT property_times_of_day CHECK (
          checkin_from ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' AND checkout_by ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
        CONSTRAINT property_booking_window CHECK (booking_window_months BETWEEN 1 AND 60),
        CONSTRAINT property_maximum_nights CHECK (maximum_nights BETWEEN 1 AND 365),
        CONSTRAINT property_reference_prefix CHECK (reference_prefix ~ '^[A-Z0-9]{1,6}$'),
        CONSTRAINT property_uid_domain CHECK (uid_domain ~ '^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$')
      );
      CREATE TABLE exchange_rates (
        valid_from date NOT NULL CONSTRAINT exchange_rates_pkey PRIMARY KEY,
        paise_per_unit integer NOT NULL,
        CONSTRAINT exchange_rates_plausible CHECK (paise_per_unit BETWEEN 100 AND 100000)
      );
      CREATE TABLE tax_periods (
        valid_from date NOT NULL CONSTRAINT tax_periods_pkey PRIMARY KEY,
        slabs jsonb NOT NULL,
        source text NOT NULL,
        CONSTRAINT tax_periods_slabs CHECK (jsonb_typeof(slabs) = 'array' AND slabs <> '[]')
      );

      CREATE TRIGGER property_announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON property
        FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
      CREATE TRIGGER exchange_rates_announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON exchange_rates
        FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
      CREATE TRIGGER tax_periods_announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON tax_periods
        FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE tax_periods; DROP TABLE exchange_rates; DROP TABLE property');
  }
}
