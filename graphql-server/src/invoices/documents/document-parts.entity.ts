import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { TaxDocument } from './tax-document.entity';

/** The amount of a document at one rate of tax and one services accounting code, in paise. Kept with its document. */
@Entity('tax_document_amounts')
export class TaxDocumentAmount {
  @PrimaryColumn('uuid', { name: 'document_id', primaryKeyConstraintName: 'tax_document_amounts_pkey' })
  documentId: string;

  @ManyToOne(() => TaxDocument)
  @JoinColumn({ name: 'document_id', foreignKeyConstraintName: 'tax_document_amounts_document_id_fkey' })
  document?: Relation<TaxDocument>;

  /** GST in percent, both halves together. */
  @PrimaryColumn('integer', { name: 'tax_percent', primaryKeyConstraintName: 'tax_document_amounts_pkey' })
  taxPercent: number;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'tax_document_amounts_pkey' })
  sac: string;

  /** Nights or pieces; 0 where nothing is counted. */
  @Column('integer')
  quantity: number;

  @Column('bigint', { name: 'value_paise' })
  valuePaise: number;

  @Column('bigint', { name: 'cgst_paise' })
  cgstPaise: number;

  @Column('bigint', { name: 'sgst_paise' })
  sgstPaise: number;
}

/** A folio line that is on a document. Each line is stored with only one document. Kept with its document. */
@Entity('tax_document_lines')
@Index('tax_document_lines_document_index', ['documentId'])
export class TaxDocumentLine {
  @PrimaryColumn('bigint', { name: 'folio_line_id', primaryKeyConstraintName: 'tax_document_lines_pkey' })
  folioLineId: number;

  @ManyToOne('FolioLine')
  @JoinColumn({ name: 'folio_line_id', foreignKeyConstraintName: 'tax_document_lines_folio_line_id_fkey' })
  folioLine?: unknown;

  @Column('uuid', { name: 'document_id' })
  documentId: string;

  @ManyToOne(() => TaxDocument)
  @JoinColumn({ name: 'document_id', foreignKeyConstraintName: 'tax_document_lines_document_id_fkey' })
  document?: Relation<TaxDocument>;
}

/**
 * The part of a receipt voucher that an invoice sets off or a refund voucher returns, at one rate of tax, in paise.
 * Kept with its document.
 */
@Entity('tax_document_advances')
@Index('tax_document_advances_receipt_index', ['receiptId'])
export class TaxDocumentAdvance {
  @PrimaryColumn('uuid', { name: 'document_id', primaryKeyConstraintName: 'tax_document_advances_pkey' })
  documentId: string;

  @ManyToOne(() => TaxDocument)
  @JoinColumn({ name: 'document_id', foreignKeyConstraintName: 'tax_document_advances_document_id_fkey' })
  document?: Relation<TaxDocument>;

  @PrimaryColumn('uuid', { name: 'receipt_id', primaryKeyConstraintName: 'tax_document_advances_pkey' })
  receiptId: string;

  @ManyToOne(() => TaxDocument)
  @JoinColumn({ name: 'receipt_id', foreignKeyConstraintName: 'tax_document_advances_receipt_id_fkey' })
  receipt?: Relation<TaxDocument>;

  /** GST in percent, both halves together. */
  @PrimaryColumn('integer', { name: 'tax_percent', primaryKeyConstraintName: 'tax_document_advances_pkey' })
  taxPercent: number;

  @Column('bigint', { name: 'value_paise' })
  valuePaise: number;

  @Column('bigint', { name: 'cgst_paise' })
  cgstPaise: number;

  @Column('bigint', { name: 'sgst_paise' })
  sgstPaise: number;
}
