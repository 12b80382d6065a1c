import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderServed, Server, type DataOf } from '../../../../../tests/served';
import { BookingNotes } from './booking-notes';

const note = (text: string) => ({
  id: text,
  text,
  by: 'owner@saffroncourt.example',
  createdAt: '2026-11-23T06:00:00.000Z',
});

function show(response: DataOf<'AddBookingNote'>['addBookingNote']) {
  let notes = [note('Wants a quiet room.')];
  const server = new Server({
    BookingNotes: () => ({ bookingNotes: notes }),
    AddBookingNote: () => {
      if (response.__typename === 'BookingNoteAdded') ({ notes } = response);
      return { addBookingNote: response };
    },
  });
  renderServed(<BookingNotes reference="SC-TEST2345" />, server);
  return { server, user: userEvent.setup() };
}

test('a note that is added stands above the others, and the field is empty', async () => {
  const notes = [note('Comes late.'), note('Wants a quiet room.')];
  const { server, user } = show({ __typename: 'BookingNoteAdded', notes });
  expect(await screen.findByText('Wants a quiet room.')).toBeVisible();
  await user.type(screen.getByLabelText('New note'), 'Comes late.');
  await user.click(screen.getByRole('button', { name: 'Add the note' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  const [first] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent(/Comes late\. ?owner@saffroncourt\.example/);
  expect(screen.getByLabelText('New note')).toHaveValue('');
  expect(server.variablesOf('AddBookingNote')).toEqual([
    { input: { reference: 'SC-TEST2345', text: 'Comes late.', idempotencyKey: expect.any(String) } },
  ]);
});

test('an empty note is refused at the field', async () => {
  const message = 'Please enter the note.';
  const { user } = show({
    __typename: 'InvalidInput',
    code: 'INVALID_INPUT',
    parameters: [],
    message,
    faults: [{ field: 'text', code: 'TEXT_MISSING', parameters: [], message }],
  });
  await user.click(await screen.findByRole('button', { name: 'Add the note' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('New note')).toBeInvalid();
});
