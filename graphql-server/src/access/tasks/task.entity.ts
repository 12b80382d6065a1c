import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';

/**
 * `REFUND_FAILED`: the money must go back in another way. `REFUND_DISPUTED`: a refund waits until the guest's bank has
 * decided. `REFUND_BY_HAND`: money that did not come through the gateway goes back. `DASHBOARD_REFUND`: money went back that
 * no cancellation explains. `OPTION_LAPSING`: a tentative booking ends tomorrow. `DISPUTE`: the guest's bank waits for an answer
 * of the hotel. `CONFIRMATION_FAILED`: a mail about a booking did not reach its guest. `GATEWAY_DIFFERENCE`: our records and the
 * gateway's differ. `DOCUMENT_REFUSED`: the invoice registration portal refused an invoice or a credit note.
 * `PORTAL_UNREACHABLE`: that portal has not answered for hours.
 * gateway's differ. `ADDRESS_MISSING`: the law wants address and state of the guest on an invoice.
 */
export const TaskKind = {
  REFUND_FAILED: 'REFUND_FAILED',
  REFUND_DISPUTED: 'REFUND_DISPUTED',
  REFUND_BY_HAND: 'REFUND_BY_HAND',
  DASHBOARD_REFUND: 'DASHBOARD_REFUND',
  OPTION_LAPSING: 'OPTION_LAPSING',
  DISPUTE: 'DISPUTE',
  CONFIRMATION_FAILED: 'CONFIRMATION_FAILED',
  GATEWAY_DIFFERENCE: 'GATEWAY_DIFFERENCE',
  DOCUMENT_REFUSED: 'DOCUMENT_REFUSED',
  PORTAL_UNREACHABLE: 'PORTAL_UNREACHABLE',
  ADDRESS_MISSING: 'ADDRESS_MISSING',
} as const;
export type TaskKind = (typeof TaskKind)[keyof typeof TaskKind];

/** Something that a person at the hotel must do, such as to repeat a refund that failed. It goes with its booking. */
@Entity('tasks')
@Index('tasks_open_index', ['createdAt'], { where: 'done_at IS NULL' })
@Index('tasks_open_subject_key', ['kind', 'subject'], { unique: true, where: 'done_at IS NULL' })
export class Task {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'tasks_pkey' })
  id: string;

  @Column('text')
  kind: TaskKind;

  /** The id of what it is about, such as a refund. There is one open task of a kind about each subject. */
  @Column('text', { nullable: true })
  subject: string | null;

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

  /** How that person did it, in their words. */
  @Column('text', { nullable: true })
  note: string | null;
}
