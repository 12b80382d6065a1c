import { useState, type FormEvent } from 'react';
import { Button } from '../../../../components/form/button';
import { TextField } from '../../../../components/form/field';
import { Message } from '../../../../components/status/message';
import { usePutBackPaidOutMutation } from '../../../../generated/desk-shifts';
import type { PutBackPaidOutMutation, Shift_SheetFragment } from '../../../../generated/graphql';
import { writeMoney } from '../../../../lib/money';
import { t } from '../../../../lib/texts/texts';
import { useSending } from '../../frame/form/use-sending';

type Entry = Shift_SheetFragment['entries'][number];

interface PutBackProps {
  entries: readonly Entry[];
}

/** Puts cash back that was recorded as paid out by mistake. Both movements stay on the shift. */
export function PutBack({ entries }: PutBackProps) {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const paidOuts = entries.filter(({ move, isPutBack }) => move === 'PAID_OUT' && !isPutBack);
  const close = () => setChosenId(null);
  // Another session may have put it back meanwhile.
  const chosen = paidOuts.find(({ id }) => id === chosenId);
  if (chosen) return <PutBackForm key={chosen.id} entry={chosen} onClose={close} />;
  return (
    <ul className="print:hidden">
      {paidOuts.map((entry) => (
        <li key={entry.id}>
          <Button look="link" className="min-h-11" onClick={() => setChosenId(entry.id)}>
            {t`Put back ${writeMoney(entry.amount)} (${entry.reason}), recorded by mistake`}
          </Button>
        </li>
      ))}
    </ul>
  );
}

interface PutBackFormProps {
  entry: Entry;
  onClose: () => void;
}

function PutBackForm({ entry, onClose }: PutBackFormProps) {
  const [reason, setReason] = useState('');
  const { form, send, isBusy, faults, problem } =
    useSending<PutBackPaidOutMutation['putBackPaidOut']>('ShiftStored');
  const [putBack] = usePutBackPaidOutMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const variables = { entryId: entry.id, reason };
    const sent = await send(variables, async () => (await putBack({ variables })).data?.putBackPaidOut);
    if (sent?.__typename === 'ShiftStored') onClose();
  };
  return (
    <form
      ref={form}
      noValidate
      aria-label={t`Put back ${writeMoney(entry.amount)}`}
      className="grid max-w-xl gap-4 print:hidden"
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        label={t`What was wrong`}
        required
        maxLength={200}
        value={reason}
        error={faults[0]?.message}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={isBusy} aria-busy={isBusy}>{t`Put it back`}</Button>
        <Button look="quiet" onClick={onClose}>{t`Leave it`}</Button>
      </div>
      <div role="alert">{problem ? <Message tone="bad" text={problem} /> : null}</div>
    </form>
  );
}
