import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * The hotel's time zone from a moment on. The database writes it when the time zone of the property changes, so that
 * earlier money keeps its day: see its functions `hotel_day_begins` and `hotel_day_at`. It has no personal data, and is
 * kept without a limit.
 */
@Entity('hotel_time_zones')
export class HotelTimeZone {
  /** Minus infinity for the first time zone. */
  @PrimaryColumn('timestamptz', { primaryKeyConstraintName: 'hotel_time_zones_pkey' })
  since: Date;

  /** Its IANA name. */
  @Column('text', { name: 'time_zone' })
  timeZone: string;
}
