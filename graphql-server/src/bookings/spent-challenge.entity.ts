import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A solved challenge that a hold was made with; kept until it would have expired, so that it counts once. */
@Entity('spent_challenges')
export class SpentChallenge {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'spent_challenges_pkey' })
  id: string;

  @Column('timestamptz', { name: 'expires_at' })
  @Index('spent_challenges_expiry_index')
  expiresAt: Date;
}
