import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';

/** Something that a person at the hotel must do, such as to repeat a refund that failed. It goes with its booking. */
@Entity('tasks')
@Index('tasks_open_index', ['createdAt'], { where: 'done_at IS NULL' })
export class Task {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'tasks_pkey' })
  id: string;

  @Column('text')
  kind: string;

  @Column('uuid', { name: 'booking_id', nullable: true })
  bookingId: string | null;

  @ManyToOne('Booking', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'booking_id', foreignKeyConstraintName: 'tasks_booking_id_fkey' })
  booking?: unknown;

  /** What the task's sentence names. */
  @Column('jsonb', { default: {} })
  parameters: Record<string, unknown>;

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'done_at', nullable: true })
  doneAt: Date | null;

  /** The account of who did it. */
  @Column('text', { name: 'done_by', nullable: true })
  doneBy: string | null;
}
