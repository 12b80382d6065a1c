import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A solved challenge with which a hold was made. It is kept until it expires, so that nobody can use it twice. */
@Entity('spent_challenges')
export class SpentChallenge {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'spent_challenges_pkey' })
  id: string;

  @Column('timestamptz', { name: 'expires_at' })
  @Index('spent_challenges_expiry_index')
  expiresAt: Date;
}
