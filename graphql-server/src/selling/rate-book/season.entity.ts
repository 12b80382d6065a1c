import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { PlainDate } from '../../platform/time/dates';
import type { RateChange, RoomTypeCode, Weekday } from '../pricing/rate-book';

/** Dates with rates of their own, such as the weeks around the new year. */
@Entity('seasons')
@Check('seasons_dates', 'last_date >= first_date')
export class Season {
  @PrimaryGeneratedColumn('identity', { type: 'integer', primaryKeyConstraintName: 'seasons_pkey' })
  id: number;

  @Column('text')
  name: string;

  @Column('date', { name: 'first_date' })
  firstDate: PlainDate;

  /** It belongs to the season. */
  @Column('date', { name: 'last_date' })
  lastDate: PlainDate;

  /** 1 is Monday, 7 is Sunday (ISO 8601). Empty: all. */
  @Column('integer', { array: true, default: () => "'{}'" })
  weekdays: Weekday[];

  /** Codes. Empty: all types. */
  @Column('text', { array: true, name: 'room_types', default: () => "'{}'" })
  roomTypes: RoomTypeCode[];

  /** Of several seasons of a date, the one with the highest number counts. */
  @Column('integer', { default: 1 })
  priority: number;

  @Column('jsonb')
  change: RateChange;
}
