import { useState, type FormEvent } from 'react';
import { Button } from '../../../../components/form/button';
import { TextField } from '../../../../components/form/field';
import { Message } from '../../../../components/status/message';
import { useAddLostItemMutation } from '../../../../generated/desk-housekeeping';
import type { AddLostItemMutation } from '../../../../generated/graphql';
import { t } from '../../../../lib/texts/texts';
import { useSending } from '../../frame/form/use-sending';

const EMPTY = { what: '', roomNumber: '', place: '', note: '' };

/** Adds an item that was found in a room or elsewhere in the hotel. */
export function AddLostItem() {
  const [values, setValues] = useState(EMPTY);
  const [outcome, setOutcome] = useState('');
  const { form, send, isBusy, faultOf, problem } =
    useSending<AddLostItemMutation['addLostItem']>('LostItemStored');
  const [addLostItem] = useAddLostItemMutation();
  const field = (of: keyof typeof EMPTY) => ({
    value: values[of],
    error: faultOf(of),
    onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [of]: target.value }),
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setOutcome('');
    const { what, roomNumber, place, note } = values;
    const item = {
      ...{ what, note: note || null, waitedSeconds: 0 },
      ...{ roomNumber: roomNumber.trim() || null, place: place || null },
    };
    const sent = await send(item, async (idempotencyKey) => {
      const { data } = await addLostItem({ variables: { input: { ...item, idempotencyKey } } });
      return data?.addLostItem;
    });
    if (sent?.__typename !== 'LostItemStored') return;
    setValues(EMPTY);
    setOutcome(t`Noted as found: ${what}`);
  };
  return (
    <section aria-label={t`Add an item`}>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid gap-4 sm:grid-cols-2"
      >
        <TextField label={t`What was found`} required maxLength={200} {...field('what')} />
        <TextField label={t`Note for the staff`} maxLength={500} {...field('note')} />
        <TextField label={t`Room`} maxLength={20} {...field('roomNumber')} />
        <TextField label={t`Place`} maxLength={100} {...field('place')} />
        <div className="sm:col-span-2">
          <Button type="submit" disabled={isBusy}>
            {isBusy ? t`Saving…` : t`Add to the list`}
          </Button>
        </div>
      </form>
      <div role="status" className="empty:hidden">
        {outcome ? <Message tone="good" text={outcome} /> : null}
        {problem ? <Message tone="bad" text={problem} /> : null}
      </div>
    </section>
  );
}
