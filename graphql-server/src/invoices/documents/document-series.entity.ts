import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { DocumentKind } from './document-content';

/** The numbers of one kind of document in one financial year. A transaction that takes a number locks the row. */
@Entity('document_series')
@Check('document_series_prefix', "prefix ~ '^[A-Z1-9][A-Z0-9]{0,2}$'")
@Check('document_series_next', 'next BETWEEN 1 AND 1000000')
export class DocumentSeries {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'document_series_pkey' })
  kind: DocumentKind;

  /** The year in which the financial year begins: 2026 for April 2026 to March 2027 at the hotel. */
  @PrimaryColumn('integer', { name: 'financial_year', primaryKeyConstraintName: 'document_series_pkey' })
  financialYear: number;

  /** The prefix of its numbers. It stays for the whole year, even if the hotel's prefix changes. */
  @Column('text')
  prefix: string;

  @Column('integer')
  next: number;
}

/**
 * When the hotel began to issue documents with this product: one row. The hotel keeps documents of earlier events
 * outside this product.
 */
@Entity('documents_since')
@Check('documents_since_one_row', 'singleton')
export class DocumentsSince {
  @PrimaryColumn('boolean', { default: true, primaryKeyConstraintName: 'documents_since_pkey' })
  singleton: boolean;

  @Column('timestamptz')
  since: Date;

  /** Whether every booking since then was queued once the hotel's GSTIN was known. */
  @Column('boolean', { name: 'caught_up', default: false })
  caughtUp: boolean;
}
