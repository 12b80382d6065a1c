import type { MigrationInterface, QueryRunner } from 'typeorm';

const COUNTS = "line.kind NOT IN (''ROOM_NIGHT'', ''LEGACY'') THEN 0";
const COUNTS_ONCE = "line.kind NOT IN (''ROOM_NIGHT'', ''LEGACY'') OR line.is_further_part THEN 0";

/** Changes the functions that count charges in place, so that what earlier migrations gave them stays. */
const countingInstead = (before: string, after: string): string => `
  DO $do$ BEGIN
    EXECUTE replace(pg_get_functiondef('count_added_charge()'::regprocedure), '${before}', '${after}');
    EXECUTE replace(pg_get_functiondef('count_confirmed_charges()'::regprocedure), '${before}', '${after}');
  END $do$`;

/** A night that is split in two lines is sold once: its further part counts no room. */
export class FurtherPartsCountNoRoom1764861000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(countingInstead(COUNTS, COUNTS_ONCE));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(countingInstead(COUNTS_ONCE, COUNTS));
  }
}
