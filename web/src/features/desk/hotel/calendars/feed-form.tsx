import { useState, type FormEvent } from 'react';
import { Button } from '../../../../components/form/button';
import { SelectField, TextField } from '../../../../components/form/field';
import { Message } from '../../../../components/status/message';
import { useAddCalendarFeedMutation } from '../../../../generated/desk-calendars';
import type { AddCalendarFeedMutation, RoomCalendarOfListFragment } from '../../../../generated/graphql';
import { t } from '../../../../lib/texts/texts';
import { useSending } from '../../frame/form/use-sending';
import { PROBLEM_WORDS } from './feed-problems';

const EMPTY = { roomNumber: '', name: '', url: '' };

/** The form that adds a portal's calendar of a room. */
export function FeedForm({ rooms }: { rooms: readonly RoomCalendarOfListFragment[] }) {
  const [values, setValues] = useState(EMPTY);
  const [notice, setNotice] = useState<{ tone: 'good' | 'bad'; text: string } | null>(null);
  const { form, send, isBusy, faultOf, problem } =
    useSending<AddCalendarFeedMutation['result']>('CalendarsSaved');
  const [add] = useAddCalendarFeedMutation();
  const field = (name: keyof typeof values) => ({
    value: values[name],
    error: faultOf(name),
    onChange: ({ target }: { target: { value: string } }) =>
      setValues((before) => ({ ...before, [name]: target.value })),
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setNotice(null);
    const sent = await send(values, async () => (await add({ variables: { input: values } })).data?.result);
    if (sent?.__typename !== 'CalendarsSaved') return;
    const { name, roomNumber } = values;
    setNotice(
      sent.problem === null
        ? { tone: 'good', text: t`The calendar ‘${name.trim()}’ of room ${roomNumber} is read.` }
        : { tone: 'bad', text: t`The calendar is stored, but not read. ${PROBLEM_WORDS[sent.problem]}` },
    );
    setValues(EMPTY);
  };
  return (
    <form
      ref={form}
      noValidate
      method="dialog"
      aria-label={t`New calendar of a portal`}
      className="grid gap-4 sm:grid-cols-3"
      onSubmit={(event) => void submit(event)}
    >
      <h2 className="font-display text-2xl sm:col-span-3">{t`New calendar of a portal`}</h2>
      <SelectField label={t`Room`} required {...field('roomNumber')}>
        <option value="">{t`Choose a room`}</option>
        {rooms.map(({ roomNumber, roomTitle }) => (
          <option key={roomNumber} value={roomNumber}>{`${roomNumber}, ${roomTitle}`}</option>
        ))}
      </SelectField>
      <TextField
        label={t`Name`}
        required
        autoComplete="off"
        hint={t`Such as the name of the portal`}
        {...field('name')}
      />
      <TextField
        label={t`Address of the calendar`}
        type="url"
        required
        autoComplete="off"
        hint={t`The portal shows it as ‘export calendar’. It is a secret.`}
        {...field('url')}
      />
      <div className="sm:col-span-3">
        <div role="alert">
          {problem ? <Message tone="bad" text={problem} /> : null}
          {notice?.tone === 'bad' ? <Message tone="bad" text={notice.text} /> : null}
        </div>
        <div role="status">{notice?.tone === 'good' ? <Message tone="good" text={notice.text} /> : null}</div>
      </div>
      <div>
        <Button size="small" type="submit" disabled={isBusy} aria-busy={isBusy}>{t`Add the calendar`}</Button>
      </div>
    </form>
  );
}
