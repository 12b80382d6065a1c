import type { MigrationInterface, QueryRunner } from 'typeorm';

const BILLING_DETAILS = `
  CREATE TABLE IF NOT EXISTS billing_details (
    booking_id uuid NOT NULL CONSTRAINT billing_details_pkey PRIMARY KEY,
    name text NOT NULL,
    address text[] NOT NULL,
    state_code text NOT NULL,
    gstin text,
    updated_at timestamptz NOT NULL DEFAULT hotel_now(),
    CONSTRAINT billing_details_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings (id) ON DELETE CASCADE,
    CONSTRAINT billing_details_state_code CHECK (state_code ~ '^[0-9]{2}$'),
    CONSTRAINT billing_details_gstin CHECK (gstin ~ '^[0-9]{2}[0-9A-Z]{13}$')
  )`;

/** To whom the invoice of a booking is made out. Bookings that are there have none: theirs are made out to the guest. */
export class BillingDetails1764310000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(BILLING_DETAILS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE billing_details');
  }
}
