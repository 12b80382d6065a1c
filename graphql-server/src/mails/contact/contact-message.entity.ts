import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { MessageState } from '../messages/message.policy';
import { GUEST_TEXTS_KEPT_MONTHS, type RetentionRule } from '../../platform/database/retention-rule';

/** A message that a guest sent by the contact form. */
@Entity('contact_messages')
@Check('contact_messages_state_known', "state IN ('NEW', 'READ', 'ANSWERED', 'CLOSED')")
@Index('contact_messages_new_index', ['state'], { where: "state = 'NEW'" })
@Index('contact_messages_created_index', ['createdAt', 'id'])
export class ContactMessage {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'contact_messages_pkey' })
  id: string;

  @Column('text')
  email: string;

  @Column('text')
  message: string;

  /** How far the staff have dealt with the message. */
  @Column('text', { default: 'NEW' })
  state: MessageState;

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;
}

export const CONTACT_MESSAGE_RETENTION: RetentionRule = {
  table: 'contact_messages',
  mayBeDeleted: `created_at < (SELECT hotel_now()) - interval '${GUEST_TEXTS_KEPT_MONTHS} months'`,
};
