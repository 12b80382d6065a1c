import type { BookingStatus } from '../../../generated/graphql';
import { waitForOutcome, type ReadStatus } from './booking-outcome';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function show(state: DocumentVisibilityState): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

const alwaysReads = (status: BookingStatus) =>
  jest.fn<ReturnType<ReadStatus>, []>(() => Promise.resolve(status));

test('reads the status until the booking is decided', async () => {
  show('visible');
  const responses: (BookingStatus | null)[] = ['HELD', null, 'CONFIRMED'];
  const readStatus = jest.fn<ReturnType<ReadStatus>, []>(() => Promise.resolve(responses.shift() ?? null));
  const outcome = waitForOutcome(readStatus, new AbortController().signal);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await outcome).toBe('CONFIRMED');
  expect(readStatus).toHaveBeenCalledTimes(3);
});

test('gives up after about three minutes', async () => {
  show('visible');
  const readStatus = alwaysReads('HELD');
  const outcome = waitForOutcome(readStatus, new AbortController().signal);
  await jest.advanceTimersByTimeAsync(200_000);
  expect(await outcome).toBeNull();
  expect(readStatus.mock.calls.length).toBeLessThan(20);
});

test('a hidden tab sends nothing until it is visible again', async () => {
  show('hidden');
  const readStatus = alwaysReads('CONFIRMED');
  const outcome = waitForOutcome(readStatus, new AbortController().signal);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(readStatus).not.toHaveBeenCalled();
  show('visible');
  await jest.advanceTimersByTimeAsync(0);
  expect(await outcome).toBe('CONFIRMED');
});

test('ends when the page is left', async () => {
  show('visible');
  const leaving = new AbortController();
  const readStatus = alwaysReads('HELD');
  const outcome = waitForOutcome(readStatus, leaving.signal);
  leaving.abort();
  expect(await outcome).toBeNull();
  expect(readStatus).not.toHaveBeenCalled();
});
