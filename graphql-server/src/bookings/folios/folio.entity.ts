import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { FolioLineKind } from '../folio/folio-line.entity';
import type { BillingDetails } from '../billing-details/billing-details.repository';

/**
 * A further folio of a booking: a part of its bill with its own payer. The first folio has no row; its payer is in the billing
 * details. Personal data: the payer. The row is deleted with the booking.
 */
@Entity('folios')
@Check('folios_place', 'place > 1')
@Check('folios_one_payer', 'num_nonnulls(payer, company_id) <= 1')
@Check('folios_closed', 'num_nonnulls(closed_at, closed_by) IN (0, 2)')
@Index('folios_company_index', ['companyId'], { where: 'company_id IS NOT NULL' })
@Index('folios_place_key', ['bookingId', 'place'], { unique: true })
@Index('folios_idempotency_key', ['bookingId', 'idempotencyKey'], { unique: true })
export class Folio {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'folios_pkey' })
  id: string;

  @Column('uuid', { name: 'booking_id' })
  bookingId: string;

  @ManyToOne('Booking', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'booking_id', foreignKeyConstraintName: 'folios_booking_id_fkey' })
  booking?: unknown;

  /** 2 for the first further folio. */
  @Column('integer')
  place: number;

  /** As the staff call it, such as the name of the company. */
  @Column('text')
  name: string;

  /** To whom its documents are made out; null with a company, and while the staff have entered only a name. */
  @Column('jsonb', { nullable: true })
  payer: BillingDetails | null;

  /** The company that pays it; null for any other payer. */
  @Column('uuid', { name: 'company_id', nullable: true })
  companyId: string | null;

  @ManyToOne('Company')
  @JoinColumn({ name: 'company_id', foreignKeyConstraintName: 'folios_company_id_fkey' })
  company?: unknown;

  /** The kinds of lines that are written to it from now on, while it is open. */
  @Column('text', { array: true, default: '{}' })
  takes: FolioLineKind[];

  /** The account of the member of the staff. */
  @Column('text', { name: 'opened_by' })
  openedBy: string;

  @Column('timestamptz', { name: 'opened_at', default: () => 'hotel_now()' })
  openedAt: Date;

  @Column('text', { name: 'idempotency_key' })
  idempotencyKey: string;

  /** No line moves into or out of a closed folio, and it takes no further lines. Null while it is open. */
  @Column('timestamptz', { name: 'closed_at', nullable: true })
  closedAt: Date | null;

  /** The account of the member of the staff; null while it is open. */
  @Column('text', { name: 'closed_by', nullable: true })
  closedBy: string | null;

  /** Why it was closed although its payer owed or got back money; null when the balance was zero, and while it is open. */
  @Column('text', { name: 'closed_reason', nullable: true })
  closedReason: string | null;
}
