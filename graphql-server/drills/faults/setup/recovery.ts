import { setTimeout as pause } from 'node:timers/promises';
import { waitFor } from '../../../tests/testkit/wait-for';
import type { BenchSetup } from './fault-servers';

const PATIENCE_MILLISECONDS = 60_000;
const JOB_EVERY_MILLISECONDS = 1_000;

// The work for which guests wait. The sweep and the reconciliation run each minute anyway.
const WORK_LEFT = `SELECT 1 FROM graphile_worker.jobs
  WHERE task_identifier IN ('send booking mail', 'send other mail', 'send refund', 'capture payment') AND created_at <= $1 LIMIT 1`;

const HELD = `SELECT 1 FROM bookings WHERE status = 'HELD' UNION ALL
  SELECT 1 FROM booking_changes WHERE status = 'HELD' LIMIT 1`;

async function isServed({ servers, inspectors }: BenchSetup): Promise<boolean> {
  const responses = await Promise.all(
    servers.map(({ url }) =>
      fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) }).catch(() => null),
    ),
  );
  if (!responses.every((response) => response?.ok)) return false;
  const booked = await Promise.all(inspectors.map((inspector) => inspector.book()));
  return booked.every((isConfirmed) => isConfirmed);
}

/** Whether all work that existed at that time, in milliseconds, is done. */
async function isCaughtUp({ testServer }: BenchSetup, then: number): Promise<boolean> {
  const undelivered = testServer.razorpay
    .state()
    .deliveries.filter(({ deliveredAt }) => deliveredAt === null);
  if (undelivered.some(({ body }) => announcedAt(body) <= then)) return false;
  // A connection from before the fault may fail once more.
  const left = await testServer.query(WORK_LEFT, [new Date(then)]).catch(() => null);
  return left?.length === 0;
}

function announcedAt(body: string): number {
  return (JSON.parse(body) as { created_at: number }).created_at * 1000;
}

async function secondsUntil(fact: string, isTrue: () => Promise<boolean>, ended: number): Promise<number> {
  await waitFor(fact, isTrue, PATIENCE_MILLISECONDS);
  return (Date.now() - ended) / 1000;
}

/**
 * Waits until a guest can book and pay at each of the servers. `ended` is the end of the fault in milliseconds; returns
 * the seconds since.
 */
export function untilServed(setup: BenchSetup, ended: number): Promise<number> {
  return secondsUntil('guests can book at both servers', () => isServed(setup), ended);
}

/** Waits until each mail, refund and webhook from before the end of the fault is done. */
export function untilCaughtUp(setup: BenchSetup, ended: number): Promise<number> {
  return secondsUntil('mails, refunds and webhooks are done', () => isCaughtUp(setup, ended), ended);
}

/** Lets sixteen minutes pass, with the jobs of these minutes, so that no hold is open and no work is left. */
export async function letHoldsLapse(setup: BenchSetup): Promise<void> {
  const { testServer } = setup;
  await testServer.shiftClock('16 minutes');
  const isOver = async (): Promise<boolean> => {
    await testServer.query(
      "SELECT graphile_worker.add_job('sweep holds'), graphile_worker.add_job('reconcile payments')",
    );
    await pause(JOB_EVERY_MILLISECONDS);
    const held = await testServer.query(HELD);
    return held.length === 0 && (await isCaughtUp(setup, Date.now()));
  };
  await waitFor('holds have ended and all work is done', isOver, PATIENCE_MILLISECONDS);
}
