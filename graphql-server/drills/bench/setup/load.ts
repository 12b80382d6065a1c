import autocannon from 'autocannon';

/** A request that is sent repeatedly. */
export interface LoadRequest {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

export interface Figures {
  requestsPerSecond: number;
  medianMilliseconds: number;
  p99Milliseconds: number;
}

const CONNECTIONS = 20;
// Enough callers, so that no caller reaches the limit of reads.
const CALLERS = 256;

const callerNumbers = (count: number) => Array.from({ length: count }, (_, number) => `10.0.0.${number}`);

/** Sends each request as soon as the previous response has come. Fails when a response is not 2xx. */
export async function load(
  requests: LoadRequest | LoadRequest[],
  seconds: number,
  callers = CALLERS,
): Promise<Figures> {
  const list = Array.isArray(requests) ? requests : [requests];
  const [first] = list;
  if (!first) throw new Error('There are no requests.');
  const { origin } = new URL(first.url);
  const result = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: seconds,
    requests: callerNumbers(callers).flatMap((caller) =>
      list.map(({ url, method = 'GET', headers, body }) => ({
        path: url.slice(origin.length),
        method,
        headers: { 'x-forwarded-for': caller, ...headers },
        body,
      })),
    ),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${first.url}: ${result.non2xx} responses were not 2xx, ${result.errors} failed`);
  return {
    requestsPerSecond: result.requests.total / result.duration,
    medianMilliseconds: result.latency.p50,
    p99Milliseconds: result.latency.p99,
  };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [upper = 0, lower = 0] = [sorted[middle], sorted[middle - 1]];
  return sorted.length % 2 === 1 ? upper : (upper + lower) / 2;
}

/**
 * Runs the work of each name in turn for a number of rounds, so that the machine's speed affects all of them. Returns
 * the median of each.
 */
export async function inTurn<Name extends string>(
  runs: Record<Name, () => Promise<number>>,
  rounds: number,
): Promise<Record<Name, number>> {
  const names = Object.keys(runs) as Name[];
  const values = new Map<Name, number[]>(names.map((name) => [name, []]));
  // The first round is not counted, because the code is still being compiled.
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of names) {
      const value = await runs[name]();
      if (round > 0) values.get(name)?.push(value);
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(values.get(name) ?? [])])) as Record<
    Name,
    number
  >;
}
