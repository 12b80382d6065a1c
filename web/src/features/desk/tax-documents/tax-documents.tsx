import { useApolloClient } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { DocumentList } from '../../../components/list/document-list';
import { FailedState } from '../../../components/list/failed-state';
import { TaxDocumentFileDocument, useTaxDocumentsQuery } from '../../../generated/desk';
import { paths } from '../../../lib/paths';
import { shownDocuments } from '../../../lib/shown-documents';
import { t } from '../../../lib/texts/texts';

/** The tax documents of a booking, and why there are none. */
export function TaxDocuments({ reference }: { reference: string }) {
  const client = useApolloClient();
  const { data, error, refetch } = useTaxDocumentsQuery({
    variables: { reference },
    fetchPolicy: 'cache-and-network',
  });
  const load = async (id: string) => {
    const response = await client.query({
      query: TaxDocumentFileDocument,
      variables: { id },
      fetchPolicy: 'no-cache',
    });
    const file = response.data?.taxDocumentFile;
    return file?.__typename === 'TaxDocumentFile' ? file : undefined;
  };
  const found = data?.taxDocuments;
  return (
    <section aria-labelledby="tax-documents">
      <h2 id="tax-documents" className="text-3xl">{t`Tax documents`}</h2>
      {error && !found ? (
        <FailedState problem={t`The tax documents could not be loaded.`} onRetry={() => void refetch()} />
      ) : null}
      {found && !found.areIssued ? (
        <p className="mt-3 max-w-prose">
          {t`No documents are issued yet: the hotel’s legal name and GSTIN are missing.`}{' '}
          <Link to={paths.deskHotel} className="text-action underline underline-offset-4">
            {t`Fill them in`}
          </Link>
        </p>
      ) : null}
      {found && found.documents.length > 0 ? (
        <DocumentList documents={shownDocuments(found.documents)} load={load} className="mt-4" />
      ) : null}
      {found?.areIssued && found.documents.length === 0 ? (
        <p className="mt-3 max-w-prose text-quiet">
          {t`A receipt voucher follows a payment before the stay, and the invoice the departure.`}
        </p>
      ) : null}
    </section>
  );
}
