import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Drops what only the version before reads: its columns, and the functions that kept them equal. It runs when no server of
 * that version is left (docs/operations.md, 'Upgrades'). Amounts become 64-bit integers.
 */
export class WithoutEarlierColumns1763920000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DO $$
      DECLARE bridge regprocedure;
      BEGIN
        FOR bridge IN SELECT oid::regprocedure FROM pg_proc
          WHERE pronamespace = 'public'::regnamespace AND proname LIKE 'bridge\\_%'
        LOOP EXECUTE 'DROP FUNCTION IF EXISTS ' || bridge || ' CASCADE'; END LOOP;
      END $$;

      ALTER TABLE bookings
        DROP COLUMN checkin, DROP COLUMN checkout, DROP COLUMN guests, DROP COLUMN room_type, DROP COLUMN room_id,
        DROP COLUMN quote, DROP COLUMN total_paise, DROP COLUMN gateway_order_id, DROP COLUMN reconciled_at,
        ALTER COLUMN calendar_uid SET NOT NULL, ALTER COLUMN policy SET NOT NULL, ALTER COLUMN terms SET NOT NULL,
        ALTER COLUMN paise_per_unit SET NOT NULL;
      CREATE UNIQUE INDEX bookings_calendar_uid_key ON bookings (calendar_uid);

      ALTER TABLE room_nights DROP COLUMN booking_id,
        ADD CONSTRAINT room_nights_of_stay_or_block CHECK ((stay_id IS NULL) <> (block_id IS NULL));

      ALTER TABLE payments DROP COLUMN gateway_order_id, ALTER COLUMN booking_id SET NOT NULL,
        ALTER COLUMN amount_paise TYPE bigint,
        ADD CONSTRAINT payments_source_known
          CHECK (source IN ('GATEWAY', 'CASH', 'CARD_MACHINE', 'UPI', 'BANK_TRANSFER', 'PORTAL')),
        ADD CONSTRAINT payments_of_gateway_or_staff
          CHECK (CASE source WHEN 'GATEWAY' THEN order_id IS NOT NULL AND gateway_payment_id IS NOT NULL
            ELSE taken_by IS NOT NULL END);
      ALTER TABLE refunds ALTER COLUMN amount_paise TYPE bigint;
      ALTER TABLE disputes ALTER COLUMN amount_paise TYPE bigint, ALTER COLUMN amount_deducted_paise TYPE bigint;

      ALTER TABLE category_items DROP CONSTRAINT category_items_room_type_fkey,
        ADD CONSTRAINT category_items_room_type_fkey FOREIGN KEY (room_type) REFERENCES room_types (code);
      ALTER TABLE rooms DROP COLUMN room_type;
      ALTER TABLE room_types DROP CONSTRAINT room_types_pkey,
        ADD CONSTRAINT room_types_pkey PRIMARY KEY USING INDEX room_types_id_key;
    `);
  }

  /** The columns and what was in them are gone: the way back is the base backup. */
  down(): Promise<void> {
    return Promise.reject(new Error('There is no way back from here: restore the base backup.'));
  }
}
