import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A solved challenge that a hold was made with. It is kept until it expires, so that nobody uses it twice. */
@Entity('spent_challenges')
export class SpentChallenge {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'spent_challenges_pkey' })
  id: string;

  @Column('timestamptz', { name: 'expires_at' })
  @Index('spent_challenges_expiry_index')
  expiresAt: Date;
}
