import { createUnionType, Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { rupees } from '../../platform/money/money';
import { Money } from '../../platform/money/money.type';
import { RateLimited, RecordNotFound } from '../../platform/refusals/refusal.type';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import { DocumentKind } from './document-content';
import type { DocumentFileRecord, ListedDocument } from './document.repository';

registerEnumType(DocumentKind, {
  name: 'TaxDocumentKind',
  description: 'What a tax document is.',
  valuesConfig: {
    RECEIPT_VOUCHER: { description: 'Of money that came before the invoice.' },
    REFUND_VOUCHER: { description: 'Of such money that went back before the invoice.' },
    INVOICE: { description: 'Of what was supplied.' },
    CREDIT_NOTE: { description: 'Of what an invoice charged and the hotel takes back.' },
  },
});

@ObjectType('TaxDocument', { description: 'A tax document of a booking. It never changes.' })
export class TaxDocumentView {
  @Field(() => ID, { description: 'Names it when its file is asked for.' })
  id: string;

  @Field(() => DocumentKind, { description: 'What it is.' })
  kind: DocumentKind;

  @Field({ description: 'Such as SC/2627/000001; no other document of the hotel has it.' })
  number: string;

  @Field(() => PlainDateScalar, { description: 'Its date at the hotel.' })
  date: string;

  @Field(() => Money, { description: 'All of it, with tax, in INR.' })
  total: Money;

  static of({ id, kind, number, dated, totalPaise }: ListedDocument): TaxDocumentView {
    return Object.assign(new TaxDocumentView(), {
      id,
      kind,
      number,
      date: dated,
      total: rupees(totalPaise),
    });
  }
}

@ObjectType({ description: 'The tax documents of a booking, as the desk reads them.' })
export class BookingTaxDocuments {
  /** What was asked for; perhaps of no booking. */
  reference: string;

  @Field(() => [TaxDocumentView], { description: 'The oldest first.' })
  documents: TaxDocumentView[];

  @Field({
    description:
      'Whether the hotel issues documents: not before its owner has filled in the legal name and the GSTIN.',
  })
  areIssued: boolean;
}

@ObjectType({ description: 'A tax document as a file.' })
export class TaxDocumentFile {
  @Field({ description: 'What to call it, such as SC-2627-000001.pdf.' })
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
