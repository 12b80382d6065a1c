import type { Client } from 'pg';
import { callerHash, callerOf } from './caller';
import type { RateLimit } from './rate-limits';
import type { KeyedSecrets } from '../secrets/keyed-secrets';

/** The counters of one limit: for each caller, the count and its end. */
export type Counters = ReadonlyMap<string, string>;

const keyStart = ({ name }: RateLimit): string => `${name}:`;

/** Reads the counters of a limit. */
export async function readCounters(client: Client, limit: RateLimit): Promise<Counters> {
  const { rows } = await client.query<{ key: string; count: string }>(
    `SELECT key, points || ' until ' || expire AS count FROM rate_limits WHERE starts_with(key, $1)`,
    [keyStart(limit)],
  );
  return new Map(rows.map(({ key, count }) => [key, count]));
}

/** The keys that were counted between two readings. */
export function countedBetween(before: Counters, after: Counters): ReadonlySet<string> {
  return new Set([...after].filter(([key, count]) => before.get(key) !== count).map(([key]) => key));
}

/** The key under which a limit counts this address. */
export function counterKey(secrets: KeyedSecrets, limit: RateLimit, address: string): string {
  return `${keyStart(limit)}${callerHash(secrets, callerOf(address))}`;
}
