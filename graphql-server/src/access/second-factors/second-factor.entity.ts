import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The second factor of a member of the staff: an authenticator that shares a secret with the hotel (RFC 6238). */
@Entity('second_factors')
export class SecondFactor {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'second_factors_pkey' })
  uid: string;

  /** The shared secret, encrypted with a key of the application's secret. */
  @Column('text', { name: 'sealed_secret' })
  sealedSecret: string;

  @Column('timestamptz', { name: 'started_at' })
  startedAt: Date;

  /** When the first code was entered; null while the factor is being set up. Until then no sign-in asks for it. */
  @Column('timestamptz', { name: 'confirmed_at', nullable: true })
  confirmedAt: Date | null;

  /** The time step of the newest code that was entered. Codes of this step and of earlier steps are used up. */
  @Column('bigint', { name: 'last_used_step', nullable: true })
  lastUsedStep: string | null;

  /** Wrong codes since the last right code, or since the last wait. */
  @Column('integer', { name: 'wrong_tries', default: 0 })
  wrongTries: number;

  /** No code is compared before this moment; null when nobody must wait. */
  @Column('timestamptz', { name: 'waits_until', nullable: true })
  waitsUntil: Date | null;
}

/** A code that replaces a code of the authenticator, once. */
@Entity('recovery_codes')
export class RecoveryCode {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'recovery_codes_pkey' })
  uid: string;

  /** A keyed hash, so that a stolen copy of the database opens nothing. */
  @PrimaryColumn('text', { name: 'code_hash', primaryKeyConstraintName: 'recovery_codes_pkey' })
  codeHash: string;

  /** Null while it can be used. */
  @Column('timestamptz', { name: 'used_at', nullable: true })
  usedAt: Date | null;
}
