import { ChargesNotBelowZero1764420000000 } from '../../../migrations/1764420000000-charges-not-below-zero';
import { hold } from '../../testkit/bookings';
import { startTestServer, type TestServer } from '../../testkit/test-server';

let testServer: TestServer;
beforeEach(async () => {
  testServer = await startTestServer();
});
afterEach(() => testServer.stop());

const COPY = (changed: Record<string, string>) => {
  const of = (column: string) => changed[column] ?? column;
  return `INSERT INTO folio_lines (booking_id, stay_id, kind, night, rate_source, rate_cents, value_paise, discount_paise,
      tax_percent, cgst_paise, sgst_paise, sac, reverses)
    SELECT booking_id, stay_id, ${of('kind')}, night, rate_source, rate_cents, ${of('value_paise')}, ${of('discount_paise')},
      tax_percent, ${of('cgst_paise')}, ${of('sgst_paise')}, sac, ${of('reverses')}
    FROM folio_lines ORDER BY id LIMIT 1`;
};

test.each(['value_paise', 'discount_paise', 'cgst_paise', 'sgst_paise'])(
  'the database refuses a charge with a %s of −1 paisa',
  async (column) => {
    await hold(testServer);
    await expect(testServer.query(COPY({ [column]: '-1' }))).rejects.toThrow('folio_lines_not_below_zero');
  },
);

test('a line that takes back another one, and a round-off, may be below zero', async () => {
  await hold(testServer);
  const untaxed = { cgst_paise: '0', sgst_paise: '0' };
  await testServer.query(COPY({ ...untaxed, kind: "'ROUND_OFF'", value_paise: '-40' }));
  await testServer.query(COPY({ value_paise: '-value_paise', cgst_paise: '-cgst_paise', reverses: 'id' }));
});

test('an installation that sold a night at −1 paisa keeps the line, and can take it back', async () => {
  await hold(testServer);
  const migration = new ChargesNotBelowZero1764420000000();
  const runner = testServer.installation.database.createQueryRunner();
  try {
    await migration.down(runner);
    await testServer.query(COPY({ value_paise: '-1' }));
    await migration.up(runner);
    await migration.up(runner);
  } finally {
    await runner.release();
  }
  await expect(testServer.query(COPY({ discount_paise: '-1' }))).rejects.toThrow(
    'folio_lines_not_below_zero',
  );
  await testServer.query(
    `INSERT INTO folio_lines (booking_id, stay_id, kind, night, value_paise, tax_percent, cgst_paise, sgst_paise, sac, reverses)
     SELECT booking_id, stay_id, kind, night, 1, tax_percent, 0, 0, sac, id FROM folio_lines WHERE value_paise = -1`,
  );
});
