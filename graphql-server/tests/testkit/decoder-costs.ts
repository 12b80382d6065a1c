import { readFileSync, readdirSync } from 'node:fs';
import type { TestServer } from './test-server';
import { waitFor } from './wait-for';

/** What one process took of the machine. */
interface ProcessCost {
  /**
   * The highest memory of its own, in megabytes. It excludes the programs' files, which processes share and the system may drop.
   */
  megabytes: number;
  /** Seconds of the processor. */
  seconds: number;
}

/** The cost of a server and of its decoders. */
interface DecodingCost {
  server: ProcessCost;
  decoder: ProcessCost;
  /** The highest memory of both at one moment, in megabytes. */
  together: number;
}

const EVERY_MILLISECONDS = 20;
/** Of a second, as /proc counts the processor's time (proc_pid_stat(5), USER_HZ). */
const TICKS = 100;
const NOTHING: ProcessCost = { megabytes: 0, seconds: 0 };

/** What a process took until now; nothing when it has ended. */
export function costOf(pid: number | string): ProcessCost {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const times = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return {
      megabytes: Math.round(Number(/RssAnon:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024),
      seconds: (Number(times[11]) + Number(times[12])) / TICKS,
    };
  } catch {
    return NOTHING;
  }
}

/** Waits for the end of the regular jobs that a server queues when it starts, which would be measured with the pictures. */
export function untilJobsAreDone(testServer: TestServer): Promise<void> {
  return waitFor('the jobs at the start are done', async () => {
    const [{ begun, left } = { begun: false, left: true }] = await testServer.query<{
      begun: boolean;
      left: boolean;
    }>(
      `SELECT EXISTS (SELECT FROM regular_jobs) AS begun,
         EXISTS (SELECT FROM graphile_worker._private_jobs WHERE is_available AND run_at <= now() OR locked_at IS NOT NULL)
           AS left`,
    );
    return begun && !left;
  });
}

/** The processes that this process has started and that are running. */
export function childrenOf(pid: number): string[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) => {
    try {
      return readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean);
    } catch {
      return [];
    }
  });
}

const highest = (one: ProcessCost, other: ProcessCost): ProcessCost => ({
  megabytes: Math.max(one.megabytes, other.megabytes),
  seconds: Math.max(one.seconds, other.seconds),
});

/** What the server and its decoders take while the work runs. */
export async function whileMeasured<Result>(
  server: { pid: number },
  work: () => Promise<Result>,
): Promise<{ result: Result; cost: DecodingCost }> {
  const start = costOf(server.pid);
  const ofDecoders = new Map<string, ProcessCost>();
  const atStart = new Map(childrenOf(server.pid).map((pid) => [pid, costOf(pid).seconds]));
  let [most, together] = [start, start.megabytes];
  const measure = () => {
    const now = costOf(server.pid);
    let sum = now.megabytes;
    for (const pid of childrenOf(server.pid)) {
      const { megabytes, seconds } = costOf(pid);
      sum += megabytes;
      const since = { megabytes, seconds: Math.max(0, seconds - (atStart.get(pid) ?? 0)) };
      ofDecoders.set(pid, highest(ofDecoders.get(pid) ?? NOTHING, since));
    }
    most = highest(most, now);
    together = Math.max(together, sum);
  };
  const timer = setInterval(measure, EVERY_MILLISECONDS);
  try {
    const result = await work();
    measure();
    const decoder = [...ofDecoders.values()].reduce(highest, NOTHING);
    const seconds = most.seconds - start.seconds;
    return { result, cost: { server: { ...most, seconds }, decoder, together } };
  } finally {
    clearInterval(timer);
  }
}
