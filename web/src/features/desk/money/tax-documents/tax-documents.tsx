import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link } from '../../../../components/page/link';
import { Button } from '../../../../components/form/button';
import { LazyDialog } from '../../../../components/lazy/lazy-dialog';
import { DocumentList } from '../../../../components/list/document-list';
import { FailedState } from '../../../../components/list/failed-state';
import { Message } from '../../../../components/status/message';
import {
  TaxDocumentFileDocument,
  TaxDocumentsDocument,
  useTaxDocumentsQuery,
} from '../../../../generated/desk-tax-documents';
import { lazyComponent } from '../../../../lib/loading/lazy-component';
import { useWriteInstant } from '../../../../lib/dates/instants';
import { paths } from '../../../../lib/paths';
import { shownDocuments } from '../../../../lib/shown-documents';
import { usePageReading } from '../../../../lib/desk/use-desk-mutation';
import { t } from '../../../../lib/texts/texts';
import { May } from '../../../../lib/rights/may';
import { useMay } from '../../../../lib/rights/rights';
import { useLiveQuery } from '../../frame/live/live-desk-context';
import type { ReissuableInvoice } from './reissue-dialog';
import { useAskingOnce } from '../../frame/lists/use-asking-once';

const ReissueDialog = lazyComponent(() => import('./reissue-dialog'));

const LOOK_AGAIN_MILLISECONDS = 1_000;

/** The tax documents of a booking, or the reason why it has no documents. */
export function TaxDocuments({ reference }: { reference: string }) {
  const askOnce = useAskingOnce();
  const writeInstant = useWriteInstant();
  const mayCorrect = useMay('documents.correct');
  const { data, error, refetch, startPolling, stopPolling } = useTaxDocumentsQuery({
    variables: { reference },
    fetchPolicy: 'cache-and-network',
  });
  // After check-out a job issues the invoice.
  useLiveQuery(['DOCUMENT'], TaxDocumentsDocument, { reference });
  const [chosen, setChosen] = useState<ReissuableInvoice | null>(null);
  const [asked, setAsked] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const reissues = data?.taxDocuments.reissues;
  const isUnderWay = Boolean(reissues?.isUnderWay);
  useEffect(() => {
    if (!isUnderWay) return undefined;
    startPolling(LOOK_AGAIN_MILLISECONDS);
    return stopPolling;
  }, [isUnderWay, startPolling, stopPolling]);
  // The button that opened the form is removed with the replaced invoice.
  useLayoutEffect(() => {
    if (asked > 0) heading.current?.focus();
  }, [asked]);
  const pageReading = usePageReading();
  const issued = () => {
    setChosen(null);
    // Data that was loaded before the form was sent lacks the new documents. If reloading fails, `error` says so.
    void pageReading().then(() => setAsked((times) => times + 1));
  };
  const load = async (id: string) => {
    const file = (await askOnce(TaxDocumentFileDocument, { id }))?.taxDocumentFile;
    return file?.__typename === 'TaxDocumentFile' ? file : undefined;
  };
  const found = data?.taxDocuments;
  return (
    <section aria-labelledby="tax-documents">
      <h2
        id="tax-documents"
        ref={heading}
        tabIndex={-1}
        className="text-3xl outline-none"
      >{t`Tax documents`}</h2>
      <div aria-live="polite">
        {isUnderWay ? (
          <p className="mt-3">{t`The credit note and the new invoice are being issued…`}</p>
        ) : null}
        {asked > 0 && reissues && !isUnderWay ? (
          <Message
            className="mt-3"
            tone="good"
            text={t`The invoice was issued again. The guest gets the credit note and the new invoice by mail.`}
          />
        ) : null}
      </div>
      {error && (!found || asked > 0) ? (
        <FailedState problem={t`The tax documents could not be loaded.`} onRetry={() => void refetch()} />
      ) : null}
      {found && !found.areIssued ? (
        <p className="mt-3 max-w-prose">
          {t`No documents are issued yet: the hotel’s legal name and GSTIN are missing.`}{' '}
          <May permission="settings.read">
            <Link to={paths.deskHotel} className="text-action underline underline-offset-4">
              {t`Enter the hotel’s tax details`}
            </Link>
          </May>
        </p>
      ) : null}
      {found && found.documents.length > 0 ? (
        <DocumentList
          documents={shownDocuments(found.documents)}
          load={load}
          action={({ id, number }) => {
            const invoice = reissues?.invoices.find((each) => each.id === id);
            return invoice && mayCorrect ? (
              <Button
                look="link"
                className="basis-full justify-start"
                aria-label={t`Issue ${number} again with other billing details`}
                onClick={() => setChosen(invoice)}
              >{t`Issue again with other billing details`}</Button>
            ) : null;
          }}
          className="mt-4"
        />
      ) : null}
      {found?.notMailed.map((name) => (
        <p key={name} className="mt-3 max-w-prose wrap-anywhere">
          {t`Nobody gets the documents of ${name} by mail. Download the documents and hand them over, or choose a company that has a person with an e-mail address.`}
        </p>
      ))}
      {found?.reissueRequests.map(({ number, reason, by, at }) => (
        <p key={number} className="mt-3 max-w-prose text-sm break-words text-quiet">
          {by
            ? t`${number} is replaced: ${reason} (${writeInstant(at)} by ${by})`
            : t`${number} is replaced: ${reason} (${writeInstant(at)})`}
        </p>
      ))}
      {found?.areIssued && found.documents.length === 0 ? (
        <p className="mt-3 max-w-prose text-quiet">
          {t`A guest gets a receipt voucher for a payment before the stay, and the invoice after departure.`}
        </p>
      ) : null}
      {chosen ? (
        <LazyDialog problem={t`The form could not be loaded.`} onClose={() => setChosen(null)}>
          <ReissueDialog
            invoice={chosen}
            asksPinCode={data?.property.asksPinCode ?? false}
            onClose={() => setChosen(null)}
            onIssued={issued}
          />
        </LazyDialog>
      ) : null}
    </section>
  );
}
