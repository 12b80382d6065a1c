import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { PlainDate } from '../../platform/time/dates';
import type { RestrictionRule, RoomTypeCode, Weekday } from '../pricing/rate-book';

/** A rule for stays on some dates, such as two nights at least over a weekend. */
@Entity('restrictions')
@Check('restrictions_dates', 'last_date >= first_date')
export class Restriction {
  @PrimaryGeneratedColumn('identity', { type: 'integer', primaryKeyConstraintName: 'restrictions_pkey' })
  id: number;

  /** The owner's word for it. */
  @Column('text')
  name: string;

  @Column('date', { name: 'first_date' })
  firstDate: PlainDate;

  /** It belongs to the dates of the rule. */
  @Column('date', { name: 'last_date' })
  lastDate: PlainDate;

  /** 1 is Monday, 7 is Sunday (ISO 8601). Empty: all. */
  @Column('integer', { array: true, default: () => "'{}'" })
  weekdays: Weekday[];

  /** Codes. Empty: all types. */
  @Column('text', { array: true, name: 'room_types', default: () => "'{}'" })
  roomTypes: RoomTypeCode[];

  @Column('jsonb')
  rule: RestrictionRule;
}
