import { useEffect, useState } from 'react';
import { TextField } from '../../../../components/form/field';
import {
  ExportSettlementsDocument,
  SettlementsDocument,
  useSettlementsQuery,
} from '../../../../generated/desk-settlements';
import { writeDate } from '../../../../lib/dates/plain-dates';
import { plural, t } from '../../../../lib/texts/texts';
import { DeskPage } from '../../frame/layout/desk-page';
import { NotLoaded } from '../../frame/layout/not-loaded';
import { ExportButton } from '../../frame/lists/export-button';
import { useLiveQuery } from '../../frame/live/live-desk-context';
import { DifferenceList } from './difference-list';
import { ReconcileButton } from './reconcile-button';
import { SettlementTable } from './settlement-table';
import { useReconciliation } from './use-reconciliation';
import { useAskingOnce } from '../../frame/lists/use-asking-once';

const LOOK_AGAIN_MILLISECONDS = 2_000;

/** The gateway's settlements and fees, and the differences from the hotel's own records. */
export default function SettlementsPage() {
  const askOnce = useAskingOnce();
  const [period, setPeriod] = useState<{ from: string | null; to: string | null }>({ from: null, to: null });
  const reconciliation = useReconciliation();
  const query = useSettlementsQuery({
    variables: period,
    fetchPolicy: 'cache-and-network',
  });
  const { data, previousData, loading, startPolling, stopPolling } = query;
  useLiveQuery(['PAYMENT'], SettlementsDocument, period);
  const shown = (data ?? previousData)?.settlements;
  const waits = !reconciliation.isOver(shown?.lastRun);
  useEffect(() => {
    if (!waits) return undefined;
    startPolling(LOOK_AGAIN_MILLISECONDS);
    return stopPolling;
  }, [waits, startPolling, stopPolling]);
  const exported = async () => (await askOnce(ExportSettlementsDocument, period))?.exportSettlements;
  return (
    <DeskPage
      wide
      title={t`Settlements`}
      note={t`What the payment gateway sent to the bank and kept as its fee. Every night its records are compared with ours. Days are in India’s time.`}
    >
      {shown ? (
        <>
          <ReconcileButton
            lastRun={shown.lastRun}
            busy={waits || reconciliation.loading}
            failed={reconciliation.failed}
            onPress={() => void reconciliation.start()}
          />
          <DifferenceList differences={shown.differences} />
          <div className="flex flex-wrap items-end gap-4">
            <TextField
              label={t`From`}
              unmarked
              type="date"
              inWords
              className="w-52"
              value={period.from ?? shown.from}
              onChange={({ target }) =>
                target.value ? setPeriod({ ...period, from: target.value }) : undefined
              }
            />
            <TextField
              label={t`To`}
              unmarked
              type="date"
              inWords
              className="w-52"
              value={period.to ?? shown.to}
              onChange={({ target }) =>
                target.value ? setPeriod({ from: shown.from, to: target.value }) : undefined
              }
            />
            <ExportButton limit={() => ''} totalCount={shown.settlements.length} load={exported} />
          </div>
          <h2 className="text-2xl" aria-live="polite" aria-busy={loading}>
            {t`${writeDate(shown.from)} to ${writeDate(shown.to)}`}
          </h2>
          <p className="text-quiet">
            {plural(shown.days.length, { one: '# day was compared.', other: '# days were compared.' })}
          </p>
          <SettlementTable settlements={shown.settlements} />
        </>
      ) : (
        <NotLoaded
          query={query}
          failed={t`The settlements could not be loaded.`}
          label={t`Loading the settlements`}
        />
      )}
    </DeskPage>
  );
}
