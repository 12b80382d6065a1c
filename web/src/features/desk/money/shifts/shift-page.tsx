import { useState } from 'react';
import { Button } from '../../../../components/form/button';
import { FailedState } from '../../../../components/list/failed-state';
import { Spinner } from '../../../../components/status/spinner';
import { OwnShiftDocument, useOwnShiftQuery } from '../../../../generated/desk-shifts';
import type { Shift_SheetFragment } from '../../../../generated/graphql';
import { t } from '../../../../lib/texts/texts';
import { DeskPage } from '../../frame/layout/desk-page';
import { useLiveQuery } from '../../frame/live/live-desk-context';
import { CloseShift, OpenShift, PayOut } from './shift-forms';
import { PutBack } from './put-back';
import { ShiftSheet } from './shift-sheet';

/** The shift of the person who is signed in: float, money, count and hand-over. */
export default function ShiftPage() {
  const [closed, setClosed] = useState<Shift_SheetFragment | null>(null);
  const { data, error, refetch } = useOwnShiftQuery({ fetchPolicy: 'cache-and-network' });
  useLiveQuery(['SHIFT'], OwnShiftDocument, {});
  const reload = () => void refetch().catch(() => undefined);
  // The answer of the closing is in the cache before the shift is read again.
  const shift = data?.ownShift?.closing ? null : data?.ownShift;
  return (
    <DeskPage
      wide
      title={t`My shift`}
      note={t`Money that you take at the desk while your shift is open belongs to the shift.`}
    >
      {closed ? (
        <>
          <ShiftSheet shift={closed} />
          <Button
            look="quiet"
            className="w-fit print:hidden"
            onClick={() => window.print()}
          >{t`Print`}</Button>
        </>
      ) : null}
      {shift ? (
        <>
          <ShiftSheet shift={shift} />
          <PutBack entries={shift.entries} />
          <PayOut key={`pay out ${shift.id}`} />
          <CloseShift shift={shift} onClosed={setClosed} />
        </>
      ) : data ? (
        <OpenShift left={data.shiftsToTakeOver} onOpened={() => setClosed(null)} />
      ) : error ? (
        <FailedState problem={t`The shift could not be loaded.`} onRetry={reload} />
      ) : (
        <Spinner label={t`Loading the shift`} />
      )}
    </DeskPage>
  );
}
