import { formOf, PressQueue, type Sent, type WaitingPress } from './press-queue';

/** A line to the server that a test breaks and mends. */
class Line {
  isUp = true;
  readonly arrived: WaitingPress[] = [];
  refusal: string | null = null;

  readonly send = (press: WaitingPress): Promise<Sent> => {
    if (!this.isUp) return Promise.resolve({ kind: 'not sent', message: null });
    this.arrived.push(press);
    return Promise.resolve(this.refusal ? { kind: 'refused', message: this.refusal } : { kind: 'kept' });
  };
}

const stops: (() => void)[] = [];

function opened(line: Line, person = 'lata') {
  const queue = new PressQueue(window.localStorage, `presses of ${person}`, line.send);
  stops.push(queue.start());
  return queue;
}

beforeEach(() => {
  vi.useFakeTimers();
  window.localStorage.clear();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(0);
const kindsAt = ({ arrived }: Line) => arrived.map(({ roomNumber, kind }) => `${roomNumber} ${kind}`);

test('with a connection a press is sent at once, and nothing waits', async () => {
  const line = new Line();
  const queue = opened(line);
  queue.press('101', { kind: 'CLEAN' });
  expect(queue.snapshot().waiting).toHaveLength(1);
  await settle();
  expect(kindsAt(line)).toEqual(['101 CLEAN']);
  expect(queue.snapshot().waiting).toEqual([]);
});

test('without a connection presses wait in their order, survive a reload, and are sent once when it is back', async () => {
  const line = new Line();
  line.isUp = false;
  const queue = opened(line);
  queue.press('101', { kind: 'CLEAN' });
  queue.press('102', { kind: 'DIRTY' });
  queue.press('101', { kind: 'INSPECTED' });
  await settle();
  expect(queue.snapshot().waiting.map(({ roomNumber }) => roomNumber)).toEqual(['101', '102', '101']);
  for (const stop of stops.splice(0)) stop();

  const reloaded = opened(line);
  await settle();
  line.isUp = true;
  window.dispatchEvent(new Event('online'));
  await settle();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(kindsAt(line)).toEqual(['101 CLEAN', '102 DIRTY', '101 INSPECTED']);
  expect(new Set(line.arrived.map(({ key }) => key)).size).toBe(3);
  expect(reloaded.snapshot().waiting).toEqual([]);
});

test('a press whose response was lost is sent again with its key', async () => {
  const keys: string[] = [];
  const queue = new PressQueue(window.localStorage, 'presses', ({ key }) => {
    keys.push(key);
    return Promise.resolve<Sent>(keys.length === 1 ? { kind: 'not sent', message: null } : { kind: 'kept' });
  });
  stops.push(queue.start());
  queue.press('101', { kind: 'CLEAN' });
  await vi.advanceTimersByTimeAsync(6_000);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('a refused press is named and does not hold up those behind it', async () => {
  const line = new Line();
  line.refusal = 'The hotel has no room with this number.';
  const queue = opened(line);
  queue.press('999', { kind: 'CLEAN' });
  await settle();
  expect(queue.snapshot()).toMatchObject({
    waiting: [],
    refused: [{ roomNumber: '999', about: null, message: line.refusal }],
  });
});

test('what was refused is named until the person has read it, also after a reload', async () => {
  const line = new Line();
  line.refusal = 'The guest is not in the house any more.';
  const queue = opened(line);
  const press = { kind: 'MINIBAR' as const, stay: 'stay-1', item: 3, itemName: 'Water' };
  queue.press('204', press);
  queue.press('205', { ...press, itemName: 'Nuts' });
  await settle();
  const reloaded = opened(new Line());
  expect(reloaded.snapshot().refused).toMatchObject([
    { roomNumber: '204', about: 'Water', message: line.refusal },
    { roomNumber: '205', about: 'Nuts', message: line.refusal },
  ]);
  reloaded.forgetRefused();
  expect(opened(new Line()).snapshot().refused).toEqual([]);
});

test('a press that the server answers with an error waits with the reason, until it is given up', async () => {
  const queue = new PressQueue(window.localStorage, 'presses', () =>
    Promise.resolve<Sent>({ kind: 'not sent', message: 'Please sign in again.' }),
  );
  stops.push(queue.start());
  queue.press('101', { kind: 'CLEAN' });
  await settle();
  expect(queue.snapshot()).toMatchObject({
    problem: 'Please sign in again.',
    waiting: [{ roomNumber: '101' }],
  });
  queue.discardFirst();
  await settle();
  expect(queue.snapshot().waiting).toEqual([]);
});

test('presses of one person are not sent as those of another', async () => {
  const line = new Line();
  line.isUp = false;
  opened(line, 'lata').press('101', { kind: 'CLEAN' });
  await settle();
  line.isUp = true;
  const other = opened(line, 'ravi');
  await settle();
  expect(other.snapshot().waiting).toEqual([]);
});

test('a press is sent with the seconds that it waited, never below zero or above two days', () => {
  const press: WaitingPress = { key: 'a', roomNumber: '101', kind: 'CLEAN', madeAt: 1_000_000 };
  expect(formOf(press, 1_090_400)).toMatchObject({ waitedSeconds: 90, idempotencyKey: 'a' });
  expect(formOf(press, 900_000)).toMatchObject({ waitedSeconds: 0 });
  expect(formOf(press, 1_000_000 + 9 * 86_400_000)).toMatchObject({ waitedSeconds: 172_800 });
});
