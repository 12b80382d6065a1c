import { EventEmitter } from 'node:events';
import {
  Logger as WorkerLogger,
  run,
  type Runner,
  type Task,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import type { Pool } from 'pg';
import { isDatabaseAway } from '../database/database';
import { ATTEMPTS_OF_REGULAR_JOBS, type JobSchedule } from './job-schedule';
import { LIVENESS_LOCK_CLASS, LivenessLock } from './liveness-lock';
import { type Logger, withoutAddresses } from '../log/log';

/** What a job knows about its run. */
export interface JobRun {
  /** Whether the job is given up when this run fails. */
  isLastAttempt?: boolean;
}

/** The work of each job. After a crash a job runs again. */
export type JobTable = Readonly<Record<string, (payload: unknown, run?: JobRun) => Promise<void>>>;

/** Jobs that share workers, so that they do not wait for the jobs of other lanes. */
export interface JobLane {
  jobs: JobTable;
  /** How many of its jobs this server runs at once. */
  concurrency: number;
}

// graphile-worker releases the connection on which it listens twice, if the runner stops while it handles its loss.
const RELEASED_TWICE = /^Release called on client which has already been released to the pool/;
const isReleasedTwice = (error: unknown): boolean =>
  error instanceof Error && RELEASED_TWICE.test(error.message);

const RESTART_AFTER_MILLISECONDS = 2_000;
// More than can end at the moment when the database goes away.
const REMEMBERED_DONE_JOBS = 100;

// Workers with jobs whose server no longer holds its liveness lock. An unregistered worker has a minute of grace.
const DEAD_WORKERS = `
  SELECT DISTINCT job.locked_by AS worker FROM graphile_worker._private_jobs job
  LEFT JOIN job_workers worker ON worker.worker_id = job.locked_by
  LEFT JOIN pg_locks lock ON lock.locktype = 'advisory' AND lock.classid = ${LIVENESS_LOCK_CLASS}
    AND lock.objid = worker.server_key AND lock.granted
  WHERE job.locked_by IS NOT NULL AND lock.objid IS NULL
    AND (worker.worker_id IS NOT NULL OR job.locked_at < now() - interval '1 minute')`;

const GIVE_UP = 'UPDATE graphile_worker._private_jobs SET attempts = max_attempts WHERE id = $1';

const REGISTER_WORKERS = `
  INSERT INTO job_workers (worker_id, server_key) SELECT unnest($1::text[]), $2
  ON CONFLICT (worker_id) DO UPDATE SET server_key = excluded.server_key`;

/**
 * Runs jobs from the queue in this process. When the database goes away and returns, the runners are started again; the
 * jobs that were running are unlocked, except those that are known to be done. The jobs of a killed server are unlocked
 * as soon as its liveness lock is gone. The queue itself would wait four hours.
 */
export class JobRunner {
  /** The queue's ids of all runners that this process has started. */
  private readonly workerIds: string[] = [];
  /** The last finished jobs. The database may not have recorded them yet. */
  private readonly doneJobs = new Set<string>();
  private readonly liveness: LivenessLock;
  /** One runner for each lane. */
  private runners: Runner[] = [];
  private stopping = false;
  private endPause: () => void = () => undefined;
  private finished: Promise<void> = Promise.resolve();

  constructor(
    private readonly pool: Pool,
    databaseUrl: string,
    private readonly lanes: readonly JobLane[],
    private readonly schedule: JobSchedule,
    private readonly log: Logger,
    /** Called at the end of each run of a job. */
    private readonly onEnd: (job: string, outcome: 'done' | 'failed' | 'failed for good') => void,
  ) {
    this.liveness = new LivenessLock(databaseUrl, log, (serverKey) => this.registerUnderNewLock(serverKey));
  }

  start(): void {
    process.on('unhandledRejection', this.onUnhandledRejection);
    this.finished = this.superviseUntilStopped();
  }

  /** Resolves when the running jobs have ended. */
  async stop(): Promise<void> {
    this.stopping = true;
    this.endPause();
    await this.stopRunners();
    // The lock must be held until now: without it, other servers would unlock the jobs that still run.
    await this.liveness.stop();
    await this.finished;
    process.off('unhandledRejection', this.onUnhandledRejection);
  }

  /** Unlocks the jobs of servers that no longer live. The schedule runs this each minute, too. */
  async releaseJobsOfDeadServers(): Promise<void> {
    const { rows } = await this.pool.query<{ worker: string }>(DEAD_WORKERS);
    const workers = rows.map(({ worker }) => worker);
    if (workers.length === 0) return;
    this.log.warn({ workers }, 'Unlocking the jobs of servers that no longer live');
    await this.pool.query('SELECT graphile_worker.force_unlock_workers($1)', [workers]);
    await this.pool.query('DELETE FROM job_workers WHERE worker_id = ANY($1)', [workers]);
  }

  /**
   * The queue does not await the promises that record the end of a job, so a database that goes away at that moment
   * would end the process. Such a job stays locked until the next runner unlocks it.
   */
  private readonly onUnhandledRejection = (error: unknown): void => {
    if (!isDatabaseAway(error) && !isReleasedTwice(error)) throw error;
    this.log.warn({ err: error }, 'The end of a job could not be recorded; starting the job runner again');
    void this.stopRunners();
  };

  private async stopRunners(): Promise<void> {
    await Promise.all(this.runners.map((runner) => runner.stop().catch(() => undefined)));
  }

  private async superviseUntilStopped(): Promise<void> {
    await this.liveness.start();
    while (!this.stopping) {
      try {
        // Only at the start: later, other servers may be about to renew their locks. After that the schedule does it
        // each minute.
        if (this.workerIds.length === 0) await this.releaseJobsOfDeadServers();
        await this.unlockOwnJobs();
        await this.runLanes();
      } catch (error) {
        this.log.error({ err: error }, 'The job runner stopped; starting it again');
      }
      if (!this.stopping) await this.pause();
    }
  }

  /** Runs all lanes until one of them ends, and then ends the others. */
  private async runLanes(): Promise<void> {
    let stopSchedule: () => void = () => undefined;
    try {
      for (const lane of this.lanes) this.runners.push(await this.startRunner(lane));
      // stop() was called while the lanes were starting; `finally` ends them.
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

  /** Unlocks the jobs of this process's earlier runners, and completes those that were done. */
  private async unlockOwnJobs(): Promise<void> {
    if (this.workerIds.length === 0) return;
    const client = await this.pool.connect();
    try {
      // In one transaction, so that no runner takes a finished job.
      await client.query('BEGIN');
      await client.query('SELECT graphile_worker.force_unlock_workers($1)', [this.workerIds]);
      await client.query('SELECT graphile_worker.complete_jobs($1)', [[...this.doneJobs]]);
      await client.query('COMMIT');
    } finally {
      // After a failure the client may still be in a transaction, so it is closed.
      client.release(true);
    }
    this.doneJobs.clear();
  }

  private pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, RESTART_AFTER_MILLISECONDS);
      this.endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  private startRunner({ jobs, concurrency }: JobLane): Promise<Runner> {
    const events: WorkerEvents = new EventEmitter();
    // Workers of a pool lock jobs under the pool's id.
    events.on('pool:create', ({ workerPool }) => void this.register(workerPool.id));
    events.on('job:success', ({ job }) => {
      this.noteDone(job.id);
      this.onEnd(job.task_identifier, 'done');
    });
    events.on('job:error', ({ job }) => this.onEnd(job.task_identifier, 'failed'));
    events.on('job:failed', ({ job, error }) => {
      const about = { job: job.task_identifier, jobId: job.id, err: error };
      // The schedule queues a regular job again, so nothing is lost.
      if (job.max_attempts === ATTEMPTS_OF_REGULAR_JOBS) {
        this.log.error(about, 'A regular job failed and will run again at its next time');
        return;
      }
      this.onEnd(job.task_identifier, 'failed for good');
      this.log.error({ alert: 'job failed for good', ...about }, 'Job failed');
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
    if (oldest && this.doneJobs.size > REMEMBERED_DONE_JOBS) this.doneJobs.delete(oldest);
  }

  private async register(workerId: string): Promise<void> {
    this.workerIds.push(workerId);
    await this.pool.query(REGISTER_WORKERS, [[workerId], this.liveness.serverKey]).catch((error: unknown) => {
      // Other servers would unlock the jobs of an unregistered worker while they run.
      this.log.warn({ err: error }, 'A worker could not be registered');
      void this.stopRunners();
    });
  }

  /** Registers all workers of this process under its new lock, so that their jobs stay locked. */
  private async registerUnderNewLock(serverKey: number): Promise<void> {
    if (this.workerIds.length === 0) return;
    await this.pool.query(REGISTER_WORKERS, [this.workerIds, serverKey]);
    // The database may have been away and may have handed out jobs that this process never received. They are unlocked.
    void this.stopRunners();
  }

  private workerLogger(): WorkerLogger {
    const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;
    // Leaves `meta` out, which contains the job's payload and may name a guest.
    return new WorkerLogger(({ taskIdentifier, jobId }) => (level, message) => {
      this.log[levels[level]]({ job: taskIdentifier, jobId }, withoutAddresses(message));
    });
  }
}

/** A failure that no further attempt can fix. The job is given up at once. */
export class FailedForGood extends Error {}

/** The jobs in the queue's format. */
export function taskListOf(jobs: JobTable): TaskList {
  return Object.fromEntries(
    Object.entries(jobs).map(([name, work]) => {
      const task: Task = async (payload, { job, query }) => {
        try {
          await work(payload, { isLastAttempt: job.attempts >= job.max_attempts });
        } catch (error) {
          if (error instanceof FailedForGood) {
            await query(GIVE_UP, [job.id]);
            // The queue compares these two when it reports how the job ended.
            job.attempts = job.max_attempts;
          }
          throw error;
        }
      };
      return [name, task];
    }),
  );
}
