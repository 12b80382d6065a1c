import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { BookingChannel } from '../../bookings/core/booking.entity';
import type { FolioLineKind } from '../../bookings/folio/folio-line.entity';
import type { Department } from '../../selling/charge-items/department';
import type { PlainDate } from '../../platform/time/dates';

/**
 * What a folio line adds to the figures of one day. The database writes it when the line's booking is confirmed, or
 * together with the line, and nobody changes it, so that the figures of earlier months stay as they are. It has no
 * personal data, and is kept with its line. Amounts are in paise.
 */
@Entity('counted_charges')
@Index('counted_charges_days_index', { synchronize: false })
export class CountedCharge {
  @PrimaryColumn('bigint', { name: 'line_id', primaryKeyConstraintName: 'counted_charges_pkey' })
  lineId: number;

  @ManyToOne('FolioLine', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'line_id', foreignKeyConstraintName: 'counted_charges_line_id_fkey' })
  line?: unknown;

  /** 0, except for lines of several nights, which are counted night by night. */
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'counted_charges_pkey' })
  part: number;

  /**
   * The night. For a line without a night, or for a night of a month that was already over, the hotel's day on which
   * the line was written.
   */
  @Column('date', { name: 'counted_on' })
  countedOn: PlainDate;

  /** When the charge began to belong to a confirmed booking, by the hotel's clock. */
  @Column('timestamptz', { name: 'posted_at' })
  postedAt: Date;

  /** The sold room type; null on a line that does not belong to a single stay. */
  @Column('integer', { name: 'room_type_id', nullable: true })
  roomTypeId: number | null;

  @Column('integer', { name: 'rate_plan_id', nullable: true })
  ratePlanId: number | null;

  @Column('text')
  channel: BookingChannel;

  @Column('text')
  kind: FolioLineKind;

  /**
   * The department that sold it. An extra belongs to the restaurant when its services accounting code does. Null for
   * nights, for what is kept for nights that nobody stayed, and for adjustments.
   */
  @Column('text', { nullable: true })
  department: Department | null;

  /** 1 for a sold night, -1 for a reversed night, 0 for any other charge. */
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
