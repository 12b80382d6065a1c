import { EarlierInstallation, earlierBooking } from './earlier-installation';

let installation: EarlierInstallation;
beforeEach(async () => {
  installation = await EarlierInstallation.start();
});
afterEach(() => installation.stop());

describe('given an installation that did not compare its money with the gateway’s', () => {
  test('when it is upgraded, then no day is compared yet, and payments are found by day', async () => {
    await installation.bookAsBefore(earlierBooking());
    await installation.upgrade();
    expect(await installation.rows('SELECT day FROM reconciled_days')).toEqual([]);
    const indexes = await installation.rows(
      `SELECT indexname FROM pg_indexes WHERE indexname LIKE '%_gateway_created_index' ORDER BY 1`,
    );
    expect(indexes.map(({ indexname }) => indexname)).toEqual([
      'payments_gateway_created_index',
      'refunds_gateway_created_index',
    ]);
  });

  test('when it is upgraded, then documents are not registered before the owner says so', async () => {
    await installation.upgrade();
    expect(await installation.rows('SELECT e_invoicing FROM property')).toEqual([{ e_invoicing: false }]);
  });
});
