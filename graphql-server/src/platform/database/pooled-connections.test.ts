import { DatabaseError, type Pool } from 'pg';
import { OpenConnections } from './open-connections';
import { PooledConnections } from './pooled-connections';

const timedOut = new Error('Query read timeout');

function poolThat(outcome: 'answers' | 'fails' | 'is silent') {
  const asked = vi.fn(() => {
    if (outcome === 'is silent') return new Promise(() => undefined);
    return outcome === 'answers' ? Promise.resolve({}) : Promise.reject(timedOut);
  });
  return { asked, pool: { query: asked } as unknown as Pool };
}

describe('the connections of all pools', () => {
  test('answer without being asked, while their last queries were answered', async () => {
    const { asked, pool } = poolThat('fails');
    const connections = new OpenConnections();
    connections.ended(null);
    connections.ended(new DatabaseError('duplicate key', 10, 'error'));
    expect(await new PooledConnections([{ pool, connections }]).answer()).toBe(true);
    expect(asked).not.toHaveBeenCalled();
  });

  test.each([
    ['fails', false],
    ['is silent', false],
    ['answers', true],
  ] as const)(
    'are asked again after a query without an answer: a pool that %s',
    async (outcome, expected) => {
      const connections = new OpenConnections();
      connections.ended(timedOut);
      const guests = { pool: poolThat(outcome).pool, connections };
      const jobs = { pool: poolThat('fails').pool, connections: new OpenConnections() };
      expect(await new PooledConnections([guests, jobs]).answer()).toBe(expected);
    },
  );

  test('are closed when another server answers, and not before', () => {
    const connections = new OpenConnections();
    const [first, second] = [connections.stream(), connections.stream()];
    const lostAt = performance.now() + 1;
    const pools = new PooledConnections([{ pool: poolThat('answers').pool, connections }]);
    for (const socket of [first, second]) socket.on('error', () => undefined);
    pools.answeredBy('the first', 0);
    pools.answeredBy('the first', lostAt);
    expect([first.destroyed, second.destroyed]).toEqual([false, false]);
    pools.answeredBy('the second', lostAt);
    expect([first.destroyed, second.destroyed]).toEqual([true, true]);
  });

  test('stay open when they were made after the other server was lost', () => {
    const connections = new OpenConnections();
    const pools = new PooledConnections([{ pool: poolThat('answers').pool, connections }]);
    pools.answeredBy('the first', 0);
    const lostAt = performance.now();
    const later = connections.stream();
    pools.answeredBy('the second', lostAt);
    expect(later.destroyed).toBe(false);
  });
});
