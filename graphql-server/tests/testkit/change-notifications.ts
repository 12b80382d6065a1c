import { randomUUID } from 'node:crypto';
import { ReadCache } from '../../src/public-cache/read-cache';
import type { TestServer } from './test-server';
import { waitFor } from './wait-for';

/**
 * Comes back when the house has heard of all that was written so far, so that nothing older is answered from memory.
 * Words come in the order of the writes: once one of our own is heard, so are those before it.
 */
export async function untilHeard(testServer: Pick<TestServer, 'query'>): Promise<void> {
  const word = `word ${randomUUID()}`;
  const dropped = jest.spyOn(ReadCache.prototype, 'drop');
  try {
    await waitFor('the house has heard of what was written', async () => {
      await testServer.query("SELECT pg_notify('changes', $1)", [word]);
      return dropped.mock.calls.some(([topic]) => topic === word);
    });
  } finally {
    dropped.mockRestore();
  }
}
