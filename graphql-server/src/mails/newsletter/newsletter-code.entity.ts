import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { RetentionRule } from '../../platform/database/retention-rule';

/** The newest one-time code of an address, and the number of wrong tries. */
@Entity('newsletter_codes')
@Check('newsletter_codes_tries_not_negative', 'wrong_tries >= 0')
export class NewsletterCode {
  /** The address in lower case. */
  @PrimaryColumn('text', { name: 'email_key', primaryKeyConstraintName: 'newsletter_codes_pkey' })
  emailKey: string;

  /** The keyed hash of the code; null after the code was used, or after too many wrong tries. */
  @Column('text', { name: 'code_hash', nullable: true })
  codeHash: string | null;

  @Column('timestamptz', { name: 'sent_at' })
  sentAt: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  /** The number of wrong tries. A new code keeps this number, unless the old code had too many wrong tries. */
  @Column('integer', { name: 'wrong_tries', default: 0 })
  wrongTries: number;

  /** When the present count of tries started. */
  @Column('timestamptz', { name: 'tries_counted_from' })
  triesCountedFrom: Date;
}

/** After this time neither a code nor its wrong tries count: newsletter.policy.ts. */
export const NEWSLETTER_CODE_RETENTION: RetentionRule = {
  table: 'newsletter_codes',
  mayBeDeleted: "sent_at < (SELECT hotel_now()) - interval '1 day'",
};
