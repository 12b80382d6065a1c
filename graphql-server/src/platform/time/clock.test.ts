import { RequestClock } from './clock';

const HOUR = 3_600_000;

function clockAt(instant: string) {
  const now = vi.fn(() => Promise.resolve(new Date(instant)));
  return { now, clock: new RequestClock({ now, timeZone: 'Asia/Kolkata' }) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('a request asks the database for the time once', async () => {
  const { now, clock } = clockAt('2026-11-20T12:00:00Z');
  await Promise.all([clock.now(), clock.today(), clock.time()]);
  await clock.now();
  expect(now).toHaveBeenCalledTimes(1);
});

test('a request that does not need the time does not ask', () => {
  expect(clockAt('2026-11-20T12:00:00Z').now).not.toHaveBeenCalled();
});

test('time continues while the request is served, across the hotel’s midnight, too', async () => {
  const { clock } = clockAt('2026-11-20T18:00:00Z');
  expect(await clock.time()).toEqual({ now: new Date('2026-11-20T18:00:00Z'), today: '2026-11-20' });
  vi.advanceTimersByTime(HOUR);
  expect(await clock.time()).toEqual({ now: new Date('2026-11-20T19:00:00Z'), today: '2026-11-21' });
});

test('the business day of the hotel continues until 06:00 on the next date', async () => {
  // 05:30 and 06:00 in Kolkata.
  expect(await clockAt('2026-11-21T00:00:00Z').clock.businessDay()).toBe('2026-11-20');
  expect(await clockAt('2026-11-21T00:30:00Z').clock.businessDay()).toBe('2026-11-21');
});
