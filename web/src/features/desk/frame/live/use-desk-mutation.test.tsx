import { useQuery } from '@apollo/client/react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Server, renderServed } from '../../../../../tests/served';
import { BookingNotesDocument, useAddBookingNoteMutation } from '../../../../generated/desk-booking-notes';
import { OF_THE_FORM, usePageReading } from '../../../../lib/desk/use-desk-mutation';

const note = (text: string) => ({ id: text, text, by: 'Asha', createdAt: '2026-11-27T09:00:00Z' });

/** Shows notes as the page has them, and as a form has them. */
function Notes({ form = false }: { form?: boolean }) {
  const { data } = useQuery(BookingNotesDocument, {
    variables: { reference: form ? 'OF-THE-FORM' : 'OF-THE-PAGE' },
    fetchPolicy: 'no-cache',
    ...(form ? { context: OF_THE_FORM } : {}),
  });
  return <p>{data?.bookingNotes.map(({ text }) => text).join(', ')}</p>;
}

function Page({ reads }: { reads?: [] }) {
  const [outcome, setOutcome] = useState('');
  const [add] = useAddBookingNoteMutation(reads ? { refetchQueries: reads } : {});
  const pageReading = usePageReading();
  const press = async () => {
    const input = { reference: 'OF-THE-PAGE', text: 'New', idempotencyKey: 'key' };
    await add({ variables: { input } }).catch(() => undefined);
    await pageReading();
    setOutcome('The page shows it.');
  };
  return (
    <>
      <Notes />
      <Notes form />
      <p>{outcome}</p>
      <button type="button" onClick={() => void press()}>
        Add
      </button>
    </>
  );
}

function show(page = <Page />, change: Partial<{ fails: boolean; breaks: boolean }> = {}) {
  const notes = [note('Old')];
  let breaks = false;
  const server = new Server({
    BookingNotes: () => (breaks ? new Error('The connection broke.') : { bookingNotes: [...notes] }),
    AddBookingNote: () => {
      if (change.fails) return new Error('The connection broke.');
      notes.unshift(note('New'));
      breaks = change.breaks ?? false;
      return { addBookingNote: { __typename: 'BookingNoteAdded', notes } };
    },
  });
  renderServed(page, server);
  const read = (reference: string) =>
    server.variablesOf('BookingNotes').filter((variables) => variables['reference'] === reference).length;
  return { read, press: async () => userEvent.click(await screen.findByRole('button')) };
}

test('after a mutation the page is read again, without a live connection, and the waiting ends then', async () => {
  const { press, read } = show();
  await waitFor(() => expect(screen.getAllByText('Old')).toHaveLength(2));
  await press();
  expect(await screen.findByText('The page shows it.')).toBeVisible();
  expect(screen.getByText('New, Old')).toBeVisible();
  expect(read('OF-THE-PAGE')).toBe(2);
});

test('the figures of an open form stay as they are', async () => {
  const { press, read } = show();
  await waitFor(() => expect(screen.getAllByText('Old')).toHaveLength(2));
  await press();
  expect(await screen.findByText('New, Old')).toBeVisible();
  expect(screen.getByText('Old')).toBeVisible();
  expect(read('OF-THE-FORM')).toBe(1);
});

test('a mutation that names what to read again reads nothing else', async () => {
  const { press, read } = show(<Page reads={[]} />);
  await waitFor(() => expect(screen.getAllByText('Old')).toHaveLength(2));
  await press();
  expect(await screen.findByText('The page shows it.')).toBeVisible();
  expect(read('OF-THE-PAGE')).toBe(1);
});

test('without a response nothing is read again', async () => {
  const { press, read } = show(<Page />, { fails: true });
  await waitFor(() => expect(screen.getAllByText('Old')).toHaveLength(2));
  await press();
  expect(await screen.findByText('The page shows it.')).toBeVisible();
  expect(read('OF-THE-PAGE')).toBe(1);
});

test('a reading that fails does not fail the mutation', async () => {
  const { press, read } = show(<Page />, { breaks: true });
  await waitFor(() => expect(screen.getAllByText('Old')).toHaveLength(2));
  await press();
  expect(await screen.findByText('The page shows it.')).toBeVisible();
  expect(read('OF-THE-PAGE')).toBe(2);
});
