import { setTimeout as pause } from 'node:timers/promises';
import { QueryFailedError, type MigrationInterface, type QueryRunner } from 'typeorm';

/** A short transaction. Run again after a failure, it changes nothing that was changed before. */
interface Step {
  /** In the order in which guests' transactions lock them, so that nobody waits in a circle. */
  locks: readonly string[];
  statements: string;
}

const triggerOf = (table: string, trigger: string): Step => ({
  locks: [table],
  statements: `DROP TRIGGER IF EXISTS ${trigger} ON ${table}; DROP FUNCTION IF EXISTS ${trigger}();`,
});

const STEPS: readonly Step[] = [
  triggerOf('folio_lines', 'bridge_fill_earlier_columns'),
  triggerOf('bookings', 'bridge_booking_made'),
  triggerOf('bookings', 'bridge_room_of_booking'),
  triggerOf('bookings', 'bridge_late_payment'),
  triggerOf('bookings', 'bridge_order_of_booking'),
  triggerOf('stays', 'bridge_room_of_stay'),
  triggerOf('orders', 'bridge_order_made'),
  triggerOf('room_nights', 'bridge_night_taken'),
  triggerOf('payments', 'bridge_payment_made'),
  {
    locks: ['bookings'],
    statements: `
      DROP FUNCTION IF EXISTS bridge_convert(uuid);
      DROP FUNCTION IF EXISTS bridge_write_lines(bookings, uuid);
      DROP FUNCTION IF EXISTS bridge_nights_are_equal(bookings);
      DROP FUNCTION IF EXISTS bridge_nights(bookings);`,
  },
  {
    locks: ['bookings'],
    statements: 'CREATE UNIQUE INDEX IF NOT EXISTS bookings_calendar_uid_key ON bookings (calendar_uid)',
  },
  {
    locks: ['bookings'],
    statements: `
      ALTER TABLE bookings
        ALTER COLUMN calendar_uid SET NOT NULL, ALTER COLUMN policy SET NOT NULL, ALTER COLUMN terms SET NOT NULL,
        ALTER COLUMN paise_per_unit SET NOT NULL`,
  },
  {
    locks: ['bookings', 'room_types', 'rooms'],
    statements: `
      ALTER TABLE bookings
        DROP COLUMN IF EXISTS checkin, DROP COLUMN IF EXISTS checkout, DROP COLUMN IF EXISTS guests,
        DROP COLUMN IF EXISTS room_type, DROP COLUMN IF EXISTS room_id, DROP COLUMN IF EXISTS quote,
        DROP COLUMN IF EXISTS total_paise, DROP COLUMN IF EXISTS gateway_order_id, DROP COLUMN IF EXISTS reconciled_at`,
  },
  {
    locks: ['bookings', 'room_nights'],
    statements: `
      ALTER TABLE room_nights DROP COLUMN IF EXISTS booking_id, DROP CONSTRAINT IF EXISTS room_nights_of_stay_or_block;
      ALTER TABLE room_nights
        ADD CONSTRAINT room_nights_of_stay_or_block CHECK ((stay_id IS NULL) <> (block_id IS NULL));`,
  },
  {
    locks: ['payments'],
    statements: `
      ALTER TABLE payments DROP COLUMN IF EXISTS gateway_order_id, ALTER COLUMN booking_id SET NOT NULL,
        ALTER COLUMN amount_paise TYPE bigint, DROP CONSTRAINT IF EXISTS payments_source_known,
        DROP CONSTRAINT IF EXISTS payments_of_gateway_or_staff;
      ALTER TABLE payments
        ADD CONSTRAINT payments_source_known
          CHECK (source IN ('GATEWAY', 'CASH', 'CARD_MACHINE', 'UPI', 'BANK_TRANSFER', 'PORTAL')),
        ADD CONSTRAINT payments_of_gateway_or_staff
          CHECK (CASE source WHEN 'GATEWAY' THEN order_id IS NOT NULL AND gateway_payment_id IS NOT NULL
            ELSE taken_by IS NOT NULL END);`,
  },
  { locks: ['refunds'], statements: 'ALTER TABLE refunds ALTER COLUMN amount_paise TYPE bigint' },
  {
    locks: ['disputes'],
    statements: `ALTER TABLE disputes
      ALTER COLUMN amount_paise TYPE bigint, ALTER COLUMN amount_deducted_paise TYPE bigint`,
  },
  {
    locks: ['category_items', 'room_types'],
    statements: `
      ALTER TABLE category_items DROP CONSTRAINT IF EXISTS category_items_room_type_fkey;
      ALTER TABLE category_items
        ADD CONSTRAINT category_items_room_type_fkey FOREIGN KEY (room_type) REFERENCES room_types (code);`,
  },
  { locks: ['room_types', 'rooms'], statements: 'ALTER TABLE rooms DROP COLUMN IF EXISTS room_type' },
  {
    locks: ['room_types'],
    statements: `
      DO $$ BEGIN
        IF to_regclass('room_types_id_key') IS NOT NULL THEN
          ALTER TABLE room_types DROP CONSTRAINT room_types_pkey,
            ADD CONSTRAINT room_types_pkey PRIMARY KEY USING INDEX room_types_id_key;
        END IF;
      END $$`,
  },
];

/**
 * Drops what only the version before reads: its columns, and the functions that kept them equal. It runs when no server of
 * that version is left (docs/operations.md, 'Upgrades'). Amounts become 64-bit integers.
 */
export class WithoutEarlierColumns1763920000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const step of STEPS) await take(runner, step);
  }

  /** The columns and what was in them are gone: the way back is the base backup. */
  down(): Promise<void> {
    return Promise.reject(new Error('There is no way back from here: restore the base backup.'));
  }
}

const ATTEMPTS = 60;
const PAUSE_MILLISECONDS = 250;
const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK_DETECTED = '40P01';

/** Guests queue behind whoever waits for a whole table, so it waits for a moment only, and comes again. */
async function take(runner: QueryRunner, { locks, statements }: Step): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    await runner.startTransaction();
    try {
      await runner.query("SET LOCAL lock_timeout = '300ms'");
      for (const table of locks) await runner.query(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
      await runner.query(statements);
      await runner.commitTransaction();
      return;
    } catch (error) {
      await runner.rollbackTransaction();
      if (attempt === ATTEMPTS || !isBusy(error)) throw error;
      await pause(PAUSE_MILLISECONDS);
    }
  }
}

function isBusy(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  const driverError: unknown = error.driverError;
  const code = typeof driverError === 'object' && driverError && 'code' in driverError && driverError.code;
  return code === LOCK_NOT_AVAILABLE || code === DEADLOCK_DETECTED;
}
