import { useState } from 'react';
import { Dialog, DialogActions, DialogBody } from '../../../../components/dialog/dialog';
import { Button } from '../../../../components/form/button';
import { SearchField } from '../../../../components/form/search-field';
import { Message } from '../../../../components/status/message';
import { useCompaniesQuery, useSetCompanyOfBookingMutation } from '../../../../generated/desk-companies';
import type { SetCompanyOfBookingMutation } from '../../../../generated/graphql';
import { t } from '../../../../lib/texts/texts';
import { useSending } from '../../frame/form/use-sending';

interface CompanyPayerDialogProps {
  reference: string;
  /** The folio that the company pays; null for the booking's first folio. */
  folioId?: string | null;
  /** The company that pays now; null when no company pays. */
  current: string | null;
  onClose: () => void;
  onSet: () => void;
}

/** Chooses the company that pays for a booking, by a search for its name. */
export default function CompanyPayerDialog({
  reference,
  folioId = null,
  current,
  onClose,
  onSet,
}: CompanyPayerDialogProps) {
  const [search, setSearch] = useState('');
  const { data } = useCompaniesQuery({ variables: { search, archived: false } });
  const [setCompany] = useSetCompanyOfBookingMutation();
  const { send, isBusy, faults, problem } =
    useSending<SetCompanyOfBookingMutation['setCompanyOfBooking']>('CompanyOfBookingSet');
  const choose = async (companyId: string | null) => {
    const variables = { reference, companyId, folioId };
    const sent = await send(
      variables,
      async () => (await setCompany({ variables })).data?.setCompanyOfBooking,
    );
    if (sent?.__typename === 'CompanyOfBookingSet') onSet();
  };
  const wrong = faults[0]?.message ?? problem;
  return (
    <Dialog open onOpenChange={onClose} title={t`Company that pays`} subtitle={reference}>
      <DialogBody>
        <div className="grid gap-4">
          {current ? (
            <div className="flex flex-wrap items-center justify-between gap-4">
              <p>{t`${current} pays.`}</p>
              <Button look="quiet" disabled={isBusy} onClick={() => void choose(null)}>
                {t`The guest pays`}
              </Button>
            </div>
          ) : null}
          <SearchField label={t`Name or registration`} value={search} onRest={setSearch} />
          <ul className="border-t border-line">
            {data?.companies.slice(0, 10).map(({ id, name, gstin, companyNumber }) => (
              <li
                key={id}
                className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-2"
              >
                <span className="min-w-0 wrap-anywhere">
                  {name}
                  <span className="tabular block text-sm text-quiet">{gstin ?? companyNumber}</span>
                </span>
                <Button
                  look="quiet"
                  size="small"
                  disabled={isBusy}
                  onClick={() => void choose(id)}
                >{t`Choose ${name}`}</Button>
              </li>
            ))}
            {data?.companies.length === 0 ? (
              <li className="py-3 text-quiet">{t`No companies found.`}</li>
            ) : null}
          </ul>
          <div role="alert">{wrong ? <Message tone="bad" text={wrong} /> : null}</div>
        </div>
      </DialogBody>
      <DialogActions>
        <Button look="quiet" onClick={onClose}>{t`Back`}</Button>
      </DialogActions>
    </Dialog>
  );
}
