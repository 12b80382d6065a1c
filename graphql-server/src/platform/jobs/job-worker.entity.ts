import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { RetentionRule } from '../database/retention-rule';
import { LIVENESS_LOCK_CLASS } from './liveness-lock';

/** The server of a job worker. A living server holds an advisory lock on its key. */
@Entity('job_workers')
export class JobWorker {
  @PrimaryColumn('text', { name: 'worker_id', primaryKeyConstraintName: 'job_workers_pkey' })
  workerId: string;

  @Column('integer', { name: 'server_key' })
  serverKey: number;
}

/** Deletes workers of servers that no longer live, once they have no locked job. */
export const JOB_WORKER_RETENTION: RetentionRule = {
  table: 'job_workers',
  mayBeDeleted: `NOT EXISTS (SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND classid = ${LIVENESS_LOCK_CLASS}
      AND objid = server_key AND granted)
    AND NOT EXISTS (SELECT 1 FROM graphile_worker._private_jobs WHERE locked_by = worker_id)`,
};
