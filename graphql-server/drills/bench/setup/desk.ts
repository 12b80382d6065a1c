import { startTestAuth } from '../../../local/test-auth';
import { identityAt, OWNER, PROJECT } from '../../../tests/testkit/identity';
import type { BenchSetup, Running } from './bench-server';
import { median } from './load';
import { option } from './table';

const REQUESTS = option('BENCH_REQUESTS', 100);
const WARM_UP = option('BENCH_WARM_UP', 20);

/** A server of the project with its signed-in owner. */
export interface DeskServer {
  ask<Result>(query: string, variables?: object): Promise<Result>;
  stop(): Promise<void>;
}

/** Starts the server and Google's Auth emulator, and signs the owner in. */
export async function startDesk(setup: BenchSetup): Promise<DeskServer> {
  const auth = await startTestAuth({ projectId: PROJECT });
  await auth.ready;
  const { token } = await identityAt(auth.host).signIn({ email: OWNER.email, emailVerified: true });
  await setup.query(
    'INSERT INTO administrator_identity (uid, address) VALUES ($1, $2) ON CONFLICT DO NOTHING',
    [OWNER.uid, OWNER.email],
  );
  const { url }: Running = await setup.startOurs({ FIREBASE_AUTH_EMULATOR_HOST: auth.host });
  return {
    ask: async <Result>(query: string, variables: object = {}) => {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ query, variables }),
      });
      const { data, errors } = (await response.json()) as { data: Result; errors?: unknown };
      if (errors) throw new Error(JSON.stringify(errors));
      return data;
    },
    stop: () => auth.stop(),
  };
}

/** How long the work took, in milliseconds. */
async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

interface Times {
  first: number;
  median: number;
  p95: number;
}

/** Sends requests one at a time, as one person would. `first` is the time of the very first request. */
export async function timesOf(send: () => Promise<unknown>): Promise<Times> {
  const first = await millisecondsOf(send);
  for (let count = 0; count < WARM_UP; count += 1) await send();
  const times: number[] = [];
  for (let count = 0; count < REQUESTS; count += 1) times.push(await millisecondsOf(send));
  const [p95 = 0] = times.toSorted((one, other) => other - one).slice(Math.floor(times.length / 20));
  return { first, median: median(times), p95 };
}
