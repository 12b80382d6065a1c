import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { RetentionRule } from '../../platform/database/retention-rule';

/**
 * `REFUND_FAILED`: a refund failed, and the money must be paid back in another way. `REFUND_DISPUTED`: a refund waits
 * until the guest's bank has decided. `REFUND_BY_HAND`: the staff must pay back money that did not come through the
 * gateway. `DASHBOARD_REFUND`: no cancellation explains a refund in the gateway's dashboard. `OPTION_LAPSING`: a
 * tentative booking ends tomorrow. `DISPUTE`: the guest's bank waits for the hotel's response. `CONFIRMATION_FAILED`: a
 * mail about a booking did not reach its guest. `GATEWAY_DIFFERENCE`: our records differ from the gateway's.
 * `DOCUMENT_REFUSED`: the invoice registration portal refused an invoice or a credit note. `PORTAL_UNREACHABLE`: the
 * portal has not responded for hours. `ADDRESS_MISSING`: by law an invoice needs the guest's address and state.
 * `LETTERS_MISSING`: a document waits, because no font on paper has letters of the recipient. `CHANGE_LAPSED`: a change that
 * the staff made for a guest was not paid in time. `BALANCE_OVERDUE`: the rest of a price was not paid by the agreed day.
 * `RETURN_DEPOSIT`: the hotel still holds a security deposit of a guest who has left or does not come. `REPAIR`: housekeeping
 * has noted what must be repaired in a room. `FORM_LATE`: Form III about a foreign guest was not filed within 24 hours.
 * `WEBHOOK_FAILED`: a program did not receive an event for three days. `STAY_UNPLACED`: a portal has sold a stay for which no
 * room is free. `CHANNEL_BOOKING_WAITS`: a booking of a portal cannot be entered before the staff do something.
 * `CHANNEL_CHANGE_BY_HAND`: a portal has changed or cancelled a booking, and the staff must do so here.
 * `CHANNEL_BOOKINGS_LATE`: bookings of portals were not read or not acknowledged in time. `PORTAL_TOTAL_DIFFERS`: a booking costs
 * something else here than at its portal.
 * `CALENDAR_FEED`: a portal's calendar is not read. `CALENDAR_CONFLICT`: a portal's calendar has nights that a stay or a block has, too.
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
  LETTERS_MISSING: 'LETTERS_MISSING',
  CHANGE_LAPSED: 'CHANGE_LAPSED',
  BALANCE_OVERDUE: 'BALANCE_OVERDUE',
  RETURN_DEPOSIT: 'RETURN_DEPOSIT',
  REPAIR: 'REPAIR',
  FORM_LATE: 'FORM_LATE',
  WEBHOOK_FAILED: 'WEBHOOK_FAILED',
  STAY_UNPLACED: 'STAY_UNPLACED',
  CHANNEL_BOOKING_WAITS: 'CHANNEL_BOOKING_WAITS',
  CHANNEL_CHANGE_BY_HAND: 'CHANNEL_CHANGE_BY_HAND',
  CHANNEL_BOOKINGS_LATE: 'CHANNEL_BOOKINGS_LATE',
  PORTAL_TOTAL_DIFFERS: 'PORTAL_TOTAL_DIFFERS',
  CALENDAR_FEED: 'CALENDAR_FEED',
  CALENDAR_CONFLICT: 'CALENDAR_CONFLICT',
} as const;
export type TaskKind = (typeof TaskKind)[keyof typeof TaskKind];

/** Documents of the booking wait for these tasks. */
export const HOLDS_DOCUMENTS: readonly TaskKind[] = ['ADDRESS_MISSING', 'LETTERS_MISSING'];

/** These tasks are about money of the booking, so they explain an amount that seems wrong. */
export const CONCERNS_MONEY: readonly TaskKind[] = [
  'REFUND_FAILED',
  'REFUND_DISPUTED',
  'REFUND_BY_HAND',
  'DASHBOARD_REFUND',
  'DISPUTE',
  'GATEWAY_DIFFERENCE',
];

/** The kinds as an SQL list. */
export const inList = (kinds: readonly TaskKind[]): string =>
  `(${kinds.map((kind) => `'${kind}'`).join(', ')})`;

/** A task for the staff, such as to repeat a failed refund. It is deleted with its booking. */
@Entity('tasks')
@Index('tasks_open_index', ['createdAt'], { where: 'done_at IS NULL' })
@Index('tasks_open_subject_key', ['kind', 'subject'], { unique: true, where: 'done_at IS NULL' })
export class Task {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'tasks_pkey' })
  id: string;

  @Column('text')
  kind: TaskKind;

  /** The id of the task's subject, such as a refund. There is at most one open task of a kind for each subject. */
  @Column('text', { nullable: true })
  subject: string | null;

  @Column('uuid', { name: 'booking_id', nullable: true })
  bookingId: string | null;

  @ManyToOne('Booking', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'booking_id', foreignKeyConstraintName: 'tasks_booking_id_fkey' })
  booking?: unknown;

  /** The parameters of the task's sentence. */
  @Column('jsonb', { default: {} })
  parameters: Record<string, unknown>;

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'done_at', nullable: true })
  doneAt: Date | null;

  /** The account of the person who finished the task. */
  @Column('text', { name: 'done_by', nullable: true })
  doneBy: string | null;

  /** How the task was finished, in that person's words. */
  @Column('text', { nullable: true })
  note: string | null;
}

/**
 * Deletes repairs that were done long ago, with their words and pictures. Tasks of a booking are deleted with the
 * booking.
 */
export const REPAIR_RETENTION: RetentionRule = {
  table: 'tasks',
  mayBeDeleted: `kind = 'REPAIR' AND booking_id IS NULL AND done_at < (SELECT hotel_now()) - interval '1 year'`,
};
