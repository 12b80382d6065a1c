import { EventEmitter } from 'node:events';
import { Logger as WorkerLogger, run, type Runner, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { Pool } from 'pg';
import { isDatabaseAway } from '../database/database';
import type { JobSchedule } from './job-schedule';
import { LIVENESS_LOCK_CLASS, LivenessLock } from './liveness-lock';
import { type Logger, withoutAddresses } from '../log/log';

/** A job does one thing and may be run again: after a crash it will be. */
export type JobTable = Readonly<Record<string, (payload: unknown) => Promise<void>>>;

/** Jobs that share workers of their own, so that they wait for none of the other lanes. */
export interface JobLane {
  jobs: JobTable;
  /** How many of them this server runs at a time. */
  concurrency: number;
}

const RESTART_AFTER_MILLISECONDS = 2_000;
// More than can be done in the moment in which the database goes away.
const DONE_REMEMBERED = 100;

// Jobs of workers whose server no longer holds its liveness lock; a worker that nobody knows gets a minute's grace.
const DEAD_WORKERS = `
  SELECT DISTINCT job.locked_by AS worker FROM graphile_worker._private_jobs job
  LEFT JOIN job_workers worker ON worker.worker_id = job.locked_by
  LEFT JOIN pg_locks lock ON lock.locktype = 'advisory' AND lock.classid = ${LIVENESS_LOCK_CLASS}
    AND lock.objid = worker.server_key AND lock.granted
  WHERE job.locked_by IS NOT NULL AND lock.objid IS NULL
    AND (worker.worker_id IS NOT NULL OR job.locked_at < now() - interval '1 minute')`;

const REGISTER_WORKERS = `
  INSERT INTO job_workers (worker_id, server_key) SELECT unnest($1::text[]), $2
  ON CONFLICT (worker_id) DO UPDATE SET server_key = excluded.server_key`;

/**
 * Runs jobs from the queue in this process, and goes on doing so: when the database goes away and comes back,
 * the runners are started again. Jobs that a killed server had in hand are given back at once, since its liveness
 * lock fell with its connection (the queue by itself would wait four hours). What this process had in hand when the
 * database went is given back by itself, but for what it knows to be done.
 */
export class JobRunner {
  /** The queue's names for the runners that this process has had. */
  private readonly workerIds: string[] = [];
  /** The jobs that were done last: the database may not have heard of it. */
  private readonly doneJobs = new Set<string>();
  private readonly liveness: LivenessLock;
  /** One for each lane. */
  private runners: Runner[] = [];
  private stopping = false;
  private wake: () => void = () => undefined;
  private finished: Promise<void> = Promise.resolve();

  constructor(
    private readonly pool: Pool,
    databaseUrl: string,
    private readonly lanes: readonly JobLane[],
    private readonly schedule: JobSchedule,
    private readonly log: Logger,
    /** Hears how each run of a job ended. */
    private readonly ended: (job: string, outcome: 'done' | 'failed' | 'failed for good') => void,
  ) {
    this.liveness = new LivenessLock(databaseUrl, log, (serverKey) => this.showLife(serverKey));
  }

  start(): void {
    process.on('unhandledRejection', this.onForgotten);
    this.finished = this.superviseUntilStopped();
  }

  /** Lets the jobs in hand finish. */
  async stop(): Promise<void> {
    this.stopping = true;
    this.wake();
    await this.stopRunners();
    // Only now: before, others would take the jobs in hand for a dead server's.
    await this.liveness.stop();
    await this.finished;
    process.off('unhandledRejection', this.onForgotten);
  }

  /** Gives back the jobs of servers that are gone; also run each minute by the schedule. */
  async releaseJobsOfDeadServers(): Promise<void> {
    const { rows } = await this.pool.query<{ worker: string }>(DEAD_WORKERS);
    const workers = rows.map(({ worker }) => worker);
    if (workers.length === 0) return;
    this.log.warn({ workers }, 'Giving back the jobs of servers that are gone');
    await this.pool.query('SELECT graphile_worker.force_unlock_workers($1)', [workers]);
    await this.pool.query('DELETE FROM job_workers WHERE worker_id = ANY($1)', [workers]);
  }

  /**
   * The queue awaits none of the promises by which it notes what became of a job, so that a database that goes away at
   * that moment would end the process. Such a job stays locked until the next runner gives it back.
   */
  private readonly onForgotten = (error: unknown): void => {
    if (!isDatabaseAway(error)) throw error;
    this.log.warn({ err: error }, 'What became of a job could not be noted; starting the job runner again');
    void this.stopRunners();
  };

  private async stopRunners(): Promise<void> {
    await Promise.all(this.runners.map((runner) => runner.stop().catch(() => undefined)));
  }

  private async superviseUntilStopped(): Promise<void> {
    await this.liveness.start();
    while (!this.stopping) {
      try {
        // Later on others may be about to show again that they live; the schedule looks each minute.
        if (this.workerIds.length === 0) await this.releaseJobsOfDeadServers();
        await this.giveBackOwnJobs();
        await this.runLanes();
      } catch (error) {
        this.log.error({ err: error }, 'The job runner stopped; starting it again');
      }
      if (!this.stopping) await this.pause();
    }
  }

  /** Until one of the lanes ends, by itself or since it was told to; then all of them do. */
  private async runLanes(): Promise<void> {
    let stopSchedule: () => void = () => undefined;
    try {
      for (const lane of this.lanes) this.runners.push(await this.startRunner(lane));
      // Told to stop while they were starting: nobody else will stop them.
      if (this.stopping) return;
      stopSchedule = this.schedule.start();
      await Promise.race(this.runners.map(({ promise }) => promise));
    } finally {
      stopSchedule();
      await this.stopRunners();
      await Promise.allSettled(this.runners.map(({ promise }) => promise));
      this.runners = [];
    }
  }

  /** Gives back what earlier runners of this process had in hand, but for what was done. */
  private async giveBackOwnJobs(): Promise<void> {
    if (this.workerIds.length === 0) return;
    const client = await this.pool.connect();
    try {
      // In one transaction, so that nobody takes up a job that is done.
      await client.query('BEGIN');
      await client.query('SELECT graphile_worker.force_unlock_workers($1)', [this.workerIds]);
      await client.query('SELECT graphile_worker.complete_jobs($1)', [[...this.doneJobs]]);
      await client.query('COMMIT');
    } finally {
      // A client within a transaction is of no use to others.
      client.release(true);
    }
    this.doneJobs.clear();
  }

  private pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, RESTART_AFTER_MILLISECONDS);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  private startRunner({ jobs, concurrency }: JobLane): Promise<Runner> {
    const events: WorkerEvents = new EventEmitter();
    // Jobs are locked in the name of the pool that its workers share.
    events.on('pool:create', ({ workerPool }) => void this.register(workerPool.id));
    events.on('job:success', ({ job }) => {
      this.noteDone(job.id);
      this.ended(job.task_identifier, 'done');
    });
    events.on('job:error', ({ job }) => this.ended(job.task_identifier, 'failed'));
    events.on('job:failed', ({ job, error }) => {
      this.ended(job.task_identifier, 'failed for good');
      this.log.error(
        { alert: 'job failed for good', job: job.task_identifier, jobId: job.id, err: error },
        'Job failed',
      );
    });
    return run({
      pgPool: this.pool,
      taskList: taskListOf(jobs),
      parsedCronItems: [],
      concurrency,
      noHandleSignals: true,
      pollInterval: 2_000,
      events,
      logger: this.workerLogger(),
    });
  }

  private noteDone(jobId: string): void {
    this.doneJobs.add(jobId);
    const [oldest] = this.doneJobs;
    if (oldest && this.doneJobs.size > DONE_REMEMBERED) this.doneJobs.delete(oldest);
  }

  private async register(workerId: string): Promise<void> {
    this.workerIds.push(workerId);
    await this.pool.query(REGISTER_WORKERS, [[workerId], this.liveness.serverKey]).catch((error: unknown) => {
      // Unknown, its jobs would be given back while it does them.
      this.log.warn({ err: error }, 'A worker could not be registered');
      void this.stopRunners();
    });
  }

  /** Names all workers of this process under its new lock, so that jobs in hand go on under it. */
  private async showLife(serverKey: number): Promise<void> {
    if (this.workerIds.length === 0) return;
    await this.pool.query(REGISTER_WORKERS, [this.workerIds, serverKey]);
    // The old connection may have gone with the database: what was taken from the queue unheard is given back.
    void this.stopRunners();
  }

  private workerLogger(): WorkerLogger {
    const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;
    // Never its `meta`: that holds the job's payload, which may name a guest.
    return new WorkerLogger(({ taskIdentifier, jobId }) => (level, message) => {
      this.log[levels[level]]({ job: taskIdentifier, jobId }, withoutAddresses(message));
    });
  }
}

function taskListOf(jobs: JobTable): TaskList {
  return Object.fromEntries(
    Object.entries(jobs).map(([task, work]) => [task, (payload: unknown) => work(payload)]),
  );
}
