import { useState } from 'react';
import { Button } from '../../../../components/form/button';
import { Message } from '../../../../components/status/message';
import { LazyDialog } from '../../../../components/lazy/lazy-dialog';
import { useRefundFolioMutation, useReopenFolioMutation } from '../../../../generated/desk-folios';
import type { Folios_ResultFragment as Sent } from '../../../../generated/graphql';
import { writeMoney } from '../../../../lib/money';
import { lazyComponent } from '../../../../lib/loading/lazy-component';
import { May } from '../../../../lib/rights/may';
import { t } from '../../../../lib/texts/texts';
import { useSending } from '../../frame/form/use-sending';
import { folioName, type Folio } from './folio-names';
import type { FolioTask } from './folio-task';

const CompanyPayerDialog = lazyComponent(() => import('../companies/company-payer-dialog'));

interface FolioActionsProps {
  reference: string;
  folio: Folio;
  onTask: (task: FolioTask) => void;
  /** Called with a sentence that says what was done. */
  onDone: (sentence: string) => void;
}

/** What the staff can do with one folio. The payer of the guest's folio is in the details for the invoice. */
export function FolioActions({ reference, folio, onTask, onDone }: FolioActionsProps) {
  const [isChoosing, setChoosing] = useState(false);
  const { id, balance, closedAt } = folio;
  const { send, isBusy, problem } = useSending<Sent>('FoliosStored');
  const [refund] = useRefundFolioMutation();
  const [reopen] = useReopenFolioMutation();
  const name = folioName(folio);
  const payBack = async () => {
    const variables = { reference, folio: id };
    const sent = await send(variables, async () => (await refund({ variables })).data?.refundFolio);
    if (sent?.__typename === 'FoliosStored') onDone(t`The money goes back to the payments of ${name}.`);
  };
  const openAgain = async (folioId: string) => {
    const variables = { folio: folioId };
    const sent = await send(variables, async () => (await reopen({ variables })).data?.reopenFolio);
    if (sent?.__typename === 'FoliosStored') onDone(t`The folio of ${name} is open again.`);
  };
  const owed = writeMoney({ ...balance, amount: -balance.amount });
  return (
    <div className="mt-3 flex flex-wrap gap-2 print:hidden">
      {balance.amount > 0 && id !== null ? (
        <Button
          look="quiet"
          size="small"
          onClick={() => onTask({ kind: 'pay', folio })}
          aria-label={t`Take a payment of ${name}…`}
        >
          {t`Take a payment…`}
        </Button>
      ) : null}
      {balance.amount < 0 ? (
        <Button look="quiet" size="small" disabled={isBusy} onClick={() => void payBack()}>
          {t`Pay ${owed} back`}
        </Button>
      ) : null}
      {/* A closed folio, too: the portal may have refused its invoice. */}
      {id !== null ? (
        <Button
          look="quiet"
          size="small"
          onClick={() => onTask({ kind: 'payer', folio })}
          aria-label={t`Payer of ${name}…`}
        >
          {t`Payer…`}
        </Button>
      ) : null}
      {id !== null && closedAt === null ? (
        <>
          <Button
            look="quiet"
            size="small"
            onClick={() => onTask({ kind: 'rule', folio })}
            aria-label={t`Move by rule to ${name}…`}
          >
            {t`Move by rule…`}
          </Button>
          <Button
            look="quiet"
            size="small"
            onClick={() => onTask({ kind: 'close', folio })}
            aria-label={t`Close ${name}…`}
          >
            {t`Close…`}
          </Button>
        </>
      ) : null}
      {id !== null ? (
        <May permission="companies.write">
          <Button
            look="quiet"
            size="small"
            onClick={() => setChoosing(true)}
            aria-label={t`Company of ${name}…`}
          >
            {t`Company…`}
          </Button>
        </May>
      ) : null}
      <LazyDialog
        problem={t`The form could not be loaded.`}
        open={isChoosing}
        onClose={() => setChoosing(false)}
      >
        {isChoosing ? (
          <CompanyPayerDialog
            reference={reference}
            folioId={id}
            current={null}
            onClose={() => setChoosing(false)}
            onSet={() => {
              setChoosing(false);
              onDone(t`The company pays the folio of ${name}.`);
            }}
          />
        ) : null}
      </LazyDialog>
      {id !== null && closedAt !== null ? (
        <Button
          look="quiet"
          size="small"
          disabled={isBusy}
          onClick={() => void openAgain(id)}
          aria-label={t`Open ${name} again`}
        >
          {t`Open again`}
        </Button>
      ) : null}
      <div role="alert" className="w-full empty:hidden">
        {problem ? <Message tone="bad" text={problem} /> : null}
      </div>
    </div>
  );
}
