import type { FormEvent } from 'react';
import { Button } from '../../../../components/form/button';
import { TextArea } from '../../../../components/form/field';
import { FailedState } from '../../../../components/list/failed-state';
import { Message } from '../../../../components/status/message';
import {
  BookingNotesDocument,
  useAddBookingNoteMutation,
  useBookingNotesQuery,
} from '../../../../generated/desk-booking-notes';
import type { AddBookingNoteMutation, BookingNotes_NoteFragment } from '../../../../generated/graphql';
import { useWriteInstant } from '../../../../lib/dates/instants';
import { useSending } from '../../frame/form/use-sending';
import { useTextDraft } from '../../frame/form/use-text-draft';
import { useLiveQuery } from '../../frame/live/live-desk-context';
import { t } from '../../../../lib/texts/texts';
import { May } from '../../../../lib/rights/may';

/** The staff's notes about a booking, newest first, and a form for a new note. */
export function BookingNotes({ reference }: { reference: string }) {
  const { data, error, refetch } = useBookingNotesQuery({
    variables: { reference },
    fetchPolicy: 'cache-and-network',
  });
  useLiveQuery(['BOOKING'], BookingNotesDocument, { reference });
  const notes = data?.bookingNotes;
  return (
    <section aria-labelledby="notes">
      <h2 id="notes" className="text-3xl">{t`Notes`}</h2>
      <p className="mt-1 text-sm text-quiet">{t`Only staff see these notes.`}</p>
      <May permission="bookings.note">
        <NoteForm reference={reference} />
      </May>
      {error && !notes ? (
        <FailedState problem={t`The notes could not be loaded.`} onRetry={() => void refetch()} />
      ) : null}
      {notes && notes.length > 0 ? (
        <ol className="mt-4 border-t border-line">
          {notes.map((note) => (
            <Note key={note.id} note={note} />
          ))}
        </ol>
      ) : null}
    </section>
  );
}

function Note({ note: { text, by, createdAt } }: { note: BookingNotes_NoteFragment }) {
  const writeInstant = useWriteInstant();
  return (
    <li className="border-b border-line py-3">
      <p className="max-w-prose break-words whitespace-pre-line">{text}</p>
      <p className="tabular mt-1 text-sm break-words text-quiet">{t`${by}, ${writeInstant(createdAt)}`}</p>
    </li>
  );
}

function NoteForm({ reference }: { reference: string }) {
  const [text, setText] = useTextDraft(`note ${reference}`);
  const { form, send, isBusy, faults, problem } =
    useSending<AddBookingNoteMutation['addBookingNote']>('BookingNoteAdded');
  const [addBookingNote] = useAddBookingNoteMutation({
    update: (cache, { data }) => {
      if (data?.addBookingNote.__typename !== 'BookingNoteAdded') return;
      cache.writeQuery({
        query: BookingNotesDocument,
        variables: { reference },
        data: { bookingNotes: data.addBookingNote.notes },
      });
    },
  });
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const note = { reference, text };
    const sent = await send(note, async (idempotencyKey) => {
      const { data } = await addBookingNote({ variables: { input: { ...note, idempotencyKey } } });
      return data?.addBookingNote;
    });
    if (sent?.__typename === 'BookingNoteAdded') setText('');
  };
  return (
    <form ref={form} noValidate onSubmit={(event) => void add(event)} className="mt-4 grid max-w-prose gap-3">
      <TextArea
        label={t`New note`}
        required
        rows={2}
        maxLength={2000}
        value={text}
        error={faults[0]?.message}
        onChange={({ target }) => setText(target.value)}
      />
      <div role="status">{problem ? <Message tone="bad" text={problem} /> : null}</div>
      <div>
        <Button type="submit" look="quiet" disabled={isBusy} aria-busy={isBusy}>{t`Add the note`}</Button>
      </div>
    </form>
  );
}
