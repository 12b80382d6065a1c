import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { PlainDate } from '../../platform/time/dates';
import type { DocumentContent, DocumentKind, Registration } from './document-content';

/**
 * A tax document. It never changes and is never deleted (a trigger prevents both), with two exceptions: its PDF is
 * added once, and supplier and recipient may change after the invoice registration portal refused it. Personal data:
 * name and address of the recipient. It is kept for eight years, as the law requires (CGST Act, section 36).
 */
@Entity('tax_documents')
@Check('tax_documents_kind_known', "kind IN ('RECEIPT_VOUCHER', 'REFUND_VOUCHER', 'INVOICE', 'CREDIT_NOTE')")
@Check('tax_documents_number', "number ~ '^[A-Z1-9][A-Z0-9/-]{0,15}$'")
@Check('tax_documents_hashed', '(bytes IS NULL) = (sha256 IS NULL)')
@Check('tax_documents_reference', "(kind = 'CREDIT_NOTE') = (refers_to IS NOT NULL)")
@Check('tax_documents_payment', "(kind IN ('RECEIPT_VOUCHER', 'REFUND_VOUCHER')) = (payment_id IS NOT NULL)")
@Index('tax_documents_place_key', ['kind', 'financialYear', 'place'], { unique: true })
@Index('tax_documents_booking_index', ['bookingId'])
@Index('tax_documents_folio_index', ['folioId'], { where: 'folio_id IS NOT NULL' })
@Index('tax_documents_payment_index', ['paymentId'])
@Index('tax_documents_reference_index', ['refersTo'])
@Index('tax_documents_reissue_key', ['reissueOf', 'kind'], { unique: true, where: 'reissue_of IS NOT NULL' })
@Index('tax_documents_dated_index', ['dated', 'kind'])
@Index('tax_documents_unwritten_index', ['bookingId'], { where: 'bytes IS NULL' })
export class TaxDocument {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'tax_documents_pkey' })
  id: string;

  @Column('text')
  kind: DocumentKind;

  /** The year in which the financial year begins: 2026 for April 2026 to March 2027 at the hotel. */
  @Column('integer', { name: 'financial_year' })
  financialYear: number;

  /** The place of the document in its series: 1, 2, 3 … without a gap. */
  @Column('integer')
  place: number;

  @Column('text')
  @Index('tax_documents_number_key', { unique: true })
  number: string;

  /** The date of the document at the hotel. It decides the month of the return. */
  @Column('date')
  dated: PlainDate;

  @Column('uuid', { name: 'booking_id' })
  bookingId: string;

  @ManyToOne('Booking')
  @JoinColumn({ name: 'booking_id', foreignKeyConstraintName: 'tax_documents_booking_id_fkey' })
  booking?: unknown;

  /** The folio whose lines and money the document shows; null for the booking's first folio. */
  @Column('uuid', { name: 'folio_id', nullable: true })
  folioId: string | null;

  @ManyToOne('Folio')
  @JoinColumn({ name: 'folio_id', foreignKeyConstraintName: 'tax_documents_folio_id_fkey' })
  folio?: unknown;

  /** The payment of a voucher; null on other documents. */
  @Column('uuid', { name: 'payment_id', nullable: true })
  paymentId: string | null;

  @ManyToOne('Payment')
  @JoinColumn({ name: 'payment_id', foreignKeyConstraintName: 'tax_documents_payment_id_fkey' })
  payment?: unknown;

  /** The invoice of a credit note; null on other documents. */
  @Column('uuid', { name: 'refers_to', nullable: true })
  refersTo: string | null;

  @ManyToOne(() => TaxDocument)
  @JoinColumn({ name: 'refers_to', foreignKeyConstraintName: 'tax_documents_refers_to_fkey' })
  invoice?: Relation<TaxDocument> | null;

  /** The invoice that this credit note or invoice reissues, at most one of each kind. Null on other documents. */
  @Column('uuid', { name: 'reissue_of', nullable: true })
  reissueOf: string | null;

  @ManyToOne('InvoiceReissue')
  @JoinColumn({
    name: 'reissue_of',
    referencedColumnName: 'invoiceId',
    foreignKeyConstraintName: 'tax_documents_reissue_of_fkey',
  })
  reissue?: unknown;

  /** The GSTIN of a business; null for any other guest. */
  @Column('text', { name: 'recipient_gstin', nullable: true })
  recipientGstin: string | null;

  /** Untaxed, in paise. */
  @Column('bigint', { name: 'round_off_paise' })
  roundOffPaise: number;

  /** With tax and rounding, in paise. Never below 0. */
  @Column('bigint', { name: 'total_paise' })
  totalPaise: number;

  /** Everything that the document shows, except its registration, which came later. */
  @Column('jsonb')
  content: DocumentContent;

  /** The registration at the invoice registration portal; null without one. */
  @Column('jsonb', { nullable: true })
  registration: Registration | null;

  /**
   * The time since which the portal has not responded about the document; null after a response, or when no
   * registration is needed.
   */
  @Column('timestamptz', { name: 'registration_waits_since', nullable: true })
  registrationWaitsSince: Date | null;

  /**
   * When the portal refused the document; null when its last attempt was not a refusal. Only a refused document may get
   * another supplier and recipient.
   */
  @Column('timestamptz', { name: 'registration_refused_at', nullable: true })
  registrationRefusedAt: Date | null;

  /** The PDF; null until it exists. */
  @Column('bytea', { nullable: true })
  bytes: Buffer | null;

  /** SHA-256 of the PDF, in hexadecimal. */
  @Column('text', { nullable: true })
  sha256: string | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'hotel_now()' })
  createdAt: Date;
}
