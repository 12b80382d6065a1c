import { createUnionType, Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { rupees } from '../../platform/money/money';
import { Money } from '../../platform/money/money.type';
import { RateLimited, RecordNotFound } from '../../platform/refusals/refusal.type';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import { DocumentKind } from './document-content';
import type { DocumentFileRecord, ListedDocument } from './document.repository';

registerEnumType(DocumentKind, {
  name: 'TaxDocumentKind',
  description: 'The kind of a tax document.',
  valuesConfig: {
    RECEIPT_VOUCHER: { description: 'For money that came before the invoice.' },
    REFUND_VOUCHER: { description: 'For an advance that was refunded before the invoice.' },
    INVOICE: { description: 'For services that were supplied.' },
    CREDIT_NOTE: { description: 'For charges of an invoice that the hotel reverses.' },
  },
});

@ObjectType('TaxDocument', { description: 'A tax document of a booking. It never changes.' })
export class TaxDocumentView {
  @Field(() => ID, { description: 'The id with which its file is requested.' })
  id: string;

  @Field(() => DocumentKind, { description: 'The kind of document.' })
  kind: DocumentKind;

  @Field(() => ID, { nullable: true, description: 'The folio; null for the booking’s first one.' })
  folioId: string | null;

  @Field({ description: 'The number, such as SC/2627/000001. It is unique within the hotel.' })
  number: string;

  @Field(() => PlainDateScalar, { description: 'The date of the document at the hotel.' })
  date: string;

  @Field(() => Money, { description: 'The total with tax, in INR.' })
  total: Money;

  static of({ id, folioId, kind, number, dated, totalPaise }: ListedDocument): TaxDocumentView {
    return Object.assign(new TaxDocumentView(), {
      id,
      folioId,
      kind,
      number,
      date: dated,
      total: rupees(totalPaise),
    });
  }
}

@ObjectType({ description: 'The tax documents of a booking, for the desk.' })
export class BookingTaxDocuments {
  /** The requested reference; perhaps there is no such booking. */
  reference: string;

  @Field(() => [TaxDocumentView], { description: 'The documents, the oldest first.' })
  documents: TaxDocumentView[];

  @Field({
    description:
      'Whether the hotel can issue documents: only after its owner has entered the legal name and the GSTIN.',
  })
  areIssued: boolean;

  @Field(() => [String], {
    description:
      'The names of further folios with documents that nobody gets by mail: their payers have no address.',
  })
  notMailed: string[];
}

@ObjectType({ description: 'A tax document as a file.' })
export class TaxDocumentFile {
  @Field({ description: 'The name of the file, such as SC-2627-000001.pdf.' })
  filename: string;

  @Field({ description: 'Its media type (RFC 6838): application/pdf.' })
  type: string;

  @Field({ description: 'Its bytes in Base64 (RFC 4648).' })
  content: string;

  static of({ number, bytes }: Pick<DocumentFileRecord, 'number' | 'bytes'>): TaxDocumentFile {
    return Object.assign(new TaxDocumentFile(), {
      filename: `${number.replaceAll('/', '-')}.pdf`,
      type: 'application/pdf',
      content: bytes.toString('base64'),
    });
  }
}

export const TaxDocumentFileResult = createUnionType({
  name: 'TaxDocumentFileResult',
  description: 'The file, or a refusal.',
  types: () => [TaxDocumentFile, RecordNotFound, RateLimited] as const,
});
