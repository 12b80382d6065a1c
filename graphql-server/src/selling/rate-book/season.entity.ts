import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { PlainDate } from '../../platform/time/dates';
import type { RateChange, RoomTypeCode, Weekday } from '../pricing/rate-book';

/** Dates with their own rates, such as the weeks around the new year. */
@Entity('seasons')
@Check('seasons_dates', 'last_date >= first_date')
export class Season {
  @PrimaryGeneratedColumn('identity', { type: 'integer', primaryKeyConstraintName: 'seasons_pkey' })
  id: number;

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

  /** When a date has several seasons, the highest number counts. */
  @Column('integer', { default: 1 })
  priority: number;

  @Column('jsonb')
  change: RateChange;
}
