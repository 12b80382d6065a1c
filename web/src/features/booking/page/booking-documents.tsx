import { useApolloClient } from '@apollo/client/react';
import { DocumentList } from '../../../components/list/document-list';
import { BookingDocumentFileDocument } from '../../../generated/booking';
import type { BookingPageQuery } from '../../../generated/graphql';
import { shownDocuments } from '../../../lib/shown-documents';
import { t } from '../../../lib/texts/texts';

type FoundBooking = Extract<BookingPageQuery['bookingByToken'], { __typename: 'Booking' }>;

/** The tax documents of the booking. Renders nothing before the first document. */
export function BookingDocuments({ token, documents }: { token: string } & Pick<FoundBooking, 'documents'>) {
  const client = useApolloClient();
  const load = async (id: string) => {
    const { data } = await client.query({
      query: BookingDocumentFileDocument,
      variables: { token, id },
      fetchPolicy: 'no-cache',
    });
    return data?.documentFile.__typename === 'TaxDocumentFile' ? data.documentFile : undefined;
  };
  if (documents.length === 0) return null;
  return (
    <section className="mt-10 print:hidden" aria-labelledby="tax-documents">
      <h2 id="tax-documents" className="mb-3 text-3xl">{t`Tax documents`}</h2>
      <DocumentList documents={shownDocuments(documents)} load={load} />
    </section>
  );
}
