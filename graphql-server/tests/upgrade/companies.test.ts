import { Companies1764830000000 } from '../../migrations/1764830000000-companies';
import { Receivables1764831000000 } from '../../migrations/1764831000000-receivables';
import { CashOfCompanies1764977000000 } from '../../migrations/1764977000000-cash-of-companies';
import { inDays } from '../testkit/bookings';
import { confirmedBooking } from '../testkit/late-money';
import { startTestServer, type TestServer } from '../testkit/test-server';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await startTestServer();
});
afterAll(() => testServer.stop());

const ROLES = `SELECT id, ARRAY(SELECT unnest(permissions) ORDER BY 1) AS permissions
  FROM staff_roles ORDER BY id`;

test('given an installation with bookings, the upgrade lets companies pay, also when it is interrupted and runs again', async () => {
  for (const day of [30, 40])
    await confirmedBooking(testServer, { checkin: inDays(day), checkout: inDays(day + 2) });
  const payments = () => testServer.query('SELECT id, source, amount_paise FROM payments ORDER BY id');
  const [roles, money] = [await testServer.query(ROLES), await payments()];
  const [companies, receivables] = [new Companies1764830000000(), new Receivables1764831000000()];
  const cash = new CashOfCompanies1764977000000();
  const runner = testServer.installation.database.createQueryRunner();
  await cash.down(runner);
  await receivables.down(runner);
  await companies.down(runner);
  for (const migration of [companies, receivables, cash]) {
    await migration.up(runner);
    await migration.up(runner);
  }
  await runner.release();
  expect(await testServer.query(ROLES)).toEqual(roles);
  expect(await payments()).toEqual(money);
  await confirmedBooking(testServer, { checkin: inDays(50), checkout: inDays(52) });
  expect(await testServer.breaches()).toEqual([]);
});
