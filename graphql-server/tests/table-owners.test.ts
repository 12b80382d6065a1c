import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { READ_MODELS, STATEMENTS_FOR_ANY_TABLE, TABLE_OWNERS, tableFaults } from '../table-owners';

const SOURCES = path.resolve(__dirname, '../src');
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
);
const textOf = (file: string) => readFileSync(path.join(SOURCES, file), 'utf8');

/** Each entity's class and table, and the folder that it is in. */
const entities = files.flatMap((file) =>
  [...textOf(file).matchAll(/@Entity\('([a-z_]+)'\)[\s\S]*?export class (\w+)/g)].map(
    ([, table = '', name = '']) => ({ table, name, folder: path.dirname(file) }),
  ),
);
const entityClasses = new Set(entities.map(({ name }) => name));

test('all SQL about a table is in the folder that owns it, or in a declared read model', () => {
  expect(files.flatMap((file) => tableFaults(file, textOf(file), entityClasses))).toEqual([]);
});

test('each entity is in the folder that owns its table', () => {
  expect(entities.length).toBeGreaterThan(20);
  for (const { table, folder } of entities) expect([table, TABLE_OWNERS[table]]).toEqual([table, folder]);
});

test('the lists name what exists', () => {
  for (const file of [...Object.keys(READ_MODELS), ...STATEMENTS_FOR_ANY_TABLE])
    expect(files).toContain(file);
  for (const table of Object.values(READ_MODELS).flat()) expect(Object.keys(TABLE_OWNERS)).toContain(table);
});

describe('the check refuses', () => {
  test.each([
    ['a foreign table', 'bookings/checkout/hold-sweep.service.ts', '`SELECT id FROM bookings WHERE true`'],
    [
      'a join with one',
      'payments/core/refund.repository.ts',
      '`FROM refunds refund JOIN bookings booking ON true`',
    ],
    [
      'one in a list',
      'payments/core/refund.repository.ts',
      '`SELECT 1 FROM refunds refund, bookings booking`',
    ],
    ['a foreign update', 'bookings/checkout/checkout.service.ts', "'UPDATE bookings SET guests = 1'"],
    ['a foreign insert', 'desk/core/desk.read-model.ts', "'INSERT INTO bookings (id) VALUES ($1)'"],
    [
      'a foreign delete',
      'operations/retention/pruning.service.ts',
      "'DELETE FROM webhook_events WHERE true'",
    ],
    ['a foreign retention rule', 'operations/retention/pruning.service.ts', "{ table: 'webhook_events' }"],
    ['a table outside a read model’s list', 'desk/core/booking-search.ts', "'SELECT 1 FROM feedback'"],
    ['a table without an owner', 'desk/core/desk.read-model.ts', "'SELECT 1 FROM parking_spaces'"],
    ['a queue’s table', 'mails/notifications/mail-queue.ts', "'SELECT 1 FROM graphile_worker.jobs'"],
    ['a table from a variable', 'desk/core/desk.read-model.ts', '`SELECT 1 FROM ${table}`'],
    [
      'a foreign entity',
      'bookings/checkout/checkout.service.ts',
      "import { Booking } from '../core/booking.entity';",
    ],
  ])('%s', (_what, file, text) => {
    expect(tableFaults(file, text, entityClasses)).toEqual([expect.stringContaining(`${file}: `)]);
  });

  test.each([
    ['its own table', 'bookings/core/booking.repository.ts', "'SELECT 1 FROM bookings FOR UPDATE'"],
    ['a declared table', 'desk/core/booking-search.ts', "'SELECT id FROM rooms WHERE lower(number) = $4'"],
    ['a function', 'desk/core/booking-search.ts', "'SELECT 1 FROM unnest($1::text[]) AS name'"],
    ['a comparison', 'desk/core/booking-search.ts', "'latest.to_state IS DISTINCT FROM booking.status'"],
    [
      'an entity’s type',
      'bookings/checkout/checkout.service.ts',
      "import type { Booking } from '../core/booking.entity';",
    ],
  ])('not %s', (_what, file, text) => expect(tableFaults(file, text, entityClasses)).toEqual([]));
});
