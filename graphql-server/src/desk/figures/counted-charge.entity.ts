import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { BookingChannel } from '../../bookings/core/booking.entity';
import type { FolioLineKind } from '../../bookings/folio/folio-line.entity';
import type { PlainDate } from '../../platform/time/dates';

/**
 * What a line of a folio adds to the figures of one day. The database writes it when the line's booking is confirmed, or with
 * the line, and nobody changes it: figures of earlier months stay as they are. It has no personal data, and is kept with its
 * line. Amounts are paise.
 */
@Entity('counted_charges')
@Index('counted_charges_day_index', { synchronize: false })
export class CountedCharge {
  @PrimaryColumn('bigint', { name: 'line_id', primaryKeyConstraintName: 'counted_charges_pkey' })
  lineId: number;

  @ManyToOne('FolioLine', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'line_id', foreignKeyConstraintName: 'counted_charges_line_id_fkey' })
  line?: unknown;

  /** 0, except for lines of several nights: they are counted night by night. */
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'counted_charges_pkey' })
  part: number;

  /** The night, or the hotel's day on which the line was written: without a night, or once the night's month was over. */
  @Column('date', { name: 'counted_on' })
  countedOn: PlainDate;

  /** When the charge became one of a confirmed booking, by the hotel's clock. */
  @Column('timestamptz', { name: 'posted_at' })
  postedAt: Date;

  /** The type that was sold; null on a line that is about no single stay. */
  @Column('integer', { name: 'room_type_id', nullable: true })
  roomTypeId: number | null;

  @Column('integer', { name: 'rate_plan_id', nullable: true })
  ratePlanId: number | null;

  @Column('text')
  channel: BookingChannel;

  @Column('text')
  kind: FolioLineKind;

  /** 1 for a night that was sold, -1 for one that was taken back, 0 for any other charge. */
  @Column('integer')
  rooms: number;

  @Column('bigint', { name: 'value_paise' })
  valuePaise: number;

  @Column('integer', { name: 'tax_percent', nullable: true })
  taxPercent: number | null;

  @Column('bigint', { name: 'cgst_paise' })
  cgstPaise: number;

  @Column('bigint', { name: 'sgst_paise' })
  sgstPaise: number;
}
