import type { MigrationInterface, QueryRunner } from 'typeorm';
import { phoneKey } from '../src/bookings/phone-key';
import { foldText } from '../src/platform/text/search-pattern';

const BATCH = 1000;

interface KeyedRow {
  id: string;
  name: string;
  phone: string;
}

/** Fills the keys of bookings that were made before there were any, a thousand at a time. */
async function fillKeys(runner: QueryRunner): Promise<void> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const rows = (await runner.query(
      'SELECT id, name, phone FROM bookings WHERE id > $1 ORDER BY id LIMIT $2',
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

/** Bookings are found by the guest's name without accents and by the phone number in any spelling. */
export class DeskSearchKeys1763850000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- They may be missing: during an update servers of the version before still make bookings.
      ALTER TABLE bookings ADD COLUMN name_key text, ADD COLUMN phone_key text;
    `);
    await fillKeys(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bookings DROP COLUMN name_key, DROP COLUMN phone_key');
  }
}
