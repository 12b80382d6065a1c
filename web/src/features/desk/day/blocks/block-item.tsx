import { useState, type FormEvent } from 'react';
import { Button } from '../../../../components/form/button';
import { TextField } from '../../../../components/form/field';
import { Message } from '../../../../components/status/message';
import { useChangeBlockMutation, useEndBlockMutation } from '../../../../generated/desk-blocks';
import type { DeskBlock_BlockFragment } from '../../../../generated/graphql';
import { nightsBetween, writeDate } from '../../../../lib/dates/plain-dates';
import { plural, t } from '../../../../lib/texts/texts';
import { ChangedMeanwhile } from '../../frame/form/changed-meanwhile';
import { RestoredDraft } from '../../frame/form/restored-draft';
import { useDraftOver } from '../../frame/form/use-draft-over';
import { problemOf, refusalIn } from '../../frame/form/use-sending';
import { reasonInWords } from './block-reasons';
import { InTheWay, type Occupant } from './in-the-way';

interface BlockItemProps {
  block: DeskBlock_BlockFragment;
  /** Called with a sentence that says what was done. */
  onDone: (sentence: string) => void;
}

interface Problem {
  text: string;
  occupants: readonly Occupant[];
}

const NO_PROBLEM: Problem = { text: '', occupants: [] };

/** One block: its room and dates, a form to change its end, and a button to put the room back on sale. */
export function BlockItem({ block, onDone }: BlockItemProps) {
  const { id, roomNumber, roomTitle, firstNight, reason, note, by } = block;
  const draft = useDraftOver({
    name: `end of block ${id}`,
    stored: { until: block.until },
    valuesOf: (stored) => stored,
    shownOf: (stored) => [{ label: t`Back on sale on`, text: writeDate(stored.until) }],
  });
  const { until } = draft.values;
  const [problem, setProblem] = useState(NO_PROBLEM);
  const [changeBlock, { loading: isChanging }] = useChangeBlockMutation();
  const [endBlock, { loading: isEnding }] = useEndBlockMutation();
  const isBusy = isChanging || isEnding;
  const dates = t`${writeDate(firstNight)} to ${writeDate(block.until)}`;
  const nights = plural(nightsBetween(firstNight, block.until), { one: '# night', other: '# nights' });
  const refuse = (
    refused: { __typename: string; message?: string; occupants?: readonly Occupant[] } | undefined,
  ) =>
    setProblem({
      text: problemOf(refused),
      occupants: refused?.occupants ?? [],
    });
  const change = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || until === block.until || until === '') return;
    const sent = await changeBlock({ variables: { input: { id, until, reason, note } } })
      .then((response) => response.data?.changeBlock)
      .catch(refusalIn);
    if (sent?.__typename !== 'RoomBlocked') return refuse(sent);
    setProblem(NO_PROBLEM);
    draft.discard();
    onDone(t`Room ${roomNumber} is back on sale on ${writeDate(sent.block.until)}.`);
  };
  const end = async () => {
    const sent = await endBlock({ variables: { id } })
      .then((response) => response.data?.endBlock)
      .catch(refusalIn);
    if (sent?.__typename !== 'BlockEnded') return refuse(sent);
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
          {reasonInWords(reason)}
          {note ? ` · ${note}` : ''}
          {by ? t` · by ${by}` : ''}
        </span>
      </span>
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
      <div className="grid gap-3 empty:hidden sm:col-span-2">
        <RestoredDraft at={draft.restoredAt} onDiscard={draft.discard} />
        <ChangedMeanwhile
          changes={isBusy ? [] : draft.changes}
          onUse={() => draft.goOn({ until: block.until })}
          onKeep={draft.keepMine}
        />
      </div>
      <div role="alert" className="empty:hidden sm:col-span-2">
        {problem.text ? <Message tone="bad" text={problem.text} /> : null}
      </div>
      <InTheWay
        occupants={problem.occupants}
        onMoved={(sentence) => {
          setProblem(NO_PROBLEM);
          onDone(sentence);
        }}
      />
    </li>
  );
}
