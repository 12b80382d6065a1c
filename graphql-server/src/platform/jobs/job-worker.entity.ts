import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Which server a job worker belongs to; the server shows that it lives by an advisory lock on its key. */
@Entity('job_workers')
export class JobWorker {
  @PrimaryColumn('text', { name: 'worker_id', primaryKeyConstraintName: 'job_workers_pkey' })
  workerId: string;

  @Column('integer', { name: 'server_key' })
  serverKey: number;
}
