import type { FormEvent } from 'react';
import { Button } from '../../../../components/form/button';
import { TextField } from '../../../../components/form/field';
import { Message } from '../../../../components/status/message';
import { useChangeBlockMutation, useEndBlockMutation } from '../../../../generated/desk-blocks';
import type {
  ChangeBlockMutation,
  DeskBlock_BlockFragment,
  EndBlockMutation,
} from '../../../../generated/graphql';
import { nightsBetween, writeDate } from '../../../../lib/dates/plain-dates';
import { plural, t } from '../../../../lib/texts/texts';
import { ChangedMeanwhile } from '../../frame/form/changed-meanwhile';
import { RestoredDraft } from '../../frame/form/restored-draft';
import { useDraftOver } from '../../frame/form/use-draft-over';
import { useSending } from '../../frame/form/use-sending';
import { blockInWords } from './block-reasons';
import { InTheWay } from './in-the-way';

interface BlockItemProps {
  block: DeskBlock_BlockFragment;
  /** Called with a sentence that says what was done. */
  onDone: (sentence: string) => void;
}

/** One block: its room and dates, a form to change its end, and a button to put the room back on sale. */
export function BlockItem({ block, onDone }: BlockItemProps) {
  const { id, roomNumber, roomTitle, firstNight, reason, note, takenBy, by } = block;
  const draft = useDraftOver({
    name: `end of block ${id}`,
    stored: { until: block.until },
    valuesOf: (stored) => stored,
    shownOf: (stored) => [{ label: t`Back on sale on`, text: writeDate(stored.until) }],
  });
  const { until } = draft.values;
  const changing = useSending<ChangeBlockMutation['changeBlock']>('RoomBlocked');
  const ending = useSending<EndBlockMutation['endBlock']>('BlockEnded');
  const [changeBlock] = useChangeBlockMutation();
  const [endBlock] = useEndBlockMutation();
  const isBusy = changing.isBusy || ending.isBusy;
  const refused = changing.refused?.result;
  const occupants = refused?.__typename === 'RoomTaken' ? refused.occupants : [];
  const problem = changing.problem || changing.faults[0]?.message || ending.problem;
  const forgive = () => {
    changing.forgive();
    ending.forgive();
  };
  const dates = t`${writeDate(firstNight)} to ${writeDate(block.until)}`;
  const nights = plural(nightsBetween(firstNight, block.until), { one: '# night', other: '# nights' });
  const change = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || until === block.until || until === '') return;
    ending.forgive();
    const input = { id, until, reason, note };
    const sent = await changing.send(
      input,
      async () => (await changeBlock({ variables: { input } })).data?.changeBlock,
    );
    if (sent?.__typename !== 'RoomBlocked') return;
    draft.discard();
    onDone(t`Room ${roomNumber} is back on sale on ${writeDate(sent.block.until)}.`);
  };
  const end = async () => {
    changing.forgive();
    const variables = { id };
    const sent = await ending.send(variables, async () => (await endBlock({ variables })).data?.endBlock);
    if (sent?.__typename !== 'BlockEnded') return;
    draft.forget();
    onDone(t`Room ${roomNumber} is on sale again.`);
  };
  return (
    <li className="grid gap-x-6 gap-y-3 border-b border-line py-4 sm:grid-cols-[1fr_auto] sm:items-end">
      <span>
        <span className="font-semibold">{t`Room ${roomNumber}, ${roomTitle}`}</span>
        <span className="tabular block text-sm">
          {dates} · {nights}
        </span>
        <span className="block text-sm break-words text-quiet">
          {blockInWords(block)}
          {note ? ` · ${note}` : ''}
          {by ? t` · by ${by}` : ''}
        </span>
      </span>
      {takenBy === null ? (
        <form noValidate onSubmit={(event) => void change(event)} className="flex flex-wrap items-end gap-3">
          <TextField
            label={t`Back on sale on`}
            unmarked
            type="date"
            inWords
            value={until}
            onChange={({ target }) => draft.edit({ until: target.value })}
          />
          <Button
            type="submit"
            look="quiet"
            aria-label={t`Save the end for room ${roomNumber}, ${dates}`}
            disabled={isBusy || until === block.until || until === ''}
          >{t`Save`}</Button>
          <Button
            look="quiet"
            aria-label={t`End now: room ${roomNumber}, ${dates}`}
            disabled={isBusy}
            onClick={() => void end()}
          >{t`End now`}</Button>
        </form>
      ) : null}
      <div className="grid gap-3 empty:hidden sm:col-span-2">
        <RestoredDraft at={draft.restoredAt} onDiscard={draft.discard} />
        <ChangedMeanwhile
          changes={isBusy ? [] : draft.changes}
          onUse={() => draft.goOn({ until: block.until })}
          onKeep={draft.keepMine}
        />
      </div>
      <div role="alert" className="empty:hidden sm:col-span-2">
        {problem ? <Message tone="bad" text={problem} /> : null}
      </div>
      <InTheWay
        occupants={occupants}
        onMoved={(sentence) => {
          forgive();
          onDone(sentence);
        }}
      />
    </li>
  );
}
