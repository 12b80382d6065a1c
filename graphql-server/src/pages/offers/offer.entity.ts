import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { PlainDate } from '../../platform/time/dates';

/** An offer of the hotel with a last day. */
@Entity('offers')
@Index('offers_valid_till_index', ['validTill'])
export class Offer {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'offers_pkey' })
  id: string;

  @Column('text')
  title: string;

  @Column('text', { nullable: true })
  description: string | null;

  @Column('text', { name: 'image_url', nullable: true })
  imageUrl: string | null;

  /** The last day of validity, at the hotel; null when the offer has no end. */
  @Column('date', { name: 'valid_till', nullable: true })
  validTill: PlainDate | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;
}
