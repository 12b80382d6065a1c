import { PictureQueue, type SentPicture } from './picture-queue';
import { PicturesInMemory, type WaitingPicture } from './picture-store';

const stops: (() => void)[] = [];

/** A queue of a person, a line that a test breaks and mends, and notes that wait. */
function opened({ store = new PicturesInMemory(), person = 'lata' } = {}) {
  const line = {
    answer: { kind: 'kept' } as SentPicture,
    arrived: [] as string[],
    notesWaiting: new Set<string>(),
    refused: [] as string[],
  };
  const queue = new PictureQueue({
    store: Promise.resolve(store),
    person,
    send: ({ note }: WaitingPicture) => {
      line.arrived.push(note);
      return Promise.resolve(line.answer);
    },
    isNoteWaiting: (note) => line.notesWaiting.has(note),
    onRefused: ({ roomNumber }, message) => line.refused.push(`${roomNumber}: ${message}`),
  });
  stops.push(queue.start());
  return { queue, line, store };
}

const picture = (note: string) => ({
  ...{ note, roomNumber: '204', words: 'The shower drips' },
  picture: new Blob(['a picture']),
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
});

test('a picture waits for its note, is sent once, and leaves the browser', async () => {
  const { queue, line, store } = opened();
  line.notesWaiting.add('note-1');
  await queue.keep(picture('note-1'));
  expect(line.arrived).toEqual([]);
  expect(queue.snapshot().waiting).toEqual([{ note: 'note-1', roomNumber: '204' }]);
  line.notesWaiting.clear();
  await queue.sendAll();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(line.arrived).toEqual(['note-1']);
  expect(await store.all()).toEqual([]);
});

test('a picture whose note waits does not hold up another picture', async () => {
  const { queue, line } = opened();
  line.notesWaiting.add('note-1');
  await queue.keep(picture('note-1'));
  await queue.keep(picture('note-2'));
  expect(line.arrived).toEqual(['note-2']);
});

test('without a connection it is sent again, and after a reload by the same person only', async () => {
  const { queue, line, store } = opened();
  line.answer = { kind: 'not sent', message: null };
  await queue.keep(picture('note-1'));
  await vi.advanceTimersByTimeAsync(6_000);
  expect(line.arrived).toEqual(['note-1', 'note-1']);
  for (const stop of stops.splice(0)) stop();
  const other = opened({ store, person: 'ravi' });
  await other.queue.sendAll();
  expect(other.line.arrived).toEqual([]);
  const again = opened({ store });
  await vi.advanceTimersByTimeAsync(0);
  expect(again.line.arrived).toEqual(['note-1']);
  expect(await store.all()).toEqual([]);
});

test('a refused picture is named and given up; one that waits can be given up', async () => {
  const { queue, line, store } = opened();
  line.answer = { kind: 'refused', message: 'This is no picture.' };
  await queue.keep(picture('note-1'));
  expect(line.refused).toEqual(['204: This is no picture.']);
  line.answer = { kind: 'not sent', message: 'Please sign in again.' };
  await queue.keep(picture('note-2'));
  expect(queue.snapshot()).toMatchObject({ problem: 'Please sign in again.', waiting: [{ note: 'note-2' }] });
  await queue.discardFirst();
  expect(await store.all()).toEqual([]);
});
