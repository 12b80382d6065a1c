import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';

/** A reply of the hotel to a guest's message. It is deleted with the message. */
@Entity('message_replies')
@Check('message_replies_one_message', 'num_nonnulls(contact_message_id, feedback_id) = 1')
@Index('message_replies_contact_message_index', ['contactMessageId'])
@Index('message_replies_feedback_index', ['feedbackId'])
export class MessageReply {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'message_replies_pkey' })
  id: string;

  /** Null for a reply to feedback. */
  @Column('uuid', { name: 'contact_message_id', nullable: true })
  contactMessageId: string | null;

  @ManyToOne('ContactMessage', { onDelete: 'CASCADE' })
  @JoinColumn({
    name: 'contact_message_id',
    foreignKeyConstraintName: 'message_replies_contact_message_id_fkey',
  })
  contactMessage?: unknown;

  /** Null for a reply to a message of the contact form. */
  @Column('uuid', { name: 'feedback_id', nullable: true })
  feedbackId: string | null;

  @ManyToOne('Feedback', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'feedback_id', foreignKeyConstraintName: 'message_replies_feedback_id_fkey' })
  feedback?: unknown;

  @Column('text')
  text: string;

  /** The account of the author. */
  @Column('text', { name: 'actor_id' })
  actorId: string;

  /** The author's address at the time. */
  @Column('text', { name: 'actor_address' })
  actorAddress: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'hotel_now()' })
  createdAt: Date;

  /** When the mail server took the mail. */
  @Column('timestamptz', { name: 'sent_at', nullable: true })
  sentAt: Date | null;

  /** When the mail was given up. */
  @Column('timestamptz', { name: 'refused_at', nullable: true })
  refusedAt: Date | null;
}
