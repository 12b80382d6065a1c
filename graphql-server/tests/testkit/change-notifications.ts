import { randomUUID } from 'node:crypto';
import { ResponseCache } from '../../src/edge/public-cache/response-cache';
import type { TestServer } from './test-server';
import { waitFor } from './wait-for';

/**
 * Resolves when the server has received the notifications of all writes so far, so that no older response comes from
 * memory. Notifications come in the order of the writes: when our own has come, all earlier ones have come.
 */
export async function untilNotified(testServer: Pick<TestServer, 'query'>): Promise<void> {
  const ownTopic = `test ${randomUUID()}`;
  const dropped = vi.spyOn(ResponseCache.prototype, 'drop');
  try {
    await waitFor('the notifications so far have come', async () => {
      await testServer.query("SELECT pg_notify('changes', $1)", [ownTopic]);
      return dropped.mock.calls.some(([topic]) => topic === ownTopic);
    });
  } finally {
    dropped.mockRestore();
  }
}
