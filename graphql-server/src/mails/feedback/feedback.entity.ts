import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { MessageState } from '../messages/message.policy';
import { GUEST_TEXTS_KEPT_MONTHS, type RetentionRule } from '../../platform/database/retention-rule';

/** A guest's opinion of the stay. */
@Entity('feedback')
@Check('feedback_state_known', "state IN ('NEW', 'READ', 'ANSWERED', 'CLOSED')")
@Index('feedback_new_index', ['state'], { where: "state = 'NEW'" })
@Index('feedback_created_index', ['createdAt', 'id'])
export class Feedback {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'feedback_pkey' })
  id: string;

  @Column('text')
  name: string;

  @Column('text')
  location: string;

  @Column('text')
  feedback: string;

  /** The signed-in guest who wrote the feedback; null for a guest who was not signed in. */
  @Column('text', { name: 'guest_uid', nullable: true })
  guestUid: string | null;

  /** That guest's address, if it was verified. */
  @Column('text', { name: 'guest_email', nullable: true })
  guestEmail: string | null;

  /** How far the staff have dealt with it. */
  @Column('text', { default: 'NEW' })
  state: MessageState;

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;
}

export const FEEDBACK_RETENTION: RetentionRule = {
  table: 'feedback',
  mayBeDeleted: `created_at < (SELECT hotel_now()) - interval '${GUEST_TEXTS_KEPT_MONTHS} months'`,
};
