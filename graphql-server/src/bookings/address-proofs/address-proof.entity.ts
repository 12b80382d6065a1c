import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { RetentionRule } from '../../platform/database/retention-rule';

/**
 * Whether an account has proven that its owner reads the mails at its verified address, and the code that proves it. Personal
 * data: the account's id and address.
 */
@Entity('address_proofs')
@Check('address_proofs_tries_not_negative', 'wrong_tries >= 0')
export class AddressProof {
  /** The identity provider's id. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'address_proofs_pkey' })
  uid: string;

  /** The address in lower case. */
  @PrimaryColumn('text', { name: 'email_key', primaryKeyConstraintName: 'address_proofs_pkey' })
  emailKey: string;

  /** Keyed hash of the newest code; null once it was used, or tried too often. */
  @Column('text', { name: 'code_hash', nullable: true })
  codeHash: string | null;

  @Column('timestamptz', { name: 'sent_at' })
  sentAt: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  @Column('integer', { name: 'wrong_tries', default: 0 })
  wrongTries: number;

  @Column('timestamptz', { name: 'proven_at', nullable: true })
  provenAt: Date | null;

  /** When the session that proved it had signed in. An earlier session may be a stranger's who had set the password. */
  @Column('timestamptz', { name: 'proven_session', nullable: true })
  provenSession: Date | null;
}

/** Deletes codes that nobody typed, and proofs after two years; the guest then proves the address again. */
export const ADDRESS_PROOF_RETENTION: RetentionRule = {
  table: 'address_proofs',
  mayBeDeleted: `proven_at IS NULL AND sent_at < (SELECT hotel_now()) - interval '1 day'
    OR proven_at < (SELECT hotel_now()) - interval '2 years'`,
};
