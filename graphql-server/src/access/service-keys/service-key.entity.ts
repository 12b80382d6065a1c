import { Check, Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/** A credential with which a program works, such as a channel manager or the hotel's own accounting. */
@Entity('service_keys')
@Unique('service_keys_token_hash_key', ['tokenHash'])
@Check('service_keys_permissions_given', 'cardinality(permissions) > 0')
export class ServiceKey {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'service_keys_pkey' })
  id: string;

  /** The name by which the audit log and the desk know the program. */
  @Column('text')
  name: string;

  /** SHA-256 of the token, so that a stolen copy of the database opens nothing. */
  @Column('text', { name: 'token_hash' })
  tokenHash: string;

  /** The last four characters of the token, so that people can tell keys apart. */
  @Column('text', { name: 'last_characters' })
  lastCharacters: string;

  /** Names of `PERMISSIONS`. Names that this version does not know give no right. */
  @Column('text', { array: true })
  permissions: string[];

  /**
   * The addresses or networks (CIDR) from which the key works. When the list is empty, the key works from each
   * address.
   */
  @Column('text', { array: true })
  networks: string[];

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  /** The account of the person who made the key. */
  @Column('text', { name: 'created_by' })
  createdBy: string;

  /** When the key stops working; null for a key without an end. */
  @Column('timestamptz', { name: 'expires_at', nullable: true })
  expiresAt: Date | null;

  /** The last use; up to a minute too early, because not each request is written. */
  @Column('timestamptz', { name: 'last_used_at', nullable: true })
  lastUsedAt: Date | null;

  /** Null while the key works. A revoked key never works again. */
  @Column('timestamptz', { name: 'revoked_at', nullable: true })
  revokedAt: Date | null;
}
