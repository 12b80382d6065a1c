import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { RetentionRule } from '../../platform/database/retention-rule';

/** An address that verified its code and gets the newsletter. */
@Entity('subscribers')
@Index('subscribers_created_index', ['createdAt', 'id'])
export class Subscriber {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'subscribers_pkey' })
  id: string;

  @Column('text')
  email: string;

  /** The address in lower case, by which addresses are compared. */
  @Column('text', { name: 'email_key' })
  @Index('subscribers_email_key', { unique: true })
  emailKey: string;

  /** SHA-256 of the token that ends the subscription. */
  @Column('text', { name: 'token_hash' })
  @Index('subscribers_token_hash_key', { unique: true })
  tokenHash: string;

  /** The sentence that the form showed when the address was verified. */
  @Column('text', { name: 'consent_text' })
  consentText: string;

  @Column('timestamptz', { name: 'consent_at' })
  consentAt: Date;

  @Column('timestamptz', { name: 'unsubscribed_at', nullable: true })
  unsubscribedAt: Date | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;
}

/** The proof of the consent is kept for three years after the subscription has ended. */
export const SUBSCRIBER_RETENTION: RetentionRule = {
  table: 'subscribers',
  mayBeDeleted: "unsubscribed_at < (SELECT hotel_now()) - interval '3 years'",
};
