import { Check, Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/** The administrator's account, in one row. Without the row nobody is administrator. */
@Entity('administrator_identity')
@Check('administrator_identity_one_row', 'singleton')
export class AdministratorIdentity {
  @PrimaryColumn('boolean', { default: true, primaryKeyConstraintName: 'administrator_identity_pkey' })
  singleton: boolean;

  /** The identity provider's id of the account. */
  @Column('text')
  uid: string;

  /** Its verified address when it was pinned. */
  @Column('text')
  address: string;

  @Column('timestamptz', { name: 'pinned_at', default: () => 'clock_timestamp()' })
  pinnedAt: Date;

  /** When the session that opened the link signed in; null for an account that an operator pinned by its id. */
  @Column('timestamptz', { name: 'signed_in_at', nullable: true })
  signedInAt: Date | null;
}

/** A one-time link of the operator. It is deleted when it is used. */
@Entity('owner_links')
@Unique('owner_links_token_hash_key', ['tokenHash'])
export class OwnerLink {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'owner_links_pkey' })
  id: string;

  /** SHA-256 of the token, so that nobody can become administrator with a stolen copy of the database. */
  @Column('text', { name: 'token_hash' })
  tokenHash: string;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}
