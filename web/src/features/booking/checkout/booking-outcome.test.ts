import { waitForOutcome } from './booking-outcome';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function show(state: DocumentVisibilityState): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('asks until the booking is decided', async () => {
  show('visible');
  const answers = ['HELD', null, 'CONFIRMED'];
  const ask = jest.fn(() => Promise.resolve(answers.shift() ?? null));
  const outcome = waitForOutcome(ask, new AbortController().signal);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await outcome).toBe('CONFIRMED');
  expect(ask).toHaveBeenCalledTimes(3);
});

test('gives up after about three minutes', async () => {
  show('visible');
  const ask = jest.fn(() => Promise.resolve('HELD'));
  const outcome = waitForOutcome(ask, new AbortController().signal);
  await jest.advanceTimersByTimeAsync(200_000);
  expect(await outcome).toBeNull();
  expect(ask.mock.calls.length).toBeLessThan(20);
});

test('a hidden tab asks nothing until it is seen again', async () => {
  show('hidden');
  const ask = jest.fn(() => Promise.resolve('CONFIRMED'));
  const outcome = waitForOutcome(ask, new AbortController().signal);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(ask).not.toHaveBeenCalled();
  show('visible');
  await jest.advanceTimersByTimeAsync(0);
  expect(await outcome).toBe('CONFIRMED');
});

test('ends when the page is left', async () => {
  show('visible');
  const leaving = new AbortController();
  const ask = jest.fn(() => Promise.resolve('HELD'));
  const outcome = waitForOutcome(ask, leaving.signal);
  leaving.abort();
  expect(await outcome).toBeNull();
  expect(ask).not.toHaveBeenCalled();
});
