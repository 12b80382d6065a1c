import type { DataSource } from 'typeorm';
import { inTransaction, lockByName } from '../../src/platform/database/database';
import { startTestServer, type TestServer } from '../testkit/test-server';

describe('two transactions that take the same locks in opposite order', () => {
  let testServer: TestServer;
  beforeAll(async () => {
    testServer = await startTestServer();
  });
  afterAll(() => testServer.stop());

  test('both finish: PostgreSQL ends one, and it is run again', async () => {
    const { database } = testServer.installation;
    let attempts = 0;
    let bothHoldOne = (): void => undefined;
    const meeting = new Promise<void>((resolve) => (bothHoldOne = resolve));
    const work = (first: string, second: string) =>
      inTransaction(database, async (manager) => {
        await lockByName(manager, first);
        attempts += 1;
        if (attempts === 2) bothHoldOne();
        await meeting;
        await lockByName(manager, second);
        return `${first} and ${second}`;
      });

    const ended = await Promise.all([work('payment', 'refund'), work('refund', 'payment')]);
    expect(ended).toEqual(['payment and refund', 'refund and payment']);
    expect(attempts).toBe(3);
  });
});

describe('a transaction that fails', () => {
  /** How often the work is run when each run fails with this PostgreSQL code. */
  async function runsWith(code: string): Promise<number> {
    const transaction = vi.fn(() => Promise.reject(Object.assign(new Error('It failed'), { code })));
    const database = { transaction } as unknown as DataSource;
    await expect(inTransaction(database, () => Promise.resolve())).rejects.toThrow('It failed');
    return transaction.mock.calls.length;
  }

  test.each([
    ['a unique violation', '23505'],
    ['a serialization failure', '40001'],
    ['a deadlock', '40P01'],
  ])('for %s is run six times at most', async (_what, code) => {
    expect(await runsWith(code)).toBe(6);
  });

  test.each([
    ['a broken check', '23514'],
    ['a lock that is held for too long', '55P03'],
  ])('for %s is not run again', async (_what, code) => {
    expect(await runsWith(code)).toBe(1);
  });
});
