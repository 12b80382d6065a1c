import { execute, gql, type RequestOptions } from '../../testkit/graphql';
import { hold } from '../../testkit/bookings';
import { openIdentity, OWNER } from '../../testkit/identity';
import { startTestServer, type TestServer } from '../../testkit/test-server';

const NOTES = gql(`query BookingNotes($reference: String!) {
  bookingNotes(reference: $reference) { text by createdAt }
}`);
const ADD_NOTE = gql(`mutation AddBookingNote($input: BookingNoteInput!) {
  addBookingNote(input: $input) {
    __typename
    ... on BookingNoteAdded { notes { text by } }
    ... on InvalidInput { faults { field message } }
    ... on Refusal { code }
  }
}`);

let testServer: TestServer;
let owner: RequestOptions;
beforeAll(async () => {
  testServer = await startTestServer();
  const { token } = await (await openIdentity()).signIn({ email: OWNER.email, emailVerified: true });
  owner = { token };
});
afterAll(() => testServer.stop());

let keys = 0;

const add = async (
  reference: string,
  text: string,
  idempotencyKey = `note-form-${String((keys += 1)).padStart(8, '0')}`,
) =>
  (await execute(testServer, ADD_NOTE, { input: { reference, text, idempotencyKey } }, owner)).addBookingNote;

test('notes are listed newest first, with who wrote them', async () => {
  const { booking } = await hold(testServer);
  await add(booking.reference, 'Wants a quiet room.');
  expect(await add(booking.reference, 'Comes with a dog.\nSmall one.')).toMatchObject({
    notes: [
      { text: 'Comes with a dog.\nSmall one.', by: OWNER.email },
      { text: 'Wants a quiet room.', by: OWNER.email },
    ],
  });
  const { bookingNotes } = await execute(testServer, NOTES, { reference: booking.reference }, owner);
  expect(bookingNotes).toHaveLength(2);
});

test('a note names a member of the staff, also when it was written before the person had a name', async () => {
  const { booking } = await hold(testServer);
  await add(booking.reference, 'Wants a quiet room.');
  await testServer.query("UPDATE staff_members SET name = 'Asha Rao' WHERE uid = $1", [OWNER.uid]);
  const { bookingNotes } = await execute(testServer, NOTES, { reference: booking.reference }, owner);
  await testServer.query('UPDATE staff_members SET name = $2 WHERE uid = $1', [OWNER.uid, OWNER.email]);
  expect(bookingNotes).toMatchObject([{ by: 'Asha Rao' }]);
});

test('the audit entry says who wrote a note on which booking, and not what it says', async () => {
  const { booking } = await hold(testServer);
  await add(booking.reference, 'Ill, needs a lift.');
  const [entry] = await testServer.query(
    "SELECT details, after FROM administrator_actions WHERE action = 'addBookingNote' ORDER BY id DESC LIMIT 1",
  );
  expect(entry).toEqual({
    details: { reference: booking.reference },
    after: { noteId: expect.any(String) },
  });
});

test('a note whose button is pressed ten times at once is stored once, with one audit entry', async () => {
  const { booking } = await hold(testServer);
  const { reference } = booking;
  const key = 'note-form-pressed-often';
  const results = await Promise.all(Array.from({ length: 10 }, () => add(reference, 'Comes late.', key)));
  expect(new Set(results.map(({ __typename }) => __typename))).toEqual(new Set(['BookingNoteAdded']));
  const { bookingNotes } = await execute(testServer, NOTES, { reference }, owner);
  expect(bookingNotes).toHaveLength(1);
  const entries = await testServer.query(
    "SELECT 1 FROM administrator_actions WHERE action = 'addBookingNote' AND details ->> 'reference' = $1",
    [reference],
  );
  expect(entries).toHaveLength(1);
  expect(await add(reference, 'Comes early.', key)).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
  expect(await add(reference, 'Comes late.', 'short')).toMatchObject({
    faults: [{ field: 'idempotencyKey' }],
  });
});

test('a note is deleted with its booking', async () => {
  const { booking } = await hold(testServer);
  await add(booking.reference, 'Wants a cot.');
  await testServer.query('DELETE FROM room_nights');
  await testServer.query('DELETE FROM bookings WHERE reference = $1', [booking.reference]);
  expect(await testServer.query("SELECT 1 FROM booking_notes WHERE text = 'Wants a cot.'")).toEqual([]);
});

test('an empty note, one that is too long and an unknown booking are refused', async () => {
  const { booking } = await hold(testServer);
  expect(await add(booking.reference, ' ')).toMatchObject({
    faults: [{ field: 'text', message: 'Please enter the note.' }],
  });
  expect(await add(booking.reference, 'x'.repeat(2001))).toMatchObject({
    faults: [{ field: 'text', message: 'The note can be at most 2000 characters.' }],
  });
  expect(await add('SC-UNKNOWN', 'Hello')).toMatchObject({ code: 'RECORD_NOT_FOUND' });
});
