import type { TaxDocumentKind } from '../generated/graphql';
import { writeDate } from './dates/plain-dates';
import { DOCUMENT_LABELS } from './bookings/document-labels';
import { writeMoney, type Money } from './money';
import { t } from './texts/texts';

interface ListedDocument {
  id: string;
  kind: TaxDocumentKind;
  number: string;
  date: string;
  total: Money;
}

/** Tax documents as a list shows them. */
export const shownDocuments = (documents: readonly ListedDocument[]) =>
  documents.map(({ id, kind, number, date, total }) => ({
    id,
    number,
    title: DOCUMENT_LABELS[kind],
    details: t`${writeDate(date)}, ${writeMoney(total)}`,
  }));
