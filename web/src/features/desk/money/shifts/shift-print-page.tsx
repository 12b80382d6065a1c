import { useParams } from 'react-router-dom';
import { Message } from '../../../../components/status/message';
import { useShiftOfIdQuery } from '../../../../generated/desk-shifts';
import { t } from '../../../../lib/texts/texts';
import { PrintPage } from '../../frame/layout/print-page';
import { CloseShift } from './shift-forms';
import { ShiftSheet } from './shift-sheet';

/** A shift on one page. A shift that its person forgot to close is closed here by another person. */
export default function ShiftPrintPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useShiftOfIdQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const reload = () => void refetch().catch(() => undefined);
  const shift = data?.shift;
  return (
    <PrintPage title={t`Shift`} failed={Boolean(error)} onRetry={reload}>
      {data ? (
        <div className="grid gap-8">
          {shift ? <ShiftSheet shift={shift} /> : <Message tone="bad" text={t`There is no such shift.`} />}
          {shift && !shift.closing ? <CloseShift key={shift.expectedCash.amount} shift={shift} /> : null}
        </div>
      ) : null}
    </PrintPage>
  );
}
