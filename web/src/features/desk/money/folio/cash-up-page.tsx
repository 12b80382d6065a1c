import { useState } from 'react';
import { Button } from '../../../../components/form/button';
import { TextField } from '../../../../components/form/field';
import { CashUpDocument, useCashUpQuery } from '../../../../generated/desk-folio';
import { writeDate } from '../../../../lib/dates/plain-dates';
import { t } from '../../../../lib/texts/texts';
import { May } from '../../../../lib/rights/may';
import { DeskPage } from '../../frame/layout/desk-page';
import { NotLoaded } from '../../frame/layout/not-loaded';
import { useLiveQuery } from '../../frame/live/live-desk-context';
import { CashCount } from './cash-count';
import { CashUpMoves, CashUpTable } from './cash-up-tables';
import { ShiftsOfDay } from './shifts-of-day';

/** The money of a business day by method, and the count of its cash. */
export default function CashUpPage() {
  const [day, setDay] = useState<string | null>(null);
  const query = useCashUpQuery({
    variables: { day },
    fetchPolicy: 'cache-and-network',
  });
  const { data, previousData, loading } = query;
  useLiveQuery(['PAYMENT'], CashUpDocument, { day });
  const cashUp = (data ?? previousData)?.cashUp;
  return (
    <DeskPage
      wide
      title={t`Cash-up`}
      note={t`What was taken and given back on a business day, which ends at 06:00 of the next date.`}
    >
      {cashUp ? (
        <>
          <div className="flex flex-wrap items-end gap-4 print:hidden">
            <May permission="payments.read">
              <TextField
                label={t`Business day`}
                unmarked
                type="date"
                inWords
                className="w-52"
                value={day ?? cashUp.day}
                onChange={({ target }) => (target.value ? setDay(target.value) : undefined)}
              />
            </May>
            <Button look="quiet" onClick={() => window.print()}>{t`Print`}</Button>
          </div>
          <h2 className="text-2xl" aria-live="polite" aria-busy={loading}>
            {writeDate(cashUp.day)}
          </h2>
          <CashUpTable sums={cashUp.sums} />
          <ShiftsOfDay cashUp={cashUp} />
          <CashCount
            // A change of the day or of the sum resets the form.
            key={`${cashUp.day} ${cashUp.expectedCash.amount}`}
            cashUp={cashUp}
          />
          <CashUpMoves moves={cashUp.moves} />
        </>
      ) : (
        <NotLoaded
          query={query}
          failed={t`The cash-up could not be loaded.`}
          label={t`Loading the cash-up`}
        />
      )}
    </DeskPage>
  );
}
