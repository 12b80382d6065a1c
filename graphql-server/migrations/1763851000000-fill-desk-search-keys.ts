import type { MigrationInterface, QueryRunner } from 'typeorm';
import { phoneKey } from '../src/bookings/core/phone-key';
import { foldText } from '../src/platform/text/search-pattern';

const BATCH = 1000;

interface KeyedRow {
  id: string;
  name: string;
  phone: string;
}

/**
 * Fills the keys of bookings that were made before there were any. Each batch commits by itself and locks a thousand rows:
 * in one transaction with the new columns, the whole table was closed to guests until the last booking was filled. After
 * a failure it goes on where it stopped.
 */
export class FillDeskSearchKeys1763851000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
      const rows = (await runner.query(
        `SELECT id, name, phone FROM bookings WHERE id > $1 AND (name_key IS NULL OR phone_key IS NULL)
         ORDER BY id LIMIT $2`,
        [after, BATCH],
      )) as KeyedRow[];
      const last = rows.at(-1);
      if (!last) return;
      await runner.query(
        `UPDATE bookings SET name_key = keys.name_key, phone_key = keys.phone_key
         FROM unnest($1::uuid[], $2::text[], $3::text[]) AS keys (id, name_key, phone_key)
         WHERE bookings.id = keys.id`,
        [
          rows.map(({ id }) => id),
          rows.map(({ name }) => foldText(name)),
          rows.map(({ phone }) => phoneKey(phone)),
        ],
      );
      after = last.id;
    }
  }

  /** Nothing to do: the keys go with their columns. */
  async down(): Promise<void> {}
}
