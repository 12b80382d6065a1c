import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { PlainDate } from '../../platform/time/dates';
import type { RateChange } from '../pricing/rate-book';

/** The rate of one room type on one date. It takes precedence over seasons and the type's base rate. */
@Entity('rate_overrides')
export class RateOverride {
  @PrimaryColumn('integer', { name: 'room_type_id', primaryKeyConstraintName: 'rate_overrides_pkey' })
  roomTypeId: number;

  @ManyToOne('RoomType', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'room_type_id', foreignKeyConstraintName: 'rate_overrides_room_type_id_fkey' })
  type?: unknown;

  @PrimaryColumn('date', { primaryKeyConstraintName: 'rate_overrides_pkey' })
  date: PlainDate;

  @Column('jsonb')
  change: RateChange;
}
