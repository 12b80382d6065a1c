import { useState, type FormEvent } from 'react';
import { Button } from '../../../../components/form/button';
import { TextField } from '../../../../components/form/field';
import { Message } from '../../../../components/status/message';
import { useSetLostItemStateMutation } from '../../../../generated/desk-lost-property';
import type {
  LostItemState,
  LostProperty_ItemFragment,
  SetLostItemStateMutation,
} from '../../../../generated/graphql';
import { useWriteInstant } from '../../../../lib/dates/instants';
import { May } from '../../../../lib/rights/may';
import { t } from '../../../../lib/texts/texts';
import { useSending } from '../../frame/form/use-sending';
import { HousePicture } from '../house-pictures/house-picture';
import { ITEM_ACTIONS, ITEM_STATES, placeInWords } from './lost-item-words';

/**
 * An item with the place where it was found, the place where it is now, its history, and buttons for the next step.
 */
export function LostItemEntry({ item }: { item: LostProperty_ItemFragment }) {
  const { what, note, foundAt, by, picture, state, steps } = item;
  const [next, setNext] = useState<LostItemState | null>(null);
  const writeInstant = useWriteInstant();
  const nexts: readonly LostItemState[] = state === 'KEPT' ? ['GIVEN_BACK', 'DISPOSED'] : ['KEPT'];
  return (
    <li className="border-b border-line py-3" aria-label={what}>
      <p className="break-words">
        <span className="font-semibold">{what}</span>, {placeInWords(item)}
        <span className={state === 'KEPT' ? 'ml-2 font-semibold' : 'ml-2 text-quiet'}>
          {ITEM_STATES[state]}
        </span>
      </p>
      <p className="tabular text-sm text-quiet">
        {by ? t`Found ${writeInstant(foundAt)}, ${by}` : t`Found ${writeInstant(foundAt)}`}
      </p>
      {note ? <p className="text-sm break-words whitespace-pre-line">{note}</p> : null}
      {picture ? <HousePicture id={picture} words={what} /> : null}
      {steps.length > 0 ? (
        <ol className="mt-1 text-sm" aria-label={t`History of ${what}`}>
          {steps.map((step) => (
            <li key={step.doneAt} className="break-words">
              <span className="tabular text-quiet">{writeInstant(step.doneAt)}</span>{' '}
              {step.handedTo ? t`given back to ${step.handedTo}` : ITEM_STATES[step.kind]}
              {[step.note, step.by].filter(Boolean).map((words) => `, ${words}`)}
            </li>
          ))}
        </ol>
      ) : null}
      <May permission="house.write">
        <div className="mt-2 flex flex-wrap gap-2">
          {nexts.map((each) => (
            <Button
              key={each}
              size="small"
              look="quiet"
              aria-expanded={next === each}
              onClick={() => setNext(next === each ? null : each)}
            >
              {ITEM_ACTIONS[each]}
              <span className="sr-only">{` ${what}`}</span>
            </Button>
          ))}
        </div>
        {next ? <StateForm key={next} item={item} next={next} onDone={() => setNext(null)} /> : null}
      </May>
    </li>
  );
}

interface StateFormProps {
  item: LostProperty_ItemFragment;
  next: LostItemState;
  onDone: () => void;
}

/** The form for the next step of the item: the person who got it, and a note. */
function StateForm({ item: { id, state: seen }, next: state, onDone }: StateFormProps) {
  const [handedTo, setHandedTo] = useState('');
  const [note, setNote] = useState('');
  const { form, send, isBusy, refused, faultOf, problem } =
    useSending<SetLostItemStateMutation['setLostItemState']>('LostItemStored');
  const [setLostItemState] = useSetLostItemStateMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const input = { id, seen, state, handedTo: handedTo || null, note: note || null };
    const sent = await send(input, async () => {
      const { data } = await setLostItemState({ variables: { input } });
      return data?.setLostItemState;
    });
    if (sent?.__typename === 'LostItemStored') onDone();
  };
  const isElsewhere = refused?.result?.__typename === 'LostItemElsewhere';
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="mt-2 flex flex-wrap items-end gap-3"
    >
      {state === 'GIVEN_BACK' ? (
        <TextField
          label={t`Who got it back`}
          required
          maxLength={200}
          value={handedTo}
          error={faultOf('handedTo')}
          onChange={({ target }) => setHandedTo(target.value)}
        />
      ) : null}
      <TextField
        label={t`Note for the staff`}
        maxLength={500}
        value={note}
        error={faultOf('note')}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button type="submit" size="small" disabled={isBusy}>
        {isBusy ? t`Saving…` : t`Save`}
      </Button>
      <div role="alert" className="basis-full empty:hidden">
        {isElsewhere ? (
          <Message
            tone="bad"
            text={t`Somebody else has changed this item meanwhile, so nothing was stored.`}
          />
        ) : problem ? (
          <Message tone="bad" text={problem} />
        ) : null}
      </div>
    </form>
  );
}
