import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { PlainDate } from '../../platform/time/dates';
import type { RestrictionRule, RoomTypeCode, Weekday } from '../pricing/rate-book';

/** A rule for stays on some dates, such as at least two nights over a weekend. */
@Entity('restrictions')
@Check('restrictions_dates', 'last_date >= first_date')
export class Restriction {
  @PrimaryGeneratedColumn('identity', { type: 'integer', primaryKeyConstraintName: 'restrictions_pkey' })
  id: number;

  /** The owner's name for it. */
  @Column('text')
  name: string;

  @Column('date', { name: 'first_date' })
  firstDate: PlainDate;

  /** The last date, included. */
  @Column('date', { name: 'last_date' })
  lastDate: PlainDate;

  /** 1 is Monday, 7 is Sunday (ISO 8601). Empty means all. */
  @Column('integer', { array: true, default: () => "'{}'" })
  weekdays: Weekday[];

  /** Codes of room types. Empty means all. */
  @Column('text', { array: true, name: 'room_types', default: () => "'{}'" })
  roomTypes: RoomTypeCode[];

  @Column('jsonb')
  rule: RestrictionRule;
}
