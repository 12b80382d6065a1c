import { LiveDesk, type HeardChanges, type OpenStream, type StreamEnd } from './live-desk';

/** A connection that a test holds at the other end. */
interface Opened {
  cursor: string | null;
  tell: (heard: Partial<HeardChanges>) => void;
  end: (end: StreamEnd) => void;
  isClosed: () => boolean;
}

const opened: Opened[] = [];
const stops: (() => void)[] = [];
let lists = 0;

const open: OpenStream = (cursor, { next, ended }) => {
  let isClosed = false;
  opened.push({
    cursor,
    tell: (heard) => next({ cursor: 'later', changes: [], loadAgain: false, ...heard }),
    end: ended,
    isClosed: () => isClosed,
  });
  return () => {
    isClosed = true;
  };
};

const BOOKED: Partial<HeardChanges> = { changes: [{ topic: 'BOOKING', subject: 'one' }] };

function startDesk() {
  const live = new LiveDesk(open, `desk ${(lists += 1)}`);
  stops.push(live.start());
  return live;
}

function watchedList(live: LiveDesk) {
  const ask = vi.fn(() => Promise.resolve());
  live.watch({ topics: ['BOOKING'], ask });
  return ask;
}

const last = (): Opened => {
  const connection = opened.at(-1);
  if (!connection) throw new Error('No connection was opened.');
  return connection;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  opened.length = 0;
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Connected, and what the page missed while it loaded is asked for. */
async function liveList() {
  const live = startDesk();
  const ask = watchedList(live);
  await vi.advanceTimersByTimeAsync(0);
  last().tell({ cursor: 'first' });
  await vi.advanceTimersByTimeAsync(2_000);
  ask.mockClear();
  return { live, ask };
}

test('given twenty changes in a second, a page asks again once a second, and at last for the newest', async () => {
  const { ask } = await liveList();
  for (let change = 0; change < 20; change += 1) {
    last().tell(BOOKED);
    await vi.advanceTimersByTimeAsync(50);
  }
  expect(ask.mock.calls.length).toBeLessThanOrEqual(2);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('given twenty open pages and twenty changes a second for a minute, each asks at most once a second, and shows the newest state', async () => {
  let version = 0;
  const pages = Array.from({ length: 20 }, () => {
    const live = startDesk();
    const page = { shown: -1, asked: 0 };
    live.watch({
      topics: ['BOOKING'],
      ask: () => {
        page.asked += 1;
        page.shown = version;
        return Promise.resolve();
      },
    });
    return page;
  });
  await vi.advanceTimersByTimeAsync(0);
  for (const { tell } of opened) tell({ cursor: 'first' });
  await vi.advanceTimersByTimeAsync(2_000);
  for (const page of pages) page.asked = 0;
  for (let change = 0; change < 60 * 20; change += 1) {
    version += 1;
    for (const { tell } of opened) tell(BOOKED);
    await vi.advanceTimersByTimeAsync(50);
  }
  await vi.advanceTimersByTimeAsync(1_000);
  expect(opened).toHaveLength(20);
  for (const { asked, shown } of pages) {
    expect(asked).toBeGreaterThan(50);
    expect(asked).toBeLessThanOrEqual(61);
    expect(shown).toBe(version);
  }
});

test('a page does not ask again for topics that it does not show', async () => {
  const { ask } = await liveList();
  last().tell({ changes: [{ topic: 'MESSAGE', subject: null }] });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(ask).not.toHaveBeenCalled();
});

test('given a slow request, the page asks once more when it has come, not beside it', async () => {
  const { live } = await liveList();
  let respond = (): void => undefined;
  const ask = vi.fn(() => new Promise<void>((resolve) => (respond = resolve)));
  live.watch({ topics: ['BOOKING'], ask });
  last().tell(BOOKED);
  await vi.advanceTimersByTimeAsync(2_000);
  last().tell(BOOKED);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(ask).toHaveBeenCalledTimes(1);
  respond();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a page whose reading is much work rests after it, and then reads the newest', async () => {
  const { live } = await liveList();
  const ask = vi.fn(() => Promise.resolve());
  live.watch({ topics: ['BOOKING'], ask, restMilliseconds: 30_000 });
  for (let second = 0; second < 25; second += 1) {
    last().tell(BOOKED);
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('after a break the page connects again from the last cursor, and says meanwhile that it is not live', async () => {
  const { live } = await liveList();
  last().tell({ cursor: 'newest' });
  last().end({ kind: 'lost' });
  await vi.advanceTimersByTimeAsync(0);
  expect(live.snapshot()).toBe('reconnecting');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(opened).toHaveLength(2);
  expect(last().cursor).toBe('newest');
  last().tell({});
  expect(live.snapshot()).toBe('live');
});

test('a connection without a word for 25 seconds is given up', async () => {
  await liveList();
  const first = last();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(first.isClosed()).toBe(true);
  expect(opened.length).toBeGreaterThan(1);
});

test('a server without a place is asked again after half a minute, and the page asks for its data meanwhile', async () => {
  const live = startDesk();
  const ask = watchedList(live);
  await vi.advanceTimersByTimeAsync(0);
  last().end({ kind: 'refused', status: 503 });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(opened).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(opened).toHaveLength(2);
  expect(ask).toHaveBeenCalledTimes(1);
});

test.each([502, 504])(
  'a proxy whose server is away (%s) is asked again soon, ever more rarely',
  async (status) => {
    const { live } = await liveList();
    last().end({ kind: 'lost' });
    for (const within of [1_000, 2_000, 4_000]) {
      await vi.advanceTimersByTimeAsync(within);
      last().end({ kind: 'refused', status });
    }
    expect(opened).toHaveLength(4);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(opened).toHaveLength(5);
    last().tell({ cursor: 'again' });
    expect(live.snapshot()).toBe('live');
  },
);

test('an account without the right is not told that anything is broken', async () => {
  const live = startDesk();
  await vi.advanceTimersByTimeAsync(0);
  last().end({ kind: 'refused', status: 403 });
  await vi.advanceTimersByTimeAsync(0);
  expect(live.snapshot()).toBe('refused');
});

test('a page that sleeps asks for everything once it is seen again, over a new connection', async () => {
  const { ask } = await liveList();
  vi.setSystemTime(Date.now() + 3_600_000);
  window.dispatchEvent(new Event('focus'));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(opened).toHaveLength(2);
});

test('a page that wakes before its network connects again soon, however long it was without', async () => {
  await liveList();
  for (let failed = 0; failed < 8; failed += 1) {
    last().end({ kind: 'lost' });
    await vi.advanceTimersByTimeAsync(60_000);
  }
  window.dispatchEvent(new Event('focus'));
  await vi.advanceTimersByTimeAsync(0);
  const attempts = opened.length;
  last().end({ kind: 'lost' });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(opened.length).toBe(attempts + 1);
});
