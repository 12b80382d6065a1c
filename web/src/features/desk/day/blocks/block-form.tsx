import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '../../../../components/form/button';
import { SelectField, TextArea, TextField } from '../../../../components/form/field';
import { Message } from '../../../../components/status/message';
import { useBlockRoomMutation } from '../../../../generated/desk-blocks';
import type { BlockableRoomsQuery, BlockReason, BlockRoomMutation } from '../../../../generated/graphql';
import { addDays, writeDate } from '../../../../lib/dates/plain-dates';
import { t } from '../../../../lib/texts/texts';
import { RestoredDraft } from '../../frame/form/restored-draft';
import { useDraft } from '../../frame/form/use-draft';
import { problemOf, useSending, type RequestRefused } from '../../frame/form/use-sending';
import { reasonInWords } from './block-reasons';
import { InTheWay, type Occupant } from './in-the-way';

const REASONS: readonly BlockReason[] = ['OUT_OF_ORDER', 'OWNERS_USE', 'PORTAL'];

/** The initial values of the form. */
export interface BlockProposal {
  roomNumber?: string;
  firstNight?: string;
  until?: string;
  note?: string;
}

interface BlockFormProps {
  rooms: BlockableRoomsQuery['roomSettings'];
  proposed?: BlockProposal;
  /** The task about a repair. It ends when the block is made. */
  repairTask?: string;
  /** Called with a sentence that says which room is out of sale. */
  onBlocked: (sentence: string) => void;
}

type Sent = BlockRoomMutation['blockRoom'];

const EMPTY = { roomNumber: '', firstNight: '', until: '', reason: 'OUT_OF_ORDER' as BlockReason, note: '' };

const occupantsOf = (refused: Sent | RequestRefused | undefined): readonly Occupant[] =>
  refused?.__typename === 'RoomTaken' ? refused.occupants : [];

/** Takes a room out of sale. It lists the guests who have one of the nights, and they can be moved from here. */
export function BlockForm({ rooms, proposed = {}, repairTask, onBlocked }: BlockFormProps) {
  // A draft belongs to the room and night that staff pointed at.
  const name = ['block', proposed.roomNumber, proposed.firstNight, repairTask].filter(Boolean).join(' ');
  const { values, edit, restoredAt, discard } = useDraft(name, { ...EMPTY, ...proposed });
  const [moved, setMoved] = useState('');
  const { form, send, isBusy, refused, faultOf, forgive } = useSending<Sent>('RoomBlocked');
  const [blockRoom] = useBlockRoomMutation();
  const submitButton = useRef<HTMLButtonElement>(null);
  // The list with the button that opened the dialog has been removed by then.
  useLayoutEffect(() => {
    if (moved) submitButton.current?.focus();
  }, [moved]);
  const field = (of: keyof typeof values) => ({
    value: values[of],
    error: faultOf(of),
    onChange: ({ target }: { target: { value: string } }) => edit({ [of]: target.value }),
  });
  const isComplete = values.roomNumber !== '' && values.firstNight !== '' && values.until !== '';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !isComplete) return;
    setMoved('');
    const block = { ...values, note: values.note || null, ...(repairTask ? { repairTask } : {}) };
    const sent = await send(block, async (idempotencyKey) => {
      const { data } = await blockRoom({ variables: { input: { ...block, idempotencyKey } } });
      return data?.blockRoom;
    });
    if (sent?.__typename !== 'RoomBlocked') return;
    const { roomNumber, firstNight, until } = sent.block;
    discard();
    onBlocked(t`Room ${roomNumber} is out of sale from ${writeDate(firstNight)} to ${writeDate(until)}.`);
  };
  return (
    <div className="grid gap-4">
      <form
        ref={form}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid gap-4 sm:grid-cols-2"
      >
        <div className="empty:hidden sm:col-span-2">
          <RestoredDraft at={restoredAt} onDiscard={discard} />
        </div>
        <SelectField label={t`Room`} required {...field('roomNumber')}>
          <option value="">{t`Choose a room`}</option>
          {rooms.map((type) => (
            <optgroup key={type.id} label={type.name}>
              {type.rooms.map(({ id, number }) => (
                <option key={id} value={number}>
                  {number}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
        <SelectField label={t`Why`} required {...field('reason')}>
          {REASONS.map((reason) => (
            <option key={reason} value={reason}>
              {reasonInWords(reason)}
            </option>
          ))}
        </SelectField>
        <TextField label={t`First night`} type="date" inWords required {...field('firstNight')} />
        <TextField
          label={t`Back on sale on`}
          type="date"
          inWords
          required
          min={values.firstNight ? addDays(values.firstNight, 1) : undefined}
          hint={t`The first night that can be sold again.`}
          {...field('until')}
        />
        <TextArea className="sm:col-span-2" label={t`Note for the staff`} rows={2} {...field('note')} />
        <div className="sm:col-span-2">
          <Button ref={submitButton} type="submit" disabled={isBusy || !isComplete}>
            {isBusy ? t`Saving…` : t`Take out of sale`}
          </Button>
        </div>
      </form>
      <div role="alert" className="empty:hidden">
        {refused ? <Message tone="bad" text={problemOf(refused.result)} /> : null}
      </div>
      <div role="status" className="empty:hidden">
        {moved ? <Message tone="good" text={t`${moved} Now take the room out of sale.`} /> : null}
      </div>
      <InTheWay
        occupants={occupantsOf(refused?.result)}
        onMoved={(sentence) => {
          forgive();
          setMoved(sentence);
        }}
      />
    </div>
  );
}
